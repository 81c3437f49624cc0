//! What is printed in the box: the eleven environment cards, of which the rulebook shows only some.

use crate::environment::WORD;
use crate::texts;
use clade_engine::{Msg, Printed};
use clade_script::{Cards, Key, Part, PartFact};

/// The whole face of an environment card is its drift and its ozone layer.
const ENVIRONMENT: Part = Part {
    word: "",
    says: texts::box_environment_facts,
    facts: &[
        PartFact { key: "drift", says: texts::box_drift, word: drift, usual: 0 },
        PartFact { key: "ozone", says: texts::box_ozone, word: drift, usual: 0 },
        PartFact { key: "copies", says: texts::box_copies, word: drift, usual: 1 },
    ],
    source: Key::SOURCE,
    spot: [0.1, 0.1, 0.9, 0.9],
};

fn drift(word: &str) -> Msg {
    match word {
        "west" => texts::west(),
        "north" => texts::north(),
        "east" => texts::east(),
        "south" => texts::south(),
        _ => texts::no_drift(),
    }
}

/// The environment cards, those among them that an owner took out.
pub(crate) fn printed(cards: &Cards) -> Vec<Printed> {
    let environment = cards.kinds().filter(|&kind| cards.get(kind).word("kind") == Some(WORD));
    environment.map(|kind| cards.printed(kind, texts::box_environment(Msg::new(cards.word(kind).to_owned())), &ENVIRONMENT)).collect()
}
