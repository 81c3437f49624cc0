//! Tectonics (Деформация): a vent covers a tile.

use super::First;
use crate::board::{Cell, height, is_edge};
use crate::event::How;
use crate::plan::{Ahead, cells};
use crate::prelude::*;
use crate::schema::{self, Hook};
use crate::terrain::Ground;

step! {
    /// 1. Which tile; whether from the special space; tiles of which kinds may be chosen besides.
    pub struct Tectonics for Marine {
        side: Side,
        special: bool,
        kinds: u16 as KindsWord,
    }
}

impl Question<Marine> for Tectonics {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        let (who, kinds) = (game.who(self.side), self.kinds);
        match (self.special, kinds) {
            (true, _) => texts::ask_tectonics_any(who),
            (false, 0) => texts::ask_tectonics(who),
            (false, kinds) => {
                let kinds = Ground::ALL.iter().copied().filter(|kind| kinds >> kind.byte() & 1 != 0).map(texts::terrain_name);
                texts::ask_tectonics_kinds(who, kinds.into_iter().reduce(texts::list).unwrap_or_else(texts::nothing))
            }
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        for cell in state.earth() {
            to.offer_unless(Action::Cell(cell), |why| game.object_to_vent(state, self, cell, why));
        }
    }

    /// With the bonus for a vent that is placed there.
    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        let vents = state.adjacent(cell).filter(|&other| state.vents.contains(other)).count() as u8;
        Some(texts::do_vent(game.tile_told(state, cell), game.bonus(1 + vents)))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, special, kinds }, Action::Cell(cell)) = (*self, action) else { return };
        let by_a_card = !is_edge(cell) && !special && state.ground(cell).is_some_and(|kind| kinds >> kind.byte() & 1 == 0);
        if sink.is_told() && by_a_card {
            game.mattered(game.acting(state, side, Hook::Vents), side, How::Vents, sink);
        }
        game.then(state, [Crust { side, cell }]);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.vents_left > 0
    }
}

impl First for Tectonics {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let side = self.side;
        let tiles = ahead.asks(texts::plan_tectonics(), [*self]);
        let on_equator = cells(&tiles).find(|&cell| height(cell) == 0);
        ahead.asks(texts::plan_crust(), on_equator.map(|cell| Crust { side, cell }));
        ahead.tells(texts::then_vent());
        ahead.tells(texts::then_lifted());
        // Of the own cubes that are lifted one comes back; the others are in the gene pool then.
        let animal = ahead.state.animal(side);
        let stocked = animal.pool > 0 || cells(&tiles).any(|cell| ahead.state.cubes(cell, side) > 1);
        if stocked && animal.eliminated > 0 {
            ahead.asks(texts::plan_colonise(), cells(&tiles).next().map(|cell| Colonise { side, cell }));
        } else {
            ahead.tells(texts::then_cube());
        }
    }
}

step! {
    /// 3. Which kind of vent: above the equator a geyser, below it a smoker, on it as the animal likes.
    pub struct Crust for Marine {
        side: Side,
        cell: Cell,
    }
}

impl Question<Marine> for Crust {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_crust(game.who(self.side), game.tile_name(state, self.cell))
    }

    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let height = height(self.cell);
        if height == 0 {
            return Progress::Waits;
        }
        game.erupts(state, self.side, self.cell, height > 0, sink);
        Progress::Done
    }

    fn offers(&self, _: &Marine, _: &State, to: &mut Answers<'_>) {
        to.offer_all([Action::Smoker, Action::Geyser]);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.erupts(state, self.side, self.cell, action == Action::Geyser, sink);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.has_tile(self.cell) && !state.vents.contains(self.cell) && state.vents_left > 0
    }
}

step! {
    /// 6. One more cube: from the gene pool, or one of the eliminated ones.
    pub struct Colonise for Marine {
        side: Side,
        cell: Cell,
    }
}

impl Question<Marine> for Colonise {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_colonise(game.who(self.side), game.tile_name(state, self.cell))
    }

    /// From wherever there are any.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let animal = state.animal(self.side);
        match (animal.pool > 0, animal.eliminated > 0) {
            (true, true) => return Progress::Waits,
            (true, false) => self.takes(game, state, Action::FromPool, sink),
            (false, true) => self.takes(game, state, Action::FromBox, sink),
            (false, false) => {}
        }
        Progress::Done
    }

    fn offers(&self, _: &Marine, _: &State, to: &mut Answers<'_>) {
        to.offer_all([Action::FromPool, Action::FromBox]);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if action == Action::FromPool {
            game.place_cubes(state, self.side, self.cell, 1, sink);
        } else {
            game.revive(state, self.side, self.cell, sink);
        }
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

impl Marine {
    pub(super) fn idle_tectonics(&self, state: &State, side: Side, special: bool) -> Option<Msg> {
        let none = || !self.can_erupt(state, Tectonics { side, special, kinds: 0 });
        Self::idle_because(texts::why_no_vents, state.vents_left == 0).or_else(|| Self::idle_because(texts::why_no_tile, none()))
    }

    /// Whether there is a tile for a vent.
    pub(crate) fn can_erupt(&self, state: &State, step: Tectonics) -> bool {
        state.earth().any(|cell| self.object_to_vent(state, &step, cell, &mut Why::quiet()).is_continue())
    }

    /// 1. A tile at the edge of the grid, without a vent; the special space and some cards allow others.
    fn object_to_vent(&self, state: &State, step: &Tectonics, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let Tectonics { side, special, kinds } = *step;
        why.object_if(state.vents.contains(cell), "marine-tectonics", texts::why_has_vent)?;
        let Some(kind) = state.ground(cell) else { return ControlFlow::Break(()) };
        let edge = is_edge(cell);
        if edge || special || kinds >> kind.byte() & 1 != 0 {
            return ControlFlow::Continue(());
        }
        let hook = schema::Vents { terrain: kind, edge, special };
        why.object_if(!self.says(state, side, hook), "marine-tectonics", texts::why_not_at_edge)
    }

    /// Steps 2 to 5: all species are lifted; the vent is placed; bonus; one species of each animal comes back, the others go to
    /// their gene pools. Then step 6: one more of the active animal.
    fn erupts(&self, state: &mut State, side: Side, cell: Cell, geyser: bool, sink: &mut Events<'_>) {
        if state.vents_left == 0 {
            return;
        }
        self.lay_vent(state, cell, geyser);
        state.built.insert(cell);
        sink.emit(|| Event::Vented(side, cell, geyser));
        self.score_bonus(state, side, cell, sink);
        for other in self.food_chain() {
            let lifted = state.cubes(cell, other);
            self.give_back(state, other, cell, lifted.saturating_sub(1), self.by(state, side), sink);
        }
        self.pass_survival_card(state, sink);
        self.then(state, [Colonise { side, cell }]);
    }
}
