//! Picture 4: which part of all individuals outlives how many feedings.

use super::chart::{Axis, Chart, Layer, Shape};
use super::course::HEIGHT;
use super::figure::{Figure, Panel};
use super::{Page, texts};
use crate::prose::texts as said;
use crate::report::Survival;
use clade_ecology::measure::Unit;
use clade_ecology::measure::survival::{AT_RISK, Step};
use clade_ecology::statistics::Bounded;
use maud::Markup;

impl Page<'_> {
    pub(super) fn survival(&self) -> Markup {
        let title = self.say(&texts::survival());
        let oldest = self.shown.iter().map(|&arm| steps(&self.report.arms[arm].survival).len()).max().unwrap_or(0).max(2);
        let panels = self.shown.iter().map(|&arm| Panel { name: self.name(arm), note: None, drawn: self.lifetimes(arm, oldest, &title) });
        self.figure(&Figure {
            id: "survival",
            title: title.clone(),
            panels: panels.collect(),
            legend: Vec::new(),
            says: vec![self.say(&texts::survival_says())],
            tables: self.shown.iter().map(|&arm| self.words.lifetimes(self.report, arm)).collect(),
        })
    }

    fn lifetimes(&self, arm: usize, oldest: usize, title: &str) -> Markup {
        let (survival, name) = (&self.report.arms[arm].survival, self.name(arm));
        let steps = steps(survival);
        let pen = if survival.assumed { self.pen(arm).dashed() } else { self.pen(arm) };
        let bounds = survival.bounds.iter().filter(|bound| !bound.is_empty());
        let bounds = bounds.map(|bound| Layer::Line(stairs(bound.iter().take(steps.len()).copied()), self.pen(arm).dotted(), 4));
        let band = steps.iter().filter_map(|(step, ends)| ends.ok().map(|ends| (step.age as f64, ends.low, ends.high)));
        let band: Vec<_> = band.flat_map(|(age, low, high)| [(age, low, high), (age + 1.0, low, high)]).collect();
        let line = Layer::Line(stairs(steps.iter().map(|(step, _)| step.survival)), pen, 7);
        let marks = steps.iter().map(|(step, ends)| {
            let value = self.words.bounded(&Bounded { value: Ok(step.survival), interval: *ends }, Unit::Share);
            let says = format!("{name}, {} {}: {value}", self.word(&said::windows()), step.age);
            Layer::Mark((step.age as f64, step.survival), Shape::of(self.setting(arm)), self.pen(arm), says)
        });
        let every = oldest.div_ceil(5).max(1);
        let feet = steps.iter().filter(|(step, _)| step.age % every == 0);
        let feet = feet.map(|(step, _)| Layer::Foot(step.age as f64, self.words.number(step.at_risk.round(), Unit::Heads)));
        let band = (!band.is_empty()).then_some(Layer::Band(band, self.pen(arm)));
        let layers = band.into_iter().chain(bounds).chain([line]).chain(marks).chain(feet).collect();
        let whole = |x: f64| self.tick(x, Unit::Windows);
        let x = Axis { range: (0.0, oldest as f64), ticks: 6, title: self.word(&said::windows()), number: &whole };
        let y = Axis { range: (0.0, 1.0), ticks: 6, title: String::new(), number: &|y| self.tick(y, Unit::Share) };
        let (id, name) = (format!("survival-{arm}"), format!("{title}: {name}"));
        Chart { id, height: HEIGHT + 70, says: self.say(&texts::table()), name, x, y, layers }.svg()
    }
}

type Steps = [(Step, Result<clade_ecology::statistics::Interval, clade_ecology::Absent>)];

/// As long as enough are at risk.
fn steps(survival: &Survival) -> &Steps {
    let enough = survival.curve.iter().take_while(|(step, _)| step.at_risk >= f64::from(AT_RISK)).count();
    &survival.curve[..enough]
}

/// A curve that falls at each age and is level between two.
fn stairs(values: impl Iterator<Item = f64>) -> Vec<(f64, f64)> {
    let steps = values.enumerate().flat_map(|(age, value)| [(age as f64, value), (age as f64 + 1.0, value)]);
    [(0.0, 1.0)].into_iter().chain(steps).collect()
}
