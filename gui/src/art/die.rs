//! Dice.

use super::Art;
use super::light::{chamfered, glossy, shade};
use super::wood::square;
use crate::theme::title;
use egui::{Align2, Rect, Vec2, vec2};

impl Art<'_> {
    /// A die: pips up to 6, otherwise the number.
    pub(crate) fn die(&self, rect: Rect, value: i64) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let round = size * 0.2;
        let paint = self.theme.card;
        self.shadow_of(rect, round, size * 0.05);
        self.fill(rect, round, shade(paint.fill, -0.22));
        let face = Rect::from_min_max(rect.min, rect.max - vec2(0.05, 0.07) * size);
        self.fill(face, round, paint.fill);
        self.add(glossy(&chamfered(face.shrink(size * 0.06), size * 0.1), shade(paint.fill, 0.15), 0.12));
        self.edge(rect, round, self.hair(size, 0.02), paint.edge);
        if !(1..=6).contains(&value) {
            self.line(face.shrink(size * 0.1), Align2::CENTER_CENTER, &value.to_string(), title(size * 0.62), paint.ink);
            return;
        }
        for (x, y) in pips(value) {
            let at = face.center() + Vec2::new(f32::from(*x), f32::from(*y)) * size * 0.24;
            self.painter.circle_filled(at, size * 0.088, paint.ink);
            self.painter.circle_filled(at + vec2(0.012, 0.018) * size, size * 0.066, shade(paint.ink, 0.16));
        }
    }
}

/// Where the pips of a face are, from its middle.
fn pips(value: i64) -> &'static [(i8, i8)] {
    match value {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}
