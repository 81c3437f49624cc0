//! What flows like words on a page: panels, rows, cards, tokens, lines.

use super::{Form, GAP, HEADING, LINE, Layout, SMALL, TEXT};
use clade_engine::scene::Shape;
use egui::{Vec2, vec2};

/// The size of a token in a panel.
const TOKEN: f32 = 29.0;
/// The side of a place in a row.
pub(crate) const SLOT: f32 = 36.0;
/// So much of a marker is seen beside the piece that lies on it.
const PEEKS: f32 = 11.0;
/// By how much a third piece on a place in a row makes it wider.
const OVER: f32 = 14.0;
/// The size of a whole card.
const CARD: Vec2 = vec2(106.0, 134.0);
/// The same where there are many, and none could be read: the picture beside the name, what it does below.
const LOW: Vec2 = vec2(130.0, 84.0);
/// The size of one in a hand.
pub(super) const IN_HAND: Vec2 = vec2(138.0, 170.0);
/// So much of one is seen at least, where there are many.
pub(super) const NARROW_IN_HAND: f32 = 40.0;
/// So many cards that lie open for all have room for their texts.
pub(super) const USUAL: usize = 5;
/// The width of one where there is room.
pub(super) const WIDE_IN_HAND: f32 = 264.0;
/// The width of a card that is drawn as a strip, and the height.
const STRIP: Vec2 = vec2(158.0, 24.0);
/// Its height where there are many.
const LOW_STRIP: f32 = 18.0;
/// The side of a card that is drawn as its picture.
const CHIP: f32 = 30.0;
/// The width of an animal.
pub(crate) const BEAST: f32 = 176.0;
/// The width of one of many, and of one whose traits are pictures: four side by side.
pub(crate) const BRIEF: f32 = 140.0;
/// More traits than this may stand in two columns on an animal.
const COLUMN: usize = 5;
/// The height of its head, with its picture and name.
pub(crate) const HEAD: f32 = 34.0;
/// The side of a place for food on it.
pub(super) const MEAL: f32 = 22.0;
/// A pile.
pub(crate) const PILE: Vec2 = vec2(80.0, 100.0);
/// How much higher it is where its name needs a third row.
const THIRD_ROW: f32 = 15.0;
/// A cell of a track with markers.
pub(crate) const CELL: Vec2 = vec2(22.0, 44.0);
/// A marker on it, and how far from each other several of them on one cell are.
const MARKER: Vec2 = vec2(22.0, 22.0);
const BESIDE: f32 = 13.0;
/// The fewest cells of a track in a line, if there is no more room.
const CELLS_IN_LINE: i64 = 26;

impl Layout<'_> {
    /// Lays a node and what is in it within a width; gives its size. Its place in its parent is (0, 0) until it is shifted.
    /// `narrow`: at the edge of the window, where cards are strips.
    pub(super) fn block(&mut self, i: u16, width: f32, narrow: bool) -> Vec2 {
        let node = self.node(i);
        match node.shape {
            Shape::Board => self.grid(i),
            Shape::Hexes => self.hexes(i),
            Shape::Panel if self.is_display(i) => self.display(i, width),
            Shape::Panel | Shape::Hand => self.zone(i, width, narrow),
            Shape::Space if self.is_fixed && node.is_land() && node.owner.is_some() => self.herd(i, width),
            Shape::Space if self.is_fixed && node.is_land() && self.kids(i).is_empty() => self.piece(i, vec2(0.0, 0.0), Form::Ground),
            Shape::Space if !self.is_in(i, Shape::Track) => self.zone(i, width, narrow),
            Shape::Track if self.kids(i).iter().all(|&kid| self.is_on_cell(kid)) && node.parent.is_none() => self.cells(i, width),
            Shape::Track if self.is_in(i, Shape::Card) => self.meals(i, width),
            Shape::Track if self.is_heap(i) => self.heap(i, width),
            Shape::Track => self.row(i, width, narrow),
            Shape::Space | Shape::Corner => self.slot(i),
            Shape::Card => self.card(i, width, narrow),
            Shape::Token => self.token(i),
            Shape::Die => self.piece(i, vec2(36.0, 36.0), Form::Die),
            Shape::Pile if self.is_fixed && self.lies_open(i) => self.zone(i, width, narrow),
            Shape::Pile => self.piece(i, PILE + vec2(0.0, self.third_row(i)), Form::Pile),
            Shape::Text => self.line(i, width),
        }
    }

    /// The room for a third row of the name of a pile, if it needs that.
    fn third_row(&self, i: u16) -> f32 {
        let (mut rows, mut left) = (0, 0.0);
        for word in self.text(i).split_whitespace() {
            let wide = self.width_of(&format!("{word} "), SMALL);
            if wide > left {
                (rows, left) = (rows + 1, PILE.x);
            }
            left -= wide;
        }
        if rows > 2 { THIRD_ROW } else { 0.0 }
    }

    fn is_in(&self, i: u16, shape: Shape) -> bool {
        self.node(i).parent.is_some_and(|parent| self.node(parent).shape == shape)
    }

    /// Whether it lies on a numbered cell, or is one. A marker may be nobody's.
    fn is_on_cell(&self, i: u16) -> bool {
        let node = self.node(i);
        node.value.is_some() && matches!(node.shape, Shape::Token | Shape::Space)
    }

    pub(super) fn piece(&mut self, i: u16, size: Vec2, form: Form) -> Vec2 {
        self.put(i, Vec2::ZERO, size, form);
        size
    }

    /// Puts nodes from left to right, in as many lines as they need; gives the size.
    pub(super) fn flow(&mut self, nodes: &[u16], at: Vec2, width: f32, narrow: bool) -> Vec2 {
        let (mut x, mut y, mut height, mut widest) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for &kid in nodes {
            let size = self.block(kid, width, narrow);
            if x > 0.0 && x + size.x > width {
                (x, y, height) = (0.0, y + height + GAP, 0.0);
            }
            self.shift(kid, at + vec2(x, y));
            widest = widest.max(x + size.x);
            x += size.x + GAP;
            height = height.max(size.y);
        }
        vec2(widest, y + height)
    }

    /// A surface at the edge of the window, which is as wide as the edge and headed by it.
    pub(super) fn bare(&mut self, i: u16, width: f32) -> Vec2 {
        let height = self.fill_zone(i, 0.0, 0.0, width, true).y;
        self.piece(i, vec2(width, height), Form::Bare)
    }

    /// Whether these are cards that lie aside: nobody chooses among them now.
    fn is_aside(&self, i: u16) -> bool {
        let node = self.node(i);
        let kids = &self.kids[usize::from(i)];
        let is_free = |kid: &u16| self.node(*kid).actions.is_empty() && self.kids[usize::from(*kid)].is_empty();
        let card = |kid: &u16| self.node(*kid).shape == Shape::Card && is_free(kid);
        node.shape == Shape::Panel && node.parent.is_some() && !kids.is_empty() && kids.iter().all(card)
    }

    /// Whether everybody may look through this pile, and nothing is drawn from it: where it has a place of its own, it lies open.
    fn lies_open(&self, i: u16) -> bool {
        let kids = &self.kids[usize::from(i)];
        self.node(i).parent.is_none() && !kids.is_empty() && kids.iter().all(|&kid| self.node(kid).value.is_none())
    }

    /// Whether this card only says something among other things that belong to nobody: nobody chooses it now, or, where everything has its
    /// place, beside it stand only words.
    fn is_remark(&self, i: u16) -> bool {
        let Some(parent) = self.node(i).parent else { return false };
        let kids = &self.kids[usize::from(parent)];
        let is_alone = kids.len() > 1 && kids.iter().filter(|&&kid| self.node(kid).shape == Shape::Card).count() == 1;
        let only_words = || kids.iter().all(|&kid| kid == i || self.node(kid).shape == Shape::Text);
        let is_aside = if self.is_fixed { only_words() } else { self.node(i).actions.is_empty() };
        is_alone && self.node(parent).owner.is_none() && is_aside
    }

    /// A surface with a heading: first its lines and small things, then what has an area of its own.
    fn zone(&mut self, i: u16, width: f32, narrow: bool) -> Vec2 {
        if self.is_aside(i) {
            return if narrow && self.node(i).value.is_some() { self.line(i, width) } else { self.piece(i, PILE, Form::Aside) };
        }
        let pad = 2.0 * GAP;
        let title = self.headline(i);
        if let Some(size) = self.heaps_beside(i, pad, self.width_of(&title, HEADING) * 1.1 + TOKEN, width) {
            return self.piece(i, size, Form::Zone);
        }
        let top = pad + if title.is_empty() { 0.0 } else { LINE + GAP };
        let flowed = self.fill_zone(i, pad, top, width - 2.0 * pad, narrow);
        let wide = flowed.x.max(self.width_of(&title, HEADING) + 2.0 * TOKEN);
        self.piece(i, vec2((wide + 2.0 * pad).min(width), flowed.y + pad), Form::Zone)
    }

    /// What lies on a surface: first lines, then small things, then what has an area of its own. Gives the width that is used and
    /// the lower edge.
    fn fill_zone(&mut self, i: u16, left: f32, top: f32, width: f32, narrow: bool) -> Vec2 {
        let kids: Vec<u16> = self.kids(i).into_iter().filter(|&kid| self.node(kid).shape != Shape::Hand).collect();
        let is_large = |kid: &u16| {
            let shape = self.node(*kid).shape;
            matches!(shape, Shape::Panel | Shape::Space | Shape::Track | Shape::Board) && !self.is_aside(*kid)
        };
        let (large, small): (Vec<u16>, Vec<u16>) = kids.into_iter().partition(is_large);
        // At the edge a pile that says how high it is, is a number.
        let is_line = |kid: &u16| self.node(*kid).shape == Shape::Text || narrow && self.node(*kid).value.is_some() && self.is_aside(*kid);
        let (lines, mut things): (Vec<u16>, Vec<u16>) = small.into_iter().partition(is_line);
        // A pile that is not there at first comes last: nothing makes room for it.
        things.sort_by_key(|&kid| self.is_aside(kid));
        let (mut used, mut y) = (0.0f32, top);
        // Numbers beside their piles, where the surface is as low as one line.
        let piles = !things.is_empty() && large.is_empty() && things.iter().all(|&kid| self.node(kid).shape == Shape::Pile);
        let groups =
            if piles && self.node(i).owner.is_none() && !narrow { vec![[lines, things].concat()] } else { vec![lines, things, large] };
        for group in groups {
            if !group.is_empty() {
                let flowed = match self.numbered(&group) {
                    Some(places) => self.flow_places(&places, vec2(left, y), width, self.width_of_card(i, width), None),
                    None => self.flow(&group, vec2(left, y), width, narrow),
                };
                used = used.max(flowed.x);
                y += flowed.y + GAP;
            }
        }
        vec2(used, y - GAP)
    }

    /// The name of a surface with its number and signs.
    fn headline(&self, i: u16) -> String {
        let node = self.node(i);
        let mut title = self.text(i);
        if let Some(value) = node.value {
            title.push_str(&format!(" {value}"));
        }
        for badge in &node.badges {
            title.push_str("  ");
            title.push_str(&self.ruler.words.text(badge));
        }
        title
    }

    /// A row of places: its name, what lies beside them, the places.
    fn row(&mut self, i: u16, width: f32, narrow: bool) -> Vec2 {
        // The name is bold and stands behind the picture.
        let picture = if self.node(i).look.icon.is_empty() { 0.0 } else { 24.0 };
        let name = self.width_of(&self.text(i), TEXT) * 1.12 + picture + GAP;
        let kids = self.kids(i);
        // At the edge there is little height: the name stands before what is in the row.
        if narrow {
            let flowed = self.flow(&kids, vec2(name + GAP, GAP / 2.0), width - name - GAP, true);
            return self.piece(i, vec2(name + flowed.x + GAP, flowed.y.max(LINE) + GAP), Form::Named(name));
        }
        let top = LINE + GAP;
        let flowed = self.flow(&kids, vec2(GAP, top), width - 2.0 * GAP, true);
        self.piece(i, vec2(flowed.x.max(name) + 2.0 * GAP, top + flowed.y + GAP), Form::Row)
    }

    /// A place in a row. A piece on a marker lies over it, so that no place grows when it is taken; what the marker is can still be seen.
    fn slot(&mut self, i: u16) -> Vec2 {
        let kids = self.kids(i);
        let signs = self.node(i).badges.len().min(1) as f32 * 17.0;
        let sizes: Vec<Vec2> = kids.iter().map(|&kid| self.block(kid, SLOT, true)).collect();
        let wide = SLOT + OVER * kids.len().saturating_sub(2) as f32;
        let last = sizes.last().map_or(0.0, |size| size.x);
        let (from, step) = match kids.len() {
            0 | 1 => ((wide - last) / 2.0, 0.0),
            n => (3.0, (wide - 6.0 - last) / (n - 1) as f32),
        };
        let apart = if kids.len() == 2 && step < PEEKS { PEEKS / 2.0 } else { 0.0 };
        for ((nth, &kid), size) in (0u8..).zip(&kids).zip(sizes) {
            let aside = apart * (2.0 * f32::from(nth) - 1.0);
            self.shift(kid, vec2(from + step * f32::from(nth) + aside, (SLOT - size.y) / 2.0 + aside * 0.5));
        }
        self.piece(i, vec2(wide, SLOT + signs), Form::Slot)
    }

    /// Numbered cells with markers on them: in one line if there is room for it.
    fn cells(&mut self, i: u16, width: f32) -> Vec2 {
        let kids = self.kids(i);
        let most = kids.iter().filter_map(|&kid| self.node(kid).value).chain(self.node(i).value).max().unwrap_or(0).max(10);
        let in_line = if width.is_finite() { ((width - 2.0 * GAP) / CELL.x).floor() as i64 } else { 0 };
        let in_line = in_line.clamp(CELLS_IN_LINE, (most + 1).max(CELLS_IN_LINE));
        let top = LINE + GAP;
        let place = |cell: i64| vec2((cell % in_line) as f32 * CELL.x + GAP, top + (cell / in_line) as f32 * CELL.y);
        let goal = self.scene.goal(i).map(|(kid, _)| kid);
        let goal_at = goal.and_then(|kid| self.node(kid).value).unwrap_or(most + 1);
        let is_marker = |kid: u16| goal != Some(kid) && self.node(kid).shape != Shape::Space;
        let markers: Vec<(u16, i64)> =
            kids.iter().filter(|&&kid| is_marker(kid)).map(|&kid| (kid, self.node(kid).value.unwrap_or(0).clamp(0, most))).collect();
        for &kid in &kids {
            let cell = self.node(kid).value.unwrap_or(0).clamp(0, most);
            if goal == Some(kid) {
                let cells = (most + 1 - cell).min(in_line - cell % in_line);
                self.put(kid, place(cell), vec2(cells as f32 * CELL.x, 14.0), Form::Cell);
                continue;
            }
            if self.node(kid).shape == Shape::Space {
                self.put(kid, place(cell), CELL - vec2(1.0, 2.0), Form::Cell);
                continue;
            }
            // Several on one cell stand beside each other, each with its letter to be seen.
            let here = || markers.iter().filter(|(_, other)| *other == cell);
            let (nth, last) = (here().position(|(other, _)| *other == kid).unwrap_or(0), here().count().saturating_sub(1));
            let aside = (nth as f32 - last as f32 / 2.0) * BESIDE;
            let down = if nth % 2 == 0 { 16.0 } else { 16.0 + CELL.y * 0.12 };
            self.put(kid, place(cell) + vec2(aside, down), MARKER, Form::Cube);
        }
        let lines = most / in_line + 1;
        let wide = (most + 1).min(in_line) as f32 * CELL.x + 2.0 * GAP;
        self.piece(i, vec2(wide, top + lines as f32 * CELL.y + GAP), Form::Cells { most, in_line, goal: goal_at })
    }

    fn card(&mut self, i: u16, width: f32, narrow: bool) -> Vec2 {
        let kids = self.kids(i);
        if kids.iter().any(|&kid| matches!(self.node(kid).shape, Shape::Card | Shape::Text | Shape::Track)) {
            return self.beast(i, &kids);
        }
        let is_nested = self.node(i).parent.is_some_and(|parent| {
            let parent = self.node(parent);
            parent.shape == Shape::Card || (parent.parent.is_some() && parent.shape != Shape::Hand && parent.owner.is_some())
        });
        if !narrow && !is_nested && !self.is_remark(i) {
            if self.is_low {
                return self.piece(i, LOW, Form::Low);
            }
            let wide = self.node(i).parent.map_or(CARD.x, |parent| self.width_of_card(parent, width));
            return self.piece(i, vec2(wide, CARD.y), Form::Card);
        }
        // A strip; what lies on it lies at its end.
        let mut x = self.width_of(&self.text(i), TEXT) + 34.0;
        for badge in &self.node(i).badges {
            x += self.width_of(&self.ruler.words.text(badge), TEXT) + 8.0;
        }
        let mut height = STRIP.y;
        for kid in kids {
            let size = self.block(kid, STRIP.x, true);
            self.shift(kid, vec2(x, 2.0));
            x += size.x + 2.0;
            height = height.max(size.y + 4.0);
        }
        self.piece(i, vec2(x.min(width.max(STRIP.x)), height), Form::Strip)
    }

    /// How wide a whole card on a surface is. Few that lie open for all are wider, where there is room: what they do can be read. One that is
    /// taken leaves the others as they are.
    fn width_of_card(&self, surface: u16, width: f32) -> f32 {
        let kids = &self.kids[usize::from(surface)];
        let count = |of: &[Shape]| kids.iter().filter(|&&kid| of.contains(&self.node(kid).shape)).count();
        if !self.is_fixed || self.node(surface).owner.is_some() || count(&[Shape::Card]) > USUAL || !width.is_finite() {
            return CARD.x;
        }
        // A deck, and what comes from it in time.
        let piles = count(&[Shape::Pile, Shape::Panel]);
        let piles = if piles > 0 { piles.max(2) } else { 0 };
        let room = width - piles as f32 * (PILE.x + GAP);
        (room / USUAL as f32 - GAP - 1.0).clamp(CARD.x, IN_HAND.x * 1.2)
    }

    /// An animal: its name, what it eats, tokens, then a strip for each trait; many may stand in two columns, so that one animal with all of
    /// them does not make every other one small.
    fn beast(&mut self, i: u16, kids: &[u16]) -> Vec2 {
        let (cards, things): (Vec<u16>, Vec<u16>) = kids.iter().copied().partition(|&kid| self.node(kid).shape == Shape::Card);
        let columns = if self.is_broad && cards.len() > COLUMN && (!self.is_brief || self.named.contains(&i)) { 2 } else { 1 };
        // Where nobody could read them, signs take no room: a corner says that there are some. A broad animal is never so narrow.
        let is_narrow = (self.is_brief || self.is_tight) && columns == 1;
        let signs = if self.node(i).badges.is_empty() || is_narrow { 0.0 } else { LINE };
        let mut y = HEAD + GAP + signs;
        let beast = self.beast_width();
        let flowed = self.flow(&things, vec2(GAP, y), beast - 2.0 * GAP, true);
        y += flowed.y + if flowed.y > 0.0 { GAP } else { 0.0 };
        let wide = beast - 2.0 * GAP;
        if self.is_brief && !self.named.contains(&i) {
            let in_row = ((wide + 2.0) / (CHIP + 2.0)).floor() as usize;
            for row in cards.chunks(in_row.max(1)) {
                for (nth, &card) in (0u8..).zip(row) {
                    self.put(card, vec2(GAP + f32::from(nth) * (CHIP + 2.0), y), vec2(CHIP, CHIP), Form::Chip);
                }
                y += CHIP + 2.0;
            }
            return self.piece(i, vec2(beast, (y + GAP).max(84.0)), Form::Beast);
        }
        let high = if self.is_tight || self.is_brief { LOW_STRIP } else { STRIP.y };
        for row in cards.chunks(columns) {
            for (column, &card) in (0u8..).zip(row) {
                self.put(card, vec2(GAP + f32::from(column) * (wide + 4.0), y), vec2(wide, high), Form::Strip);
            }
            y += high + 2.0;
        }
        let whole = if columns == 2 { 2.0 * wide + 4.0 + 2.0 * GAP } else { beast };
        self.piece(i, vec2(whole, (y + GAP).max(84.0)), Form::Beast)
    }

    /// The places of an animal for food, one after another, and what lies on them.
    fn meals(&mut self, i: u16, width: f32) -> Vec2 {
        let kids = self.kids(i);
        let count = |layout: &Self, kid: u16| layout.node(kid).value.unwrap_or(1).max(0) as f32;
        let eaten: f32 = kids.iter().map(|&kid| count(self, kid)).sum();
        let places = eaten.max(self.node(i).value.unwrap_or(0) as f32).max(1.0);
        let left = LINE + GAP;
        let side = MEAL.min((width - left) / places);
        let mut x = left;
        for kid in kids {
            let wide = side * count(self, kid);
            self.put(kid, vec2(x, 0.0), vec2(wide, side), Form::Meals { side });
            x += wide;
        }
        self.piece(i, vec2(left + side * places, MEAL), Form::Places { side, left })
    }

    /// A token: cubes of a side, a figure, or a disc.
    fn token(&mut self, i: u16) -> Vec2 {
        let form = self.token_form(i);
        let size = match form {
            Form::Line => return self.line(i, f32::INFINITY),
            Form::Figure => vec2(TOKEN - 4.0, TOKEN),
            _ => vec2(TOKEN, TOKEN),
        };
        self.piece(i, size, form)
    }

    /// How a token is drawn: cubes and numbered figures may be nobody's; what says more than three letters and has no picture is words.
    pub(super) fn token_form(&self, i: u16) -> Form {
        let node = self.node(i);
        let mark = self.ruler.words.text(&node.mark);
        match (node.owner, node.value, &*node.look.icon) {
            (_, Some(_), "cube") | (Some(_), Some(_), "") => Form::Cube,
            (Some(_), None, _) => Form::Figure,
            (None, _, "") if mark.chars().count() > 6 => Form::Line,
            (None, None, icon) if !icon.is_empty() && node.mark != node.name && mark.contains(|c: char| c.is_ascii_digit()) => Form::Figure,
            _ => Form::Disc,
        }
    }

    /// Words with a number.
    fn line(&mut self, i: u16, width: f32) -> Vec2 {
        let node = self.node(i);
        if let Some(value) = node.value.filter(|_| self.is_terse && !node.look.icon.is_empty() && node.badges.is_empty()) {
            return self.piece(i, vec2(LINE + 12.0 + self.width_of(&value.to_string(), HEADING), LINE + 2.0), Form::Number);
        }
        let mut x = self.width_of(&self.text(i), TEXT) + 12.0;
        if let Some(value) = node.value {
            x += self.width_of(&value.to_string(), HEADING) + 8.0;
        }
        if !node.look.icon.is_empty() || node.owner.is_some() && node.parent.is_some_and(|parent| self.node(parent).owner.is_none()) {
            x += LINE;
        }
        let signs: f32 = node.badges.iter().map(|badge| self.width_of(&self.ruler.words.text(badge), TEXT) + 10.0).sum();
        if x + signs <= width {
            return self.piece(i, vec2(x + signs, LINE + 2.0), Form::Line);
        }
        // The signs below the words. What is broken between words needs more room than its letters, and letters of another size are
        // not exactly as much wider.
        let (x, signs) = (x * 1.1, signs * 1.1);
        let broken = |wide: f32| (wide / (width - LINE).max(40.0)).ceil();
        let rows = if signs > 0.0 { 1.0 + broken(signs) } else { broken(x) };
        self.piece(i, vec2(x.max(signs).min(width), LINE * rows + 2.0), Form::Line)
    }
}
