//! The table itself, which can be moved and zoomed.

use super::layout::{self, Laid, Order, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks};
use super::pick::Pick;
use super::table_view::TableView;
use super::viewport::{self, Viewport};
use egui::{Rect, Sense, Ui};

/// The table between frames.
#[derive(Default)]
pub(super) struct Plane {
    laid: Option<(Key, Laid, Order)>,
    /// Which part of it is shown.
    pub(super) viewport: Viewport,
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
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, motion: &mut Motion) -> Done {
        let window = ui.max_rect();
        let background = ui.interact(window, ui.scope_id().with("plane"), Sense::click_and_drag());
        view.easel(ui.painter(), 1.0).art().table_top(window);
        let text = view.shared.prefs.text;
        let least = viewport::least_scale(text);
        let size = [window.width() as u32 / 16, window.height() as u32 / 16];
        let key = Key { version: view.version, size, text: (text * 100.0) as u32 };
        let before = self.laid.as_ref().map(|(made, ..)| *made);
        if before != Some(key) {
            let order = self.laid.as_ref().filter(|(made, ..)| Key { version: key.version, ..*made } == key).map(|(.., order)| *order);
            let room = viewport::room(window).size();
            let (laid, order) = view.lay(ui, |ruler| layout::plane(&view.seen.scene, &roots.plane, room, least, order, ruler));
            self.laid = Some((key, laid, order));
        }
        let Some((_, laid, _)) = &self.laid else { return Done::default() };
        let size = laid.size;
        if background.dragged() {
            self.viewport.drag(background.drag_delta());
        }
        let pointer = ui
            .input(|input| input.pointer.hover_pos())
            .filter(|at| window.contains(*at) && ui.ctx().layer_id_at(*at) == Some(ui.layer_id()));
        if pointer.is_some() {
            let turned = ui.input(|input| input.zoom_delta() * (input.smooth_scroll_delta().y * 0.004).exp());
            if turned != 1.0 {
                self.viewport.zoom(pointer, turned);
            }
        }
        let mut camera = self.viewport.camera(size, window, least);
        // A new question on a table of which only a part is seen: what can be chosen comes into view.
        if before.is_none_or(|before| before.version != view.version)
            && let Some(lit) = self.lit(view, marks.pick)
        {
            self.viewport.follow(lit);
            camera = self.viewport.camera(size, window, least);
        }
        let Some((_, laid, _)) = &self.laid else { return Done::default() };
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(window));
        inner.set_clip_rect(window);
        let done = nodes::show(&mut inner, view, laid, camera, marks, motion);
        if let Some(area) = done.focused {
            self.viewport.bring(area);
        }
        done
    }

    /// Shows what can be chosen on the plane, as large as sensible.
    pub(super) fn go_to_action(&mut self, view: &TableView, pick: &Pick) {
        if let Some(area) = self.lit(view, pick) {
            self.viewport.go_to(area);
        }
    }

    /// Where on the plane lies what can be chosen.
    fn lit(&self, view: &TableView, pick: &Pick) -> Option<Rect> {
        let (_, laid, _) = self.laid.as_ref()?;
        let nodes = &view.seen.scene.nodes;
        let lit = laid.places.iter().filter(|place| pick.lights(&nodes[usize::from(place.node)]));
        lit.map(|place| place.rect).reduce(Rect::union)
    }
}
