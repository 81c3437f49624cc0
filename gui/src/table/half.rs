//! Cards of two faces, one above the other: which half is meant, by where one takes, clicks or points at it.

use super::table_view::TableView;
use clade_engine::scene::Node;
use clade_engine::{CardText, Msg};
use egui::{Pos2, Rect};

/// One of two faces of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Half {
    /// Whether it is the lower one.
    pub(super) is_lower: bool,
    /// What it is called.
    pub(super) name: Msg,
    /// What the card can be used for by it, as answers, and by the other one.
    pub(super) uses: Vec<u16>,
    pub(super) others: Vec<u16>,
}

impl Half {
    /// The half of a card that is meant; nothing where the card has no two, or is not played as this one.
    pub(super) fn of(view: &TableView, node: &Node, is_lower: bool) -> Option<Self> {
        let [upper, lower] = view.cards_of(node)[..] else { return None };
        // As itself, not only as a part of the card's name.
        let names = |label: &Msg, face: &CardText| label.args.iter().any(|(_, arg)| *arg == face.name.clone().into());
        let uses_of = |face: &CardText| -> Vec<u16> {
            let is_of_it = |answer: &u16| view.seen.labels.get(usize::from(*answer)).is_some_and(|label| names(label, face));
            node.actions.iter().copied().filter(is_of_it).collect()
        };
        let (face, other) = if is_lower { (lower, upper) } else { (upper, lower) };
        let half = Self { is_lower, name: face.name.clone(), uses: uses_of(face), others: uses_of(other) };
        Some(half).filter(|half| !half.uses.is_empty())
    }

    /// Whether a place on a card lies on its lower half; on one without two, on the lower part of it.
    pub(super) fn is_lower(view: &TableView, node: &Node, card: Rect, at: Pos2) -> bool {
        at.y > parting_of(view, node, card)
    }
}

/// Where the lower half of this card begins; of one without two, its middle.
pub(super) fn parting_of(view: &TableView, node: &Node, card: Rect) -> f32 {
    parting(card, &view.cards_of(node), |text| view.say(text))
}

/// So many letters take as much room as the name and the picture of a face.
const NAME: f32 = 40.0;
/// At least this part of a card belongs to each of its faces.
const LEAST: f32 = 0.38;

/// Where the lower half of a card with these faces begins: who has more to say, in letters, has more room, so that both are read equally well.
pub(super) fn parting(card: Rect, faces: &[&CardText], say: impl Fn(&Msg) -> String) -> f32 {
    let [upper, lower] = faces else { return card.center().y };
    by_letters(card, [upper, lower].map(|face| say(&face.text).chars().count()))
}

fn by_letters(card: Rect, told: [usize; 2]) -> f32 {
    let [upper, lower] = told.map(|letters| NAME + letters as f32);
    card.top() + card.height() * (upper / (upper + lower)).clamp(LEAST, 1.0 - LEAST)
}

#[cfg(test)]
mod tests {
    use super::by_letters;
    use egui::{Rect, vec2};

    #[test]
    fn who_has_more_to_say_has_more_room() {
        let card = Rect::from_min_size(egui::Pos2::ZERO, vec2(200.0, 130.0));
        assert_eq!(by_letters(card, [80, 80]), 65.0);
        assert!((50.0..60.0).contains(&by_letters(card, [60, 90])));
        assert!(by_letters(card, [10, 400]) > 0.35 * 130.0, "a name has room in any case");
    }
}
