//! How things look. Animals have the colours of their cubes, elements those of their disks (§1); every animal, terrain and element has a
//! picture of its own, so that nothing depends on colour alone.

use crate::display::Section;
use crate::rules::animals::Class;
use crate::state::{ELEMENTS, Element, TERRAINS, Terrain};
use clade_engine::Kind;
use clade_engine::Small;
use clade_engine::scene::{Look, Tint};
use clade_script::Cards;

/// The elements, in the order of their numbers.
const ELEMENT_LOOKS: [Look; ELEMENTS] = [
    Look::of("high-grass", Tint::Green),
    Look::of("maggot", Tint::Purple),
    Look::of("meat", Tint::White),
    Look::of("plant-seed", Tint::Yellow),
    Look::of("sun", Tint::Orange),
    Look::of("water-drop", Tint::Blue),
];

/// The terrains, in the order of their numbers.
const TERRAIN_LOOKS: [Look; TERRAINS] = [
    Look::of("big-wave", Tint::Blue),
    Look::of("swamp", Tint::Teal),
    Look::of("grass", Tint::Yellow),
    Look::of("jungle", Tint::Purple),
    Look::of("pine-tree", Tint::Green),
    Look::of("desert", Tint::Orange),
    Look::of("mountains", Tint::Brown),
    Look::of("snowflake-1", Tint::White),
];

pub(crate) const EARTH: Look = Look::of("world", Tint::Blue);
pub(crate) const ROUND: Look = Look::of("cycle", Tint::Plain);
pub(crate) const DISPLAY: Look = Look::of("pawn", Tint::Plain);
/// Species of any animal are cubes in its colour.
pub(crate) const CUBE: &str = "cube";
/// A pawn of any animal has the animal's colour.
pub(crate) const PAWN: &str = "pawn";
pub(crate) const TRACK: Look = Look::of("fast-arrow", Tint::Plain);
pub(crate) const FOOD_CHAIN: Look = Look::of("food-chain", Tint::Plain);
const SURVIVAL: Look = Look::of("heart-plus", Tint::Green);
pub(crate) const STACK: Look = Look::of("stack", Tint::Plain);
pub(crate) const BAG: Look = Look::of("swap-bag", Tint::Black);
pub(crate) const CARDS: Look = Look::of("card-draw", Tint::Plain);
pub(crate) const DISCARD: Look = Look::of("card-discard", Tint::Plain);
pub(crate) const POINTS: Look = Look::of("laurels", Tint::Plain);
pub(crate) const POOL: Look = Look::of("cubes", Tint::Plain);
pub(crate) const ELIMINATED: Look = Look::of("tombstone", Tint::Grey);
pub(crate) const DOMINATED: Look = Look::of("crown", Tint::Plain);
pub(crate) const FREE: Look = Look::of("plain-circle", Tint::White);

/// An animal.
pub(crate) fn figure(kind: Class) -> Look {
    match kind {
        Class::Insects => Look::of("ant", Tint::Green),
        Class::Arachnids => Look::of("spider-alt", Tint::Red),
        Class::Amphibians => Look::of("frog", Tint::Blue),
        Class::Birds => Look::of("eagle-head", Tint::Yellow),
        Class::Reptiles => Look::of("lizard-tongue", Tint::Black),
        Class::Mammals => Look::of("bear-head", Tint::White),
    }
}

/// An element.
pub(crate) fn element(element: Element) -> Look {
    ELEMENT_LOOKS[element.ix()].clone()
}

/// A terrain.
pub(crate) fn terrain(terrain: Terrain) -> Look {
    TERRAIN_LOOKS[terrain.ix()].clone()
}

/// A row of the action display.
pub(crate) fn section(section: Section) -> Look {
    let icon = match section {
        Section::Initiative => "fast-arrow",
        Section::Adaptation => "chameleon-glyph",
        Section::Regression => "amputation",
        Section::Abundance => "cornucopia",
        Section::Wasteland => "sandstorm",
        Section::Depletion => "falling-leaf",
        Section::Glaciation => "icebergs",
        Section::Speciation => "family-tree",
        Section::Wanderlust => "compass",
        Section::Migration => "canadian-goose",
        Section::Competition => "crossed-claws",
        Section::Domination => "crown",
    };
    Look::of(icon, Tint::Plain)
}

/// The picture of the Survival card: its own, if it has one.
pub(crate) fn survival(cards: &Cards, kind: Kind) -> Look {
    let own = cards.look_of(kind);
    if own.icon.is_empty() { SURVIVAL } else { own }
}
