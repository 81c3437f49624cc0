//! What is printed in the box: the faces of the cards, of which the rulebooks show a few.

use crate::texts;
use clade_engine::{Msg, Printed};
use clade_script::{Cards, Key, Part, PartFact};

const MAIN: Part = Part { word: "", says: texts::box_main, facts: &[], source: Key::SOURCE, spot: [0.1, 0.55, 0.9, 0.75] };

const EVENTS: Part = Part {
    word: "events",
    says: texts::box_events,
    facts: &[PartFact { key: "events", says: texts::box_events, word: event, usual: 0 }],
    source: "events_source",
    spot: [0.72, 0.03, 0.97, 0.2],
};

const SECOND: Part = Part {
    word: "second",
    says: texts::box_second,
    facts: &[PartFact { key: "second", says: texts::box_second, word: event, usual: 0 }],
    source: "second_source",
    spot: [0.1, 0.78, 0.9, 0.95],
};

const NUMBER: Part = Part {
    word: "x",
    says: texts::box_x,
    facts: &[PartFact { key: "x", says: texts::box_x, word: x_is, usual: 0 }],
    source: "x_source",
    spot: [0.1, 0.55, 0.9, 0.75],
};

fn x_is(word: &str) -> Msg {
    texts::box_x_is(word.to_owned())
}

fn event(word: &str) -> Msg {
    if word == "extinction" { texts::box_extinction() } else { texts::box_survival() }
}

/// Three parts of each evolution card, a fourth of those with an X, one of each trait.
pub(crate) fn printed(cards: &Cards) -> Vec<Printed> {
    let parts = |kind| match cards.get(kind).word("kind") {
        Some("evolution") if cards.get(kind).facts.contains_key("x") => &[&MAIN, &NUMBER, &EVENTS, &SECOND][..],
        Some("evolution") => &[&MAIN, &EVENTS, &SECOND][..],
        _ => &[&MAIN],
    };
    cards.kinds().flat_map(|kind| parts(kind).iter().map(move |part| cards.printed(kind, cards.get(kind).name(), part))).collect()
}
