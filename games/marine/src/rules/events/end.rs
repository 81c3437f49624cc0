//! The end of the game (Конец игры): the last scoring.

use crate::event::PointsFor;
use crate::prelude::*;
use crate::state::Element;

step! {
    /// Every tile is scored once; then the target markers of the special pawns pay those who control them. Nobody is active.
    pub struct Final for Marine {}
}

impl Work<Marine> for Final {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        game.score_tiles(state, state.earth(), false, sink);
        for element in Element::all() {
            if let Some(side) = state.controller(element) {
                let points = i16::try_from(state.target[element.ix()]).unwrap_or(i16::MAX);
                game.gain(state, side, points, PointsFor::Target(element), sink);
            }
        }
        for side in game.turn_order() {
            sink.emit(|| Event::Total(side, state.animal(side).points));
        }
        if game.options().two_animals.is_some() {
            game.tell_pairs(state, sink);
        }
        game.tell_tie(state, sink);
        state.over = true;
        sink.emit(|| Event::Over);
    }
}

impl Marine {
    /// Which of a player's two animals counts.
    fn tell_pairs(&self, state: &State, sink: &mut Events<'_>) {
        let seat = |side: Side| self.players().seat(side);
        for side in self.turn_order().filter(|&side| self.counted(state, side) == side) {
            let other = self.turn_order().find(|&other| other != side && seat(other) == seat(side)).unwrap_or(side);
            sink.emit(|| Event::Counted(side, other, state.animal(side).points));
        }
    }

    /// Of two seats with the most points, the one whose animal is higher in the food chain wins (Конец игры).
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
        if self.options().two_animals.is_none() {
            return side;
        }
        let seat = self.players().seat(side);
        let own = self.turn_order().filter(|other| self.players().seat(*other) == seat);
        own.min_by_key(|&other| (state.animal(other).points, other)).unwrap_or(side)
    }
}
