//! The one face that every host uses: viewer, program, bots, checks, plugins.
//!
//! It is object-safe and speaks integers, indices and byte buffers only, so that the C table of plugins can be the same face,
//! function for function. States stay behind it, under handles. One crossing a decision: [`Face::advance`] plays an answer
//! and says who is asked next, out of how many.

mod hosted;
mod value;

pub use hosted::Hosted;
pub use value::Value;

use crate::ecology::Reading;
use crate::{Actor, Ecological, Misplaced, Msg, Objection, Observer, Seat, Side};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use value::Written;

/// A state behind the face. 0 is never a handle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Handle(pub u32);

/// Whose answer is awaited, and out of how many. For Chance and at the end the count is 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose answer is awaited.
    pub actor: Actor,
    /// How many legal actions there are.
    pub count: u32,
}

/// What can be asked about a state as one observer sees it; each is answered with bytes (postcard) of the type named.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// [`Msg`]: who does what and why.
    Prompt,
    /// [`crate::Scene`]: what to draw.
    Scene,
    /// [`crate::Scene`]: what to draw, with what may not be done ([`crate::scene::Node::barred`]).
    Explained,
    /// `Vec<Gain>`: points given and taken since the last [`Face::advance`] began, while somebody listened.
    Points,
    /// `Vec<Msg>`: the meaning of each legal action. Only the asked seat and the host get them.
    Labels,
    /// `Vec<Msg>`: log lines of what happened since the last [`Face::advance`] began.
    Log,
    /// `Vec<String>`: the same events, each in full, as text for tests and for comparing two runs.
    Events,
    /// `Vec<Refusal>`: every candidate that is not legal, with the reasons.
    Refusals,
    /// `Vec<(String, Vec<Objection>)>`: the same without meanings, which take longer to say: text and reasons.
    Reasons,
    /// The state itself as bytes of the view, for laws about leaks.
    View,
    /// `(Actor, Vec<String>)`: who is asked, and the texts of the legal actions, as they follow from the view alone. Law: the
    /// asked seat finds its open list.
    Listed,
    /// [`crate::Audit`]: what laws ask. Only the host gets it, others an empty one.
    Audit,
}

/// A candidate that is not legal, with the reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The text of the action.
    pub text: String,
    /// Its meaning.
    pub label: Msg,
    /// Why not.
    pub reasons: Vec<Objection>,
}

/// Points that a side got, or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Whose.
    pub side: Side,
    /// How many; below 0 they were lost.
    pub points: i64,
    /// From what.
    pub source: Msg,
}

/// Why a face refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaceError {
    /// No state under this handle.
    #[error("no state under this handle")]
    Handle,
    /// The index is not in the open list.
    #[error("index {index} is not among {count} legal actions")]
    Index {
        /// The index asked for.
        index: u32,
        /// How many there are.
        count: u32,
    },
    /// Another actor is awaited.
    #[error("another actor is awaited")]
    Actor,
    /// Bytes that are no state of this game.
    #[error("these bytes are no state of this game")]
    Bytes,
    /// The host stopped a script, see [`crate::Tools::stop`]. A table that is listened to is as before the answer; another one is to be dropped.
    #[error("{0}")]
    Stopped(String),
    /// A position that the game cannot write.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}

/// A game, whichever it is, on one thread.
pub trait Face {
    /// A new table before its first question.
    fn start(&mut self) -> Handle;
    /// A copy of a table.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn fork(&mut self, from: Handle) -> Result<Handle, FaceError>;
    /// Makes one table equal to another, reusing its memory.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn copy(&mut self, from: Handle, to: Handle) -> Result<(), FaceError>;
    /// Forgets a table.
    fn free(&mut self, handle: Handle);
    /// Whose answer is awaited.
    ///
    /// # Errors
    /// [`FaceError::Handle`].
    fn turn(&self, handle: Handle) -> Result<Turn, FaceError>;
    /// A seat takes the legal action of this index; the table runs on to the next question.
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn advance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError>;
    /// Chance answers by a word of the table's generator; the table runs on to the next question.
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn roll(&mut self, handle: Handle, word: u64) -> Result<Turn, FaceError>;
    /// Chance answers with the outcome of this index in [`Face::weights`].
    ///
    /// # Errors
    /// A [`FaceError`]; the table is as it was.
    fn settle_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError>;
    /// The exact weights of the outcomes of the open chance.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn weights(&self, handle: Handle) -> Result<Vec<u32>, FaceError>;
    /// The index of the outcome that a word picks.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn outcome_of(&self, handle: Handle, word: u64) -> Result<u32, FaceError>;
    /// The texts of the legal actions (or of the outcomes of the open chance), one a line.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn texts(&self, handle: Handle) -> Result<String, FaceError>;
    /// Whether [`About::Log`] and [`About::Events`] are wanted for this table. Off at first: then events are not even made.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn listen(&mut self, handle: Handle, on: bool) -> Result<(), FaceError>;
    /// Whether food and life are noted at this table; off at first, and on no copy. What lies and lives there now is noted as its
    /// opening, see [`crate::Game::opening`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn measure(&mut self, handle: Handle, on: bool) -> Result<(), FaceError>;
    /// How the notes are to be read, see [`crate::Game::reading`].
    fn reading(&self) -> Option<Reading>;
    /// Hands over what was noted since the last call, in order, behind what `out` holds: once a round or once a game is often enough.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn notes(&mut self, handle: Handle, out: &mut Vec<Ecological>) -> Result<(), FaceError>;
    /// Something about the state as an observer sees it, as bytes.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn about(&self, handle: Handle, observer: Observer, what: About) -> Result<Vec<u8>, FaceError>;
    /// The state hash: xxh3 over canonical bytes.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn hash(&self, handle: Handle) -> Result<u64, FaceError>;
    /// The state as canonical bytes.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError>;
    /// A table from saved bytes.
    ///
    /// # Errors
    /// [`FaceError::Bytes`].
    fn load(&mut self, bytes: &[u8]) -> Result<Handle, FaceError>;
    /// A table that could be behind what the observer sees: what it does not know is dealt out again.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn resample(&mut self, handle: Handle, observer: Observer, words: &mut dyn FnMut() -> u64) -> Result<Handle, FaceError>;
    /// How good the table is for a side, by what its seat knows.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError>;
    /// How good the table is for each side, in the order of sides, each by what its seat knows; written over what `out` held. On a table of
    /// [`Face::resample`] and its copies nothing is hidden, and no view is made.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError>;
    /// How many answers a bot that looks ahead may try for a decision.
    fn search_budget(&self) -> u32 {
        crate::game::SEARCH_BUDGET
    }
    /// The score of each side so far; at the end, the result.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn scores(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
    /// What decides between sides of equal scores, see [`crate::Game::tie_breaks`].
    ///
    /// # Errors
    /// A [`FaceError`].
    fn tie_breaks(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
    /// For each side its score and what decides between equal ones; sides are compared by both.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn standing(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError> {
        Ok(self.scores(handle)?.into_iter().zip(self.tie_breaks(handle)?).collect())
    }
    /// The result by seat, see [`crate::Game::result_of`]: the one that counts at the end, however many sides a seat has.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn outcome(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError>;
    /// How many sides play.
    fn sides(&self) -> u8;
    /// The seat that answers for a side.
    fn seat_of(&self, side: Side) -> Seat;
    /// The name of a side: bytes of a [`Msg`].
    fn side_name(&self, side: Side) -> Vec<u8>;
    /// Cards that failed since the last call, at whatever table.
    fn faults(&mut self) -> Vec<crate::CardFault>;
    /// Named counters since opening, for benchmarks.
    fn counters(&self) -> Vec<(&'static str, u64)>;
    /// The bytes of memory of a state without heap.
    fn state_size(&self) -> usize;
    /// What is counted in this game, by name: the ledgers of an [`crate::Audit`].
    fn ledgers(&self) -> Vec<String>;
    /// The cards that can be met in a game: kind and word.
    fn cards_in_play(&self) -> Vec<(u8, String)>;
    /// The word for a side in positions, see [`crate::Game::side_word`].
    fn side_word(&self, side: Side) -> String;
    /// The whole state as TOML in the game's own words, see [`crate::Game::position`]. For the host: it hides nothing.
    ///
    /// # Errors
    /// [`FaceError::Handle`]; [`FaceError::Misplaced`] if the game sets up no positions.
    fn position(&self, handle: Handle) -> Result<String, FaceError>;
    /// A table in a position in the game's own words, see [`crate::Game::place`]; nothing at all is the start of a game.
    ///
    /// # Errors
    /// [`Misplaced`] names the key, what stands there and what was expected.
    fn place(&mut self, position: &str) -> Result<Handle, Misplaced>;

    // ---- provided: what a face in the same program does without bytes ----

    /// [`Face::about`] for several questions about one view, as values.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn look(&self, handle: Handle, observer: Observer, what: &[About]) -> Result<Vec<Box<dyn Value>>, FaceError> {
        what.iter().map(|&what| Ok(Box::new(Written(self.about(handle, observer, what)?)) as Box<dyn Value>)).collect()
    }

    /// The first of these by which an observer could tell two tables of this face apart.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn differs(&self, one: Handle, two: Handle, observer: Observer, by: &[About]) -> Result<Option<About>, FaceError> {
        Ok(first_unlike(by, &self.look(one, observer, by)?, &self.look(two, observer, by)?))
    }

    /// A table equal to one of another face of the same game: its bytes, saved there and loaded here.
    ///
    /// # Errors
    /// A [`FaceError`].
    fn adopt(&mut self, other: &dyn Face, there: Handle) -> Result<Handle, FaceError> {
        self.load(&other.save(there)?)
    }

    /// The state itself, to be compared; `None` where only its bytes can be had.
    fn state(&self, _handle: Handle) -> Option<&dyn Value> {
        None
    }
}

/// The first of several answers that is not the same on both sides.
fn first_unlike(by: &[About], one: &[Box<dyn Value>], two: &[Box<dyn Value>]) -> Option<About> {
    by.iter().zip(one.iter().zip(two)).find(|(_, (one, two))| !one.is(&***two)).map(|(&by, _)| by)
}

impl dyn Face + '_ {
    /// [`Face::about`] as its type.
    ///
    /// # Errors
    /// A [`FaceError`]; [`FaceError::Bytes`] if the answer is not of this type.
    pub fn ask<T: DeserializeOwned + 'static>(&self, handle: Handle, observer: Observer, what: About) -> Result<T, FaceError> {
        self.look(handle, observer, &[what])?.pop().and_then(value::typed).ok_or(FaceError::Bytes)
    }

    /// Whether the state of a table is equal to one of another face.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn is_like(&self, handle: Handle, other: &dyn Face, there: Handle) -> Result<bool, FaceError> {
        match (self.state(handle), other.state(there)) {
            (Some(here), Some(there)) => Ok(here.is(there)),
            _ => Ok(self.save(handle)? == other.save(there)?),
        }
    }

    /// The first of these by which an observer could tell a table from one of another face.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn differs_from(
        &self,
        handle: Handle,
        (other, there): (&dyn Face, Handle),
        observer: Observer,
        by: &[About],
    ) -> Result<Option<About>, FaceError> {
        Ok(first_unlike(by, &self.look(handle, observer, by)?, &other.look(there, observer, by)?))
    }

    /// Whether an observer sees less of a table than there is.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn hides(&self, handle: Handle, observer: Observer) -> Result<bool, FaceError> {
        let seen = self.look(handle, observer, &[About::View])?.pop().ok_or(FaceError::Bytes)?;
        match self.state(handle) {
            Some(state) => Ok(!seen.is(state)),
            None => Ok(seen.bytes() != self.save(handle)?),
        }
    }

    /// The name of a side.
    pub fn name_of(&self, side: Side) -> Msg {
        postcard::from_bytes(&self.side_name(side)).unwrap_or_else(|_| Msg::new("side"))
    }

    /// The index of the legal action (or outcome of chance) with this text.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn find(&self, handle: Handle, text: &str) -> Result<Option<u32>, FaceError> {
        Ok((0..).zip(self.texts(handle)?.lines()).find(|(_, line)| *line == text).map(|(i, _)| i))
    }
}
