//! The final ranking, and where the points came from.

use clade_engine::Msg;
use clade_engine::face::Gain;
use clade_table::{Place, Table};

/// Where a seat stands at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Its place, its score and its sides.
    pub(crate) place: Place,
    /// What decided, if another seat has the same score.
    pub(crate) tie_break: Option<i64>,
    /// For each of its sides the points by what they came from, in the order in which they came first.
    pub(crate) sources: Vec<Vec<(Msg, i64)>>,
}

/// The final ranking at a table, the best first; empty before the game is over.
pub(crate) fn standings(table: &Table) -> Vec<Standing> {
    if !table.is_over() {
        return Vec::new();
    }
    let places = table.places().unwrap_or_default();
    let all: Vec<(i64, i64)> = places.iter().map(|place| (place.score, place.tie_break)).collect();
    let of = |side| summed(table.gains().iter().map(|(_, gain)| gain).filter(|gain| gain.side == side));
    let standing = |place: Place| Standing {
        tie_break: decides(&all, place.score).then_some(place.tie_break),
        sources: place.sides.iter().map(|(side, _)| of(*side)).collect(),
        place,
    };
    places.into_iter().map(standing).collect()
}

/// At how many moments of a game its scores are looked at.
const MOMENTS: usize = 80;

/// The scores of all sides over a game that is over, each after so many actions, as they stood then; nothing before it is over.
pub(crate) fn score_curve(table: &mut Table) -> Vec<(usize, Vec<i64>)> {
    let steps = table.steps();
    if !table.is_over() || steps == 0 {
        return Vec::new();
    }
    let moments = (0..MOMENTS).map(|nth| nth * steps / MOMENTS).chain([steps]);
    let mut moments: Vec<usize> = moments.collect();
    moments.dedup();
    let scores = |step: usize| table.jump(step).ok().and_then(|at| Some((step, table.face().scores(at).ok()?)));
    moments.into_iter().filter_map(scores).collect()
}

/// Whether anything decides between seats of so many points, and there are several.
fn decides(all: &[(i64, i64)], points: i64) -> bool {
    all.iter().filter(|other| other.0 == points).count() > 1 && all.iter().any(|other| other.1 != 0)
}

/// Points of one side, summed by what they came from.
fn summed<'a>(gains: impl Iterator<Item = &'a Gain>) -> Vec<(Msg, i64)> {
    let mut sums: Vec<(Msg, i64)> = Vec::new();
    for gain in gains {
        match sums.iter_mut().find(|(source, _)| *source == gain.source) {
            Some((_, sum)) => *sum += gain.points,
            None => sums.push((gain.source.clone(), gain.points)),
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Side;

    #[test]
    fn points_are_summed_by_source() {
        let gain = |points, source| Gain { side: Side(0), points, source: Msg::new(source) };
        let gains = [gain(3, "food"), gain(4, "size"), gain(-1, "food")];
        let sums = summed(gains.iter());
        assert_eq!(sums.iter().map(|(source, points)| (&*source.id, *points)).collect::<Vec<_>>(), [("food", 2), ("size", 4)]);
    }

    #[test]
    fn a_tie_break_is_told_only_where_it_decides() {
        let all = [(10, 3), (10, 1), (4, 2)];
        assert!(decides(&all, 10) && !decides(&all, 4));
        assert!(!decides(&[(10, 0), (10, 0)], 10), "this game has none");
    }
}
