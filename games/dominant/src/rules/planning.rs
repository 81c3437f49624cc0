//! A turn begins, and Planning (§5.1): in the order of initiative each animal places one pawn after the other, until nobody has any.

use crate::display::Space;
use crate::prelude::*;
use crate::state::Phase;

step! {
    /// The next turn begins.
    pub struct Begin for Dominant {}
}

impl Work<Dominant> for Begin {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        state.round = state.round.saturating_add(1);
        // Without a card until one is taken.
        state.quiet = state.quiet.saturating_add(1);
        let round = state.round;
        sink.emit(|| Event::Round(round));
        game.enters(state, Phase::Planning, sink);
        game.then(state, [Plan { nth: 0 }]);
    }
}

step! {
    /// Where the animal at this place of the initiative track places a pawn.
    pub struct Plan for Dominant {
        nth: u8,
    }
}

impl Question<Dominant> for Plan {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(self.side(state))
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        let side = self.side(state);
        texts::ask_plan(game.who(side), state.available(side))
    }

    /// An animal without a pawn is passed over; when nobody has one, or no space is left, the actions are carried out.
    fn works(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let full = state.pawns.iter().all(|pawn| pawn.is_some());
        if full {
            game.execution_begins(state, sink);
            return Progress::Done;
        }
        if state.available(self.side(state)) > 0 {
            return Progress::Waits;
        }
        let all = state.initiative.len() as u8;
        let next = (1..all).map(|further| Self { nth: (self.nth + further) % all }).find(|next| state.available(next.side(state)) > 0);
        match next {
            Some(next) => game.then(state, [next]),
            None => game.execution_begins(state, sink),
        }
        Progress::Done
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        let side = self.side(state);
        let closed = game.closes_idle_spaces(state, side);
        for space in Space::all() {
            to.offer_unless(Action::Place(space), |why| game.object_to_space(state, side, space, closed, why));
        }
    }

    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Place(space) = action else { return None };
        let side = self.side(state);
        let said = game.space_told(state, space);
        Some(match game.idle(state, side, space).filter(|_| state.pawn_at(space).is_none()) {
            Some(reason) => texts::do_idle(said, reason),
            None => said,
        })
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (side, Action::Place(space)) = (self.side(state), action) else { return };
        game.places_pawn(state, side, space, sink);
        game.then(state, [Self { nth: (self.nth + 1) % state.initiative.len() as u8 }]);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        usize::from(self.nth) < state.initiative.len()
    }
}

impl Plan {
    /// Whose turn it is to place one.
    pub(crate) fn side(self, state: &State) -> Side {
        state.initiative.get(usize::from(self.nth)).copied().unwrap_or(Side(0))
    }
}

impl Dominant {
    /// A phase begins.
    pub(crate) fn enters(&self, state: &mut State, phase: Phase, sink: &mut Events<'_>) {
        state.phase = phase;
        sink.tell(|| Event::Phase(phase));
    }

    /// An animal's pawn comes to a space.
    pub(crate) fn places_pawn(&self, state: &mut State, side: Side, space: Space, sink: &mut Events<'_>) {
        state.pawns[space.ix()] = side.into();
        sink.tell(|| Event::Placed(side, space));
    }

    /// By an option pawns are not placed where nothing can come of it this turn, as long as there is any other space (D2).
    fn closes_idle_spaces(&self, state: &State, side: Side) -> bool {
        let useful = |space: Space| state.pawn_at(space).is_none() && self.idle_this_turn(state, side, space).is_none();
        self.options().useful_only && Space::all().any(useful)
    }

    /// Any vacant eyeball space may be taken, not only the leftmost of a row.
    pub(crate) fn object_to_space(&self, state: &State, side: Side, space: Space, closed: bool, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(state.pawn_at(space).is_some(), texts::RULES_PLANNING, texts::why_occupied)?;
        let idle = if closed { self.idle_this_turn(state, side, space) } else { None };
        match idle {
            Some(reason) => why.object_if(true, texts::RULES_PLANNING, || reason),
            None => ControlFlow::Continue(()),
        }
    }
}
