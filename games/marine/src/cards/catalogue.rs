//! The cards for people to read.

use crate::cards::facts::Facts;
use crate::marine::Rules;
use crate::{looks, texts};
use clade_engine::{CardText, Kind, Msg};
use clade_script::{Card, Cards, Source};

/// What `clade cards` says about each card and trait.
pub(crate) fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
    let read = |(kind, (facts, card)): (Kind, (&Facts, &Card))| match kind == rules.survival {
        true => CardText { facts: vec![texts::fact_survival_card()], look: looks::survival(cards, kind), ..cards.card_text(kind) },
        false => CardText { facts: facts_of(facts, card), text: whole_text(facts, card), ..cards.card_text(kind) },
    };
    cards.kinds().zip(rules.facts.iter().zip(cards.iter())).map(read).collect()
}

/// What stands on a card: what it does; its X, where that is not its slot; what it does while it lies in the row, or when it comes there,
/// which concerns everybody.
fn whole_text(facts: &Facts, card: &Card) -> Msg {
    let text = facts.x.into_iter().fold(card.text(), texts::with_x);
    card.told("second").into_iter().fold(text, texts::with_second)
}

fn facts_of(facts: &Facts, card: &Card) -> Vec<Msg> {
    // What is not said to be sure is assumed, unless all of the card is an idea of its mod.
    let silent = if card.source() == Source::Own { Source::Own } else { Source::Assumed };
    let source = |key: &str| card.word(key).and_then(Source::of).unwrap_or(silent).told();
    let mut told = vec![if facts.is_trait { texts::fact_trait() } else { texts::fact_evolution() }];
    if !facts.is_trait {
        told.extend((!facts.extinction && !facts.survival).then(|| texts::fact_no_events(source("events_source"))));
        told.extend(facts.extinction.then(|| texts::fact_extinction(source("events_source"))));
        told.extend(facts.survival.then(|| texts::fact_survival(source("events_source"))));
    }
    told.extend(facts.x.map(|x| texts::fact_x(x, source("x_source"))));
    told.extend((card.word("x") == Some("slot")).then(|| texts::fact_x_slot(source("x_source"))));
    told.extend(card.told("second").map(|_| texts::fact_second(source("second_source"))));
    told.extend((card.word("second_source") == Some("unknown")).then(texts::fact_second_unknown));
    told.extend((facts.slots > 0).then(|| texts::fact_slots(facts.slots)));
    told.extend(facts.prints.iter().map(texts::element_name).reduce(texts::list).map(texts::fact_prints));
    told.extend(facts.last.then(texts::fact_last));
    told.extend(facts.unless_two.then(texts::fact_unless_two));
    told
}
