//! What a card was asked, answered and did in a game, as its zoom tells its author.
//!
//! **Decides:** what is collected, and when. The game is played again on another thread with the card explained, so nothing that is played
//! changes, a card can be explained at any time, and what it did before is told, too. **Does not decide:** the words
//! ([`clade_host::author::told_of_cards`]). Nothing is hidden: it is for authors.

#[cfg(test)]
mod tests;

use crate::job::{Board, Job};
use crate::waker::waker;
use clade_engine::{CardNotes, Msg, Observer, Ruleset};
use clade_host::watchdog;
use clade_table::{Record, Replayed, Replaying, Table};
use egui::Ui;
use std::sync::Arc;

/// After how many actions it is looked whether anybody still waits.
const STRETCH: usize = 16;

/// What was noted of cards while an action was played.
pub(crate) struct Noted {
    /// Which action, counted from 1.
    pub(crate) step: usize,
    /// What happened, as the log tells it.
    pub(crate) happened: Vec<Msg>,
    /// The calls.
    pub(crate) notes: CardNotes,
}

/// What is known.
pub(crate) type Explained = Result<Vec<Noted>, String>;

/// What is explained of a game.
pub(crate) struct Explainer {
    ruleset: Arc<dyn Ruleset>,
    /// The cards, and until which moment.
    asked: Option<(Vec<String>, u64, usize)>,
    job: Option<Job<Explained>>,
    explained: Option<Explained>,
}

impl Explainer {
    /// Nothing is explained until somebody asks.
    pub(crate) fn new(ruleset: Arc<dyn Ruleset>) -> Self {
        Self { ruleset, asked: None, job: None, explained: None }
    }

    /// Explains these cards after so many actions at a table, unless that is what was asked before; `version` tells tables apart.
    pub(crate) fn follow(&mut self, ui: &Ui, cards: &[String], (table, version, step): (&Table, u64, usize)) {
        if cards.is_empty() {
            (self.asked, self.job, self.explained) = (None, None, None);
            return;
        }
        let is_asked = self.asked.as_ref().is_some_and(|(known, of, until)| (known.as_slice(), *of, *until) == (cards, version, step));
        if !is_asked {
            self.asked = Some((cards.to_vec(), version, step));
            let (ruleset, record, cards) = (self.ruleset.clone(), table.record(), cards.to_vec());
            let work = move |board: &Board<Explained>| explain(&*ruleset, &record, &cards, step, &|| board.stops());
            match Job::begin(step as u64, waker(ui.ctx()), work) {
                Ok(job) => self.job = Some(job),
                Err(error) => self.explained = Some(Err(error.to_string())),
            }
        }
        // What was told of an earlier moment stands until the later one is known.
        if let Some(explained) = self.job.as_ref().and_then(Job::result) {
            (self.job, self.explained) = (None, Some(explained));
        }
    }

    /// What is known of them; `None`: nothing yet.
    pub(crate) fn explained(&self) -> Option<&Explained> {
        self.explained.as_ref()
    }
}

/// Plays a game again and keeps what was noted of these cards. Half of it is dropped if nobody waits any more.
fn explain(ruleset: &dyn Ruleset, record: &Record, cards: &[String], until: usize, stops: &dyn Fn() -> bool) -> Explained {
    let face = ruleset.open(watchdog::guarded()).map_err(|error| error.to_string())?;
    let kinds = face.cards_in_play().into_iter().filter(|(_, word)| cards.contains(word)).map(|(kind, _)| kind).collect();
    // A game that was kept under other rules is explained as it is seen here, under these.
    let mut again = Replaying::under(face, record.header.clone(), true);
    again.explain(kinds).map_err(|error| error.to_string())?;
    while again.steps() < until && !stops() {
        let next = (again.steps() + STRETCH).min(until);
        again = again.on(record, next).map_err(|error| error.to_string())?;
    }
    let table = Replayed::from(again).table;
    let log = table.log(Observer::Host);
    let happened = |step| log.iter().filter(|line| line.step == step).map(|line| line.msg.clone()).collect();
    // Lines of other cards stand in the log of `clade play --explain`; here one card is looked at.
    let of_cards = |(step, notes): (usize, &CardNotes)| {
        let mut notes = notes.clone();
        notes.log.retain(|line| cards.contains(&line.card));
        (!notes.is_empty()).then(|| Noted { step, happened: happened(step), notes })
    };
    Ok(table.card_notes(0).filter_map(of_cards).collect())
}
