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

/// What is known of an answer that is advised, for a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// How often it wins, as far as the game says that: of a hundred games.
    pub wins: Option<u32>,
    /// How often it was tried.
    pub tries: u32,
    /// What the same turn goes on with, and what others most probably do then.
    pub follows: Vec<Msg>,
    /// What it changes, in points.
    pub changes: Vec<Change>,
}

/// Something that an answer changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What, and by how much.
    pub what: Msg,
    /// Whether it speaks for the answer.
    pub is_gain: bool,
}

/// What is known of an answer that is advised.
pub fn told(advised: &Advised) -> Told {
    let Thought { visits, wins, .. } = advised.thought;
    let list = |messages: &[Msg], told: fn(Msg) -> Msg| (!messages.is_empty()).then(|| told(listed(messages.iter().cloned())));
    let follows = [list(&advised.then, texts::advice_then), list(&advised.expected, texts::advice_expected)];
    let change = |part: &Reason| Change { what: reason(part), is_gain: (part.points > 0) != part.of_another };
    Told {
        wins: wins.filter(|_| visits > 0).map(percent),
        tries: visits,
        follows: follows.into_iter().flatten().collect(),
        changes: advised.reasons.iter().map(change).collect(),
    }
}

/// The same, a sentence each.
pub fn why(advised: &Advised) -> Vec<Msg> {
    let Told { wins, tries, follows, changes } = told(advised);
    let thought = (tries > 0).then(|| wins.map_or_else(|| texts::advice_tried(tries), |wins| texts::advice_wins(wins, tries)));
    let changes = (!changes.is_empty()).then(|| texts::advice_changes(listed(changes.into_iter().map(|change| change.what))));
    thought.into_iter().chain(follows).chain(changes).collect()
}

/// How probably each seat wins: of a hundred games. Nothing if the game does not say how far its values can be trusted.
pub fn percents(advice: &Advice) -> Vec<u32> {
    advice.chances.iter().copied().map(percent).collect()
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
