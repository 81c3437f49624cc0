//! What ties two things to each other: a cord from one to the other, over everything that lies there.

use crate::table::easel::Easel;
use egui::epaint::CubicBezierShape;
use egui::{Color32, Rect, Stroke, vec2};

impl Easel<'_> {
    /// The cords between all things that are tied and seen.
    pub(crate) fn bonds(&self, drawn: &[(u16, Rect)]) {
        let rect_of = |id: &str| drawn.iter().find(|(node, _)| self.scene.nodes[usize::from(*node)].id == id).map(|(_, rect)| *rect);
        for (node, rect) in drawn {
            let node = &self.scene.nodes[usize::from(*node)];
            if let Some(other) = node.bond.as_deref().and_then(rect_of) {
                self.cord(*rect, other);
            }
        }
    }

    /// A cord between the nearer ends of two things that lie side by side, or between their left ends.
    fn cord(&self, one: Rect, other: Rect) {
        let (left, right) = if one.left() <= other.left() { (one, other) } else { (other, one) };
        let sag = 16.0 * self.scale;
        let points = if left.right() <= right.left() {
            let (from, to) = (left.right_center(), right.left_center());
            [from, from + vec2(sag, 0.0), to - vec2(sag, 0.0), to]
        } else {
            let (from, to) = (left.left_center(), right.left_center());
            [from, from - vec2(sag, 0.0), to - vec2(sag, 0.0), to]
        };
        let theme = &self.shared.theme;
        let (edge, inner) = (theme.card.ink, theme.focus);
        for (width, color) in [(4.5, edge), (2.0, inner)] {
            let stroke = Stroke::new(width * self.scale, color);
            self.painter.add(CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke));
        }
        for end in [points[0], points[3]] {
            self.painter.circle(end, 4.0 * self.scale, inner, Stroke::new(1.2 * self.scale, edge));
        }
    }
}
