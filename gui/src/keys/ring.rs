//! What has the focus of the keys, while the keys are used: some things show it weakly by themselves, and lines of text not at all.

use crate::shared::Shared;
use egui::{Id, Response, StrokeKind, Ui, Vec2};

/// How far from the thing its ring is.
const GAP: f32 = 2.0;
/// How thick it is, and what lies on both sides of it.
const WIDTH: f32 = 3.0;
const AROUND: f32 = 1.5;

/// Once a frame: whether somebody uses the keys, or the pointer. What was clicked keeps the focus of the keys while the pointer goes elsewhere.
pub(crate) fn listen(ui: &Ui) {
    let is_typed = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
    let is_read = |event: &egui::Event| matches!(event, egui::Event::AccessKitActionRequest(_));
    let [typed, read] = ui.input(|input| [input.events.iter().any(is_typed), input.events.iter().any(is_read)]);
    if typed || read || ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.is_moving() || input.pointer.any_pressed()) {
        ui.data_mut(|data| {
            data.insert_temp(last_hand(), typed || read);
            data.insert_temp(last_typed(), typed);
        });
    }
}

/// Whether the keys themselves were used last, and no screen reader.
pub(crate) fn is_typed(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(last_typed())).unwrap_or(false)
}

fn last_typed() -> Id {
    Id::unique("the last hand has typed")
}

/// Whether the keys were used last; `None` if neither they nor the pointer were.
pub(crate) fn are_used(ui: &Ui) -> Option<bool> {
    ui.data(|data| data.get_temp(last_hand()))
}

/// Whether the pointer is at this thing. Where it merely rests while the keys are used it points at nothing.
pub(crate) fn is_pointed_at(ui: &Ui, thing: &Response) -> bool {
    thing.hovered() && are_used(ui) != Some(true)
}

/// Whether the hand that was used last is at this thing.
pub(crate) fn is_at(ui: &Ui, thing: &Response) -> bool {
    is_pointed_at(ui, thing) || thing.has_focus() && are_used(ui) != Some(false)
}

fn last_hand() -> Id {
    Id::unique("the last hand was on the keys")
}

/// Draws a ring around it, as far as it is in sight: in two colours, so that it is seen on every ground. Called at the end of a frame.
pub(crate) fn show(ui: &Ui, shared: &Shared) {
    let focused = ui.memory(|memory| memory.focused()).filter(|_| are_used(ui) == Some(true));
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    if response.interact_rect.is_positive() {
        let painter = ui.ctx().layer_painter(response.layer_id);
        let (at, [ring, around]) = (response.interact_rect.expand(GAP), shared.theme.ring);
        painter.rect_stroke(at.expand(-AROUND), 4.0, (WIDTH + 2.0 * AROUND, around), StrokeKind::Outside);
        painter.rect_stroke(at, 4.0, (WIDTH, ring), StrokeKind::Outside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prefs::Preferences;
    use crate::testing::MODULES;
    use egui::{Key, Shape, pos2};
    use egui_kittest::Harness;

    #[test]
    fn what_has_the_focus_has_a_ring_while_keys_are_used() {
        let shared = Shared::new(MODULES, Preferences::default()).unwrap();
        let [ring, around] = shared.theme.ring;
        let mut harness = Harness::builder().with_size([300.0, 100.0]).build_ui(move |ui| {
            listen(ui);
            drop(ui.link("Learn it"));
            show(ui, &shared);
        });
        let rings = |harness: &Harness<'_>| {
            let is = |shape: &Shape, of, wide| matches!(shape, Shape::Rect(rect) if rect.stroke.color == of && rect.stroke.width >= wide);
            let count = |of, wide| harness.output().shapes.iter().filter(|clipped| is(&clipped.shape, of, wide)).count();
            [count(ring, WIDTH), count(around, WIDTH + 2.0 * AROUND)]
        };
        harness.run();
        assert_eq!(rings(&harness), [0, 0]);
        harness.key_press(Key::Tab);
        harness.run();
        assert_eq!(rings(&harness), [1, 1]);
        harness.drag_at(pos2(250.0, 80.0));
        harness.run();
        assert_eq!(rings(&harness), [0, 0], "the pointer is used again");
    }
}
