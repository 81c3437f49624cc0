//! What ties two things to each other: a cord from one to the other. It lies on what holds the things, and behind others that it passes,
//! which must stay readable.

use crate::table::easel::Easel;
use egui::epaint::CubicBezierShape;
use egui::{Color32, Pos2, Rect, Stroke, vec2};
use std::collections::BTreeSet;

/// How large the ends of a cord are.
pub(super) const END: f32 = 4.0;
/// How many pieces a cord is drawn in.
const PIECES: u8 = 32;

impl Easel<'_> {
    /// The cords between all things that are tied and seen.
    pub(crate) fn bonds(&self, drawn: &[(u16, Rect)]) {
        let nodes = &self.scene.nodes;
        let holders: BTreeSet<u16> = nodes.iter().filter_map(|node| node.parent).collect();
        let found = |id: &str| drawn.iter().find(|(node, _)| nodes[usize::from(*node)].id == id);
        for (node, rect) in drawn {
            if let Some((other, place)) = nodes[usize::from(*node)].bond.as_deref().and_then(found) {
                let is_other = |at: u16| at != *node && at != *other && !holders.contains(&at);
                let others: Vec<Rect> = drawn.iter().filter(|(at, _)| is_other(*at)).map(|&(_, rect)| rect).collect();
                self.cord(*rect, *place, &others);
            }
        }
    }

    /// A cord between the nearer ends of two things that lie side by side, or between their left ends.
    fn cord(&self, one: Rect, other: Rect, others: &[Rect]) {
        let (left, right) = if one.left() <= other.left() { (one, other) } else { (other, one) };
        let sag = 16.0 * self.scale;
        // The ends lie on what they tie, not between it and its neighbour.
        let end = vec2(END * self.scale, 0.0);
        let points = if left.right() <= right.left() {
            let (from, to) = (left.right_center() - end, right.left_center() + end);
            [from, from + vec2(sag, 0.0), to - vec2(sag, 0.0), to]
        } else {
            let (from, to) = (left.left_center() + end, right.left_center() + end);
            [from, from - vec2(sag, 0.0), to - vec2(sag, 0.0), to]
        };
        let theme = &self.shared.theme;
        let (edge, inner) = (theme.card.ink, theme.focus);
        let curve = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, Stroke::NONE);
        let along: Vec<Pos2> = (0..=PIECES).map(|nth| curve.sample(f32::from(nth) / f32::from(PIECES))).collect();
        let hides = |piece: &[Pos2]| others.iter().any(|other| other.contains(piece[0]) || other.contains(piece[1]));
        for (width, color) in [(4.5, edge), (2.0, inner)] {
            for piece in along.windows(2).filter(|piece| !hides(piece)) {
                self.painter.line_segment([piece[0], piece[1]], Stroke::new(width * self.scale, color));
            }
        }
        for end in [points[0], points[3]] {
            self.painter.circle(end, END * self.scale, inner, Stroke::new(1.2 * self.scale, edge));
        }
    }
}
