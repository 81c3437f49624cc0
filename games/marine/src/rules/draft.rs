//! A draft of traits (option `traits`; no rulebook has it, a tournament in 2022 played so): two more of them than are needed lie open, and the
//! animals choose in turn. The last one in turn order is the first to choose, as on the way back of a draft in which the animals were
//! chosen before; here they are chosen with the seats.

use crate::prelude::*;

/// So many traits are left over at the end.
pub(crate) const LEFT_OVER: u8 = 2;

step! {
    /// This many more traits are laid open.
    pub struct LayOpen for Marine {
        left: u8,
    }
}

impl Question<Marine> for LayOpen {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_open_trait()
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        if self.left == 0 || state.unused.is_empty() { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.kinds(state.unused, Action::Card);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Card(kind) = action else { return };
        state.unused.remove(kind);
        state.open.insert(kind);
        sink.emit(|| Event::LaidOpen(kind));
        game.then(state, [Self { left: self.left - 1 }]);
    }
}

step! {
    /// An animal takes one of the open traits.
    pub struct Draft for Marine {
        side: Side,
    }
}

impl Question<Marine> for Draft {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_draft(game.who(self.side))
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.open.is_empty() { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.open.map(Action::Keep));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Keep(kind) = action else { return };
        state.open.remove(kind);
        game.get_trait(state, self.side, kind, false, sink);
    }
}
