//! The buttons under the timeline: one step, one turn, all of it, by itself and how fast.

use super::film::Film;
use super::run::{Run, SPEEDS};
use super::wish::Wish;
use crate::app::bar;
use crate::intent::{Intent, Page};
use crate::keys::{self, Command};
use crate::lines;
use crate::shared::Shared;
use crate::texts::replay as texts;
use clade_engine::Msg;
use egui::{Button, Color32, ComboBox, Painter, Pos2, Rect, RichText, Role, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

/// What is drawn on a button.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Sign {
    /// To one of the ends.
    End,
    /// A whole turn.
    Turn,
    /// One action.
    Action,
    /// By itself.
    Run,
    /// Not any more.
    Stop,
}

/// One of the buttons: what it shows and says, by which key, and where it leads.
struct Knob {
    sign: Sign,
    /// Whether it leads back.
    back: bool,
    says: Msg,
    command: Command,
    wish: Wish,
    enabled: bool,
}

/// Shows the buttons that lead back: to the table, if a game is on there, and to the page that one came `from`.
pub(super) fn ways_back(ui: &mut Ui, shared: &Shared, (is_on, from): (bool, &Page), wants: &mut Vec<Intent>) {
    for page in [Page::Table, from.clone()].into_iter().filter(|page| is_on || *page != Page::Table) {
        if ui.button(format!("← {}", shared.say(&bar::name(&page)))).clicked() {
            wants.push(Intent::Go(page));
        }
    }
}

/// Shows the buttons that go through the game, how fast it runs, and where it is. Returns what is wanted.
pub(super) fn steps(ui: &mut Ui, shared: &Shared, film: &Film, run: &Run) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for knob in knobs(film, run) {
        if button(ui, shared, &knob) {
            wishes.push(knob.wish);
        }
    }
    wishes.extend(speed(ui, shared, run));
    ui.label(RichText::new(shared.say(&texts::at(film.step(), film.steps()))).strong());
    wishes
}

/// Shows what else can be done from where it is. Playing on is possible only from what is `sure`; a review is open or not, and so is what
/// would come of a change. Returns what is wanted.
pub(super) fn more(ui: &mut Ui, shared: &Shared, film: &Film, (reviewed, varied): (bool, bool), sure: usize) -> Option<Wish> {
    let mut wish = None;
    let is_sure = film.step() <= sure;
    if ui.add_enabled(film.goes_on() && is_sure, Button::new(shared.say(&texts::play_on()))).clicked() {
        wish = Some(Wish::PlayOn);
    }
    if ui.add(Button::new(shared.say(&texts::review())).selected(reviewed)).clicked() {
        wish = Some(Wish::Review);
    }
    if ui.add_enabled(film.goes_on() || varied, Button::new(shared.say(&texts::whatif())).selected(varied)).clicked() {
        wish = Some(Wish::WhatIf);
    }
    if !is_sure {
        ui.label(RichText::new(shared.say(&texts::unsure(sure))).color(shared.theme.faint));
    }
    wish
}

fn knobs(film: &Film, run: &Run) -> [Knob; 7] {
    let (step, steps) = (film.step(), film.steps());
    let (past, future) = (step > 0, step < steps);
    let knob = |sign, back, says, command, to| {
        let enabled = if back { past } else { future };
        Knob { sign, back, says, command, wish: Wish::Go(to), enabled }
    };
    let (sign, says) = if run.is_on() { (Sign::Stop, texts::stop()) } else { (Sign::Run, texts::run()) };
    [
        knob(Sign::End, true, texts::first(), Command::ToStart, 0),
        knob(Sign::Turn, true, texts::turn_back(), Command::TurnBack, film.turn_back()),
        knob(Sign::Action, true, texts::back(), Command::StepBack, step.saturating_sub(1)),
        Knob { sign, back: false, says, command: Command::Run, wish: Wish::Run, enabled: steps > 0 },
        knob(Sign::Action, false, texts::on(), Command::StepOn, step + 1),
        knob(Sign::Turn, false, texts::turn_on(), Command::TurnOn, film.turn_on()),
        knob(Sign::End, false, texts::last(), Command::ToEnd, steps),
    ]
}

fn button(ui: &mut Ui, shared: &Shared, knob: &Knob) -> bool {
    let size = vec2(40.0, 32.0) * shared.prefs.text.max(1.0);
    let name = shared.say(&knob.says);
    let response = ui.add_enabled(knob.enabled, Button::new("").min_size(size));
    let color = ui.style().interact(&response).text_color();
    let color = if knob.enabled { color } else { color.gamma_multiply(0.4) };
    draw(ui.painter(), response.rect, knob.sign, knob.back, color);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, knob.enabled, &name));
    let tip = texts::with_keys(name, keys::written(shared, knob.command));
    response.on_hover_text(shared.say(&tip)).clicked()
}

/// Draws the sign of a button: triangles that point where it leads, a bar for an end.
fn draw(painter: &Painter, rect: Rect, sign: Sign, back: bool, color: Color32) {
    let (center, unit) = (rect.center(), rect.height() * 0.22);
    // From the left edge of the sign, counted in units; mirrored if it leads back.
    let at = |x: f32, y: f32| pos2(center.x + if back { -x } else { x } * unit, center.y + y * unit);
    let triangle = |x: f32| {
        let points: Vec<Pos2> = vec![at(x, -1.2), at(x + 1.3, 0.0), at(x, 1.2)];
        painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    };
    let bar = |x: f32, width: f32| {
        painter.rect_filled(Rect::from_two_pos(at(x, -1.2), at(x + width, 1.2)), 0.0, color);
    };
    match sign {
        Sign::End => {
            triangle(-1.4);
            triangle(-0.2);
            bar(1.1, 0.4);
        }
        Sign::Turn => {
            triangle(-1.3);
            triangle(0.0);
        }
        Sign::Action => {
            triangle(-0.8);
            bar(0.5, 0.4);
        }
        Sign::Run => {
            let points = vec![at(-0.9, -1.5), at(1.4, 0.0), at(-0.9, 1.5)];
            painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
        }
        Sign::Stop => {
            bar(-1.1, 0.8);
            bar(0.3, 0.8);
        }
    }
}

fn speed(ui: &mut Ui, shared: &Shared, run: &Run) -> Option<Wish> {
    let said = |speed: f32| shared.say(&texts::times(speed.to_string()));
    let mut wish = None;
    let combo = ComboBox::from_id_salt("speed").width(72.0 * shared.prefs.text).height(360.0).selected_text(said(run.speed()));
    let shown = combo.show_ui(ui, |ui| {
        for speed in SPEEDS {
            if lines::line(ui, speed == run.speed(), said(speed)).clicked() {
                wish = Some(Wish::Speed(speed));
            }
        }
    });
    shown.response.accessible_name(shared.say(&texts::speed()));
    wish
}
