//! The ground of a board: water with its current, or land. It is quiet enough that everything on it can be read.

use super::Art;
use crate::theme::{Paint, mix};
use clade_engine::scene::Tint;
use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, lerp, vec2};

/// How far apart the lines of the water are, by the shorter side of the board.
const APART: f32 = 0.075;
/// How long a wave is, by the distance of the lines.
const WAVE: f32 = 1.9;
/// Every so many waves an arrowhead shows where the current goes.
const HEADS: usize = 6;

impl Art<'_> {
    /// The ground within a board, with a faint large picture where it is land. `turn`: whereto water flows, in radians clockwise from
    /// straight up; still water has rings.
    pub(crate) fn ground(&self, rect: Rect, tint: Tint, icon: &str, turn: Option<f32>) {
        if tint == Tint::Plain || !self.sees(rect) {
            return;
        }
        let fill = self.theme.ground(tint);
        self.fill(rect, (rect.width().min(rect.height()) * 0.05).clamp(3.0, 12.0), fill);
        let line = mix(fill, self.theme.mat.ink, if self.theme.dark { 0.1 } else { 0.13 });
        match (tint, turn) {
            (Tint::Blue | Tint::Teal, Some(turn)) => self.current(rect, line, turn),
            (Tint::Blue | Tint::Teal, None) => self.rings(rect, line),
            _ => {
                let side = rect.width().min(rect.height()) * 0.7;
                let picture = Rect::from_center_size(rect.max - Vec2::splat(side * 0.62), Vec2::splat(side));
                self.icons.draw(&self.painter.with_clip_rect(rect.intersect(self.painter.clip_rect())), icon, picture, line);
            }
        }
    }

    /// Waving lines along a current, with arrowheads.
    fn current(&self, rect: Rect, line: Color32, turn: f32) {
        let painter = self.painter.with_clip_rect(rect.intersect(self.painter.clip_rect()));
        let ahead = vec2(turn.sin(), -turn.cos());
        let (aside, reach) = (ahead.rot90(), rect.size().length() / 2.0);
        let apart = (rect.width().min(rect.height()) * APART).max(6.0);
        let stroke = Stroke::new(self.hair(apart, 0.1), line);
        let step = apart * WAVE / 4.0;
        let (lines, steps) = ((reach / apart).ceil() as i16, (2.0 * reach / step).ceil() as usize);
        for nth in -lines..=lines {
            let start = rect.center() + aside * (f32::from(nth) * apart) - ahead * reach;
            let phase = f32::from(nth) * 1.3;
            let at = |k: usize| {
                start + ahead * (k as f32 * step) + aside * ((k as f32 * 0.5 * std::f32::consts::PI + phase).sin() * apart * 0.12)
            };
            let points: Vec<Pos2> = (0..=steps).map(at).collect();
            let first = if nth.rem_euclid(2) == 0 { 0 } else { HEADS * 2 };
            for k in (first..steps).step_by(HEADS * 4) {
                let tip = at(k);
                let wing = apart * 0.28;
                painter.add(Shape::line(vec![tip - ahead * wing + aside * wing, tip, tip - ahead * wing - aside * wing], stroke));
            }
            painter.add(Shape::line(points, stroke));
        }
    }

    /// Rings on still water.
    fn rings(&self, rect: Rect, line: Color32) {
        let painter = self.painter.with_clip_rect(rect.intersect(self.painter.clip_rect()));
        let size = rect.width().min(rect.height());
        let stroke = Stroke::new(self.hair(size, 0.003), line);
        for (x, y, rings) in [(0.2, 0.28, 4u8), (0.82, 0.16, 3), (0.7, 0.84, 5), (0.12, 0.9, 3)] {
            let centre = egui::pos2(lerp(rect.x_range(), x), lerp(rect.y_range(), y));
            for ring in 1..=rings {
                let radius = size * 0.05 * f32::from(ring);
                painter.add(Shape::ellipse_stroke(centre, vec2(radius * 1.5, radius * 0.8), stroke));
            }
        }
    }

    /// A large arrow in a square that points somewhere: radians clockwise from straight up.
    pub(crate) fn needle(&self, rect: Rect, paint: Paint, turn: f32) {
        if !self.sees(rect) {
            return;
        }
        let (centre, long) = (rect.center(), rect.width().min(rect.height()) * 0.44);
        let ahead = vec2(turn.sin(), -turn.cos());
        let aside = ahead.rot90();
        let at = |along: f32, beside: f32| centre + ahead * (along * long) + aside * (beside * long);
        let stroke = Stroke::new(self.hair(long, 0.03), paint.edge);
        self.painter.circle_stroke(centre, long, (self.hair(long, 0.035), paint.ink.gamma_multiply(0.4)));
        // Shaft and head, each convex.
        self.add(Shape::convex_polygon(vec![at(0.25, -0.14), at(0.25, 0.14), at(-0.8, 0.14), at(-0.8, -0.14)], paint.ink, stroke));
        self.add(Shape::convex_polygon(vec![at(0.95, 0.0), at(0.15, 0.5), at(0.15, -0.5)], paint.ink, stroke));
    }
}
