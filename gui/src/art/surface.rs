//! What everything lies on: the table, and the mats on it.

use super::Art;
use super::light::shade;
use crate::theme::mix;
use egui::epaint::Mesh;
use egui::{Color32, Rect, Shape, lerp, pos2, remap_clamp};

impl Art<'_> {
    /// The table top: light in the middle, darker towards the edges, with contours as on a map.
    pub(crate) fn table_top(&self, rect: Rect) {
        self.lamp(rect);
        let line = if self.theme.dark { Color32::from_white_alpha(7) } else { Color32::from_black_alpha(10) };
        let reach = rect.width().max(rect.height());
        let painter = self.painter.with_clip_rect(rect.intersect(self.painter.clip_rect()));
        for (x, y, rings) in [(0.04, 1.02, 7u8), (0.98, -0.06, 5)] {
            let centre = pos2(lerp(rect.x_range(), x), lerp(rect.y_range(), y));
            for ring in 1..=rings {
                let radius = reach * 0.055 * f32::from(ring) * (1.0 + 0.06 * f32::from(ring % 3));
                painter.add(Shape::ellipse_stroke(centre, egui::vec2(radius * 1.35, radius), (1.5, line)));
            }
        }
    }

    fn lamp(&self, rect: Rect) {
        const COLUMNS: u32 = 12;
        const ROWS: u32 = 9;
        let [middle, far] = self.theme.table;
        let mut mesh = Mesh::default();
        for row in 0..=ROWS {
            for column in 0..=COLUMNS {
                let (x, y) = (column as f32 / COLUMNS as f32, row as f32 / ROWS as f32);
                // The lamp hangs a little above the middle.
                let away = egui::vec2((x - 0.5) * 1.9, (y - 0.44) * 1.75).length();
                let dark = remap_clamp(away, 0.15..=1.25, 0.0..=1.0);
                let dark = dark * dark * (3.0 - 2.0 * dark);
                mesh.colored_vertex(pos2(lerp(rect.x_range(), x), lerp(rect.y_range(), y)), mix(middle, far, dark));
            }
        }
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                let here = row * (COLUMNS + 1) + column;
                let below = here + COLUMNS + 1;
                mesh.add_triangle(here, here + 1, below);
                mesh.add_triangle(here + 1, below + 1, below);
            }
        }
        self.add(Shape::mesh(mesh));
    }

    /// A board or mat that lies on the table and holds things.
    pub(crate) fn mat(&self, rect: Rect) {
        if !self.sees(rect) {
            return;
        }
        let mat = self.theme.mat;
        let round = (rect.width().min(rect.height()) * 0.06).clamp(4.0, 14.0);
        self.shadow_of(rect, round, 5.0);
        self.fill(rect, round, shade(mat.fill, -0.28));
        let face = Rect::from_min_max(rect.min, rect.max - egui::vec2(0.0, 2.0));
        self.fill(face, round, mat.fill);
        self.edge(face, round, 1.0, mix(mat.fill, mat.edge, 0.6));
        self.edge(face.shrink(1.0), round - 1.0, 1.0, shade(mat.fill, if self.theme.dark { 0.08 } else { 0.6 }));
    }
}
