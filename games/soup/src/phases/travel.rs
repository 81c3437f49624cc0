//! How an amoeba comes from cell to cell: active moves with their direction, leaving, being clung to, arriving.
//! Drift (phase 1), moves, escapes (phases 1 and 5) and dragging all end in the same two steps.

use crate::event::Event;
use crate::map::{self, Cell, Direction};
use crate::schema::{self, Hook};
use crate::soup::Soup;
use crate::state::{Cause, Heard, Id, State, Step};
use clade_engine::agenda::Overflow;
use clade_engine::{Order, Side, Sink, Triggers};

impl Soup {
    /// §4.3: an active move finds its direction: by a die, or by a gene; of several genes its owner chooses one.
    pub(crate) fn active(&self, state: &mut State, id: Id, nth: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if !state.lives(id) {
            return;
        }
        let mut genes = self.acting(state, self.owner(id), Hook::Direction);
        match genes.len() {
            0 => {
                self.push(state, Step::Directed(id, nth));
                self.push(state, Step::DirectionDie(id, nth));
            }
            1 => {
                let kind = genes.next().unwrap_or_default();
                self.direction_by(state, id, nth, kind, sink);
            }
            _ => {
                let triggers = Triggers::collect(&mut genes);
                self.push(state, Step::DirectionGene(id, nth, triggers));
            }
        }
    }

    /// A gene finds the direction.
    pub(crate) fn direction_by(&self, state: &mut State, id: Id, nth: u8, kind: u8, sink: &mut Sink<'_, Event>) {
        self.push(state, Step::Directed(id, nth));
        self.start(state, self.owner(id), kind, schema::Direction { amoeba: id }, sink);
    }

    /// §1.3: what a number on the compass means: 1 to 4 a direction, 5 no movement, 6 the owner chooses.
    pub(crate) fn compass(&self, state: &mut State, id: Id, number: u8) {
        match number {
            6 => self.push(state, Step::FreeDirection(id, false)),
            n => state.result = Direction::of(n).map_or(STAYS, result_of),
        }
    }

    /// The direction is found: the amoeba leaves, or stays at an obstacle; then the move is done.
    pub(crate) fn directed(&self, state: &mut State, id: Id, nth: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let Some(from) = state.at(id) else { return };
        let direction = u8::try_from(std::mem::take(&mut state.result)).ok().and_then(Direction::of);
        self.push(state, Step::Moved(id, nth));
        match direction.and_then(|direction| map::step(from, direction)) {
            Some(to) => self.push(state, Step::Leave(id, to, Cause::Move)),
            None => sink.tell(|| Event::MovedNowhere(id, direction.is_some())),
        }
    }

    /// An amoeba is about to leave: first its owner's genes act (cubes are named), then those of others in the cell (who
    /// clings), ascending from the mover; then it arrives.
    pub(crate) fn leave(&self, state: &mut State, id: Id, to: Cell, cause: Cause, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let Some(from) = state.at(id).filter(|&from| from != to) else { return };
        self.push(state, Step::Arrive(id, to, cause));
        let mover = self.owner(id);
        // With S4 an owner may cling to its own amoeba, but not again to those that it has just let go along.
        let anyone = self.options.clings_to_anyone && cause != Cause::Drag;
        let clings = |side: Side| (side != mover || anyone) && self.others_in(state, side, from, id);
        let after = self.ascending_from(state, mover);
        let clinging: Vec<Side> = after.iter().filter(|&side| clings(side)).collect();
        self.trigger(state, clinging.into_iter(), Hook::NeighbourLeaves, (id, to.into()), sink);
        if cause != Cause::Drag || self.options.dragged_carries {
            self.trigger(state, [mover].into_iter(), Hook::Leaving, (id, to.into()), sink);
        }
    }

    /// An amoeba clings to a leaving one: it goes right after that one, and after those that cling to it already. Where nobody is
    /// about to arrive nothing is done: false.
    ///
    /// # Errors
    /// [`Overflow`] if too many steps are pending.
    pub(crate) fn clings(&self, state: &mut State, mover: Id, id: Id, to: Cell) -> Result<bool, Overflow> {
        let from_top = state.agenda.iter().rev().position(|step| matches!(step, Step::Arrive(who, ..) if *who == mover));
        let Some(from_top) = from_top else { return Ok(false) };
        let behind = state.agenda.iter().rev().skip(from_top + 1).take_while(|step| matches!(step, Step::Leave(.., Cause::Drag))).count();
        let depth = state.agenda.depth() - 1 - from_top - behind;
        state.agenda.insert(depth, Step::Leave(id, to, Cause::Drag)).map(|()| true)
    }

    /// Whether a side has an amoeba in a cell, other than this one.
    pub(crate) fn others_in(&self, state: &State, side: Side, cell: Cell, except: Id) -> bool {
        state.in_cell(cell).any(|id| self.owner(id) == side && id != except)
    }

    /// All sides in ascending order, from the one after this on; this one last.
    fn ascending_from(&self, state: &State, side: Side) -> Order {
        let at = state.order.iter().position(|s| s == side).map_or(0, |i| i + 1);
        let order: Vec<Side> = state.order.iter().collect();
        order.iter().cycle().skip(at).take(order.len()).copied().collect()
    }

    /// The amoeba arrives.
    pub(crate) fn arrive(&self, state: &mut State, id: Id, to: Cell, cause: Cause, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if let Some(from) = state.at(id) {
            state.amoeba_mut(id).cell = to.into();
            sink.emit(|| Event::Came(id, from, to, cause));
        }
    }

    /// An active move is done, whether or not it led anywhere.
    pub(crate) fn moved(&self, state: &mut State, id: Id, nth: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if state.lives(id) {
            self.trigger(state, [self.owner(id)].into_iter(), Hook::Moved, (id, Heard(nth)), sink);
        }
    }
}

/// The result of a step that finds no direction: the amoeba stays.
pub(crate) const STAYS: i16 = 0;

/// The result of a step that finds a direction: its number on the compass, as scripts give it.
pub(crate) fn result_of(direction: Direction) -> i16 {
    direction.number().into()
}
