//! A face behind the door. Every answer is looked at before it is believed; after a failure of the library it is never entered again.

use super::Beyond;
use crate::abi::{self, Status};
use crate::host::call::{Call, Does, Failed, Reply};
use crate::host::tools;
use crate::question::OfTable;
use crate::wire::{self, FORMS, Facts, Failed as FailedCard};
use clade_engine::ecology::Life;
use clade_engine::ecology::Reading;
use clade_engine::face::Playout;
use clade_engine::face::{FaceError, Gain, Refusal};
use clade_engine::scene::{Form, Staged, Template};
use clade_engine::{
    Actor, Audit, CardFault, CardNotes, CardRuns, Caution, Ecological, Face, Handle, Kind, Kinds, Misplaced, Msg, Objection, Observer,
    Outlook, Scene, SearchHints, Seat, Side, Tells, Tools, Turn, hash,
};
use serde::de::DeserializeOwned;
use std::cell::OnceCell;
use std::sync::Arc;

/// The most answers of one question: more than any game has.
const MOST_ANSWERS: u64 = 65_536;

pub(super) struct LoadedFace {
    side: Arc<Beyond>,
    /// What the other side calls it.
    face: u64,
    facts: Facts,
    tools: Tools,
    /// Why it is never entered again.
    broken: OnceCell<String>,
}

impl LoadedFace {
    pub(super) fn new(side: Arc<Beyond>, face: u64, facts: Facts, tools: Tools) -> Self {
        Self { side, face, facts, tools, broken: OnceCell::new() }
    }

    fn call(&self, call: Call, given: &[u8], words: &mut dyn FnMut() -> u64) -> Result<Reply, FaceError> {
        let unknown = || self.breaks(self.side.broken(call, &Failed::broken("it does not know this question")));
        self.call_if_known(call, given, words)?.ok_or_else(unknown)
    }

    /// The same; none if the library does not know the question.
    fn call_if_known(&self, call: Call, given: &[u8], words: &mut dyn FnMut() -> u64) -> Result<Option<Reply>, FaceError> {
        if let Some(why) = self.broken.get() {
            return Err(FaceError::Broken(why.clone()));
        }
        tools::lend(self.tools);
        match self.side.door.call(call, given, words) {
            Ok(reply) => Ok(Some(reply)),
            Err(failed) if failed.status == Status::Unknown => Ok(None),
            Err(failed) => Err(self.error(call, &failed)),
        }
    }

    fn error(&self, call: Call, failed: &Failed) -> FaceError {
        let text = || String::from_utf8_lossy(&failed.told).into_owned();
        match (failed.status, call) {
            (Status::Handle, _) => FaceError::Handle,
            (Status::Index, Call::At { table, does: Does::Advance(index) | Does::AnswerChance(index), .. }) => {
                FaceError::Index { index, count: self.count(table) }
            }
            (Status::Actor, _) => FaceError::Actor,
            (Status::Bytes, _) => FaceError::Bytes,
            (Status::Stopped, _) => FaceError::Stopped(text()),
            (Status::Misplaced, _) => match wire::value::<Misplaced>(&failed.told) {
                Some(what) => what.into(),
                None => Misplaced::new("", text(), "a position of this game").into(),
            },
            _ => self.breaks(self.side.broken(call, failed)),
        }
    }

    /// The face is never entered again.
    fn breaks(&self, why: String) -> FaceError {
        FaceError::Broken(self.broken.get_or_init(|| why).clone())
    }

    fn nonsense(&self, call: Call) -> FaceError {
        self.breaks(self.side.nonsense(call))
    }

    /// How many answers a table has.
    fn count(&self, table: u32) -> u32 {
        match self.turn(Handle(table)) {
            Ok(Turn { actor: Actor::Chance, .. }) => self.weights(Handle(table)).map_or(0, |weights| weights.len() as u32),
            Ok(turn) => turn.count,
            Err(_) => 0,
        }
    }

    fn at(&self, Handle(table): Handle, does: Does) -> Call {
        Call::At { face: self.face, table, does }
    }

    fn does(&self, handle: Handle, does: Does) -> Result<Reply, FaceError> {
        self.call(self.at(handle, does), &[], &mut || 0)
    }

    fn made(&self, call: Call, given: &[u8]) -> Result<Handle, FaceError> {
        let made = self.call(call, given, &mut || 0)?.numbers[0];
        u32::try_from(made).ok().filter(|&made| made != 0).map(Handle).ok_or_else(|| self.nonsense(call))
    }

    fn turned(&self, call: Call, reply: &Reply) -> Result<Turn, FaceError> {
        let [actor, count, clock, set] = reply.numbers;
        let actor = match u32::try_from(actor).unwrap_or(u32::MAX) {
            abi::CHANCE if count == 0 => Actor::Chance,
            abi::OVER if count == 0 => Actor::Over,
            seat @ 0..8 if (1..=MOST_ANSWERS).contains(&count) => Actor::Seat(Seat(seat as u8)),
            _ => return Err(self.nonsense(call)),
        };
        Ok(Turn { actor, count: count as u32, clock: clock as u32, set })
    }

    fn turns(&self, handle: Handle, does: Does) -> Result<Turn, FaceError> {
        let call = self.at(handle, does);
        let reply = self.call(call, &[], &mut || 0)?;
        self.turned(call, &reply)
    }

    fn index(&self, handle: Handle, does: Does) -> Result<u32, FaceError> {
        let index = self.does(handle, does)?.numbers[0];
        u32::try_from(index).map_err(|_| self.nonsense(self.at(handle, does)))
    }

    fn bytes(&self, handle: Handle, observer: Observer, what: OfTable, given: &[u8]) -> Result<Vec<u8>, FaceError> {
        let does = Does::Ask { observer: number(observer), what };
        Ok(self.call(self.at(handle, does), given, &mut || 0)?.bytes)
    }

    fn ask<T: DeserializeOwned>(&self, handle: Handle, observer: Observer, what: OfTable) -> Result<T, FaceError> {
        let bytes = self.bytes(handle, observer, what, &[])?;
        wire::value(&bytes).ok_or_else(|| self.nonsense(self.at(handle, Does::Ask { observer: number(observer), what })))
    }

    /// An answer that a library need not have.
    fn ask_if_known<T: DeserializeOwned>(&self, handle: Handle, observer: Observer, what: OfTable) -> Result<Option<T>, FaceError> {
        let call = self.at(handle, Does::Ask { observer: number(observer), what });
        let Some(reply) = self.call_if_known(call, &[], &mut || 0)? else { return Ok(None) };
        wire::value(&reply.bytes).map(Some).ok_or_else(|| self.nonsense(call))
    }

    fn text(&self, handle: Handle, what: OfTable) -> Result<String, FaceError> {
        let bytes = self.bytes(handle, Observer::Host, what, &[])?;
        String::from_utf8(bytes).map_err(|_| self.nonsense(self.at(handle, Does::Ask { observer: abi::HOST, what })))
    }
}

/// An observer as it crosses.
fn number(observer: Observer) -> u32 {
    match observer {
        Observer::Seat(seat) => seat.0.into(),
        Observer::Public => abi::PUBLIC,
        Observer::Host => abi::HOST,
    }
}

impl Drop for LoadedFace {
    fn drop(&mut self) {
        if self.broken.get().is_none() {
            _ = self.call(Call::Close(self.face), &[], &mut || 0);
        }
    }
}

/// Questions whose answers are plain data: one line each.
macro_rules! asked {
    ($($name:ident = $what:ident -> $type:ty;)*) => {
        $(fn $name(&self, handle: Handle, observer: Observer) -> Result<$type, FaceError> {
            self.ask(handle, observer, OfTable::$what)
        })*
    };
    (if known: $($name:ident = $what:ident -> $type:ty;)*) => {
        $(fn $name(&self, handle: Handle, observer: Observer) -> Result<$type, FaceError> {
            Ok(self.ask_if_known(handle, observer, OfTable::$what)?.unwrap_or_default())
        })*
    };
    (host: $($name:ident = $what:ident -> $type:ty;)*) => {
        $(fn $name(&self, handle: Handle) -> Result<$type, FaceError> {
            self.ask(handle, Observer::Host, OfTable::$what)
        })*
    };
}

impl Face for LoadedFace {
    asked! {
        prompt = Prompt -> Msg;
        scene = Scene -> Scene;
        labels = Labels -> Vec<Msg>;
        events = Events -> Vec<String>;
        listed = Listed -> (Actor, Vec<String>);
    }

    asked! { if known:
        refusals = Refusals -> Vec<Refusal>;
        reasons = Reasons -> Vec<(String, Vec<Objection>)>;
        log = Log -> Vec<Msg>;
        points = Points -> Vec<Gain>;
    }

    fn explained(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError> {
        self.ask_if_known(handle, observer, OfTable::Explained)?.map_or_else(|| self.scene(handle, observer), Ok)
    }

    fn cautions(&self, handle: Handle, observer: Observer) -> Result<Vec<Option<Caution>>, FaceError> {
        let numbers: Vec<u8> = self.ask_if_known(handle, observer, OfTable::Cautions)?.unwrap_or_default();
        Ok(numbers.into_iter().map(Caution::of).collect())
    }

    fn tells(&self, handle: Handle, observer: Observer) -> Result<Vec<Option<Tells>>, FaceError> {
        let numbers: Vec<u8> = self.ask_if_known(handle, observer, OfTable::Tells)?.unwrap_or_default();
        Ok(numbers.into_iter().map(Tells::of).collect())
    }

    /// What a library does not stage is said as its log says it.
    fn staged(&self, handle: Handle, observer: Observer) -> Result<Vec<Staged>, FaceError> {
        match self.ask_if_known(handle, observer, OfTable::Staged)? {
            Some(staged) => Ok(staged),
            None => Ok(self.log(handle, observer)?.into_iter().map(Staged::Said).collect()),
        }
    }

    asked! { host:
        weights = Weights -> Vec<u32>;
        scores = Scores -> Vec<i64>;
        tie_breaks = TieBreaks -> Vec<i64>;
        outcome = Outcome -> Vec<(i64, i64)>;
        audit = Audit -> Audit;
    }

    /// No table can be started in a broken library: the number that no table has makes whatever comes next say so.
    fn start(&mut self) -> Handle {
        self.made(Call::Start(self.face), &[]).unwrap_or(Handle(0))
    }

    fn fork(&mut self, from: Handle) -> Result<Handle, FaceError> {
        self.made(self.at(from, Does::Fork), &[])
    }

    fn copy(&mut self, from: Handle, to: Handle) -> Result<(), FaceError> {
        self.does(from, Does::CopyTo(to.0)).map(drop)
    }

    fn free(&mut self, handle: Handle) {
        _ = self.does(handle, Does::Free);
    }

    fn turn(&self, handle: Handle) -> Result<Turn, FaceError> {
        self.turns(handle, Does::Turn)
    }

    fn advance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        self.turns(handle, Does::Advance(index))
    }

    fn roll(&mut self, handle: Handle, word: u64) -> Result<Turn, FaceError> {
        self.turns(handle, Does::Roll(word))
    }

    fn answer_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        self.turns(handle, Does::AnswerChance(index))
    }

    fn outcome_of(&self, handle: Handle, word: u64) -> Result<u32, FaceError> {
        self.index(handle, Does::OutcomeOf(word))
    }

    fn any_answer(&self, handle: Handle, word: u64) -> Result<u32, FaceError> {
        self.index(handle, Does::AnyAnswer(word))
    }

    fn playout(&mut self, handle: Handle, clock: u32, answers: u32, seed: u64) -> Result<Playout, FaceError> {
        let call = self.at(handle, Does::Playout { clock, answers, seed });
        let reply = self.call(call, &[], &mut || 0)?;
        let sides = usize::from(self.sides());
        let told: Option<(Vec<i64>, Vec<Life>)> = wire::value(&reply.bytes);
        let fits = |(scores, life): &(Vec<i64>, Vec<Life>)| scores.len() == sides && [0, sides].contains(&life.len());
        let (scores, life) = told.filter(fits).ok_or_else(|| self.nonsense(call))?;
        Ok(Playout { turn: self.turned(call, &reply)?, scores, life })
    }

    fn texts(&self, handle: Handle) -> Result<String, FaceError> {
        self.text(handle, OfTable::Texts)
    }

    fn position(&self, handle: Handle) -> Result<String, FaceError> {
        self.text(handle, OfTable::Position)
    }

    fn keys(&self, handle: Handle, out: &mut Vec<u64>) -> Result<(), FaceError> {
        let by_text = || Ok::<_, FaceError>(self.texts(handle)?.lines().map(|text| hash::of_bytes(text.as_bytes())).collect());
        *out = self.ask_if_known(handle, Observer::Host, OfTable::Keys)?.map_or_else(by_text, Ok)?;
        Ok(())
    }

    fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError> {
        let one_by_one = || (0..self.sides()).map(|side| self.evaluate(handle, Side(side))).collect();
        *out = self.ask_if_known(handle, Observer::Host, OfTable::Values)?.map_or_else(one_by_one, Ok)?;
        Ok(())
    }

    fn outlook(&self, handle: Handle) -> Result<Outlook, FaceError> {
        Ok(self.ask_if_known(handle, Observer::Host, OfTable::Outlook)?.unwrap_or_default())
    }

    fn listen(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        self.does(handle, Does::Listen(on)).map(drop)
    }

    fn explain(&mut self, handle: Handle, cards: Kinds) -> Result<(), FaceError> {
        let call = self.at(handle, Does::Ask { observer: abi::HOST, what: OfTable::Explain });
        self.call_if_known(call, &wire::bytes(&cards.bits()), &mut || 0).map(drop)
    }

    fn card_notes(&self, handle: Handle) -> Result<CardNotes, FaceError> {
        let call = self.at(handle, Does::Ask { observer: abi::HOST, what: OfTable::CardNotes });
        let Some(reply) = self.call_if_known(call, &[], &mut || 0)? else { return Ok(CardNotes::default()) };
        serde_json::from_slice(&reply.bytes).map_err(|_| self.nonsense(call))
    }

    fn measure(&mut self, handle: Handle, on: bool) -> Result<(), FaceError> {
        self.does(handle, Does::Measure(on)).map(drop)
    }

    fn reading(&self) -> Option<Reading> {
        self.facts.reading
    }

    fn notes(&mut self, handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError> {
        out.extend(self.ask_if_known::<Vec<Ecological>>(handle, Observer::Host, OfTable::Notes)?.unwrap_or_default());
        Ok(())
    }

    fn view(&self, handle: Handle, observer: Observer) -> Result<Vec<u8>, FaceError> {
        self.bytes(handle, observer, OfTable::View, &[])
    }

    fn hash(&self, handle: Handle) -> Result<u64, FaceError> {
        Ok(self.does(handle, Does::Hash)?.numbers[0])
    }

    fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError> {
        Ok(self.does(handle, Does::Save)?.bytes)
    }

    fn load(&mut self, bytes: &[u8]) -> Result<Handle, FaceError> {
        self.made(Call::Load(self.face), bytes)
    }

    fn place(&mut self, position: &str) -> Result<Handle, Misplaced> {
        self.made(Call::Place(self.face), position.as_bytes()).map_err(|error| match error {
            FaceError::Misplaced(what) => what,
            error => Misplaced::new("", error.to_string(), "a game that can be asked"),
        })
    }

    fn resample_into(&mut self, from: Handle, observer: Observer, to: Handle, words: &mut dyn FnMut() -> u64) -> Result<Turn, FaceError> {
        let call = self.at(from, Does::Resample { observer: number(observer), to: to.0 });
        let reply = self.call(call, &[], words)?;
        self.turned(call, &reply)
    }

    fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError> {
        Ok(self.does(handle, Does::Evaluate(side.0))?.numbers[0] as i64)
    }

    fn search_hints(&self) -> SearchHints {
        self.facts.search_hints
    }

    fn sides(&self) -> u8 {
        self.facts.sides.len() as u8
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.facts.sides.get(side.ix()).map_or(Seat(0), |facts| facts.seat)
    }

    fn template(&self, form: Form) -> Option<Template> {
        FORMS.into_iter().zip(&self.facts.templates).find(|(known, _)| *known == form)?.1.clone()
    }

    fn side_name(&self, side: Side) -> Msg {
        self.facts.sides.get(side.ix()).map_or_else(|| Msg::new("unknown"), |facts| facts.name.clone())
    }

    fn side_word(&self, side: Side) -> String {
        self.facts.sides.get(side.ix()).map_or_else(String::new, |facts| facts.word.clone())
    }

    fn faults(&mut self) -> Vec<CardFault> {
        let faults = self.ask_if_known::<Vec<FailedCard>>(Handle(0), Observer::Host, OfTable::Faults).ok().flatten();
        faults.unwrap_or_default().into_iter().map(|(fault, told)| CardFault { told, ..fault }).collect()
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        let counters = self.ask_if_known::<Vec<(String, u64)>>(Handle(0), Observer::Host, OfTable::Counters).ok().flatten();
        counters.unwrap_or_default().into_iter().filter_map(|(name, n)| Some((self.side.interned(&name)?, n))).collect()
    }

    fn card_runs(&self) -> Vec<(Kind, CardRuns)> {
        self.ask_if_known(Handle(0), Observer::Host, OfTable::CardRuns).ok().flatten().unwrap_or_default()
    }

    fn state_size(&self) -> usize {
        self.facts.state_size as usize
    }

    fn ledgers(&self) -> Vec<String> {
        self.facts.ledgers.clone()
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.facts.cards_in_play.clone()
    }
}
