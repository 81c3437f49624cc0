//! The table as a card may touch it, and what a call gives back.

use crate::board::{Cell, Cells};
use crate::dominant::{Dominant, Events};
use crate::event::By;
use crate::state::{NO_CARD, State};
use clade_engine::{Kind, Side, Small};
use clade_script::{Reply, VerbError};

/// What a verb returns, or why it cannot be done.
pub(crate) type Done = Result<Reply, VerbError>;

/// The table as a card of this owner may touch it.
pub(crate) struct Table<'a, 'b> {
    pub(crate) game: &'a Dominant,
    pub(crate) state: &'a mut State,
    pub(crate) owner: Side,
    pub(crate) sink: &'a mut Events<'b>,
}

/// How many items a list for a script has at most: more cannot be offered.
const MOST_ITEMS: usize = 48;

/// A list of things.
pub(crate) fn list(things: impl IntoIterator<Item: Small>) -> Done {
    Ok(Reply::List(things.into_iter().take(MOST_ITEMS).map(|thing| thing.byte().into()).collect()))
}

/// A list of animals.
pub(crate) fn sides(sides: impl Iterator<Item = Side>) -> Done {
    list(sides.map(|side| side.0))
}

pub(crate) fn truth(yes: bool) -> Done {
    number(yes)
}

pub(crate) fn number(n: impl Into<i32>) -> Done {
    Ok(Reply::Int(n.into()))
}

impl Table<'_, '_> {
    /// A cell that has a tile.
    pub(super) fn tile(&self, cell: Cell) -> Result<Cell, VerbError> {
        if self.state.has_tile(cell) { Ok(cell) } else { Err(VerbError::NoSuch("tile")) }
    }

    pub(super) fn tiles(&self, cells: &[Cell]) -> Result<Cells, VerbError> {
        cells.iter().map(|&cell| self.tile(cell)).collect()
    }

    /// A side in play.
    pub(super) fn side(&self, side: Side) -> Result<Side, VerbError> {
        if side.ix() < self.game.players().animals.len() { Ok(side) } else { Err(VerbError::NoSuch("animal")) }
    }

    /// The card that acts.
    pub(super) fn acting_card(&self) -> Kind {
        self.state.frames.top().map_or(NO_CARD, |frame| frame.card)
    }

    pub(super) fn by(&self) -> By {
        self.game.by(self.state, self.owner)
    }
}
