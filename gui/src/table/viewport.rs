//! Which part of the table is shown, and how large: all of it if it is then readable, otherwise as much as is readable.

use super::easel::Camera;
use super::layout::TEXT;
use egui::{Pos2, Rect, Vec2, vec2};

/// How far the table can be zoomed.
const ZOOM: std::ops::RangeInclusive<f32> = 0.2..=4.0;
/// No table is shown larger unless the person wants it.
const LARGEST: f32 = 2.2;
/// Text of the table can be read from this size on, in points.
const READABLE: f32 = 9.0;
/// Room around the table.
pub(super) const MARGIN: f32 = 12.0;

/// How the table is looked at.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
enum View {
    /// So large that its text can be read; what can be chosen is in view.
    #[default]
    Readable,
    /// All of it, however small.
    Whole,
    /// As the person put it.
    Own,
}

/// The part of the table that is shown. Areas are those of the layout.
#[derive(Clone, Debug, Default)]
pub(crate) struct Viewport {
    view: View,
    /// Where the table was shown last, and how.
    shown: Option<(Rect, Camera)>,
}

/// The scale from which on text can be read, for text of this size (1 is usual).
pub(crate) fn least_scale(text: f32) -> f32 {
    READABLE * text / TEXT
}

/// The room for the table in its window.
pub(crate) fn room(window: Rect) -> Rect {
    window.shrink(MARGIN)
}

impl Viewport {
    /// The camera for a table of this size in this window.
    pub(crate) fn camera(&mut self, size: Vec2, window: Rect, least: f32) -> Camera {
        let whole = whole(size, window);
        let camera = match (self.view, self.shown) {
            (View::Own, Some((_, camera))) => camera,
            (View::Readable | View::Own, before) if whole.scale < least => readable(size, window, least, before),
            _ => whole,
        };
        self.shown = Some((window, camera));
        camera
    }

    /// Where the table was shown last.
    pub(super) fn window(&self) -> Rect {
        self.shown.map_or(Rect::NOTHING, |(window, _)| window)
    }

    /// Shows all of it.
    pub(crate) fn show_whole(&mut self) {
        self.view = View::Whole;
    }

    /// Shows it so that it can be read.
    pub(crate) fn show_readable(&mut self) {
        self.view = View::Readable;
    }

    /// Whether all of a table of this size is in sight.
    pub(crate) fn shows_all(&self, size: Vec2) -> bool {
        self.shown.is_some_and(|(window, camera)| window.contains_rect(camera.rect(Rect::from_min_size(Pos2::ZERO, size))))
    }

    /// The table is dragged.
    pub(crate) fn drag(&mut self, by: Vec2) {
        self.own(|_, camera| Camera { origin: camera.origin + by, ..camera });
    }

    /// Nearer or farther, while what is at a point of the window stays there; in the middle, if there is none.
    pub(crate) fn zoom(&mut self, at: Option<Pos2>, by: f32) {
        self.own(|window, camera| {
            let scale = (camera.scale * by).clamp(*ZOOM.start(), *ZOOM.end());
            let at = at.filter(|at| window.contains(*at)).unwrap_or(window.center());
            Camera { scale, origin: at + (camera.origin - at) * (scale / camera.scale) }
        });
    }

    /// Shows an area as large as sensible.
    pub(crate) fn go_to(&mut self, area: Rect) {
        self.own(|window, _| {
            let area = area.expand(60.0);
            let scale = (window.width() / area.width()).min(window.height() / area.height()).clamp(*ZOOM.start(), 1.6);
            Camera { scale, origin: window.center() - area.center().to_vec2() * scale }
        });
    }

    /// Moves the table only as far as needed to show an area; its upper left part, if it is too large.
    pub(crate) fn bring(&mut self, area: Rect) {
        let Some((window, camera)) = &mut self.shown else { return };
        let (room, at) = (room(*window), camera.rect(area));
        let by = |least: f32, most: f32, from: f32, to: f32| (least - from).max((most - to).min(0.0));
        camera.origin += vec2(by(room.left(), room.right(), at.left(), at.right()), by(room.top(), room.bottom(), at.top(), at.bottom()));
    }

    /// The same for what can be chosen now; where the person put the table themselves, it stays.
    pub(crate) fn follow(&mut self, area: Rect) {
        if self.view == View::Readable {
            self.bring(area);
        }
    }

    /// What the person did to it.
    fn own(&mut self, change: impl FnOnce(Rect, Camera) -> Camera) {
        if let Some((window, camera)) = &mut self.shown {
            *camera = change(*window, *camera);
            self.view = View::Own;
        }
    }
}

/// The camera that shows everything, in the middle of the window.
fn whole(size: Vec2, window: Rect) -> Camera {
    let room = room(window);
    let scale = (room.width() / size.x.max(1.0)).min(room.height() / size.y.max(1.0)).min(LARGEST);
    Camera { scale, origin: room.center() - size * scale / 2.0 }
}

/// The camera at the least scale: where it was, if it was so large before, but showing no more empty table than it must.
fn readable(size: Vec2, window: Rect, scale: f32, before: Option<(Rect, Camera)>) -> Camera {
    let room = room(window);
    let was = before.filter(|(_, camera)| camera.scale == scale).map_or(room.min, |(_, camera)| camera.origin);
    let along = |room: [f32; 2], size: f32, was: f32| {
        let free = room[1] - room[0] - size;
        if free >= 0.0 { room[0] + free / 2.0 } else { was.clamp(room[0] + free, room[0]) }
    };
    let size = size * scale;
    let x = along([room.left(), room.right()], size.x, was.x);
    let y = along([room.top(), room.bottom()], size.y, was.y);
    Camera { scale, origin: Pos2::new(x, y) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    const WINDOW: Rect = Rect::from_min_max(Pos2::ZERO, Pos2::new(1024.0, 524.0));

    #[test]
    fn a_table_that_can_be_read_is_shown_whole() {
        let mut viewport = Viewport::default();
        let camera = viewport.camera(vec2(1000.0, 250.0), WINDOW, 0.7);
        assert_eq!(camera, Camera { scale: 1.0, origin: pos2(12.0, 137.0) });
        assert_eq!(viewport.camera(vec2(100.0, 10.0), WINDOW, 0.7).scale, LARGEST);
    }

    #[test]
    fn a_larger_one_is_shown_in_part_and_what_is_needed_comes_into_sight() {
        let (mut viewport, size) = (Viewport::default(), vec2(2000.0, 500.0));
        let camera = viewport.camera(size, WINDOW, 0.7);
        assert_eq!((camera.scale, camera.origin), (0.7, pos2(12.0, 87.0)), "from its beginning, in the middle of the height");
        let area = Rect::from_min_max(pos2(1500.0, 100.0), pos2(1600.0, 200.0));
        viewport.bring(area);
        let camera = viewport.camera(size, WINDOW, 0.7);
        assert!((camera.rect(area).right() - 1012.0).abs() < 0.01, "{camera:?}");
        viewport.bring(area);
        assert_eq!(viewport.camera(size, WINDOW, 0.7), camera, "it is in sight already");
        viewport.show_whole();
        assert!(viewport.camera(size, WINDOW, 0.7).scale < 0.7);
        viewport.show_readable();
        assert_eq!(viewport.camera(size, WINDOW, 0.7).scale, 0.7);
    }

    #[test]
    fn what_the_person_did_to_it_stays() {
        let (mut viewport, size) = (Viewport::default(), vec2(1000.0, 250.0));
        viewport.camera(size, WINDOW, 0.7);
        viewport.zoom(Some(pos2(12.0, 137.0)), 2.0);
        viewport.drag(vec2(5.0, 6.0));
        let camera = viewport.camera(size, WINDOW, 0.7);
        assert_eq!(camera, Camera { scale: 2.0, origin: pos2(17.0, 143.0) });
        assert_eq!(viewport.camera(vec2(9.0, 9.0), WINDOW, 0.7), camera);
        viewport.follow(Rect::from_min_max(pos2(900.0, 200.0), pos2(950.0, 240.0)));
        assert_eq!(viewport.camera(size, WINDOW, 0.7), camera, "a new question does not move it");
    }
}
