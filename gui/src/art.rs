//! Pictures and pieces: everything that is drawn more than once looks the same everywhere.
//!
//! Everything is drawn from shapes, lit from the upper left. [`Art`] does the drawing: each piece is one method, which takes the place
//! and the paint, and leaves the meaning of the piece to its caller. What is outside the painter's clip rectangle costs nothing.

mod brought;
mod card;
mod die;
#[cfg(test)]
mod gallery;
mod ground;
mod icons;
mod lettering;
mod light;
mod mark;
mod seal;
mod surface;
mod tile;
mod wood;

pub(crate) use icons::Icons;
pub(crate) use mark::Outline;
pub(crate) use wood::Sign;

use crate::theme::Theme;
use egui::{Painter, Pos2, Rect, Shape};

/// Draws pieces.
#[derive(Copy, Clone)]
pub(crate) struct Art<'a> {
    /// Where.
    pub(crate) painter: &'a Painter,
    /// In which colours.
    pub(crate) theme: &'a Theme,
    /// With which pictures.
    pub(crate) icons: &'a Icons,
}

impl<'a> Art<'a> {
    /// A hand that draws.
    pub(crate) fn new(painter: &'a Painter, theme: &'a Theme, icons: &'a Icons) -> Self {
        Self { painter, theme, icons }
    }

    /// Whether anything there would be visible; shadows reach a little farther than the piece.
    fn sees(&self, rect: Rect) -> bool {
        self.painter.clip_rect().intersects(rect.expand(rect.height() * 0.2))
    }

    fn add(&self, shape: impl Into<Shape>) {
        self.painter.add(shape);
    }

    /// How wide one pixel of the screen is.
    fn pixel(&self) -> f32 {
        1.0 / self.painter.pixels_per_point()
    }

    /// A line as wide as this share of a piece, but never thinner than a pixel.
    fn hair(&self, size: f32, share: f32) -> f32 {
        (size * share).max(self.pixel())
    }
}

/// The corners of a hexagon that lies on a side: points to the left and the right, clockwise from the right one.
pub(crate) fn hexagon(centre: Pos2, radius: f32) -> [Pos2; 6] {
    // The height of half a side's triangle: its sides are as long as the radius.
    const TALL: f32 = 0.866_025_4;
    [(1.0, 0.0), (0.5, TALL), (-0.5, TALL), (-1.0, 0.0), (-0.5, -TALL), (0.5, -TALL)].map(|(x, y)| centre + egui::vec2(x, y) * radius)
}
