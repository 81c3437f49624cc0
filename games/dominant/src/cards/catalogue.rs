//! The cards for people to read.

use crate::dominant::Rules;
use crate::{looks, texts};
use clade_engine::{CardText, Kind};
use clade_script::{Card, Cards};

/// What `clade cards` says about each card.
pub(crate) fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
    let read = |(kind, _): (Kind, &Card)| match kind == rules.survival {
        true => CardText { facts: vec![texts::fact_survival_card()], look: looks::survival(cards, kind), ..cards.card_text(kind) },
        false => {
            let last = rules.last.contains(kind).then(texts::fact_last);
            CardText { facts: std::iter::once(texts::fact_dominance()).chain(last).collect(), ..cards.card_text(kind) }
        }
    };
    cards.kinds().zip(cards.iter()).map(read).collect()
}
