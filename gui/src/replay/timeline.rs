//! The bar of all actions: a lane for each seat, so that place, colour and letter say who answered; a click or a drag goes there.

use super::film::Film;
use crate::table::table_view::TableView;
use crate::texts::replay as texts;
use clade_engine::{Actor, Seat, Side};
use egui::accesskit::Action;
use egui::{Color32, CursorIcon, EventFilter, Key, Painter, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

/// The most lines of the log in a note.
const MOST: usize = 6;
/// The height of all lanes together, if that leaves each a sensible one.
const LANES: f32 = 72.0;
/// The same in a low window: a seat is told by its place there, as no letter has room.
const LOW_LANES: f32 = 24.0;
/// Room for the marks of turns above the lanes.
const MARKS: f32 = 7.0;
/// Marks stand no nearer to each other than this.
const NEAR: f32 = 4.0;

/// Where things lie.
struct Bar {
    /// The lanes.
    rect: Rect,
    lane: f32,
    steps: usize,
    seats: Vec<Seat>,
    /// Whether there is little room: the lanes have no seals.
    is_low: bool,
}

/// Shows the bar, with low lanes if there is little room. Gives the step that is wanted.
pub(super) fn show(ui: &mut Ui, view: &TableView, film: &Film, is_low: bool) -> Option<usize> {
    let mut seats: Vec<Seat> = view.sides.iter().map(|(seat, _)| *seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let text = view.shared.prefs.text;
    let lanes = seats.len().max(1) as f32;
    let lane = text * if is_low { LOW_LANES / lanes } else { (LANES / lanes).clamp(11.0, 18.0) };
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), MARKS + lane * lanes), Sense::hover());
    // The seals stand before their lanes.
    let seal = if is_low { 0.0 } else { lane };
    let rect = Rect::from_min_max(pos2(all.left() + seal + 8.0, all.top() + MARKS), pos2(all.right() - 8.0, all.bottom()));
    let bar = Bar { rect, lane, steps: film.steps(), seats, is_low };
    let response = ui.interact(rect.expand2(vec2(8.0, MARKS)), ui.scope_id().with("timeline"), Sense::click_and_drag());
    draw(ui.painter(), &bar, view, film, response.has_focus());
    describe(ui, &response, view, film);
    let wanted = wanted(ui, &response, &bar, film.step());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if let Some(at) = response.hover_pos() {
        let step = bar.step_at(at.x);
        response.on_hover_ui_at_pointer(|ui| about(ui, view, film, step));
    }
    wanted.filter(|step| *step != film.step())
}

impl Bar {
    /// Where a step lies.
    fn x(&self, step: usize) -> f32 {
        self.rect.left() + self.rect.width() * step as f32 / self.steps.max(1) as f32
    }

    /// The step that lies nearest.
    fn step_at(&self, x: f32) -> usize {
        let part = ((x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
        (part * self.steps as f32).round() as usize
    }

    /// The lane of a seat.
    fn lane(&self, seat: Seat) -> Rect {
        let at = self.seats.iter().position(|of| *of == seat).unwrap_or(0) as f32;
        Rect::from_min_size(self.rect.min + vec2(0.0, at * self.lane), vec2(self.rect.width(), self.lane))
    }
}

fn draw(painter: &Painter, bar: &Bar, view: &TableView, film: &Film, focused: bool) {
    let theme = &view.shared.theme;
    painter.rect_filled(bar.rect, 4.0, theme.mat.fill);
    let now = bar.x(film.step());
    let easel = view.easel(painter, 1.0);
    // Of stretches that lie in the same pixel of a lane, the first is drawn.
    let mut drawn = vec![f32::NEG_INFINITY; bar.seats.len()];
    for &seat in bar.seats.iter().filter(|_| !bar.is_low) {
        let side = side_of(view, seat);
        let lane = bar.lane(seat);
        let at = Rect::from_center_size(pos2(bar.rect.left() - 4.0 - bar.lane / 2.0, lane.center().y), vec2(bar.lane, bar.lane));
        easel.seal(at.shrink(0.5), side);
    }
    for stretch in film.turns().stretches() {
        let Some(at) = bar.seats.iter().position(|seat| *seat == stretch.seat) else { continue };
        let (left, right) = (bar.x(stretch.from), bar.x(stretch.to));
        let right = right.max(left + 1.0);
        if right <= drawn[at] + 0.5 {
            continue;
        }
        drawn[at] = right;
        let fill = easel.side_paint(side_of(view, stretch.seat)).fill;
        let lane = bar.lane(stretch.seat).shrink2(vec2(0.0, (bar.lane * 0.15).min(1.5)));
        let piece = |left: f32, right: f32, color: Color32| {
            if right > left {
                painter.rect_filled(Rect::from_x_y_ranges(left..=right, lane.y_range()), 1.5, color);
            }
        };
        // What has not happened yet is pale.
        piece(left, right.min(now), fill);
        piece(left.max(now), right, fill.gamma_multiply(0.45));
    }
    let mut last = f32::NEG_INFINITY;
    for x in film.turns().starts().iter().map(|start| bar.x(*start)) {
        if x - last >= NEAR {
            painter.line_segment([pos2(x, bar.rect.top() - MARKS + 2.0), pos2(x, bar.rect.top() - 1.0)], Stroke::new(1.0, theme.faint));
            last = x;
        }
    }
    painter.line_segment([pos2(now, bar.rect.top() - MARKS), pos2(now, bar.rect.bottom())], Stroke::new(2.0, theme.panel.ink));
    let grip = vec![pos2(now - 5.0, bar.rect.top() - MARKS), pos2(now + 5.0, bar.rect.top() - MARKS), pos2(now, bar.rect.top())];
    painter.add(egui::Shape::convex_polygon(grip, theme.lit, Stroke::new(1.0, theme.panel.ink)));
    if focused {
        painter.rect_stroke(bar.rect.expand(3.0), 5.0, Stroke::new(2.0, theme.focus), egui::StrokeKind::Outside);
    }
}

/// The first side for which a seat answers: a lane has its colour and letter.
fn side_of(view: &TableView, seat: Seat) -> Side {
    Side(view.sides.iter().position(|(of, _)| *of == seat).unwrap_or(0) as u8)
}

/// The step that pointer, keyboard or a screen reader want.
fn wanted(ui: &Ui, response: &Response, bar: &Bar, step: usize) -> Option<usize> {
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        return Some(bar.step_at(at.x));
    }
    let (mut back, mut on) = (0, 0);
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        ui.input(|input| {
            back += input.num_presses(Key::ArrowLeft);
            on += input.num_presses(Key::ArrowRight);
        });
    }
    ui.input(|input| {
        back += input.num_accesskit_action_requests(response.id, Action::Decrement);
        on += input.num_accesskit_action_requests(response.id, Action::Increment);
    });
    (back != on).then(|| (step + on).saturating_sub(back))
}

/// What a screen reader says of it.
fn describe(ui: &Ui, response: &Response, view: &TableView, film: &Film) {
    response.widget_info(|| WidgetInfo::slider(true, film.step() as f64, view.shared.say(&texts::timeline())));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(film.steps() as f64);
        node.set_numeric_value_step(1.0);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
}

/// What is said about a step: who answered, and what happened.
fn about(ui: &mut Ui, view: &TableView, film: &Film, step: usize) {
    ui.set_max_width(360.0 * view.shared.prefs.text);
    let Some(actor) = film.turns().actor(step) else {
        ui.label(view.shared.say(&texts::start()));
        return;
    };
    ui.strong(view.shared.say(&texts::after(step)));
    match actor {
        Actor::Seat(seat) => {
            let names = view.sides.iter().filter(|(of, _)| *of == seat).map(|(_, name)| view.say(name));
            let sides = names.collect::<Vec<_>>().join(", ");
            ui.label(view.shared.say(&texts::seat(sides, view.person(seat).to_owned())));
        }
        _ => drop(ui.label(view.shared.say(&texts::chance()))),
    }
    for line in film.told(step).take(MOST) {
        ui.label(view.say(line));
    }
}
