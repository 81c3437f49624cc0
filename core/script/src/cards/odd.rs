//! What is probably not what an author of cards meant, or could be better, though the game can be played.

use super::Card;
use crate::facts::Fact;
use crate::schema::Schema;
use clade_engine::{FileFault, Kind, Kinds, Section, Severity, did_you_mean};
use clade_mods::{HEAD, ModFolder, Wording};
use std::collections::BTreeSet;

/// All that is odd about cards and their mods.
pub(super) fn odd(schema: &'static Schema, mods: &[ModFolder], cards: &[Card]) -> Vec<FileFault> {
    let unread = mods.iter().flat_map(|folder| unread(schema, folder));
    let warnings =
        unread.chain(cards.iter().filter_map(unknown_picture)).chain(namesakes_in_words(cards)).chain(never_dealt(schema, mods, cards));
    let hints = cards.iter().filter_map(untranslated).chain(cards.iter().filter_map(logs)).chain(idle(schema, cards));
    warnings.map(|fault| fault.only(Severity::Warning)).chain(hints.map(|fault| fault.only(Severity::Hint))).collect()
}

/// The files of a mod that nobody reads.
fn unread(schema: &Schema, folder: &ModFolder) -> Vec<FileFault> {
    let known = || schema.data.iter().map(|data| data.name).chain([HEAD]);
    let files = folder.files.iter().map(|(name, _)| name.as_str());
    let unread = files.filter(|name| !name.ends_with(".lua") && known().all(|read| read != *name));
    let told = |name: &str| {
        let hint = did_you_mean(name, known());
        let texts = || if name.ends_with(".ftl") { ": the texts of a card stand in its own file" } else { "" }.to_owned();
        let what = format!("nobody reads this file{}", if hint.is_empty() { texts() } else { hint });
        FileFault::new(&folder.path(name), 1, &what).see(Section::Files)
    };
    unread.map(told).collect()
}

/// A picture that the window does not have: it shows the first letter of the card instead.
fn unknown_picture(card: &Card) -> Option<FileFault> {
    let name = card.word("icon").filter(|name| !clade_engine::scene::icons().any(|known| known == *name))?;
    let hint = did_you_mean(name, clade_engine::scene::icons());
    Some(card.fault("icon", &format!("icon: there is no picture '{name}'{hint}")))
}

/// Cards that no deck has, where decks decide what comes into play.
fn never_dealt(schema: &Schema, mods: &[ModFolder], cards: &[Card]) -> Vec<FileFault> {
    let mut told = Vec::new();
    for data in schema.data.iter().filter(|data| !data.deals.is_empty()) {
        let decks = mods.iter().filter_map(|folder| toml::from_str(folder.file(data.name)?).ok());
        let mut dealt = BTreeSet::new();
        decks.for_each(|deck: toml::Value| named_in(&deck, data.deals, &mut dealt));
        let left_out = cards.iter().filter(|card| !dealt.contains(card.short_id()) && !dealt.contains(&card.id));
        let what = format!("no {} has this {}: it never comes into play", data.name, schema.card);
        told.extend(left_out.map(|card| card.fault("id", &what).see(Section::Files)));
    }
    told
}

/// Usual cards without any function, with no fact but those that every card of their game has, and that no other card names: they never
/// act. Those of another sort do by their facts.
fn idle(schema: &Schema, cards: &[Card]) -> Vec<FileFault> {
    let is_fact = |key: &str| schema.keys.iter().any(|own| *own.name == *key && own.is_rule() && !own.required);
    let named = |fact: &Fact| if let Fact::Cards(kinds) = fact { kinds.iter().copied().collect() } else { Kinds::NONE };
    let named = cards.iter().flat_map(|card| card.facts.values()).map(named).fold(Kinds::NONE, Kinds::or);
    let does = |card: &Card| card.has_functions || card.form.sort.is_some() || card.facts.keys().any(|key| is_fact(key));
    let is_idle = |kind: Kind, card: &Card| !does(card) && !named.contains(kind);
    let idle = (0..).map(Kind).zip(cards).filter(|&(kind, card)| is_idle(kind, card));
    let what = format!("this {} has no function and no fact that does something: it never acts", schema.card);
    idle.map(|(_, card)| card.fault("id", &what).see(Section::Effects)).collect()
}

/// The languages in which a card is told in English.
fn untranslated(card: &Card) -> Option<FileFault> {
    let mut missing: BTreeSet<&str> = BTreeSet::new();
    let texts = card.facts.values().flat_map(wordings);
    texts.chain(card.says.iter().map(|(_, text)| text)).for_each(|text| missing.extend(text.missing()));
    let missing: Vec<&str> = missing.into_iter().collect();
    let what = format!("some of its texts are not there in {}: English is shown instead", missing.join(", "));
    (!missing.is_empty()).then(|| card.fault("name", &what))
}

/// A line for the author that is left in a card.
fn logs(card: &Card) -> Option<FileFault> {
    let place = card.logs?;
    Some(FileFault::new(&card.file, place, "g:log is for its author; players never see it").see(Section::Verbs))
}

/// The texts of a fact.
fn wordings(fact: &Fact) -> Vec<&Wording> {
    match fact {
        Fact::Texts(text) => vec![text],
        Fact::TextsBy(_, values) => values.iter().flat_map(|(_, fact)| wordings(fact)).collect(),
        _ => Vec::new(),
    }
}

/// The texts under some keys, at any depth.
fn named_in(value: &toml::Value, keys: &[&str], found: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(table) => {
            let texts = keys.iter().filter_map(|key| table.get(*key)?.as_str());
            found.extend(texts.map(str::to_owned));
            table.values().for_each(|value| named_in(value, keys, found));
        }
        toml::Value::Array(rows) => rows.iter().for_each(|row| named_in(row, keys, found)),
        _ => {}
    }
}

/// Cards that have the same name in a language and so cannot be told apart.
fn namesakes_in_words(cards: &[Card]) -> Vec<FileFault> {
    let mut told = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let Some(name) = card.texts("name") else { continue };
        let same = cards[..at].iter().find_map(|other| Some((name.alike(other.texts("name")?)?, &other.file)));
        told.extend(same.map(|(name, file)| card.fault("name", &format!("name: '{name}' is the name of {file}, too"))));
    }
    told
}
