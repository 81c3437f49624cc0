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

    /// Whether a place on a card lies on its lower half.
    pub(super) fn is_lower(card: Rect, at: Pos2) -> bool {
        at.y > card.center().y
    }
}
