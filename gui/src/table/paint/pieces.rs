//! Pieces: cubes, figures, tokens, dice, seals.

use super::State;
use crate::table::easel::{Easel, Face};
use crate::theme::Paint;
use clade_engine::Side;
use clade_engine::scene::Node;
use egui::{Align2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

impl Easel<'_> {
    /// Cubes of a side, and how many.
    pub(super) fn cube(&self, node: &Node, rect: Rect, state: State) {
        let paint = self.paint_of(node);
        let (side, depth) = (rect.width() * 0.78, rect.width() * 0.2);
        let front = Rect::from_min_size(rect.min + vec2(0.0, depth), Vec2::splat(side));
        let top = [front.left_top(), front.left_top() + vec2(depth, -depth), front.right_top() + vec2(depth, -depth), front.right_top()];
        let flank =
            [front.right_top(), front.right_top() + vec2(depth, -depth), front.right_bottom() + vec2(depth, -depth), front.right_bottom()];
        let stroke = Stroke::new((rect.width() * 0.03).max(0.8), paint.edge);
        self.painter.add(Shape::convex_polygon(top.to_vec(), lighter(paint, 0.25), stroke));
        self.painter.add(Shape::convex_polygon(flank.to_vec(), paint.edge, stroke));
        self.painter.rect(front, 1.0, paint.fill, stroke, StrokeKind::Middle);
        let is_marker = node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].shape == clade_engine::scene::Shape::Track);
        let told = match node.value {
            Some(value) if !is_marker => value.to_string(),
            _ => self.say(&node.mark),
        };
        self.inside(front, &told, side * 0.78, paint);
        self.state_frame(rect, 3.0, state);
    }

    /// A figure of a side.
    pub(super) fn figure(&self, node: &Node, rect: Rect, state: State) {
        let paint = self.paint_of(node);
        let radius = rect.width() * 0.48;
        self.painter.circle_filled(rect.center() + vec2(0.0, radius * 0.15), radius, self.shared.theme.shadow);
        self.painter.circle(rect.center(), radius, paint.fill, Stroke::new((radius * 0.14).max(1.0), paint.edge));
        let picture = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.35));
        if !self.shared.icons.draw(self.painter, &self.icon_of(node), picture, paint.ink) {
            self.inside(rect, &self.say(&node.mark), radius, paint);
        } else if radius > 9.0 {
            // Of several figures of a side, which one.
            let mark: String = self.say(&node.mark).chars().filter(char::is_ascii_digit).collect();
            let at = pos2(rect.right(), rect.bottom());
            self.text(at, Align2::RIGHT_BOTTOM, &mark, 10.0, Face::Strong, self.shared.theme.mat.ink, rect.width());
        }
        for (n, _) in node.badges.iter().enumerate() {
            let at = rect.center() + vec2(radius * (0.9 - 0.5 * n as f32), -radius * 0.9);
            self.painter.circle(at, radius * 0.26, self.shared.theme.alarm, Stroke::new(1.0, paint.edge));
        }
        self.ring(rect, radius, state);
    }

    /// A round token with a picture or a mark, and how many.
    pub(super) fn disc(&self, node: &Node, rect: Rect, state: State) {
        let paint = self.paint_of(node);
        let radius = rect.width().min(rect.height()) * 0.47;
        self.painter.circle_filled(rect.center() + vec2(0.0, radius * 0.12), radius, self.shared.theme.shadow);
        self.painter.circle(rect.center(), radius, paint.fill, Stroke::new((radius * 0.12).max(1.0), paint.edge));
        let picture = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.4));
        if !self.shared.icons.draw(self.painter, &self.icon_of(node), picture, paint.ink) {
            self.inside(rect, &self.say(&node.mark), radius, paint);
        }
        if let Some(value) = node.value {
            self.bubble(rect, &value.to_string());
        }
        self.ring(rect, radius, state);
    }

    /// A number at the lower right of a thing.
    pub(super) fn bubble(&self, rect: Rect, told: &str) {
        let theme = &self.shared.theme;
        let size = (rect.width() / self.scale * 0.42).clamp(10.0, 14.0);
        let Some(galley) = self.galley(told, size, Face::Strong, theme.panel.ink, 200.0, 1) else { return };
        let area = Rect::from_center_size(rect.right_bottom() - vec2(3.0, 3.0) * self.scale, galley.size() + vec2(5.0, 0.0) * self.scale);
        self.painter.rect(area, area.height() / 2.0, theme.panel.fill, Stroke::new(1.0, theme.panel.edge), StrokeKind::Outside);
        let at = Align2::CENTER_CENTER.anchor_size(area.center(), galley.size()).min;
        self.painter.galley(at, galley, theme.panel.ink);
    }

    /// A die with its value.
    pub(super) fn die(&self, node: &Node, rect: Rect, state: State) {
        let paint = self.paint_of(node);
        self.painter.rect(rect, rect.width() * 0.2, paint.fill, Stroke::new(1.5, paint.edge), StrokeKind::Inside);
        let told = node.value.map_or_else(|| self.say(&node.mark), |value| value.to_string());
        self.inside(rect, &told, rect.width() * 0.6, paint);
        self.state_frame(rect, rect.width() * 0.2, state);
    }

    /// The sign of a side: colour, shape and letter.
    pub(crate) fn seal(&self, rect: Rect, side: Side) {
        let paint = self.side_paint(side);
        self.painter.circle(rect.center(), rect.width() * 0.5, paint.fill, Stroke::new(1.5, paint.edge));
        let picture = rect.shrink(rect.width() * 0.14);
        self.shared.icons.draw(self.painter, &self.side(side).icon, picture, paint.ink);
    }

    /// A short text in the middle of a thing, as large as fits (in points of the screen).
    fn inside(&self, rect: Rect, told: &str, size: f32, paint: Paint) {
        let letters = told.chars().count().max(1) as f32;
        let fits = (rect.width() * 0.92 / (letters * 0.58)).min(size);
        self.text(rect.center(), Align2::CENTER_CENTER, told, fits / self.scale, Face::Strong, paint.ink, rect.width() * 1.4);
    }

    fn ring(&self, rect: Rect, radius: f32, state: State) {
        if let Some((color, width)) = self.outline(state) {
            self.painter.circle_stroke(rect.center(), radius + width * 0.7, Stroke::new(width, color));
            if state.lit {
                self.painter.circle_stroke(rect.center(), radius + width * 1.7, Stroke::new(1.0, self.shared.theme.table[1]));
            }
        }
    }
}

fn lighter(paint: Paint, by: f32) -> egui::Color32 {
    paint.fill.lerp_to_gamma(egui::Color32::WHITE, by)
}
