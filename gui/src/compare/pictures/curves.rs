//! Pictures of curves: the course of a game, how long individuals live, how early food decides.

use super::{HEIGHT, Pictures};
use crate::plot::{Axis, Chart, Curve, Scale, Trace, data};
use crate::texts::compare as texts;
use clade_ecology::axis::{BINS, Series};
use clade_ecology::measure::Leader;
use clade_ecology::measure::survival::AT_RISK;
use clade_ecology::statistics::Bounded;
use clade_engine::Msg;
use egui::Ui;

impl Pictures<'_> {
    pub(super) fn course(&self, ui: &mut Ui, arm: usize, id: &str, series: &[Series], scale: Scale) {
        let curves: Vec<Curve> = series
            .iter()
            .enumerate()
            .map(|(place, &of)| {
                let points = self.measured(arm).share(of);
                self.curve(self.words.series(of), arm, place, points, |ix| (ix as f64 + 0.5) / BINS as f64)
            })
            .collect();
        // What stands side by side has one measure.
        let all = self.shown.iter().flat_map(|&arm| series.iter().flat_map(move |&of| self.measured(arm).share(of)));
        let highest = all.filter_map(|point| Some(point.interval.map_or(point.value.ok()?, |ends| ends.high))).fold(0.0, f64::max);
        let axes = [self.axis(&texts::share_over(), Scale::Share), Self::bare_axis(scale)];
        self.chart(ui, id, arm, axes, &curves, (None, [1.0, highest]));
    }

    /// A curve with its band; what has no value is left out.
    fn curve(&self, name: String, arm: usize, place: usize, points: &[Bounded], x: impl Fn(usize) -> f64) -> Curve {
        let there = points.iter().enumerate().filter_map(|(ix, point)| Some((x(ix), point.value.ok()?, point.interval.ok())));
        let there: Vec<_> = there.collect();
        let band = there.iter().filter_map(|(_, _, ends)| ends.map(|ends| [ends.low, ends.high])).collect();
        let color = data(&self.shared.theme, if place == 0 { self.judged.report.asked.arms[arm].setting } else { place + 2 });
        let points = there.iter().map(|(x, y, _)| [*x, *y]).collect();
        Curve { name, short: String::new(), color, place, trace: Trace::Line, points, band }
    }

    fn axis(&self, name: &Msg, scale: Scale) -> Axis {
        Axis { name: self.say(name), scale }
    }

    /// An axis that the title and the curves name already.
    fn bare_axis(scale: Scale) -> Axis {
        Axis { name: String::new(), scale }
    }

    fn chart(&self, ui: &mut Ui, id: &str, arm: usize, [x, y]: [Axis; 2], curves: &[Curve], (level, reach): (Option<f64>, [f64; 2])) {
        let id = format!("{id}-{arm}");
        let chart = Chart { id: &id, title: self.name(arm), x, y, curves, level, here: None, reach, height: HEIGHT };
        chart.show(ui, self.shared, self.words);
    }

    pub(super) fn survival(&self, ui: &mut Ui, arm: usize) {
        let survival = &self.measured(arm).survival;
        let enough = self.enough(arm);
        let oldest = self.shown.iter().map(|&arm| self.enough(arm)).max().unwrap_or(0);
        let points: Vec<Bounded> =
            survival.curve[..enough].iter().map(|(step, ends)| Bounded { value: Ok(step.survival), interval: *ends }).collect();
        // At each age those are gone who died at it; before anything happens all live.
        let mut curve = self.curve(self.say(&texts::outlive()), arm, 0, &points, |age| age as f64);
        curve.trace = Trace::Steps;
        curve.points.insert(0, [0.0, 1.0]);
        if !curve.band.is_empty() {
            curve.band.insert(0, [1.0, 1.0]);
        }
        let mut curves = vec![curve];
        if survival.assumed {
            // Where individuals cannot be told apart, ages are assumed: the truth lies between two bounds.
            for (nth, bound) in survival.bounds.iter().enumerate() {
                let points: Vec<[f64; 2]> = bound.iter().take(enough).enumerate().map(|(age, value)| [age as f64, *value]).collect();
                let name = self.say(&if nth == 0 { texts::oldest_first() } else { texts::youngest_first() });
                let color = self.shared.theme.faint;
                curves.push(Curve { name, short: String::new(), color, place: nth + 1, trace: Trace::Steps, points, band: Vec::new() });
            }
        }
        let axes = [self.axis(&texts::windows(), Scale::Whole), Self::bare_axis(Scale::Share)];
        self.chart(ui, "survival", arm, axes, &curves, (None, [oldest.saturating_sub(1) as f64, 1.0]));
    }

    /// How many ages so many come to that their curve can be shown.
    fn enough(&self, arm: usize) -> usize {
        let survival = &self.measured(arm).survival;
        survival.curve.iter().take_while(|(step, _)| step.at_risk >= f64::from(AT_RISK)).count()
    }

    pub(super) fn early(&self, ui: &mut Ui, arm: usize) {
        let leaders = [Leader::Fed, Leader::Heads, Leader::Score];
        let curves: Vec<Curve> = leaders
            .iter()
            .enumerate()
            .map(|(place, &of)| {
                let points = self.measured(arm).leader(of);
                let curve = self.curve(self.words.leader(of), arm, place, points, |ix| (ix as f64 + 1.0) / BINS as f64);
                // One band is enough to see how sure the picture is.
                Curve { band: if place == 0 { curve.band } else { Vec::new() }, ..curve }
            })
            .collect();
        let sides = self.measured(arm).reading.sides.count();
        let level = (sides > 1).then(|| 1.0 / sides as f64);
        let axes = [self.axis(&texts::share_over(), Scale::Share), Self::bare_axis(Scale::Share)];
        self.chart(ui, "early", arm, axes, &curves, (level, [1.0, 1.0]));
    }
}
