//! The ground that laws stand on: the games of a walk, where it is, and what has come up. The loop of a game is in [`super::game`].
//!
//! Four games are opened on the thread: the *watched* one, which asks everything and is listened to; the *usual* one,
//! which skips what can be foreseen, in lockstep; and its twins: a *fresh* one, reopened every so often, and a
//! *forgetful* one.

use super::law::{Breach, Law, Lawful, demand};
use super::place::{Before, Place};
use super::plan::{Plan, Rates, Watch};
use super::tally::{Failure, Tally};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Audit, CardFault, Face, Handle, Observer, Ruleset, Seat, Setup, SetupError, Side, Tools, Turn};
use clade_table::{WordStream, actor_word};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

/// The streams of words of a walk.
const CHANCE: u64 = 11;
const SEATS: u64 = 12;
pub(super) const LAWS: u64 = 13;

/// How many answers a greedy seat tries for each of its own.
pub(super) const THOUGHT: u32 = 12;

/// What a face said that it should not have refused.
pub(super) fn allowed<T>(said: Result<T, FaceError>) -> Lawful<T> {
    said.map_err(|error| Breach { law: Law::Accepted, detail: format!("the face refuses: {error}") })
}

/// What was saved must be loaded.
pub(super) fn loaded(loaded: Result<Handle, FaceError>) -> Lawful<Handle> {
    loaded.map_err(|error| Breach { law: Law::Saved, detail: format!("what was saved is refused: {error}") })
}

/// Where a table stands.
pub(super) struct Stand {
    pub(super) turn: Turn,
    pub(super) bytes: Rc<Vec<u8>>,
    pub(super) texts: String,
}

impl Stand {
    pub(super) fn of(face: &dyn Face, at: Handle) -> Lawful<Self> {
        Ok(Self { turn: allowed(face.turn(at))?, bytes: Rc::new(allowed(face.save(at))?), texts: allowed(face.texts(at))? })
    }
}

/// The open question, as the host sees it.
pub(super) struct OpenQuestion {
    pub(super) turn: Turn,
    pub(super) bytes: Rc<Vec<u8>>,
    pub(super) texts: String,
    pub(super) audit: Audit,
    /// A second copy of the table, to compare with: nobody answers there before the question is answered.
    pub(super) copy: Handle,
}

impl OpenQuestion {
    /// The text of an answer.
    pub(super) fn text(&self, index: u32) -> &str {
        self.texts.lines().nth(index as usize).unwrap_or_default()
    }
}

/// Where a card failed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum World {
    /// In the game itself.
    Game,
    /// Where something else was answered at its open question.
    Tried,
    /// At a table dealt as an observer could believe it.
    Believed,
}

/// How a game with cards at random is walked.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wild {
    /// After so many answers it is enough.
    pub(super) answers: u64,
    /// The seats that are greedy, a bit each.
    pub(super) greedy: u64,
}

/// Games opened on this thread, and what was met so far.
pub(super) struct Walk<'a> {
    pub(super) ruleset: &'a dyn Ruleset,
    pub(super) setup: &'a Setup,
    pub(super) rates: Rates,
    pub(super) longest: u64,
    pub(super) watch: &'a Watch,
    pub(super) face: Box<dyn Face>,
    pub(super) usual: Box<dyn Face>,
    pub(super) fresh: Box<dyn Face>,
    pub(super) forgetful: Box<dyn Face>,
    pub(super) observers: Vec<Observer>,
    pub(super) words: WordStream,
    pub(super) tally: Tally,
    /// How often the answers of each text were given in this game: curious seats give the rarest one.
    pub(super) taken: HashMap<String, u32>,
    /// The answers of seats in the game.
    pub(super) given: Vec<u32>,
    /// The answers of the usual game, the one that is being given among them.
    pub(super) played: Vec<(Actor, u32)>,
    /// The numbers of the set-up and of the game.
    pub(super) number: (usize, u64),
    /// What each side had at the beginning of the game and got since; nothing yet, if no event gave points.
    pub(super) points: Option<Vec<i64>>,
    /// What the clock of the game showed last.
    pub(super) clock: u32,
    /// Room for the keys of answers.
    pub(super) keys: Vec<u64>,
    /// The seed of the game, and how many answers were given: for reports, also after a panic.
    pub(super) seed: u64,
    pub(super) step: u64,
    /// The table before the last answer, as bytes, and that answer.
    pub(super) before: Option<(Rc<Vec<u8>>, String)>,
    /// Whether the cards are made at random, and how that is walked.
    pub(super) wild: Option<Wild>,
}

/// How a face is opened that asks all.
pub(super) const ASK_ALL: Tools = Tools { out_of_time: None, stop: None, nanoseconds: None, ask_all: true, forgetful: false };

impl<'a> Walk<'a> {
    pub(super) fn new(ruleset: &'a dyn Ruleset, plan: &Plan<'a>, setup: &'a Setup) -> Result<Self, SetupError> {
        let face = ruleset.open(ASK_ALL)?;
        let mut seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        seats.sort_unstable();
        seats.dedup();
        let observers = seats.into_iter().map(Observer::Seat).chain([Observer::Public]).collect();
        let mut in_play = face.cards_in_play();
        if !plan.mods.is_empty() {
            let own: Vec<String> =
                ruleset.cards().into_iter().filter(|card| plan.mods.iter().any(|own| card.is_of(own))).map(|card| card.id).collect();
            in_play.retain(|(_, word)| own.contains(word));
        }
        let tally = Tally { in_play, ..Tally::default() };
        Ok(Self {
            ruleset,
            setup,
            rates: plan.rates,
            longest: plan.longest,
            watch: plan.watch,
            face,
            usual: ruleset.open(Tools::default())?,
            fresh: ruleset.open(ASK_ALL)?,
            forgetful: ruleset.open(Tools { forgetful: true, ..ASK_ALL })?,
            observers,
            words: WordStream::new(0),
            tally,
            taken: HashMap::new(),
            given: Vec::new(),
            played: Vec::new(),
            number: (0, 0),
            points: None,
            clock: 0,
            keys: Vec::new(),
            seed: 0,
            step: 0,
            before: None,
            wild: None,
        })
    }

    /// Whether a check that is made at every `every`-th question is due; never for 0.
    pub(super) fn is_due(&self, every: u64) -> bool {
        every > 0 && (self.seed + self.step).is_multiple_of(every)
    }

    /// Counts a check of a law.
    pub(super) fn demand(&mut self, law: Law, holds: bool, detail: impl FnOnce() -> String) -> Lawful {
        self.tally.checked(law);
        demand(law, holds, detail)
    }

    /// Notes the cards that failed since this was called last.
    pub(super) fn note_failures(&mut self, world: World) {
        for fault in self.face.faults() {
            let fault = CardFault { told: false, ..fault };
            let at = self.place(world == World::Game && !self.tally.is_placed(&fault));
            self.tally.failed(Failure { fault, times: 1, at, only_believed: world == World::Believed });
        }
    }

    /// Where the walk is; with the table before, if that is wanted and can be told.
    pub(super) fn place(&mut self, with_table: bool) -> Place {
        let before = self.before.as_ref().filter(|_| with_table).and_then(|(bytes, answer)| {
            let at = self.face.load(bytes).ok()?;
            let position = self.face.position(at).ok();
            self.face.free(at);
            Some(Before { position: position?, answer: answer.clone() })
        });
        let answers = if with_table && self.wild.is_none() { self.told() } else { Vec::new() };
        Place { number: self.number, setup: self.setup.clone(), seed: self.seed, step: self.step, before, answers }
    }

    /// The answers of the usual game as a record tells them; as many as it accepts, and the one at which it panics.
    fn told(&self) -> Vec<(String, String)> {
        let mut told = Vec::new();
        let play = || -> Option<()> {
            let mut face = self.ruleset.open(Tools::default()).ok()?;
            let at = face.start();
            for &(actor, index) in &self.played {
                let texts = face.texts(at).ok()?;
                told.push((actor_word(actor), texts.lines().nth(index as usize)?.to_owned()));
                answer(&mut *face, at, actor, index).ok()?;
            }
            Some(())
        };
        let _ = catch_unwind(AssertUnwindSafe(play)); // what was told until then is what can be told
        told
    }
}

/// The words of Chance and of the random seats.
pub(super) fn words_of(seed: u64) -> (WordStream, WordStream) {
    (WordStream::stream(seed, CHANCE), WordStream::stream(seed, SEATS))
}

/// Plays one answer, whoever gives it.
pub(super) fn answer(face: &mut dyn Face, at: Handle, actor: Actor, index: u32) -> Result<Turn, FaceError> {
    match actor {
        Actor::Chance => face.answer_chance(at, index),
        _ => face.advance(at, index),
    }
}
