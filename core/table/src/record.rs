//! A saved game as text: a header in TOML, a line `---`, then one action a line, chance included.
//!
//! ```text
//! format = 1
//! game = "pond"
//! …
//! ---
//! 1: drift
//! chance: die 4
//! # hash 0123456789abcdef
//! ```
//!
//! Decides the text form and what is damage in it; not whether the lines are legal (replaying does). The record knows
//! everything and stays with the host.

mod header;

pub use header::{FORMAT, Header};

use clade_engine::{Actor, MAX_SEATS, Seat, nearest};
use std::fmt::Write as _;

/// A saved game.
#[derive(Clone, Debug)]
pub struct Record {
    /// What was played, by whom, from which seed.
    pub header: Header,
    /// The answers, in order.
    pub lines: Vec<Line>,
    /// State hashes: after how many actions, and the hash.
    pub hashes: Vec<(usize, u64)>,
    /// The line of the file each answer was read from; empty if it was not read.
    places: Vec<usize>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who answered: `1` to `8` for a seat, or `chance`.
    pub actor: String,
    /// The text of the action.
    pub text: String,
}

/// Text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the record: {found}; expected {expected}{hint}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word, as the end of a sentence; may be empty.
    pub hint: String,
    /// What could be read before this line, if the header is whole.
    pub partial: Option<Box<Record>>,
}

/// Two records are equal if they tell the same; where their lines stood in a file does not count.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        (&self.header, &self.lines, &self.hashes) == (&other.header, &other.lines, &other.hashes)
    }
}

impl Eq for Record {}

/// The word for whoever answers in a record: `1` to `8`, `chance`, and `nobody` once the game is over.
pub fn actor_word(actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => (seat.0 + 1).to_string(),
        Actor::Chance => "chance".to_owned(),
        Actor::Over => "nobody".to_owned(),
    }
}

/// Who answers, by the word in a record. Nobody is no answer.
pub fn actor_of(word: &str) -> Option<Actor> {
    if word == "chance" {
        return Some(Actor::Chance);
    }
    (0..MAX_SEATS as u8).map(|seat| Actor::Seat(Seat(seat))).find(|&actor| actor_word(actor) == word)
}

impl Record {
    /// A record without answers.
    pub fn new(header: Header) -> Self {
        Self { header, lines: Vec::new(), hashes: Vec::new(), places: Vec::new() }
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let mut out = self.header.write();
        out.push_str("---\n");
        let mut hashes = self.hashes.iter().peekable();
        for count in 0..=self.lines.len() {
            if let Some(line) = count.checked_sub(1).map(|at| &self.lines[at]) {
                let _ = writeln!(out, "{}: {}", line.actor, line.text);
            }
            while let Some((_, hash)) = hashes.next_if(|&&(after, _)| after <= count) {
                let _ = writeln!(out, "# hash {hash:016x}");
            }
        }
        out
    }

    /// Reads a record. Empty lines and comments other than hashes are skipped.
    ///
    /// # Errors
    /// [`RecordError`] at the first line that cannot be read, with everything before it.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let cut = text.lines().position(|line| line.trim_end() == "---");
        let head: Vec<&str> = text.lines().take(cut.unwrap_or(usize::MAX)).collect();
        let header = Header::read(&head.join("\n"))?;
        let mut record = Self::new(header);
        let Some(cut) = cut else {
            let error = RecordError::at(head.len() + 1, "the text ends", "a line --- between the header and the actions");
            return Err(error.with(record));
        };
        let count = text.lines().count();
        for (at, line) in text.lines().enumerate().skip(cut + 1) {
            let torn = at + 1 == count && !text.ends_with('\n');
            let read = if torn {
                Err(RecordError::at(at + 1, &quoted(line), "a whole line with its line end"))
            } else {
                record.line(at + 1, line)
            };
            if let Err(error) = read {
                return Err(error.with(record));
            }
        }
        Ok(record)
    }

    /// The line in which an action stands (counted from 0): of the file it was read from, else of [`Record::write`].
    pub fn line_of(&self, action: usize) -> usize {
        self.places.get(action).copied().unwrap_or_else(|| {
            let hashes = self.hashes.iter().filter(|(after, _)| *after <= action).count();
            self.header.write().lines().count() + 2 + action + hashes
        })
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let line = line.trim();
        if let Some(hash) = line.strip_prefix("# hash") {
            let hash = hash.trim();
            let whole = hash.len() == 16;
            let read = u64::from_str_radix(hash, 16).ok().filter(|_| whole);
            let hash = read.ok_or_else(|| RecordError::at(number, &quoted(line), "16 hexadecimal digits after '# hash'"))?;
            self.hashes.push((self.lines.len(), hash));
            return Ok(());
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let wanted = "an answer such as '1: drift' or 'chance: die 4'";
        let (actor, text) = line.split_once(": ").ok_or_else(|| RecordError::at(number, &quoted(line), wanted))?;
        if actor_of(actor).is_none() {
            let mut error = RecordError::at(number, &format!("'{actor}' answers"), "a seat from '1' to '8', or 'chance'");
            error.hint = nearest(actor, ["chance"]).map(|word| format!("; did you mean '{word}'?")).unwrap_or_default();
            return Err(error);
        }
        self.lines.push(Line { actor: actor.to_owned(), text: text.trim().to_owned() });
        self.places.push(number);
        Ok(())
    }
}

fn quoted(line: &str) -> String {
    let mut short: String = line.trim().chars().take(60).collect();
    if short.len() < line.trim().len() {
        short.push('…');
    }
    format!("found '{short}'")
}

impl RecordError {
    fn at(line: usize, found: &str, expected: &str) -> Self {
        Self { line, found: found.to_owned(), expected: expected.to_owned(), hint: String::new(), partial: None }
    }

    fn with(mut self, partial: Record) -> Self {
        self.partial = Some(Box::new(partial));
        self
    }
}

#[cfg(test)]
mod tests;
