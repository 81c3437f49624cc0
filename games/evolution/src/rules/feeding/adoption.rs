//! An animal takes a trait from the middle of the table (Shell, «Раковина»).

use crate::prelude::*;

step! {
    /// Which animal takes the trait.
    pub struct Adopt for Evolution {
        side: Side,
        kind: Kind,
    }
}

impl Question<Evolution> for Adopt {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, _: &State) -> Msg {
        texts::ask_adopt(texts::colour(self.side), game.cards().name_of(self.kind))
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let own = state.player(self.side).own;
        for id in own.filter(|&id| state.here.is_none() || state.animal(id).place == state.here) {
            to.offer_unless(Action::On(id), |why| game.object_to_host(state, self.side, self.kind, id, why));
        }
    }

    /// In one list over all territories each answer says where.
    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        if state.here.is_none() { game.says_where(state, action) } else { None }
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { kind, .. }, Action::On(id)) = (*self, action) else { return };
        let Some(at) = state.middle.iter().position(|&(_, other)| other == kind) else { return };
        let (card, _) = state.middle.remove(at);
        let who = game.who(state, id);
        state.here = state.animal(id).place;
        sink.emit(|| Event::Adopted(kind, who));
        game.lay_trait(state, Some(card), kind, id, None);
    }
}
