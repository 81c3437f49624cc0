//! Where a saved game was won and lost, beside it: how probable each seat was to win, what answers have cost, and how much was luck.
//!
//! **Decides:** what is shown of a review, and when it is made: once, on its own thread, when somebody asks. **Does not decide:** how good
//! an answer was ([`clade_host::review`]).

use crate::job::{Board, Job};
use crate::page;
use crate::plot::{Axis, Chart, Curve, Point, Scale, Trace, on};
use crate::shared::Shared;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use crate::waker::waker;
use clade_bots::{ADVISER, Advised, Judged};
use clade_compare::Prose;
use clade_engine::{Msg, Observer, Ruleset, Seat};
use clade_host::review::{self, Account, Piece, Review, Stretch, Verdict, judge, moment};
use clade_host::{Saved, watchdog, why};
use clade_table::Table;
use egui::{Panel, RichText, Ui};
use std::sync::Arc;

/// How many mistakes are listed, how many strokes of luck, and how many lines of the log for each of these.
const MOST: usize = 12;
const STROKES: usize = 6;
const LINES: usize = 3;
/// How wide the panel is at first, and at least and at most; how high the curves are.
const WIDTH: f32 = 420.0;
const RANGE: std::ops::RangeInclusive<f32> = 300.0..=700.0;
const HEIGHT: f32 = 180.0;

/// The panel between frames.
#[derive(Default)]
pub(super) struct ReviewPanel {
    is_open: bool,
    stage: Stage,
    chosen: Option<Point>,
    words: Option<Prose>,
}

#[derive(Default)]
enum Stage {
    /// Nobody has asked.
    #[default]
    None,
    Thinking(Job<Result<Vec<Option<Verdict>>, String>>, Vec<Piece>),
    Done(Shown),
    Failed(String),
}

/// A review as it is shown.
struct Shown {
    review: Review,
    accounts: Vec<Account>,
    mistakes: Vec<Mistake>,
    /// What has cost points, but surely no chance to win.
    given_away: Vec<Mistake>,
    /// What Chance changed most.
    strokes: Vec<Stroke>,
    /// Where the game turned, each with when that is.
    turned: Vec<(Stretch, Option<Msg>)>,
}

/// An answer of Chance that has changed much.
struct Stroke {
    step: usize,
    moment: Option<Msg>,
    told: Vec<Msg>,
    by_seat: Vec<f64>,
}

/// An answer that has cost something.
struct Mistake {
    step: usize,
    moment: Option<Msg>,
    seat: Seat,
    lost: f64,
    points: f64,
    given: Msg,
    best: Msg,
    why: Vec<Msg>,
}

impl ReviewPanel {
    /// Whether it is open.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens or closes it. Who closes it wants no more thinking, either.
    pub(super) fn turn(&mut self, ui: &Ui, saved: &Saved, table: &mut Table) {
        self.is_open = !self.is_open;
        match &self.stage {
            Stage::Thinking(..) if !self.is_open => self.stage = Stage::None,
            Stage::None | Stage::Failed(_) if self.is_open => self.begin(ui, saved, table),
            _ => {}
        }
    }

    fn begin(&mut self, ui: &Ui, saved: &Saved, table: &mut Table) {
        let pieces = match review::pieces(table) {
            Ok(pieces) => pieces,
            Err(error) => {
                self.stage = Stage::Failed(error.to_string());
                return;
            }
        };
        if let Some(kept) = review::kept(saved, ADVISER).filter(|kept| kept.len() == pieces.len()) {
            self.stage = Shown::of(&pieces, kept, table);
            return;
        }
        let (ruleset, seed, theirs) = (saved.ruleset.clone(), saved.header.seed, pieces.clone());
        let begun = Job::begin(pieces.len() as u64, waker(ui.ctx()), move |board| think(&*ruleset, &theirs, seed, board));
        self.stage = match begun {
            Ok(job) => Stage::Thinking(job, pieces),
            Err(error) => Stage::Failed(error.to_string()),
        };
    }

    /// Shows it at the left, if it is open; says at which table one wants to look.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView) -> Option<usize> {
        if !self.is_open {
            return None;
        }
        let words = self.words.take().filter(|words| words.language() == view.words.language());
        let words = words.unwrap_or_else(|| Prose::new(view.words.language(), view.shared.modules));
        let text = view.shared.prefs.text;
        let id = egui::Id::unique(("review", (text * 100.0) as u32));
        let mut wanted = None;
        Panel::left(id).resizable(true).default_size(WIDTH * text.min(1.3)).size_range(RANGE).show(ui, |ui| {
            page::scroll(ui, |ui| match &self.stage {
                Stage::None => {}
                Stage::Thinking(job, _) => thinking(ui, view.shared, job),
                Stage::Failed(why) => {
                    let said = view.shared.say(&texts::review_failed(why.clone()));
                    ui.label(RichText::new(said).color(view.shared.theme.alarm));
                }
                Stage::Done(shown) => wanted = shown.show(ui, view, &words, &mut self.chosen),
            });
        });
        self.words = Some(words);
        wanted
    }

    /// Takes what was found, if it is there, and keeps it beside the game.
    pub(super) fn hear(&mut self, saved: &Saved, table: &mut Table) {
        let Stage::Thinking(job, pieces) = &self.stage else { return };
        let Some(result) = job.result() else { return };
        self.stage = match result {
            Ok(verdicts) => {
                // Where nothing can be written, it is only not there the next time.
                let _ = review::keep(saved, ADVISER, &verdicts);
                Shown::of(pieces, verdicts, table)
            }
            Err(why) => Stage::Failed(why),
        };
    }
}

/// Thinks about all pieces, on the job's thread.
fn think(
    ruleset: &dyn Ruleset,
    pieces: &[Piece],
    seed: u64,
    board: &Board<Result<Vec<Option<Verdict>>, String>>,
) -> Result<Vec<Option<Verdict>>, String> {
    let mut face = ruleset.open(watchdog::guarded()).map_err(|error| error.to_string())?;
    let mut verdicts = Vec::with_capacity(pieces.len());
    for piece in pieces {
        if board.stops() {
            return Ok(Vec::new());
        }
        verdicts.push(judge(&mut *face, piece, ADVISER, seed, &Arc::default()).map_err(|error| error.to_string())?);
        board.passed();
    }
    Ok(verdicts)
}

fn thinking<T: Send + 'static>(ui: &mut Ui, shared: &Shared, job: &Job<T>) {
    ui.label(shared.say(&texts::review_thinking()));
    page::progress(ui, job.progress());
    // The thread wakes the window only at its end.
    ui.ctx().request_repaint_after(std::time::Duration::from_millis(250));
}

impl Shown {
    fn of(pieces: &[Piece], verdicts: Vec<Option<Verdict>>, table: &mut Table) -> Stage {
        let review = match Review::of(pieces, verdicts, table) {
            Ok(review) => review,
            Err(error) => return Stage::Failed(error.to_string()),
        };
        let turned = review.turning_points().into_iter().take(STROKES);
        let turned = turned
            .map(|stretch| (moment(table, stretch.steps[0]).ok().flatten(), stretch))
            .map(|(when, stretch)| (stretch, when))
            .collect();
        let mut listed = |all: Vec<(usize, Seat, &Judged)>| all.into_iter().take(MOST).filter_map(|one| Mistake::of(one, table)).collect();
        let [mistakes, given_away] = [listed(review.mistakes()), listed(review.points_given_away())];
        let strokes = review.strokes().into_iter().take(STROKES).map(|(step, by_seat)| Stroke::of(step, by_seat, table)).collect();
        let accounts = review.accounts(table.header().setup.seats.into());
        Stage::Done(Self { accounts, review, mistakes, given_away, strokes, turned })
    }

    fn show(&self, ui: &mut Ui, view: &TableView, words: &Prose, chosen: &mut Option<Point>) -> Option<usize> {
        let shared = view.shared;
        if self.review.curve().next().is_none() {
            ui.label(shared.say(&texts::review_nothing()));
            return None;
        }
        let curves = self.curves(view);
        let chart = Chart {
            id: "review",
            title: shared.say(&texts::review_chances()),
            x: Axis { name: shared.say(&texts::review_actions()), scale: Scale::Whole },
            y: Axis { name: String::new(), scale: Scale::Share },
            curves: &curves,
            level: None,
            here: Some(view.seen.step as f64),
            height: HEIGHT,
        };
        let says = |point: Point| {
            let [step, chance] = curves[point.curve].points[point.at];
            shared.say(&texts::review_point(curves[point.curve].name.clone(), (chance * 100.0).round() as i64, step as i64))
        };
        let opened = chart.pick(ui, shared, words, chosen, &says);
        let mut wanted = opened.map(|point| curves[point.curve].points[point.at][0] as usize);
        ui.add_space(6.0);
        for (seat, account) in self.accounts.iter().enumerate() {
            let [choices, errors] = account.choices;
            let said = texts::review_account(choices, errors, finely(words, -account.lost_each()), signed(account.luck));
            let [first, last] = account.chances.map(|chance| (chance * 100.0).round() as i64);
            let way = texts::review_way(name(view, seat), first, last);
            ui.label(RichText::new(shared.say(&way)).strong());
            ui.label(shared.say(&said));
        }
        ui.label(RichText::new(shared.say(&texts::review_judge())).color(shared.theme.faint));
        if !self.turned.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(shared.say(&texts::review_turned())).strong());
        }
        for (stretch, moment) in &self.turned {
            ui.separator();
            let [from, to] = stretch.steps;
            let said = texts::review_stretch(when(view, from, moment.as_ref()), to, by_seat(view, &stretch.change));
            let shown = egui::Button::new(shared.say(&said)).wrap().selected(view.seen.step == from);
            wanted = ui.add(shown).clicked().then_some(from).or(wanted);
        }
        ui.add_space(6.0);
        ui.label(RichText::new(shared.say(&if self.mistakes.is_empty() { texts::review_none() } else { texts::review_cost() })).strong());
        for mistake in &self.mistakes {
            wanted = mistake.show(ui, view, signed(-mistake.lost)).or(wanted);
        }
        if !self.given_away.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(shared.say(&texts::review_what_points())).strong());
        }
        for mistake in &self.given_away {
            let points = page::decimal(words.language(), &format!("{:.1}", mistake.points));
            wanted = mistake.show(ui, view, shared.say(&texts::review_points(points))).or(wanted);
        }
        if !self.strokes.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(shared.say(&texts::review_strokes())).strong());
        }
        for stroke in &self.strokes {
            wanted = stroke.show(ui, view).or(wanted);
        }
        wanted
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
        (0..self.accounts.len()).map(curve).collect()
    }
}

impl Mistake {
    fn of((step, seat, judged): (usize, Seat, &Judged), table: &mut Table) -> Option<Self> {
        let labels = table.jump(step).ok().and_then(|at| table.face().labels(at, Observer::Seat(seat)).ok())?;
        let label = |advised: &Advised| labels.get(advised.thought.index as usize).cloned();
        let (given, best) = (label(&judged.given)?, label(&judged.best)?);
        let (moment, why) = (moment(table, step).ok().flatten(), why(&judged.best));
        Some(Self { step, moment, seat, lost: judged.lost, points: judged.points, given, best, why })
    }

    /// Shows it with what it has cost; says whether one wants to look at that table.
    fn show(&self, ui: &mut Ui, view: &TableView, cost: String) -> Option<usize> {
        ui.separator();
        let when = when(view, self.step, self.moment.as_ref());
        let said = view.shared.say(&texts::review_error(when, name(view, self.seat.0.into()), cost, view.say(&self.given)));
        let wanted = ui.add(egui::Button::new(said).wrap().selected(view.seen.step == self.step)).clicked().then_some(self.step);
        ui.label(RichText::new(view.shared.say(&texts::review_better(view.say(&self.best)))).strong());
        for why in &self.why {
            ui.label(view.say(why));
        }
        wanted
    }
}

impl Stroke {
    fn of(step: usize, by_seat: &[f64], table: &mut Table) -> Self {
        let told = review::told_of(table, step).into_iter().take(LINES).map(|line| line.msg).collect();
        Self { step, moment: moment(table, step).ok().flatten(), told, by_seat: by_seat.to_vec() }
    }

    /// Shows it with what each seat gained; says whether one wants to look at the table after it.
    fn show(&self, ui: &mut Ui, view: &TableView) -> Option<usize> {
        ui.separator();
        let told: Vec<String> = self.told.iter().map(|line| view.say(line)).collect();
        let told = if told.is_empty() { "–".to_owned() } else { told.join("; ") };
        let said = texts::review_stroke(when(view, self.step, self.moment.as_ref()), told, by_seat(view, &self.by_seat));
        let shown = egui::Button::new(view.shared.say(&said)).wrap().selected(view.seen.step == self.step + 1);
        ui.add(shown).clicked().then_some(self.step + 1)
    }
}

/// What each seat gained.
fn by_seat(view: &TableView, gains: &[f64]) -> String {
    gains.iter().enumerate().map(|(seat, gain)| format!("{} {}", name(view, seat), signed(*gain))).collect::<Vec<_>>().join(", ")
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

/// The same with a decimal.
fn finely(words: &Prose, share: f64) -> String {
    let said = format!("{:+.1}\u{a0}%", share * 100.0).replace('-', "−").replace("+0.0", "0").replace("−0.0", "0");
    page::decimal(words.language(), &said)
}

/// A part of chances to win, in percent.
fn signed(share: f64) -> String {
    match (share * 100.0).round() as i64 {
        0 => "0\u{a0}%".to_owned(),
        percent if percent < 0 => format!("−{}\u{a0}%", -percent),
        percent => format!("+{percent}\u{a0}%"),
    }
}
