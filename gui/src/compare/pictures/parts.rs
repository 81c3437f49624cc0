//! Pictures of what a whole is made of: flows of food and lives, and bars of deaths and origins.

use super::{Picture, Pictures};
use crate::plot::{Bar, Bars, Part, Sankey, death, origin};
use crate::texts::compare as texts;
use clade_compare::report::{DIED, FROM};
use clade_compare::sankey::Diagram;
use clade_ecology::measure::Unit;
use clade_ecology::reading::Food;
use clade_engine::ecology::Origin;
use clade_engine::{Arg, Msg};
use egui::{RichText, Ui};

impl Pictures<'_> {
    pub(super) fn flows(&self, ui: &mut Ui, arm: usize) {
        let (measured, name) = (self.measured(arm), self.name(arm));
        let mut one = |title: String, unit: fn(Arg, String) -> Msg, diagram: &Diagram| {
            if diagram.nodes.is_empty() {
                ui.label(RichText::new(title).strong());
                ui.label(self.say(&texts::no_flows()));
                return;
            }
            let (n, number) = self.words.with_plural(diagram.total(), Unit::Heads);
            let unit = self.say(&unit(n, number));
            Sankey { title, unit, diagram, node: &|node| self.words.node(node) }.show(ui, self.shared, self.words);
        };
        let food = Diagram::of_food(&measured.flows);
        match measured.reading.food {
            Food::Eaten => one(name, texts::food_unit, &food),
            Food::Habitat => {
                one(self.say(&texts::food_of(name.clone())), texts::food_unit, &food);
                one(self.say(&texts::lives_of(name)), texts::life_unit, &Diagram::of_lives(&measured.lives));
            }
        }
    }

    pub(super) fn deaths(&self, ui: &mut Ui) {
        let parts: Vec<(&str, Part)> =
            DIED.into_iter().map(|(id, by)| (id, Part { name: self.words.death(by), color: death(self.shared, by) })).collect();
        self.bars(ui, Picture::Deaths, &parts, Some("displaced"), Unit::PerHeadAndRound);
    }

    pub(super) fn origins(&self, ui: &mut Ui) {
        let part = |&(id, from): &(&'static str, Origin)| (id, Part { name: self.words.origin(from), color: origin(self.shared, from) });
        self.bars(ui, Picture::Origins, &FROM.iter().map(part).collect::<Vec<_>>(), None, Unit::Share);
    }

    fn bars(&self, ui: &mut Ui, picture: Picture, parts: &[(&str, Part)], beside: Option<&str>, unit: Unit) {
        let value = |arm: usize, id: &str| self.measured(arm).estimate(id).map(|estimate| estimate.value);
        let occurs = |id: &str| self.shown.iter().any(|&arm| value(arm, id).is_some_and(|value| value.is_ok_and(|value| value > 0.0)));
        let there: Vec<&(&str, Part)> = parts.iter().filter(|(id, _)| occurs(id)).collect();
        let bar = |&arm: &usize| {
            let sizes = || there.iter().map(|(id, _)| value(arm, id).and_then(Result::ok).unwrap_or(0.0)).collect();
            let why = parts.iter().filter_map(|(id, _)| value(arm, id)).find_map(Result::err);
            let is_any = there.iter().any(|(id, _)| value(arm, id).is_some_and(|value| value.is_ok()));
            let parts = if is_any { Ok(sizes()) } else { Err(why.map(|why| self.words.absent(why)).unwrap_or_default()) };
            Bar { name: self.name(arm), parts, beside: beside.and_then(|id| value(arm, id)?.ok()) }
        };
        let [title, _] = picture.says();
        let bars: Vec<_> = self.shown.iter().map(bar).collect();
        let parts: Vec<Part> = there.into_iter().map(|(_, part)| part.clone()).collect();
        let beside = beside.filter(|id| occurs(id)).map(|id| self.words.measure(id));
        Bars { title: self.say(&title), unit, parts: &parts, beside, bars: &bars }.show(ui, self.shared, self.words);
    }
}
