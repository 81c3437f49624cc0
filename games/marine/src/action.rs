//! Answers to questions.

use crate::board::{Cell, Corner};
use crate::display::{Pawn, Space};
use crate::state::{Element, Terrain};
use clade_engine::{Answer, Kind, Side};

/// One answer to the open question. Small and `Copy`; its text is looked up in the list, never parsed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// An answer to a card's own question.
    Answer(Answer),
    /// Chance: the element that is drawn.
    Draw(Element),
    /// Chance: the tile that is turned over.
    Tile(Terrain),
    /// Chance: the terrain marker that is drawn.
    Marker(Terrain),
    /// Chance: the card or trait that is drawn.
    Card(Kind),
    /// Chance: one die.
    Die(u8),
    /// Keep this trait.
    Keep(Kind),
    /// Place a pawn.
    Place(Pawn, Space),
    /// Retrieve all pawns.
    Retrieve,
    /// Take the action.
    Take,
    /// Skip the action.
    Skip,
    /// This element.
    Element(Element),
    /// This corner.
    Corner(Corner),
    /// Remove the element on this corner.
    Remove(Corner),
    /// Swap the element on this corner.
    Swap(Corner),
    /// Into a free slot of the mat.
    OnMat,
    /// Into a slot that a trait has.
    OnTrait,
    /// In place of one of the animal's tokens.
    Replace(Element),
    /// A number of cubes.
    Number(u8),
    /// The open tile of this stack.
    Stack(u8),
    /// This tile or cell.
    Cell(Cell),
    /// A hydrothermal vent.
    Smoker,
    /// A geothermal vent.
    Geyser,
    /// A cube from the gene pool.
    FromPool,
    /// An eliminated cube.
    FromBox,
    /// A cube moves from a tile to another.
    Move(Cell, Cell),
    /// A cube of this animal is eliminated.
    Eliminate(Side),
    /// The card in this slot of the row, from 0.
    Slot(u8),
    /// No more, none.
    Done,
}
