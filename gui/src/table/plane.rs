//! The table itself, which can be moved and zoomed.

use super::beyond;
use super::easel::Camera;
use super::ghost::Ghost;
use super::layout::{self, Drawn, Order, Part, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks, Shown};
use super::pick::Pick;
use super::table_view::TableView;
use super::viewport::{self, Viewport};
use clade_engine::Scene;
use clade_engine::scene::Node;
use egui::{Rect, Sense, Ui, Vec2};

/// The table between frames.
#[derive(Default)]
pub(super) struct Plane {
    made: Option<Made>,
    ghost: Option<Ghost>,
    /// What was shown to whoever looks in the frame before.
    shown: Shown,
    /// Which part of it is shown.
    pub(super) viewport: Viewport,
}

/// Its arrangement, and what that follows from.
struct Made {
    key: Key,
    parts: Vec<Part>,
    size: Vec2,
    /// How it was arranged, where the game gives no template.
    order: Option<Order>,
}

/// What its arrangement follows from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Key {
    version: u64,
    size: [u32; 2],
    text: u32,
    language: [u8; 2],
}

/// Windows that differ by less have the same arrangement, in points.
const ALIKE: u32 = 16;

/// Up to this size of text a table with fixed places is seen as a whole at first.
const MODEST: f32 = 1.3;

impl Plane {
    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, motion: &mut Motion) -> Done {
        let window = ui.max_rect();
        let background = ui.interact(window, ui.scope_id().with("plane"), Sense::CLICK | Sense::DRAG);
        view.easel(ui.painter(), 1.0).art().table_top(window);
        let text = view.shared.prefs.text;
        let size = [window.width() as u32 / ALIKE, window.height() as u32 / ALIKE];
        let key = Key { version: view.version, size, text: (text * 100.0) as u32, language: view.language() };
        let before = self.made.as_ref().map(|made| made.key);
        if before != Some(key) {
            self.arrange(ui, view, roots, key, viewport::room(window).size());
        }
        let Some(made) = &self.made else { return Done::default() };
        // With fixed places the table is as large as the window, or larger by as much as text is. For somewhat larger text it is not cut: all of
        // it is there to be seen, its words are as large as their boxes allow, and the wheel is at hand.
        let least = match made.order {
            Some(_) => viewport::least_scale(text),
            None if text <= MODEST => 0.0,
            None => 1.0,
        };
        let size = made.size;
        // What can be chosen is carried, not the table below it.
        let carries =
            marks.carried.is_some() || nodes::drag_origin(ui).is_some_and(|at| self.takes_at(view, marks.pick, window, least, at));
        // What is not out of sight need not be looked for.
        if background.dragged() && !carries && !self.viewport.shows_all(size) {
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
        // A new question on a table of which only a part is seen: what can be chosen comes into view. So does what a lesson or a hint shows.
        let is_asked = before.is_none_or(|before| before.version != view.version);
        let lit = self.lit(view, marks.pick).filter(|_| is_asked);
        // On a table of another size it lies elsewhere.
        let is_resized = before.is_some_and(|before| before.size != key.size);
        let told = self.area_of(view, |node| marks.shows(node)).filter(|_| is_resized || self.shown != marks.shown());
        // Who wants to be shown something has not put the table so that it is out of sight.
        let is_wanted = marks.hint.is_some() && self.shown.1 != marks.hint;
        self.shown = marks.shown();
        for area in lit.into_iter().chain(told) {
            self.viewport.follow(area);
            camera = self.viewport.camera(size, window, least);
        }
        if let Some(area) = told.filter(|_| is_wanted) {
            self.viewport.bring(area);
            camera = self.viewport.camera(size, window, least);
        }
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(window));
        inner.set_clip_rect(window);
        let mut done = Done::default();
        for part in self.made.iter().flat_map(|made| &made.parts) {
            let through = Camera { scale: camera.scale * part.drawn.scale, origin: camera.origin + part.at * camera.scale };
            let here = nodes::show(&mut inner, view, &part.laid, through, marks, motion);
            if let Some(area) = here.focused {
                self.viewport.bring(part.on_table(area));
            }
            done.join(&here);
        }
        self.show_ghost(&inner, view, key, camera);
        self.look_beyond(&mut inner, view, camera, window, marks.pick);
        done
    }

    /// Shows what the answer would bring at which pointer or keyboard rest.
    fn show_ghost(&mut self, ui: &Ui, view: &TableView, key: Key, camera: Camera) {
        let Some(preview) = view.preview.filter(|preview| !preview.changes.is_empty()) else { return self.ghost = None };
        let (Some(made), text) = (&self.made, view.shared.prefs.text) else { return };
        let lay = |scene: &Scene| {
            let roots = Roots::of(scene, view.templates[0]).plane;
            match view.template(viewport::room(ui.max_rect()).size()) {
                Some(template) => {
                    let drawn: Vec<Drawn> = made.parts.iter().map(|part| part.drawn.clone()).collect();
                    view.lay(ui, |ruler| layout::regions(scene, template, &roots, made.size, text, &drawn, ruler))
                }
                None => {
                    let room = viewport::room(ui.max_rect()).size();
                    let (laid, _) =
                        view.lay(ui, |ruler| layout::plane(scene, &roots, room, viewport::least_scale(text), made.order, ruler));
                    vec![Part { laid, at: Vec2::ZERO, drawn: Drawn::whole(1.0) }]
                }
            }
        };
        let ghost = Ghost::of(self.ghost.take(), key.version, preview, lay);
        ghost.show(ui, view, preview, camera);
        self.ghost = Some(ghost);
    }

    /// Whether something that can be chosen lies at this point of the window.
    fn takes_at(&mut self, view: &TableView, pick: &Pick, window: Rect, least: f32, at: egui::Pos2) -> bool {
        let Some(made) = &self.made else { return false };
        let camera = self.viewport.camera(made.size, window, least);
        let places = made.parts.iter().flat_map(|part| part.laid.places.iter().map(|place| (place.node, part.on_table(place.rect))));
        let mut lit = places.filter(|(node, _)| pick.carries(&view.seen.scene.nodes[usize::from(*node)]));
        lit.any(|(_, rect)| camera.rect(rect).contains(at))
    }

    /// Shows where there is more of the table than its window, and goes there.
    fn look_beyond(&mut self, ui: &mut Ui, view: &TableView, camera: Camera, window: Rect, pick: &Pick) {
        let nodes = &view.seen.scene.nodes;
        let parts = || self.made.iter().flat_map(|made| &made.parts);
        let places = || parts().flat_map(|part| part.laid.places.iter().map(|place| (place.node, camera.rect(part.on_table(place.rect)))));
        let Some(table) = places().map(|(_, rect)| rect).reduce(Rect::union).filter(|table| !window.contains_rect(*table)) else { return };
        let lit: Vec<Rect> = places().filter(|(node, _)| pick.lights(&nodes[usize::from(*node)])).map(|(_, rect)| rect).collect();
        let told = parts().flat_map(|part| part.laid.places.iter().map(|place| camera.rect(part.on_table(place.told()))));
        if let Some(by) = beyond::show(ui, view, window, table, [&lit, &told.collect::<Vec<_>>()]) {
            self.viewport.drag(by);
        }
    }

    /// Arranges what is seen: where the game says, or as it suits the window best.
    fn arrange(&mut self, ui: &Ui, view: &TableView, roots: &Roots, key: Key, room: Vec2) {
        let before = self.made.take();
        let is_alike = |made: &Made| Key { version: key.version, ..made.key } == key;
        let scene = &view.seen.scene;
        let text = view.shared.prefs.text;
        self.made = Some(if let Some(template) = view.template(room) {
            let kept = |made: &Made, drawn: &Drawn| if is_alike(made) { drawn.clone() } else { drawn.clone().only_places() };
            let drawn = before.iter().flat_map(|made| made.parts.iter().map(|part| kept(made, &part.drawn)));
            let drawn: Vec<Drawn> = drawn.collect();
            let size = room * text.max(1.0);
            let parts = view.lay(ui, |ruler| layout::regions(scene, template, &roots.plane, size, text, &drawn, ruler));
            Made { key, parts, size, order: None }
        } else {
            let (least, order) = (viewport::least_scale(text), before.filter(is_alike).and_then(|made| made.order));
            let (laid, order) = view.lay(ui, |ruler| layout::plane(scene, &roots.plane, room, least, order, ruler));
            Made { key, size: laid.size, parts: vec![Part { laid, at: Vec2::ZERO, drawn: Drawn::whole(1.0) }], order: Some(order) }
        });
    }

    /// Shows what can be chosen on the plane, as large as sensible.
    pub(super) fn go_to_action(&mut self, view: &TableView, pick: &Pick) {
        if let Some(area) = self.lit(view, pick) {
            self.viewport.go_to(area);
        }
    }

    /// Where on the plane lies what can be chosen.
    fn lit(&self, view: &TableView, pick: &Pick) -> Option<Rect> {
        self.area_of(view, |node| pick.lights(node))
    }

    /// Where on the plane these things lie.
    fn area_of(&self, view: &TableView, is_one: impl Fn(&Node) -> bool) -> Option<Rect> {
        let nodes = &view.seen.scene.nodes;
        let parts = self.made.iter().flat_map(|made| &made.parts);
        let places = parts.flat_map(|part| part.laid.places.iter().map(|place| (place.node, part.on_table(place.rect))));
        places.filter(|(node, _)| is_one(&nodes[usize::from(*node)])).map(|(_, rect)| rect).reduce(Rect::union)
    }
}
