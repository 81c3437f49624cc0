//! Pictures 2 and 3: population, and scarcity with hunger, over the part of the game that is over.

use super::chart::{Axis, Chart, Layer, Shape};
use super::figure::{Figure, Panel};
use super::pen::{self, Pen};
use super::{Page, texts};
use crate::prose::texts as said;
use clade_ecology::axis::{BINS, Series};
use clade_ecology::measure::Unit;
use clade_ecology::reading::{Food, Levels};
use clade_ecology::statistics::Bounded;
use maud::Markup;

/// The height of a panel.
pub(super) const HEIGHT: u32 = 860;

/// A line with its band and marks.
pub(super) struct Curve<'a> {
    pub(super) points: &'a [Bounded],
    /// Where a point lies.
    pub(super) x: &'a dyn Fn(usize) -> f64,
    pub(super) pen: Pen,
    pub(super) width: u32,
    /// How its points look; without marks and band if there are none.
    pub(super) shape: Option<Shape>,
    /// What is said of a point.
    pub(super) says: &'a dyn Fn(usize, &Bounded) -> String,
}

impl Curve<'_> {
    /// What has no value leaves a gap.
    pub(super) fn layers(&self) -> Vec<Layer> {
        let values = self.points.iter().enumerate().map(|(ix, point)| point.value.ok().map(|value| ((self.x)(ix), value)));
        let bounds = self.points.iter().enumerate();
        let bounds = bounds.map(|(ix, point)| point.interval.ok().map(|ends| ((self.x)(ix), ends.low, ends.high)));
        let bands = runs(bounds).into_iter().filter(|_| self.shape.is_some()).map(|run| Layer::Band(run, self.pen));
        let lines = runs(values.clone()).into_iter().map(|run| Layer::Line(run, self.pen, self.width));
        let mark = |(ix, at): (usize, Option<(f64, f64)>)| Some(Layer::Mark(at?, self.shape?, self.pen, (self.says)(ix, &self.points[ix])));
        bands.chain(lines).chain(values.enumerate().filter_map(mark)).collect()
    }

    /// The highest that it reaches.
    pub(super) fn top(points: &[Bounded]) -> f64 {
        let ends = points.iter().filter_map(|point| Some(point.interval.map_or(point.value.ok()?, |ends| ends.high)));
        ends.fold(0.0, f64::max)
    }
}

/// What follows without a gap.
fn runs<T>(of: impl Iterator<Item = Option<T>>) -> Vec<Vec<T>> {
    let mut runs = vec![Vec::new()];
    for item in of {
        match (item, runs.last_mut()) {
            (Some(item), Some(run)) => run.push(item),
            (None, Some(run)) if !run.is_empty() => runs.push(Vec::new()),
            _ => {}
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

impl Page<'_> {
    pub(super) fn population(&self) -> Markup {
        let of = |arm: usize| self.report.arms[arm].share(Series::RelativeHeads);
        let top = self.shown.iter().map(|&arm| Curve::top(of(arm))).fold(1.0, f64::max) * 1.05;
        let title = self.say(&texts::population());
        let panels = self.shown.iter().map(|&arm| {
            let chart = self.course("population", arm, &title, (top, Unit::Variation), &[(Series::RelativeHeads, self.pen(arm), 7)]);
            let early = self.report.arms[arm].reading.levels == Levels::Round;
            Panel { name: self.name(arm), note: early.then(|| self.say(&texts::population_round())), drawn: chart }
        });
        self.figure(&Figure {
            id: "population",
            title: title.clone(),
            panels: panels.collect(),
            legend: Vec::new(),
            says: vec![self.say(&texts::population_says())],
            tables: vec![self.words.course(self.report, &self.shown, &title, &[Series::RelativeHeads], Unit::Variation)],
        })
    }

    pub(super) fn scarcity(&self) -> Markup {
        let title = self.say(&texts::scarcity());
        let series = [Series::Scarcity, Series::Hunger];
        let pens = |arm: usize| [self.pen(arm), Pen::INK.dashed()];
        let top = self.shown.iter().flat_map(|&arm| series.map(|of| Curve::top(self.report.arms[arm].share(of)))).fold(0.0, f64::max);
        let top = (top * 1.1).clamp(0.1, 1.0);
        let panels = self.shown.iter().map(|&arm| {
            let [scarcity, hunger] = pens(arm);
            let curves = [(Series::Scarcity, scarcity, 7), (Series::Hunger, hunger, 5)];
            Panel { name: self.name(arm), note: None, drawn: self.course("scarcity", arm, &title, (top, Unit::Share), &curves) }
        });
        let is_habitat = self.shown.iter().any(|&arm| self.report.arms[arm].reading.food == Food::Habitat);
        let says = [Some(texts::scarcity_says()), is_habitat.then(texts::scarcity_habitat)];
        let legend = series.iter().zip([Pen::MUTED, Pen::INK.dashed()]).zip([12, 8]);
        self.figure(&Figure {
            id: "scarcity",
            title: title.clone(),
            panels: panels.collect(),
            legend: legend.map(|((of, pen), width)| (pen::stroke(pen, width), self.words.series(*of))).collect(),
            says: says.into_iter().flatten().map(|msg| self.say(&msg)).collect(),
            tables: vec![self.words.course(self.report, &self.shown, &title, &series, Unit::Share)],
        })
    }

    fn course(&self, id: &str, arm: usize, title: &str, (top, unit): (f64, Unit), curves: &[(Series, Pen, u32)]) -> Markup {
        let name = self.name(arm);
        let layers = curves.iter().enumerate().flat_map(|(nth, &(series, pen, width))| {
            let says = |ix: usize, point: &Bounded| {
                format!("{name}, {}, {}: {}", self.words.series(series), self.words.tenth(ix), self.words.bounded(point, unit))
            };
            let points = self.report.arms[arm].share(series);
            let shape = Some(Shape::of(self.setting(arm) + nth));
            Curve { points, x: &|ix| (ix as f64 + 0.5) / BINS as f64, pen, width, shape, says: &says }.layers()
        });
        self.panel(&format!("{id}-{arm}"), title, &name, (top, unit), layers.collect())
    }

    /// A panel over the part of the game that is over.
    pub(super) fn panel(&self, id: &str, title: &str, name: &str, (top, unit): (f64, Unit), layers: Vec<Layer>) -> Markup {
        let x = Axis { range: (0.0, 1.0), ticks: 6, title: self.word(&said::share_of_game()), number: &|x| self.tick(x, Unit::Share) };
        let y = Axis { range: (0.0, top), ticks: 6, title: String::new(), number: &|y| self.tick(y, unit) };
        let name = format!("{title}: {name}");
        Chart { id: id.into(), height: HEIGHT, says: self.say(&texts::table()), name, x, y, layers }.svg()
    }
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn what_is_missing_leaves_a_gap() {
        let of = [None, Some(1), Some(2), None, None, Some(3), None];
        assert_eq!(runs(of.into_iter()), [vec![1, 2], vec![3]]);
    }
}
