//! The author's side: a module of this library behind the C table. One line in the library does it, [`crate::export_game!`].
//!
//! A panic ends here: it becomes [`abi::Status::Panic`], its message with file and line is kept for `error`, and nothing is printed. What it
//! carries is forgotten, for dropping it could panic again.
#![allow(unsafe_code)]

mod answers;
mod failure;

use crate::abi::{self, ClFace, ClGame, ClHost, ClIn, ClOut, ClRuleset, ClTools, ClTurn, ClWords, WIRE, tool};
use crate::question::{OfGame, OfRuleset, OfTable};
use crate::wire::{self, Facts, Files, Made};
use clade_engine::face::Playout;
use clade_engine::{Actor, Face, Handle, Module, Observer, Ruleset, Seat, Setup, Side, Tools, Turn};
use failure::{Failure, guard, keep};
use std::sync::{Arc, OnceLock};

/// What this library is: its game, and what the program lends.
struct Library {
    module: &'static dyn Module,
    host: ClHost,
}

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// A face as the program holds it.
struct Open(Box<dyn Face>);

/// Enters the library: what [`crate::export_game!`] calls.
///
/// # Safety
/// `host` is null or points to what a program lends, which lives as long as the program.
pub unsafe fn enter(host: *const ClHost, module: &'static dyn Module) -> *const ClGame {
    // SAFETY: the caller says so.
    let Some(host) = (unsafe { host.as_ref() }) else { return std::ptr::null() };
    if (host.size as usize) < size_of::<ClHost>() {
        return std::ptr::null();
    }
    LIBRARY.get_or_init(|| {
        failure::keep_panics();
        Library { module, host: *host }
    });
    &TABLE
}

static TABLE: ClGame = ClGame {
    size: size_of::<ClGame>() as u32,
    minor: 0,
    wire: WIRE,
    flags: 0,
    ask: Some(ask),
    ruleset_new: Some(ruleset_new),
    ruleset_ask: Some(ruleset_ask),
    ruleset_free: Some(ruleset_free),
    open: Some(open),
    close: Some(close),
    error: Some(error),
    start: Some(start),
    fork: Some(fork),
    copy: Some(copy),
    free: Some(free),
    turn: Some(turn),
    advance: Some(advance),
    roll: Some(roll),
    answer_chance: Some(answer_chance),
    outcome_of: Some(outcome_of),
    any_answer: Some(any_answer),
    playout: Some(playout),
    listen: Some(listen),
    measure: Some(measure),
    hash: Some(hash),
    evaluate: Some(evaluate),
    save: Some(save),
    load: Some(load),
    place: Some(place),
    resample: Some(resample),
    face_ask: Some(face_ask),
};

fn library() -> Result<&'static Library, Failure> {
    LIBRARY.get().ok_or_else(|| Failure::panic("the library was not entered"))
}

/// The bytes that are lent.
///
/// # Safety
/// They are there for the call.
unsafe fn given<'a>(bytes: ClIn) -> &'a [u8] {
    if bytes.len == 0 {
        return &[];
    }
    // SAFETY: the program lends them for this call.
    unsafe { std::slice::from_raw_parts(bytes.ptr, bytes.len) }
}

/// Hands bytes to the program, which copies them.
///
/// # Safety
/// `out` is what the program gave.
unsafe fn put(out: *const ClOut, bytes: &[u8]) {
    // SAFETY: the program lends it for this call.
    unsafe { ((*out).put)((*out).ctx, bytes.as_ptr(), bytes.len()) }
}

extern "C" fn ask(what: u32, bytes: ClIn, out: *const ClOut) -> i32 {
    guard(|| {
        let question = OfGame::of(what).ok_or(Failure::UNKNOWN)?;
        // SAFETY: both are lent for this call.
        unsafe { put(out, &answers::of_game(library()?.module, question, given(bytes))?) };
        Ok(())
    })
}

extern "C" fn ruleset_new(setup: ClIn, mods: ClIn, made: *mut *mut ClRuleset, out: *const ClOut) -> i32 {
    guard(|| {
        // SAFETY: both are lent for this call.
        let (setup, mods) = unsafe { (given(setup), given(mods)) };
        let setup: Setup = wire::value(setup).ok_or(Failure::BYTES)?;
        let mods: Vec<Files> = wire::value(mods).ok_or(Failure::BYTES)?;
        let rules = library()?.module.ruleset(&setup, &mods)?;
        let told = wire::bytes(&Made::from(&*rules));
        // SAFETY: the program's place for it, and what it lends; it gives the ruleset back to `ruleset_free`.
        unsafe {
            put(out, &told);
            *made = Box::into_raw(Box::new(rules)).cast();
        }
        Ok(())
    })
}

/// A ruleset that the program holds.
///
/// # Safety
/// It was made by `ruleset_new` and not given back.
unsafe fn rules<'a>(ruleset: *const ClRuleset) -> &'a Arc<dyn Ruleset> {
    // SAFETY: the program holds it.
    unsafe { &*ruleset.cast::<Arc<dyn Ruleset>>() }
}

extern "C" fn ruleset_ask(ruleset: *const ClRuleset, what: u32, bytes: ClIn, out: *const ClOut) -> i32 {
    guard(|| {
        let question = OfRuleset::of(what).ok_or(Failure::UNKNOWN)?;
        // SAFETY: the program holds the ruleset and lends the rest for this call.
        unsafe { put(out, &answers::of_ruleset(&**rules(ruleset), question, given(bytes))?) };
        Ok(())
    })
}

extern "C" fn ruleset_free(ruleset: *mut ClRuleset) {
    guard(|| {
        // SAFETY: the program gives back what it got from `ruleset_new`, once.
        drop(unsafe { Box::from_raw(ruleset.cast::<Arc<dyn Ruleset>>()) });
        Ok(())
    });
}

/// What the program lends, as the engine takes it.
fn lent(tools: ClTools) -> Tools {
    fn host() -> Option<&'static ClHost> {
        LIBRARY.get().map(|library| &library.host)
    }
    // SAFETY: the program lends these functions for as long as it runs.
    let out_of_time: fn(bool) -> bool = |first| host().is_some_and(|host| unsafe { (host.out_of_time)(first.into()) } != 0);
    // SAFETY: the same.
    let stop: fn() -> bool = || host().is_some_and(|host| unsafe { (host.stop)() } != 0);
    // SAFETY: the same.
    let nanoseconds: fn() -> u64 = || host().map_or(0, |host| unsafe { (host.nanoseconds)() });
    let has = |flag: u32| tools.flags & flag != 0;
    Tools {
        out_of_time: has(tool::OUT_OF_TIME).then_some(out_of_time),
        stop: has(tool::STOP).then_some(stop),
        nanoseconds: has(tool::NANOSECONDS).then_some(nanoseconds),
        ask_all: has(tool::ASK_ALL),
        forgetful: has(tool::FORGETFUL),
    }
}

extern "C" fn open(ruleset: *const ClRuleset, tools: *const ClTools, made: *mut *mut ClFace, out: *const ClOut) -> i32 {
    guard(|| {
        // SAFETY: the program holds the ruleset and lends the rest for this call.
        let (rules, tools) = unsafe { (rules(ruleset), *tools) };
        let face = match tools.flags & tool::AS_HASH {
            0 => rules.open(lent(tools))?,
            _ => rules.open_as(tools.as_hash, lent(tools))?,
        };
        let facts = wire::bytes(&Facts::from(&*face));
        // SAFETY: the program's place for it, and what it lends; it gives the face back to `close`.
        unsafe {
            put(out, &facts);
            *made = Box::into_raw(Box::new(Open(face))).cast();
        }
        Ok(())
    })
}

extern "C" fn close(face: *mut ClFace) {
    guard(|| {
        // SAFETY: the program gives back what it got from `open`, once.
        drop(unsafe { Box::from_raw(face.cast::<Open>()) });
        Ok(())
    });
}

extern "C" fn error(out: *const ClOut) {
    guard(|| {
        // SAFETY: lent for this call.
        keep(|last| unsafe { put(out, last) });
        Ok(())
    });
}

/// Runs something on an open face.
fn with(face: *mut ClFace, run: impl FnOnce(&mut dyn Face) -> Result<(), Failure>) -> i32 {
    // SAFETY: the program holds the face and enters it from its thread alone, one call at a time.
    guard(|| run(&mut *unsafe { &mut *face.cast::<Open>() }.0))
}

/// Runs something on an open face and writes what it gives where the program wants it.
fn gives<T>(face: *mut ClFace, to: *mut T, run: impl FnOnce(&mut dyn Face) -> Result<T, Failure>) -> i32 {
    with(face, |face| {
        let given = run(face)?;
        // SAFETY: a place of the program, lent for this call.
        unsafe { to.write(given) };
        Ok(())
    })
}

/// A turn as it crosses.
fn crossing(turn: Turn) -> ClTurn {
    let actor = match turn.actor {
        Actor::Seat(seat) => seat.0.into(),
        Actor::Chance => abi::CHANCE,
        Actor::Over => abi::OVER,
    };
    ClTurn { actor, count: turn.count, clock: turn.clock, reserved: 0, set: turn.set }
}

fn observer(number: u32) -> Result<Observer, Failure> {
    match number {
        abi::PUBLIC => Ok(Observer::Public),
        abi::HOST => Ok(Observer::Host),
        seat => Ok(Observer::Seat(Seat(u8::try_from(seat).map_err(|_| Failure::UNKNOWN)?))),
    }
}

extern "C" fn start(face: *mut ClFace, made: *mut u32) -> i32 {
    gives(face, made, |face| Ok(face.start().0))
}

extern "C" fn fork(face: *mut ClFace, from: u32, made: *mut u32) -> i32 {
    gives(face, made, |face| Ok(face.fork(Handle(from))?.0))
}

extern "C" fn copy(face: *mut ClFace, from: u32, to: u32) -> i32 {
    with(face, |face| face.copy(Handle(from), Handle(to)).map_err(Failure::from))
}

extern "C" fn free(face: *mut ClFace, table: u32) -> i32 {
    with(face, |face| {
        face.free(Handle(table));
        Ok(())
    })
}

extern "C" fn turn(face: *mut ClFace, table: u32, turn: *mut ClTurn) -> i32 {
    gives(face, turn, |face| Ok(crossing(face.turn(Handle(table))?)))
}

extern "C" fn advance(face: *mut ClFace, table: u32, index: u32, turn: *mut ClTurn) -> i32 {
    gives(face, turn, |face| Ok(crossing(face.advance(Handle(table), index)?)))
}

extern "C" fn roll(face: *mut ClFace, table: u32, word: u64, turn: *mut ClTurn) -> i32 {
    gives(face, turn, |face| Ok(crossing(face.roll(Handle(table), word)?)))
}

extern "C" fn answer_chance(face: *mut ClFace, table: u32, index: u32, turn: *mut ClTurn) -> i32 {
    gives(face, turn, |face| Ok(crossing(face.answer_chance(Handle(table), index)?)))
}

extern "C" fn outcome_of(face: *mut ClFace, table: u32, word: u64, index: *mut u32) -> i32 {
    gives(face, index, |face| Ok(face.outcome_of(Handle(table), word)?))
}

extern "C" fn any_answer(face: *mut ClFace, table: u32, word: u64, index: *mut u32) -> i32 {
    gives(face, index, |face| Ok(face.any_answer(Handle(table), word)?))
}

extern "C" fn playout(face: *mut ClFace, table: u32, clock: u32, answers: u32, seed: u64, to: *mut ClTurn, out: *const ClOut) -> i32 {
    gives(face, to, |face| {
        let Playout { turn, scores, life } = face.playout(Handle(table), clock, answers, seed)?;
        // SAFETY: lent for this call.
        unsafe { put(out, &wire::bytes(&(scores, life))) };
        Ok(crossing(turn))
    })
}

extern "C" fn listen(face: *mut ClFace, table: u32, on: u8) -> i32 {
    with(face, |face| face.listen(Handle(table), on != 0).map_err(Failure::from))
}

extern "C" fn measure(face: *mut ClFace, table: u32, on: u8) -> i32 {
    with(face, |face| face.measure(Handle(table), on != 0).map_err(Failure::from))
}

extern "C" fn hash(face: *mut ClFace, table: u32, hash: *mut u64) -> i32 {
    gives(face, hash, |face| Ok(face.hash(Handle(table))?))
}

extern "C" fn evaluate(face: *mut ClFace, table: u32, side: u8, value: *mut i64) -> i32 {
    gives(face, value, |face| Ok(face.evaluate(Handle(table), Side(side))?))
}

extern "C" fn save(face: *mut ClFace, table: u32, out: *const ClOut) -> i32 {
    with(face, |face| {
        // SAFETY: lent for this call.
        unsafe { put(out, &face.save(Handle(table))?) };
        Ok(())
    })
}

extern "C" fn load(face: *mut ClFace, bytes: ClIn, made: *mut u32) -> i32 {
    // SAFETY: lent for this call.
    gives(face, made, |face| Ok(face.load(unsafe { given(bytes) })?.0))
}

extern "C" fn place(face: *mut ClFace, position: ClIn, made: *mut u32) -> i32 {
    gives(face, made, |face| {
        // SAFETY: lent for this call.
        let position = std::str::from_utf8(unsafe { given(position) }).map_err(|_| Failure::BYTES)?;
        Ok(face.place(position)?.0)
    })
}

extern "C" fn resample(face: *mut ClFace, from: u32, by: u32, to: u32, words: *const ClWords, turn: *mut ClTurn) -> i32 {
    gives(face, turn, |face| {
        // SAFETY: lent for this call.
        let mut next = || unsafe { ((*words).next)((*words).ctx) };
        Ok(crossing(face.resample_into(Handle(from), observer(by)?, Handle(to), &mut next)?))
    })
}

extern "C" fn face_ask(face: *mut ClFace, table: u32, by: u32, what: u32, bytes: ClIn, out: *const ClOut) -> i32 {
    with(face, |face| {
        let question = OfTable::of(what).ok_or(Failure::UNKNOWN)?;
        // SAFETY: both are lent for this call.
        unsafe { put(out, &answers::of_table(face, Handle(table), observer(by)?, question, given(bytes))?) };
        Ok(())
    })
}
