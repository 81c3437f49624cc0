//! A turn (Ход игрока): a pawn is placed and its action taken or skipped, or all pawns are retrieved; and the end of a turn.

pub(crate) mod end;
pub(crate) mod placing;

use crate::display::{Pawn, Section, Space};
use crate::event::How;
use crate::prelude::*;
use crate::schema::{self, Hook, Read};
use clade_script::RuleHook;
use end::{End, EndTurn};
use placing::Placing;

step! {
    /// A pawn is placed, or all pawns are retrieved.
    pub struct Turn for Marine {
        side: Side,
    }
}

impl Question<Marine> for Turn {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    /// With the pawns that there are to place.
    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let (who, basic) = (game.who(self.side), state.available(self.side));
        let placing = || Placing::of(game, state, self.side).told();
        match state.special_pawns(self.side).map(texts::element_name).reduce(texts::list) {
            Some(special) if basic == 0 => texts::ask_turn_only_special(who, special),
            Some(special) => texts::ask_turn_special(who, basic, special, placing()),
            None if basic > 0 => texts::ask_turn(who, basic, placing()),
            None => texts::ask_turn_retrieve(who),
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        let placing = Placing::of(game, state, self.side);
        let basic = (state.available(self.side) > 0).then(|| Pawn::basic(self.side));
        for pawn in basic.into_iter().chain(state.special_pawns(self.side).map(Pawn::special)) {
            let (place, open) = (|space| Action::Place(pawn, space), placing.open(pawn));
            to.offer_open(Space::all(), open, place, |space, why| placing.object_to(pawn, space, why));
            for space in game.trait_spaces(state, self.side) {
                to.offer_unless(place(space), |why| placing.object_to(pawn, space, why));
            }
        }
        to.offer(Action::Retrieve);
    }

    /// With whom it bumps, and why its action would do nothing.
    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Place(pawn, space) = action else { return None };
        let said = texts::do_place(game.pawn_name(pawn), game.space_told(state, space));
        let bumped = state.pawn_at(self.side, space).and_then(Pawn::owner).filter(|&owner| owner != self.side);
        let said = match bumped {
            Some(owner) => texts::do_bump(said, game.who(owner)),
            None => said,
        };
        // What is refused has another reason.
        let placing = Placing::of(game, state, self.side);
        let refused = placing.object_to(pawn, space, &mut Why::quiet()).is_break();
        if refused {
            return Some(said);
        }
        let said = match placing.left_after(pawn, space) {
            Some((spaces, pawns)) => texts::do_place_late(said, spaces, pawns),
            None => said,
        };
        Some(match game.idle(state, self.side, space) {
            Some(reason) => texts::do_idle(said, reason),
            None => said,
        })
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Place(pawn, space) => game.places(state, self.side, pawn, space, sink),
            _ => game.retrieves(state, self.side, sink),
        }
    }
}

step! {
    /// A pawn was placed: its action is taken or skipped.
    pub struct Take for Marine {
        side: Side,
        space: Space,
    }
}

impl Question<Marine> for Take {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    /// With what its action is today, or why it does nothing.
    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let (Self { side, space }, who) = (*self, game.who(self.side));
        if let Some(kind) = space.its_trait() {
            let card = game.cards().get(kind);
            return texts::ask_take_trait(who, card.name(), card.text());
        }
        match game.idle(state, side, space) {
            Some(reason) => texts::ask_take_idle(who, game.space_name(space), reason),
            None => texts::ask_take(who, game.space_told(state, space), game.plan_told(state, side, space)),
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_unless(Action::Take, |why| match game.idle(state, self.side, self.space) {
            Some(reason) => why.object_if(true, texts::RULES_ACTIONS, || reason),
            None => ControlFlow::Continue(()),
        });
        to.offer(Action::Skip);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { side, space } = *self;
        if action == Action::Skip {
            return sink.tell(|| Event::Skipped(side, space, game.idle(state, side, space).is_some()));
        }
        // These may be taken and used for nothing.
        let own = space.its_trait();
        if own.is_some() || matches!(space.section().0, Section::Speciation | Section::Migration | Section::Competition) {
            state.idle = true;
            game.then(state, [Taken { side, space }]);
        }
        if let Some(kind) = own {
            game.start(state, kind, side, schema::Action {}, sink);
        } else if let Some(first) = game.first(state, side, space) {
            first.begins(game, state, sink);
        }
    }
}

step! {
    /// An action that may be used for nothing is over.
    pub struct Taken for Marine {
        side: Side,
        space: Space,
    }
}

impl Work<Marine> for Taken {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let Self { side, space } = *self;
        game.tell_if_idle(state, || Event::Unused(side, space), sink);
    }
}

impl Marine {
    /// The spaces of an animal's traits, as long as there is room for a pawn.
    fn trait_spaces(&self, state: &State, side: Side) -> impl Iterator<Item = Space> + use<> {
        let own = self.acting(state, side, Hook::Action);
        let own = if state.benches.is_full() { clade_engine::Kinds::NONE } else { own };
        own.map(Space::of_trait)
    }

    /// A pawn is placed; a basic one that stood there goes back to its owner.
    fn places(&self, state: &mut State, side: Side, pawn: Pawn, space: Space, sink: &mut Events<'_>) {
        let bumped = state.pawn_at(side, space);
        sink.emit(|| Event::Placed(side, pawn, space));
        if sink.is_told() && pawn.element().is_none() && space.is_displayed() {
            let after = Placing::of(self, state, side).is_after(space);
            if bumped.is_some() {
                self.mattered(self.acting(state, side, Hook::Bumps), side, How::Bumps, sink);
            }
            if !after {
                self.mattered(self.acting(state, side, Hook::FreeOrder), side, How::Order, sink);
            }
        }
        if let Some(bumped) = bumped {
            sink.emit(|| Event::Bumped(bumped, space));
        }
        match space.its_trait() {
            None => {
                state.stand(pawn, space);
            }
            Some(kind) => {
                let at = state.benches.partition_point(|&(owner, card, _)| (owner, card) < (side, kind));
                // Where there is no room none of these spaces is offered.
                _ = state.benches.try_insert(at, (side, kind, pawn));
            }
        }
        self.then(state, [Step::from(Take { side, space }), EndTurn { side, end: End::Action, idle: -1 }.into()]);
    }

    /// The side whose turn it is now takes it.
    fn turn_begins(&self, state: &mut State) {
        self.then(state, [Turn { side: state.turn }]);
    }

    /// Retrieve (Возврат): all pawns come back, and the cube on the food chain goes to the right.
    fn retrieves(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let idle = state.available(side) + state.special_pawns(side).count() as u8;
        sink.tell(|| Event::Retrieved(side, !self.can_place(state, side), self.pawns_out(state, side)));
        self.take_back(state, side);
        state.animal_mut(side).retrieved = true;
        self.then(state, [EndTurn { side, end: End::Action, idle: idle as i8 }]);
    }

    /// Whether any pawn can be placed anywhere.
    fn can_place(&self, state: &State, side: Side) -> bool {
        let mut turns = Vec::new();
        Turn { side }.offers(self, state, &mut Answers::legal(&mut turns));
        turns.len() > 1
    }

    /// Whether a card in force for a side says yes.
    pub(crate) fn says<H: RuleHook<Read = Read>>(&self, state: &State, side: Side, hook: H) -> bool {
        self.acting(state, side, H::HOOK).any(|kind| self.vm.ask_yes(kind, hook, |read| self.read(state, side, read)))
    }
}
