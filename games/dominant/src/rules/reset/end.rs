//! The end of the game (§9): the last scoring.

use crate::prelude::*;

step! {
    /// Every tile is scored once more, for points only. Nobody is active.
    pub struct Final for Dominant {}
}

impl Work<Dominant> for Final {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        sink.tell(|| Event::LastScoring);
        game.score_tiles(state, state.earth(), sink);
        for side in game.upwards() {
            sink.tell(|| Event::Total(side, state.animal(side).points));
        }
        if sink.is_told() {
            game.tell_counted(state, sink);
            game.tell_tie(state, sink);
        }
        state.over = true;
        sink.tell(|| Event::Over);
    }
}

impl Dominant {
    /// Which of a player's animals counts.
    fn tell_counted(&self, state: &State, sink: &mut Events<'_>) {
        if self.options().several.is_some() {
            for side in self.upwards().filter(|&side| self.counted(state, side) == side) {
                sink.tell(|| Event::Counted(side, state.animal(side).points));
            }
        }
    }

    /// Of two seats with the most points, the one whose animal is higher in the food chain wins (§9).
    fn tell_tie(&self, state: &State, sink: &mut Events<'_>) {
        let points = |&side: &Side| state.animal(side).points;
        let mut counted: Vec<Side> = self.food_chain().filter(|&side| self.counted(state, side) == side).collect();
        counted.sort_by_key(|side| std::cmp::Reverse(points(side)));
        if let [first, second, ..] = counted[..]
            && points(&first) == points(&second)
        {
            sink.tell(|| Event::TieBroken(first, second));
        }
    }

    /// Several animals a player: the side that counts for a seat, the lowest one of its own (§10); of equals the one lower in the food
    /// chain.
    pub(crate) fn counted(&self, state: &State, side: Side) -> Side {
        if self.options().several.is_none() {
            return side;
        }
        let seat = self.players().seat(side);
        let own = self.upwards().filter(|other| self.players().seat(*other) == seat);
        own.min_by_key(|&other| (state.animal(other).points, other)).unwrap_or(side)
    }
}
