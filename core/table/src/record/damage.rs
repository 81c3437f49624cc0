//! What can be wrong with a saved game as text.

use super::Record;

/// Text that is no record, or not a whole one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the record: {found}; expected {expected}{}", .nearest.as_ref().map(|n| format!("; did you mean '{n}'?")).unwrap_or_default())]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What kind of damage it is, for hosts that say it in other words.
    pub damage: Damage,
    /// What stands there, shortened.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word.
    pub nearest: Option<String>,
    /// What could be read before this line, if the header is whole.
    pub partial: Option<Box<Record>>,
}

/// The kinds of damage.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// There is no header that could be read: most likely it is no saved game.
    Header,
    /// A format that this crate does not read.
    Format,
    /// The text breaks off.
    Torn,
    /// A line that is no answer.
    Line,
    /// Bytes that are no text, or a line longer than any table writes.
    NoText,
    /// More bytes or actions than a record may have.
    TooMuch,
}

/// The most letters of a file that an error repeats.
const SHORT: usize = 60;

impl RecordError {
    pub(super) fn at(line: usize, damage: Damage, found: &str, expected: &str) -> Self {
        Self { line, damage, found: found.to_owned(), expected: expected.to_owned(), nearest: None, partial: None }
    }

    pub(super) fn with(mut self, partial: Record) -> Self {
        self.partial = Some(Box::new(partial));
        self
    }
}

/// Words of a file, fit to be repeated: short, on one line, without control characters (a terminal would obey them).
pub fn shortened(text: &str) -> String {
    let text = text.trim();
    let mut short: String = text.chars().take(SHORT).map(|c| if c.is_control() { '�' } else { c }).collect();
    if text.chars().nth(SHORT).is_some() {
        short.push('…');
    }
    short
}
