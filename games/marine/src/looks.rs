//! How things look. Animals have the colours of their cubes (§4); every terrain and element has a picture of its own, so
//! that nothing depends on colour alone.

use crate::display::Section;
use crate::rules::animals::Class;
use crate::state::{ELEMENTS, Element, Terrain};
use crate::terrain::Ground;
use clade_engine::Kind;
use clade_engine::Small;
use clade_engine::scene::{Look, Tint};
use clade_script::Cards;

/// The elements, in the order of their numbers.
const ELEMENT_LOOKS: [Look; ELEMENTS] = [
    Look::of("algae", Tint::Green),
    Look::of("snail", Tint::Purple),
    Look::of("earth-worm", Tint::Pink),
    Look::of("parmecia", Tint::Teal),
    Look::of("fleshy-mass", Tint::Orange),
    Look::of("sun", Tint::Yellow),
];

/// The terrains, in the order of their numbers.
const TERRAIN_LOOKS: [Look; 9] = [
    Look::of("palm-tree", Tint::Brown),
    Look::of("vines", Tint::Green),
    Look::of("coral", Tint::Pink),
    Look::of("summits", Tint::Grey),
    Look::of("high-grass", Tint::Teal),
    Look::of("sea-star", Tint::Yellow),
    Look::of("big-wave", Tint::Blue),
    Look::of("smoking-volcano", Tint::Black),
    Look::of("hot-surface", Tint::Red),
];

/// A vent of either kind, as on a terrain marker.
pub(crate) const VENT: Look = Look::of("boiling-bubbles", Tint::Red);

pub(crate) const EARTH: Look = Look::of("world", Tint::Blue);
pub(crate) const ROUND: Look = Look::of("cycle", Tint::Plain);
pub(crate) const DISPLAY: Look = Look::of("pawn", Tint::Plain);
/// Species of any animal are cubes in its colour.
pub(crate) const CUBE: &str = "cube";
/// A pawn of any animal has the animal's colour.
pub(crate) const PAWN: &str = "pawn";
/// The colour of special pawns.
pub(crate) const SPECIAL: Tint = Tint::White;
pub(crate) const FOOD_CHAIN: Look = Look::of("food-chain", Tint::Plain);
const SURVIVAL: Look = Look::of("heart-plus", Tint::Green);
pub(crate) const TARGETS: Look = Look::of("archery-target", Tint::Plain);
pub(crate) const STACK: Look = Look::of("stack", Tint::Plain);
pub(crate) const BAG: Look = Look::of("swap-bag", Tint::Black);
pub(crate) const RED_BAG: Look = Look::of("swap-bag", Tint::Red);
pub(crate) const CARDS: Look = Look::of("card-draw", Tint::Plain);
pub(crate) const DISCARD: Look = Look::of("card-discard", Tint::Plain);
pub(crate) const TRAITS: Look = Look::of("dna1", Tint::Plain);
pub(crate) const POINTS: Look = Look::of("laurels", Tint::Plain);
pub(crate) const POOL: Look = Look::of("cubes", Tint::Plain);
pub(crate) const ELIMINATED: Look = Look::of("tombstone", Tint::Grey);
pub(crate) const FREE: Look = Look::of("plain-circle", Tint::White);

/// An animal.
pub(crate) fn figure(kind: Class) -> Look {
    match kind {
        Class::Crustaceans => Look::of("crab", Tint::Brown),
        Class::Fishes => Look::of("double-fish", Tint::Blue),
        Class::Cephalopods => Look::of("octopus", Tint::Orange),
        Class::Reptiles => Look::of("sea-turtle", Tint::Purple),
    }
}

/// An element.
pub(crate) fn element(element: Element) -> Look {
    ELEMENT_LOOKS[element.ix()].clone()
}

/// A terrain; of vents the kind.
pub(crate) fn ground(ground: impl Into<Ground>) -> Look {
    TERRAIN_LOOKS[ground.into().ix()].clone()
}

/// A terrain as a marker names it.
pub(crate) fn marker(terrain: Terrain) -> Look {
    if terrain == Terrain::Vent { VENT } else { ground(terrain) }
}

/// A section of the action display.
pub(crate) fn section(section: Section) -> Look {
    let icon = match section {
        Section::Abundance => "cornucopia",
        Section::Adaptation => "axolotl",
        Section::Autotrophs => "sprout",
        Section::Competition => "crossed-claws",
        Section::Depletion => "falling-leaf",
        Section::Domination => "crown",
        Section::Evolution => "dna2",
        Section::Migration => "school-of-fish",
        Section::Regression => "amputation",
        Section::Speciation => "fish-eggs",
        Section::Tectonics => "earth-crack",
        Section::Wanderlust => "compass",
    };
    Look::of(icon, Tint::Plain)
}

/// The picture of the Survival card: its own, if it has one.
pub(crate) fn survival(cards: &Cards, kind: Kind) -> Look {
    let own = cards.look_of(kind);
    if own.icon.is_empty() { SURVIVAL } else { own }
}
