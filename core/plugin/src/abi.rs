//! The C table: what a library exports, and what a program lends it. `clade_plugin.h` is written from this file.
//!
//! # Rules
//!
//! * **One symbol**, named after the major version: [`SYMBOL`]. Functions are only ever appended to the table; `size` says how many there
//!   are. A required one that is missing refuses the library by its name.
//! * **No buffer changes its owner.** What comes in is borrowed for the call. What goes out is handed to `put`, which copies it, as often
//!   as needed.
//! * **Threads.** Functions of the module and of rulesets may be called from any thread, several at once. A face and its functions belong
//!   to the thread that opened it. What the program lends is called on the calling thread, during the call, and never kept.
//! * **Nothing unwinds** through a function of the table, in either direction.
//! * **Status.** 0 is success; a negative number says what failed, see [`Status`], and `error`, called next on the same thread, tells more.
//! * After [`Status::Panic`] a face is never entered again, not even to close it.
//! * Questions are numbers, too ([`crate::question`]): a library that does not know one answers [`Status::Unknown`].

use std::ffi::c_void;

/// The symbol that a library exports: a function of type [`Enter`].
pub const SYMBOL: &str = "clade_game_v1";

/// The version of the bytes in which things cross. It must be equal on both sides: postcard says nothing of itself, so that a library with
/// another version would talk rubbish.
pub const WIRE: u32 = 8;

/// The function that a library exports; a null pointer says that it cannot work with this program.
pub type Enter = unsafe extern "C" fn(host: *const ClHost) -> *const ClGame;

/// Bytes that are lent for a call.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct ClIn {
    /// The first one; anything if there are none.
    pub ptr: *const u8,
    /// How many.
    pub len: usize,
}

/// Where a function puts what it gives: the program copies it.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct ClOut {
    /// To be handed to `put`.
    pub ctx: *mut c_void,
    /// Takes some bytes; what is put later is appended.
    pub put: unsafe extern "C" fn(ctx: *mut c_void, ptr: *const u8, len: usize),
}

/// A source of random words, for the time of a call.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct ClWords {
    /// To be handed to `next`.
    pub ctx: *mut c_void,
    /// The next word.
    pub next: unsafe extern "C" fn(ctx: *mut c_void) -> u64,
}

/// Whose answer is awaited at a table.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ClTurn {
    /// A seat from 0, [`CHANCE`] or [`OVER`].
    pub actor: u32,
    /// How many legal answers there are: 0 for Chance and at the end, else at least 1.
    pub count: u32,
    /// How far the game is: it never goes back.
    pub clock: u32,
    /// 0.
    pub reserved: u32,
    /// The set that the answers are picked from, if their order does not matter; else 0.
    pub set: u64,
}

/// The actor of [`ClTurn`] when dice, bags and decks answer.
pub const CHANCE: u32 = 254;
/// The actor of [`ClTurn`] when the game is over.
pub const OVER: u32 = 255;
/// The observer who sees only what everybody knows. A seat is its own number.
pub const PUBLIC: u32 = 254;
/// The observer who sees everything.
pub const HOST: u32 = 255;

/// What the program lends to a library. It is valid as long as the program runs.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct ClHost {
    /// The size of this struct.
    pub size: u32,
    /// The minor version of the program's side.
    pub minor: u32,
    /// Whether a script has been running for too long; `first` is 1 the first time since it was entered.
    pub out_of_time: unsafe extern "C" fn(first: u8) -> u8,
    /// Whether nobody waits for the answer any more.
    pub stop: unsafe extern "C" fn() -> u8,
    /// A clock.
    pub nanoseconds: unsafe extern "C" fn() -> u64,
}

/// How a face is opened.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct ClTools {
    /// Bits of [`tool`].
    pub flags: u32,
    /// 0.
    pub reserved: u32,
    /// The hash that the states carry instead of the ruleset's own, if [`tool::AS_HASH`] is set.
    pub as_hash: u64,
}

/// The bits of [`ClTools::flags`].
pub mod tool {
    /// `out_of_time` is to be asked.
    pub const OUT_OF_TIME: u32 = 1;
    /// `stop` is to be asked.
    pub const STOP: u32 = 2;
    /// `nanoseconds` is to be asked.
    pub const NANOSECONDS: u32 = 4;
    /// Also questions with one answer are asked.
    pub const ASK_ALL: u32 = 8;
    /// Nothing is kept between two calls.
    pub const FORGETFUL: u32 = 16;
    /// [`super::ClTools::as_hash`] counts.
    pub const AS_HASH: u32 = 32;
}

/// A ruleset: only the library knows what is in it.
#[derive(Debug)]
#[repr(C)]
pub struct ClRuleset {
    _opaque: [u8; 0],
}

/// An open game: only the library knows what is in it.
#[derive(Debug)]
#[repr(C)]
pub struct ClFace {
    _opaque: [u8; 0],
}

/// What a function says of its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Status {
    /// It is done.
    Ok = 0,
    /// There is no table of this number.
    Handle = -1,
    /// There is no answer of this number.
    Index = -2,
    /// Another actor is awaited.
    Actor = -3,
    /// These bytes are none of this game.
    Bytes = -4,
    /// The program stopped a script; a text says which.
    Stopped = -5,
    /// A position that cannot be set up or written: see `clade_engine::Misplaced`.
    Misplaced = -6,
    /// A set-up that cannot be played: see `clade_engine::SetupError`.
    Setup = -7,
    /// The library failed; a text says where. Any number that is not in this list means the same.
    Panic = -8,
    /// The library does not know this question.
    Unknown = -9,
}

impl Status {
    /// What a number says.
    pub fn of(number: i32) -> Self {
        const KNOWN: [Status; 10] = [
            Status::Ok,
            Status::Handle,
            Status::Index,
            Status::Actor,
            Status::Bytes,
            Status::Stopped,
            Status::Misplaced,
            Status::Setup,
            Status::Panic,
            Status::Unknown,
        ];
        KNOWN.into_iter().find(|known| *known as i32 == number).unwrap_or(Self::Panic)
    }
}

/// The table of a game. Functions are only ever appended.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct ClGame {
    /// The size of this struct as the library knows it.
    pub size: u32,
    /// The minor version of the library's side: 0.
    pub minor: u32,
    /// [`WIRE`].
    pub wire: u32,
    /// 0.
    pub flags: u32,
    /// Of the module: answers a question about the game.
    pub ask: Option<unsafe extern "C" fn(what: u32, given: ClIn, out: *const ClOut) -> i32>,
    /// Of the module: makes the ruleset of a set-up with further mods; puts what is to be known of it.
    pub ruleset_new: Option<unsafe extern "C" fn(setup: ClIn, mods: ClIn, made: *mut *mut ClRuleset, out: *const ClOut) -> i32>,
    /// Of a ruleset: answers a question about it.
    pub ruleset_ask: Option<unsafe extern "C" fn(ruleset: *const ClRuleset, what: u32, given: ClIn, out: *const ClOut) -> i32>,
    /// Gives a ruleset back. Its faces may live on.
    pub ruleset_free: Option<unsafe extern "C" fn(ruleset: *mut ClRuleset)>,
    /// Opens a ruleset on this thread; puts what never changes in an open game.
    pub open:
        Option<unsafe extern "C" fn(ruleset: *const ClRuleset, tools: *const ClTools, made: *mut *mut ClFace, out: *const ClOut) -> i32>,
    /// Gives a face back.
    pub close: Option<unsafe extern "C" fn(face: *mut ClFace)>,
    /// What the last negative status on this thread was about: bytes or a text, see [`Status`].
    pub error: Option<unsafe extern "C" fn(out: *const ClOut)>,
    /// A new table before its first question. No table has the number 0.
    pub start: Option<unsafe extern "C" fn(face: *mut ClFace, made: *mut u32) -> i32>,
    /// A copy of a table.
    pub fork: Option<unsafe extern "C" fn(face: *mut ClFace, from: u32, made: *mut u32) -> i32>,
    /// Makes one table equal to another.
    pub copy: Option<unsafe extern "C" fn(face: *mut ClFace, from: u32, to: u32) -> i32>,
    /// Forgets a table.
    pub free: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32) -> i32>,
    /// Whose answer is awaited.
    pub turn: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, turn: *mut ClTurn) -> i32>,
    /// A seat takes the legal answer of this index; the table runs on to the next question.
    pub advance: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, index: u32, turn: *mut ClTurn) -> i32>,
    /// Chance answers by a word; the table runs on to the next question.
    pub roll: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, word: u64, turn: *mut ClTurn) -> i32>,
    /// Chance answers with the outcome of this index; the table runs on to the next question.
    pub answer_chance: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, index: u32, turn: *mut ClTurn) -> i32>,
    /// The index of the outcome that a word picks.
    pub outcome_of: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, word: u64, index: *mut u32) -> i32>,
    /// The index of a random legal answer that a word picks.
    pub any_answer: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, word: u64, index: *mut u32) -> i32>,
    /// Random answers, a word of `SplitMix64` each, until the clock shows `clock`, `answers` answers of seats were given, or the game is over.
    /// Gives `(scores, life)`: the scores by side, and what each side has eaten, how many were born and died, if the table is measured, whose notes
    /// this takes.
    pub playout: Option<
        unsafe extern "C" fn(
            face: *mut ClFace,
            table: u32,
            clock: u32,
            answers: u32,
            seed: u64,
            turn: *mut ClTurn,
            out: *const ClOut,
        ) -> i32,
    >,
    /// Whether what happens at a table is wanted.
    pub listen: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, on: u8) -> i32>,
    /// Whether food and life are noted at a table.
    pub measure: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, on: u8) -> i32>,
    /// The hash of the state.
    pub hash: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, hash: *mut u64) -> i32>,
    /// How good the table is for a side, by what its seat knows.
    pub evaluate: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, side: u8, value: *mut i64) -> i32>,
    /// The state as bytes.
    pub save: Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, out: *const ClOut) -> i32>,
    /// A table from bytes.
    pub load: Option<unsafe extern "C" fn(face: *mut ClFace, bytes: ClIn, made: *mut u32) -> i32>,
    /// A table in a position, in the game's words (UTF-8).
    pub place: Option<unsafe extern "C" fn(face: *mut ClFace, position: ClIn, made: *mut u32) -> i32>,
    /// Makes the table `to` one that an observer cannot tell from the table `from`.
    pub resample:
        Option<unsafe extern "C" fn(face: *mut ClFace, from: u32, observer: u32, to: u32, words: *const ClWords, turn: *mut ClTurn) -> i32>,
    /// Answers a question about a table, as an observer may know it.
    pub face_ask:
        Option<unsafe extern "C" fn(face: *mut ClFace, table: u32, observer: u32, what: u32, given: ClIn, out: *const ClOut) -> i32>,
}

macro_rules! functions {
    ($($name:ident)*) => {
        impl ClGame {
            /// The first function that is not there.
            pub fn lacks(&self) -> Option<&'static str> {
                $(if self.$name.is_none() { return Some(stringify!($name)); })*
                None
            }
        }
    };
}

functions! {
    ask ruleset_new ruleset_ask ruleset_free open close error start fork copy free turn advance roll answer_chance outcome_of any_answer playout listen measure hash evaluate save load place resample face_ask
}
