//! The cards for people to read.

use crate::marine::Rules;
use clade_engine::CardText;
use clade_script::{Card, Cards};

pub(crate) fn card_texts(_: &Rules, cards: &Cards) -> Vec<CardText> {
    let read = |(kind, card): (u8, &Card)| {
        let id = cards.word(kind).to_owned();
        CardText { id, name: card.name(), text: card.text(), facts: Vec::new(), doubt: None }
    };
    (0u8..).zip(cards.iter()).map(read).collect()
}
