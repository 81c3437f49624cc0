//! Cards: whole, in a hand, in piles.

use super::State;
use crate::art::Outline;
use crate::table::easel::{Easel, Face, SMALLEST};
use crate::table::layout::{Form, HEADING, PILE, SMALL, TEXT};
use crate::table::table_view::cards_named;
use crate::table::{half, hyphen};
use clade_engine::scene::{Node, Tint};
use clade_engine::{CardText, Costs, Msg};
use egui::text::LayoutJob;
use egui::{Align, Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// The size of what a card does, on its face; and where there is much room.
const PRINT: f32 = 11.0;
const LARGE_PRINT: f32 = 13.0;
/// The least size of the same, where it is long.
const SMALL_PRINT: f32 = 9.0;
/// The picture beside the name of half a card, and the same above a long text.
const PICTURE: [f32; 2] = [30.0, 20.0];
/// The picture of a low card, and the size of what that costs.
const BESIDE: [f32; 2] = [27.0, 10.0];
/// A card of which less is seen says its name only.
const TOLD: f32 = 90.0;
/// The size of the name of a card on which nothing else can be read.
const NAME: f32 = 18.0;
/// The size of what a card costs.
const COST: f32 = 17.0;
/// It is left out where it would be smaller, in points.
const LEAST: f32 = 8.5;

/// A name is broken with a hyphen rather than set smaller than this, in points; on a low card it takes two rows rather.
const LEAST_TITLE: f32 = 7.0;
const LEAST_LOW: f32 = 8.0;

/// From this scale on the small print of cards can be read.
pub(crate) const READ: f32 = LEAST / PRINT;

impl Easel<'_> {
    /// A card in a hand: whole, though others may lie over it, so that only this much of its width is `seen`. `print`: how much larger its
    /// words are than it is.
    pub(super) fn card_in_hand(&self, node: &Node, rect: Rect, seen: f32, print: f32, state: State) {
        let easel = Easel { print, ..*self };
        let faces = cards_named(self.cards, &node.name);
        let in_front = state.hot || state.held;
        if seen < rect.width() && !in_front && faces.iter().any(|face| easel.has_no_room_for_name(face, seen)) {
            easel.spine(node, &faces, rect, seen, state);
        } else {
            let seen = if in_front { rect.width() } else { seen };
            easel.card_seen(node, rect, seen, Form::InHand { wide: 0.0, print }, state);
        }
    }

    /// Whether the name of a card does not fit beside its picture where only this much of its width is seen.
    fn has_no_room_for_name(&self, card: &CardText, seen: f32) -> bool {
        let font = crate::theme::title(SMALL * self.scale);
        let wide = |word: &str| self.painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
        let longest = self.say(&card.name).split_whitespace().map(wide).fold(0.0, f32::max);
        let mut unseen = self.painter.clone();
        unseen.set_invisible();
        let easel = Easel { painter: &unseen, ..*self };
        let paid = card.costs.as_ref().map_or(0.0, |costs| easel.costs(Pos2::ZERO, Align2::LEFT_TOP, SMALL, costs).x);
        (10.0 + PICTURE[0]) * self.scale + longest + paid > seen
    }

    /// Where the lower half of a card with these faces begins.
    fn parting(&self, card: Rect, faces: &[&CardText]) -> f32 {
        half::parting(card, faces, |text| self.say(text))
    }

    /// A card of which little is seen, as the spine of a book: each of its faces as a picture with its name below, across or turned,
    /// whichever is larger.
    fn spine(&self, node: &Node, faces: &[&CardText], rect: Rect, seen: f32, state: State) {
        let (s, ink) = (self.scale, self.shared.theme.card.ink);
        self.art().paper(rect);
        let strip = rect.shrink(5.0 * s).with_max_x(rect.left() + seen - 3.0 * s);
        let parting = self.parting(rect, faces);
        for (nth, card) in faces.iter().enumerate() {
            let room = match (nth, faces.len()) {
                (0, 2) => strip.with_max_y(parting),
                (1, 2) => strip.with_min_y(parting),
                _ => strip,
            };
            let high = room.height();
            let paint = if card.family.is_some() { self.shared.theme.tint(card.look.tint) } else { self.paint_of(node) };
            let side = (PICTURE[0] * s).min(room.width()).min(high * 0.4);
            let window = Rect::from_min_size(pos2(room.center().x - side / 2.0, room.top()), Vec2::splat(side));
            self.painter.rect(window, 4.0 * s, paint.fill, Stroke::new(s, paint.edge), StrokeKind::Inside);
            self.shared.icons.draw(self.painter, &card.look.icon, window.shrink(2.0 * s), paint.ink);
            let count = if nth == 0 { count_of(node) } else { String::new() };
            let under = window.center_bottom() + vec2(0.0, 2.0 * s);
            let paid = card.costs.as_ref().map_or(0.0, |costs| self.costs(under, Align2::CENTER_TOP, SMALL, costs).y);
            let (name, below) = (self.say(&card.name) + &count, room.bottom() - window.bottom() - paid - 6.0 * s);
            let sizes = [vec2(room.width(), below), vec2(below, room.width())];
            let [across, turned] = sizes.map(|room| self.fitting_in(&name, HEADING * self.print, room));
            let at = pos2(room.center().x, window.bottom() + paid + 3.0 * s);
            if across >= turned {
                let mut job = LayoutJob::simple(name, crate::theme::title(across * s), ink, room.width());
                job.halign = Align::Center;
                let galley = self.painter.layout_job(job);
                let low = at.y + galley.size().y + 2.0 * s;
                self.painter.galley(at, galley, ink);
                if self.can_be_read() && room.width() >= TOLD * s {
                    self.told(&self.say(&card.text), Rect::from_min_max(pos2(room.left(), low), room.max));
                }
            } else {
                let galley = self.painter.layout(name, crate::theme::title(turned * s), ink, below);
                // Turned, its lines go from right to left.
                let at = at + vec2(galley.size().y / 2.0, 0.0);
                self.painter.add(egui::epaint::TextShape::new(at, galley, ink).with_angle(std::f32::consts::FRAC_PI_2));
            }
        }
        if state.barred {
            self.art().barred(Outline::Rect(strip, 4.0 * s));
        }
        self.mark_rect(rect, 7.0 * s, state);
    }

    /// The first of these widths at which all that a card in a hand of this height says can be read on it.
    pub(crate) fn width_to_read(&self, node: &Node, height: f32, print: f32, widths: &[f32]) -> Option<f32> {
        let mut unseen = self.painter.clone();
        unseen.set_invisible();
        let easel = Easel { print, painter: &unseen, ..*self };
        let is_whole = |width: f32| {
            let rect = Rect::from_min_size(Pos2::ZERO, vec2(width, height) * self.scale);
            easel.whole_card(node, rect, Form::InHand { wide: 0.0, print }, State::default())
        };
        widths.iter().copied().find(|&width| is_whole(width))
    }

    /// A whole card: its picture, its name, its signs, and what it does, where that can be read; a card of two in two halves. Whether nothing
    /// of what it does is cut.
    pub(crate) fn whole_card(&self, node: &Node, rect: Rect, form: Form, state: State) -> bool {
        self.card_seen(node, rect, rect.width(), form, state)
    }

    /// The same, with another card over it, so that only this much of its width is `seen`: names and numbers stand there.
    fn card_seen(&self, node: &Node, rect: Rect, seen: f32, form: Form, state: State) -> bool {
        let s = self.scale;
        let lift = if state.hot { vec2(0.0, -4.0 * s) } else { Vec2::ZERO };
        let rect = rect.translate(lift);
        self.art().paper(rect);
        let faces = cards_named(self.cards, &node.name);
        let inside = rect.shrink(5.0 * s);
        let right = inside.right().min(rect.left() + seen - 3.0 * s);
        // What tells it from others stands at its left, where no other card covers it: its name is beside its picture, and how many there are.
        let is_beside = match &faces[..] {
            [only] => matches!(form, Form::InHand { .. }) && node.badges.is_empty() && only.doubt.is_none(),
            faces => faces.len() == 2,
        };
        let parting = self.parting(rect, &faces);
        let (window, is_whole) = match &faces[..] {
            [one, other] => {
                let [upper, lower] = [inside.with_max_y(parting - s), inside.with_min_y(parting + s)];
                let (_, is_whole) = self.half(node, one, &count_of(node), upper, right);
                let (window, is_other_whole) = self.half(node, other, "", lower, right);
                (window, is_whole && is_other_whole)
            }
            [only] if is_beside => self.half(node, only, &count_of(node), inside, right),
            [only] if form == Form::Low => self.low(node, only, rect.shrink(4.0 * s)),
            _ => self.face(node, faces.first().copied(), inside),
        };
        if let Some(n) = node.value.filter(|&n| n != 1 && !is_beside) {
            self.bubble(rect.shrink(5.0 * s).with_max_x(right), &format!("×{n}"));
        }
        if state.barred {
            self.art().barred(Outline::Rect(window, 4.0 * s)); // its words are still read
        }
        if let Some(is_lower) = state.half {
            let half = if is_lower { rect.with_min_y(parting) } else { rect.with_max_y(parting) };
            self.painter.rect(
                half.shrink(2.0 * s),
                5.0 * s,
                self.shared.theme.lit.gamma_multiply(0.12),
                Stroke::new(2.0 * s, self.shared.theme.lit),
                StrokeKind::Inside,
            );
        }
        self.mark_rect(rect, 7.0 * s, state);
        is_whole
    }

    /// A card with one face. Gives the place of its picture, and whether nothing is cut.
    fn face(&self, node: &Node, card: Option<&CardText>, inside: Rect) -> (Rect, bool) {
        let (s, ink) = (self.scale, self.shared.theme.card.ink);
        let paint = self.paint_of(node);
        let told = card.map(|card| self.say(&card.text)).filter(|told| !told.is_empty() && self.can_be_read());
        // A long text needs the room more than the picture does.
        let is_long = told.as_ref().is_some_and(|told| self.height_of(told, SMALL_PRINT, inside.width()) > inside.height() * 0.33);
        let share = if told.is_none() { 0.44 } else { [0.3, 0.2][usize::from(is_long)] };
        let window = Rect::from_min_size(inside.min, vec2(inside.width(), inside.height() * share));
        self.painter.rect(window, 4.0 * s, paint.fill, Stroke::new(s, paint.edge), StrokeKind::Inside);
        let picture = Rect::from_center_size(window.center(), Vec2::splat(window.height().min(window.width()) * 0.86));
        self.shared.icons.draw(self.painter, &self.icon_of(node), picture, paint.ink);
        let mut y = window.bottom() + 3.0 * s;
        let x = inside.center().x;
        // Where nothing else can be read on it, its name can.
        let size = if told.is_none() { NAME } else { [TEXT, SMALL][usize::from(is_long)] } * self.print;
        let costs = card.and_then(|card| card.costs.as_ref());
        let below = if costs.is_some() { COST * 1.3 * s } else { 0.0 };
        let name = self.say(&node.name);
        let size = self.fitting_in(&name, size, vec2(inside.width(), inside.bottom() - y - below));
        y += self.lines(pos2(x, y), &name, size, Face::Title, ink, inside.width(), 3) + 2.0 * s;
        match costs {
            // Always on the card, however long its name is.
            Some(costs) if told.is_none() => _ = self.costs(pos2(x, inside.bottom()), Align2::CENTER_BOTTOM, COST, costs),
            Some(costs) => y += self.costs(pos2(x, y), Align2::CENTER_TOP, COST, costs).y,
            None => {}
        }
        let doubt = card.and_then(|card| card.doubt.as_ref());
        if doubt.is_some() {
            // One small mark says that it is not certain; how sure it is, whoever rests at the card reads.
            self.art().badge(window.left_top(), Align2::LEFT_TOP, "?", 15.0 * s);
        }
        let is_told = |badge: &Msg| doubt.is_some_and(|doubt| badge.mentions(doubt));
        let is_sign = |badge: &&Msg| costs.is_none_or(|costs| costs.told != **badge) && !is_told(badge);
        let signs: Vec<String> = node.badges.iter().filter(is_sign).map(|badge| self.say(badge)).collect();
        match &signs[..] {
            // How many there are, in the corner.
            [short] if costs.is_some() && short.chars().count() <= 3 => {
                self.art().badge(window.right_top(), Align2::RIGHT_TOP, short, 15.0 * s);
            }
            _ => y += self.lines(pos2(x, y), &signs.join(" · "), SMALL, Face::Body, ink, inside.width(), 2),
        }
        let is_whole = told.is_none_or(|told| self.told(&told, Rect::from_min_max(pos2(inside.left(), y + 2.0 * s), inside.max)));
        (window, is_whole)
    }

    /// A low card: its picture beside its name and what it costs, what it does below. Gives the place of its picture, and whether nothing is
    /// cut.
    fn low(&self, node: &Node, card: &CardText, inside: Rect) -> (Rect, bool) {
        let (s, paint) = (self.scale, self.paint_of(node));
        let window = Rect::from_min_size(inside.min, Vec2::splat(BESIDE[0] * s));
        self.painter.rect(window, 4.0 * s, paint.fill, Stroke::new(s, paint.edge), StrokeKind::Inside);
        self.shared.icons.draw(self.painter, &self.icon_of(node), window.shrink(2.0 * s), paint.ink);
        let mut beside = Rect::from_min_max(pos2(window.right() + 4.0 * s, inside.top()), pos2(inside.right(), window.bottom()));
        let name = self.say(&card.name);
        let wide = self.wide(&name, &crate::theme::title(SMALL * s));
        let size = ((SMALL * s * beside.width() / wide.max(1.0)).floor() / s).min(SMALL);
        // In one row, with what it costs below; where that could not be read, in two, and what it costs stands below the picture.
        let is_long = size * s < LEAST_LOW;
        let mut low = window.bottom();
        if let Some(costs) = &card.costs {
            if is_long {
                low += self.costs(pos2(inside.left(), low + s), Align2::LEFT_TOP, BESIDE[1], costs).y;
            } else {
                beside.max.y -= self.costs(beside.left_bottom(), Align2::LEFT_BOTTOM, BESIDE[1], costs).y;
            }
        }
        if is_long {
            self.title_beside(&name, beside);
        } else {
            self.text(beside.left_center(), Align2::LEFT_CENTER, &name, size, Face::Title, self.shared.theme.card.ink, beside.width());
        }
        if card.doubt.is_some() {
            self.art().badge(window.left_top(), Align2::LEFT_TOP, "?", 13.0 * s);
        }
        // How many there are, at the price.
        let is_count = |badge: &&Msg| card.costs.as_ref().is_none_or(|costs| costs.told != **badge);
        let signs: Vec<String> =
            node.badges.iter().filter(is_count).map(|badge| self.say(badge)).filter(|sign| sign.chars().count() <= 3).collect();
        if let [sign] = &signs[..] {
            self.art().badge(pos2(inside.right(), low), Align2::RIGHT_BOTTOM, sign, 13.0 * s);
        }
        // All of them in one size: one reads from card to card.
        let below = Rect::from_min_max(pos2(inside.left(), low + 2.0 * s), inside.max);
        let (told, rows) = (self.say(&card.text), self.rows_in(below.height(), SMALL_PRINT));
        self.paragraph(below.min, &told, SMALL_PRINT, self.shared.theme.card.ink, below.width(), rows.max(1));
        (window, self.height_of(&told, SMALL_PRINT, below.width()) <= below.height())
    }

    /// What a card costs: each number with its picture, in a row. Gives its size.
    fn costs(&self, at: Pos2, align: Align2, size: f32, costs: &Costs) -> Vec2 {
        let size = size * self.scale;
        let ink = self.shared.theme.card.ink;
        let font = crate::theme::strong(size);
        let numbers: Vec<_> = costs.numbers.iter().map(|cost| self.painter.layout_no_wrap(cost.to_string(), font.clone(), ink)).collect();
        let gap = size * 0.5;
        let wide = numbers.iter().map(|number| number.size().x + size * 1.15).sum::<f32>() + gap * numbers.len().saturating_sub(1) as f32;
        let room = align.anchor_size(at, vec2(wide, size * 1.3));
        let mut x = room.left();
        for (cost, number) in costs.numbers.iter().zip(numbers) {
            let (height, width) = (number.size().y, number.size().x);
            self.painter.galley(pos2(x, room.center().y - height / 2.0), number, ink);
            let picture = Rect::from_min_size(pos2(x + width + size * 0.1, room.center().y - size / 2.0), Vec2::splat(size));
            self.shared.icons.draw(self.painter, &cost.icon, picture, ink);
            x += width + size * 1.15 + gap;
        }
        room.size()
    }

    /// One of two faces of a card, of which nothing is seen behind this `right` edge: its name, how many there are, and numbers stand before
    /// that. Gives the place of its picture, and whether nothing is cut.
    fn half(&self, node: &Node, card: &CardText, count: &str, inside: Rect, right: f32) -> (Rect, bool) {
        let s = self.scale;
        let paint = if card.family.is_some() { self.shared.theme.tint(card.look.tint) } else { self.paint_of(node) };
        // What cannot be seen is not written there: all of it is read where the pointer rests, or where no card lies over it.
        let inside = inside.with_max_x(right);
        // A long text needs the room more than the picture does.
        let told = if self.can_be_read() { self.say(&card.text) } else { String::new() };
        let is_long = self.height_of(&told, SMALL_PRINT, inside.width()) > inside.height() - (PICTURE[0] + 2.0) * s;
        let window = Rect::from_min_size(inside.min, Vec2::splat(PICTURE[usize::from(is_long)] * s));
        self.painter.rect(window, 4.0 * s, paint.fill, Stroke::new(s, paint.edge), StrokeKind::Inside);
        self.shared.icons.draw(self.painter, &card.look.icon, window.shrink(2.0 * s), paint.ink);
        let paid = card.costs.as_ref().map_or(0.0, |costs| self.costs(pos2(right, inside.top()), Align2::RIGHT_TOP, SMALL, costs).x);
        let name = Rect::from_min_max(pos2(window.right() + 4.0 * s, inside.top()), pos2(right - paid, window.bottom()));
        self.title_beside(&(self.say(&card.name) + count), name);
        let is_whole = self.told(&told, Rect::from_min_max(pos2(inside.left(), window.bottom() + 2.0 * s), inside.max));
        (window, is_whole)
    }

    /// A name beside a picture, in one row or two.
    fn title_beside(&self, told: &str, room: Rect) {
        let (s, ink) = (self.scale, self.shared.theme.card.ink);
        let font = crate::theme::title(self.fitting_in(told, SMALL * self.print, room.size()) * s);
        let told = hyphen::broken(told, |part| self.wide(part, &font), room.width());
        let mut job = egui::text::LayoutJob::simple(told, font, ink, room.width());
        job.wrap.max_rows = 2;
        let galley = self.painter.layout_job(job);
        self.painter.galley(pos2(room.left(), room.center().y - galley.size().y / 2.0), galley, ink);
    }

    /// The size of a title of which no word is broken: a long one is set smaller, as far as it can be read.
    fn fitting(&self, told: &str, size: f32, width: f32) -> f32 {
        // Fonts have whole sizes: what is measured is what will be drawn.
        let drawn = (size * self.scale).round();
        let width_of = |word: &str| self.painter.layout_no_wrap(word.to_owned(), crate::theme::title(drawn), Color32::PLACEHOLDER).size().x;
        let longest = told.split_whitespace().map(width_of).fold(1.0, f32::max);
        let fits = drawn * (width / longest).min(1.0);
        if fits < drawn { (fits * 0.98).floor().max(LEAST_TITLE.min(drawn)) / self.scale } else { size }
    }

    /// The same where all of its rows must fit, too: rather hard to read than cut.
    fn fitting_in(&self, told: &str, size: f32, room: Vec2) -> f32 {
        let mut size = self.fitting(told, size, room.x);
        let rows = |size: f32| {
            let font = crate::theme::title((size * self.scale).round());
            let told = hyphen::broken(told, |part| self.wide(part, &font), room.x);
            self.painter.layout(told, font, Color32::PLACEHOLDER, room.x).size().y
        };
        while rows(size) > room.y && (size - 1.0) * self.scale >= SMALLEST {
            size -= 1.0;
        }
        size
    }

    /// Whether the small print of cards is large enough.
    fn can_be_read(&self) -> bool {
        self.scale >= READ
    }

    /// How high text of this size is within a width.
    fn height_of(&self, told: &str, size: f32, width: f32) -> f32 {
        let font = crate::theme::body((size * self.scale).round());
        self.painter.layout(told.to_owned(), font, Color32::PLACEHOLDER, width).size().y
    }

    /// How many rows of text of this size a height has room for.
    fn rows_in(&self, height: f32, size: f32) -> usize {
        ((height + 1.0) / self.height_of("x", size, f32::INFINITY)).floor() as usize
    }

    /// What a card does, smaller where it would be cut, as long as that can be read; all of it is said where the pointer rests, too. Whether
    /// nothing is cut.
    fn told(&self, told: &str, room: Rect) -> bool {
        let ink = self.shared.theme.card.ink;
        let mut size = LARGE_PRINT * self.print.max(self.larger_print());
        let least = SMALL_PRINT * self.print.min(1.0);
        let is_whole = |size: f32| self.height_of(told, size, room.width()) <= room.height() + 1.0;
        while !is_whole(size) && size - 1.0 >= least {
            size -= 1.0;
        }
        let rows = self.rows_in(room.height(), size);
        if rows > 0 {
            self.paragraph(room.min, told, size, ink, room.width(), rows);
        }
        is_whole(size)
    }

    /// A deck, bag or stack, with how many are in it.
    pub(super) fn pile(&self, node: &Node, rect: Rect, count: Option<i64>, state: State) {
        let theme = &self.shared.theme;
        let s = self.scale;
        // Where it is higher than usual its name has three rows.
        let more = (rect.height() / s - PILE.y).max(0.0);
        let stack = Rect::from_min_size(rect.min + vec2(8.0, 4.0) * s, vec2(rect.width() - 16.0 * s, rect.height() - (38.0 + more) * s));
        let top = self.art().pile(stack, count.unwrap_or(3));
        // What lies on top may be open: a tile has the colour of its terrain.
        let medal = (node.look.tint != Tint::Plain).then(|| self.paint_of(node));
        self.art().card_back(top, &node.look.icon, medal);
        if let Some(value) = count {
            self.bubble(stack, &value.to_string());
        }
        let below = pos2(rect.center().x, stack.bottom() + 6.0 * s);
        self.lines(below, &self.say(&node.name), SMALL, Face::Body, theme.mat.ink, rect.width(), if more > 1.0 { 3 } else { 2 });
        self.mark_rect(stack, 6.0 * s, state);
    }
}

/// How many there are, to stand after a name; nothing for one.
pub(super) fn count_of(node: &Node) -> String {
    node.value.filter(|&n| n != 1).map_or_else(String::new, |n| format!(" ×{n}"))
}
