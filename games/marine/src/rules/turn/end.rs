//! The end of a turn, in the rulebook's order.

use crate::prelude::*;
use crate::rules::effects::Act;
use crate::rules::row::Refill;
use crate::schema::{self, Hook};
use clade_script::Until;
use serde::{Deserialize, Serialize};

/// Turns after which a round ends although somebody has not retrieved: players who only bump each other's pawns could go on for ever
/// (§5.2, M46).
const LONGEST_ROUND: u16 = 400;

/// The rest of the end of a turn, in the rulebook's order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// What the action has set off.
    Action,
    /// What a Retrieve has set off.
    Retrieve,
    /// What the cards at a Retrieve have set off.
    Cards,
    /// The end of the round, or of the game.
    Round,
    /// An extra turn, or the next animal.
    Next,
}

step! {
    /// The end of a turn: what the action has set off, what a Retrieve has, the end of the round or of the game, an extra turn, the next
    /// animal. `idle` says how many pawns were available at a Retrieve; -1: it was not a Retrieve.
    pub struct EndTurn for Marine {
        side: Side,
        end: End,
        idle: i8,
    }
}

impl Work<Marine> for EndTurn {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let Self { side, end, idle } = *self;
        let goes_on = |state: &mut State, end: End, idle: i8| game.then(state, [Self { side, end, idle }]);
        match end {
            End::Action => {
                goes_on(state, End::Retrieve, idle);
                game.set_off(state, side, sink);
                game.trigger_watchers_at_once(state);
            }
            End::Retrieve => {
                goes_on(state, End::Cards, idle);
                if idle >= 0 {
                    // A card that a trait plays may have used up another one of the row.
                    game.then(state, [Refill { events: true }]);
                    game.trigger(state, Hook::Retrieved, std::iter::once(side), i16::from(idle));
                }
                game.trigger_watchers(state);
            }
            End::Cards => {
                goes_on(state, End::Round, idle);
                game.set_off(state, side, sink);
            }
            End::Round => {
                goes_on(state, End::Next, -1);
                if idle >= 0 && game.all_retrieved(state) {
                    game.round_ends(state, sink);
                }
                game.trigger_watchers(state);
            }
            End::Next => {
                game.forget(state, Until::Turn);
                state.turns = state.turns.saturating_add(1);
                if state.turns > LONGEST_ROUND {
                    goes_on(state, End::Next, -1);
                    return game.round_ends(state, sink);
                }
                game.next_turn(state, sink);
            }
        }
    }
}

impl Marine {
    /// An extra turn (cards only raise the number of these), or that of the next animal.
    fn next_turn(&self, state: &mut State, sink: &mut Events<'_>) {
        if state.round == 0 {
            state.turns = 0;
            (state.round, state.quiet) = (1, 1);
            sink.emit(|| Event::Round(1));
        }
        if state.extra > 0 {
            state.extra -= 1;
            sink.emit(|| Event::ExtraTurn(state.turn));
        } else {
            state.turn = self.next(state.turn);
        }
        self.turn_begins(state);
    }

    /// Whether the round is over.
    fn all_retrieved(&self, state: &State) -> bool {
        self.turn_order().all(|side| state.animal(side).retrieved)
    }

    /// Whether the game ends with the round, and that with the Retrieve that was just taken.
    pub(crate) fn game_ends(&self, state: &State) -> bool {
        self.all_retrieved(state) && (state.ending || state.quiet >= self.options().quiet_rounds)
    }

    /// What cards remember for a turn or a round ends with it.
    pub(crate) fn forget(&self, state: &mut State, span: Until) {
        let cards = self.cards();
        state.frames.forget(|_, card, cell| cards.get(card).remembers_for(cell, span));
    }

    /// What an action, or a card after it, has set off: points for new cubes, and the cards that act where something was placed.
    /// Cards that watch come after them.
    fn set_off(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        self.settle_arrivals(state, sink);
        for cell in std::mem::take(&mut state.built) {
            let others = self.turn_order().filter(|&other| other != side);
            self.trigger(state, Hook::Built, others, i16::from(cell.0));
        }
    }

    /// Cards that watch and would act now.
    pub(crate) fn trigger_watchers(&self, state: &mut State) {
        for side in self.turn_order().rev() {
            let watching: clade_engine::Kinds =
                self.acting(state, side, Hook::AfterAction).filter(|&kind| self.watches(state, side, kind)).collect();
            let mut watching = watching;
            while !watching.is_empty() {
                let cards = clade_engine::Triggers::collect(&mut watching);
                self.then(state, [Act { hook: Hook::AfterAction, side, arg: 0, cards }]);
            }
        }
    }

    /// The same in the middle of an action, by an option. What such a card does itself sets off no other: any other waits for the
    /// end of the action.
    pub(crate) fn trigger_watchers_at_once(&self, state: &mut State) {
        let acts = || state.frames.cards().any(|open| self.vm.defines(Hook::AfterAction).contains(open));
        if self.options().watches_at_once && !acts() {
            self.trigger_watchers(state);
        }
    }

    /// Whether a card that watches acts now.
    pub(crate) fn watches(&self, state: &State, side: Side, kind: Kind) -> bool {
        let hook = schema::Watches { copies: state.animal(side).copied.len() as i32, own: state.turn == side };
        self.vm.ask_yes(kind, hook, |read| self.read(state, side, read))
    }
}
