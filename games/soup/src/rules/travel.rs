//! How an amoeba gets from cell to cell: leaving, being clung to, arriving. Drift (phase 1), moves, escapes (phases 1 and 5) and
//! dragging all end in the same two steps.

use crate::event::Cause;
use crate::map::Cell;
use crate::prelude::*;
use crate::things::Heard;
use clade_engine::Order;
use clade_engine::agenda::Overflow;

step! {
    /// An amoeba leaves for a cell: others may react to that.
    pub struct Leave for Soup {
        amoeba: Id,
        to: Cell,
        cause: Cause,
    }
}

impl Work<Soup> for Leave {
    /// First its owner's genes act (cubes are named), then those of others in the cell (who clings), ascending from the mover; then
    /// it arrives.
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, to, cause } = *self;
        let Some(from) = state.at(amoeba).filter(|&from| from != to) else { return };
        game.then(state, [Arrive { amoeba, to, cause }]);
        let mover = game.owner(amoeba);
        // With S4 an owner may cling to its own amoeba, but not again to those that it has just let go along.
        let anyone = game.options.clings_to_anyone && cause != Cause::Drag;
        let has_genes = |side: Side| !game.acting(state, side, Hook::NeighbourLeaves).is_empty();
        let clings = |&side: &Side| (side != mover || anyone) && has_genes(side) && game.others_in(state, side, from, amoeba);
        let clinging: Order = ascending_from(state, mover).filter(clings).collect();
        let heard = || (amoeba, Heard::from(to));
        game.trigger(state, clinging.iter(), Hook::NeighbourLeaves, heard(), sink);
        if cause != Cause::Drag || game.options.dragged_carries {
            game.trigger(state, [mover].into_iter(), Hook::Leaving, heard(), sink);
        }
    }
}

step! {
    /// It arrives.
    pub struct Arrive for Soup {
        amoeba: Id,
        to: Cell,
        cause: Cause,
    }
}

impl Work<Soup> for Arrive {
    fn does(&self, _: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, to, cause } = *self;
        if let Some(from) = state.at(amoeba) {
            state.amoeba_mut(amoeba).cell = to.into();
            sink.emit(|| Event::Came(amoeba, from, to, cause));
        }
    }
}

impl Soup {
    /// An amoeba clings to a leaving one: it goes right after that one, and after those that cling to it already. Where nobody is
    /// about to arrive nothing is done: false.
    ///
    /// # Errors
    /// [`Overflow`] if too many steps are pending.
    pub(crate) fn clings(&self, state: &mut State, mover: Id, id: Id, to: Cell) -> Result<bool, Overflow> {
        let arrives = |step: &Step| matches!(step, Step::Arrive(arrive) if arrive.amoeba == mover);
        let dragged = |step: &&Step| matches!(step, Step::Leave(leave) if leave.cause == Cause::Drag);
        let Some(from_top) = state.agenda.iter().rev().position(arrives) else { return Ok(false) };
        let behind = state.agenda.iter().rev().skip(from_top + 1).take_while(dragged).count();
        let depth = state.agenda.depth() - 1 - from_top - behind;
        state.agenda.insert(depth, Leave { amoeba: id, to, cause: Cause::Drag }.into()).map(|()| true)
    }

    /// Whether a side has an amoeba in a cell, other than this one.
    fn others_in(&self, state: &State, side: Side, cell: Cell, except: Id) -> bool {
        state.in_cell(cell).any(|id| self.owner(id) == side && id != except)
    }
}

/// All sides in ascending order, from the one after this on; this one last.
fn ascending_from(state: &State, side: Side) -> impl Iterator<Item = Side> {
    let at = state.order.iter().position(|s| s == side).map_or(0, |i| i + 1);
    state.order.iter().skip(at).chain(state.order.iter().take(at))
}
