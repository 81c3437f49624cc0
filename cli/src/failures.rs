//! Cards that failed while bots played: counted by card, place and reason, reported after the results. They must not be overlooked
//! after many games, hence the exit code 1.

use crate::error::Error;
use crate::host::Ended;
use crate::texts;
use clade_engine::{CardFault, Translate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// How often a fault was met.
#[derive(Copy, Clone, Debug, Default, Serialize, Deserialize)]
struct Times {
    times: u64,
    games: u64,
}

/// Faults of many games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(CardFault, Times)>", into = "Vec<(CardFault, Times)>")]
pub(crate) struct Failures(BTreeMap<CardFault, Times>);

/// A fault as JSON.
#[derive(Serialize)]
pub(crate) struct Failed {
    card: String,
    file: String,
    line: u32,
    reason: String,
    times: u64,
    games: u64,
}

impl From<Vec<(CardFault, Times)>> for Failures {
    fn from(all: Vec<(CardFault, Times)>) -> Self {
        Self(all.into_iter().collect())
    }
}

impl From<Failures> for Vec<(CardFault, Times)> {
    fn from(all: Failures) -> Self {
        all.0.into_iter().collect()
    }
}

impl Failures {
    /// Those that a face has reported since it was last asked.
    pub(crate) fn met(&mut self, faults: Vec<CardFault>) {
        for fault in faults {
            self.0.entry(CardFault { told: false, ..fault }).or_default().times += 1;
        }
    }

    /// Those of one more game.
    pub(crate) fn add_game(&mut self, mut game: Self) {
        game.0.values_mut().for_each(|times| times.games = 1);
        self.add(game);
    }

    /// Those of further games.
    pub(crate) fn add(&mut self, more: Self) {
        for (fault, Times { times, games }) in more.0 {
            let sum = self.0.entry(fault).or_default();
            sum.times += times;
            sum.games += games;
        }
    }

    /// For JSON.
    pub(crate) fn listed(&self) -> Vec<Failed> {
        let failed = |(fault, &Times { times, games }): (&CardFault, &Times)| {
            let CardFault { card, file, line, reason, .. } = fault.clone();
            Failed { card, file, line, reason, times, games }
        };
        self.0.iter().map(failed).collect()
    }

    /// Prints a line for each.
    pub(crate) fn print(&self, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        self.0.iter().try_for_each(|(fault, Times { times, games })| {
            let line = texts::card_failed(fault.card.clone(), fault.to_string(), times.to_string(), games.to_string());
            writeln!(out, "{}", words.text(&line))
        })
    }

    /// All is done, unless a card failed.
    pub(crate) fn end(&self) -> Result<Ended, Error> {
        let mut cards: Vec<String> = self.0.keys().map(|fault| fault.card.clone()).collect();
        cards.dedup();
        if cards.is_empty() { Ok(Ended::Done) } else { Err(Error::CardsFailed(cards)) }
    }
}
