//! The ids of the things on the table: as they are drawn, and as what happens to them names them.

use crate::environment::EnvironmentCard;
use crate::map::{self, Cell};
use crate::state::{Colour, Id};
use clade_engine::{Kind, Side};

/// The genes that are for sale.
pub(crate) const POOL: &str = "pool";
/// The evolution ladder.
pub(crate) const LADDER: &str = "ladder";
/// The pile of what was left, where it falls at random.
pub(crate) const WASTE: &str = "waste";

/// A cell of the soup.
pub(crate) fn cell(cell: Cell) -> String {
    format!("cell-{}", map::name(cell))
}

/// The food cubes of a colour in a cell.
pub(crate) fn cubes(cell: Cell, colour: Colour) -> String {
    format!("cubes-{}-{}", map::name(cell), colour.0)
}

/// An amoeba.
pub(crate) fn amoeba(id: Id) -> String {
    format!("amoeba{}", id.0)
}

/// An owner's marker on the ladder.
pub(crate) fn marker(side: Side) -> String {
    format!("marker{}", side.0)
}

/// An environment card, open or not yet turned.
pub(crate) fn environment(card: EnvironmentCard) -> String {
    format!("environment{}", card.0)
}

/// What an owner has.
pub(crate) fn colony(side: Side) -> String {
    format!("colony{}", side.0)
}

/// A gene in force for an owner.
pub(crate) fn gene(side: Side, kind: Kind) -> String {
    format!("gene{}-{}", side.0, kind.0)
}
