//! Boards and their spaces.

use super::State;
use crate::table::easel::{Easel, Face};
use crate::table::layout::{HEADING, TEXT};
use clade_engine::scene::{Node, Tint};
use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

impl Easel<'_> {
    /// The surface of a board, with its name.
    pub(super) fn board(&self, node: &Node, rect: Rect) {
        let theme = &self.shared.theme;
        let s = self.scale;
        self.painter.rect_filled(rect.translate(vec2(0.0, 4.0 * s)), 14.0 * s, theme.shadow);
        self.painter.rect(rect, 14.0 * s, theme.mat.fill, Stroke::new(2.0 * s, theme.mat.edge), StrokeKind::Inside);
        let at = rect.min + vec2(14.0, 8.0) * s;
        self.text(at, Align2::LEFT_TOP, &self.say(&node.name), HEADING, Face::Title, theme.mat.ink, rect.width() - 28.0 * s);
    }

    /// A hexagonal space, standing on a side.
    pub(super) fn hex(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let points = |grow: f32| -> Vec<Pos2> {
            let (c, r, h) = (rect.center(), rect.width() / 2.0 + grow, rect.height() / 2.0 + grow * 0.87);
            [(1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0)].map(|(x, y)| c + vec2(x * r, y * h)).to_vec()
        };
        let is_empty = node.look.tint == Tint::Plain && node.look.icon.is_empty();
        let paint = theme.tint(node.look.tint);
        let (fill, ink) = if is_empty { (theme.mat.edge.gamma_multiply(0.35), theme.faint) } else { (paint.fill, paint.ink) };
        self.painter.add(Shape::convex_polygon(
            points(-1.5 * s),
            fill,
            Stroke::new(1.5 * s, if is_empty { theme.mat.edge } else { paint.edge }),
        ));
        let picture = Rect::from_center_size(rect.center() + vec2(0.0, 4.0 * s), Vec2::splat(rect.height() * 0.62));
        self.shared.icons.draw(self.painter, &node.look.icon, picture, ink.gamma_multiply(0.22));
        let at = pos2(rect.center().x, rect.top() + 4.0 * s);
        self.text(at, Align2::CENTER_TOP, &self.say(&node.mark), 11.0, Face::Body, ink, rect.width() * 0.6);
        if let Some((color, width)) = self.outline(state) {
            self.painter.add(Shape::closed_line(points(-width * 0.5), Stroke::new(width, color)));
            if state.lit {
                self.painter.add(Shape::closed_line(points(-width * 1.4), Stroke::new((width * 0.4).max(1.0), theme.table[1])));
            }
        }
    }

    /// A square space.
    pub(super) fn square(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let is_plain = node.look.tint == Tint::Plain;
        let paint = theme.tint(node.look.tint);
        let (fill, edge, ink) = if is_plain { (theme.water(), theme.mat.edge, theme.mat.ink) } else { (paint.fill, paint.edge, paint.ink) };
        self.painter.rect(rect, 7.0 * s, fill, Stroke::new(1.5 * s, edge), StrokeKind::Inside);
        let picture = Rect::from_center_size(rect.center() + vec2(0.0, 6.0 * s), Vec2::splat(rect.height() * 0.6));
        self.shared.icons.draw(self.painter, &node.look.icon, picture, ink.gamma_multiply(0.2));
        self.text(rect.min + vec2(6.0, 3.0) * s, Align2::LEFT_TOP, &self.say(&node.mark), TEXT, Face::Body, ink, rect.width() - 10.0 * s);
        self.state_frame(rect.shrink(2.0 * s), 6.0 * s, state);
    }

    /// A place where hexagons meet: seen only if it can be chosen.
    pub(super) fn corner(&self, rect: Rect, state: State) {
        if let Some((color, width)) = self.outline(state) {
            self.painter.circle(rect.center(), rect.width() * 0.5, Color32::TRANSPARENT, Stroke::new(width, color));
            self.painter.circle_stroke(rect.center(), rect.width() * 0.5 + width, Stroke::new(1.0, self.shared.theme.table[1]));
        }
    }

    /// A place in a row.
    pub(super) fn slot(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let place = Rect::from_min_size(rect.min, vec2(rect.width(), 42.0 * s));
        self.painter.rect(place, 8.0 * s, theme.mat.fill, Stroke::new(1.2 * s, theme.mat.edge), StrokeKind::Inside);
        self.text(place.center(), Align2::CENTER_CENTER, &self.say(&node.mark), TEXT, Face::Body, theme.faint, place.width());
        for badge in node.badges.iter().take(1) {
            let at = pos2(place.center().x, place.bottom());
            self.text(at, Align2::CENTER_TOP, &self.say(badge), 10.0, Face::Strong, theme.mat.ink, place.width() + 6.0 * s);
        }
        self.state_frame(place, 8.0 * s, state);
    }

    /// Numbered cells for markers.
    pub(super) fn cells(&self, node: &Node, rect: Rect, most: i64) {
        let theme = &self.shared.theme;
        let s = self.scale;
        self.painter.rect(rect, 8.0 * s, theme.mat.fill, Stroke::new(s, theme.mat.edge), StrokeKind::Inside);
        self.text(rect.min + vec2(8.0, 4.0) * s, Align2::LEFT_TOP, &self.say(&node.name), TEXT, Face::Strong, theme.mat.ink, rect.width());
        for cell in 0..=most {
            let at = vec2((cell % 26) as f32 * 26.0 + 6.0, 26.0 + (cell / 26) as f32 * 44.0) * s;
            let area = Rect::from_min_size(rect.min + at, vec2(25.0, 42.0) * s);
            let fill = if cell % 5 == 0 { theme.mat.edge.gamma_multiply(0.6) } else { theme.mat.edge.gamma_multiply(0.25) };
            self.painter.rect_filled(area, 3.0 * s, fill);
            self.text(
                pos2(area.center().x, area.top() + s),
                Align2::CENTER_TOP,
                &cell.to_string(),
                11.0,
                Face::Body,
                theme.faint,
                30.0 * s,
            );
        }
    }
}
