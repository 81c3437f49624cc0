//! Supply and need, hunger and heads, round by round.

use crate::plot::{Axis, Chart, Curve, Scale, Trace, data, on};
use crate::table::table_view::TableView;
use crate::texts::food as texts;
use clade_compare::Prose;
use clade_ecology::Row;
use clade_ecology::axis::Series;
use clade_ecology::reading::{Food, Levels};
use clade_ecology::row::{Round, SideRound};
use clade_engine::{Msg, Side};
use egui::{RichText, Ui};

/// How high a picture is.
const HEIGHT: f32 = 150.0;

/// A side that takes part: its number, counted without gaps, and how it is distinguished.
pub(super) struct Seated {
    pub(super) name: String,
    letter: String,
    color: egui::Color32,
}

/// The sides that take part, in their order.
pub(super) fn sides(view: &TableView, row: &Row) -> Vec<Seated> {
    let seated = |side: Side| Seated {
        name: view.sides.get(side.ix()).map_or_else(String::new, |(_, name)| view.say(name)),
        letter: view.letters.get(side.ix()).cloned().unwrap_or_default(),
        color: {
            let look = view.seen.scene.sides.get(side.ix());
            let paint = look.map_or(view.shared.theme.panel, |look| view.shared.theme.tint(look.tint));
            on(&view.shared.theme, paint.fill)
        },
    };
    row.reading.sides.iter().map(seated).collect()
}

/// Shows the pictures.
pub(super) fn show(ui: &mut Ui, view: &TableView, words: &Prose, round: &Msg, row: &Row) {
    let of_table = [
        table(view, words, row, 0, Series::Supply, |round| f64::from(round.supply)),
        table(view, words, row, 1, Series::Need, |round| round.sides.iter().map(|side| f64::from(side.need)).sum()),
    ];
    let name = |series| capital(&words.series(series));
    let shared = view.shared;
    // Where a place feeds, what is at hand are the individuals that it can feed.
    let pieces = shared.say(&if row.reading.food == Food::Habitat { texts::heads() } else { texts::pieces() });
    let pictures = [
        (shared.say(&texts::supply_and_need()), pieces, Scale::Whole, of_table.into()),
        (
            name(Series::Hunger),
            shared.say(&texts::share_hungry()),
            Scale::Share,
            by_side(view, row, |side| share(side.judged - side.fed, side.judged)),
        ),
        (name(Series::Heads), shared.say(&texts::heads()), Scale::Whole, by_side(view, row, |side| Some(f64::from(side.heads)))),
    ];
    for (title, unit, scale, curves) in &pictures {
        if curves.iter().all(|curve| curve.points.is_empty()) {
            ui.label(RichText::new(title).strong());
            ui.label(RichText::new(shared.say(&texts::no_feeding())).color(shared.theme.faint));
            ui.add_space(6.0);
            continue;
        }
        let chart = Chart {
            id: title,
            title: title.clone(),
            x: Axis { name: shared.say(round), scale: Scale::Whole },
            y: Axis { name: unit.clone(), scale: *scale },
            curves,
            level: None,
            here: None,
            reach: [0.0; 2],
            height: HEIGHT,
        };
        chart.show(ui, shared, words);
        ui.add_space(6.0);
    }
    let counted = match row.reading.levels {
        Levels::Window => texts::counted_window(),
        Levels::Round => texts::counted_round(),
    };
    ui.label(RichText::new(shared.say(&counted)).color(shared.theme.faint));
}

/// With a capital letter, as a title.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A part of a whole, if there is one.
pub(super) fn share(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

/// Something of the whole table; rounds in which nobody could eat have none.
fn table(view: &TableView, words: &Prose, row: &Row, place: usize, series: Series, of: fn(&Round) -> f64) -> Curve {
    let fed = row.rounds.iter().filter(|round| round.windows > 0);
    Curve {
        name: words.series(series),
        short: String::new(),
        color: data(&view.shared.theme, place),
        place,
        trace: Trace::Rounds,
        points: fed.map(|round| [f64::from(round.number), of(round)]).collect(),
        band: Vec::new(),
    }
}

/// Something of each side, in the rounds in which it has it.
fn by_side(view: &TableView, row: &Row, of: fn(&SideRound) -> Option<f64>) -> Vec<Curve> {
    let curve = |(place, seated): (usize, Seated)| {
        let point = |round: &Round| Some([f64::from(round.number), of(round.sides.get(place)?)?]);
        let points = row.rounds.iter().filter_map(point).collect();
        Curve { name: seated.name, short: seated.letter, color: seated.color, place, trace: Trace::Rounds, points, band: Vec::new() }
    };
    sides(view, row).into_iter().enumerate().map(curve).collect()
}
