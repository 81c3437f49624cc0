//! Initiative (§5.3, 1): the animal swaps its marker with the one before, and places the same pawn again.

use crate::display::{Section, Space};
use crate::prelude::*;

step! {
    /// Whether the animal swaps its marker with the one before.
    pub struct Initiative for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Initiative {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        let before = before(state, self.side).map_or_else(texts::nothing, |other| game.who(other));
        texts::ask_initiative(game.who(self.side), before)
    }

    /// Whoever is first already stays there.
    fn works(&self, _: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if before(state, self.side).is_none() { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Dominant, _: &State, to: &mut Answers<'_>) {
        to.offer_all([Action::Advance, Action::Done]);
    }

    fn label(&self, _: &Dominant, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_keep_place)
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if action == Action::Advance {
            game.advances(state, self.side, sink);
        }
    }
}

step! {
    /// Where the animal places a pawn: that of Initiative again, or one that a card places.
    pub struct Replace for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Replace {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_replace(game.who(self.side))
    }

    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let any = Space::all().any(|space| game.object_to_replaced(state, self.side, space, &mut Why::quiet()).is_continue());
        if any && state.available(self.side) > 0 { Progress::Waits } else { Progress::Done }
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        for space in Space::all() {
            to.offer_unless(Action::Place(space), |why| game.object_to_replaced(state, self.side, space, why));
        }
    }

    /// With when it acts, as a space that was passed waits for the next turn, or why it would do nothing.
    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Place(space) = action else { return None };
        let said = game.space_told(state, space);
        Some(match game.idle(state, self.side, space) {
            _ if game.is_passed(state, space) => texts::do_wait(said),
            Some(reason) => texts::do_idle(said, reason),
            None => said,
        })
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Place(space) = action else { return };
        state.idle = false;
        game.places_pawn(state, self.side, space, sink);
    }
}

/// The animal before this one on the initiative track.
fn before(state: &State, side: Side) -> Option<Side> {
    let at = state.initiative.iter().position(|&other| other == side)?;
    state.initiative.get(at.checked_sub(1)?).copied()
}

impl Dominant {
    /// Any vacant space but that of Initiative itself, which an option opens (D15).
    fn object_to_replaced(&self, state: &State, side: Side, space: Space, why: &mut Why<'_>) -> ControlFlow<()> {
        let again = space.section().0 == Section::Initiative && !self.options().initiative_again;
        why.object_if(again, texts::RULES_INITIATIVE, texts::why_initiative_again)?;
        self.object_to_space(state, side, space, false, why)
    }

    /// An animal goes one step forward on the initiative track. It counts from the next Planning on.
    pub(crate) fn advances(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let Some(other) = before(state, side) else { return };
        state.idle = false;
        if let Some(at) = state.initiative.iter().position(|&there| there == side) {
            state.initiative.swap(at - 1, at);
        }
        sink.tell(|| Event::Advanced(side, other));
    }
}
