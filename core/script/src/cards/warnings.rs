//! What is probably not what an author of cards meant, though the game can be played.

use super::Card;
use crate::ModFolder;
use crate::explain::clean;
use crate::folder::HEAD;
use crate::schema::Schema;
use clade_engine::did_you_mean;
use std::collections::BTreeSet;

/// The files of a mod that nobody reads.
pub(super) fn unread(schema: &Schema, folder: &ModFolder, id: &str) -> Vec<String> {
    let known = || schema.data.iter().map(|data| data.name).chain([HEAD]);
    let files = folder.files.iter().map(|(name, _)| name.as_str());
    let unread = files.filter(|name| !name.ends_with(".lua") && known().all(|read| read != *name));
    let told = |name: &str| {
        let hint = did_you_mean(name, known());
        let texts = || if name.ends_with(".ftl") { ": the texts of a card stand in its own file" } else { "" }.to_owned();
        clean(&format!("{id}/{name}: nobody reads this file{}", if hint.is_empty() { texts() } else { hint }))
    };
    unread.map(told).collect()
}

/// A picture that the window does not have: it shows the first letter of the card instead.
pub(super) fn unknown_picture(card: &Card) -> Option<String> {
    let name = card.word("icon").filter(|name| !clade_engine::scene::icons().any(|known| known == *name))?;
    let hint = did_you_mean(name, clade_engine::scene::icons());
    Some(format!("{}:{}: icon: there is no picture '{name}'{hint}", card.file, card.line_of("icon")))
}

/// Cards that no deck has, where decks decide what comes into play.
pub(super) fn never_dealt(schema: &Schema, mods: &[ModFolder], cards: &[Card]) -> Vec<String> {
    let mut told = Vec::new();
    for data in schema.data.iter().filter(|data| !data.deals.is_empty()) {
        let decks = mods.iter().filter_map(|folder| toml::from_str(folder.file(data.name)?).ok());
        let mut dealt = BTreeSet::new();
        decks.for_each(|deck: toml::Value| named_in(&deck, data.deals, &mut dealt));
        let left_out = cards.iter().filter(|card| !dealt.contains(card.short_id()) && !dealt.contains(&card.id));
        let what = format!("no {} has this {}: it never comes into play", data.name, schema.card);
        told.extend(left_out.map(|card| format!("{}:{}: {what}", card.file, card.line_of("id"))));
    }
    told
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
pub(super) fn namesakes_in_words(cards: &[Card]) -> Vec<String> {
    let mut told = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let Some(names) = card.texts("name") else { continue };
        let same = |other: &&Card| other.texts("name").is_some_and(|others| names.iter().zip(others).any(|(one, other)| one == other));
        if let Some(other) = cards[..at].iter().find(same) {
            let name = other.texts("name").and_then(|others| names.iter().zip(others).find(|(one, other)| one == other));
            let name = name.map_or("", |(name, _)| name);
            let what = format!("{}:{}: name: '{name}' is the name of {}, too", card.file, card.line_of("name"), other.file);
            told.push(clean(&what));
        }
    }
    told
}
