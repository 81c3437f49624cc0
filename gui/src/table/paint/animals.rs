//! Animals, and the cards that lie on them: strips with their names, or pictures alone.

use super::State;
use crate::table::easel::{Easel, Face};
use crate::table::layout::{BEAST, BRIEF, Form, HEAD, HEADING, SMALL};
use clade_engine::Msg;
use clade_engine::scene::Node;
use egui::{Align2, Color32, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// The size of the name on a strip, and on one that is lower than this.
const STRIP: f32 = 13.0;
const LOW_STRIP: f32 = 15.0;
/// A name on a strip may be so much smaller before a short one takes its place.
const SMALLER: f32 = 0.9;
const LOW: f32 = 20.0;
/// Signs of an animal are no smaller than this, in points.
const LEAST_SIGN: f32 = 7.0;

impl Easel<'_> {
    /// An animal: what it is, large, in the colour of its owner; then what is true of it.
    pub(super) fn beast(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let paint = self.paint_of(node);
        self.art().paper(rect);
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), HEAD * s));
        let round = egui::CornerRadius { nw: (8.0 * s) as u8, ne: (8.0 * s) as u8, sw: 0, se: 0 };
        self.painter.rect_filled(head, round, paint.fill);
        let picture = Rect::from_min_size(head.min + vec2(4.0, 2.0) * s, Vec2::splat((HEAD - 4.0) * s));
        self.shared.icons.draw(self.painter, &self.icon_of(node), picture, paint.ink);
        let at = pos2(picture.right() + 5.0 * s, head.center().y);
        let (name, room) = (self.say(&node.name), vec2(head.right() - at.x - 4.0 * s, head.height() * 0.9));
        let size = self.larger(&name, HEADING, Face::Title, room);
        self.text(at, Align2::LEFT_CENTER, &name, size, Face::Title, paint.ink, head.right() - at.x);
        let (signs, size, is_whole) = self.signs_below(node, rect);
        if !is_whole {
            self.art().folded(rect.right_top(), 14.0 * s, paint.edge);
        }
        let at = pos2(rect.left() + 6.0 * s, head.bottom() + 2.0 * s);
        self.text(at, Align2::LEFT_TOP, &signs, size, Face::Body, theme.card.ink, rect.width() - 12.0 * s);
        self.mark_rect(rect, 8.0 * s, state);
    }

    /// What is true of an animal, below its name, in this size: rather small than cut, and rather less of it than a part of a word. Whether it
    /// is all.
    fn signs_below(&self, node: &Node, rect: Rect) -> (String, f32, bool) {
        let (s, mut signs) = (self.scale, node.badges.iter().map(|badge| self.say(badge)).collect::<Vec<String>>());
        let all = signs.len();
        if is_brief(rect, s) {
            signs.clear();
        }
        let room = rect.width() - 12.0 * s;
        let fits = |told: &str, size: f32| self.wide(told, &crate::theme::body(size)) <= room;
        while !signs.is_empty() {
            let told = signs.join(" · ");
            let sizes = std::iter::successors(Some((SMALL * s).round()), |size| Some(size - 1.0)).take_while(|&size| size >= LEAST_SIGN);
            if let Some(size) = sizes.chain([LEAST_SIGN.min((SMALL * s).round())]).find(|&size| fits(&told, size)) {
                return (told, size / s, signs.len() == all);
            }
            signs.pop();
        }
        (String::new(), SMALL, all == 0)
    }

    /// Whether a cord ends on it.
    fn is_tied(&self, node: &Node) -> bool {
        node.bond.is_some() || self.scene.nodes.iter().any(|other| other.bond.as_deref() == Some(&*node.id))
    }

    /// The room for words on a strip: where a cord ends no number stands.
    fn room_on_strip(&self, node: &Node, rect: Rect) -> f32 {
        let s = self.scale;
        let tab = (24.0 * s).min(rect.height());
        rect.width() - tab - 8.0 * s - if self.is_tied(node) { 2.0 * super::bonds::END * s } else { 0.0 }
    }

    /// A card as a strip: its picture, its name, its signs.
    pub(super) fn strip(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let paint = self.paint_of(node);
        self.painter.rect(rect, 5.0 * s, theme.card.fill, Stroke::new(s, theme.card.edge), StrokeKind::Inside);
        let tab = Rect::from_min_size(rect.min, vec2((24.0 * s).min(rect.height()), rect.height()));
        let round = egui::CornerRadius { nw: (5.0 * s) as u8, ne: 0, sw: (5.0 * s) as u8, se: 0 };
        self.painter.rect_filled(tab, round, paint.fill);
        let picture = Rect::from_center_size(tab.center(), Vec2::splat(tab.width() * 0.75));
        self.shared.icons.draw(self.painter, &self.icon_of(node), picture, paint.ink);
        let (from, room) = (tab.right() + 4.0 * s, self.room_on_strip(node, rect));
        let (size, told) = self.name_on_strip(node, rect.height(), room);
        let y = rect.center().y;
        let used = self.text(pos2(from, y), Align2::LEFT_CENTER, &told, size, Face::Strong, theme.card.ink, room).x + 6.0 * s;
        if self.signs_fit(node, room - used) {
            let at = pos2(from + used, y);
            self.text(at, Align2::LEFT_CENTER, &self.signs_of(node), SMALL, Face::Body, theme.card.ink, room - used);
        } else {
            // The first letters of a sign say nothing: the pointer tells it.
            self.art().folded(rect.right_top(), 12.0 * s, paint.edge);
        }
        self.mark_rect(rect, 5.0 * s, state);
    }

    /// The name on a strip of this height, and its size: rather its short name than letters too small to read; rather smaller than cut: the
    /// end of a name says with whom a pair is.
    fn name_on_strip(&self, node: &Node, height: f32, room: f32) -> (f32, String) {
        let s = self.scale;
        let count = super::cards::count_of(node);
        let most = if height < LOW * s { LOW_STRIP } else { STRIP };
        let measured = |name: &Msg| {
            let told = self.say(name) + &count;
            let font = crate::theme::strong((most * s).round());
            (self.painter.layout_no_wrap(told.clone(), font, Color32::PLACEHOLDER).size().x, told)
        };
        let (mut wide, mut told) = measured(&node.name);
        if wide * SMALLER > room {
            (wide, told) = measured(&node.mark);
        }
        if wide > room {
            return (((most * s * room / wide * 0.98).floor() / s).max(STRIP * 0.6), told);
        }
        // Larger words leave their signs the room that they have.
        let signs = if node.badges.is_empty() { 0.0 } else { self.wide_signs(node) + 6.0 * s };
        let room = if signs < room - wide { room - signs } else { room };
        (self.larger(&told, most, Face::Strong, vec2(room, height * 0.92)), told)
    }

    /// Its signs, in a row.
    fn signs_of(&self, node: &Node) -> String {
        node.badges.iter().map(|badge| self.say(badge)).collect::<Vec<_>>().join(" ")
    }

    /// Whether the signs of a strip have room behind its name; it may have none.
    fn signs_fit(&self, node: &Node, room: f32) -> bool {
        node.badges.is_empty() || self.wide_signs(node) <= room
    }

    fn wide_signs(&self, node: &Node) -> f32 {
        let font = crate::theme::body((SMALL * self.scale).round());
        self.painter.layout_no_wrap(self.signs_of(node), font, Color32::PLACEHOLDER).size().x
    }

    /// Whether a card that is drawn so has a folded corner: signs that are not on it.
    pub(crate) fn is_folded(&self, node: &Node, form: Form, rect: Rect) -> bool {
        let s = self.scale;
        match form {
            Form::Beast => !self.signs_below(node, rect).2,
            Form::Chip => !node.badges.is_empty(),
            Form::Strip => {
                let room = self.room_on_strip(node, rect);
                let (size, told) = self.name_on_strip(node, rect.height(), room);
                let font = crate::theme::strong((size * s).round());
                let used = self.painter.layout_no_wrap(told, font, Color32::PLACEHOLDER).size().x.min(room) + 6.0 * s;
                !self.signs_fit(node, room - used)
            }
            _ => false,
        }
    }

    /// A card as its picture; one with signs has a folded corner, and the pointer tells them.
    pub(super) fn chip(&self, node: &Node, rect: Rect, state: State) {
        let s = self.scale;
        let paint = self.paint_of(node);
        self.painter.rect(rect, 5.0 * s, paint.fill, Stroke::new(s, paint.edge), StrokeKind::Inside);
        self.shared.icons.draw(self.painter, &self.icon_of(node), rect.shrink(4.0 * s), paint.ink);
        if !node.badges.is_empty() {
            // That it is used, or in effect: large enough to be seen where its name is not.
            self.art().folded(rect.right_top(), 14.0 * s, paint.edge);
        }
        self.mark_rect(rect, 5.0 * s, state);
    }
}

/// Whether an animal is drawn so narrow that pictures stand for its traits, and its signs cannot be read.
fn is_brief(rect: Rect, scale: f32) -> bool {
    rect.width() < (BRIEF + BEAST) / 2.0 * scale
}
