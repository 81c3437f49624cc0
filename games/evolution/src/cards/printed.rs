//! What is printed in the box: how many cards of each kind there are. No rulebook has a list.

use crate::evolution::Rules;
use crate::log::card_name;
use crate::texts;
use clade_engine::{Holds, Printed, PrintedFact, PrintedPlace, PrintedValue};
use clade_script::{Cards, Source};

/// The file of decks, and its rows.
const DECK: (&str, &str) = ("deck.toml", "card");

/// A part of each kind of card.
pub(crate) fn printed(rules: &Rules, cards: &Cards) -> Vec<Printed> {
    let one = |kind: &crate::cards::deck::CardKind| {
        let ids = kind.traits.iter().flatten().map(|&kind| cards.word(kind).to_owned()).collect::<Vec<_>>();
        let copies = PrintedFact {
            key: "copies".to_owned(),
            name: texts::box_copies(),
            holds: Holds::Number(0, 40),
            value: PrintedValue::Number(i32::from(kind.copies)),
        };
        Printed {
            word: ids.join("+"),
            card: card_name(cards, kind.traits),
            part: texts::box_copies(),
            text: None,
            facts: vec![copies],
            is_sure: kind.source == Source::Rulebook,
            doubt: kind.source.doubt(),
            spot: [0.0, 0.0, 1.0, 1.0],
            place: PrintedPlace::Row {
                file: DECK.0.to_owned(),
                rows: DECK.1.to_owned(),
                of: ["front", "second"].into_iter().enumerate().map(|(at, key)| (key.to_owned(), ids.get(at).cloned())).collect(),
            },
        }
    };
    rules.kinds.iter().map(one).collect()
}
