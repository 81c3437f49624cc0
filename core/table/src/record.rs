//! A saved game as text: a header in TOML, a line `---`, then one action per line, chance included.
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
//! everything and stays with the host. The header has the mods with a hash of each of their files, one per line, so
//! that [`Changes`] can say which card has changed.

mod carried;
mod changes;
mod damage;
mod header;
mod read;

pub use carried::Carried;
pub use changes::Changes;
pub use damage::{Damage, HeaderFault, RecordError, shortened};
pub use header::{FORMAT, Header, ModUsed};
pub use read::{MOST_ACTIONS, MOST_BYTES, MOST_FILES, MOST_HEADER, MOST_LETTERS, MOST_LINE, MOST_MODS};

use clade_engine::{Actor, MAX_SEATS, Seat};
use std::fmt::{Display, Write as _};

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
    /// The text of the action: one line, kept letter by letter.
    pub text: String,
}

/// Two records are equal if they say the same; where their lines were in a file does not count.
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

/// Who answers, by the word in a record. Nobody is not an answer.
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
        let lines = self.lines.iter().map(|line| (line.actor.as_str(), line.text.as_str()));
        write_lines(&mut out, 0, lines, &self.hashes);
        out
    }

    /// The first actions of the record, as a record of its own: what a branch begins with.
    #[must_use]
    pub fn first(&self, actions: usize) -> Self {
        Self {
            header: self.header.clone(),
            lines: self.lines.iter().take(actions).cloned().collect(),
            hashes: self.hashes.iter().copied().filter(|&(after, _)| after <= actions).collect(),
            places: self.places.iter().take(actions).copied().collect(),
        }
    }

    /// The line that an action is in (counted from 0): of the file it was read from, otherwise of [`Record::write`].
    pub fn line_of(&self, action: usize) -> usize {
        self.places.get(action).copied().unwrap_or_else(|| {
            let hashes = self.hashes.iter().filter(|(after, _)| *after <= action).count();
            self.header.write().lines().count() + 2 + action + hashes
        })
    }
}

/// Writes answers, the first of which comes after `step` others, with the hashes among them.
pub(crate) fn write_lines<A: Display, T: Display>(
    out: &mut String,
    step: usize,
    lines: impl Iterator<Item = (A, T)>,
    hashes: &[(usize, u64)],
) {
    let mut hashes = hashes.iter().peekable();
    let mut hashes_of = |out: &mut String, count: usize| {
        while let Some((_, hash)) = hashes.next_if(|&&(after, _)| after <= count) {
            let _ = writeln!(out, "# hash {hash:016x}");
        }
    };
    hashes_of(out, step);
    for (count, (actor, text)) in (step + 1..).zip(lines) {
        let _ = writeln!(out, "{actor}: {text}");
        hashes_of(out, count);
    }
}

#[cfg(test)]
mod tests;
