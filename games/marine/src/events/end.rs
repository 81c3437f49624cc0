//! Конец игры: the last scoring.

use crate::event::{Event, Why};
use crate::marine::{Events, Marine};
use crate::state::{ELEMENTS, Element, State};
use clade_engine::Side;

impl Marine {
    /// Every tile is scored once; then the target markers of the special pawns pay who controls them. Nobody is active.
    pub(crate) fn final_scoring(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.score_tiles(state, state.earth(), false, sink);
        for element in 0..ELEMENTS as Element {
            if let Some(side) = self.controller(state, element) {
                let points = i16::try_from(state.target[usize::from(element)]).unwrap_or(i16::MAX);
                self.gain(state, side, points, Why::Target(element), sink);
            }
        }
        for side in self.turn_order() {
            sink.emit(|| Event::Total(side, state.animal(side).points));
        }
        if self.options().pairs {
            self.tell_pairs(state, sink);
        }
        self.tell_tie(state, sink);
        state.over = true;
        sink.emit(|| Event::Over);
    }

    /// Which of a player's two animals counts.
    fn tell_pairs(&self, state: &State, sink: &mut Events<'_>) {
        let seat = |side: Side| self.options().seats[side.ix()];
        for side in self.turn_order().filter(|&side| self.counted(state, side) == side) {
            let other = self.turn_order().find(|&other| other != side && seat(other) == seat(side)).unwrap_or(side);
            sink.emit(|| Event::Counted(side, other, state.animal(side).points));
        }
    }

    /// Of two seats with the most points the one wins whose animal is higher in the food chain (Конец игры).
    fn tell_tie(&self, state: &State, sink: &mut Events<'_>) {
        let points = |&side: &Side| state.animal(side).points;
        let mut counted: Vec<Side> = self.food_chain().filter(|&side| self.counted(state, side) == side).collect();
        counted.sort_by_key(|side| std::cmp::Reverse(points(side)));
        if let [first, second, ..] = counted[..]
            && points(&first) == points(&second)
        {
            sink.emit(|| Event::TieBroken(first, second));
        }
    }

    /// Two animals a player: the side that counts for a seat, the lower one of its two (Финальный подсчёт ПО); of equals the one
    /// lower in the food chain.
    pub(crate) fn counted(&self, state: &State, side: Side) -> Side {
        if !self.options().pairs {
            return side;
        }
        let seat = self.options().seats[side.ix()];
        let own = self.turn_order().filter(|other| self.options().seats[other.ix()] == seat);
        own.min_by_key(|&other| (state.animal(other).points, other)).unwrap_or(side)
    }
}
