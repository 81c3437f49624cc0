//! Cards: fronts, backs, piles of them.

use super::Art;
use super::light::{corner, shade};
use crate::theme::{Paint, mix};
use egui::epaint::RectShape;
use egui::{Direction, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

impl Art<'_> {
    /// The back of a card; its medal may be painted.
    pub(crate) fn card_back(&self, rect: Rect, icon: &str, painted: Option<Paint>) {
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
        let (fill, ink) = painted.map_or((shade(back.fill, -0.25), back.ink), |paint| (paint.fill, paint.ink));
        self.painter.circle_filled(rect.center(), medal, fill);
        self.painter.circle_stroke(rect.center(), medal, (self.hair(width, 0.014), back.ink.gamma_multiply(0.7)));
        self.icons.draw(self.painter, icon, Rect::from_center_size(rect.center(), Vec2::splat(medal * 1.35)), ink);
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

/// How round the corners of a card are: no rounder where it lies broad.
fn round(rect: Rect) -> f32 {
    rect.size().min_elem() * 0.06
}
