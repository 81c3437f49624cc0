//! Cards are Lua: this crate loads, lints, sandboxes and runs them.
//!
//! **Decides:** what a card file may contain (one table of keys, hooks and verbs per game, [`Schema`]), how an effect asks in
//! the middle and goes on ([`Frames`]: a journal in the state, no sleeping VM), what a failing card costs (its segment is
//! undone, the game goes on), how far a script may go ([`Limits`]).
//!
//! **Does not decide:** what any verb does or any hook means: that is the game's, through [`Host`]. It reads no file and no
//! clock; folders come in as lists of names and contents, and the host program may lend a watchdog.

mod answers;
mod border;
mod calls;
mod cards;
mod code;
mod declare;
mod docs;
mod explain;
mod facts;
mod family;
mod frames;
mod host;
mod language;
mod limits;
mod lint;
mod loan;
mod log;
mod machine;
mod memo;
mod module;
mod notes;
mod position;
mod printed;
mod rows;
mod sandbox;
mod schema;
mod scripted;
mod shown;
mod source;
mod stepped;
mod texts;
mod threads;
mod vm;
mod weights;
mod wild;
mod wrong_call;

pub use answers::{answer_label, write_answer};
pub use border::{CardRead, CardThing, EffectHook, Given, HookArg, Many, RuleHook, Says, VerbArg, VerbError, VerbGives};
pub use cards::{Card, Cards};
#[doc(hidden)]
pub use clade_engine::small;
pub use clade_mods::{ModFolder, Wording};
pub use docs::{card_class, common_definitions, definitions, reference};
pub use facts::{Fact, Facts};
pub use family::Family;
pub use frames::{Frame, Frames, NOBODY, Wait};
pub use host::{Args, Fault, Host, Reply};
pub use limits::Limits;
pub use module::{CardModule, RulesetOf, Shipped};
pub use position::{CardWord, CardsWord, FramesText, Lexicon, read_position};
pub use printed::{Part, PartFact};
pub use schema::{
    Arg, ArgKind, DataFile, FactKind, Gives, Hook, HookKind, Key, Moment, On, Only, Read, Schema, Sort, Thing, Until, Varies, Verb,
};
pub use scripted::{CardRules, Scripted, ruleset};
pub use source::Source;
pub use stepped::Stepped;
pub use vm::{Joined, Outcome, Vm};
pub use weights::{Weights, weighed};
pub use wild::wild_mod;
