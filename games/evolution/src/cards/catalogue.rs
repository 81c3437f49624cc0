//! The traits for people to read, with the cards that bear them.

use crate::cards::deck::{CardKind, copies};
use crate::cards::facts::{Facts, On, Pair};
use crate::evolution::Rules;
use crate::log::card_name;
use crate::{looks, texts};
use clade_engine::{CardText, Cost, Costs, Kind, Msg};
use clade_script::{Cards, Source};

/// What `clade cards` says about each trait.
pub(crate) fn card_texts(rules: &Rules, cards: &Cards) -> Vec<CardText> {
    let read = |(kind, facts): (Kind, &Facts)| {
        let mut told = facts_of(rules, facts, cards);
        told.extend(Source::ALL.iter().filter_map(|&source| borne_by(rules, cards, kind, source)));
        let needs = |n: u8| Costs::new(texts::fact_need(n), [Cost::more(&looks::NEED, n)]);
        CardText { facts: told, costs: (facts.need > 0).then(|| needs(facts.need)), ..cards.card_text(kind) }
    };
    cards.kinds().zip(&rules.facts).map(read).collect()
}

fn facts_of(rules: &Rules, facts: &Facts, cards: &Cards) -> Vec<Msg> {
    let mut told = Vec::new();
    if facts.on != On::Hidden {
        told.push(texts::fact_points(points(rules, facts)));
    }
    told.extend((facts.need > 0).then(|| texts::fact_need(facts.need)));
    told.push(match facts.on {
        On::Own => texts::fact_on_own(),
        On::Other => texts::fact_on_other(),
        On::Any => texts::fact_on_any(),
        On::Hidden => texts::fact_hidden(),
    });
    told.extend(facts.pair.map(|pair| match pair {
        Pair::Even => texts::fact_pair(),
        Pair::Directed => texts::fact_directed(),
    }));
    told.extend((facts.stores > 0).then(|| texts::fact_stores(facts.stores)));
    told.extend((facts.ocean && rules.options.territories).then(texts::fact_ocean));
    told.extend(facts.hunter_needs.map(|kind| texts::fact_hunters_need(cards.name_of(kind))));
    told.extend(facts.excludes.map(|kind| texts::fact_excludes(cards.name_of(kind))));
    told.extend(facts.once_a_turn.then(texts::fact_once_turn));
    told.extend(facts.once_a_round.then(texts::fact_once_round));
    told
}

/// What a trait card counts at the end (§3.7): 1, and the food that its animals need; see option `trematode-points`.
fn points(rules: &Rules, facts: &Facts) -> u8 {
    let hosts = if facts.pair.is_some() && !rules.options.pair_bonus_once { 2 } else { 1 };
    1 + facts.need * hosts
}

/// The cards that bear a trait, how many there are of each in this pool, as far as any source says; and how sure it is.
fn borne_by(rules: &Rules, cards: &Cards, kind: Kind, source: Source) -> Option<Msg> {
    let bearing = rules.kinds.iter().filter(|bearer| bearer.traits.contains(&Some(kind)) && bearer.source == source);
    let told = |bearer: &CardKind| texts::fact_card(card_name(cards, bearer.traits), copies(bearer, rules.options.half));
    bearing.map(told).reduce(texts::list).map(|list| texts::fact_cards(list, source.told()))
}
