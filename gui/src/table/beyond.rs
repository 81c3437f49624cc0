//! At the edges of the table: signs that there is more of it than one sees, with how much of that can be chosen. A click goes there.

use super::table_view::TableView;
use crate::texts::table as texts;
use crate::theme;
use clade_engine::Msg;
use egui::{Align2, Id, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The size of a sign along its edge and across it, at the usual size of text.
const SIGN: Vec2 = vec2(64.0, 24.0);
/// So little beyond the edge is no more than a margin.
const LITTLE: f32 = 10.0;
/// How much of the window a click goes on.
const STEP: f32 = 0.6;

/// An edge of the window.
#[derive(Copy, Clone)]
struct Edge {
    /// Outwards.
    out: Vec2,
    /// What there is there, and how much of it can be chosen.
    says: fn(usize) -> Msg,
}

const EDGES: [Edge; 4] = [
    Edge { out: vec2(-1.0, 0.0), says: texts::more_left },
    Edge { out: vec2(1.0, 0.0), says: texts::more_right },
    Edge { out: vec2(0.0, -1.0), says: texts::more_above },
    Edge { out: vec2(0.0, 1.0), says: texts::more_below },
];

/// Shows the signs; gives by how much the table is to be dragged. `lit` are the places of what can be chosen, on the screen.
pub(super) fn show(ui: &mut Ui, view: &TableView, window: Rect, table: Rect, lit: &[Rect]) -> Option<Vec2> {
    let mut drag = None;
    for (nth, edge) in EDGES.into_iter().enumerate() {
        let beyond = (table.min - window.min).min(Vec2::ZERO).abs() * (-edge.out).max(Vec2::ZERO)
            + (table.max - window.max).max(Vec2::ZERO) * edge.out.max(Vec2::ZERO);
        if beyond.max_elem() <= LITTLE {
            continue;
        }
        // What lies beyond a corner is counted at the edge that is farther from it.
        let past = |rect: &Rect, out: Vec2| (rect.center() - window.center()).dot(out) - (window.size() / 2.0).dot(out.abs());
        let most = |rect: &Rect| EDGES.iter().map(|other| past(rect, other.out)).fold(f32::NEG_INFINITY, f32::max);
        let is_beyond = |rect: &&Rect| !window.contains(rect.center()) && past(rect, edge.out) >= most(rect);
        if sign(ui, view, window, nth, edge, lit.iter().filter(is_beyond).count()) {
            drag = Some(-edge.out * window.size() * STEP);
        }
    }
    drag
}

/// One of them. Whether it was clicked.
fn sign(ui: &Ui, view: &TableView, window: Rect, nth: usize, edge: Edge, lit: usize) -> bool {
    let along = edge.out.rot90().abs();
    let size = (along * SIGN.x + edge.out.abs() * SIGN.y) * view.shared.prefs.text.min(1.6);
    let rect = Rect::from_center_size(window.center() + edge.out * (window.size() - size) / 2.0, size);
    let response = ui.interact(rect, Id::unique(("beyond", nth)), Sense::click());
    let told = view.say(&(edge.says)(lit));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, told.clone()));
    let (painter, look) = (ui.painter(), &view.shared.theme);
    let color = if lit > 0 { look.lit } else { look.panel.ink };
    painter.rect(
        rect,
        6.0,
        look.panel.fill.gamma_multiply(0.94),
        Stroke::new(if lit > 0 { 2.0 } else { 1.0 }, color),
        egui::StrokeKind::Inside,
    );
    let tip = size.min_elem() * 0.24;
    let middle = rect.center() - if lit > 0 { along * SIGN.x * 0.16 } else { Vec2::ZERO };
    let (ahead, aside) = (edge.out * tip, edge.out.rot90() * tip);
    let arrow = [middle + ahead, middle - ahead + aside, middle - ahead - aside];
    painter.add(Shape::convex_polygon(arrow.to_vec(), color, Stroke::NONE));
    if lit > 0 {
        let at = middle + along * SIGN.x * 0.36;
        painter.text(pos2(at.x, at.y), Align2::CENTER_CENTER, lit.to_string(), theme::strong(13.0), color);
    }
    if response.has_focus() {
        painter.rect_stroke(rect.expand(2.0), 8.0, Stroke::new(2.0, look.focus), egui::StrokeKind::Outside);
    }
    response.on_hover_text(told).clicked()
}
