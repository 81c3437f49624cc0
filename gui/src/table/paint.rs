//! Each form of the layout, drawn.

mod animals;
mod boards;
mod bonds;
mod cards;
mod pieces;

pub(crate) use cards::READ;
pub(crate) use pieces::wounds;

use super::easel::{Easel, Face};
use super::layout::{Form, HEADING, LINE, Place, TEXT};
use crate::art::Outline;
use clade_engine::scene::{Node, Shape};
use egui::{Align2, Color32, Rect, pos2, vec2};

/// What is true of a thing now.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    /// It can be chosen.
    pub(crate) lit: bool,
    /// It can be chosen, but nothing would come of it as things stand.
    pub(crate) idle: bool,
    /// Pointer, keyboard or log are at it.
    pub(crate) hot: bool,
    /// It was chosen as a part, or the question is about it.
    pub(crate) held: bool,
    /// A bot would answer with it, or a lesson tells of it.
    pub(crate) advised: bool,
    /// It would be a choice, but is not allowed.
    pub(crate) barred: bool,
    /// Whether the lower of its two halves is meant, or the upper one.
    pub(crate) half: Option<bool>,
}

/// How thick the veil over what cannot be had now is: what it does can be read.
const CLOSED: f32 = 0.42;

impl Easel<'_> {
    /// Draws one thing into its area on the screen.
    pub(crate) fn place(&self, place: &Place, rect: Rect, state: State) {
        let node = &self.scene.nodes[usize::from(place.node)];
        // A pile that lies open where it has its place, but is one: what is in it cannot be had now.
        let is_closed = node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].shape == Shape::Pile) && !state.lit;
        // The same of what may not be taken now: what may stands out.
        if (is_closed || state.barred) && matches!(place.form, Form::Card | Form::Low) {
            self.whole_card(node, rect, place.form, state);
            self.painter.rect_filled(rect, 6.0 * self.scale, self.shared.theme.mat.fill.gamma_multiply(CLOSED));
            return;
        }
        match place.form {
            Form::Board => self.board(node, rect, state),
            Form::Hex => self.hex(node, rect, state),
            Form::Square => self.square(node, rect, state),
            Form::Corner => self.corner(rect, state),
            Form::Slot => self.slot(node, rect, self.scene.children(place.node).next().is_some(), state),
            Form::Zone => self.zone(node, rect, state),
            Form::Ground => self.land(node, rect, state),
            Form::Herd => self.herd(node, rect, state),
            Form::Bare => self.mark_rect(rect, 6.0 * self.scale, state),
            Form::Aside => self.pile(node, rect, self.count(place.node), state),
            Form::Row => self.row(node, rect, None, state),
            Form::Named(room) => self.row(node, rect, Some(room), state),
            Form::Cells { most, in_line, goal } => self.cells((place.node, node), rect, [most, in_line, goal], state),
            Form::Cell => self.mark_rect(rect, 3.0 * self.scale, state),
            Form::Cube => self.cube(node, rect, state),
            Form::Figure => self.figure(node, rect, state),
            Form::Disc => self.disc(node, rect, state),
            Form::Die => self.die(node, rect, state),
            Form::Card | Form::Low => _ = self.whole_card(node, rect, place.form, state),
            Form::InHand { print, .. } => self.card_in_hand(node, place.form.drawn(rect, self.scale), rect.width(), print, state),
            Form::Beast => self.beast(node, rect, state),
            Form::Places { side, left } => self.places(node, rect, [side, left], state),
            Form::Meals { side } => self.meals(node, rect, side, state),
            Form::Strip => self.strip(node, rect, state),
            Form::Chip => self.chip(node, rect, state),
            Form::Pile => self.pile(node, rect, node.value, state),
            Form::Line => self.line(node, rect, state, true),
            Form::Number => self.line(node, rect, state, false),
        }
    }

    /// A surface with a heading.
    fn zone(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let radius = 8.0 * s;
        self.art().mat(rect);
        // Land or sea: of everybody, or of one side.
        if node.shape == Shape::Space || node.shape == Shape::Panel && node.owner.is_some() {
            self.art().ground(rect.shrink(2.0), node.look.tint, &node.look.icon, None);
        }
        let mut x = rect.left() + 12.0 * s;
        let y = rect.top() + 10.0 * s;
        if let Some(side) = node.owner {
            let seal = Rect::from_min_size(pos2(x, y), vec2(20.0, 20.0) * s);
            self.seal(seal, side);
            x = seal.right() + 6.0 * s;
        }
        let title = self.say(&node.name);
        let width = rect.right() - x - 8.0 * s;
        let size = self.larger(&self.heading(node), HEADING, Face::Title, vec2(self.beside(node).unwrap_or(width), (LINE + 2.0) * s));
        let used = self.text(pos2(x, y), Align2::LEFT_TOP, &title, size, Face::Title, theme.mat.ink, width);
        x += used.x + 8.0 * s;
        if let Some(value) = node.value {
            x += self.text(pos2(x, y), Align2::LEFT_TOP, &value.to_string(), size, Face::Strong, theme.mat.ink, width).x + 8.0 * s;
        }
        for badge in &node.badges {
            let badge = self.say(badge);
            x += self.text(pos2(x, y + s), Align2::LEFT_TOP, &badge, TEXT, Face::Body, theme.faint, rect.right() - x).x + 8.0 * s;
        }
        self.mark_rect(rect, radius, state);
    }

    /// What stands at the head of a surface.
    fn heading(&self, node: &Node) -> String {
        let value = node.value.map(|value| value.to_string());
        [self.say(&node.name)]
            .into_iter()
            .chain(value)
            .chain(node.badges.iter().map(|badge| self.say(badge)))
            .collect::<Vec<_>>()
            .join("   ")
    }

    /// The room of a heading beside which heaps may lie: hardly more than it needs in the usual size.
    fn beside(&self, node: &Node) -> Option<f32> {
        let at = self.scene.nodes.iter().position(|other| other.id == node.id)?;
        let has_heaps = self.scene.children(at as u16).any(|(_, kid)| kid.shape == Shape::Track);
        let font = crate::theme::body(HEADING * self.scale);
        has_heaps.then(|| self.painter.layout_no_wrap(self.heading(node), font, Color32::PLACEHOLDER).size().x * 1.1 + 20.0 * self.scale)
    }

    /// Land on which other parts of the table lie.
    fn land(&self, node: &Node, rect: Rect, state: State) {
        self.art().mat(rect);
        self.art().ground(rect.shrink(2.0), node.look.tint, &node.look.icon, None);
        self.mark_rect(rect, 8.0 * self.scale, state);
    }

    /// The things of a side on common ground: an edge in its colour, and its seal.
    fn herd(&self, node: &Node, rect: Rect, state: State) {
        let s = self.scale;
        if let Some(side) = node.owner {
            let edge = egui::Stroke::new(1.5 * s, self.side_paint(side).fill.gamma_multiply(0.7));
            self.painter.rect(rect, 8.0 * s, self.shared.theme.mat.fill.gamma_multiply(0.35), edge, egui::StrokeKind::Inside);
            self.seal(Rect::from_min_size(rect.min + vec2(4.0, 6.0) * s, vec2(18.0, 18.0) * s), side);
        }
        self.mark_rect(rect, 8.0 * s, state);
    }

    /// The name of a row of places: above them, or before them with so much room.
    fn row(&self, node: &Node, rect: Rect, before: Option<f32>, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        self.painter.rect_filled(rect, 6.0 * s, theme.mat.edge.gamma_multiply(0.25));
        let (left, top) = (rect.left() + 6.0 * s, if before.is_some() { rect.center().y - 9.0 * s } else { rect.top() + 3.0 * s });
        let mut at = pos2(left, top);
        let icon = Rect::from_min_size(at, vec2(18.0, 18.0) * s);
        if self.shared.icons.draw(self.painter, &node.look.icon, icon, theme.mat.ink) {
            at.x = icon.right() + 4.0 * s;
        }
        let (name, room) = (self.say(&node.name), before.map_or(rect.right(), |room| rect.left() + room * s) - at.x);
        let size = self.larger(&name, TEXT, Face::Strong, vec2(room, LINE * s));
        self.text(at, Align2::LEFT_TOP, &name, size, Face::Strong, theme.mat.ink, room);
        self.mark_rect(rect, 6.0 * s, state);
    }

    /// How many cards lie in something.
    fn count(&self, i: u16) -> Option<i64> {
        Some(self.scene.children(i).map(|(_, kid)| kid.value.unwrap_or(1)).sum())
    }

    /// The ink of words that lie on this thing's parent: on a card, or on the table.
    fn ink_under(&self, node: &Node) -> [Color32; 2] {
        let theme = &self.shared.theme;
        let on_card = node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].shape == Shape::Card);
        if on_card { [theme.card.ink, theme.card.ink] } else { [theme.mat.ink, theme.faint] }
    }

    /// Words with a number.
    fn line(&self, node: &Node, rect: Rect, state: State, is_named: bool) {
        let [ink, faint] = self.ink_under(node);
        let s = self.scale;
        let rows = (rect.height() / s / LINE).round().max(1.0) as usize;
        let y = if rows > 1 { rect.top() + LINE / 2.0 * s } else { rect.center().y };
        let mut x = rect.left() + 4.0 * s;
        let picture = Rect::from_min_size(pos2(x, y - 9.0 * s), vec2(18.0, 18.0) * s);
        let icon = self.icon_of(node);
        let is_in_own = node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].owner.is_some());
        match node.owner {
            Some(side) if !is_in_own => {
                self.seal(picture, side);
                x = picture.right() + 4.0 * s;
            }
            _ if !node.look.icon.is_empty() && self.shared.icons.draw(self.painter, &icon, picture, ink) => {
                x = picture.right() + 4.0 * s;
            }
            _ => {}
        }
        let end = rect.right();
        if rows > 1 && node.badges.is_empty() {
            let told = node.value.map_or_else(|| self.say(&node.name), |value| format!("{} {value}", self.say(&node.name)));
            self.paragraph(pos2(x, rect.top()), &told, TEXT, ink, end - x, rows);
            return self.mark_rect(rect, 5.0 * s, state);
        }
        if is_named {
            x += self.text(pos2(x, y), Align2::LEFT_CENTER, &self.say(&node.name), TEXT, Face::Body, ink, end - x).x + 6.0 * s;
        }
        if let Some(value) = node.value {
            x += self.text(pos2(x, y), Align2::LEFT_CENTER, &value.to_string(), HEADING, Face::Strong, ink, end - x).x + 6.0 * s;
        }
        if rows > 1 {
            let signs: Vec<String> = node.badges.iter().map(|badge| self.say(badge)).collect();
            let at = rect.min + vec2(4.0, LINE) * s;
            self.paragraph(at, &signs.join(" "), TEXT, faint, end - at.x, rows - 1);
            return self.mark_rect(rect, 5.0 * s, state);
        }
        for badge in &node.badges {
            x += self.text(pos2(x, y), Align2::LEFT_CENTER, &self.say(badge), TEXT, Face::Body, faint, end - x).x + 6.0 * s;
        }
        self.mark_rect(rect, 5.0 * s, state);
    }

    /// What is true of a thing, around it. What can be chosen is marked by a thick line, not by its colour alone.
    pub(super) fn mark(&self, outline: Outline, state: State) {
        let (art, theme) = (self.art(), &self.shared.theme);
        match state {
            State { advised: true, hot, .. } => {
                art.advised(outline);
                if hot {
                    art.focus(outline);
                }
            }
            State { held: true, .. } => art.glow(outline, theme.focus, 1.0),
            State { lit: true, idle: true, hot, .. } => {
                art.faintly(outline, theme.lit);
                if hot {
                    art.focus(outline);
                }
            }
            State { lit: true, hot: true, .. } => {
                art.glow(outline, theme.lit, 1.0);
                art.focus(outline);
            }
            State { lit: true, .. } => art.glow(outline, theme.lit, 0.0),
            State { hot: true, .. } => art.focus(outline),
            _ => {}
        }
    }

    /// The same around a rectangle.
    pub(super) fn mark_rect(&self, rect: Rect, radius: f32, state: State) {
        self.mark(Outline::Rect(rect, radius), state);
    }
}
