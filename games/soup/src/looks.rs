//! How things look: one figure per colour, as in the box, so that nothing depends on colour alone.

use crate::state::Colour;
use clade_engine::Small;
use clade_engine::scene::{Look, Tint};

/// The amoebas of each colour.
const FIGURES: [Look; 4] = [
    Look::of("gooey-molecule", Tint::Red),
    Look::of("slow-blob", Tint::Blue),
    Look::of("acid-blob", Tint::Green),
    Look::of("transparent-slime", Tint::Yellow),
];

/// Food of any colour is a cube.
pub(crate) const CUBE: &str = "cube";
pub(crate) const SOUP: Look = Look::of("bubbles", Tint::Teal);
pub(crate) const COMPASS: Look = Look::of("compass", Tint::Grey);
/// The compass while there is a drift: an arrow.
pub(crate) const NEEDLE: Look = Look::of("plain-arrow", Tint::Grey);
pub(crate) const OZONE: Look = Look::of("sun-radiations", Tint::Yellow);
pub(crate) const LADDER: Look = Look::of("ladder", Tint::Plain);
pub(crate) const POINTS: Look = Look::of("atom", Tint::Plain);
/// A sign that is still clear where it is as small as a letter, where a strand of genes looks like "%".
pub(crate) const MUTATIONS: Look = Look::of("radioactive", Tint::Plain);
pub(crate) const GENES: Look = Look::of("dna1", Tint::Plain);
pub(crate) const SUPPLY: Look = Look::of("cubes", Tint::Plain);
pub(crate) const WASTE: Look = Look::of("mushrooms", Tint::Grey);
pub(crate) const ENVIRONMENT: Look = Look::of("sunrise", Tint::Yellow);
pub(crate) const ROUND: Look = Look::of("cycle", Tint::Plain);

/// The figure of a colour.
pub(crate) fn figure(colour: Colour) -> Look {
    FIGURES.get(colour.ix()).cloned().unwrap_or_default()
}
