//! What has the focus of the keys, while the keys are used: some things show it weakly by themselves, and lines of text not at all.

use crate::shared::Shared;
use egui::{Id, StrokeKind, Ui};

/// How far from the thing its ring is.
const GAP: f32 = 2.0;

/// Draws a ring around it, as far as it is in sight. Called at the end of a frame.
pub(crate) fn show(ui: &Ui, shared: &Shared) {
    let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. } | egui::Event::AccessKitActionRequest(_));
    let (keys, pointer) = ui.input(|input| (input.events.iter().any(is_key), input.pointer.is_moving() || input.pointer.any_pressed()));
    let last = Id::unique("the keys were used last");
    if keys || pointer {
        ui.data_mut(|data| data.insert_temp(last, keys));
    }
    let focused = ui.memory(|memory| memory.focused()).filter(|_| ui.data(|data| data.get_temp(last)).unwrap_or(false));
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    if response.interact_rect.is_positive() {
        let painter = ui.ctx().layer_painter(response.layer_id);
        painter.rect_stroke(response.interact_rect.expand(GAP), 4.0, (2.0, shared.theme.focus), StrokeKind::Outside);
    }
}
