//! Picture 7: how early food tells who wins.

use super::chart::{Layer, Shape};
use super::course::Curve;
use super::figure::{Figure, Panel};
use super::pen::{self, Pen};
use super::{Page, texts};
use crate::prose::LEADERS;
use clade_ecology::measure::{Leader, Unit};
use clade_ecology::statistics::Bounded;
use maud::Markup;

impl Page<'_> {
    pub(super) fn early(&self) -> Markup {
        let title = self.say(&texts::early());
        let panels = self.shown.iter().map(|&arm| {
            let sides = self.report.arms[arm].reading.sides.count();
            let note = (sides > 1).then(|| self.say(&texts::chance(sides)));
            Panel { name: self.name(arm), note, drawn: self.leads(arm, &title) }
        });
        let signs = [(Pen::MUTED, 12), (Pen::INK.dashed(), 6), (Pen::INK, 5)];
        let legend = LEADERS.iter().zip(signs).map(|(of, (pen, width))| (pen::stroke(pen, width), self.words.leader(*of)));
        self.figure(&Figure {
            id: "early",
            title: title.clone(),
            panels: panels.collect(),
            legend: legend.collect(),
            says: vec![self.say(&texts::early_says())],
            tables: self.shown.iter().map(|&arm| self.words.leads(self.report, arm)).collect(),
        })
    }

    fn leads(&self, arm: usize, title: &str) -> Markup {
        let (measured, name) = (&self.report.arms[arm], self.name(arm));
        let sides = measured.reading.sides.count();
        let chance = (sides > 1).then(|| Layer::Line(vec![(0.0, 1.0 / sides as f64), (1.0, 1.0 / sides as f64)], Pen::INK.dotted(), 5));
        let pens = [(self.pen(arm), 7), (Pen::INK.dashed(), 3), (Pen::INK, 3)];
        let curves = LEADERS.iter().zip(pens).flat_map(|(&of, (pen, width))| {
            let says = |ix: usize, point: &Bounded| {
                format!("{name}, {}, {}: {}", self.words.leader(of), self.words.over(ix), self.words.bounded(point, Unit::Share))
            };
            let shape = (of == Leader::Fed).then_some(Shape::of(self.setting(arm)));
            Curve { points: measured.leader(of), x: &|ix| (ix + 1) as f64 / 10.0, pen, width, shape, says: &says }.layers()
        });
        self.panel(&format!("early-{arm}"), title, &name, (1.0, Unit::Share), chance.into_iter().chain(curves).collect())
    }
}
