//! One running game: the state behind its face, the answers so far, the generator's position, checkpoints and log.
//!
//! Decides the order of things: who is asked, that an answer is kept, which word answers Chance. Does not decide rules, who
//! answers, or when.
//!
//! The n-th answer of Chance comes from the n-th word of the seed's stream. What a person typed in instead is kept under n,
//! so that undo and redo meet the same outcomes.

mod asked;
mod rewind;

pub use asked::Place;

use crate::checkpoints::Checkpoints;
use crate::log::Log;
use crate::notes::Notes;
use crate::record::{Header, MOST_ACTIONS, shortened};
use crate::word_stream::WordStream;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Kinds, Misplaced, Seat, Side, Turn, nearest};
use std::collections::BTreeMap;

/// A record has a state hash every this many actions.
pub const HASH_EVERY: usize = 20;

/// Why a table refused. It is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The face refused.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// No legal action (or outcome of chance) has this text.
    #[error("'{}' is not possible here; {count} actions are{}", shortened(text), clade_engine::hint(.nearest))]
    NotLegal {
        /// The text.
        text: String,
        /// How many legal actions there are.
        count: usize,
        /// The nearest legal text.
        nearest: Option<String>,
    },
    /// The game has not got that far.
    #[error("step {step} is asked for, but only {steps} actions were played")]
    Step {
        /// The step asked for.
        step: usize,
        /// How many actions were played.
        steps: usize,
    },
    /// The game has as many actions as a record may have.
    #[error("a game has at most {MOST_ACTIONS} actions")]
    Full,
}

/// One answer as the table keeps it: who, which index of the open list, whether it was the only one, which text.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) actor: Actor,
    pub(crate) index: u32,
    pub(crate) is_forced: bool,
    pub(crate) text: String,
}

/// One running game.
pub struct Table {
    pub(crate) face: Box<dyn Face>,
    pub(crate) at: Handle,
    pub(crate) steps: Vec<Step>,
    pub(crate) seats: Vec<Seat>,
    header: Header,
    turn: Turn,
    /// How many answers Chance gave, and what was typed in for its n-th instead of the seed's word.
    chances: u64,
    typed: BTreeMap<u64, String>,
    hashes: Vec<(usize, u64)>,
    checkpoints: Checkpoints,
    log: Log,
    notes: Notes,
    listening: bool,
    /// The earlier state being looked at.
    look: Option<(usize, Handle)>,
    /// The state before the last answer.
    spare: Handle,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a table of {} after {} actions", self.header.game, self.steps.len())
    }
}

impl Table {
    /// A table before its first question. Nobody listens yet: see [`Table::listen`].
    pub fn new(mut face: Box<dyn Face>, header: Header) -> Self {
        let at = face.start();
        Self::at(face, header, at)
    }

    /// A table that begins with a position in the game's own words, see [`Face::place`]: for lessons. Its record does not say so, and cannot
    /// be played again.
    ///
    /// # Errors
    /// [`Misplaced`] names the key, what was found and what was expected.
    pub fn placed(mut face: Box<dyn Face>, header: Header, position: &str) -> Result<Self, Misplaced> {
        let at = face.place(position)?;
        Ok(Self::at(face, header, at))
    }

    fn at(mut face: Box<dyn Face>, header: Header, at: Handle) -> Self {
        let spare = face.start();
        let turn = face.turn(at).unwrap_or(Turn { actor: Actor::Over, count: 0, clock: 0, set: 0 });
        let checkpoints = Checkpoints::new(face.fork(at).ok(), face.state_size());
        let mut seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        seats.sort_unstable();
        seats.dedup();
        let log = Log::new(&seats);
        Self {
            face,
            at,
            steps: Vec::new(),
            seats,
            header,
            turn,
            chances: 0,
            typed: BTreeMap::new(),
            hashes: Vec::new(),
            checkpoints,
            log,
            notes: Notes::default(),
            listening: false,
            look: None,
            spare,
        }
    }

    /// Whether log lines are kept from now on. Off at first, as making them costs time.
    pub fn listen(&mut self, on: bool) {
        self.listening = self.face.listen(self.at, on).is_ok() && on;
    }

    /// Which cards are explained from now on: each call of their functions is noted. While it listens, a table also notes what cards
    /// log; see [`Table::card_notes`].
    ///
    /// # Errors
    /// A [`TableError`] of the face.
    pub fn explain(&mut self, cards: Kinds) -> Result<(), TableError> {
        Ok(self.face.explain(self.at, cards)?)
    }

    /// Whose answer is awaited, and how many legal actions there are.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn.actor == Actor::Over
    }

    /// The seat that is asked takes the legal action of this index.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn play(&mut self, index: u32) -> Result<(), TableError> {
        if !matches!(self.turn.actor, Actor::Seat(_)) {
            return Err(FaceError::Actor.into());
        }
        if index >= self.turn.count {
            return Err(FaceError::Index { index, count: self.turn.count }.into());
        }
        self.answer(index)
    }

    /// The seat that is asked takes the legal action with this text.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<(), TableError> {
        let index = self.find(text)?;
        self.play(index)
    }

    /// Chance answers: with what was typed in for this answer before it was undone, otherwise by the seed's word.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn chance(&mut self) -> Result<(), TableError> {
        self.chance_asked()?;
        let typed = match self.typed.get(&self.chances) {
            Some(text) => self.face.find(self.at, text)?,
            None => None,
        };
        let index = match typed {
            Some(index) => index,
            None => self.face.outcome_of(self.at, self.word())?,
        };
        self.answer(index)
    }

    /// Chance answers with the outcome of this text: a real die, a script. The seed's word for this answer is skipped.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn chance_with(&mut self, text: &str) -> Result<(), TableError> {
        self.chance_asked()?;
        let index = self.find(text)?;
        let (number, drawn) = (self.chances, self.face.outcome_of(self.at, self.word())?);
        self.answer(index)?;
        if index == drawn {
            self.typed.remove(&number);
        } else {
            self.typed.insert(number, text.to_owned());
        }
        Ok(())
    }

    /// Chance answers until a seat is asked or the game is over.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as after the last successful answer.
    pub fn run_chance(&mut self) -> Result<Turn, TableError> {
        while self.turn.actor == Actor::Chance {
            self.chance()?;
        }
        Ok(self.turn)
    }
}

/// Internals.
impl Table {
    fn word(&self) -> u64 {
        WordStream::at(self.header.seed, self.chances).next()
    }

    fn chance_asked(&self) -> Result<(), TableError> {
        if self.turn.actor == Actor::Chance { Ok(()) } else { Err(FaceError::Actor.into()) }
    }

    fn find(&self, text: &str) -> Result<u32, TableError> {
        let texts = self.face.texts(self.at)?;
        let found = (0..).zip(texts.lines()).find(|(_, line)| *line == text).map(|(index, _)| index);
        found.ok_or_else(|| TableError::NotLegal {
            text: text.to_owned(),
            count: texts.lines().count(),
            nearest: nearest(text, texts.lines()),
        })
    }

    /// Plays the answer of this index, whoever is asked, and keeps it.
    fn answer(&mut self, index: u32) -> Result<(), TableError> {
        if self.steps.len() == MOST_ACTIONS {
            return Err(TableError::Full);
        }
        let Turn { actor, count, .. } = self.turn;
        let text = self.face.texts(self.at)?.lines().nth(index as usize).unwrap_or_default().to_owned();
        self.face.copy(self.at, self.spare)?;
        match step(&mut *self.face, self.at, actor, index) {
            Ok(turn) => self.turn = turn,
            Err(error) => {
                // A script that the host's clock stopped may have left the state half-way.
                self.face.copy(self.spare, self.at)?;
                return Err(error.into());
            }
        }
        self.chances += u64::from(actor == Actor::Chance);
        self.steps.push(Step { actor, index, is_forced: count == 1, text });
        let steps = self.steps.len();
        if self.listening {
            self.log.keep(&*self.face, self.at, steps);
            self.notes.keep(&*self.face, self.at, steps);
        }
        if let (true, Ok(hash)) = (steps.is_multiple_of(HASH_EVERY), self.face.hash(self.at)) {
            self.hashes.push((steps, hash));
        }
        self.checkpoints.offer(&mut *self.face, steps, self.at);
        Ok(())
    }
}

/// Plays one answer on a state.
fn step(face: &mut dyn Face, at: Handle, actor: Actor, index: u32) -> Result<Turn, FaceError> {
    match actor {
        Actor::Chance => face.answer_chance(at, index),
        _ => face.advance(at, index),
    }
}

#[cfg(test)]
mod tests;
