//! The facts of cards, as the rules read them.

use crate::element::{Element, Elements};
use clade_engine::{Kind, Kinds};
use clade_script::Card;

/// The facts of a card, as the rules read them.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Whether it is a trait.
    pub is_trait: bool,
    /// Whether it is an evolution card.
    pub is_evolution: bool,
    /// It starts the event Extinction.
    pub extinction: bool,
    /// It starts the event Survival.
    pub survival: bool,
    /// Its X where that is not the number of its slot.
    pub x: Option<u8>,
    /// It has an X, which is the number of its slot.
    pub x_is_slot: bool,
    /// It is among the last cards of the deck.
    pub last: bool,
    /// It can be left out where each animal keeps two traits.
    pub unless_two: bool,
    /// Elements that its owner has as if they were printed.
    pub prints: Elements,
    /// Slots for elements.
    pub slots: u8,
}

impl Facts {
    pub(crate) fn read(card: &Card) -> Self {
        let has = |word: &str| card.words("events").iter().any(|event| event == word);
        let printed = |&element: &Element| card.words("prints").iter().any(|word| word == element.word());
        Self {
            is_trait: card.word("kind") == Some("trait"),
            is_evolution: card.word("kind") == Some("evolution"),
            extinction: has("extinction"),
            survival: has("survival"),
            x: card.int_if("x").map(|x| x as u8),
            x_is_slot: card.word("x") == Some("slot"),
            last: card.word("shuffled") == Some("last"),
            unless_two: card.word("shuffled") == Some("unless_two"),
            prints: Element::all().filter(printed).collect(),
            slots: card.int("slots", 0) as u8,
        }
    }
}

/// The cards for which something is true.
pub(crate) fn with(facts: &[Facts], is: impl Fn(&Facts) -> bool) -> Kinds {
    (0..).map(Kind).zip(facts).filter(|(_, facts)| is(facts)).map(|(kind, _)| kind).collect()
}
