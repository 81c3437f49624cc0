//! Wooden pieces: cubes, pawns, discs, drops, markers; what is written on them, and how many there are.

use super::Art;
use super::light::{ball, dished, glossy, inset, shade};
use crate::theme::{Paint, mix, strong};
use egui::epaint::{Mesh, PathShape};
use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// How much of a disc lies within its rim.
const WELL: f32 = 0.84;
/// Half the size of the head of a figure that bears its picture there, by its height.
const HEAD: f32 = 0.37;

/// What is on a piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sign<'a> {
    /// Nothing.
    None,
    /// A picture; if there is none of this name, the letters.
    Icon(&'a str, &'a str),
    /// A few letters.
    Text(&'a str),
}

impl Art<'_> {
    /// A cube, of which front, top and right side are seen.
    pub(crate) fn cube(&self, rect: Rect, paint: Paint, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let outline = cube(rect);
        let [front_top, _, back_top, _, front_low, _] = outline;
        let front = Rect::from_min_max(front_top, front_low);
        let back = front.translate(back_top - front.right_top());
        self.shadow(&outline, size * 0.07);
        let side = |points: [Pos2; 4], light: f32| {
            self.add(Shape::convex_polygon(points.to_vec(), shade(paint.fill, light), Stroke::NONE));
        };
        side([front.right_top(), back.right_top(), back.right_bottom(), front.right_bottom()], -0.38);
        side([front.left_top(), back.left_top(), back.right_top(), front.right_top()], 0.36);
        let face = [front.left_top(), front.right_top(), front.right_bottom(), front.left_bottom()];
        self.add(glossy(&face, paint.fill, 0.14));
        // The worn edge between the faces catches the light.
        let worn = Stroke::new(self.hair(size, 0.02), shade(paint.fill, 0.55));
        self.add(Shape::line(vec![front.left_top(), front.right_top(), front.right_bottom()], worn));
        self.add(Shape::line_segment([front.right_top(), back.right_top()], worn));
        self.add(PathShape::closed_line(outline.to_vec(), self.contour(size, paint)));
        self.sign(front.shrink(size * 0.1), paint.ink, sign);
    }

    /// A figure that stands upright.
    pub(crate) fn pawn(&self, rect: Rect, paint: Paint, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let size = rect.height();
        let at = |x: f32, y: f32| pos2(rect.center().x + x * size, rect.min.y + y * size);
        let foot = self.ellipse(at(0.0, 0.88), vec2(0.34, 0.11) * size);
        self.shadow(&foot, size * 0.06);
        let contour = self.contour(size, paint);
        self.add(Shape::convex_polygon(foot, shade(paint.fill, -0.3), contour));
        // Half outlines of the body, from the neck to the foot.
        let half = [(0.10, 0.34), (0.12, 0.46), (0.17, 0.60), (0.24, 0.74), (0.31, 0.86)];
        let mut mesh = Mesh::default();
        for (x, y) in half {
            for (place, light) in [(-x, 0.10), (-x * 0.45, 0.34), (x * 0.3, -0.02), (x, -0.42)] {
                mesh.colored_vertex(at(place, y), shade(paint.fill, light));
            }
        }
        for row in 0..half.len() as u32 - 1 {
            for column in 0..3 {
                let here = row * 4 + column;
                mesh.add_triangle(here, here + 1, here + 4);
                mesh.add_triangle(here + 1, here + 5, here + 4);
            }
        }
        self.add(Shape::mesh(mesh));
        let left = half.iter().map(|&(x, y)| at(-x, y));
        let right = half.iter().rev().map(|&(x, y)| at(x, y));
        let bottom = [(0.2, 0.92), (0.0, 0.945), (-0.2, 0.92)].map(|(x, y)| at(x, y));
        // The foot's near edge hides where the body ends.
        self.add(Shape::convex_polygon(
            vec![at(0.31, 0.86), bottom[0], bottom[1], bottom[2], at(-0.31, 0.86)],
            shade(paint.fill, -0.1),
            Stroke::NONE,
        ));
        self.add(Shape::line(left.collect(), contour));
        self.add(Shape::line(right.collect(), contour));
        let collar = self.ellipse(at(0.0, 0.37), vec2(0.16, 0.05) * size);
        self.add(Shape::convex_polygon(collar, shade(paint.fill, -0.12), contour));
        let head = self.ellipse(at(0.0, 0.2), Vec2::splat(size * 0.19));
        self.add(ball(&head, paint.fill));
        self.add(PathShape::closed_line(head, contour));
        self.sign(Rect::from_center_size(at(0.0, 0.7), Vec2::splat(size * 0.3)), paint.ink, sign);
    }

    /// A figure with a large head, on which its picture is: known at a glance from those that have a picture on their body. Its edge is of
    /// this colour.
    pub(crate) fn herald(&self, rect: Rect, paint: Paint, rim: Color32, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let size = rect.height();
        let at = |x: f32, y: f32| pos2(rect.center().x + x * size, rect.min.y + y * size);
        let edge = Stroke::new(self.hair(size, 0.075), rim);
        let foot = [(-0.14, 0.55), (0.14, 0.55), (0.36, 0.95), (-0.36, 0.95)].map(|(x, y)| at(x, y));
        self.shadow(&foot, size * 0.06);
        self.add(glossy(&foot, shade(paint.fill, -0.2), 0.3));
        self.add(PathShape::closed_line(foot.to_vec(), edge));
        let middle = at(0.0, HEAD);
        let head = self.ellipse(middle, Vec2::splat(size * HEAD));
        self.add(Shape::convex_polygon(head.clone(), shade(paint.fill, 0.2), Stroke::NONE));
        self.add(PathShape::closed_line(inset(&head, 0.06), edge));
        self.add(PathShape::closed_line(head, self.contour(size, paint)));
        self.sign(Rect::from_center_size(middle, Vec2::splat(size * HEAD * 1.36)), paint.ink, sign);
    }

    /// A round token with a rim.
    pub(crate) fn disc(&self, rect: Rect, paint: Paint, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let thick = size * 0.07;
        let radius = (size - thick) / 2.0;
        let centre = pos2(rect.center().x, rect.min.y + radius);
        let outline = self.ellipse(centre + vec2(0.0, thick), Vec2::splat(radius));
        self.shadow(&outline, size * 0.05);
        self.add(Shape::convex_polygon(outline, shade(paint.fill, -0.45), Stroke::NONE));
        let face = self.ellipse(centre, Vec2::splat(radius));
        self.add(dished(&face, WELL, paint.fill));
        let inner = Stroke::new(self.hair(size, 0.012), shade(paint.fill, -0.3));
        self.add(PathShape::closed_line(inset(&face, 1.0 - WELL), inner));
        self.add(PathShape::closed_line(face, self.contour(size, paint)));
        self.sign(Rect::from_center_size(centre, Vec2::splat(radius * 1.2)), paint.ink, sign);
    }

    /// A flat round marker as on a track, seen from the side.
    pub(crate) fn marker(&self, rect: Rect, paint: Paint, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let (wide, flat) = (vec2(0.47, 0.36) * size, size * 0.2);
        let top = pos2(rect.center().x, rect.center().y - flat * 0.5);
        let low = top + vec2(0.0, flat);
        self.shadow(&self.ellipse(low, wide), size * 0.05);
        let contour = self.contour(size, paint);
        // The wall runs along the front of the ellipse, from the left to the right.
        let front: Vec<Vec2> = (0u8..=12).map(|step| Vec2::angled(std::f32::consts::PI * (1.0 - f32::from(step) / 12.0)) * wide).collect();
        let mut mesh = Mesh::default();
        for point in &front {
            let light = 0.12 - 0.3 * (point.x / wide.x + 0.45).abs();
            mesh.colored_vertex(top + *point, shade(paint.fill, light));
            mesh.colored_vertex(low + *point, shade(paint.fill, light - 0.12));
        }
        for column in 0..front.len() as u32 - 1 {
            mesh.add_triangle(column * 2, column * 2 + 1, column * 2 + 2);
            mesh.add_triangle(column * 2 + 1, column * 2 + 3, column * 2 + 2);
        }
        self.add(Shape::mesh(mesh));
        let face = self.ellipse(top, wide);
        self.add(glossy(&face, shade(paint.fill, 0.1), 0.2));
        self.add(PathShape::closed_line(face, Stroke::new(self.hair(size, 0.025), shade(paint.fill, 0.45))));
        let back = (1u8..12).map(|step| top + Vec2::angled(-std::f32::consts::PI * f32::from(step) / 12.0) * wide);
        let around: Vec<Pos2> = front.iter().map(|point| low + *point).chain(back).collect();
        self.add(PathShape::closed_line(around, contour));
        self.sign(Rect::from_center_size(top, vec2(wide.x, wide.y) * 1.25), paint.ink, sign);
    }

    /// A drop of food, water, blood.
    pub(crate) fn drop(&self, rect: Rect, paint: Paint, sign: Sign<'_>) {
        if !self.sees(rect) {
            return;
        }
        let rect = square(rect);
        let size = rect.width();
        let outline = drop_outline(rect.shrink(size * 0.04));
        self.shadow(&outline, size * 0.05);
        self.add(Shape::convex_polygon(outline.to_vec(), paint.fill, Stroke::NONE));
        self.add(glossy(&outline, paint.fill, 0.3));
        self.add(PathShape::closed_line(outline.to_vec(), self.contour(size, paint)));
        let glint = rect.center() + vec2(-0.13, 0.05) * size;
        self.add(Shape::ellipse_filled(glint, vec2(0.05, 0.09) * size, shade(paint.fill, 0.7)));
        self.sign(Rect::from_center_size(rect.center() + vec2(0.0, size * 0.14), Vec2::splat(size * 0.4)), paint.ink, sign);
    }

    /// What is on a piece: a picture or letters, as large as the place.
    pub(crate) fn sign(&self, rect: Rect, ink: Color32, sign: Sign<'_>) {
        let letters = match sign {
            Sign::None => return,
            Sign::Icon(icon, _) if self.icons.draw(self.painter, icon, rect, ink) => return,
            Sign::Icon(_, letters) | Sign::Text(letters) => letters,
        };
        self.line(rect, Align2::CENTER_CENTER, letters, strong(rect.height() * 0.9), ink);
    }

    fn contour(&self, size: f32, paint: Paint) -> Stroke {
        Stroke::new(self.hair(size, 0.03), mix(paint.edge, Color32::BLACK, 0.15))
    }
}

/// The outline of a cube of which front, top and right side are seen, clockwise from the front's left corner above.
pub(super) fn cube(rect: Rect) -> [Pos2; 6] {
    let rect = square(rect);
    let deep = rect.width() * 0.2;
    let Rect { min, max } = rect;
    [
        pos2(min.x, min.y + deep),
        pos2(min.x + deep, min.y),
        pos2(max.x, min.y),
        pos2(max.x, max.y - deep),
        pos2(max.x - deep, max.y),
        pos2(min.x, max.y),
    ]
}

/// The largest square in the middle.
pub(super) fn square(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), Vec2::splat(rect.width().min(rect.height())))
}

/// A drop with its point above, clockwise from the point.
pub(super) fn drop_outline(rect: Rect) -> [Pos2; 25] {
    let size = rect.height();
    let radius = size * 0.335;
    let centre = pos2(rect.center().x, rect.max.y - radius);
    std::array::from_fn(|step| {
        if step == 0 {
            return pos2(centre.x, rect.min.y);
        }
        // From the right shoulder around below to the left one.
        let turn = (-30.0 + (step as f32 - 1.0) / 23.0 * 240.0_f32).to_radians();
        centre + Vec2::angled(turn) * radius
    })
}
