//! Light and shadow: gradients, bevels and soft edges as small meshes. Light falls from the upper left.

use super::Art;
use crate::theme::mix;
use egui::epaint::{Mesh, RectShape};
use egui::{Color32, CornerRadius, Pos2, Rect, Shape, StrokeKind, Vec2, vec2};

/// Where the light comes from, as a unit vector.
pub(super) const LIGHT: Vec2 = vec2(-0.515, -0.857);

/// A colour in more (up to 1) or less (down to -1) light.
pub(super) fn shade(color: Color32, light: f32) -> Color32 {
    if light >= 0.0 { mix(color, Color32::from_rgb(255, 250, 235), light) } else { mix(color, Color32::from_rgb(12, 14, 22), -light) }
}

/// A convex area that is lighter where the light comes from.
pub(super) fn glossy(points: &[Pos2], color: Color32, strength: f32) -> Shape {
    let bounds = Rect::from_points(points);
    let (centre, reach) = (bounds.center(), bounds.size().length() / 2.0);
    let mut mesh = Mesh::default();
    for &point in points {
        mesh.colored_vertex(point, shade(color, (point - centre).dot(LIGHT) / reach * strength));
    }
    fan(&mut mesh, points.len() as u32);
    Shape::mesh(mesh)
}

fn fan(mesh: &mut Mesh, corners: u32) {
    for corner in 2..corners {
        mesh.add_triangle(0, corner - 1, corner);
    }
}

/// The slanted rim between two outlines of equally many points: each side as light as it faces the light.
pub(super) fn bevel(outer: &[Pos2], inner: &[Pos2], color: Color32, strength: f32) -> Shape {
    let mut mesh = Mesh::default();
    let count = outer.len();
    for side in 0..count {
        let next = (side + 1) % count;
        // Points run clockwise on the screen.
        let outward = (outer[next] - outer[side]).rot90().normalized();
        let lit = shade(color, outward.dot(LIGHT) * strength);
        let first = mesh.vertices.len() as u32;
        for point in [outer[side], outer[next], inner[next], inner[side]] {
            mesh.colored_vertex(point, lit);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    }
    Shape::mesh(mesh)
}

/// A shine that fades around an outline, this far.
pub(super) fn halo(outline: &[Pos2], width: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let centre = Rect::from_points(outline).center();
    for &point in outline {
        mesh.colored_vertex(point, color);
        mesh.colored_vertex(point + (point - centre).normalized() * width, Color32::TRANSPARENT);
    }
    strip(&mut mesh, outline.len() as u32);
    Shape::mesh(mesh)
}

/// Closes a ring of pairs of points.
fn strip(mesh: &mut Mesh, count: u32) {
    for side in 0..count {
        let (here, next) = (side * 2, (side + 1) % count * 2);
        mesh.add_triangle(here, here + 1, next + 1);
        mesh.add_triangle(here, next + 1, next);
    }
}

/// The points of a rectangle with round corners, clockwise.
pub(super) fn rounded(rect: Rect, radius: f32) -> [Pos2; 16] {
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let inner = rect.shrink(radius);
    let corners = [inner.right_bottom(), inner.left_bottom(), inner.left_top(), inner.right_top()];
    std::array::from_fn(|step| {
        let turn = (step / 4) as f32 * 90.0 + (step % 4) as f32 * 30.0;
        corners[step / 4] + Vec2::angled(turn.to_radians()) * radius
    })
}

/// Points nearer to the middle by a share.
pub(super) fn inset(points: &[Pos2], share: f32) -> Vec<Pos2> {
    let centre = Rect::from_points(points).center();
    points.iter().map(|point| point.lerp(centre, share)).collect()
}

/// A round face within a slanted rim, both as light as they face the light.
pub(super) fn dished(outline: &[Pos2], well: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let centre = Rect::from_points(outline).center();
    mesh.colored_vertex(centre, color);
    for &point in outline {
        let light = (point - centre).normalized().dot(LIGHT);
        mesh.colored_vertex(point, shade(color, light * 0.4));
        mesh.colored_vertex(centre + (point - centre) * well, shade(color, light * 0.4));
        mesh.colored_vertex(centre + (point - centre) * well, shade(color, light * 0.14));
    }
    let count = outline.len() as u32;
    for side in 0..count {
        let (here, next) = (1 + side * 3, 1 + (side + 1) % count * 3);
        mesh.add_triangle(here, next, here + 1);
        mesh.add_triangle(next, next + 1, here + 1);
        mesh.add_triangle(0, here + 2, next + 2);
    }
    Shape::mesh(mesh)
}

/// A ball.
pub(super) fn ball(outline: &[Pos2], color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    let bounds = Rect::from_points(outline);
    let shine = bounds.center() + LIGHT * bounds.height() * 0.2;
    mesh.colored_vertex(shine, shade(color, 0.5));
    for &point in outline {
        let light = (point - bounds.center()).normalized().dot(LIGHT);
        mesh.colored_vertex(shine.lerp(point, 0.5), shade(color, 0.14 + light * 0.1));
        mesh.colored_vertex(point, shade(color, light * 0.22 - 0.16));
    }
    let count = outline.len() as u32;
    for side in 0..count {
        let (here, next) = (1 + side * 2, 1 + (side + 1) % count * 2);
        mesh.add_triangle(0, here, next);
        mesh.add_triangle(here, here + 1, next + 1);
        mesh.add_triangle(here, next + 1, next);
    }
    Shape::mesh(mesh)
}

/// A rectangle with its corners cut off, clockwise.
pub(super) fn chamfered(rect: Rect, cut: f32) -> [Pos2; 8] {
    let Rect { min, max } = rect;
    [
        egui::pos2(min.x + cut, min.y),
        egui::pos2(max.x - cut, min.y),
        egui::pos2(max.x, min.y + cut),
        egui::pos2(max.x, max.y - cut),
        egui::pos2(max.x - cut, max.y),
        egui::pos2(min.x + cut, max.y),
        egui::pos2(min.x, max.y - cut),
        egui::pos2(min.x, min.y + cut),
    ]
}

impl Art<'_> {
    /// The points of an ellipse, clockwise: as many as it needs to look round.
    pub(super) fn ellipse(&self, centre: Pos2, radius: Vec2) -> Vec<Pos2> {
        let pixels = radius.max_elem().max(0.0) * self.painter.pixels_per_point();
        let count = (pixels.sqrt() * 4.6).clamp(10.0, 96.0) as u8;
        (0..count).map(|step| centre + Vec2::angled(f32::from(step) / f32::from(count) * std::f32::consts::TAU) * radius).collect()
    }

    /// The shadow of a convex thing that lies `height` above the table.
    pub(super) fn shadow(&self, points: &[Pos2], height: f32) {
        if height * self.painter.pixels_per_point() < 0.5 {
            return;
        }
        let centre = Rect::from_points(points).center() - LIGHT * height;
        let mut mesh = Mesh::default();
        for &point in points {
            let from_centre = point - LIGHT * height - centre;
            let away = from_centre.normalized() * height;
            mesh.colored_vertex(centre + from_centre - away, self.theme.shadow);
            mesh.colored_vertex(centre + from_centre + away, Color32::TRANSPARENT);
        }
        let count = points.len() as u32;
        strip(&mut mesh, count);
        for side in 2..count {
            mesh.add_triangle(0, side * 2 - 2, side * 2);
        }
        self.add(Shape::mesh(mesh));
    }

    /// The shadow of something with rounded corners.
    pub(super) fn shadow_of(&self, rect: Rect, round: f32, height: f32) {
        let rect = rect.translate(-LIGHT * height);
        let shape = RectShape::filled(rect, corner(round), self.theme.shadow).with_blur_width(height * 2.5);
        self.add(shape);
    }

    /// An area with rounded corners.
    pub(super) fn fill(&self, rect: Rect, round: f32, color: Color32) {
        self.painter.rect_filled(rect, corner(round), color);
    }

    /// The edge of such an area, inside of it.
    pub(super) fn edge(&self, rect: Rect, round: f32, width: f32, color: Color32) {
        self.painter.rect_stroke(rect, corner(round), (width, color), StrokeKind::Inside);
    }
}

/// Round corners; a radius beyond 255 points is round enough.
pub(super) fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}
