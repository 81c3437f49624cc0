//! Single games: a point for each, in one of its numbers. A click, or Enter, opens the game where there is most of it.

use super::{HEIGHT, Picked, Pictures};
use crate::compare::judged::{Spot, Wanted, numbers};
use crate::lines;
use crate::plot::{Axis, Chart, Curve, Point, Scale, Trace, data};
use crate::texts::compare as texts;
use clade_compare::play::seed_of;
use clade_compare::report::MAIN;
use clade_ecology::Measure;
use clade_ecology::measure::Unit;
use egui::{ComboBox, Ui};

/// How many games of a setting are drawn as points: more would be a cloud.
const MOST: usize = 400;
/// How far the points of a setting spread, and by which steps: no two nearby games are directly above each other.
const SPREAD: f64 = 0.7;
const GOLDEN: f64 = 0.618_033_988_749_895;

impl Pictures<'_> {
    /// The first number in which the games of all settings differ; else of most.
    fn telling(&self) -> &'static str {
        let told = |id: &str| self.shown.iter().filter(|arm| self.judged.varied[**arm].contains(&id)).count();
        // Of equals the last is given: the numbers are asked from the last to the first.
        let all: Vec<&'static str> = numbers().collect();
        all.into_iter().rev().max_by_key(|id| told(id)).unwrap_or(MAIN[0])
    }

    pub(super) fn games(&self, ui: &mut Ui, picked: &mut Picked) -> Option<Wanted> {
        let mut id = picked.number.unwrap_or_else(|| self.telling());
        if !self.is_still {
            self.choose(ui, &mut id, picked);
        }
        let unit = Measure::part(id).map(|(_, part)| part.unit)?;
        let of_arm = |arm: usize| self.judged.spots[arm].iter().filter(|spot| spot.id == id).take(MOST).collect::<Vec<&Spot>>();
        let spots: Vec<(usize, Vec<&Spot>)> = self.shown.iter().map(|&arm| (arm, of_arm(arm))).collect();
        // The axis of shares says its percent itself.
        let times = if unit.is_share() { 1.0 } else { unit.shown_times() };
        let curve = |(nth, (arm, spots)): (usize, &(usize, Vec<&Spot>))| {
            let beside = |game: u64| nth as f64 + SPREAD * ((game as f64 * GOLDEN).fract() - 0.5);
            Curve {
                name: self.name(*arm),
                short: String::new(),
                color: data(&self.shared.theme, self.judged.report.asked.arms[*arm].setting),
                place: nth,
                trace: Trace::Points,
                points: spots.iter().map(|spot| [beside(spot.game), times * spot.value]).collect(),
                band: Vec::new(),
            }
        };
        let curves: Vec<Curve> = spots.iter().enumerate().map(curve).collect();
        let chart = Chart {
            id: "games",
            title: self.words.measure(id),
            x: Axis { name: String::new(), scale: Scale::Beside },
            y: Axis { name: self.named(id, unit), scale: if unit.is_share() { Scale::Share } else { Scale::Number } },
            curves: &curves,
            level: None,
            here: None,
            reach: [0.0; 2],
            height: HEIGHT * 1.4,
        };
        let spot = |point: Point| spots.get(point.curve).and_then(|(arm, spots)| Some((*arm, *spots.get(point.at)?)));
        let says = |point: Point| spot(point).map_or_else(String::new, |(arm, spot)| self.says(arm, spot));
        let of_game = |(arm, game): (usize, u64)| {
            let curve = spots.iter().position(|(other, _)| *other == arm)?;
            let at = spots[curve].1.iter().position(|spot| spot.game == game)?;
            Some(Point { curve, at })
        };
        let mut chosen = picked.chosen.and_then(of_game);
        let clicked = chart.pick(ui, self.shared, self.words, &mut chosen, &says);
        let at = chosen.and_then(spot);
        picked.chosen = at.map(|(arm, spot)| (arm, spot.game));
        let mut opened = clicked.and_then(spot);
        if let Some((arm, spot)) = at.filter(|_| !self.is_still) {
            ui.horizontal_wrapped(|ui| {
                ui.label(self.says(arm, spot));
                if ui.button(self.say(&texts::open())).clicked() {
                    opened = at;
                }
            });
        }
        opened.map(|(arm, spot)| Wanted { arm, game: spot.game, round: spot.round })
    }

    /// A number with its unit; a share has it beside each value.
    fn named(&self, id: &str, unit: Unit) -> String {
        let name = self.words.measure(id);
        if unit.is_share() { name } else { format!("{name}, {}", self.words.unit(unit)) }
    }

    /// The list of numbers, to choose from.
    fn choose(&self, ui: &mut Ui, id: &mut &'static str, picked: &mut Picked) {
        let combo = ComboBox::from_id_salt("number").width(260.0).selected_text(self.words.measure(id)).show_ui(ui, |ui| {
            for number in numbers() {
                if lines::value(ui, id, number, self.words.measure(number)).clicked() {
                    picked.number = Some(number);
                }
            }
        });
        combo.response.accessible_name(self.say(&texts::number()));
    }

    /// A game in words: whose, which, and its number.
    fn says(&self, arm: usize, spot: &Spot) -> String {
        let asked = &self.judged.report.asked;
        let value = Measure::part(spot.id).map_or_else(String::new, |(_, part)| self.words.number(spot.value, part.unit));
        let seed = seed_of(asked, &asked.arms[arm], spot.game).to_string();
        let told = texts::spot(self.name(arm), spot.game.to_string(), seed, self.words.measure(spot.id), value);
        let round = spot.round.map(|round| self.say(&texts::spot_round(round)));
        [Some(self.say(&told)), round].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
