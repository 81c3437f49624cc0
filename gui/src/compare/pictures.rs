//! The pictures of a comparison, the same as those of its report.

mod games;

use super::judged::{Judged, Wanted};
use crate::plot::{Axis, Bars, Chart, Curve, Part, Sankey, Scale, Trace, data, death, origin};
use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_compare::Words;
use clade_compare::report::{DIED, FROM, Measured};
use clade_compare::sankey::Diagram;
use clade_ecology::axis::{BINS, Series};
use clade_ecology::measure::survival::AT_RISK;
use clade_ecology::measure::{Leader, Unit};
use clade_ecology::reading::Food;
use clade_ecology::statistics::Bounded;
use clade_engine::Msg;
use clade_engine::ecology::Origin;
use egui::{CollapsingHeader, RichText, Ui};

/// What pictures are made of.
pub(super) struct Pictures<'a> {
    pub(super) shared: &'a Shared,
    pub(super) words: &'a Words,
    pub(super) judged: &'a Judged,
    /// The arms that are shown: one of each setting.
    pub(super) shown: Vec<usize>,
    /// Whether they are for a file, in which nothing can be chosen or opened.
    pub(super) is_still: bool,
}

/// How high a picture is, and no narrower.
const HEIGHT: f32 = 180.0;
const LEAST: f32 = 330.0;
/// Between two of them.
const BETWEEN: f32 = 28.0;
/// So many stand side by side at most.
const MOST: usize = 3;

/// What is followed over the course of a game.
const POPULATION: [Series; 1] = [Series::RelativeHeads];
const SCARCITY: [Series; 2] = [Series::Scarcity, Series::Hunger];

/// One of the pictures of a comparison.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Picture {
    Flows,
    Population,
    Scarcity,
    Survival,
    Deaths,
    Origins,
    Early,
    Games,
}

impl Picture {
    /// All, in their order.
    pub(super) const ALL: [Self; 8] =
        [Self::Flows, Self::Population, Self::Scarcity, Self::Survival, Self::Deaths, Self::Origins, Self::Early, Self::Games];

    /// What it is called, and how it is read.
    pub(super) fn says(self) -> [Msg; 2] {
        match self {
            Self::Flows => [texts::flows(), texts::flows_says()],
            Self::Population => [texts::population(), texts::population_says()],
            Self::Scarcity => [texts::scarcity(), texts::scarcity_says()],
            Self::Survival => [texts::survival(), texts::survival_says()],
            Self::Deaths => [texts::deaths(), texts::deaths_says()],
            Self::Origins => [texts::origins(), texts::origins_says()],
            Self::Early => [texts::early(), texts::early_says()],
            Self::Games => [texts::single(), texts::single_says()],
        }
    }

    /// The name of its file.
    pub(super) fn file(self) -> &'static str {
        match self {
            Self::Flows => "flows",
            Self::Population => "population",
            Self::Scarcity => "scarcity",
            Self::Survival => "survival",
            Self::Deaths => "deaths",
            Self::Origins => "origins",
            Self::Early => "early",
            Self::Games => "games",
        }
    }
}

/// What was picked among single games.
#[derive(Clone, Debug, Default)]
pub(super) struct Picked {
    /// In which number they are shown; in the first that tells them apart if nobody chose.
    number: Option<&'static str>,
    /// The arm and the game at which one is.
    chosen: Option<(usize, u64)>,
}

impl Pictures<'_> {
    /// Draws one. Gives the game that is to be opened.
    pub(super) fn draw(&self, ui: &mut Ui, picture: Picture, picked: &mut Picked) -> Option<Wanted> {
        match picture {
            Picture::Flows => self.each(ui, |ui, arm| self.flows(ui, arm)),
            Picture::Population => self.each(ui, |ui, arm| self.course(ui, arm, "population", &POPULATION, Scale::Number)),
            Picture::Scarcity => self.each(ui, |ui, arm| self.course(ui, arm, "scarcity", &SCARCITY, Scale::Share)),
            Picture::Survival => self.each(ui, |ui, arm| self.survival(ui, arm)),
            Picture::Deaths => self.deaths(ui),
            Picture::Origins => self.origins(ui),
            Picture::Early => self.each(ui, |ui, arm| self.early(ui, arm)),
            Picture::Games => return self.games(ui, picked),
        }
        if !self.is_still {
            self.behind(ui, picture);
        }
        None
    }

    /// The numbers behind a picture, as a table that can be opened.
    fn behind(&self, ui: &mut Ui, picture: Picture) {
        let (report, arms) = (&self.judged.report, &self.shown);
        // Bars and diagrams have their numbers in them, points say theirs.
        if !matches!(picture, Picture::Population | Picture::Scarcity | Picture::Survival | Picture::Early) {
            return;
        }
        let title = || self.say(&picture.says()[0]);
        let tables = || match picture {
            Picture::Population => vec![self.words.course(report, arms, &title(), &POPULATION, Unit::Variation)],
            Picture::Scarcity => vec![self.words.course(report, arms, &title(), &SCARCITY, Unit::Share)],
            Picture::Survival => arms.iter().map(|&arm| self.words.lifetimes(report, arm)).collect(),
            _ => arms.iter().map(|&arm| self.words.leads(report, arm)).collect(),
        };
        let header = CollapsingHeader::new(self.say(&texts::table())).id_salt(picture.file()).show(ui, |ui| {
            let tables = tables();
            for table in &tables {
                if tables.len() > 1 {
                    ui.label(RichText::new(&table.caption).strong());
                }
                crate::tables::show(ui, self.shared, table);
            }
        });
        header.header_response.accessible_name(format!("{}: {}", self.say(&texts::table()), title()));
    }

    fn say(&self, msg: &Msg) -> String {
        self.shared.say(msg)
    }

    fn name(&self, arm: usize) -> String {
        self.words.short(&self.judged.report.asked, arm)
    }

    fn measured(&self, arm: usize) -> &Measured {
        &self.judged.report.arms[arm]
    }

    /// One picture for each setting, as many side by side as there is room for.
    fn each(&self, ui: &mut Ui, mut draw: impl FnMut(&mut Ui, usize)) {
        let room = (ui.available_width() / (LEAST * self.shared.prefs.text)) as usize;
        let columns = room.clamp(1, MOST).min(self.shown.len().max(1));
        for arms in self.shown.chunks(columns) {
            // The last number of an axis and the first of the next one's do not meet.
            let usual = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, BETWEEN * self.shared.prefs.text);
            ui.columns(columns, |uis| {
                for (ui, &arm) in uis.iter_mut().zip(arms) {
                    ui.spacing_mut().item_spacing.x = usual;
                    ui.push_id(arm, |ui| draw(ui, arm));
                }
            });
            ui.spacing_mut().item_spacing.x = usual;
            ui.add_space(8.0);
        }
    }

    fn flows(&self, ui: &mut Ui, arm: usize) {
        let (measured, name) = (self.measured(arm), self.name(arm));
        let mut one = |title: String, unit: fn(String) -> Msg, diagram: &Diagram| {
            if diagram.nodes.is_empty() {
                ui.label(RichText::new(title).strong());
                ui.label(self.say(&texts::no_flows()));
                return;
            }
            let unit = self.say(&unit(self.words.number(diagram.total(), Unit::Heads)));
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

    fn course(&self, ui: &mut Ui, arm: usize, id: &str, series: &[Series], scale: Scale) {
        let curves: Vec<Curve> = series
            .iter()
            .enumerate()
            .map(|(place, &of)| {
                let points = self.measured(arm).share(of);
                self.curve(self.words.series(of), arm, place, points, |ix| (ix as f64 + 0.5) / BINS as f64)
            })
            .collect();
        self.chart(ui, id, arm, [self.axis(&texts::share_over(), Scale::Share), Self::bare_axis(scale)], &curves, None);
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

    fn chart(&self, ui: &mut Ui, id: &str, arm: usize, [x, y]: [Axis; 2], curves: &[Curve], level: Option<f64>) {
        let id = format!("{id}-{arm}");
        let chart = Chart { id: &id, title: self.name(arm), x, y, curves, level, here: None, height: HEIGHT };
        chart.show(ui, self.shared, self.words);
    }

    fn survival(&self, ui: &mut Ui, arm: usize) {
        let survival = &self.measured(arm).survival;
        let enough = survival.curve.iter().take_while(|(step, _)| step.at_risk >= f64::from(AT_RISK)).count();
        let points: Vec<Bounded> =
            survival.curve[..enough].iter().map(|(step, ends)| Bounded { value: Ok(step.survival), interval: *ends }).collect();
        // Who faced none lives.
        let mut curve = self.curve(self.say(&texts::outlive()), arm, 0, &points, |age| age as f64 + 1.0);
        curve.trace = Trace::Steps;
        curve.points.insert(0, [0.0, 1.0]);
        if !curve.band.is_empty() {
            curve.band.insert(0, [1.0, 1.0]);
        }
        let mut curves = vec![curve];
        if survival.assumed {
            // Where individuals cannot be told apart, ages are assumed: the truth lies between two bounds.
            for (nth, bound) in survival.bounds.iter().enumerate() {
                let points: Vec<[f64; 2]> = bound.iter().take(enough).enumerate().map(|(age, value)| [age as f64 + 1.0, *value]).collect();
                let name = self.say(&if nth == 0 { texts::oldest_first() } else { texts::youngest_first() });
                let color = self.shared.theme.faint;
                curves.push(Curve { name, short: String::new(), color, place: nth + 1, trace: Trace::Steps, points, band: Vec::new() });
            }
        }
        self.chart(ui, "survival", arm, [self.axis(&texts::windows(), Scale::Whole), Self::bare_axis(Scale::Share)], &curves, None);
    }

    fn early(&self, ui: &mut Ui, arm: usize) {
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
        self.chart(ui, "early", arm, axes, &curves, level);
    }

    fn deaths(&self, ui: &mut Ui) {
        let parts: Vec<(&str, Part)> =
            DIED.into_iter().map(|(id, by)| (id, Part { name: self.words.death(by), color: death(self.shared, by) })).collect();
        self.bars(ui, Picture::Deaths, &parts, Unit::PerHeadAndRound);
    }

    fn origins(&self, ui: &mut Ui) {
        let part = |&(id, from): &(&'static str, Origin)| (id, Part { name: self.words.origin(from), color: origin(self.shared, from) });
        self.bars(ui, Picture::Origins, &FROM.iter().map(part).collect::<Vec<_>>(), Unit::Share);
    }

    fn bars(&self, ui: &mut Ui, picture: Picture, parts: &[(&str, Part)], unit: Unit) {
        let value = |arm: usize, id: &str| self.measured(arm).estimate(id).map(|estimate| estimate.value);
        let occurs = |id: &str| self.shown.iter().any(|&arm| value(arm, id).is_some_and(|value| value.is_ok_and(|value| value > 0.0)));
        let there: Vec<&(&str, Part)> = parts.iter().filter(|(id, _)| occurs(id)).collect();
        let bar = |&arm: &usize| {
            let sizes = || there.iter().map(|(id, _)| value(arm, id).and_then(Result::ok).unwrap_or(0.0)).collect();
            let why = parts.iter().filter_map(|(id, _)| value(arm, id)).find_map(Result::err);
            let is_any = there.iter().any(|(id, _)| value(arm, id).is_some_and(|value| value.is_ok()));
            (self.name(arm), if is_any { Ok(sizes()) } else { Err(why.map(|why| self.words.absent(why)).unwrap_or_default()) })
        };
        let [title, _] = picture.says();
        let bars: Vec<_> = self.shown.iter().map(bar).collect();
        let parts: Vec<Part> = there.into_iter().map(|(_, part)| part.clone()).collect();
        Bars { title: self.say(&title), unit, parts: &parts, bars: &bars }.show(ui, self.shared, self.words);
    }
}
