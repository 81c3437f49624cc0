//! What is probably not what an author of cards meant, or could be better, though the game can be played.

use super::Card;
use super::helpers::Helpers;
use crate::facts::Fact;
use crate::schema::{On, Only, Schema};
use clade_engine::{FileFault, Kind, Kinds, Place, Section, Severity, did_you_mean, spelt_out};
use clade_mods::{CHANGES, HEAD, ModFolder, Picture, VALUES, Wording};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// All that is odd about cards and their mods.
pub(super) fn odd(
    schema: &'static Schema,
    mods: &[ModFolder],
    (cards, defines): (&[Card], &[Kinds]),
    helpers: &[Arc<Helpers>],
) -> Vec<FileFault> {
    let unread = mods.iter().flat_map(|folder| unread(schema, folder));
    let warnings = unread
        .chain(mods.iter().flat_map(bad_pictures))
        .chain(unwanted(cards, helpers))
        .chain(cards.iter().filter_map(unknown_picture))
        .chain(namesakes_in_words(cards))
        .chain(never_dealt(schema, mods, cards))
        .chain(never_called(schema, cards, defines));
    let hints = mods
        .iter()
        .flat_map(|folder| waiting(mods, folder))
        .chain(logs(cards, helpers))
        .chain(untranslated(cards))
        .chain(idle(schema, cards));
    warnings.map(|fault| fault.only(Severity::Warning)).chain(hints.map(|fault| fault.only(Severity::Hint))).collect()
}

/// The files of a mod that nobody reads.
fn unread(schema: &Schema, folder: &ModFolder) -> Vec<FileFault> {
    let known = || schema.data.iter().map(|data| data.name).chain([HEAD, CHANGES, VALUES]);
    let files = folder.files.iter().map(|(name, _)| name.as_str());
    let is_picture = |name: &str| folder.pictures().any(|(_, path, _)| path == name);
    let unread = files.filter(|name| !name.ends_with(".lua") && !is_picture(name) && known().all(|read| read != *name));
    let told = |name: &str| {
        let hint = did_you_mean(name, known());
        let texts = || if name.ends_with(".ftl") { ": the texts of a card stand in its own file" } else { "" }.to_owned();
        let what = format!("nobody reads this file{}", if hint.is_empty() { texts() } else { hint });
        FileFault::new(&folder.path(name), 1, &what).see(Section::Files)
    };
    unread.map(told).collect()
}

/// Changes of cards that are not in this game.
fn waiting(mods: &[ModFolder], folder: &ModFolder) -> Vec<FileFault> {
    let Some(Ok(toml)) = folder.toml(CHANGES) else { return Vec::new() };
    let is_in = |of_mod: &str| mods.iter().any(|folder| folder.id().as_deref() == Some(of_mod));
    let away =
        toml.table().keys().filter_map(|key| Some((key.span(), key.get_ref().split_once(':')?.0))).filter(|(_, of_mod)| !is_in(of_mod));
    let told =
        |(at, of_mod)| toml.fault(Some(at), &format!("no mod here has the id '{of_mod}': what is changed of its cards waits for it"));
    away.map(told).collect()
}

/// Pictures of a mod that cannot be shown: the first letter of the card's name is, instead.
fn bad_pictures(folder: &ModFolder) -> Vec<FileFault> {
    let told = |(name, path, svg): (&str, &str, &str)| {
        let is_plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let what = match Picture::read(svg) {
            _ if !is_plain => "the name of a picture has only letters a–z, digits and -: no card can use this one".to_owned(),
            Err(what) => what,
            Ok(_) => return None,
        };
        Some(FileFault::new(&folder.path(path), 1, &spelt_out(&what)).see(Section::Files))
    };
    folder.pictures().filter_map(told).collect()
}

/// A picture that the window does not have: it shows the first letter of the card instead.
fn unknown_picture(card: &Card) -> Option<FileFault> {
    let name = card.word("icon").filter(|name| !name.contains('/') && !clade_engine::scene::icons().any(|known| known == *name))?;
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

/// Functions that nobody calls on such a card.
fn never_called(schema: &Schema, cards: &[Card], defines: &[Kinds]) -> Vec<FileFault> {
    let at = |name: &str| schema.hooks.iter().position(|hook| hook.name == name);
    let has = |kind: Kind, name: &str| at(name).is_some_and(|hook| defines[hook].contains(kind));
    let told = |(kind, card): (Kind, &Card), only: &Only| -> Vec<FileFault> {
        let what = match only.on {
            On::Word(key, word) if card.word(key) == Some(word) => return Vec::new(),
            On::Word(key, word) => format!("nobody calls this here: it is for cards with {key} = \"{word}\""),
            On::Beside(others) if others.iter().any(|other| has(kind, other)) => return Vec::new(),
            On::Beside(others) => format!("nobody asks this of a card that has none of {}", others.join(", ")),
        };
        let there = only.hooks.iter().filter(|name| has(kind, name));
        there.map(|name| card.fault(name, &format!("{name}: {what}")).see(Section::Effects)).collect()
    };
    // Cards of another sort are called by what their sort says.
    let usual = (0..).map(Kind).zip(cards).filter(|(_, card)| card.form.sort.is_none());
    usual.flat_map(|card| schema.only.iter().flat_map(move |only| told(card, only))).collect()
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

/// Texts that are not there in every language: one hint a mod, at its first card that lacks some.
fn untranslated(cards: &[Card]) -> Vec<FileFault> {
    let missing = |card: &Card| -> BTreeSet<&'static str> {
        let texts = card.facts.values().flat_map(wordings);
        texts.chain(card.says.iter().map(|(_, text)| text)).flat_map(Wording::missing).collect()
    };
    let mut lacking: BTreeMap<&str, (&Card, usize, BTreeSet<&'static str>)> = BTreeMap::new();
    for (card, missing) in cards.iter().map(|card| (card, missing(card))).filter(|(_, missing)| !missing.is_empty()) {
        let (_, n, all) = lacking.entry(card.from_mod()).or_insert_with(|| (card, 0, BTreeSet::new()));
        *n += 1;
        all.extend(missing);
    }
    let told = |(card, n, missing): (&Card, usize, BTreeSet<&str>)| {
        let of = if n == 1 { "its texts".to_owned() } else { format!("the texts of {n} cards") };
        let missing: Vec<&str> = missing.into_iter().collect();
        let lacks = |fact: &Fact| wordings(fact).into_iter().any(|text| text.missing().next().is_some());
        let key = card.facts.iter().find(|(_, fact)| lacks(fact)).map_or("says", |(key, _)| key);
        card.fault(key, &format!("some of {of} are not there in {}: English is shown instead", missing.join(", ")))
    };
    lacking.into_values().map(told).collect()
}

/// Lines for the author that are left in cards and helpers.
fn logs(cards: &[Card], helpers: &[Arc<Helpers>]) -> Vec<FileFault> {
    let in_cards = cards.iter().map(|card| (&card.file, card.logs));
    let in_helpers = helpers.iter().flat_map(|helpers| helpers.iter()).map(|helper| (&helper.file, helper.logs));
    let told = |(file, place): (&String, Option<Place>)| {
        Some(FileFault::new(file, place?, "g:log is for its author; players never see it").see(Section::Verbs))
    };
    in_cards.chain(in_helpers).filter_map(told).collect()
}

/// Helpers that no card asks for.
fn unwanted(cards: &[Card], helpers: &[Arc<Helpers>]) -> Vec<FileFault> {
    let is_wanted = |file: &str| cards.iter().flat_map(|card| &card.helpers).any(|wanted| wanted.file == file);
    let unwanted = helpers.iter().flat_map(|helpers| helpers.iter()).filter(|helper| !is_wanted(&helper.file));
    let what = |name: &str| format!("no card asks for this helper: local {name} = require(\"{name}\")");
    unwanted.map(|helper| FileFault::new(&helper.file, 1, &what(&helper.name)).see(Section::Files)).collect()
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
