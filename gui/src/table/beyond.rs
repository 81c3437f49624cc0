//! At the edges of the table: signs that there is more of it than one sees, with how much of that can be chosen. A click goes there.

use super::table_view::TableView;
use super::viewport;
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
/// What can be chosen counts so much more than what is read.
const CHOICE: f32 = 100.0;
/// How many places for a sign lie between the middle of its edge and each end.
const PLACES: usize = 12;

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

/// Shows the signs; gives by how much the table is to be dragged. `things` are the places on the screen of what can be chosen, and of all that
/// shows or tells something.
pub(super) fn show(ui: &mut Ui, view: &TableView, window: Rect, table: Rect, things: [&[Rect]; 2]) -> Option<Vec2> {
    let (mut drag, [lit, _]) = (None, things);
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
        let count = lit.iter().filter(is_beyond).count();
        let rect = place(window, edge.out, view.shared.prefs.text.min(1.6), things);
        if sign(ui, view, rect, nth, edge, count) {
            drag = Some(-edge.out * step(window, beyond.max_elem()).dot(edge.out.abs()));
        }
    }
    drag
}

/// How far the table goes where so much lies beyond its edge: never so far that nothing is seen beside it.
fn step(window: Rect, beyond: f32) -> Vec2 {
    (window.size() * STEP).min(Vec2::splat(beyond + viewport::MARGIN))
}

/// Where the sign of an edge is, `large` as text is: in its middle, or as near to that as nothing is covered that can be chosen, and as
/// little as may be of what is read.
fn place(window: Rect, out: Vec2, large: f32, things: [&[Rect]; 2]) -> Rect {
    let along = out.rot90().abs();
    let size = (along * SIGN.x + out.abs() * SIGN.y) * large;
    let middle = window.center() + out * (window.size() - size) / 2.0;
    let reach = ((window.size() - size) / 2.0).dot(along);
    let at = |part: f32| Rect::from_center_size(middle + along * part * reach, size);
    let covered = |rect: &Rect, things: &[Rect]| -> f32 {
        things.iter().map(|other| rect.intersect(*other)).filter(|both| both.is_positive()).map(|both| both.area()).sum()
    };
    let covers = |rect: &Rect| CHOICE * covered(rect, things[0]) + covered(rect, things[1]);
    let places = (0..=PLACES).flat_map(|nth| [1.0, -1.0].map(|way| at(way * nth as f32 / PLACES as f32)));
    let better = |best: (f32, Rect), other: (f32, Rect)| if other.0 + 1.0 < best.0 { other } else { best };
    places.map(|rect| (covers(&rect), rect)).reduce(better).map_or(at(0.0), |(_, rect)| rect)
}

/// One of them. Whether it was clicked.
fn sign(ui: &Ui, view: &TableView, rect: Rect, nth: usize, edge: Edge, lit: usize) -> bool {
    let (along, size) = (edge.out.rot90().abs(), rect.size());
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

#[cfg(test)]
mod tests {
    use super::{STEP, place, step};
    use egui::{Pos2, Rect, pos2, vec2};

    const WINDOW: Rect = Rect::from_min_max(Pos2::ZERO, pos2(900.0, 600.0));

    #[test]
    fn no_sign_covers_what_can_be_chosen() {
        let left = vec2(-1.0, 0.0);
        let usual = place(WINDOW, left, 1.25, [&[], &[]]);
        assert_eq!((usual.left(), usual.center().y), (0.0, 300.0), "in the middle of its edge");
        let column = [150.0, 220.0, 290.0, 360.0].map(|y| Rect::from_min_size(pos2(10.0, y), vec2(60.0, 60.0)));
        let aside = place(WINDOW, left, 1.25, [&column, &[]]);
        assert!(column.iter().all(|lit| !lit.intersects(aside)) && WINDOW.contains_rect(aside) && aside.left() == 0.0, "{aside:?}");
        let all = [Rect::from_min_size(pos2(0.0, 0.0), vec2(60.0, 600.0))];
        assert_eq!(place(WINDOW, left, 1.25, [&all, &[]]), usual, "where nothing is free");
        let name = [Rect::from_min_size(pos2(0.0, 280.0), vec2(140.0, 30.0))];
        assert!(!place(WINDOW, left, 1.25, [&[], &name]).intersects(name[0]), "nor a name");
        assert!(!place(WINDOW, left, 1.25, [&column, &all]).intersects(column[1]), "rather a name than what can be chosen");
    }

    #[test]
    fn a_click_on_a_sign_goes_no_farther_than_the_table() {
        assert_eq!(step(WINDOW, 5000.0), WINDOW.size() * STEP);
        assert!(step(WINDOW, 40.0).x < 60.0);
    }
}
