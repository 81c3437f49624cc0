//! What each verb does to the table.

use crate::rules::{Event, KINDS, Pond, State, Step};
use crate::schema::SCHEMA;
use clade_engine::{Ask, Audited, Game, Kinds, Question, Setup, SetupError, Side, Sink};
use clade_script::{Args, Cards, Frames, ModFolder, Reply, Schema, Scripted, Vm};
use std::sync::Arc;

impl Scripted for Pond {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = KINDS;

    type Rules = u8; // the number of seats

    fn rules(setup: &Setup, _: &Cards, _: &[ModFolder]) -> Result<u8, SetupError> {
        Ok(setup.seats)
    }

    fn open(seats: &Arc<u8>, hash: u64, vm: Vm) -> Self {
        Self { seats: **seats, hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn has_thing(&self, _: u8, kind: u8) -> bool {
        usize::from(kind) < self.vm.cards().len()
    }

    fn verb(&self, state: &mut State, owner: Side, verb: &str, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, String> {
        let [a, b, ..] = args.ints;
        let side = |n: i32| self.all_sides().find(|side| i32::from(side.0) == n).ok_or("there is no such side");
        let kind = |n: i32| u8::try_from(n).ok().filter(|&kind| usize::from(kind) < KINDS).ok_or("there is no such card");
        let by = state.frames.top().map(|frame| frame.card);
        match verb {
            "next_side" => return Ok(Reply::Int(i32::from((owner.0 + 1) % self.seats))),
            "cards_in_front" => {
                let own = state.frames.top().map_or(Kinds::NONE, |frame| Kinds::one(frame.card));
                return Ok(Reply::List(state.in_front[owner.ix()].without(own).map(i32::from).collect()));
            }
            "feed" => {
                state.feed(owner, u32::try_from(a).map_err(|_| "food is not given back")?, by, sink);
            }
            "fill" => state.fill(a, by, sink),
            "wash_away" if state.in_front[owner.ix()].contains(kind(a)?) => {
                let kind = kind(a)?;
                state.in_front[owner.ix()].remove(kind);
                self.recount(state);
                sink.emit(|| Event::Washed(owner, kind));
            }
            "take_card" if state.hands[side(a)?.ix()].take(kind(b)?) => state.hands[owner.ix()].put(kind(b)?),
            "choose_from_hand" if state.hands[side(b)?.ix()].is_empty() => return Ok(Reply::Nil),
            "choose_from_hand" => {
                let (who, ask) = (side(b)?, Ask::One { thing: 0, or_none: false });
                let (options, knows) = (state.hands[who.ix()].options(), self.only(who));
                return Ok(Reply::Ask(Box::new(Question::new(who, a as u8, ask, options, knows, knows))));
            }
            "play" if !state.frames.has_room() => return Err("too many cards play each other".to_owned()),
            "play" if state.in_front[owner.ix()].contains(kind(a)?) => {
                state.agenda.push(Step::Play(owner, kind(a)?)).map_err(|e| e.to_string())?;
                return Ok(Reply::Suspend);
            }
            _ => return Err("this card is not there".to_owned()),
        }
        Ok(Reply::Nothing)
    }
}
