//! A part of the window as a picture: laid out and drawn off screen, so that all of it is there, however small the window is.
//!
//! The only crate that draws what egui lays out without a graphics card (`egui_software_backend`) is for another egui: [`raster`] is ours.

mod raster;
#[cfg(test)]
mod tests;

use crate::shared::Shared;
use crate::theme;
use egui::epaint::{ClippedPrimitive, ImageData, TextureId};
use egui::{Color32, ColorImage, Context, Frame, Margin, RawInput, Rect, Ui, ViewportId, pos2, vec2};

/// The greatest height of the layout, in points.
const HIGHEST: f32 = 30_000.0;
/// Around it.
const MARGIN: i8 = 16;
/// Fonts are there in the second pass, and what asks for the sizes of the pass before is settled in the fourth.
const PASSES: usize = 4;

/// Something that is laid out and can be drawn, on any thread.
pub(crate) struct Still {
    primitives: Vec<ClippedPrimitive>,
    glyphs: ColorImage,
    ground: Color32,
    /// In pixels.
    size: [usize; 2],
    scale: f32,
}

impl Still {
    /// Lays it out, this wide in points, as high as it is; `scale` pixels are a point.
    pub(crate) fn lay(shared: &Shared, width: f32, scale: f32, mut show: impl FnMut(&mut Ui)) -> Self {
        let ctx = Context::default();
        theme::apply(&ctx, &shared.theme, &shared.prefs);
        ctx.set_zoom_factor(1.0);
        let whole = vec2(width + 2.0 * f32::from(MARGIN), HIGHEST);
        let mut still =
            Self { primitives: Vec::new(), glyphs: ColorImage::default(), ground: shared.theme.panel.fill, size: [0, 0], scale };
        for pass in 1..=PASSES {
            let mut input = RawInput { screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), whole)), ..RawInput::default() };
            // A second goes by: nothing moves any more.
            input.time = Some(pass as f64);
            input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(scale);
            let mut bottom = 0.0;
            let mut output = ctx.run_ui(input, |ui| {
                let shown = Frame::new().inner_margin(Margin::same(MARGIN)).show(ui, |ui| {
                    ui.set_width(width);
                    show(ui);
                });
                bottom = shown.response.rect.bottom();
            });
            still.keep(std::mem::take(&mut output.textures_delta));
            still.size = [whole.x, bottom.min(HIGHEST)].map(|side| (side * scale).ceil().max(1.0) as usize);
            still.primitives = ctx.tessellate(std::mem::take(&mut output.shapes), output.pixels_per_point);
        }
        still
    }

    /// Glyphs, as egui hands them out. There are no other textures: what the window draws is made of colours and letters.
    fn keep(&mut self, mut delta: egui::TexturesDelta) {
        for change in delta.set.remove(&TextureId::default()).into_iter().flatten() {
            let ImageData::Color(image) = &change.image;
            match change.pos {
                Some([left, top]) => {
                    for (row, pixels) in image.pixels.chunks(image.size[0].max(1)).enumerate() {
                        let at = (top + row) * self.glyphs.size[0] + left;
                        self.glyphs.pixels[at..at + pixels.len()].copy_from_slice(pixels);
                    }
                }
                None => self.glyphs = ColorImage::clone(image),
            }
        }
        delta.clear();
    }

    /// Draws it. Takes a moment.
    pub(crate) fn draw(&self) -> ColorImage {
        raster::draw(&self.primitives, &self.glyphs, self.size, self.scale, self.ground)
    }
}
