//! A sweep: the numbers that were named before the run, each over what was changed.

use super::chart::{Axis, Chart, Shape};
use super::course::{Curve, HEIGHT};
use super::figure::{Figure, Panel};
use super::pen::Pen;
use super::{Page, texts};
use crate::prose::Table;
use crate::prose::texts as said;
use crate::report::MAIN;
use clade_ecology::statistics::Bounded;
use maud::Markup;

impl Page<'_> {
    pub(super) fn sweep(&self) -> Markup {
        let panels = MAIN.iter().map(|id| Panel { name: self.words.measure(id), note: None, drawn: self.steps(id) });
        let row = |&id: &&str| {
            let values = self.shown.iter().map(|&arm| self.words.bounded(&self.bounded(arm, id), Self::unit_of(id)));
            [self.words.measure(id)].into_iter().chain(values).collect()
        };
        let heads = [self.word(&said::number())].into_iter().chain(self.shown.iter().map(|&arm| self.name(arm)));
        let title = self.say(&texts::sweep());
        self.figure(&Figure {
            id: "sweep",
            panels: panels.collect(),
            legend: Vec::new(),
            says: vec![self.say(&texts::sweep_says())],
            tables: vec![Table { caption: title.clone(), heads: heads.collect(), rows: MAIN.iter().map(row).collect() }],
            title,
        })
    }

    fn steps(&self, id: &str) -> Markup {
        let unit = Self::unit_of(id);
        let points: Vec<Bounded> = self.shown.iter().map(|&arm| self.bounded(arm, id)).collect();
        let says = |ix: usize, point: &Bounded| format!("{}: {}", self.name(self.shown[ix]), self.words.bounded(point, unit));
        let (pen, shape) = (Pen::data(0), Some(Shape::Circle));
        let layers = Curve { points: &points, x: &|ix| ix as f64, pen, width: 6, shape, says: &says }.layers();
        // Where the axis has a number is the place of a setting.
        let setting = |x: f64| {
            if x.fract() == 0.0 && x >= 0.0 {
                self.shown.get(x as usize).map_or_else(String::new, |&arm| self.step(arm))
            } else {
                String::new()
            }
        };
        let last = (self.shown.len().max(2) - 1) as f64;
        let x = Axis { range: (-0.3, last + 0.3), ticks: self.shown.len(), title: String::new(), number: &setting };
        let y = Axis { range: reach(&points), ticks: 5, title: String::new(), number: &|y| self.tick(y, unit) };
        let name = format!("{}: {}", self.say(&texts::sweep()), self.words.measure(id));
        Chart { id: format!("sweep-{id}"), height: HEIGHT, says: self.words.measure_help(id), name, x, y, layers }.svg()
    }

    /// What is changed, without what all settings have in common before a colon.
    fn step(&self, arm: usize) -> String {
        let name = self.name(arm);
        let head = |name: &str| name.split_once(": ").map(|(head, _)| head.to_owned());
        let is_common = head(&name).is_some() && self.shown.iter().all(|&other| head(&self.name(other)) == head(&name));
        if is_common { name.split_once(": ").map_or_else(String::new, |(_, value)| value.to_owned()) } else { name }
    }
}

/// From below the lowest to above the highest end; 0 is in it where it is near.
fn reach(points: &[Bounded]) -> (f64, f64) {
    let ends = points.iter().filter_map(|point| {
        let value = point.value.ok()?;
        Some(point.interval.map_or((value, value), |ends| (ends.low.min(value), ends.high.max(value))))
    });
    let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), (a, b)| (low.min(a), high.max(b)));
    if low > high {
        return (0.0, 1.0);
    }
    let margin = ((high - low) * 0.15).max(high.abs().max(low.abs()) * 0.02).max(1e-6);
    let near_zero = |end: f64| if end.abs() < 2.0 * (high - low) { 0.0 } else { end };
    (near_zero(low).min(low - margin).max(if low >= 0.0 { 0.0 } else { f64::NEG_INFINITY }), high + margin)
}
