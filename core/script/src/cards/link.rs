//! The ids of other cards among a card's facts.

use super::{Card, find};
use crate::facts::Fact;
use crate::load_error::LoadError;
use crate::schema::{FactKind, Schema};
use clade_engine::did_you_mean;

/// Turns ids of other cards into indices.
pub(super) fn link(schema: &Schema, cards: &mut [Card]) -> Vec<LoadError> {
    let mut wrong = Vec::new();
    let linked: Vec<_> = schema.all_keys().filter(|key| key.kind == FactKind::Cards).map(|key| key.name).collect();
    for at in 0..cards.len() {
        for &key in &linked {
            let Some(Fact::Words(ids)) = cards[at].facts.get(key) else { continue };
            let card = &cards[at];
            let own = card.id.split_once(':').map_or("", |(own, _)| own);
            let mut kinds = Vec::new();
            for id in ids {
                let Some(kind) = find(cards, own, id) else {
                    let hint = did_you_mean(id, cards.iter().map(Card::short_id));
                    let what = format!("{key}: there is no card '{id}'{hint}");
                    wrong.push(LoadError::new(&card.file, card.line_of(key), &what));
                    continue;
                };
                kinds.push(kind);
            }
            cards[at].facts.insert(key, Fact::Cards(kinds));
        }
    }
    wrong
}
