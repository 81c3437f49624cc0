//! Competition (Конкуренция): species of others are eliminated on a tile with the animal's own.

use super::First;
use crate::board::Cell;
use crate::event::Cause;
use crate::labels::marked;
use crate::plan::{Ahead, cells};
use crate::prelude::*;

step! {
    /// From the n-th space: on which tile; how many tiles come after it.
    pub struct Competition for Marine {
        side: Side,
        nth: u8,
        more: u8,
    }
}

impl Question<Marine> for Competition {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let who = game.who(self.side);
        match game.options().competition.get(usize::from(self.nth)) {
            Some(&n) => texts::ask_competition(who, marked(state.competition[usize::from(self.nth)]), n),
            None if self.more > 0 => texts::ask_competition_any(who),
            None => texts::ask_competition_second(who),
        }
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = game.idle_competition(state, self.side, self.nth).is_some();
        if none { Progress::Done } else { Progress::Waits }
    }

    /// Only the second tile of the special space may be left out.
    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        for cell in state.earth() {
            to.offer_unless(Action::Cell(cell), |why| game.object_to_arena(state, self.side, self.nth, cell, why));
        }
        to.offer_all((usize::from(self.nth) >= game.options().competition.len() && self.more == 0).then_some(Action::Done));
    }

    fn label(&self, _: &Marine, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_tile)
    }

    /// Up to 1, 2 or 3 species there; from the special space one, and then perhaps on a second tile.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        let (Self { side, nth, more }, Action::Cell(cell)) = (*self, action) else { return };
        if more > 0 {
            game.then(state, [Self { side, nth, more: more - 1 }]);
        }
        game.then(state, [Eliminate { side, cell, left: game.victims(nth) }]);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        self.nth < 4 && self.more <= 1
    }
}

impl First for Competition {
    fn help(&self, ahead: &mut Ahead<'_>) {
        self.tells_tile(texts::plan_competition(), ahead);
        if self.more > 0 {
            Self { more: 0, ..*self }.tells_tile(texts::plan_second_competition(), ahead);
        }
    }
}

impl Competition {
    fn tells_tile(&self, said: Msg, ahead: &mut Ahead<'_>) {
        let (side, left) = (self.side, ahead.game.victims(self.nth));
        let tiles = ahead.asks(said, [*self]);
        ahead.asks(texts::plan_eliminate(left), cells(&tiles).map(|cell| Eliminate { side, cell, left }));
    }
}

step! {
    /// This many more cubes are eliminated there: whose?
    pub struct Eliminate for Marine {
        side: Side,
        cell: Cell,
        left: u8,
    }
}

impl Question<Marine> for Eliminate {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_eliminate(game.who(self.side), game.tile_told(state, self.cell), self.left)
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let over = self.left == 0 || state.opposing(self.cell, self.side) == 0;
        if over { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.opponents(self.side).filter(|&other| state.cubes(self.cell, other) > 0).map(Action::Eliminate));
        to.offer(Action::Done);
    }

    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Eliminate(victim) = action else { return None };
        Some(texts::do_eliminate(game.who(victim), state.cubes(self.cell, victim)))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, cell, left }, Action::Eliminate(victim)) = (*self, action) else { return };
        game.then(state, [Self { side, cell, left: left - 1 }]);
        game.eliminate(state, victim, cell, 1, Cause::Competition(side), sink);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

impl Marine {
    pub(super) fn idle_competition(&self, state: &State, side: Side, nth: u8) -> Option<Msg> {
        let none = !state.earth().any(|cell| self.object_to_arena(state, side, nth, cell, &mut Why::quiet()).is_continue());
        Self::idle_because(texts::why_no_arena, none)
    }

    /// A tile of the marker's terrain with the animal's species; from the special space any tile with some.
    fn object_to_arena(&self, state: &State, side: Side, nth: u8, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let marker = state.competition.get(usize::from(nth)).copied();
        let other = marker.is_some_and(|marker| state.terrain(cell) != marker.get());
        why.object_if(other, "marine-competition", texts::why_other_terrain)?;
        why.object_if(state.cubes(cell, side) == 0, "marine-competition", texts::why_not_there)?;
        why.object_if(state.opposing(cell, side) == 0, "marine-competition", texts::why_no_opponent)
    }

    /// How many species may be eliminated from a space, from the special one on each tile.
    pub(crate) fn victims(&self, nth: u8) -> u8 {
        self.options().competition.get(usize::from(nth)).copied().unwrap_or(1)
    }
}
