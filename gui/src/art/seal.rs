//! The seal of a side: colour, shape and letter together.

use super::Art;
use super::light::{glossy, inset, shade};
use super::wood::{drop_outline, square};
use crate::theme::{Paint, Seal, strong};
use egui::epaint::PathShape;
use egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

impl Art<'_> {
    /// A side's seal with the letter of its name.
    pub(crate) fn seal(&self, rect: Rect, seal: Seal, paint: Paint, letter: &str) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let outline = self.outline(seal, rect.shrink(size * 0.03));
        let convex = !matches!(seal, Seal::Star | Seal::Cross);
        if convex {
            self.shadow(&outline, size * 0.045);
            self.add(Shape::convex_polygon(outline.clone(), paint.fill, Stroke::NONE));
            self.add(glossy(&outline, paint.fill, 0.2));
        } else {
            // A star and a cross are convex in parts: each part is a tip and the middle.
            for part in parts(seal, &outline) {
                self.add(Shape::convex_polygon(part, paint.fill, Stroke::NONE));
            }
        }
        let inner = inset(&outline, 0.09);
        self.add(PathShape::closed_line(inner, Stroke::new(self.hair(size, 0.02), shade(paint.fill, 0.4))));
        self.add(PathShape::closed_line(outline, Stroke::new(self.hair(size, 0.05), paint.edge)));
        let (lower, share) = match seal {
            Seal::Triangle => (0.13, 0.42),
            Seal::Drop => (0.15, 0.48),
            Seal::Star => (0.03, 0.42),
            Seal::Diamond | Seal::Cross => (0.0, 0.5),
            Seal::Disc | Seal::Square | Seal::Hexagon => (0.0, 0.58),
        };
        let place = Rect::from_center_size(rect.center() + vec2(0.0, lower * size), Vec2::splat(share * size));
        self.line(place, Align2::CENTER_CENTER, letter, strong(share * size), paint.ink);
    }

    /// The outline of a seal, clockwise.
    fn outline(&self, seal: Seal, rect: Rect) -> Vec<Pos2> {
        let (centre, radius) = (rect.center(), rect.width() / 2.0);
        let around = |corners: u8, first: f32, reach: &dyn Fn(u8) -> f32| -> Vec<Pos2> {
            let turn = |corner: u8| (first + 360.0 * f32::from(corner) / f32::from(corners)).to_radians();
            (0..corners).map(|corner| centre + Vec2::angled(turn(corner)) * radius * reach(corner)).collect()
        };
        match seal {
            Seal::Disc => self.ellipse(centre, Vec2::splat(radius * 0.96)),
            Seal::Square => around(4, -135.0, &|_| 1.25),
            Seal::Triangle => {
                let low = rect.max.y - radius * 0.12;
                vec![pos2(centre.x, rect.min.y), pos2(rect.max.x, low), pos2(rect.min.x, low)]
            }
            Seal::Diamond => around(4, -90.0, &|_| 1.06),
            Seal::Hexagon => around(6, -90.0, &|_| 1.02),
            Seal::Star => around(10, -90.0, &|corner| if corner % 2 == 0 { 1.06 } else { 0.58 }),
            Seal::Cross => {
                let (far, near) = (radius * 0.98, radius * 0.46);
                let at = |x: f32, y: f32| centre + vec2(x, y);
                vec![
                    at(-near, -far),
                    at(near, -far),
                    at(near, -near),
                    at(far, -near),
                    at(far, near),
                    at(near, near),
                    at(near, far),
                    at(-near, far),
                    at(-near, near),
                    at(-far, near),
                    at(-far, -near),
                    at(-near, -near),
                ]
            }
            Seal::Drop => drop_outline(rect).to_vec(),
        }
    }
}

/// The convex parts of a star or a cross.
fn parts(seal: Seal, outline: &[Pos2]) -> Vec<Vec<Pos2>> {
    if seal == Seal::Cross {
        return vec![vec![outline[0], outline[1], outline[6], outline[7]], vec![outline[10], outline[3], outline[4], outline[9]]];
    }
    let valleys: Vec<Pos2> = outline.iter().skip(1).step_by(2).copied().collect();
    let tips = (0..5).map(|tip| vec![outline[(tip * 2 + 9) % 10], outline[tip * 2], outline[tip * 2 + 1]]);
    tips.chain([valleys]).collect()
}
