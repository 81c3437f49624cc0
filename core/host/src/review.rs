//! A game, looked at again: how probable each seat was to win all along, what answers have cost, and how much was luck.
//!
//! **Decides:** how a kept game is cut into pieces that can be judged one by one, on as many threads as there are, and what they add up to.
//! **Does not decide:** how good an answer was (the bots do, by thinking) or what a roll was worth (the values of the game do).
//!
//! Luck is counted as in backgammon: what a roll brought, less the mean of all that could have come, so that nobody is lucky in the long run.
//! What an answer has cost counts only where it is surely more than the chance of having thought of other worlds.

mod causes;
mod kept;
mod told;

pub use kept::{file_of, keep, kept};
pub use told::{Cause, Mistake, Stroke, Told, Turned, first_sentence};

use clade_bots::{Advised, Bot as _, Judged, Level, Searcher, luck, won};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Seat, SplitMix};
use clade_table::{Table, TableError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What luck changed less is not told of: a share of the chances to win.
const LEAST: f64 = 0.01;
/// Chances that differ by less are as good as equal.
const HARDLY: f64 = 0.02;
/// In so many parts a game may have turned, and by so much at least.
const PARTS: usize = 12;
const TURN: f64 = 0.08;

/// What is to be judged: one answer of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// After how many actions it was given.
    pub step: usize,
    /// Who gave it.
    pub actor: Actor,
    /// Its place in the list.
    pub index: u32,
    /// The table before it, see [`Face::save`].
    state: Vec<u8>,
}

/// What was found out about a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Verdict {
    /// A seat had a choice.
    Choice(Box<Judged>),
    /// Chance answered: by how much that changed how probably each seat wins.
    Luck(Vec<f64>),
}

/// The pieces of a game: the answers of seats that had a choice, and those of Chance.
///
/// # Errors
/// A [`TableError`].
pub fn pieces(table: &mut Table) -> Result<Vec<Piece>, TableError> {
    let choices: Vec<usize> = table.choices().map(|(step, _)| step).collect();
    let actors: Vec<Actor> = table.actors().collect();
    let mut pieces = Vec::new();
    for (step, actor) in actors.into_iter().enumerate() {
        let Some(index) = table.index_of(step) else { continue };
        if actor == Actor::Chance || choices.binary_search(&step).is_ok() {
            let at = table.jump(step)?;
            pieces.push(Piece { step, actor, index, state: table.face().save(at)? });
        }
    }
    Ok(pieces)
}

/// Judges a piece, at a face of the same ruleset. The same seed and level give the same verdict, unless somebody stops it. Nothing if there
/// is nothing to say.
///
/// # Errors
/// A [`FaceError`].
pub fn judge(face: &mut dyn Face, piece: &Piece, level: Level, seed: u64, stop: &Arc<AtomicBool>) -> Result<Option<Verdict>, FaceError> {
    let at = face.load(&piece.state)?;
    let verdict = match piece.actor {
        Actor::Seat(_) => {
            let seed = SplitMix::new(seed ^ piece.step as u64).word();
            let mut searcher = Searcher::new(level, seed);
            searcher.stop_when(stop.clone());
            Ok(searcher.judge(face, at, piece.index).map(|judged| Verdict::Choice(Box::new(judged))))
        }
        Actor::Chance => luck(face, at, piece.index).map(|luck| luck.map(Verdict::Luck)),
        Actor::Over => Ok(None),
    };
    face.free(at);
    verdict
}

/// A game that was looked at again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// What was found out, in the order of the game: after how many actions, and who answered.
    pub verdicts: Vec<(usize, Actor, Verdict)>,
    /// Who has won, as shares by seat; nothing if the game is not over.
    pub end: Option<Vec<f64>>,
}

/// What all answers of a seat come to.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// How many choices it had, and in how many of them the bot would surely have done better.
    pub choices: [u32; 2],
    /// What these have cost, as a sum of chances to win.
    pub lost: f64,
    /// What the mistakes of others gave it, as such a sum.
    pub gained: f64,
    /// What Chance gave it and took from it.
    pub luck: f64,
    /// Its chance before the first choice, and at the end, or as far as it is known.
    pub chances: [f64; 2],
}

/// A part of the game in which much changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch {
    /// After how many actions it begins, and ends.
    pub steps: [usize; 2],
    /// By how much each seat's chance changed.
    pub change: Vec<f64>,
}

impl Stretch {
    /// The greatest change for anybody.
    pub fn size(&self) -> f64 {
        most_of(&self.change)
    }
}

impl Account {
    /// What a choice has cost on average, as a share of chances to win: a sum over a long game can be more than all there is to win.
    pub fn lost_each(&self) -> f64 {
        self.lost / f64::from(self.choices[0].max(1))
    }

    /// Its way in percent: the chance before the first choice, what luck, its own mistakes, those of others and the rest have changed, and
    /// the chance at the end. Rounded so that the sum holds.
    pub fn way(&self) -> [i64; 6] {
        let [first, luck, lost, gained, last] = [self.chances[0], self.luck, -self.lost, self.gained, self.chances[1]].map(percent);
        [first, luck, lost, gained, last - first - luck - lost - gained, last]
    }

    /// What neither luck nor mistakes explain of the way from the first chance to the last: what the bot saw only later.
    pub fn rest(&self) -> f64 {
        self.chances[1] - self.chances[0] - self.luck + self.lost - self.gained
    }
}

impl Review {
    /// From the verdicts on pieces of the game on this table, in their order.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn of(pieces: &[Piece], verdicts: impl IntoIterator<Item = Option<Verdict>>, table: &Table) -> Result<Self, FaceError> {
        let known = pieces.iter().zip(verdicts).filter_map(|(piece, verdict)| Some((piece.step, piece.actor, verdict?)));
        let end = if table.is_over() { Some(won(&table.outcome()?)) } else { None };
        Ok(Self { verdicts: known.collect(), end })
    }

    /// Where the game turned: the parts of a twelfth of it, none in another, in which chances changed most, the greatest first. What one thinks
    /// of a table depends on whose choice it is: so the curve is the mean of some choices before and after.
    pub fn turning_points(&self) -> Vec<Stretch> {
        let curve: Vec<(usize, &[f64])> = self.curve().collect();
        let seats = curve.first().map_or(0, |(_, chances)| chances.len());
        let wide = (curve.len() / PARTS).max(2);
        let mean = |at: usize, seat: usize| {
            let near = &curve[at.saturating_sub(wide / 2)..(at + wide / 2 + 1).min(curve.len())];
            near.iter().filter_map(|(_, chances)| chances.get(seat)).sum::<f64>() / near.len() as f64
        };
        let stretch = |at: usize| Stretch {
            steps: [curve[at].0, curve[at + wide].0],
            change: (0..seats).map(|seat| mean(at + wide, seat) - mean(at, seat)).collect(),
        };
        let mut all: Vec<Stretch> = (0..curve.len().saturating_sub(wide)).map(stretch).filter(|stretch| stretch.size() >= TURN).collect();
        all.sort_by(|one, two| two.size().total_cmp(&one.size()).then(one.steps.cmp(&two.steps)));
        let mut found: Vec<Stretch> = Vec::new();
        for stretch in all {
            let is_apart = |other: &Stretch| stretch.steps[1] <= other.steps[0] || other.steps[1] <= stretch.steps[0];
            if found.iter().all(is_apart) {
                found.push(stretch);
            }
        }
        found
    }

    /// How probably each seat won, before each choice: after how many actions, and the chances by seat.
    pub fn curve(&self) -> impl Iterator<Item = (usize, &[f64])> {
        self.verdicts.iter().filter_map(|(step, _, verdict)| match verdict {
            Verdict::Choice(judged) => Some((*step, &*judged.chances)),
            Verdict::Luck(_) => None,
        })
    }

    /// What it comes to for each seat.
    pub fn accounts(&self, seats: usize) -> Vec<Account> {
        let mut accounts = vec![Account::default(); seats];
        for (_, actor, verdict) in &self.verdicts {
            match (actor, verdict) {
                (Actor::Seat(Seat(seat)), Verdict::Choice(judged)) => {
                    for (of, account) in accounts.iter_mut().enumerate() {
                        if of == usize::from(*seat) {
                            account.choices[0] += 1;
                            account.choices[1] += u32::from(judged.lost > 0.0);
                            account.lost += judged.lost;
                        } else {
                            account.gained += judged.gave.get(of).copied().unwrap_or_default();
                        }
                    }
                }
                (_, Verdict::Luck(luck)) => accounts.iter_mut().zip(luck).for_each(|(account, luck)| account.luck += luck),
                _ => {}
            }
        }
        let first = self.curve().next().map_or(&[][..], |(_, chances)| chances);
        let last = self.end.as_deref().or_else(|| self.curve().last().map(|(_, chances)| chances)).unwrap_or(&[]);
        for (account, (&first, &last)) in accounts.iter_mut().zip(first.iter().zip(last)) {
            account.chances = [first, last];
        }
        accounts
    }

    /// The choices that have cost most, the dearest first.
    pub fn mistakes(&self) -> Vec<(usize, Seat, &Judged)> {
        let mut all: Vec<(usize, Seat, &Judged)> = self.judged().filter(|(.., judged)| judged.lost > 0.0).collect();
        all.sort_by(|one, two| two.2.lost.total_cmp(&one.2.lost).then(one.0.cmp(&two.0)));
        all
    }

    /// The choices that have cost points of the score, but hardly a chance to win, the dearest first: what a game that was decided had left to
    /// say.
    pub fn points_given_away(&self) -> Vec<(usize, Seat, &Judged)> {
        let wins = |advised: &Advised| advised.thought.wins.unwrap_or_default();
        let hardly = |judged: &Judged| judged.lost == 0.0 && (wins(&judged.best) - wins(&judged.given)).abs() < HARDLY;
        let mut all: Vec<(usize, Seat, &Judged)> = self.judged().filter(|(.., judged)| judged.points > 0.0 && hardly(judged)).collect();
        all.sort_by(|one, two| two.2.points.total_cmp(&one.2.points).then(one.0.cmp(&two.0)));
        all
    }

    /// The choices, in the order of the game.
    fn judged(&self) -> impl Iterator<Item = (usize, Seat, &Judged)> {
        self.verdicts.iter().filter_map(|(step, actor, verdict)| match (actor, verdict) {
            (Actor::Seat(seat), Verdict::Choice(judged)) => Some((*step, *seat, &**judged)),
            _ => None,
        })
    }

    /// The answers of Chance that changed somebody's chances by a hundredth at least, the greatest first: after how many actions, and what
    /// each seat gained.
    pub fn strokes(&self) -> Vec<(usize, &[f64])> {
        let mut all: Vec<(usize, &[f64])> = Vec::new();
        for (step, _, verdict) in &self.verdicts {
            if let Verdict::Luck(luck) = verdict {
                all.push((*step, luck));
            }
        }
        all.retain(|(_, luck)| most_of(luck) >= LEAST);
        all.sort_by(|one, two| most_of(two.1).total_cmp(&most_of(one.1)).then(one.0.cmp(&two.0)));
        all
    }
}

/// A share in percent.
pub fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// The greatest change for anybody.
fn most_of(change: &[f64]) -> f64 {
    change.iter().fold(0.0, |most: f64, change| most.max(change.abs()))
}
