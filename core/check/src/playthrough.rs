//! Playthroughs: a random game as text, question by question, kept beside the game. The effect of a change of rules, cards, views
//! or texts then shows up as a diff of two texts.
//!
//! A person reads the beginning, the first question of each kind and the end; two hashes stand for each question, one for the table and
//! one for how it is shown, so that a reviewer sees at once whether play has changed or only its words.
//!
//! Decides what is written of each question, which questions are read and how two playthroughs are compared. Does not decide where
//! files lie.

mod difference;
mod page;
mod play;

pub use difference::difference;
pub use play::Playthrough;

use clade_engine::SetupError;
use clade_engine::face::FaceError;
use clade_table::TextsError;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The most answers that a playthrough waits for the end of a game.
const LONGEST: usize = 100_000;
/// How many lines of the beginning are read, at least.
const BEGINNING: usize = 150;
/// After this many lines no further kind of question is read.
const ENOUGH: usize = 480;
/// How many hashes are in a line.
const IN_A_LINE: usize = 10;

/// A game that was written.
#[derive(Clone, Debug)]
pub struct Played {
    head: String,
    steps: Vec<Step>,
}

/// A question, its answer, and what was logged.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// All of it for a person.
    pub text: String,
    /// Of the table and the possible answers, without their wording and which cards these are.
    pub table: u32,
    /// Of the text, and of what everybody sees.
    pub told: u32,
    /// The table as it is drawn, at the beginning and at the end.
    drawn: String,
    /// What kind of question it is.
    kind: String,
}

/// Why a playthrough could not be written.
#[derive(Debug, thiserror::Error)]
pub enum PlaythroughError {
    /// The set-up is not one of this game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game refused.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// The game's texts are invalid.
    #[error(transparent)]
    Texts(#[from] TextsError),
    /// The game does not end.
    #[error("the game has not ended after {LONGEST} answers")]
    Endless,
}

impl Step {
    /// With the hash of everything that is shown, once that is complete.
    fn hashed(mut self) -> Self {
        self.told = clade_engine::hash::of(&(self.told, &self.text)) as u32;
        self
    }
}

impl Played {
    /// The questions in their order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What a person reads: the beginning, the first question of each kind, and the end.
    pub fn readable(&self) -> String {
        let (mut out, mut lines, mut before) = (self.head.clone(), 0, None);
        let mut kinds = BTreeSet::new();
        for (at, step) in self.steps.iter().enumerate() {
            let is_new = kinds.insert(&step.kind);
            if lines < BEGINNING || (is_new && lines < ENOUGH) || at + 1 == self.steps.len() {
                let gap = if before.is_none_or(|before: usize| before + 1 == at) { "" } else { "\n…" };
                let text = format!("{gap}{}{}", step.text, step.drawn);
                lines += text.lines().count();
                before = Some(at);
                out += &text;
            }
        }
        out
    }

    /// Two hashes for each question: what has changed is seen by which of them differ.
    pub fn hashes(&self) -> String {
        let mut out = self.head.clone();
        for (title, hash) in [("tables", (|step| step.table) as fn(&Step) -> u32), ("what is told of them", |step| step.told)] {
            let _ = writeln!(out, "\n{title}");
            for (line, steps) in self.steps.chunks(IN_A_LINE).enumerate() {
                let hashes: Vec<String> = steps.iter().map(|step| format!("{:08x}", hash(step))).collect();
                let _ = writeln!(out, "{:>5}: {}", line * IN_A_LINE, hashes.join(" "));
            }
        }
        out
    }

    /// The first question whose hash is another one than in a text of [`Played::hashes`].
    pub fn first_change(&self, hashes: &str) -> Option<usize> {
        let of = |text: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.split_once(": ")).filter(|(at, _)| at.trim().parse::<usize>().is_ok());
            lines.flat_map(|(_, hashes)| hashes.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect()
        };
        let (written, found) = (of(hashes), of(&self.hashes()));
        let (tables, told) = (&found[..self.steps.len()], &found[self.steps.len()..]);
        let half = written.len() / 2;
        let changed = |at: &usize| written[..half].get(*at) != tables.get(*at) || written[half..].get(*at) != told.get(*at);
        (0..self.steps.len()).find(changed)
    }
}
