//! What can be wrong with a saved game as text.

use super::Record;
use clade_engine::is_unseen;

/// Text that is not a record, or an incomplete one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the record: {found}; expected {expected}{}", clade_engine::hint(.nearest))]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What kind of damage it is, for hosts with their own wording.
    pub damage: Damage,
    /// What was found, shortened.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word.
    pub nearest: Option<String>,
    /// What is wrong in the header, if that is where it is.
    pub header: Option<Box<HeaderFault>>,
    /// What could be read before this line, if the header is whole.
    pub partial: Option<Box<Record>>,
}

/// The kinds of damage.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// There is no readable header: most likely it is not a saved game.
    Header,
    /// A format that this crate does not read.
    Format,
    /// The text breaks off.
    Torn,
    /// A line that is not an answer.
    Line,
    /// Bytes that are not text, or a line longer than any table writes.
    NoText,
    /// More bytes or actions than a record may have.
    TooMuch,
}

/// What can be wrong in a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// A key is missing.
    Missing(String),
    /// A key that no header has.
    Unknown(String),
    /// Something else: not TOML, or a value that is not allowed there.
    Other,
}

/// The most letters of a file that an error repeats.
const SHORT: usize = 60;

impl RecordError {
    pub(super) fn at(line: usize, damage: Damage, found: &str, expected: &str) -> Self {
        Self { line, damage, found: found.to_owned(), expected: expected.to_owned(), nearest: None, header: None, partial: None }
    }

    pub(super) fn with(mut self, partial: Record) -> Self {
        self.partial = Some(Box::new(partial));
        self
    }
}

/// Words of a file, fit to be repeated: short, on one line, and shown as they are (see [`is_unseen`]).
pub fn shortened(text: &str) -> String {
    let text = text.trim();
    let mut short: String = text.chars().take(SHORT).map(|c| if is_unseen(c) { '�' } else { c }).collect();
    if text.chars().nth(SHORT).is_some() {
        short.push('…');
    }
    short
}
