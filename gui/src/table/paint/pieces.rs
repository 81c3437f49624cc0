//! Pieces: cubes, figures, tokens, dice, seals.

use super::State;
use crate::art::{Outline, Sign};
use crate::prefs::Palette;
use crate::table::easel::Easel;
use crate::theme::Seal;
use clade_engine::Side;
use clade_engine::scene::{Node, Shape, Tint};
use egui::{Align2, Rect, vec2};

/// A sign on a piece has no more letters than this.
const SIGN: usize = 2;
/// The number of a figure is as high as this, unless the figure is too small for it.
const NUMBER: f32 = 11.0;
/// How large a wound is by its figure, and how much of it is above that.
const WOUND: f32 = 0.48;
const ABOVE: f32 = 0.25;

impl Easel<'_> {
    /// Cubes of a side, and how many.
    pub(super) fn cube(&self, node: &Node, rect: Rect, state: State) {
        let is_marker = node.parent.is_some_and(|parent| self.scene.nodes[usize::from(parent)].shape == Shape::Track);
        let (paint, mark) = (self.paint_of(node), self.say(&node.mark));
        match node.value {
            // To eyes that cannot tell all colours apart the letter tells whose they are.
            Some(value) if !is_marker && self.shared.prefs.palette != Palette::Usual => {
                let letter = node.owner.map_or(mark.as_str(), |side| self.letters.get(side.ix()).map_or("", String::as_str));
                self.art().cube(rect, paint, Sign::Text(&format!("{letter}{value}")));
            }
            Some(value) if !is_marker => self.art().cube(rect, paint, Sign::Text(&value.to_string())),
            _ => self.art().marker(rect, paint, Sign::Text(&mark)),
        }
        self.mark_rect(rect, 3.0, state);
        // Who dominates, who is endangered: seen at once, without a question.
        let signs: Vec<String> = node.badges.iter().map(|badge| self.say(badge)).filter(|badge| badge.chars().count() <= SIGN).collect();
        for (nth, sign) in signs.iter().enumerate() {
            // Above the middle of its cube, not between two; above the number, as a badge does not get as small as a cube among many.
            let aside = nth as f32 - (signs.len() as f32 - 1.0) / 2.0;
            let at = rect.center_top() + vec2(rect.width() * 0.5 * aside, rect.height() * 0.3);
            self.art().badge(at, Align2::CENTER_BOTTOM, sign, rect.height() * 0.46);
        }
    }

    /// A figure of a side: what has a picture of its own is a disc with it. One of another colour than its side is no piece of that, which
    /// only controls it: its shape, its picture and its edge say so.
    pub(super) fn figure(&self, node: &Node, rect: Rect, state: State) {
        let (paint, mark, icon) = (self.paint_of(node), self.say(&node.mark), self.icon_of(node));
        // Of several figures of a side, which one.
        let number: String = mark.chars().filter(char::is_ascii_digit).collect();
        // Its number and its owner lie over the ring that says that it can be chosen.
        let ring = || self.mark(Outline::Circle(rect.center(), rect.width() * 0.5), state);
        if icon.is_empty() || number.is_empty() {
            let sign = Sign::Icon(&icon, &mark);
            match node.owner.filter(|_| node.look.tint != Tint::Plain) {
                Some(side) => self.art().herald(rect, paint, self.side_paint(side).fill, sign),
                None => self.art().pawn(rect, paint, sign),
            }
            ring();
            // Whose it is: its colour does not say that to all eyes.
            if let Some(side) = node.owner {
                let size = rect.height() * 0.5;
                self.seal(Rect::from_center_size(rect.right_bottom() - vec2(size, size) * 0.4, vec2(size, size)), side);
            }
        } else {
            self.art().disc(rect, paint, Sign::Icon(&icon, &mark));
            ring();
            let size = (rect.height() * 0.4).max(NUMBER).min(rect.height() * 0.55);
            self.art().badge(rect.right_bottom(), Align2::RIGHT_BOTTOM, &number, size);
        }
        // What befell it: red wounds with a light edge, so large that nobody overlooks them.
        for wound in wounds(rect, node.badges.len()) {
            self.painter.circle_filled(wound.center(), wound.width() / 2.0, egui::Color32::WHITE);
            self.art().drop(wound.shrink(wound.width() * 0.055), self.shared.theme.tint(Tint::Red), Sign::None);
        }
    }

    /// A round token with a picture or a mark, and how many.
    pub(super) fn disc(&self, node: &Node, rect: Rect, state: State) {
        self.art().disc(rect, self.paint_of(node), Sign::Icon(&self.icon_of(node), &self.say(&node.mark)));
        // How many there are lies over the ring that says that one of them can be chosen.
        self.mark(Outline::Circle(rect.center(), rect.width().min(rect.height()) * 0.5), state);
        if let Some(value) = node.value {
            self.bubble(rect, &value.to_string());
        }
    }

    /// The places of an animal for food, as sockets behind the picture of what they are.
    pub(super) fn places(&self, node: &Node, rect: Rect, [side, left]: [f32; 2], state: State) {
        let (s, paper) = (self.scale, self.shared.theme.card);
        let picture = Rect::from_center_size(rect.left_center() + vec2(0.5 * left * s, 0.0), vec2(1.0, 1.0) * 18.0 * s);
        self.shared.icons.draw(self.painter, &node.look.icon, picture, paper.ink);
        let (side, first) = (side * s, rect.left() + left * s);
        for nth in 0..node.value.unwrap_or(0).clamp(0, 40) {
            let middle = egui::pos2(first + side * (nth as f32 + 0.5), rect.top() + side / 2.0);
            self.painter.circle(
                middle,
                side * 0.4,
                crate::theme::mix(paper.fill, paper.ink, 0.1),
                (1.2 * s, paper.ink.gamma_multiply(0.55)),
            );
        }
        self.mark_rect(rect, 5.0 * s, state);
    }

    /// Tokens on some of these places, side by side, or in a heap.
    pub(super) fn meals(&self, node: &Node, rect: Rect, side: f32, state: State) {
        let (paint, icon, mark) = (self.paint_of(node), self.icon_of(node), self.say(&node.mark));
        let side = side * self.scale;
        let in_row = ((rect.width() / side.max(1.0)).round() as i64).max(1);
        for nth in 0..node.value.unwrap_or(1) {
            let place = vec2((nth % in_row) as f32, (nth / in_row) as f32) * side;
            self.art().disc(Rect::from_min_size(rect.min + place, vec2(side, side)).shrink(side * 0.04), paint, Sign::Icon(&icon, &mark));
        }
        self.mark_rect(rect, side / 2.0, state);
    }

    /// A number at the lower right of a thing.
    pub(super) fn bubble(&self, rect: Rect, told: &str) {
        let height = (rect.height() * 0.42).min(17.0 * self.scale);
        self.art().badge(rect.right_bottom() + vec2(2.0, 2.0) * self.scale, Align2::RIGHT_BOTTOM, told, height);
    }

    /// A die with its value.
    pub(super) fn die(&self, node: &Node, rect: Rect, state: State) {
        self.art().die(rect, node.value.unwrap_or(0));
        self.mark_rect(rect, rect.width() * 0.2, state);
    }

    /// The sign of a side: colour, shape and letter.
    pub(crate) fn seal(&self, rect: Rect, side: Side) {
        let letter = self.letters.get(side.ix()).map_or("", String::as_str);
        let tints: Vec<Tint> = self.scene.sides.iter().map(|look| look.tint).collect();
        let seal = Seal::among(side.0, &tints);
        self.art().seal(rect, seal, self.side_paint(side), letter);
    }
}

/// Where the wounds of a figure are: side by side at its upper edge, each to be counted, and none over the figure beside it. Many are
/// smaller.
pub(crate) fn wounds(figure: Rect, n: usize) -> impl Iterator<Item = Rect> {
    let side = (figure.width() * WOUND).min(figure.width() / n.max(1) as f32);
    let first = figure.left_top() - vec2(0.0, side * ABOVE);
    (0..n).map(move |nth| Rect::from_min_size(first + vec2(side * nth as f32, 0.0), vec2(side, side)))
}

#[cfg(test)]
mod tests {
    use super::wounds;
    use egui::{Rect, pos2, vec2};

    #[test]
    fn wounds_of_figures_side_by_side_can_be_counted() {
        for n in 1..=4 {
            let figures = [0.0, 24.0, 48.0].map(|x| Rect::from_min_size(pos2(x, 0.0), vec2(24.0, 24.0)));
            let all: Vec<Rect> = figures.iter().flat_map(|figure| wounds(*figure, n)).collect();
            assert_eq!(all.len(), 3 * n);
            for (nth, one) in all.iter().enumerate() {
                assert!(all[..nth].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1))), "{n}: {all:?}");
            }
        }
    }
}
