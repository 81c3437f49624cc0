//! What each verb does to the table.

use crate::event::Event;
use crate::game::{PARTS, VALUES};
use crate::pond::{Given, Pond};
use crate::rules::effects::Play;
use crate::schema::{Card, KINDS, SCHEMA, Verb};
use crate::state::{ROUNDS, State};
use clade_engine::{Ask, Audited, CardQuestion, Kind, Kinds, Setup, SetupError, Side, Sink};
use clade_script::{Args, CardThing, Cards, Frames, ModFolder, Reply, Schema, Scripted, VerbError, Vm, Weights};
use std::sync::Arc;

impl Scripted for Pond {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = KINDS;

    type Rules = Given;

    fn rules(setup: &Setup, _: &Cards, mods: &[ModFolder]) -> Result<Given, SetupError> {
        Ok(Given { seats: setup.seats, weights: Weights::of(PARTS, VALUES, (ROUNDS - 1).into(), mods)? })
    }

    fn open(given: &Arc<Given>, hash: u64, vm: Vm) -> Self {
        Self { seats: given.seats, weights: given.weights.clone(), hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn has_thing(&self, _: u8, kind: u8) -> bool {
        self.vm.cards().has(Kind(kind))
    }

    fn call(&self, state: &mut State, owner: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        let by = state.frames.top().map(|frame| frame.card);
        let front = state.in_front[owner.ix()];
        match Verb::read(verb, args)? {
            Verb::NextSide {} => Ok(Reply::Int(i32::from((owner.0 + 1) % self.seats))),
            Verb::CardsInFront {} => Ok(Reply::List(front.without(by.map_or(Kinds::NONE, Kinds::one)).map(|kind| kind.0.into()).collect())),
            Verb::Feed { n } => {
                state.feed(owner, u32::try_from(n).map_err(|_| "food is not given back")?, by, sink);
                Ok(Reply::Nothing)
            }
            Verb::Fill { n } => {
                state.fill(n, by, sink);
                Ok(Reply::Nothing)
            }
            Verb::WashAway { card: Card(card) } if front.contains(Kind(card)) => {
                state.in_front[owner.ix()].remove(Kind(card));
                self.recount(state);
                sink.emit(|| Event::Washed(owner, Kind(card)));
                Ok(Reply::Nothing)
            }
            Verb::TakeCard { side, card: Card(card) } if state.hands[self.playing(side)?.ix()].take(Kind(card)) => {
                state.hands[owner.ix()].put(Kind(card));
                Ok(Reply::Nothing)
            }
            Verb::ChooseFromHand { key, side } => {
                let hand = &state.hands[self.playing(side)?.ix()];
                if hand.is_empty() {
                    return Ok(Reply::Nil);
                }
                let (ask, knows) = (Ask::One { thing: Card::THING, or_none: false }, self.only(side));
                Ok(Reply::Ask(Box::new(CardQuestion::new(side, key.0, ask, hand.options(), knows, knows))))
            }
            Verb::Play { .. } if !state.frames.has_room() => Err("too many cards play each other".into()),
            Verb::Play { card: Card(card) } if front.contains(Kind(card)) => {
                state.agenda.push(Play { side: owner, card: Kind(card) }.into()).map_err(|e| e.to_string())?;
                Ok(Reply::Suspend)
            }
            Verb::WashAway { .. } | Verb::TakeCard { .. } | Verb::Play { .. } => Err("this card is not there".into()),
        }
    }
}

impl Pond {
    /// A side that a card names, if it plays.
    fn playing(&self, side: Side) -> Result<Side, VerbError> {
        if side.0 < self.seats { Ok(side) } else { Err(VerbError::NoSuch("side")) }
    }
}
