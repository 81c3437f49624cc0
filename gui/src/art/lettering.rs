//! Words on pieces: they fit, or are left out where they could not be read.

use super::Art;
use egui::{Align2, Color32, FontId, Rect};

/// Letters smaller than this many pixels are illegible.
const LEGIBLE: f32 = 5.0;

impl Art<'_> {
    /// One line in a rectangle, in this size or as much smaller as it must be.
    pub(crate) fn line(&self, rect: Rect, align: Align2, text: &str, font: FontId, ink: Color32) {
        let pixels = self.painter.pixels_per_point();
        if text.is_empty() || font.size * pixels < LEGIBLE || !self.painter.clip_rect().intersects(rect) {
            return;
        }
        let wide = self.painter.layout_no_wrap(text.to_owned(), whole(font.clone(), pixels), Color32::PLACEHOLDER);
        let share = (rect.width() / wide.size().x).min(1.0);
        let galley = if share < 1.0 {
            let font = whole(FontId { size: font.size * share, ..font }, pixels);
            if font.size * pixels < LEGIBLE {
                return;
            }
            self.painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)
        } else {
            wide
        };
        let place = align.align_size_within_rect(galley.size(), rect);
        self.painter.galley(place.min, galley, ink);
    }
}

/// A size rounded to half pixels, so that zooming does not fill the atlas with letters of all sizes.
fn whole(font: FontId, pixels: f32) -> FontId {
    FontId { size: (font.size * pixels * 2.0).floor().max(1.0) / (pixels * 2.0), ..font }
}
