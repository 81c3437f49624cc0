//! Draws what egui has laid out without a graphics driver: the same pixels on every machine. **For tests only**; a crate by itself, so that
//! it is compiled for speed where the window's own tests are not.
//!
//! What egui's own shader does, triangle by triangle: the colour of the corners times the texture between its four nearest points, laid
//! over what is there. A pixel belongs to the triangle that holds its centre; on an edge between two it belongs to one of them, by the
//! rule of top and left edges that graphics cards follow.

use egui::epaint::{ImageData, ImageDelta, Mesh, Primitive, TextureId, Vertex};
use egui::{Color32, ColorImage, Context, FullOutput, Pos2, Rect, TexturesDelta};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};
use std::collections::BTreeMap;

/// How finely corners are placed: parts of a pixel.
const PARTS: f32 = 256.0;

/// Red, green, blue and how opaque, each from 0 to 255; the colour is already weakened by it.
type Colour = [f32; 4];

/// Draws in memory.
#[derive(Default, Debug)]
pub struct Painter {
    textures: BTreeMap<TextureId, ColorImage>,
}

impl TestRenderer for Painter {
    #[expect(clippy::iter_over_hash_type, reason = "textures do not depend on each other")]
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            changes.into_iter().for_each(|change| self.change(id, change));
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let mut picture = RgbaImage::new(size.x.round() as u32, size.y.round() as u32);
        for part in ctx.tessellate(output.shapes.clone(), scale) {
            match part.primitive {
                Primitive::Mesh(mesh) => self.mesh(&mesh, part.clip_rect * scale, scale, &mut picture)?,
                Primitive::Callback(_) => return Err("a callback draws by itself".to_owned()),
            }
        }
        Ok(picture)
    }
}

impl Painter {
    /// A texture is new, or a part of it is.
    fn change(&mut self, id: TextureId, change: ImageDelta) {
        let ImageData::Color(new) = change.image;
        match (change.pos, self.textures.get_mut(&id)) {
            (Some([left, top]), Some(old)) => {
                for (row, pixels) in new.pixels.chunks(new.width()).enumerate() {
                    let from = (top + row) * old.width() + left;
                    old.pixels[from..from + pixels.len()].copy_from_slice(pixels);
                }
            }
            _ => {
                self.textures.insert(id, (*new).clone());
            }
        }
    }

    fn mesh(&self, mesh: &Mesh, clip: Rect, scale: f32, picture: &mut RgbaImage) -> Result<(), String> {
        let texture = self.textures.get(&mesh.texture_id).ok_or("a texture is missing")?;
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|at| mesh.vertices[corners[at] as usize]);
            Triangle::new([a, b, c], scale).draw(texture, clip, picture);
        }
        Ok(())
    }
}

/// Three corners, clockwise on the screen, and where they lie in parts of a pixel.
struct Triangle {
    corners: [Vertex; 3],
    at: [(i64, i64); 3],
}

impl Triangle {
    fn new(mut corners: [Vertex; 3], scale: f32) -> Self {
        let place = |corner: &Vertex| {
            let Pos2 { x, y } = corner.pos;
            ((x * scale * PARTS).round() as i64, (y * scale * PARTS).round() as i64)
        };
        let mut at = [place(&corners[0]), place(&corners[1]), place(&corners[2])];
        if area(at[0], at[1], at[2]) < 0 {
            corners.swap(1, 2);
            at.swap(1, 2);
        }
        Self { corners, at }
    }

    fn draw(&self, texture: &ColorImage, clip: Rect, picture: &mut RgbaImage) {
        let [a, b, c] = self.at;
        let whole = area(a, b, c);
        if whole == 0 {
            return;
        }
        let part = PARTS as i64;
        let within = |low: i64, high: i64, edges: (f32, f32), size: u32| {
            let (from, to) = (edges.0.round().max(0.0) as i64, (edges.1.round().max(0.0) as i64).min(size.into()));
            low.div_euclid(part).max(from)..(high.div_euclid(part) + 1).min(to)
        };
        let least = |by: fn((i64, i64)) -> i64| by(a).min(by(b)).min(by(c));
        let most = |by: fn((i64, i64)) -> i64| by(a).max(by(b)).max(by(c));
        let columns = within(least(|at| at.0), most(|at| at.0), (clip.min.x, clip.max.x), picture.width());
        let rows = within(least(|at| at.1), most(|at| at.1), (clip.min.y, clip.max.y), picture.height());
        // What all three corners share need not be looked up for each pixel.
        let [first, second, third] = &self.corners;
        let same = (first.uv == second.uv && second.uv == third.uv).then(|| texel(texture, first.uv));
        for y in rows {
            for x in columns.clone() {
                let centre = (x * part + part / 2, y * part + part / 2);
                let weights = [area(b, c, centre), area(c, a, centre), area(a, b, centre)];
                let inside = |(weight, from, to): (i64, (i64, i64), (i64, i64))| weight > 0 || (weight == 0 && is_top_or_left(from, to));
                if ![(weights[0], b, c), (weights[1], c, a), (weights[2], a, b)].into_iter().all(inside) {
                    continue;
                }
                let shares = weights.map(|weight| weight as f32 / whole as f32);
                let texel = same.unwrap_or_else(|| texel(texture, self.between(shares)));
                let colour = self.colour(shares);
                lay(picture.get_pixel_mut(x as u32, y as u32), [0, 1, 2, 3].map(|i| colour[i] * texel[i] / 255.0));
            }
        }
    }

    /// The place in the texture between the corners.
    fn between(&self, shares: [f32; 3]) -> Pos2 {
        let along = |of: fn(&Vertex) -> f32| self.corners.iter().zip(shares).map(|(corner, share)| of(corner) * share).sum();
        Pos2::new(along(|corner| corner.uv.x), along(|corner| corner.uv.y))
    }

    /// The colour between the corners.
    fn colour(&self, shares: [f32; 3]) -> Colour {
        let mut colour = [0.0; 4];
        for (corner, share) in self.corners.iter().zip(shares) {
            for (sum, n) in colour.iter_mut().zip(corner.color.to_array()) {
                *sum += f32::from(n) * share;
            }
        }
        colour
    }
}

/// Twice the area of a triangle; positive if its corners go clockwise on the screen.
fn area(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// Whether an edge that is followed clockwise is the upper or a left one of its triangle.
fn is_top_or_left(from: (i64, i64), to: (i64, i64)) -> bool {
    to.1 < from.1 || (to.1 == from.1 && to.0 > from.0)
}

/// The texture at a place from 0 to 1, between its four nearest points; beyond its edge it goes on as at the edge.
fn texel(texture: &ColorImage, at: Pos2) -> Colour {
    let [width, height] = texture.size;
    let (x, y) = (at.x * width as f32 - 0.5, at.y * height as f32 - 0.5);
    let point = |column: f32, row: f32| -> Colour {
        let (column, row) = (column.clamp(0.0, width as f32 - 1.0) as usize, row.clamp(0.0, height as f32 - 1.0) as usize);
        texture.pixels.get(row * width + column).copied().unwrap_or(Color32::TRANSPARENT).to_array().map(f32::from)
    };
    let (left, top) = (x.floor(), y.floor());
    let mix = |one: Colour, other: Colour, share: f32| [0, 1, 2, 3].map(|i| one[i] + (other[i] - one[i]) * share);
    let upper = mix(point(left, top), point(left + 1.0, top), x - left);
    let lower = mix(point(left, top + 1.0), point(left + 1.0, top + 1.0), x - left);
    mix(upper, lower, y - top)
}

/// Lays a colour over a pixel.
fn lay(pixel: &mut Rgba<u8>, [red, green, blue, opaque]: Colour) {
    let below = pixel.0.map(f32::from);
    let over = |new: f32, old: f32| (new + old * (255.0 - opaque) / 255.0).round() as u8;
    let alpha = (opaque * (255.0 - below[3]) / 255.0 + below[3]).round() as u8;
    *pixel = Rgba([over(red, below[0]), over(green, below[1]), over(blue, below[2]), alpha]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corner(x: f32, y: f32) -> Vertex {
        Vertex { pos: Pos2::new(x, y), uv: Pos2::ZERO, color: Color32::from_rgba_premultiplied(100, 0, 0, 100) }
    }

    /// Two triangles make a square: each of its pixels is drawn once, also those on the line between them, and none beside it.
    #[test]
    fn a_pixel_belongs_to_one_triangle() {
        let white = ColorImage::filled([1, 1], Color32::WHITE);
        let mut picture = RgbaImage::new(6, 6);
        let [a, b, c, d] = [corner(1.0, 1.0), corner(5.0, 1.0), corner(5.0, 5.0), corner(1.0, 5.0)];
        for corners in [[a, b, c], [a, d, c]] {
            Triangle::new(corners, 1.0).draw(&white, Rect::EVERYTHING, &mut picture);
        }
        for (x, y, pixel) in picture.enumerate_pixels() {
            let inside = (1..5).contains(&x) && (1..5).contains(&y);
            assert_eq!(pixel.0, if inside { [100, 0, 0, 100] } else { [0; 4] }, "{x} {y}");
        }
    }

    #[test]
    fn a_texture_is_read_between_its_points() {
        let texture = ColorImage::new([2, 1], vec![Color32::BLACK, Color32::WHITE]);
        assert_eq!(texel(&texture, Pos2::new(0.25, 0.5)), [0.0, 0.0, 0.0, 255.0]);
        assert_eq!(texel(&texture, Pos2::new(0.5, 0.5)), [127.5, 127.5, 127.5, 255.0]);
        assert_eq!(texel(&texture, Pos2::new(1.0, 0.5)), [255.0; 4], "beyond the edge as at the edge");
    }
}
