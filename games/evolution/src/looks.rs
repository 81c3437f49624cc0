//! How things look: one animal per colour, so that nothing depends on colour alone.

use crate::state::{Place, SIDES};
use clade_engine::scene::{Look, Tint};
use clade_engine::{Side, Small};

/// The animals of each player. None of them is the picture of a trait.
const FIGURES: [Look; SIDES] = [
    Look::of("fox-head", Tint::Red),
    Look::of("deer", Tint::Blue),
    Look::of("gecko", Tint::Green),
    Look::of("owl", Tint::Yellow),
    Look::of("tiger", Tint::Orange),
    Look::of("hedgehog", Tint::Purple),
    Look::of("rabbit", Tint::White),
    Look::of("raven", Tint::Black),
];

/// The territories, in the order of their numbers.
const PLACES: [Look; 3] = [Look::of("pine-tree", Tint::Green), Look::of("palm-tree", Tint::Yellow), Look::of("big-wave", Tint::Blue)];

pub(crate) const MEADOW: Look = Look::of("high-grass", Tint::Green);
pub(crate) const BANK: Look = Look::of("fruit-bowl", Tint::Red);
pub(crate) const COMPOST: Look = Look::of("mushrooms", Tint::Grey);
pub(crate) const BODY: Look = Look::of("skeleton-inside", Tint::Grey);
pub(crate) const DECK: Look = Look::of("card-draw", Tint::Plain);
pub(crate) const HAND: Look = Look::of("poker-hand", Tint::Plain);
pub(crate) const DISCARD: Look = Look::of("card-discard", Tint::Plain);
pub(crate) const MIDDLE: Look = Look::of("table", Tint::Plain);
pub(crate) const SCORE: Look = Look::of("laurels", Tint::Plain);
pub(crate) const NEED: Look = Look::of("stomach", Tint::Plain);
pub(crate) const RED_FOOD: Look = Look::of("berry-bush", Tint::Red);
pub(crate) const BLUE_FOOD: Look = Look::of("meat", Tint::Blue);
pub(crate) const STORED: Look = Look::of("pig", Tint::Yellow);
pub(crate) const ATTACK: Look = Look::of("carnivore-mouth", Tint::Red);
pub(crate) const TURN: Look = Look::of("cycle", Tint::Plain);
/// The picture of the one whom the other of a pair protects.
pub(crate) const SHIELD: &str = "shield-reflect";
pub(crate) const REMAINS: Look = Look::of("tombstone", Tint::Grey);

/// The animals of a player.
pub(crate) fn figure(side: Side) -> Look {
    FIGURES.get(side.ix()).cloned().unwrap_or_default()
}

/// A territory.
pub(crate) fn place(place: Place) -> Look {
    PLACES[place.ix()].clone()
}
