//! Single games: a point for each, in one of its numbers. A click opens the game where there is most of it.

use super::super::again::Wanted;
use super::super::work::Spot;
use super::{HEIGHT, Pictures};
use crate::plot::{Axis, Chart, Curve, Scale, Trace, data};
use crate::texts::compare as texts;
use clade_compare::report::MAIN;
use clade_ecology::Measure;
use egui::{ComboBox, Ui};

/// Of how many games of a setting a point is drawn: more would be a cloud.
const MOST: usize = 400;
/// How far the points of a setting spread, and by what they do: no two games near each other stand above each other.
const SPREAD: f64 = 0.7;
const GOLDEN: f64 = 0.618_033_988_749_895;

impl Pictures<'_> {
    pub(super) fn games(&self, ui: &mut Ui, id: &mut &'static str) -> Option<Wanted> {
        let numbers = MAIN.iter().filter(|id| Measure::part(id).is_some_and(|(_, part)| part.is_of_each()));
        let combo = ComboBox::from_id_salt("number").width(260.0).selected_text(self.words.measure(id)).show_ui(ui, |ui| {
            for &number in numbers {
                ui.selectable_value(id, number, self.words.measure(number));
            }
        });
        combo.response.accessible_name(self.say(&texts::number()));
        let unit = Measure::part(id).map(|(_, part)| part.unit)?;
        let of_arm = |arm: usize| self.judged.spots[arm].iter().filter(|spot| spot.id == *id).take(MOST).collect::<Vec<&Spot>>();
        let spots: Vec<(usize, Vec<&Spot>)> = self.shown.iter().map(|&arm| (arm, of_arm(arm))).collect();
        let curve = |(nth, (arm, spots)): (usize, &(usize, Vec<&Spot>))| {
            let beside = |game: u64| nth as f64 + SPREAD * ((game as f64 * GOLDEN).fract() - 0.5);
            Curve {
                name: self.name(*arm),
                short: String::new(),
                color: data(&self.shared.theme, self.judged.report.asked.arms[*arm].setting),
                place: nth,
                trace: Trace::Points,
                points: spots.iter().map(|spot| [beside(spot.game), spot.value]).collect(),
                band: Vec::new(),
            }
        };
        let curves: Vec<Curve> = spots.iter().enumerate().map(curve).collect();
        let chart = Chart {
            id: "games",
            title: self.words.measure(id),
            x: Axis { name: String::new(), scale: Scale::Beside },
            y: Axis { name: self.words.unit(unit), scale: if unit.is_share() { Scale::Share } else { Scale::Number } },
            curves: &curves,
            level: None,
            here: None,
            height: HEIGHT * 1.4,
        };
        let point = chart.show(ui, self.shared, self.words)?;
        let (arm, spots) = spots.get(point.curve)?;
        let spot = spots.get(point.at)?;
        Some(Wanted { arm: *arm, game: spot.game, round: spot.round })
    }
}
