//! The ids of other cards among a card's facts.

use super::{Card, find, is_same_sort};
use crate::facts::Fact;
use crate::schema::{FactKind, Schema};
use clade_engine::{FileFault, Small, did_you_mean};

/// Turns ids of other cards into indices.
pub(super) fn link(schema: &Schema, cards: &mut [Card]) -> Vec<FileFault> {
    let mut wrong = Vec::new();
    let linked: Vec<_> = schema.all_keys().filter(|key| key.kind == FactKind::Cards).map(|key| key.name).collect();
    for at in 0..cards.len() {
        for &key in &linked {
            let Some(Fact::Words(ids)) = cards[at].facts.get(key) else { continue };
            let card = &cards[at];
            let own = card.id.split_once(':').map_or("", |(own, _)| own);
            let mut kinds = Vec::new();
            for (nth, id) in (1..).zip(ids) {
                let Some(kind) = find(cards, own, id) else {
                    let hint = did_you_mean(id, cards.iter().map(Card::short_id));
                    let what = format!("{key}: there is no card '{id}'{hint}");
                    wrong.push(card.fault_in(&[key, &nth.to_string()], &what));
                    continue;
                };
                let named = &cards[kind.ix()];
                if !is_same_sort(named, card) {
                    let what = format!("{key}: '{id}' is {}, and this is {}", named.form.a_card(), card.form.a_card());
                    wrong.push(card.fault_in(&[key, &nth.to_string()], &what));
                    continue;
                }
                kinds.push(kind);
            }
            cards[at].facts.insert(key, Fact::Cards(kinds));
        }
    }
    wrong
}
