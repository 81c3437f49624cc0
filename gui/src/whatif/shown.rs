//! What came of both ways: a table of the seats, and the points on the way for each side.

use super::play::Playing;
use crate::page;
use crate::plot::{Axis, Chart, Curve, Point, Scale, Trace, on};
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use clade_compare::Prose;
use clade_ecology::measure::Unit;
use clade_engine::Translate as _;
use clade_host::whatif::{Outcome, SeatOutcome};
use egui::{Grid, RichText, Ui};

/// How high the picture is.
const HEIGHT: f32 = 140.0;

/// Shows what has come of it so far.
pub(super) fn show(ui: &mut Ui, view: &TableView, words: &Prose, playing: &mut Playing, chosen: &mut Vec<Option<Point>>) {
    let (step, is_over) = (playing.step, playing.is_over());
    let shared = view.shared;
    if let Some(why) = playing.failed() {
        page::fault(ui, shared, shared.say(&texts::whatif_refused(why)));
    }
    let Some(outcome) = playing.outcome() else {
        if is_over {
            ui.label(shared.say(&texts::whatif_none()));
        }
        return;
    };
    ui.label(RichText::new(shared.say(&texts::whatif_played(step, outcome.games))).strong());
    seats(ui, view, words, outcome);
    if is_over {
        let sure = outcome.seats.iter().any(SeatOutcome::is_sure);
        ui.label(shared.say(&match sure {
            true => texts::whatif_sure(),
            false if outcome.is_same => texts::whatif_same(),
            false => texts::whatif_unsure(),
        }));
        if !outcome.is_few() {
            page::about(ui, shared, &texts::whatif_chance());
        }
        page::about(ui, shared, &texts::whatif_of_bots());
    }
    chosen.resize(outcome.curves.len(), None);
    for (side, chosen) in chosen.iter_mut().enumerate() {
        curves(ui, view, words, outcome, side, chosen);
    }
}

/// How often each seat won, and its points, one table below the other.
fn seats(ui: &mut Ui, view: &TableView, words: &Prose, outcome: &Outcome) {
    let say = |msg| view.shared.say(&msg);
    let share = |share: f64| words.number(share, Unit::Share);
    let head = |ui: &mut Ui, what| {
        for msg in [what, texts::whatif_as_is(), texts::whatif_other(), texts::whatif_more()] {
            ui.label(RichText::new(say(msg)).color(view.shared.theme.faint));
        }
        ui.end_row();
    };
    let grid = |id: &str| Grid::new(("what-if", id)).striped(true).spacing([16.0, 6.0]);
    grid("wins").show(ui, |ui| {
        head(ui, texts::whatif_wins());
        for (seat, of) in outcome.seats.iter().enumerate() {
            ui.label(name(view, seat));
            of.wins.iter().for_each(|wins| drop(ui.label(share(*wins))));
            more(ui, words, of.more_wins.map(|more| more * 100.0), 0, &view.words.percent(""));
            ui.end_row();
        }
    });
    ui.add_space(6.0);
    grid("points").show(ui, |ui| {
        head(ui, texts::whatif_points());
        for (seat, of) in outcome.seats.iter().enumerate() {
            ui.label(name(view, seat));
            of.result.iter().for_each(|result| drop(ui.label(page::decimal(words.language(), &format!("{result:.1}")))));
            more(ui, words, of.more_result, 1, "");
            ui.end_row();
        }
    });
    ui.add_space(6.0);
}

/// A difference, with its interval where there are enough games, strong where it is more than chance.
fn more(ui: &mut Ui, words: &Prose, [more, half]: [f64; 2], decimals: usize, unit: &str) {
    let half_said = if half.is_finite() { format!(" ±{half:.decimals$}") } else { String::new() };
    let said = format!("{more:+.decimals$}{half_said}{unit}").replace('-', "−");
    let said = RichText::new(page::decimal(words.language(), &said));
    ui.label(if more.abs() > half { said.strong() } else { said });
}

/// The points of a side on the way, both ways.
fn curves(ui: &mut Ui, view: &TableView, words: &Prose, outcome: &Outcome, side: usize, chosen: &mut Option<Point>) {
    let shared = view.shared;
    let look = view.seen.scene.sides.get(side);
    let color = on(&shared.theme, look.map_or(shared.theme.panel, |look| shared.theme.tint(look.tint)).fill);
    let end = outcome.clock.last().map_or(0, |last| last + 1);
    let times = || outcome.clock.iter().copied().chain([end]).map(f64::from);
    let ways = [texts::whatif_as_is(), texts::whatif_other()];
    let curve = |(way, name): (usize, clade_engine::Msg)| Curve {
        name: shared.say(&name),
        short: String::new(),
        color: if way == 0 { shared.theme.faint } else { color },
        place: way,
        trace: Trace::Line,
        points: times().zip(&outcome.curves[side][way]).map(|(time, score)| [time, *score]).collect(),
        band: Vec::new(),
    };
    let all: Vec<Curve> = ways.into_iter().enumerate().map(curve).collect();
    let title = view.sides.get(side).map_or_else(String::new, |(_, name)| view.say(name));
    let chart = Chart {
        id: &format!("what-if-{side}"),
        title: shared.say(&texts::whatif_curves(title)),
        x: Axis { name: shared.say(&texts::whatif_clock()), scale: Scale::Whole },
        y: Axis { name: shared.say(&texts::whatif_points()), scale: Scale::Number },
        curves: &all,
        level: None,
        here: None,
        reach: [0.0; 2],
        height: HEIGHT,
    };
    let says = |point: Point| {
        let [time, score] = all[point.curve].points[point.at];
        let score = page::decimal(words.language(), &format!("{score:.1}"));
        format!("{}: {time:.0}; {score}", all[point.curve].name)
    };
    let _nothing_to_open = chart.pick(ui, shared, words, chosen, &says);
}

fn name(view: &TableView, seat: usize) -> String {
    let sides = view.sides.iter().filter(|(of, _)| usize::from(of.0) == seat);
    sides.map(|(_, name)| view.say(name)).collect::<Vec<String>>().join(" + ")
}
