//! Bots at a running table.

use crate::error::{Error, Word};
use crate::random::bot_seed;
use crate::texts;
use clade_bots::{ADVISER, Advice, Advised, Bot, LEVELS, Level, NAMES, Patience, Reason, Searcher, Thought};
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

/// The level of the bot that gives hints at a table of these players, and judges their game if nobody asks for another: that of the strongest
/// bot among them, [`ADVISER`] at least. A weaker one takes for a mistake what it does not see through.
pub fn adviser<'a>(players: impl IntoIterator<Item = &'a str>) -> Level {
    let there = players.into_iter().filter_map(|player| LEVELS.into_iter().find(|level| level.name == player));
    there.chain([ADVISER]).max_by_key(|level| level.iterations).unwrap_or(ADVISER)
}

/// What a bot advises the person who is asked, and why. `None` if nobody is asked.
pub fn advice(table: &mut Table) -> Option<Advice> {
    let level = adviser(table.header().players.iter().map(String::as_str));
    let mut adviser = Searcher::new(level, table.header().seed);
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
    /// How good it is beside the best one.
    pub beside: Beside,
}

/// How good an answer is beside the one that a bot would choose, by how often they win.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Beside {
    /// No reader sees a difference, nor is there one beyond chance.
    AsGood,
    /// A reader sees a difference that is no more than chance.
    PerhapsAsGood,
    /// They differ, or nobody knows.
    Another,
}

/// Something that an answer changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What, and by how much.
    pub what: Msg,
    /// Whether it speaks for the answer.
    pub is_gain: bool,
}

/// What is known of an answer that is advised, beside the best one.
pub fn told(advised: &Advised, best: &Advised) -> Told {
    let Thought { visits, wins, error, .. } = advised.thought;
    let beside = match best.thought.wins.zip(wins).filter(|_| visits > 0) {
        Some((best_wins, wins)) if (best_wins - wins).abs() > error.hypot(best.thought.error) => Beside::Another,
        Some((best_wins, wins)) if percent(best_wins) == percent(wins) => Beside::AsGood,
        Some(_) => Beside::PerhapsAsGood,
        None => Beside::Another,
    };
    Told {
        wins: wins.filter(|_| visits > 0).map(percent),
        tries: visits,
        follows: follows(advised),
        changes: changes(&advised.reasons),
        beside,
    }
}

/// Answers that say nothing without their question.
const BARE: [&str; 5] = ["answer-yes", "answer-no", "answer-done", "answer-none", "answer-number"];

/// What follows an answer: own answers, and what is expected of others, as far as they say something by themselves.
pub(crate) fn follows(advised: &Advised) -> Vec<Msg> {
    let list = |messages: &[Msg], told: fn(Msg) -> Msg| {
        let speak: Vec<Msg> = messages.iter().filter(|msg| !BARE.contains(&&*msg.id)).cloned().collect();
        (!speak.is_empty()).then(|| told(listed(speak)))
    };
    [list(&advised.then, texts::advice_then), list(&advised.expected, texts::advice_expected)].into_iter().flatten().collect()
}

/// What changes, and whether it speaks for the answer.
pub(crate) fn changes(reasons: &[Reason]) -> Vec<Change> {
    let change = |part: &Reason| Change { what: reason(part), is_gain: (part.points > 0) != part.of_another };
    reasons.iter().map(change).collect()
}

/// The same, a sentence each.
pub fn why(told: Told) -> Vec<Msg> {
    let Told { wins, tries, follows, changes, .. } = told;
    let thought = (tries > 0).then(|| wins.map_or_else(|| texts::advice_tried(tries), |wins| texts::advice_wins(wins, tries)));
    thought.into_iter().chain(for_and_against(&changes)).chain(follows).collect()
}

/// What speaks for an answer, and what against it, a sentence each.
pub fn for_and_against(changes: &[Change]) -> impl Iterator<Item = Msg> {
    [(true, texts::advice_for as fn(Msg) -> Msg), (false, texts::advice_against)].into_iter().filter_map(|(is_gain, told)| {
        let some: Vec<Msg> = changes.iter().filter(|change| change.is_gain == is_gain).map(|change| change.what.clone()).collect();
        (!some.is_empty()).then(|| told(listed(some)))
    })
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
    let (whole, tenth) = (tenths / 10, tenths % 10);
    let about = reason.about.clone();
    if reason.points < 0 { texts::advice_less(about, whole, tenth) } else { texts::advice_more(about, whole, tenth) }
}

fn listed(parts: impl IntoIterator<Item = Msg>) -> Msg {
    parts.into_iter().reduce(texts::advice_and).unwrap_or_else(|| Msg::new(""))
}

/// A share of a hundred.
fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot>, Error> {
    clade_bots::bot(name, seed).map_err(|unknown| Error::Unknown { kind: Word::Bot, word: unknown.name, valid: NAMES.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_wins_as_often_is_as_good_and_within_chance_perhaps() {
        let advised = |wins, error| Advised {
            thought: Thought { index: 0, visits: 100, points: 0.0, wins, error },
            then: Vec::new(),
            expected: Vec::new(),
            reasons: Vec::new(),
        };
        let best = advised(Some(0.5), 0.03);
        use Beside::{Another, AsGood, PerhapsAsGood};
        for (wins, error, beside) in [
            (0.47, 0.04, PerhapsAsGood),
            (0.44, 0.04, Another),
            (0.52, 0.001, PerhapsAsGood),
            (0.47, 0.001, PerhapsAsGood),
            (0.46, 0.001, Another),
            (0.54, 0.001, Another),
            (0.504, 0.001, AsGood),
            (0.496, 0.001, AsGood),
        ] {
            assert_eq!(told(&advised(Some(wins), error), &best).beside, beside, "{wins} ± {error}");
        }
        assert_eq!(told(&advised(None, 0.0), &best).beside, Another, "nobody knows");
    }

    #[test]
    fn what_follows_speaks_without_its_question() {
        let advised = |then: &[&str]| Advised {
            thought: Thought { index: 0, visits: 100, points: 0.0, wins: None, error: 0.0 },
            then: then.iter().map(|id| Msg::new((*id).to_owned())).collect(),
            expected: Vec::new(),
            reasons: Vec::new(),
        };
        let told = follows(&advised(&["answer-yes", "x-attack", "answer-number", "x-feed"]));
        assert_eq!(told.len(), 1);
        assert!(told[0].mentions(&Msg::new("x-attack")) && !told[0].mentions(&Msg::new("answer-yes")), "{told:?}");
        assert!(follows(&advised(&["answer-done"])).is_empty(), "a bare word is told of nothing");
    }
}
