//! One running game and what is kept of it.
//!
//! **Decides:** how a game runs behind its [`Face`](clade_engine::Face) ([`Table`]), where the words of Chance come from
//! ([`WordStream`]), what a saved game looks like ([`Record`]), what may be undone and when others must agree
//! ([`Table::undo`]), how message ids become text ([`Texts`]), and where the names in it are ([`translated`]).
//!
//! **Does not decide:** any rule, who sits where, where records are kept, when anything happens. The crate reads no clock,
//! file, thread or environment: the same answers give the same bytes.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

mod checkpoints;
mod log;
mod notes;
mod phrases;
mod record;
mod replay;
mod rulebook;
mod table;
mod texts;
mod texts_check;
#[cfg(test)]
mod toy;
mod undo;
mod word_stream;

pub use log::LogLine;
pub use phrases::{Phrase, translated};
pub use record::{
    Carried, Changes, Damage, FORMAT, Header, HeaderFault, Line, MOST_ACTIONS, MOST_BYTES, MOST_FILES, MOST_HEADER, MOST_LETTERS,
    MOST_LINE, MOST_MODS, ModUsed, Record, RecordError, actor_of, actor_word, shortened,
};
pub use replay::{ReplayError, ReplayFault, Replayed, Replaying};
pub use rulebook::{Block, CardSet, Chapter, Rulebook, rules_of};
pub use table::{HASH_EVERY, Place, Table, TableError};
pub use texts::{LANGUAGES, SHORT, Texts, TextsError};
pub use texts_check::check;
pub use undo::{Barrier, BarrierKind, UndoError};
pub use word_stream::WordStream;
