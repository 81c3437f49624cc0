//! A library in this process: loaded once, never unloaded, called through its table.
#![allow(unsafe_code)]

use super::call::{Call, Does, Door, Failed, Reply, Words};
use super::image::{Image, NoLibrary};
use super::tools::HOST;
use crate::abi::{ClFace, ClGame, ClIn, ClOut, ClRuleset, ClTools, ClTurn, ClWords, Enter, SYMBOL, Status, WIRE};
use serde::{Deserialize, Serialize};
use std::ffi::c_void;
use std::path::{Path, PathBuf};
use std::{ptr, slice};

/// The most bytes that are taken from one answer. A game with all its texts has less than one of them.
const MOST_BYTES: usize = 64 << 20;

/// A library that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {why}", .path.display())]
pub struct LoadError {
    /// Its file.
    pub path: PathBuf,
    /// Why.
    pub why: Unusable,
}

/// Why a library cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Unusable {
    /// Its file cannot be read.
    #[error("{0}")]
    File(String),
    /// It is no library that this system could load.
    #[error("{0}")]
    NoLibrary(NoLibrary),
    /// The system does not load it.
    #[error("the system does not load it: {0}")]
    Refused(String),
    /// It has no game, or one for another version of the door: its symbol.
    #[error("it has no game for this version of Clade: no function '{SYMBOL}'{}", .0.as_ref().map_or_else(String::new, |other| format!(", but '{other}'")))]
    NoGame(Option<String>),
    /// It says that it cannot work with this program.
    #[error("it says that it cannot work with this version of Clade")]
    Declined,
    /// It speaks another version of the bytes.
    #[error("it was built for another version of Clade (its data has version {0}, here it is {WIRE}): build it again")]
    Wire(u32),
    /// A function of its table is missing.
    #[error("its table has no function '{0}'")]
    Lacks(String),
    /// It does not say what it is.
    #[error("it does not say what game it is: {0}")]
    Nameless(String),
    /// In its own process it could not be used.
    #[error("{0}")]
    Far(String),
    /// There is a game of this name already.
    #[error("there is a game '{0}' already")]
    Twice(String),
    /// It was tried, and failed.
    #[error("it was tried, and failed: {0}")]
    Trial(String),
}

/// A library whose table can be called.
pub(super) struct Library {
    table: ClGame,
}

/// The symbols of other versions, to say which it is.
const OTHERS: [&str; 3] = ["clade_game_v0", "clade_game_v2", "clade_game_v3"];

impl Library {
    /// Loads a library. It stays in the process for ever: threads and what it registered with the system may outlive any use of it.
    pub(super) fn load(path: &Path) -> Result<(Self, Image), Unusable> {
        let image = Image::of(&std::fs::read(path).map_err(|error| Unusable::File(error.to_string()))?).map_err(Unusable::NoLibrary)?;
        // SAFETY: what a library does when it is loaded is its own; whoever names it trusts it, or it is in a process of its own.
        let loaded = unsafe { libloading::Library::new(path) }.map_err(|why| Unusable::Refused(why.to_string()))?;
        let loaded = Box::leak(Box::new(loaded));
        // SAFETY: the symbol of this version is a function of this type.
        let Ok(enter) = (unsafe { loaded.get::<Enter>(SYMBOL.as_bytes()) }) else {
            // SAFETY: only whether it is there is looked at.
            let other = OTHERS.into_iter().find(|other| unsafe { loaded.get::<*const c_void>(other.as_bytes()) }.is_ok());
            return Err(Unusable::NoGame(other.map(str::to_owned)));
        };
        // SAFETY: what is lent lives as long as the program.
        let table = unsafe { enter(&raw const HOST) };
        if table.is_null() {
            return Err(Unusable::Declined);
        }
        let table = copied(table);
        match (table.wire, table.lacks()) {
            (WIRE, None) => Ok((Self { table }, image)),
            (WIRE, Some(name)) => Err(Unusable::Lacks(name.to_owned())),
            (found, _) => Err(Unusable::Wire(found)),
        }
    }
}

/// The table as far as the library has it; the rest is missing functions.
fn copied(table: *const ClGame) -> ClGame {
    const NONE: ClGame = no_game();
    let mut own = NONE;
    // SAFETY: every table begins with its size and has so many bytes.
    unsafe {
        let size = (*table.cast::<u32>() as usize).min(size_of::<ClGame>());
        ptr::copy_nonoverlapping(table.cast::<u8>(), (&raw mut own).cast::<u8>(), size);
    }
    own
}

/// A table without functions.
const fn no_game() -> ClGame {
    // SAFETY: zero is a number, and no function.
    unsafe { std::mem::zeroed() }
}

/// Where the bytes of an answer are collected.
#[derive(Default)]
struct Collected {
    bytes: Vec<u8>,
    too_many: bool,
}

unsafe extern "C" fn collect(ctx: *mut c_void, ptr: *const u8, len: usize) {
    // SAFETY: `ctx` is the place that this call was given.
    let to = unsafe { &mut *ctx.cast::<Collected>() };
    if len > MOST_BYTES || to.bytes.len() + len > MOST_BYTES {
        to.too_many = true;
    } else if len > 0 && !ptr.is_null() {
        // SAFETY: the library lends so many bytes.
        to.bytes.extend_from_slice(unsafe { slice::from_raw_parts(ptr, len) });
    }
}

unsafe extern "C" fn next_word(ctx: *mut c_void) -> u64 {
    // SAFETY: `ctx` is the source that this call was given.
    (unsafe { &mut *ctx.cast::<Words<'_>>() })()
}

fn lent(bytes: &[u8]) -> ClIn {
    ClIn { ptr: bytes.as_ptr(), len: bytes.len() }
}

/// A function of the table: all are there, see [`ClGame::lacks`].
macro_rules! function {
    ($library:ident.$name:ident) => {
        $library.table.$name.ok_or_else(|| Failed::broken(concat!("no function ", stringify!($name))))?
    };
}

fn turn_of(turn: ClTurn) -> [u64; 4] {
    [turn.actor.into(), turn.count.into(), turn.clock.into(), turn.set]
}

impl Door for Library {
    fn call(&self, call: Call, given: &[u8], mut words: Words<'_>) -> Result<Reply, Failed> {
        let mut to = Collected::default();
        let out = ClOut { ctx: (&raw mut to).cast(), put: collect };
        let out = &raw const out;
        let mut numbers = [0; 4];
        // SAFETY: rulesets and faces are numbers that this library gave and that were not given back; a face is called on the thread that
        // opened it. Everything else is lent for the call.
        let status = unsafe {
            match call {
                Call::Ask(what) => function!(self.ask)(what as u32, lent(given), out),
                Call::RulesetNew(mods) => {
                    let (setup, mods) = given.split_at(mods as usize);
                    let mut made = ptr::null_mut();
                    let status = function!(self.ruleset_new)(lent(setup), lent(mods), &raw mut made, out);
                    numbers[0] = made as u64;
                    status
                }
                Call::RulesetAsk(ruleset, what) => function!(self.ruleset_ask)(ruleset as *const ClRuleset, what as u32, lent(given), out),
                Call::RulesetFree(ruleset) => {
                    function!(self.ruleset_free)(ruleset as *mut ClRuleset);
                    0
                }
                Call::Open { ruleset, flags, as_hash } => {
                    let tools = ClTools { flags, reserved: 0, as_hash };
                    let mut made = ptr::null_mut();
                    let status = function!(self.open)(ruleset as *const ClRuleset, &raw const tools, &raw mut made, out);
                    numbers[0] = made as u64;
                    status
                }
                Call::Close(face) => {
                    function!(self.close)(face as *mut ClFace);
                    0
                }
                Call::Start(face) => self.makes(&mut numbers, |made| Ok(function!(self.start)(face as *mut ClFace, made)))?,
                Call::Load(face) => self.makes(&mut numbers, |made| Ok(function!(self.load)(face as *mut ClFace, lent(given), made)))?,
                Call::Place(face) => self.makes(&mut numbers, |made| Ok(function!(self.place)(face as *mut ClFace, lent(given), made)))?,
                Call::At { face, table, does } => self.at(face as *mut ClFace, table, does, given, &mut words, out, &mut numbers)?,
            }
        };
        if to.too_many {
            return Err(Failed::broken(format!("it answers more than {} MiB", MOST_BYTES >> 20)));
        }
        if status == 0 {
            return Ok(Reply { numbers, bytes: to.bytes });
        }
        Err(Failed { status: Status::of(status), told: self.error()? })
    }
}

impl Library {
    /// What the last call on this thread failed by.
    fn error(&self) -> Result<Vec<u8>, Failed> {
        let mut told = Collected::default();
        let out = ClOut { ctx: (&raw mut told).cast(), put: collect };
        // SAFETY: lent for the call.
        unsafe { function!(self.error)(&raw const out) };
        Ok(told.bytes)
    }

    fn makes(&self, numbers: &mut [u64; 4], call: impl FnOnce(*mut u32) -> Result<i32, Failed>) -> Result<i32, Failed> {
        let mut made = 0;
        let status = call(&raw mut made)?;
        numbers[0] = made.into();
        Ok(status)
    }

    /// Does something at a table.
    ///
    /// # Safety
    /// As for [`Door::call`]: the face is one of this library, on its thread.
    #[expect(clippy::too_many_arguments, reason = "the parts of one call")]
    unsafe fn at(
        &self,
        face: *mut ClFace,
        table: u32,
        does: Does,
        given: &[u8],
        words: &mut Words<'_>,
        out: *const ClOut,
        numbers: &mut [u64; 4],
    ) -> Result<i32, Failed> {
        let (mut turn, mut index) = (ClTurn::default(), 0u32);
        let (turned, indexed) = (&raw mut turn, &raw mut index);
        // SAFETY: the caller says so.
        let status = unsafe {
            match does {
                Does::Fork => return self.makes(numbers, |made| Ok(function!(self.fork)(face, table, made))),
                Does::CopyTo(to) => function!(self.copy)(face, table, to),
                Does::Free => function!(self.free)(face, table),
                Does::Turn => function!(self.turn)(face, table, turned),
                Does::Advance(index) => function!(self.advance)(face, table, index, turned),
                Does::Roll(word) => function!(self.roll)(face, table, word, turned),
                Does::AnswerChance(index) => function!(self.answer_chance)(face, table, index, turned),
                Does::Playout { clock, answers, seed } => function!(self.playout)(face, table, clock, answers, seed, turned, out),
                Does::Resample { observer, to } => {
                    let words = ClWords { ctx: ptr::from_mut(words).cast(), next: next_word };
                    function!(self.resample)(face, table, observer, to, &raw const words, turned)
                }
                Does::OutcomeOf(word) => {
                    let status = function!(self.outcome_of)(face, table, word, indexed);
                    numbers[0] = index.into();
                    return Ok(status);
                }
                Does::AnyAnswer(word) => {
                    let status = function!(self.any_answer)(face, table, word, indexed);
                    numbers[0] = index.into();
                    return Ok(status);
                }
                Does::Listen(on) => function!(self.listen)(face, table, on.into()),
                Does::Measure(on) => function!(self.measure)(face, table, on.into()),
                Does::Hash => return Ok(function!(self.hash)(face, table, &raw mut numbers[0])),
                Does::Evaluate(side) => {
                    let mut value = 0i64;
                    let status = function!(self.evaluate)(face, table, side, &raw mut value);
                    numbers[0] = value as u64;
                    return Ok(status);
                }
                Does::Save => function!(self.save)(face, table, out),
                Does::Ask { observer, what } => function!(self.face_ask)(face, table, observer, what as u32, lent(given), out),
            }
        };
        *numbers = turn_of(turn);
        Ok(status)
    }
}
