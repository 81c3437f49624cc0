//! Bots at a running table.

use crate::error::{Error, Word};
use crate::random::bot_seed;
use crate::texts;
use clade_bots::{ADVISER, Advice, Advised, Bot, NAMES, Patience, Reason, Searcher, Thought};
use clade_engine::{Actor, Arg, Msg, Seat};
use clade_table::Table;

/// What the bot of this name answers for the seat that is asked: the index of a legal action. A new bot is made each time, so
/// that its answer follows from the table alone, even after undo and load. Only a game that goes on and on needs `patience`.
///
/// # Errors
/// [`Error::Unknown`] if there is no such bot.
pub fn bot_answer(table: &mut Table, seat: Seat, name: &str, patience: &mut Patience) -> Result<u32, Error> {
    let mut bot = bot(name, bot_seed(table.header().seed, seat, table.steps()))?;
    if table.turn().count < 2 {
        return Ok(0);
    }
    let goes_on = table.actors().next_back() == Some(Actor::Seat(seat));
    let (face, at) = table.parts();
    Ok(patience.choose(&mut *bot, face, at, goes_on))
}

/// What a bot advises the person who is asked, and why. `None` if nobody is asked.
pub fn advice(table: &mut Table) -> Option<Advice> {
    let mut adviser = Searcher::new(ADVISER, table.header().seed);
    let (face, at) = table.parts();
    adviser.advise(face, at)
}

/// What is said of an answer that is advised: how often it wins, what follows it, and what it changes. A sentence each.
pub fn why(advised: &Advised) -> Vec<Msg> {
    let mut said = Vec::new();
    let Thought { visits, wins, .. } = advised.thought;
    if visits > 0 {
        said.push(wins.map_or_else(|| texts::advice_tried(visits), |wins| texts::advice_wins(percent(wins), visits)));
    }
    if !advised.then.is_empty() {
        said.push(texts::advice_then(listed(advised.then.iter().cloned())));
    }
    if !advised.expected.is_empty() {
        said.push(texts::advice_expected(listed(advised.expected.iter().cloned())));
    }
    if !advised.reasons.is_empty() {
        said.push(texts::advice_changes(listed(advised.reasons.iter().map(reason))));
    }
    said
}

/// How probably each seat wins, given their names.
pub fn chances(advice: &Advice, names: impl IntoIterator<Item = impl Into<Arg>>) -> Option<Msg> {
    let told: Vec<Msg> =
        names.into_iter().zip(&advice.chances).map(|(name, &chance)| texts::advice_chance(name, percent(chance))).collect();
    (!told.is_empty()).then(|| texts::advice_chances(listed(told)))
}

fn reason(reason: &Reason) -> Msg {
    let tenths = ((reason.points.unsigned_abs() + 5) / 10) as u32;
    let sign = if reason.points < 0 { "−" } else { "+" }.to_owned();
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let about = reason.about.clone();
    if reason.of_another { texts::advice_other(about, sign, whole, tenth) } else { texts::advice_own(about, sign, whole, tenth) }
}

fn listed(parts: impl IntoIterator<Item = Msg>) -> Msg {
    parts.into_iter().reduce(texts::advice_and).unwrap_or_else(|| Msg::new(""))
}

fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot>, Error> {
    clade_bots::bot(name, seed).map_err(|unknown| Error::Unknown { kind: Word::Bot, word: unknown.name, valid: NAMES.to_vec() })
}
