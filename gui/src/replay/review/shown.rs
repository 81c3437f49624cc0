//! What was found out about a game, drawn: curves, what it comes to for each seat, where it turned, mistakes and luck.

use super::Stage;
use crate::page;
use crate::plot::{Axis, Chart, Curve, Point, Scale, Trace, on};
use crate::table::arrow;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use clade_compare::Prose;
use clade_engine::Msg;
use clade_host::review::{Account, Cause, Mistake, Piece, Review, Stroke, Told, Turned, Verdict, first_sentence, percent};
use clade_table::Table;
use egui::{Grid, RichText, ScrollArea, Ui};

/// How many mistakes are listed, how many strokes of luck and turns.
const MOST: usize = 12;
const STROKES: usize = 6;
/// How high the curves are.
const HEIGHT: f32 = 180.0;

/// A review as it is shown.
pub(super) struct Shown {
    review: Review,
    told: Told,
    /// Whether the game has an end: otherwise chances are as they are now.
    is_over: bool,
}

impl Shown {
    pub(super) fn of(pieces: &[Piece], verdicts: Vec<Option<Verdict>>, table: &mut Table) -> Stage {
        let review = match Review::of(pieces, verdicts, table) {
            Ok(review) => review,
            Err(error) => return Stage::Failed(error.to_string()),
        };
        match Told::of(&review, table, MOST, |_| true) {
            Ok(told) => Stage::Done(Self { review, told, is_over: table.is_over() }),
            Err(error) => Stage::Failed(error.to_string()),
        }
    }

    /// Shows it; says at which table one wants to look.
    pub(super) fn show(&self, ui: &mut Ui, view: &TableView, words: &Prose, chosen: &mut Option<Point>) -> Option<usize> {
        let shared = view.shared;
        if self.review.curve().next().is_none() {
            ui.label(shared.say(&texts::review_nothing()));
            return None;
        }
        let mut wanted = self.chart(ui, view, words, chosen);
        ui.add_space(6.0);
        accounts(ui, view, &self.told.accounts, self.is_over);
        if !self.told.turned.is_empty() {
            heading(ui, view, &texts::review_turned());
        }
        for turned in self.told.turned.iter().take(STROKES) {
            wanted = show_turned(ui, view, turned).or(wanted);
        }
        heading(ui, view, &if self.told.mistakes.is_empty() { texts::review_none() } else { texts::review_cost() });
        for mistake in peoples_first(view, &self.told.mistakes) {
            wanted = show_mistake(ui, view, mistake, signed(view, percent(-mistake.lost)), true).or(wanted);
        }
        if !self.told.given_away.is_empty() {
            heading(ui, view, &texts::review_what_points());
        }
        for mistake in peoples_first(view, &self.told.given_away) {
            let points = page::decimal(words.language(), &format!("{:.1}", mistake.points));
            wanted = show_mistake(ui, view, mistake, shared.say(&texts::review_points(points)), false).or(wanted);
        }
        if !self.told.strokes.is_empty() {
            heading(ui, view, &texts::review_strokes());
        }
        for stroke in self.told.strokes.iter().take(STROKES) {
            wanted = show_stroke(ui, view, stroke).or(wanted);
        }
        wanted
    }

    /// The chances of all seats; says at which table one wants to look.
    fn chart(&self, ui: &mut Ui, view: &TableView, words: &Prose, chosen: &mut Option<Point>) -> Option<usize> {
        let shared = view.shared;
        let curves = self.curves(view);
        let chart = Chart {
            id: "review",
            title: shared.say(&texts::review_chances()),
            x: Axis { name: shared.say(&texts::review_actions()), scale: Scale::Whole },
            y: Axis { name: String::new(), scale: Scale::Share },
            curves: &curves,
            level: None,
            here: Some(view.seen.step as f64),
            reach: [0.0; 2],
            height: HEIGHT,
        };
        let says = |point: Point| {
            let [step, chance] = curves[point.curve].points[point.at];
            shared.say(&texts::review_point(curves[point.curve].name.clone(), (chance * 100.0).round() as i64, step as i64))
        };
        let opened = chart.pick(ui, shared, words, chosen, &says);
        opened.map(|point| curves[point.curve].points[point.at][0] as usize)
    }

    /// A curve for each seat.
    fn curves(&self, view: &TableView) -> Vec<Curve> {
        let curve = |seat: usize| {
            let side = sides_of(view, seat).next();
            let look = side.and_then(|side| view.seen.scene.sides.get(side));
            let paint = look.map_or(view.shared.theme.panel, |look| view.shared.theme.tint(look.tint));
            Curve {
                name: name(view, seat),
                short: side.and_then(|side| view.letters.get(side)).cloned().unwrap_or_default(),
                color: on(&view.shared.theme, paint.fill),
                place: seat,
                trace: Trace::Line,
                points: self.review.curve().filter_map(|(step, chances)| Some([step as f64, *chances.get(seat)?])).collect(),
                band: Vec::new(),
            }
        };
        (0..self.told.accounts.len()).map(curve).collect()
    }
}

/// The parts of that way, each with what it means.
fn parts(is_over: bool) -> [(Msg, Msg); 6] {
    [
        (texts::review_first(), texts::review_first_help()),
        (texts::review_luck(), texts::review_luck_help()),
        (texts::review_mistakes(), texts::review_mistakes_help()),
        (texts::review_gained(), texts::review_gained_help()),
        (texts::review_rest(), texts::review_rest_help()),
        if is_over { (texts::review_last(), texts::review_last_help()) } else { (texts::review_now(), texts::review_now_help()) },
    ]
}

/// The way of each seat's chances from the first choice to the end, or to now, as a sum from top to bottom, a column for each seat by the
/// letter that stands at its curve; and how well it chose.
fn accounts(ui: &mut Ui, view: &TableView, accounts: &[Account], is_over: bool) {
    let shared = view.shared;
    let faint = |text: String| RichText::new(text).color(shared.theme.faint);
    let table = Grid::new("review-accounts").striped(true);
    ScrollArea::horizontal().id_salt("accounts").show(ui, |ui| {
        table.show(ui, |ui| {
            ui.label("");
            for seat in 0..accounts.len() {
                let told = name(view, seat);
                let letter = sides_of(view, seat).next().and_then(|side| view.letters.get(side)).unwrap_or(&told);
                ui.label(RichText::new(letter).strong()).accessible_name(told.clone()).on_hover_text(told);
            }
            ui.end_row();
            for (nth, (head, help)) in parts(is_over).into_iter().enumerate() {
                ui.label(faint(shared.say(&head))).on_hover_text(shared.say(&help));
                for way in accounts.iter().map(Account::way) {
                    let is_chance = nth == 0 || nth + 1 == way.len();
                    let chance = || RichText::new(shared.say(&texts::review_percent(way[nth].to_string()))).strong();
                    ui.label(if is_chance { chance() } else { signed(view, way[nth]).into() });
                }
                ui.end_row();
            }
        });
    });
    ui.label(faint(shared.say(&texts::review_sum())));
    for (seat, account) in accounts.iter().enumerate() {
        let [choices, errors] = account.choices;
        ui.label(shared.say(&texts::review_account(name(view, seat), choices, errors)));
    }
    ui.label(faint(shared.say(&texts::review_judge())));
}

/// The mistakes of people before those of bots: whoever asks for a review wants to learn from their own.
fn peoples_first<'a>(view: &TableView, mistakes: &'a [Mistake]) -> Vec<&'a Mistake> {
    let mut all: Vec<&Mistake> = mistakes.iter().collect();
    all.sort_by_key(|mistake| view.people.get(usize::from(mistake.seat.0)).is_none_or(|person| person.is_bot));
    all
}

fn heading(ui: &mut Ui, view: &TableView, told: &Msg) {
    ui.add_space(6.0);
    ui.label(RichText::new(view.shared.say(told)).strong());
}

/// A part in which the game turned, and what did most of it; says at which table one wants to look.
fn show_turned(ui: &mut Ui, view: &TableView, turned: &Turned) -> Option<usize> {
    ui.separator();
    let [from, to] = turned.steps;
    let said = texts::review_stretch(when(view, from, turned.moment.as_ref()), to, by_seat(view, &turned.by_seat));
    let mut wanted = leads(ui, view, &said, from);
    for Cause { steps: [begin, end], told, better } in &turned.causes {
        let (first, told) = ((begin + 1) as i64, listed(view, told));
        let said = if *end > begin + 1 { texts::review_causes(first, *end, told) } else { texts::review_cause(first, told) };
        let shown = ui.add(egui::Button::new(view.shared.say(&said)).wrap().frame(false));
        wanted = shown.clicked().then_some(*end).or(wanted);
        if let Some(better) = better {
            let better = view.shared.say(&texts::review_better(view.say(&better.short())));
            ui.indent("what was better", |ui| ui.label(RichText::new(better).color(view.shared.theme.faint)));
        }
    }
    if turned.is_of_many() {
        ui.label(RichText::new(view.shared.say(&texts::review_many())).color(view.shared.theme.faint));
    }
    wanted
}

/// An answer with what it has cost and the better one, with their chances or without; says whether one wants to look at that table.
fn show_mistake(ui: &mut Ui, view: &TableView, mistake: &Mistake, cost: String, has_chances: bool) -> Option<usize> {
    ui.separator();
    let when = when(view, mistake.step, mistake.moment.as_ref());
    let wanted = leads(ui, view, &texts::review_error(when, name(view, mistake.seat.0.into()), cost), mistake.step);
    ui.label(RichText::new(first_sentence(&view.say(&mistake.question))).color(view.shared.theme.faint));
    let answer = |(label, wins): &(Msg, Option<f64>)| {
        let label = view.say(&label.short());
        let wins = wins.filter(|_| has_chances);
        wins.map_or_else(|| label.clone(), |wins| view.shared.say(&texts::review_with_chance(label.clone(), percent(wins))))
    };
    ui.label(view.shared.say(&texts::review_given(answer(&mistake.given))));
    ui.label(RichText::new(view.shared.say(&texts::review_better(answer(&mistake.best)))).strong());
    // With what the better one was meant to go on: it belongs to its line, and says nothing of what happened.
    for told in &mistake.follows {
        let told = format!("… {}", view.say(&told.short()));
        ui.indent("what follows", |ui| ui.label(RichText::new(told).color(view.shared.theme.faint)));
    }
    ui.horizontal_wrapped(|ui| mistake.over.iter().for_each(|part| arrow(ui, view, part, &texts::review_over())));
    wanted
}

/// An answer of Chance with what each seat gained; says whether one wants to look at the table after it.
fn show_stroke(ui: &mut Ui, view: &TableView, stroke: &Stroke) -> Option<usize> {
    ui.separator();
    let told = listed(view, &stroke.told);
    let said = texts::review_stroke(when(view, stroke.step, stroke.moment.as_ref()), told, by_seat(view, &stroke.by_seat));
    leads(ui, view, &said, stroke.step + 1)
}

/// Lines of the log.
fn listed(view: &TableView, told: &[Msg]) -> String {
    let told: Vec<String> = told.iter().map(|line| view.say(line)).collect();
    if told.is_empty() { "–".to_owned() } else { told.join("; ") }
}

/// A button that leads to a table, pressed in while that is the one seen.
fn leads(ui: &mut Ui, view: &TableView, said: &Msg, to: usize) -> Option<usize> {
    let shown = egui::Button::new(view.shared.say(said)).wrap().selected(view.seen.step == to);
    ui.add(shown).clicked().then_some(to)
}

/// What each seat gained.
fn by_seat(view: &TableView, gains: &[f64]) -> String {
    gains
        .iter()
        .enumerate()
        .map(|(seat, gain)| format!("{} {}", name(view, seat), signed(view, percent(*gain))))
        .collect::<Vec<_>>()
        .join(", ")
}

/// After how many actions, and when that is in the words of the game.
fn when(view: &TableView, step: usize, moment: Option<&Msg>) -> String {
    moment.map_or_else(|| step.to_string(), |moment| format!("{step} ({})", view.say(moment)))
}

/// The sides for which a seat answers.
fn sides_of<'a>(view: &'a TableView, seat: usize) -> impl Iterator<Item = usize> + 'a {
    view.sides.iter().enumerate().filter(move |(_, (of, _))| usize::from(of.0) == seat).map(|(side, _)| side)
}

fn name(view: &TableView, seat: usize) -> String {
    let names: Vec<String> = sides_of(view, seat).map(|side| view.say(&view.sides[side].1)).collect();
    names.join(" + ")
}

/// A part of chances to win, in percent.
fn signed(view: &TableView, percent: i64) -> String {
    let sign = if percent == 0 {
        ""
    } else if percent < 0 {
        "−"
    } else {
        "+"
    };
    view.shared.say(&texts::review_percent(format!("{sign}{}", percent.abs())))
}
