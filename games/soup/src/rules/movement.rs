//! Phase 1, first half (§4.3): each amoeba in number order drifts, moves, or stays with a gene; then it feeds.

use super::direction::Active;
use super::feeding::Feeding;
use super::travel::Leave;
use crate::cards::genes::Duty;
use crate::event::Cause;
use crate::map::{self, Cell, Direction};
use crate::prelude::*;
use crate::schema::MovePrice;
use crate::state::NUMBERS;
use crate::things::Tried;

/// The price of an active move.
pub(crate) const MOVE: i32 = 1;

step! {
    /// The amoebas of a colony from this number on: each completely before the one after it.
    pub struct Amoebas for Soup {
        colour: Colour,
        from: u8,
    }
}

impl Work<Soup> for Amoebas {
    fn does(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) {
        let Self { colour, from } = *self;
        state.dragged = 0;
        let next = (from..=NUMBERS).find(|&n| state.lives(Id::of(colour, n)));
        let Some(number) = next else { return game.end_turn(state, game.owner_of(colour)) };
        let amoeba = Id::of(colour, number);
        let feeding = Feeding { amoeba, tried: Tried::default() };
        game.then(state, [Step::from(Movement { amoeba }), feeding.into(), Self { colour, from: number + 1 }.into()]);
    }

    fn is_sound(&self, _: &Soup, _: &State) -> bool {
        (1..=NUMBERS + 1).contains(&self.from)
    }
}

step! {
    /// An amoeba drifts, moves or stays.
    pub struct Movement for Soup {
        amoeba: Id,
    }
}

impl Question<Soup> for Movement {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let drift = match (game.drift(state), game.drifts_to(state, self.amoeba)) {
            (None, _) => texts::stays_no_drift(),
            (Some(drift), Some(to)) => texts::drifts_to(texts::direction_name(drift), map::name(to)),
            (Some(drift), None) => texts::stays_drift_blocked(texts::direction_name(drift)),
        };
        let side = game.owner(self.amoeba);
        texts::ask_movement(
            game.name_of(side),
            texts::here(self.amoeba, state.amoeba(self.amoeba).cell),
            drift,
            game.move_price(state, side),
        )
    }

    /// Those of nobody's drift.
    fn works(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if !state.lives(self.amoeba) {
            return Progress::Done;
        }
        if game.is_dummy(game.owner(self.amoeba)) {
            self.drifts(game, state, sink);
            return Progress::Done;
        }
        Progress::Waits
    }

    /// An active move must be paid for; staying takes a gene that lifts the duty to move.
    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let side = game.owner(self.amoeba);
        to.offer(Action::Drift);
        to.offer_unless(Action::Move, |why| {
            let (price, bp) = (game.move_price(state, side), state.tribe(side).bp);
            why.object_if(bp < price, rulebook::MOVEMENT, || texts::why_points(price, bp))
        });
        // Where the drift leaves it in its cell, staying is no answer of its own.
        if game.drifts_to(state, self.amoeba).is_some() {
            let free = state.tribe(side).in_force.and(game.ignoring.of(Duty::MustMove));
            to.offer_unless(Action::Stay, |why| why.object_if(free.is_empty(), rulebook::MOVEMENT, texts::why_must_move));
        }
    }

    fn label(&self, game: &Soup, state: &State, action: Action) -> Option<Msg> {
        (action == Action::Drift).then(|| game.drift_told(state, game.drifts_to(state, self.amoeba)))
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Drift => self.drifts(game, state, sink),
            Action::Move => self.moves(game, state, sink),
            _ => self.stays(game, state, sink),
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

impl Movement {
    /// Drift: free, one cell; at an obstacle or without drift the amoeba stays.
    fn drifts(self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba } = self;
        match game.drifts_to(state, amoeba) {
            Some(to) => game.then(state, [Leave { amoeba, to, cause: Cause::Drift }]),
            None if game.drift(state).is_none() => sink.tell(|| Event::NoDrift(amoeba)),
            None => sink.tell(|| Event::DriftBlocked(amoeba)),
        }
    }

    /// Move: the point is spent whatever comes of it.
    fn moves(self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba } = self;
        let side = game.owner(amoeba);
        let price = game.move_price(state, side);
        game.tell_helpers::<MovePrice>(state, side, amoeba, sink);
        game.pay(state, side, price, sink);
        game.then(state, [Active { amoeba, nth: 1 }]);
    }

    /// Stay.
    fn stays(self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let side = game.owner(self.amoeba);
        if let Some(kind) = state.tribe(side).in_force.and(game.ignoring.of(Duty::MustMove)).next() {
            sink.emit(|| game.acted(state, side, kind, self.amoeba));
        }
        sink.tell(|| Event::Stayed(self.amoeba));
    }
}

impl Soup {
    /// The direction of the drift this round, if there is one.
    pub(crate) fn drift(&self, state: &State) -> Option<Direction> {
        self.environment_of(state.environment)?.drift
    }

    /// The cell to which the drift takes an amoeba, if it takes it anywhere.
    pub(crate) fn drifts_to(&self, state: &State, id: Id) -> Option<Cell> {
        map::step(state.at(id)?, self.drift(state)?)
    }

    /// What drifting means, and to which cell it leads, if to any.
    pub(crate) fn drift_told(&self, state: &State, to: Option<Cell>) -> Msg {
        match (self.drift(state), to) {
            (None, _) => texts::do_no_drift(),
            (Some(drift), Some(to)) => texts::do_drift(texts::direction_name(drift), map::name(to)),
            (Some(drift), None) => texts::do_drift_blocked(texts::direction_name(drift)),
        }
    }
}
