//! Answers to questions.

use crate::board::{Cell, Corner};
use crate::display::Space;
use crate::element::Element;
use crate::terrain::Terrain;
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
    /// Chance: the card that is drawn.
    Card(Kind),
    /// Chance: one die.
    Die(u8),
    /// Place a pawn.
    Place(Space),
    /// Swap initiative markers with the animal before.
    Advance,
    /// This element.
    Element(Element),
    /// This corner.
    Corner(Corner),
    /// Remove the element on this corner.
    Remove(Corner),
    /// A number of cubes.
    Number(u8),
    /// The open tile of this stack.
    Stack(u8),
    /// This tile or cell.
    Cell(Cell),
    /// A cube moves from a tile to another.
    Move(Cell, Cell),
    /// A cube of this animal is eliminated.
    Eliminate(Side),
    /// The face-up card at this place, from 0.
    Take(u8),
    /// No more, none, not at all.
    Done,
}
