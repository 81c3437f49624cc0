//! A trait lies twice on an animal: one of the two is discarded.

use crate::prelude::*;
use crate::state::Slot;

step! {
    /// Which one goes.
    pub struct Duplicate for Evolution {
        animal: Id,
        kind: Kind,
    }
}

impl Question<Evolution> for Duplicate {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.animal).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let Self { animal, kind } = *self;
        texts::ask_duplicate(game.owner_named(state, animal), game.cards().name_of(kind), game.placed(state, animal))
    }

    /// They may have gone already. If they are exactly the same and nothing between them depends on its place (Neoplasm), it makes no
    /// difference, and nobody is asked.
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { animal, kind } = *self;
        let mut copies = game.copies_on(state, animal, kind);
        let two = copies.next().zip(copies.next());
        drop(copies);
        let Some((one, other)) = two else { return Progress::Done };
        let is_same = game.are_alike(state, one, other) && state.lying(one).card == state.lying(other).card;
        if !is_same || game.next_unpaired(state, animal, one) != Some(other) {
            return Progress::Waits;
        }
        game.shed(state, other, game.cause(state), sink);
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.copies_on(state, self.animal, self.kind).map(Action::Drop));
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Drop(slot) = action else { return };
        game.shed(state, slot, game.cause(state), sink);
    }
}

impl Evolution {
    /// The unpaired trait of an animal that lies next above another one.
    fn next_unpaired(&self, state: &State, id: Id, below: Slot) -> Option<Slot> {
        state.traits_of(id).skip_while(|&slot| slot != below).skip(1).find(|&slot| !state.lying(slot).is_pair())
    }

    /// The cards of one trait on an animal, by slot.
    pub(crate) fn copies_on(&self, state: &State, id: Id, kind: Kind) -> impl Iterator<Item = Slot> {
        state.traits_of(id).filter(move |&slot| state.lying(slot).kind == kind)
    }
}
