//! The pictures that mods bring: shapes of SVG files, drawn once in a few sizes and shown in the colour of their place.

use clade_host::Folder;
use clade_mods::{ModFolder, Picture};
use egui::{Color32, ColorImage, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};
use std::collections::BTreeMap;
use vello_cpu::kurbo::Affine;
use vello_cpu::peniko::Fill;
use vello_cpu::{Pixmap, RenderContext, Resources};

/// The sizes in which they are drawn, in pixels: a place shows the next larger one, shrunk.
const SIZES: [u16; 3] = [32, 96, 288];

/// Pictures by the id of the mod, a slash, and their name.
#[derive(Default)]
pub(super) struct Brought(BTreeMap<String, One>);

/// A picture, and its drawings as far as somebody saw them.
struct One {
    svg: String,
    picture: Picture,
    drawn: [Option<TextureHandle>; SIZES.len()],
}

impl Brought {
    /// Those of these mods, too. A picture that has changed is drawn anew.
    pub(super) fn learn(&mut self, folders: &[Folder]) {
        for folder in folders {
            let files = ModFolder { files: folder.files.clone() };
            let Some(id) = folder.id() else { continue };
            for (name, _, svg) in files.pictures() {
                let name = format!("{id}/{name}");
                if self.0.get(&name).is_some_and(|known| known.svg == svg) {
                    continue;
                }
                match Picture::read(svg) {
                    Ok(picture) => drop(self.0.insert(name, One { svg: svg.to_owned(), picture, drawn: [const { None }; SIZES.len()] })),
                    Err(_) => drop(self.0.remove(&name)), // a check says why
                }
            }
        }
    }

    /// Draws one as large as fits; `false` if there is none of this name.
    pub(super) fn draw(&mut self, painter: &Painter, name: &str, rect: Rect, color: Color32) -> bool {
        let Some(one) = self.0.get_mut(name) else { return false };
        let side = rect.width().min(rect.height());
        let pixels = side * painter.pixels_per_point();
        if pixels < 1.0 || !painter.clip_rect().intersects(rect) {
            return true;
        }
        let at = SIZES.iter().position(|&size| f32::from(size) >= pixels).unwrap_or(SIZES.len() - 1);
        let picture = &one.picture;
        let texture = one.drawn[at].get_or_insert_with(|| {
            let image = drawing(picture, SIZES[at]);
            painter.ctx().load_texture(name, image, TextureOptions::LINEAR)
        });
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        painter.image(texture.id(), place, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), color);
        true
    }
}

/// The shapes in white on nothing, this many pixels wide and high.
fn drawing(picture: &Picture, size: u16) -> ColorImage {
    let view = picture.view;
    let scale = f64::from(size) / view.width().max(view.height());
    let middle = Affine::translate((f64::from(size) / 2.0, f64::from(size) / 2.0));
    let placed = middle * Affine::scale(scale) * Affine::translate(-view.center().to_vec2());
    let mut context = RenderContext::new(size, size);
    context.set_paint(vello_cpu::color::palette::css::WHITE);
    context.set_transform(placed);
    for (shape, has_holes) in &picture.shapes {
        context.set_fill_rule(if *has_holes { Fill::EvenOdd } else { Fill::NonZero });
        context.fill_path(shape);
    }
    context.flush();
    let mut target = Pixmap::new(size, size);
    context.render(&mut target, &mut Resources::new());
    let pixels = target.data().iter().map(|pixel| Color32::from_rgba_premultiplied(pixel.r, pixel.g, pixel.b, pixel.a)).collect();
    ColorImage::new([usize::from(size); 2], pixels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_drawn_where_they_lie() {
        let svg = "<svg viewBox=\"0 0 10 10\"><path fill-rule=\"evenodd\" d=\"M0 0L6 0L6 10L0 10zM2 2L4 2L4 8L2 8z\"/></svg>";
        let image = drawing(&Picture::read(svg).expect("a picture"), 96);
        let at = |x: usize, y: usize| image.pixels[y * 96 + x];
        assert_eq!([at(5, 48), at(28, 48), at(50, 48), at(80, 48)].map(|pixel| pixel.a()), [255, 0, 255, 0], "body, hole, body, nothing");
        assert_eq!(at(5, 5), Color32::WHITE);
    }
}
