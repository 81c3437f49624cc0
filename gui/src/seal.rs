//! The seal of a side where it stands alone, outside a table: with a name to hover and to be read aloud.

use crate::art::Art;
use crate::shared::Shared;
use crate::theme::{Paint, Seal};
use egui::{Response, Role, Sense, Ui, Vec2, WidgetInfo};

/// Shows the seal of a side, in its colour and with its letter.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, seal: Seal, paint: Paint, [letter, name]: [&str; 2], size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    Art::new(ui.painter(), &shared.theme, &shared.icons).seal(rect, seal, paint, letter);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    response.on_hover_text(name)
}
