//! Tiles of land and sea, and the places printed for them.

use super::light::{bevel, chamfered, glossy, inset, shade};
use super::{Art, hexagon};
use crate::theme::{Paint, mix};
use egui::epaint::PathShape;
use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, lerp, pos2};

/// How much of a tile its slanted rim takes.
const RIM: f32 = 0.055;

impl Art<'_> {
    /// A hexagon that lies on a side, with a large faint picture of what is there.
    pub(crate) fn hex_tile(&self, centre: Pos2, radius: f32, paint: Paint, icon: &str) {
        self.tile(&hexagon(centre, radius), radius, paint, icon);
    }

    /// A square tile, with a large faint picture of what is there.
    pub(crate) fn square_tile(&self, rect: Rect, paint: Paint, icon: &str) {
        self.tile(&chamfered(rect, rect.width() * 0.06), rect.width() * 0.6, paint, icon);
    }

    fn tile(&self, outline: &[Pos2], radius: f32, paint: Paint, icon: &str) {
        let bounds = Rect::from_points(outline);
        if !self.sees(bounds) {
            return;
        }
        self.shadow(outline, radius * 0.05);
        let thick = Vec2::new(0.0, radius * 0.05);
        let base: Vec<Pos2> = outline.iter().map(|&point| point + thick).collect();
        self.add(Shape::convex_polygon(base, shade(paint.fill, -0.5), Stroke::NONE));
        self.add(Shape::convex_polygon(outline.to_vec(), paint.fill, Stroke::NONE));
        let face = inset(outline, RIM);
        self.add(bevel(outline, &face, paint.fill, 0.34));
        self.add(glossy(&face, paint.fill, 0.16));
        self.water_lines(bounds, radius, paint);
        let picture = Rect::from_center_size(bounds.center(), Vec2::splat(radius * 1.15));
        self.icons.draw(self.painter, icon, picture, paint.ink.gamma_multiply(0.24));
        let width = self.hair(radius, 0.018);
        self.add(PathShape::closed_line(outline.to_vec(), Stroke::new(width, paint.edge)));
    }

    /// Faint lines as of water, or of the layers of the ground.
    fn water_lines(&self, bounds: Rect, radius: f32, paint: Paint) {
        if radius * self.painter.pixels_per_point() < 30.0 {
            return;
        }
        let line = Stroke::new(self.hair(radius, 0.022), paint.ink.gamma_multiply(0.09));
        for (row, reach) in [(0.2, 0.29), (0.8, 0.29)] {
            let y = lerp(bounds.y_range(), row);
            let points = (0u8..=10).map(|step| {
                let along = f32::from(step) / 10.0;
                let x = bounds.center().x + (along - 0.5) * 2.0 * reach * bounds.width();
                pos2(x, y + (along * 9.4 + row * 9.0).sin() * radius * 0.022)
            });
            self.add(Shape::line(points.collect(), line));
        }
    }

    /// A hexagonal place for a tile, printed on the board.
    pub(crate) fn empty_hex(&self, centre: Pos2, radius: f32) {
        self.empty(&hexagon(centre, radius), radius);
    }

    /// A square place, printed on the board.
    pub(crate) fn empty_square(&self, rect: Rect) {
        self.empty(&chamfered(rect, rect.width() * 0.06), rect.width() * 0.6);
    }

    fn empty(&self, outline: &[Pos2], radius: f32) {
        if !self.sees(Rect::from_points(outline)) {
            return;
        }
        let mat = self.theme.mat;
        // One sees the ground through it, and what is written on it is read more easily than beside it.
        let hollow = if self.theme.dark { Color32::from_black_alpha(56) } else { Color32::from_white_alpha(96) };
        self.add(Shape::convex_polygon(outline.to_vec(), hollow, Stroke::NONE));
        self.add(PathShape::closed_line(outline.to_vec(), Stroke::new(self.hair(radius, 0.012), mix(mat.fill, mat.edge, 0.5))));
    }
}
