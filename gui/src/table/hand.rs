//! The cards in the hands that this person may see, below the table.

use super::easel::Camera;
use super::layout::{self, Laid, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks};
use super::table_view::TableView;
use egui::{Sense, Ui};

/// The height of a usual window: what lies in hands is as large as text in it.
const USUAL: f32 = 900.0;
/// How much of the window's height a hand takes at most.
const HAND: f32 = 0.25;

/// The hands between frames: their layout, for which version of the table and how much room it was made, and how wide they are on the screen.
#[derive(Default)]
pub(super) struct Hand(Option<((u64, u32), Laid)>, f32);

impl Hand {
    /// How wide they were in the last frame, in points.
    pub(super) fn width(&self) -> f32 {
        self.1
    }

    /// Shows them, in so much room.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, motion: &mut Motion, room: f32) -> Done {
        // A hand grows with the window as the table does, and never takes the table's room, however large the text is.
        let window = ui.ctx().content_rect().height();
        let most = (window * HAND / layout::HANDS).max(0.5);
        let scale = (view.shared.prefs.text.max(0.8) * (window / USUAL).clamp(1.0, 1.6)).min(most);
        let room = (room / scale).max(0.0).floor();
        let made_for = (view.version, room as u32);
        if self.0.as_ref().is_none_or(|(other, _)| *other != made_for) {
            self.0 = Some((made_for, view.lay(ui, |ruler| layout::line(&view.seen.scene, &roots.hands, room, ruler))));
        }
        let Some((_, laid)) = &self.0 else { return Done::default() };
        self.1 = laid.size.x * scale;
        let mut done = Done::default();
        egui::ScrollArea::horizontal().show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(laid.size * scale, Sense::hover());
            let camera = Camera { scale, origin: rect.min };
            done = nodes::show(ui, view, laid, camera, marks, motion);
            if let Some(area) = done.focused {
                ui.scroll_to_rect(camera.rect(area), None);
            }
        });
        done
    }
}
