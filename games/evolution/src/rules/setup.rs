//! Setup («Подготовка к игре»): the shuffled deck, the hands, the first player.

use super::draw::Deal;
use crate::cards::deck;
use crate::prelude::*;
use crate::state::{ANIMALS, Animal, PLACES, Phase, Pick, Player, TRAITS, Trait};
use clade_engine::{Agenda, Seats, Secret, Stock};
use clade_script::Frames;

/// Cards dealt at first, and to a player who has lost everything: 6, with Continents 10.
pub(crate) const HAND: u8 = 6;
/// See [`HAND`].
pub(crate) const HAND_WITH_TERRITORIES: u8 = 10;

step! {
    /// Lots decide who begins.
    pub struct FirstPlayer for Evolution {}
}

impl Question<Evolution> for FirstPlayer {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Evolution, _: &State) -> Msg {
        texts::chance_first()
    }

    fn chances(&self, game: &Evolution, _: &State, to: &mut Outcomes<'_>) {
        to.even(game.rules.seats.into(), |n| Action::Begins(Side(n as u8)));
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Begins(side) = action else { return };
        state.first = side;
        game.begin_turn(state, sink);
    }
}

impl Evolution {
    /// The table before the first question.
    pub(crate) fn new_state(&self) -> State {
        let seats = self.rules.seats;
        let player = |side: u8| {
            let playing =
                Player { due: self.full_hand(), ..Player::with_nothing(Seats::one(clade_engine::Rules::seat_of(self, Side(side)))) };
            if side < seats { playing } else { Player::with_nothing(Seats::ALL) }
        };
        let mut state = State {
            ruleset: self.hash,
            turn: 0,
            phase: Phase::Setup,
            last: false,
            over: false,
            first: Side(0),
            here: Maybe::NONE,
            acts: 0,
            redirected: Maybe::NONE,
            newest: Maybe::NONE,
            bank: Stock { row: [0; PLACES], beside: self.first_compost() },
            middle: arrayvec::ArrayVec::new(),
            pick: Secret::open(Pick::NOTHING),
            deck: deck::shuffled(&self.rules.kinds, self.options().half),
            players: std::array::from_fn(|side| player(side as u8)),
            animals: [Animal::EMPTY; ANIMALS],
            traits: [Trait::EMPTY; TRAITS],
            spent: arrayvec::ArrayVec::new(),
            remains: crate::state::Herd::NONE,
            unsettled: crate::state::Herd::NONE,
            agenda: Agenda::default(),
            frames: Frames::default(),
        };
        self.then(&mut state, [Step::from(Deal { side: Side(0) }), FirstPlayer {}.into()]);
        state
    }

    /// How many cards a full hand has.
    pub(crate) fn full_hand(&self) -> u8 {
        if self.options().territories { HAND_WITH_TERRITORIES } else { HAND }
    }
}
