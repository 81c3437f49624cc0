//! The numbers behind pictures, and the differences between settings, as tables: the same rows on the page of a report and in a window.

use super::{Prose, texts};
use crate::report::{Pair, Report};
use clade_ecology::Measure;
use clade_ecology::axis::{BINS, Series};
use clade_ecology::measure::survival::Step;
use clade_ecology::measure::{Leader, Unit};
use clade_ecology::statistics::{Bounded, Judged, Verdict};
use clade_engine::Translate;

/// What a side may lead in, in the order in which it is listed.
pub(crate) const LEADERS: [Leader; 3] = [Leader::Fed, Leader::Heads, Leader::Score];

/// A table, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What it is about.
    pub caption: String,
    /// Heads of columns; the first of the heads of rows.
    pub heads: Vec<String>,
    /// Rows, each with its head.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Only these columns.
    #[must_use]
    pub fn columns(self, which: &[usize]) -> Self {
        let of = |cells: Vec<String>| which.iter().filter_map(|&ix| cells.get(ix).cloned()).collect();
        Self { caption: self.caption, heads: of(self.heads), rows: self.rows.into_iter().map(of).collect() }
    }
}

impl Prose {
    /// Something over the course of the game: a row for each tenth of it, a column for each of these arms and series.
    pub fn course(&self, report: &Report, arms: &[usize], caption: &str, series: &[Series], unit: Unit) -> Table {
        let columns: Vec<(usize, Series)> = arms.iter().flat_map(|&arm| series.iter().map(move |&of| (arm, of))).collect();
        let head = |&(arm, of): &(usize, Series)| match series.len() {
            1 => self.short(&report.asked, arm),
            _ => format!("{}: {}", self.short(&report.asked, arm), self.series(of)),
        };
        let value = |ix: usize, (arm, of): (usize, Series)| self.point(report.arms[arm].share(of).get(ix), unit);
        let row = |ix: usize| [self.tenth(ix)].into_iter().chain(columns.iter().map(|&column| value(ix, column))).collect();
        let heads = [self.text(&texts::share_of_game())].into_iter().chain(columns.iter().map(head)).collect();
        Table { caption: caption.to_owned(), heads, rows: (0..BINS).map(row).collect() }
    }

    /// How often the leader in something at the end of each tenth of the game wins in the end.
    pub fn leads(&self, report: &Report, arm: usize) -> Table {
        let value = |of: Leader, ix: usize| self.point(report.arms[arm].leader(of).get(ix), Unit::Share);
        let row = |ix: usize| [self.over(ix)].into_iter().chain(LEADERS.map(|of| value(of, ix))).collect();
        let heads = [self.text(&texts::share_of_game())].into_iter().chain(LEADERS.map(|of| self.leader(of)));
        Table { caption: self.short(&report.asked, arm), heads: heads.collect(), rows: (0..BINS).map(row).collect() }
    }

    /// How many individuals reach each age, how many die at it, and which part outlives it.
    pub fn lifetimes(&self, report: &Report, arm: usize) -> Table {
        let row = |(step, ends): &(Step, _)| {
            let heads = |n: f64| self.number(n.round(), Unit::Heads);
            let value = self.bounded(&Bounded { value: Ok(step.survival), interval: *ends }, Unit::Share);
            vec![step.age.to_string(), heads(step.at_risk), heads(step.died), value]
        };
        let heads = [texts::windows(), texts::at_risk(), texts::died_at(), texts::outlives()].map(|msg| self.text(&msg));
        let rows = report.arms[arm].survival.curve.iter().map(row).collect();
        Table { caption: self.short(&report.asked, arm), heads: heads.into(), rows }
    }

    /// What differs between the two arms of a pair: the numbers that are always shown ([`Report::is_shown`]), or those that were `looked` for
    /// after the run.
    /// The columns: measure, first, second, difference with its interval, d, adjusted p, correlation of pairs, verdict.
    pub fn differences(&self, report: &Report, pair: &Pair, looked: bool) -> Table {
        let [a, b] = pair.arms.map(|arm| self.short(&report.asked, arm));
        let own = [texts::difference(), texts::deviations(), texts::adjusted_p(), texts::pair_correlation(), texts::verdict()];
        let heads = [self.text(&texts::number()), a.clone(), b.clone()].into_iter().chain(own.iter().map(|msg| self.text(msg)));
        let judged = pair.judged.iter().filter(|judged| report.is_shown(&judged.compared.id) != looked);
        Table { caption: format!("{a} → {b}"), heads: heads.collect(), rows: judged.map(|judged| self.judged(judged)).collect() }
    }

    /// What was found of a pair beyond the most telling, so much, as the head of what holds it.
    pub fn more_findings(&self, n: usize) -> String {
        self.text(&texts::more_findings(n))
    }

    /// All numbers of a pair but those that were named before the run, so many, as the head of what holds them.
    pub fn others_of_pair(&self, n: usize) -> String {
        self.text(&texts::others_of_pair(n))
    }

    fn judged(&self, judged: &Judged) -> Vec<String> {
        let Judged { compared, adjusted, verdict, .. } = judged;
        let unit = Measure::part(&compared.id).map_or(Unit::Share, |(_, part)| part.unit);
        let none = || self.text(&texts::none());
        let [a, b] = compared.values.map(|value| value.map_or_else(|_| none(), |value| self.number(value, unit)));
        let difference =
            compared.difference.map_or_else(|why| self.absent(why), |difference| self.difference(difference, compared.interval.ok(), unit));
        let bare = |value: Option<f64>| value.map_or_else(none, |value| self.bare(value));
        let p = adjusted.map_or_else(none, |p| self.chance(p, compared.p));
        let says = self.text(&match *verdict {
            Verdict::Different if compared.difference.is_ok_and(|difference| difference < 0.0) => texts::verdict_lower(),
            Verdict::Different => texts::verdict_higher(),
            Verdict::Fixed => texts::verdict_fixed(),
            Verdict::Alike { within } => texts::verdict_alike(self.difference(within, None, unit)),
            Verdict::Noise { would_find: Some(least) } => texts::verdict_noise(self.difference(least, None, unit)),
            Verdict::Noise { would_find: None } => texts::verdict_unsure(),
        });
        vec![self.measure(&compared.id), a, b, difference, bare(compared.effects.d), p, bare(compared.correlation), says]
    }

    fn point(&self, point: Option<&Bounded>, unit: Unit) -> String {
        point.map_or_else(|| self.text(&texts::none()), |point| self.bounded(point, unit))
    }

    /// A tenth of the game.
    pub(crate) fn tenth(&self, ix: usize) -> String {
        let number = |ix: usize| self.number(ix as f64 / BINS as f64, Unit::Share);
        self.text(&texts::part_of_game(number(ix), number(ix + 1)))
    }

    /// How much of the game is over when a tenth ends.
    pub(crate) fn over(&self, ix: usize) -> String {
        self.number((ix + 1) as f64 / BINS as f64, Unit::Share)
    }
}
