//! Open effects of cards, as far as the engine must know them: their questions, and that some seats know more of them than others.
//!
//! A game without cards has none. `clade-script` has them for games whose cards are scripts.

use crate::{Answer, CardFault, CardNotes, Kind, Kinds, Observer};
use serde::{Deserialize, Serialize};

/// The open effects of a state, the innermost last.
pub trait Effects {
    /// How many are open.
    fn depth(&self) -> usize;

    /// Whether the answers to the open question follow from what everybody knows; true if no effect asks anything.
    fn list_is_public(&self) -> bool;

    /// Whether an answer to the open question is one pick of a set, see [`crate::Rules::is_pick`].
    fn is_pick(&self, answer: Answer) -> bool;

    /// Tells the open question from the next one, see [`crate::Rules::pick_set`].
    fn pick_set(&self) -> u64;

    /// Blanks what the observer does not know of them, see [`crate::Hidden::redact`].
    fn redact(&mut self, observer: Observer);

    /// Fills in what was blanked and cannot be recovered: no options, and zeros for what they know. A game whose effects hold cards from
    /// elsewhere deals them itself.
    fn deal(&mut self);
}

/// How often the functions of a card ran since the game was opened. What is remembered does not run.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardRuns {
    /// How many effects began.
    pub effects: u64,
    /// How often a rule hook was asked about facts that were new to it.
    pub asked: u64,
    /// How often it then said anything: an amount, a bound, yes, an objection.
    pub spoke: u64,
    /// The time that all of it took, if the host lent a clock.
    pub nanoseconds: u64,
}

/// The scripts of a game, as its host looks at them.
pub trait Scripts {
    /// Cards that failed since the last call, at whatever table: their effects and their rule hooks.
    fn faults(&self) -> Vec<CardFault>;

    /// The script that the host has stopped since the last call: what was played then must be undone.
    fn stopped(&self) -> Option<String>;

    /// Named counters since the game was opened (script entries, memo hits …), for benchmarks.
    fn counters(&self) -> Vec<(&'static str, u64)>;

    /// How often the functions of each card ran since the game was opened.
    fn runs(&self) -> Vec<(Kind, CardRuns)> {
        Vec::new()
    }

    /// Notes from now on what cards log, and every call of these cards, until [`Scripts::noted`].
    fn note(&self, _calls_of: Kinds) {}

    /// What was noted; nothing is noted any more.
    fn noted(&self) -> CardNotes {
        CardNotes::default()
    }
}
