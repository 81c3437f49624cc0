//! What lies on the table.

use crate::event::Event;
use crate::schema::KINDS;
use crate::step::Step;
use clade_engine::{Agenda, Deck, Hand, Kind, Kinds, Secret, Side, Sink};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// Copies of each card: beg, echo, storm, tide; then the cards of mods.
pub(crate) const COPIES: [u8; KINDS] = [8, 6, 10, 6, 6, 6, 6, 6];
/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 6;

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The ruleset under which this state is valid.
    pub ruleset: u64,
    /// The round, from 1.
    pub round: u8,
    /// Food in the pond.
    pub pond: u32,
    /// Food of each side.
    pub food: [u32; 4],
    /// Cards not yet drawn.
    pub deck: Deck<KINDS, Kind>,
    /// The hand of each side.
    pub hands: [Hand<KINDS, Kind>; 4],
    /// The secret choice of each side: whether it hunts.
    pub hunts: [Option<Secret<bool>>; 4],
    /// The kinds of cards in front of each side.
    pub in_front: [Kinds; 4],
    /// Those of them that act at dusk; follows from `in_front`.
    pub in_force: [Kinds; 4],
    /// Pending work.
    pub agenda: Agenda<Step>,
    /// Open scripts.
    pub frames: Frames,
}

impl State {
    /// Food goes from the pond to a side, as much as there is.
    pub(crate) fn feed(&mut self, side: Side, n: u32, by: Option<Kind>, sink: &mut Sink<'_, Event>) {
        let taken = n.min(self.pond);
        self.pond -= taken;
        self.food[side.ix()] += taken;
        sink.emit(|| Event::Fed(side, taken, by));
    }

    /// Food falls into the pond, at most 99 altogether, or is washed away, as much as there is.
    pub(crate) fn fill(&mut self, n: i32, by: Option<Kind>, sink: &mut Sink<'_, Event>) {
        let before = self.pond;
        self.pond = before.saturating_add_signed(n).min(99);
        sink.emit(|| Event::Filled(self.pond.cast_signed() - before.cast_signed(), by));
    }
}
