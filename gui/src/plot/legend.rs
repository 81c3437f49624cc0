//! What the curves of a picture are called, each beside a piece of it.

use super::{Curve, pens};
use crate::shared::Shared;
use egui::{Align, Layout, Sense, TextStyle, TextWrapMode, Ui, WidgetText, vec2};
use egui_plot::{Line, Plot, Points};

/// The size of a piece.
const PIECE: [f32; 2] = [34.0, 14.0];

/// Shows it, in as many lines as it needs.
pub(super) fn show(ui: &mut Ui, shared: &Shared, id: &str, curves: &[Curve]) {
    let text = shared.prefs.text;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (ix, curve) in curves.iter().enumerate() {
            let name = if curve.short.is_empty() { curve.name.clone() } else { format!("{} ({})", curve.name, curve.short) };
            let name = WidgetText::from(name).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
            // A piece and its name never stand in two lines.
            let size = vec2(PIECE[0] * text + 4.0 + name.size().x, name.size().y.max(PIECE[1] * text));
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                piece(ui, (id, ix), curve, text);
                ui.label(name);
            });
            ui.add_space(8.0);
        }
    });
}

/// A piece of a curve, drawn by what draws the curve: they look alike.
fn piece(ui: &mut Ui, id: (&str, usize), curve: &Curve, text: f32) {
    let size = vec2(PIECE[0], PIECE[1]) * text;
    let plot = Plot::new(("piece", id))
        .width(size.x)
        .height(size.y)
        .min_size(size)
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_drag(false)
        .sense(Sense::hover())
        .set_margin_fraction(vec2(0.0, 0.0))
        .include_y(-1.0)
        .include_y(1.0);
    plot.show(ui, |plot| {
        let (style, mark) = (pens::dashes(curve.place), pens::mark(curve.place));
        let line = vec![[0.0, 0.0], [2.0, 0.0]];
        plot.line(Line::new("", line).color(curve.color).width(2.0).style(style).allow_hover(false));
        plot.points(Points::new("", [1.0, 0.0]).color(curve.color).shape(mark).radius(4.0 * text).allow_hover(false));
    });
}
