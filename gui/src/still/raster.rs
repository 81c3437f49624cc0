//! Triangles with colours and textures, drawn as egui's painters on graphics cards draw them: colours are multiplied and blended as they
//! are written, without gamma, alpha is premultiplied, and of two triangles with a common edge each pixel belongs to one.

use egui::epaint::{ClippedPrimitive, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect};

/// Parts of a pixel in which corners are counted: sums of whole numbers leave no gap between neighbours.
const PARTS: f32 = 256.0;

type Rgba = [f32; 4];

/// Draws primitives onto a ground of one colour; `scale` pixels are a point.
pub(super) fn draw(primitives: &[ClippedPrimitive], glyphs: &ColorImage, size: [usize; 2], scale: f32, ground: Color32) -> ColorImage {
    let mut image = ColorImage::filled(size, ground);
    for ClippedPrimitive { clip_rect, primitive } in primitives {
        // What draws by itself can do so on a screen only; nothing here does.
        if let Primitive::Mesh(mesh) = primitive {
            let clip = Clip::of(*clip_rect, scale, size);
            draw_mesh(&mut image, mesh, glyphs, clip, scale);
        }
    }
    image
}

/// The pixels that may be drawn, ends excluded.
#[derive(Copy, Clone)]
struct Clip {
    from: [i64; 2],
    to: [i64; 2],
}

impl Clip {
    fn of(rect: Rect, scale: f32, [width, height]: [usize; 2]) -> Self {
        let within = |value: f32, most: usize| (value * scale).round().clamp(0.0, most as f32) as i64;
        Self {
            from: [within(rect.left(), width), within(rect.top(), height)],
            to: [within(rect.right(), width), within(rect.bottom(), height)],
        }
    }
}

fn draw_mesh(image: &mut ColorImage, mesh: &Mesh, texture: &ColorImage, clip: Clip, scale: f32) {
    for corners in mesh.indices.chunks_exact(3) {
        let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
        Triangle::of(corners, scale).draw(image, texture, clip);
    }
}

/// A triangle in parts of pixels, its corners in the order of the clock.
struct Triangle {
    corners: [Vertex; 3],
    at: [[i64; 2]; 3],
    area: i64,
}

/// Twice the area to the right of the way from `a` to `b`, as seen from `p`.
fn side(a: [i64; 2], b: [i64; 2], p: [i64; 2]) -> i64 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

impl Triangle {
    fn of(mut corners: [Vertex; 3], scale: f32) -> Self {
        let place = |at: Pos2| [at.x, at.y].map(|part| (part * scale * PARTS).round() as i64);
        let mut at = corners.each_ref().map(|corner| place(corner.pos));
        let mut area = side(at[0], at[1], at[2]);
        if area < 0 {
            corners.swap(1, 2);
            at.swap(1, 2);
            area = -area;
        }
        Self { corners, at, area }
    }

    fn draw(&self, image: &mut ColorImage, texture: &ColorImage, clip: Clip) {
        if self.area == 0 {
            return;
        }
        let parts = PARTS as i64;
        let ends = |axis: usize| {
            let along = self.at.map(|at| at[axis]);
            let [low, high] = [along.into_iter().min().unwrap_or(0), along.into_iter().max().unwrap_or(0)];
            low.div_euclid(parts).max(clip.from[axis])..(high.div_euclid(parts) + 1).min(clip.to[axis])
        };
        // Opposite each corner lies the edge that says how much of the corner is at a place.
        let edges = [[1, 2], [2, 0], [0, 1]].map(|[a, b]| [self.at[a], self.at[b]]);
        let colors = self.corners.map(|corner| rgba(corner.color));
        for y in ends(1) {
            for x in ends(0) {
                let centre = [x, y].map(|part| part * parts + parts / 2);
                let shares = edges.map(|[a, b]| side(a, b, centre));
                let is_in = shares.iter().zip(edges).all(|(share, [a, b])| *share > 0 || *share == 0 && is_own(a, b));
                if is_in {
                    let shares = shares.map(|share| share as f32 / self.area as f32);
                    let color = sum(shares, colors);
                    let [u, v] = [|at: Pos2| at.x, |at: Pos2| at.y]
                        .map(|axis| shares.iter().zip(&self.corners).map(|(share, corner)| share * axis(corner.uv)).sum());
                    let texel = texel(texture, u, v);
                    let pixel = &mut image.pixels[y as usize * image.size[0] + x as usize];
                    *pixel = over(std::array::from_fn(|part| color[part] * texel[part]), *pixel);
                }
            }
        }
    }
}

/// Whether pixels on an edge belong to the triangle: those of its upper and left ones.
fn is_own(a: [i64; 2], b: [i64; 2]) -> bool {
    (a[1] == b[1] && b[0] > a[0]) || b[1] < a[1]
}

fn sum(shares: [f32; 3], of: [Rgba; 3]) -> Rgba {
    std::array::from_fn(|part| shares.iter().zip(&of).map(|(share, color)| share * color[part]).sum())
}

/// Parts of the whole.
fn rgba(color: Color32) -> Rgba {
    color.to_array().map(|part| f32::from(part) / 255.0)
}

/// The colour at a place of a texture, 0 to 1 from end to end, between the four next to it.
fn texel(texture: &ColorImage, u: f32, v: f32) -> Rgba {
    let [width, height] = texture.size;
    let [x, y] = [u * width as f32 - 0.5, v * height as f32 - 0.5];
    let at = |x: f32, y: f32| {
        let within = |value: f32, most: usize| (value.max(0.0) as usize).min(most - 1);
        rgba(texture.pixels[within(y, height) * width + within(x, width)])
    };
    let ([left, top], [dx, dy]) = ([x.floor(), y.floor()], [x - x.floor(), y - y.floor()]);
    let between = |a: Rgba, b: Rgba, share: f32| -> Rgba { std::array::from_fn(|part| a[part] + (b[part] - a[part]) * share) };
    between(between(at(left, top), at(left + 1.0, top), dx), between(at(left, top + 1.0), at(left + 1.0, top + 1.0), dx), dy)
}

/// A colour over another.
fn over(color: Rgba, under: Color32) -> Color32 {
    let [red, green, blue, alpha] = rgba(under);
    let left = 1.0 - color[3];
    let mixed = [color[0] + red * left, color[1] + green * left, color[2] + blue * left, color[3] + alpha * left];
    let [red, green, blue, alpha] = mixed.map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}
