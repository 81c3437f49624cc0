//! Cards: fronts, backs, piles of them.

use super::Art;
use super::light::{corner, shade};
use crate::theme::{Paint, mix};
use egui::epaint::RectShape;
use egui::{CornerRadius, Direction, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// Where on a card something can be written.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct CardAreas {
    /// For its name, in the ink of its paint.
    pub(crate) title: Rect,
    /// Its picture.
    pub(crate) picture: Rect,
    /// For its text, in the ink of the theme's card. Empty on a card too small to read.
    pub(crate) text: Rect,
}

/// A card narrower than this many pixels is its picture only.
const READABLE: f32 = 84.0;

impl Art<'_> {
    /// The front of a card: a band in its colour, a large picture, room for words.
    pub(crate) fn card(&self, rect: Rect, paint: Paint, icon: &str) -> CardAreas {
        let areas = self.card_areas(rect);
        if !self.sees(rect) {
            return areas;
        }
        let (width, round) = (rect.width(), round(rect));
        let paper = self.theme.card;
        self.paper(rect);
        let band = Rect::from_min_max(rect.min, pos2(rect.max.x, areas.title.max.y));
        let top = CornerRadius { sw: 0, se: 0, ..corner(round) };
        self.painter.rect_filled(band, top, paint.fill);
        let shine = Rect::from_min_max(pos2(band.min.x, band.min.y + round.min(band.height() * 0.5)), band.max);
        self.add(Shape::gradient_rect(shine, Direction::TopDown, [paint.fill, shade(paint.fill, -0.14)]));
        self.add(Shape::hline(band.x_range(), band.max.y, Stroke::new(self.hair(width, 0.012), paint.edge)));
        // The plate behind the picture.
        let plate = areas.picture;
        let plate_round = round * 0.6;
        self.fill(plate, plate_round, mix(paper.fill, paint.fill, 0.2));
        self.edge(plate, plate_round, self.hair(width, 0.006), mix(paper.fill, paint.edge, 0.45));
        let picture = Rect::from_center_size(plate.center(), Vec2::splat(plate.width().min(plate.height()) * 0.88));
        self.icons.draw(self.painter, icon, picture, mix(paint.fill, paper.ink, 0.62));
        self.rim(rect);
        areas
    }

    /// Where on a card of this size things are.
    pub(crate) fn card_areas(&self, rect: Rect) -> CardAreas {
        let (width, height) = (rect.width(), rect.height());
        let margin = width * 0.065;
        let inner = rect.shrink(margin);
        let small = width * self.painter.pixels_per_point() < READABLE;
        let band = (width * 0.17).min(height * 0.16);
        let title = Rect::from_min_max(pos2(inner.min.x, rect.min.y), pos2(inner.max.x, rect.min.y + band));
        let top = title.max.y + margin * 0.8;
        let low = if small { inner.max.y } else { top + (inner.max.y - top) * 0.52 };
        let picture = Rect::from_min_max(pos2(inner.min.x, top), pos2(inner.max.x, low));
        let text = Rect::from_min_max(pos2(inner.min.x, (low + margin * 0.7).min(inner.max.y)), inner.max);
        CardAreas { title, picture, text }
    }

    /// The back of a card.
    pub(crate) fn card_back(&self, rect: Rect, icon: &str) {
        if !self.sees(rect) {
            return;
        }
        let (width, round) = (rect.width(), round(rect));
        let back = self.theme.back;
        self.shadow_of(rect, round, width * 0.03);
        self.fill(rect, round, self.theme.card.fill);
        let field = rect.shrink(width * 0.055);
        self.fill(field, round * 0.7, back.fill);
        self.lattice(field, width * 0.16);
        let frame = field.shrink(width * 0.045);
        self.edge(frame, round * 0.5, self.hair(width, 0.012), back.ink.gamma_multiply(0.55));
        let medal = width * 0.27;
        self.painter.circle_filled(rect.center(), medal, shade(back.fill, -0.25));
        self.painter.circle_stroke(rect.center(), medal, (self.hair(width, 0.014), back.ink.gamma_multiply(0.7)));
        self.icons.draw(self.painter, icon, Rect::from_center_size(rect.center(), Vec2::splat(medal * 1.35)), back.ink);
        self.rim(rect);
    }

    /// Slanted lines both ways.
    fn lattice(&self, field: Rect, apart: f32) {
        if apart * self.painter.pixels_per_point() < 6.0 {
            return;
        }
        let line = Stroke::new(self.hair(apart, 0.05), self.theme.back.ink.gamma_multiply(0.13));
        let painter = self.painter.with_clip_rect(field.intersect(self.painter.clip_rect()));
        let count = ((field.width() + field.height()) / apart).ceil().min(60.0) as u8;
        for step in 1..count {
            let along = f32::from(step) * apart;
            let fall = vec2(field.height(), field.height());
            let from = pos2(field.min.x - field.height() + along, field.min.y);
            painter.line_segment([from, from + fall], line);
            let from = pos2(field.min.x + along, field.min.y);
            painter.line_segment([from, from + vec2(-fall.x, fall.y)], line);
        }
    }

    /// The edges of a pile of this many cards. Returns where its top card is.
    pub(crate) fn pile(&self, rect: Rect, count: i64) -> Rect {
        let below = match count {
            ..=1 => 0,
            2..=4 => 1,
            5..=12 => 2,
            13..=30 => 3,
            _ => 4u8,
        };
        let step = rect.width() * 0.02;
        let thick = step * f32::from(below);
        let card = Rect::from_min_size(rect.min, rect.size() - Vec2::splat(thick));
        if below > 0 && self.sees(rect) {
            let (paper, round) = (self.theme.card, round(card));
            self.shadow_of(card.translate(Vec2::splat(thick)), round, rect.width() * 0.03);
            for level in (1..=below).rev() {
                let edge = card.translate(Vec2::splat(step * f32::from(level)));
                self.fill(edge, round, shade(paper.fill, -0.08 - 0.05 * f32::from(level % 2)));
                self.edge(edge, round, self.hair(rect.width(), 0.008), mix(paper.fill, paper.edge, 0.7));
            }
        }
        card
    }

    /// Plain paper with a shadow.
    pub(crate) fn paper(&self, rect: Rect) {
        let (paper, round) = (self.theme.card, round(rect));
        self.shadow_of(rect, round, rect.width() * 0.03);
        self.fill(rect, round, paper.fill);
        // The paper is a little darker towards its foot, as under a lamp.
        let low = Rect::from_min_max(pos2(rect.min.x, rect.max.y - rect.height() * 0.5), rect.max);
        let shape = Shape::gradient_rect(
            low.shrink2(vec2(round * 0.4, 0.0)).translate(vec2(0.0, -round * 0.4)),
            Direction::TopDown,
            [paper.fill, shade(paper.fill, -0.05)],
        );
        self.add(shape);
    }

    fn rim(&self, rect: Rect) {
        let shape = RectShape::stroke(rect, corner(round(rect)), (self.hair(rect.width(), 0.01), self.theme.card.edge), StrokeKind::Inside);
        self.add(shape);
    }
}

/// How round the corners of a card are.
fn round(rect: Rect) -> f32 {
    rect.width() * 0.06
}
