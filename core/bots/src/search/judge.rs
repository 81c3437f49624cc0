//! What an answer that was given has cost, and how much was luck.

use super::advice::{Advised, Reason};
use super::{Mind, Searcher, Thought};
use crate::{by_seat, chances, won};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Counting, Face, Handle, Seat, Side};
use serde::{Deserialize, Serialize};
use std::sync::atomic::Ordering;

/// An answer that was tried less often than the best is tried again, up to half of all: what follows it must be learnt, too.
const SHARE: u32 = 2;
/// What costs less is no mistake.
const LEAST: f64 = 0.01;
/// The same in points of the score.
const LEAST_POINTS: f64 = 0.5;
/// A difference of so many standard errors is more than chance: the best of many answers looks better than it is, and a game has a hundred
/// choices.
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
        mind.wanted = mind.list.get(index as usize).copied();
        self.think(&mut mind, turn.count, false);
        let (best, before) = (self.thoughts.first().copied(), self.chances.clone());
        let visits = |thought: Option<Thought>| thought.map_or(0, |thought| thought.visits);
        let few = visits(best).min(self.level.iterations / SHARE).saturating_sub(visits(mind.thought_of(index)));
        if few > 0 {
            mind.is_forced = true;
            for _ in 0..few {
                self.pair(&mind);
                if self.stop.load(Ordering::Relaxed) || mind.iterate(&mut self.words, &self.stop).is_err() {
                    break;
                }
            }
        }
        let given = mind.thought_of(index);
        let judged = best.zip(given).and_then(|(best, given)| {
            let lost = lost(&best, &given)?;
            let leads = [best, given].map(|thought| mind.lead_of(&thought));
            let points = if let ([Some(best), Some(given)], false) = (leads, best.index == given.index) {
                surely(best.mean() - given.mean(), [best.error(), given.error()], LEAST_POINTS)
            } else {
                0.0
            };
            // Both on the same table, so that they differ by the answers alone.
            let (best, better) = mind.advised(best, &mut self.words.deal.clone()).ok()?;
            let (given, worse) = mind.advised(given, &mut self.words.deal.clone()).ok()?;
            Some(Judged { chances: before, over: mind.reasons(&worse, &better), best, given, lost, points })
        });
        mind.finish();
        drop(face.faults());
        judged
    }
}

/// What an answer costs against the best one.
fn lost(best: &Thought, given: &Thought) -> Option<f64> {
    let lost = best.wins? - given.wins?;
    Some(if best.index == given.index { 0.0 } else { surely(lost, [best.error, given.error], LEAST) })
}

/// A difference of two means, by their standard errors; 0 where it may be chance or is less than anybody minds.
fn surely(lost: f64, errors: [f64; 2], least: f64) -> f64 {
    if lost >= least && lost > SURE * errors[0].hypot(errors[1]) { lost } else { 0.0 }
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
