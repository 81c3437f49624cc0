//! The seal of a side: colour, shape and letter say the same, so that any one of them is enough.

use crate::theme::Theme;
use clade_engine::scene::Tint;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Shows a seal with the name of what it stands for.
pub(crate) fn show(ui: &mut Ui, theme: &Theme, tint: Tint, name: &str, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    let paint = theme.tint(tint);
    draw(ui.painter(), rect, tint, paint.fill, paint.edge);
    let letter = name.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    let font = FontId::proportional(size * 0.5);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, paint.ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    response.on_hover_text(name)
}

/// The area of a seal: each tint has its own shape.
fn draw(painter: &Painter, rect: Rect, tint: Tint, fill: Color32, edge: Color32) {
    let (center, radius) = (rect.center(), rect.width() / 2.0 - 1.0);
    let stroke = Stroke::new(1.5, edge);
    match tint as usize % 6 {
        0 => painter.circle(center, radius, fill, stroke),
        corners => painter.add(Shape::convex_polygon(polygon(center, radius, corners + 2), fill, stroke)),
    };
}

/// A regular polygon that stands on a side where that is wider, as four corners do.
fn polygon(center: Pos2, radius: f32, corners: usize) -> Vec<Pos2> {
    let step = std::f32::consts::TAU / corners as f32;
    let turn = if corners.is_multiple_of(2) { step / 2.0 } else { 0.0 };
    let point = |i: usize| {
        let angle = turn + step * i as f32 - std::f32::consts::FRAC_PI_2;
        center + vec2(angle.cos(), angle.sin()) * radius
    };
    (0..corners).map(point).map(|point| pos2(point.x, point.y)).collect()
}
