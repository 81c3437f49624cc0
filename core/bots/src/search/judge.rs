//! What an answer that was given has cost, and how much was luck.

use super::advice::{Advised, Reason};
use super::scale::Scale;
use super::{Mind, POINT, Searcher, Thought, Words};
use crate::{by_seat, chances, won};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Counting, Face, Handle, Seat, Side};
use serde::{Deserialize, Serialize};
use std::sync::atomic::Ordering;

/// An answer that was tried less often than the best is tried again, up to half of all: what follows it must be learnt, too. As often both
/// are compared anew.
const SHARE: u32 = 2;
/// What costs less is no mistake.
const LEAST: f64 = 0.01;
/// The same in points of the score.
const LEAST_POINTS: f64 = 0.5;
/// A difference of so many standard errors is more than chance: a game has a hundred choices.
const SURE: f64 = 3.0;

/// An answer that was given, beside the one that the bot would have given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// How probably each seat won before it.
    pub chances: Vec<f64>,
    /// The answer that the bot would have given; the same, if it agrees.
    pub best: Advised,
    /// The one that was given.
    pub given: Advised,
    /// In what the best answer leaves another table than the one that was given, at the end of the turn, what differs most first.
    pub over: Vec<Reason>,
    /// By how much the given one makes it less probable to win, as far as that is surely more than chance.
    pub lost: f64,
    /// What a mistake gives each seat, in chances to win, and takes from whoever made it; nothing where there is none.
    pub gave: Vec<f64>,
    /// By how many points of the score it leaves whoever gave it further behind the mean of the others, as far as that is surely more than
    /// chance. Where a game is decided, chances say nothing of a good answer.
    pub points: f64,
}

impl Searcher {
    /// Thinks about the open question, in which this answer was given. Nothing where nobody had a choice, or where the game does not say how
    /// far its values can be trusted.
    pub fn judge(&mut self, face: &mut dyn Face, at: Handle, index: u32) -> Option<Judged> {
        let turn = face.turn(at).ok()?;
        let Actor::Seat(seat) = turn.actor else { return None };
        if turn.count < 2 || index >= turn.count {
            return None;
        }
        let mut mind = Mind::new(face, at, seat, turn).ok()?;
        let judged = self.judged(&mut mind, turn.count, index);
        mind.finish();
        drop(face.faults());
        judged
    }

    fn judged(&mut self, mind: &mut Mind<'_>, count: u32, index: u32) -> Option<Judged> {
        mind.wanted = mind.list.get(index as usize).copied();
        self.think(mind, count, false);
        let best = self.thoughts.first().copied().filter(|best| best.wins.is_some())?;
        let tried = mind.thought_of(index).map_or(0, |given| given.visits);
        mind.is_forced = true;
        for _ in tried..best.visits.min(self.level.iterations / SHARE) {
            self.pair(mind);
            if self.stop.load(Ordering::Relaxed) || mind.iterate(&mut self.words, &self.stop).is_err() {
                break;
            }
        }
        let given = mind.thought_of(index)?;
        let anew = self.think_anew(mind, best.index, index);
        let is_other = best.index != index;
        let thought = |which: usize, thought: Thought| match anew.won[which].get(usize::from(mind.seat.0)) {
            Some(won) => Thought { wins: Some(won.mean()), error: won.error(), ..thought },
            None => thought,
        };
        let (better, worse) = (thought(0, best), thought(usize::from(is_other), given));
        // Both on the same table, so that they differ by the answers alone.
        let (best, after_best) = mind.advised(better, &mut self.words.deal.clone()).ok()?;
        let (given, after_given) = mind.advised(worse, &mut self.words.deal.clone()).ok()?;
        let chances: Vec<f64> = anew.won[0].iter().map(Scale::mean).collect();
        let lost = if is_other { surely(&anew.lost, LEAST) } else { 0.0 };
        let gave = |(best, given): (&Scale, &Scale)| given.mean() - best.mean();
        Some(Judged {
            chances: if chances.is_empty() { self.chances.clone() } else { chances },
            over: mind.reasons(&after_given, &after_best),
            best,
            given,
            gave: if lost > 0.0 { anew.won[0].iter().zip(&anew.won[1]).map(gave).collect() } else { Vec::new() },
            lost,
            points: if is_other { surely(&anew.points, LEAST_POINTS) } else { 0.0 },
        })
    }

    /// Tries the best answer and the one given again, both in the same worlds. The best of many looks better than it is in the thoughts by
    /// which it was chosen; in others it does not (Smith and Winkler 2006; van Hasselt 2010).
    fn think_anew(&mut self, mind: &mut Mind<'_>, best: u32, given: u32) -> Anew {
        let (seat, seed) = (usize::from(mind.seat.0), self.words.play.next());
        let answers = if best == given { vec![best] } else { vec![best, given] };
        let mut anew = Anew::default();
        for nth in 0..self.level.iterations / SHARE {
            let mut both = Vec::new();
            for &index in &answers {
                self.words = Words::of(seed.wrapping_add(nth.into()));
                mind.wanted = mind.list.get(index as usize).copied();
                if self.stop.load(Ordering::Relaxed) {
                    return anew;
                }
                both.extend(mind.iterate(&mut self.words, &self.stop));
            }
            if both.len() < answers.len() {
                continue; // a script was stopped in one of them
            }
            for (won, found) in anew.won.iter_mut().zip(&both) {
                won.resize_with(found.wins.len(), Scale::default);
                won.iter_mut().zip(&found.wins).for_each(|(won, wins)| won.note(*wins));
            }
            if let [best, given] = &both[..] {
                let of = |of: &[f64]| of.get(seat).copied().unwrap_or_default();
                anew.lost.note(of(&best.wins) - of(&given.wins));
                anew.points.note((of(&best.leads) - of(&given.leads)) / POINT);
            }
        }
        anew
    }
}

/// What the best answer and the one given come to by thoughts that had no part in choosing them.
#[derive(Default)]
struct Anew {
    /// How probably each seat wins after the best one, and after the one given if that is another.
    won: [Vec<Scale>; 2],
    /// What the one given costs, in chances to win, and in points of the score.
    lost: Scale,
    points: Scale,
}

/// What it costs; 0 where that may be chance or is less than anybody minds.
fn surely(lost: &Scale, least: f64) -> f64 {
    let mean = lost.mean();
    if mean >= least && mean > SURE * lost.error() { mean } else { 0.0 }
}

/// By how much an answer of Chance has changed how probably each seat wins, against the mean of all that could have come: 0 in the long
/// run. Nothing if the game does not say how far its values can be trusted.
///
/// # Errors
/// A [`FaceError`].
pub fn luck(face: &mut dyn Face, at: Handle, index: u32) -> Result<Option<Vec<f64>>, FaceError> {
    let doubt = face.outlook(at)?.doubt;
    let seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
    let weights = face.weights(at)?;
    if doubt == 0 || weights.len() < 2 {
        return Ok(None);
    }
    let world = face.fork(at)?;
    let found = compare(face, [at, world], &weights, index, |face, world| {
        if face.turn(world)?.actor == Actor::Over {
            return Ok(won(&face.outcome(world)?));
        }
        let mut values = Vec::new();
        face.values_by(world, Counting::Ahead, &mut values)?;
        Ok(chances(&by_seat(&values, &seats), doubt).unwrap_or_default())
    });
    face.free(world);
    drop(face.faults());
    found.map(Some)
}

/// What came less the mean of what could have come.
fn compare(
    face: &mut dyn Face,
    [at, world]: [Handle; 2],
    weights: &[u32],
    index: u32,
    chances: impl Fn(&mut dyn Face, Handle) -> Result<Vec<f64>, FaceError>,
) -> Result<Vec<f64>, FaceError> {
    let (mut came, mut mean) = (Vec::new(), Vec::new());
    let all: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    for (outcome, &weight) in (0..).zip(weights) {
        face.copy(at, world)?;
        face.answer_chance(world, outcome)?;
        let found = chances(face, world)?;
        mean.resize(found.len(), 0.0);
        mean.iter_mut().zip(&found).for_each(|(mean, chance)| *mean += chance * f64::from(weight) / all);
        if outcome == index {
            came = found;
        }
    }
    Ok(came.iter().zip(&mean).map(|(came, mean)| came - mean).collect())
}
