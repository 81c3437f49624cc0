//! Boards and their spaces.

use super::State;
use crate::art::{Outline, Sign};
use crate::table::easel::{Easel, Face};
use crate::table::layout::{CELL, GAP, HEADING, SLOT, SMALL, TEXT};
use clade_engine::scene::{Node, Shape, Tint};
use egui::{Align2, Rect, pos2, vec2};

/// How far below the upper side of a hexagon its name stands.
const NAME: f32 = 16.0;
/// How far above its lower side its signs end.
const SIGNS: f32 = 5.0;
/// The numbers of cells are no smaller than this, in points.
const LEAST_CELL: f32 = 8.0;

/// Whether a space says nothing of itself: it is a place where something could be.
fn is_bare(node: &Node) -> bool {
    node.look.tint == Tint::Plain && node.look.icon.is_empty()
}

impl Easel<'_> {
    /// Whereto a thing points, in radians clockwise from straight up; on its way there while it turns.
    fn turn(&self, node: &Node) -> Option<f32> {
        let aim = f32::from(node.look.turn?).to_radians();
        let id = egui::Id::unique(("turn", &node.id));
        let time = if self.shared.prefs.animation { 0.6 } else { 0.0 };
        // By its two parts, so that it goes the short way round.
        let part = |axis: &str, value: f32| self.painter.ctx().animate_value_with_time(id.with(axis), value, time);
        Some(part("x", aim.sin()).atan2(part("y", aim.cos())))
    }

    /// The surface of a board, with its name.
    pub(super) fn board(&self, node: &Node, rect: Rect, state: State) {
        let s = self.scale;
        self.art().mat(rect);
        self.art().ground(rect.shrink(3.0), node.look.tint, &node.look.icon, self.turn(node));
        let at = rect.min + vec2(14.0, 8.0) * s;
        let (name, room) = (self.say(&node.name), rect.width() - 28.0 * s);
        let size = self.larger(&name, HEADING, Face::Title, vec2(room, HEADING * 1.4 * s));
        self.text(at, Align2::LEFT_TOP, &name, size, Face::Title, self.shared.theme.mat.ink, room);
        self.mark_rect(rect, 10.0 * s, state);
    }

    /// A hexagonal space, standing on a side.
    pub(super) fn hex(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let (centre, radius) = (rect.center(), rect.width() / 2.0 - s);
        let ink = if is_bare(node) {
            self.art().empty_hex(centre, radius);
            theme.faint
        } else {
            let paint = theme.tint(node.look.tint);
            self.art().hex_tile(centre, radius, paint, &node.look.icon);
            paint.ink
        };
        // Below what lies on its upper corners.
        let at = pos2(centre.x, rect.top() + NAME * s);
        let name = self.say(&node.mark);
        let size = self.larger(&name, TEXT, Face::Strong, vec2(rect.width() * 0.62, TEXT * 1.4 * s));
        self.text(at, Align2::CENTER_TOP, &name, size, Face::Strong, ink, rect.width() * 0.74);
        // What it is worth, above what lies on its lower corners.
        for sign in node.badges.iter().take(1) {
            let at = pos2(centre.x, rect.bottom() - SIGNS * s);
            self.text(at, Align2::CENTER_BOTTOM, &self.say(sign), SMALL, Face::Body, ink, rect.width() * 0.5);
        }
        self.mark(Outline::Hex(centre, radius - 4.0 * s), state);
    }

    /// A square space.
    pub(super) fn square(&self, node: &Node, rect: Rect, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let ink = if is_bare(node) {
            self.art().empty_square(rect);
            theme.mat.ink
        } else {
            let paint = theme.tint(node.look.tint);
            let turn = self.turn(node);
            self.art().square_tile(rect, paint, if turn.is_some() { "" } else { &node.look.icon });
            turn.into_iter()
                .for_each(|turn| self.art().needle(rect.shrink2(vec2(0.0, 8.0 * s)).translate(vec2(0.0, 4.0 * s)), paint, turn));
            paint.ink
        };
        let (name, room) = (self.say(&node.mark), rect.width() - 12.0 * s);
        let size = self.larger(&name, TEXT, Face::Body, vec2(room, TEXT * 1.4 * s));
        self.text(rect.min + vec2(7.0, 4.0) * s, Align2::LEFT_TOP, &name, size, Face::Body, ink, room);
        self.mark_rect(rect.shrink(4.0 * s), 6.0 * s, state);
    }

    /// A place where hexagons meet: seen only if it can be chosen.
    pub(super) fn corner(&self, rect: Rect, state: State) {
        self.mark(Outline::Circle(rect.center(), rect.width() * 0.5), state);
    }

    /// A place in a row.
    pub(super) fn slot(&self, node: &Node, rect: Rect, is_taken: bool, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        let place = Rect::from_min_size(rect.min, vec2(rect.width(), SLOT * s));
        self.art().empty_square(place);
        // A place of one side alone has its seal. Brackets are for terminals, and a star says that a place is for special pawns.
        match node.owner.filter(|_| !is_taken) {
            Some(side) => self.seal(place.shrink(place.width() * 0.18), side),
            None if !is_taken => {
                let mark = self.say(&node.mark).replace('*', "★");
                let mark = mark.trim_end_matches(')');
                let size = self.larger(mark, TEXT, Face::Body, place.size() * 0.7);
                self.text(place.center(), Align2::CENTER_CENTER, mark, size, Face::Body, theme.faint, place.width());
            }
            None => {}
        }
        for badge in node.badges.iter().take(1) {
            let pictures = self.pictured(badge);
            if !pictures.is_empty() {
                let side = (place.width() / pictures.len() as f32).min(SMALL * 1.45 * s);
                let left = place.center().x - side * pictures.len() as f32 / 2.0;
                for (nth, look) in pictures.iter().enumerate() {
                    let at = pos2(left + side * nth as f32, place.bottom() + 2.0 * s);
                    let disc = Rect::from_min_size(at, egui::Vec2::splat(side)).shrink(0.5);
                    self.art().disc(disc, self.shared.theme.tint(look.tint), Sign::Icon(&look.icon, ""));
                }
                continue;
            }
            let at = pos2(place.center().x, place.bottom() + 3.0 * s);
            // A terminal sets words apart by a space before them.
            self.text(
                at,
                Align2::CENTER_TOP,
                self.say(badge).trim(),
                SMALL,
                Face::Strong,
                theme.mat.ink,
                self.sign_room(node, place.width()),
            );
        }
        // Within the place, so that the words below it can be read.
        self.mark_rect(place.shrink(2.0), 8.0 * s, state);
    }

    /// How wide the words below a place in a row may be: as far as those of the places beside it.
    fn sign_room(&self, node: &Node, width: f32) -> f32 {
        let step = width + GAP * self.scale;
        let places: Vec<&Node> = node.parent.into_iter().flat_map(|row| self.scene.children(row)).map(|(_, kid)| kid).collect();
        let at = places.iter().position(|place| place.id == node.id);
        let beside = at.into_iter().flat_map(|at| [at.checked_sub(1), Some(at + 1)]).flatten().filter_map(|at| places.get(at));
        let wide = |place: &&Node| place.badges.first().map_or(0.0, |sign| self.width_of(self.say(sign).trim(), SMALL));
        let widest = beside.map(wide).fold(0.0, f32::max);
        (2.0 * step - widest - GAP * self.scale).max(step)
    }

    /// Numbered cells for markers.
    pub(super) fn cells(&self, (at, node): (u16, &Node), rect: Rect, [most, in_line, goal]: [i64; 3], state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        self.art().mat(rect);
        self.text(rect.min + vec2(8.0, 4.0) * s, Align2::LEFT_TOP, &self.say(&node.name), TEXT, Face::Strong, theme.mat.ink, rect.width());
        let is_taken = |cell: i64| self.scene.children(at).any(|(_, kid)| kid.shape == Shape::Token && kid.value == Some(cell));
        for cell in 0..=most {
            let at = vec2((cell % in_line) as f32 * CELL.x + 6.0, 26.0 + (cell / in_line) as f32 * CELL.y) * s;
            let area = Rect::from_min_size(rect.min + at, (CELL - vec2(1.0, 2.0)) * s);
            let fill = if cell % 5 == 0 { theme.mat.edge.gamma_multiply(0.6) } else { theme.mat.edge.gamma_multiply(0.25) };
            self.painter.rect_filled(area, 3.0 * s, fill);
            if cell >= goal {
                let flag = Rect::from_min_max(pos2(area.left(), area.bottom() - 5.0 * s), area.max);
                self.chequers(flag);
            }
            // Among so many numbers those that one looks for stand out: every fifth one, and the scores.
            let (face, ink) = if is_taken(cell) || cell % 5 == 0 { (Face::Strong, theme.mat.ink) } else { (Face::Body, theme.faint) };
            let above = pos2(area.center().x, area.top() + s);
            // Where all could not be read, every fifth one has the room of its neighbours.
            let (size, room) = if SMALL * s >= LEAST_CELL { (SMALL, 30.0) } else { (LEAST_CELL / s, 5.0 * CELL.x) };
            if SMALL * s >= LEAST_CELL || cell % 5 == 0 {
                self.text(above, Align2::CENTER_TOP, &cell.to_string(), size, face, ink, room * s);
            }
        }
        self.mark_rect(rect, 8.0 * s, state);
    }

    /// A chequered strip, as at a finish line: two rows of squares.
    fn chequers(&self, strip: Rect) {
        let side = strip.height() / 2.0;
        let columns = (strip.width() / side) as usize;
        for column in 0..columns {
            let at = strip.min + vec2(column as f32 * side, (column % 2) as f32 * side);
            self.painter.rect_filled(Rect::from_min_size(at, vec2(side, side)), 0.0, self.shared.theme.mat.ink);
        }
    }
}
