//! Pictures 5 and 6: what individuals die of, and where food comes from that is eaten: a bar for each setting, one below the other.

use super::chart::{Axis, Chart, Layer};
use super::figure::{Figure, Panel};
use super::flows::{death_pen, origin_pen};
use super::pen::{self, Pen};
use super::{Page, texts};
use crate::prose::Table;
use crate::report::{DIED, FROM};
use clade_ecology::measure::Unit;
use clade_ecology::statistics::Bounded;
use clade_ecology::{Absent, Measure};
use clade_engine::ecology::Origin;
use maud::Markup;

/// The height of a bar with its name, of which the bar itself takes the lower part.
const ROW: u32 = 190;

/// What a part of a bar stands for.
struct Part {
    id: &'static str,
    name: String,
    pen: Pen,
    pattern: Pen,
}

impl Page<'_> {
    pub(super) fn deaths(&self) -> Markup {
        let parts = DIED.into_iter().enumerate();
        let parts = parts.map(|(ix, (id, by))| Part { id, name: self.words.death(by), pen: death_pen(by), pattern: Pen::pattern(ix) });
        let displaced = Part { id: "displaced", name: self.say(&texts::displaced()), pen: Pen::GRID, pattern: Pen::pattern(1) };
        let figure = [texts::deaths(), texts::deaths_says()].map(|msg| self.say(&msg));
        self.bars("deaths", figure, parts.collect(), Some(displaced), Unit::PerHeadAndRound)
    }

    pub(super) fn origins(&self) -> Markup {
        let place = |origin: Origin| Origin::ALL.iter().position(|other| *other == origin).unwrap_or(0);
        let part =
            |(id, origin)| Part { id, name: self.words.origin(origin), pen: origin_pen(origin), pattern: Pen::pattern(place(origin)) };
        let figure = [texts::origin(), texts::origin_says()].map(|msg| self.say(&msg));
        self.bars("origins", figure, FROM.into_iter().map(part).collect(), None, Unit::Share)
    }

    fn bars(&self, id: &'static str, [title, says]: [String; 2], parts: Vec<Part>, beside: Option<Part>, unit: Unit) -> Markup {
        let occurs = |part: &Part| self.shown.iter().any(|&arm| self.value(arm, part.id).is_ok_and(|value| value > 0.0));
        let parts: Vec<Part> = parts.into_iter().filter(occurs).collect();
        let beside = beside.filter(occurs);
        let all = || parts.iter().chain(&beside);
        let drawn = self.bars_chart(id, &title, &parts, beside.as_ref(), unit);
        let value = |arm: usize, part: &Part| self.words.bounded(&self.bounded(arm, part.id), unit);
        let row = |&arm: &usize| [self.name(arm)].into_iter().chain(all().map(|part| value(arm, part))).collect();
        let heads = [self.say(&texts::arm())].into_iter().chain(all().map(|part| part.name.clone())).collect();
        let table = Table { caption: title.clone(), heads, rows: self.shown.iter().map(row).collect() };
        self.figure(&Figure {
            id,
            legend: all().map(|part| (pen::swatch(part.pen, part.pattern), part.name.clone())).collect(),
            panels: vec![Panel { name: self.words.unit(unit), note: None, drawn }],
            title,
            says: vec![says],
            tables: vec![table],
        })
    }

    fn bars_chart(&self, id: &str, title: &str, parts: &[Part], beside: Option<&Part>, unit: Unit) -> Markup {
        let sum = |arm: usize| parts.iter().filter_map(|part| self.value(arm, part.id).ok()).sum::<f64>();
        let reach = |arm: usize| beside.and_then(|part| self.value(arm, part.id).ok()).unwrap_or(0.0).max(sum(arm));
        let top = match unit {
            Unit::Share => 1.0,
            _ => self.shown.iter().map(|&arm| reach(arm)).fold(0.01, f64::max) * 1.05,
        };
        let rows = self.shown.len() as f64;
        let layers = self.shown.iter().enumerate().flat_map(|(row, &arm)| self.bar(arm, rows - row as f64, top, parts, beside, unit));
        Chart {
            id: id.to_owned(),
            height: 150 + ROW * self.shown.len() as u32,
            name: title.to_owned(),
            says: self.say(&texts::table()),
            x: Axis { range: (0.0, top), ticks: 5, title: String::new(), number: &|x| self.tick(x, unit) },
            y: Axis { range: (0.0, rows), ticks: 0, title: String::new(), number: &|_| String::new() },
            layers: layers.collect(),
        }
        .svg()
    }

    /// A bar whose row ends at this height: its name, its parts, and thinner below it what is beside.
    fn bar(&self, arm: usize, above: f64, top: f64, parts: &[Part], beside: Option<&Part>, unit: Unit) -> Vec<Layer> {
        let name = self.name(arm);
        let mut layers = vec![Layer::Prose((0.0, above - 0.38), name.clone())];
        let words = |part: &Part| format!("{name}, {}: {}", part.name, self.words.bounded(&self.bounded(arm, part.id), unit));
        let mut x = 0.0;
        for part in parts {
            if let Ok(value) = self.value(arm, part.id).map(|value| value.max(0.0)) {
                layers.push(Layer::Area([(x, above - 0.76), (x + value, above - 0.38)], part.pen, part.pattern, words(part)));
                x += value;
            }
        }
        if let Some((part, value)) = beside.and_then(|part| Some((part, self.value(arm, part.id).ok()?))) {
            layers.push(Layer::Area([(0.0, above - 0.9), (value, above - 0.76)], part.pen, part.pattern, words(part)));
        }
        let why = parts.first().and_then(|part| self.value(arm, part.id).err());
        if let Some(why) = why.filter(|_| x == 0.0) {
            layers.push(Layer::Frame([(0.0, above - 0.78), (top, above - 0.36)], self.words.absent(why)));
        }
        layers
    }

    pub(super) fn value(&self, arm: usize, id: &str) -> Result<f64, Absent> {
        self.bounded(arm, id).value
    }

    /// A number of an arm.
    pub(super) fn bounded(&self, arm: usize, id: &str) -> Bounded {
        let none = || Bounded { value: Err(Absent::NothingToShare), interval: Err(Absent::NothingToShare) };
        self.report.arms[arm].estimate(id).map_or_else(none, |found| Bounded { value: found.value, interval: found.interval })
    }

    /// The unit of a number.
    pub(super) fn unit_of(id: &str) -> Unit {
        Measure::part(id).map_or(Unit::Share, |(_, part)| part.unit)
    }
}
