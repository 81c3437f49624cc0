//! The table itself, which can be moved and zoomed.

use super::desk::Desk;
use super::layout::{self, Laid, Order, Roots};
use super::motion::Motion;
use super::pane::{self, Done, Marks};
use super::pick::Pick;
use super::sight::{self, Sight};
use egui::{Rect, Sense, Ui};

/// The table between frames.
#[derive(Default)]
pub(super) struct Plane {
    laid: Option<(Key, Laid, Order)>,
    /// Which part of it is shown.
    pub(super) sight: Sight,
}

/// What its arrangement follows from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Key {
    version: u64,
    size: [u32; 2],
    text: u32,
}

impl Plane {
    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &Desk, roots: &Roots, marks: Marks<'_>, motion: &mut Motion) -> Done {
        let window = ui.max_rect();
        let background = ui.interact(window, ui.scope_id().with("plane"), Sense::click_and_drag());
        desk.easel(ui.painter(), 1.0).art().table_top(window);
        let text = desk.shared.prefs.text;
        let least = sight::least_scale(text);
        let size = [window.width() as u32 / 16, window.height() as u32 / 16];
        let key = Key { version: desk.version, size, text: (text * 100.0) as u32 };
        let before = self.laid.as_ref().map(|(made, ..)| *made);
        if before != Some(key) {
            let order = self.laid.as_ref().filter(|(made, ..)| Key { version: key.version, ..*made } == key).map(|(.., order)| *order);
            let room = sight::room(window).size();
            let (laid, order) = desk.lay(ui, |ruler| layout::plane(&desk.seen.scene, &roots.plane, room, least, order, ruler));
            self.laid = Some((key, laid, order));
        }
        let Some((_, laid, _)) = &self.laid else { return Done::default() };
        let size = laid.size;
        if background.dragged() {
            self.sight.drag(background.drag_delta());
        }
        let pointer = ui
            .input(|input| input.pointer.hover_pos())
            .filter(|at| window.contains(*at) && ui.ctx().layer_id_at(*at) == Some(ui.layer_id()));
        if pointer.is_some() {
            let turned = ui.input(|input| input.zoom_delta() * (input.smooth_scroll_delta().y * 0.004).exp());
            if turned != 1.0 {
                self.sight.zoom(pointer, turned);
            }
        }
        let mut camera = self.sight.camera(size, window, least);
        // A new question on a table of which only a part is seen: what can be chosen comes into sight.
        if before.is_none_or(|before| before.version != desk.version)
            && let Some(lit) = self.lit(desk, marks.pick)
        {
            self.sight.follow(lit);
            camera = self.sight.camera(size, window, least);
        }
        let Some((_, laid, _)) = &self.laid else { return Done::default() };
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(window));
        inner.set_clip_rect(window);
        let done = pane::show(&mut inner, desk, laid, camera, marks, motion);
        if let Some(area) = done.focused {
            self.sight.bring(area);
        }
        done
    }

    /// Shows what can be chosen on the plane, as large as sensible.
    pub(super) fn go_to_action(&mut self, desk: &Desk, pick: &Pick) {
        if let Some(area) = self.lit(desk, pick) {
            self.sight.go_to(area);
        }
    }

    /// Where on the plane lies what can be chosen.
    fn lit(&self, desk: &Desk, pick: &Pick) -> Option<Rect> {
        let (_, laid, _) = self.laid.as_ref()?;
        let nodes = &desk.seen.scene.nodes;
        let lit = laid.places.iter().filter(|place| pick.lights(&nodes[usize::from(place.node)]));
        lit.map(|place| place.rect).reduce(Rect::union)
    }
}
