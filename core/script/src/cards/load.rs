//! Loading: from mod folders to checked cards.

use super::changes::change;
use super::helpers::Helpers;
use super::known::ReadMod;
use super::link::link;
use super::odd::odd;
use super::read::Reader;
use super::{Card, Cards, is_same_sort};
use crate::schema::{Key, Schema};
use clade_engine::{FileFault, Kind, Kinds, Section, did_you_mean, hash};
use clade_mods::{CHANGES, Head, ModFolder, Ordered, VALUES, order};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Cards {
    /// Loads and checks mods: in this order, but whoever another one needs comes before it. Later mods may not define an id again, unless
    /// they say `overrides = "mod"` in their `mod.toml`: then each of their cards takes the place of the one with its id in that mod.
    ///
    /// # Errors
    /// Everything that is wrong, as far as it can be seen at once, in the order of mods and files.
    pub fn load(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, Vec<FileFault>> {
        Self::load_with(schema, mods, true, &BTreeMap::new())
    }

    /// The same where players chose these options, those of mods among them.
    ///
    /// # Errors
    /// As [`Cards::load`].
    pub fn load_for(schema: &'static Schema, mods: &[ModFolder], options: &BTreeMap<String, String>) -> Result<Arc<Self>, Vec<FileFault>> {
        Self::load_with(schema, mods, true, options)
    }

    /// The same, but names and verbs are not checked: their errors are left to the sandbox. For tests of the sandbox.
    ///
    /// # Errors
    /// As [`Cards::load`].
    #[doc(hidden)]
    pub fn load_trusting(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, Vec<FileFault>> {
        Self::load_with(schema, mods, false, &BTreeMap::new())
    }

    fn load_with(
        schema: &'static Schema,
        mods: &[ModFolder],
        names: bool,
        options: &BTreeMap<String, String>,
    ) -> Result<Arc<Self>, Vec<FileFault>> {
        let Ordered { loaded, faults: mut wrong } = order(schema.game, mods);
        let (mut cards, mut all_helpers) = (Vec::new(), Vec::new());
        let mut defines = vec![Kinds::NONE; schema.hooks.len()];
        for (at, head) in &loaded {
            let folder = &mods[*at];
            wrong.extend(no_card(schema, folder));
            wrong.extend(former(schema, folder));
            wrong.extend(not_toml(schema, folder));
            let values = head.options.iter().map(|option| (option.name.clone(), option.value(&head.id, options).to_owned())).collect();
            let read = ReadMod::of(schema, folder, head, &values, names);
            wrong.extend(read.faults.iter().cloned());
            for card in read.cards.iter().cloned() {
                let placed = card.and_then(|(card, own)| Ok((place_for(&mut cards, card, head).map_err(|fault| vec![fault])?, own)));
                match placed {
                    Ok((kind, own)) => {
                        for (hook, kinds) in defines.iter_mut().enumerate() {
                            if own.contains(&hook) { kinds.insert(kind) } else { kinds.remove(kind) }
                        }
                    }
                    Err(faults) => wrong.extend(faults),
                }
            }
            wrong.extend(change(schema, mods, folder, &mut cards));
            all_helpers.push(read.helpers.clone());
        }
        // Cards of a mod that cannot be loaded are looked at all the same: so its author sees everything at once.
        let is_left_out = |at: usize| loaded.iter().all(|(loaded, _)| *loaded != at);
        let is_ours = |folder: &ModFolder| folder.text("game").is_none_or(|game| game == schema.game);
        for folder in mods.iter().enumerate().filter(|(at, folder)| is_left_out(*at) && is_ours(folder)).map(|(_, folder)| folder) {
            let home = folder.id().unwrap_or_default();
            let options = folder.head().map(|head| head.options).unwrap_or_default();
            let values = options.iter().map(|option| (option.name.clone(), option.values[0].clone())).collect();
            let (helpers, faults) = Helpers::read(schema, folder, &values, names);
            wrong.extend(faults);
            let reader = Reader { schema, of_mod: &home, helpers: &helpers, options: &values, names };
            let read = card_files(folder).into_iter().map(|(name, source)| reader.card(&folder.path(name), source, |_| ()));
            wrong.extend(read.filter_map(Result::err).flatten());
            wrong.extend(not_toml(schema, folder));
            wrong.extend(folder.toml(CHANGES).and_then(Result::err).unwrap_or_default());
        }
        // What other cards are missing follows from what could not be read.
        if wrong.is_empty() {
            wrong = link(schema, &mut cards);
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let odd = odd(schema, mods, (&cards, &defines), &all_helpers);
        let hash = hash::of(&cards.iter().map(|card| (&card.id, &card.behaviour)).collect::<Vec<_>>());
        let all = || (0..).map(Kind).zip(&cards);
        let with_reads = all().filter(|(_, card)| !card.reads.is_empty()).map(|(kind, _)| kind).collect();
        let mut ids: BTreeMap<&str, Kinds> = BTreeMap::new();
        all().for_each(|(kind, card)| ids.entry(card.short_id()).or_default().insert(kind));
        let namesakes = ids.into_values().filter(|same| same.len() > 1).fold(Kinds::NONE, Kinds::or);
        Ok(Arc::new(Self { cards, defines, with_reads, namesakes, hash, odd }))
    }
}

/// A mod that has nothing in it.
fn no_card(schema: &'static Schema, folder: &ModFolder) -> Option<FileFault> {
    let mut files = schema.data.iter().map(|data| data.name).chain(schema.former.iter().map(|(name, _)| *name)).chain([CHANGES, VALUES]);
    let is_empty = card_files(folder).is_empty() && files.all(|name| folder.file(name).is_none());
    is_empty.then(|| folder.fault_at("id", "there is no card in this mod: a card is a file of this folder whose name ends in .lua"))
}

/// Files of a mod that no version reads any more.
fn former<'a>(schema: &'static Schema, folder: &'a ModFolder) -> impl Iterator<Item = FileFault> + 'a {
    let there = schema.former.iter().filter(|(name, _)| folder.file(name).is_some());
    there.map(|(name, instead)| FileFault::new(&folder.path(name), 1, instead).see(Section::Files))
}

/// Files of a mod that hold tables and cannot be read.
fn not_toml(schema: &'static Schema, folder: &ModFolder) -> Vec<FileFault> {
    schema.data.iter().filter_map(|data| folder.toml(data.name)?.err()).flatten().collect()
}

/// The cards of a mod, sorted by their names, without the byte order mark that some editors write.
pub(super) fn card_files(folder: &ModFolder) -> Vec<(&str, &str)> {
    let files = folder.files.iter().filter(|(name, _)| name.ends_with(".lua") && Helpers::name_of(name).is_none());
    let mut files: Vec<_> = files.map(|(name, source)| (name.as_str(), source.strip_prefix('\u{feff}').unwrap_or(source))).collect();
    files.sort_unstable();
    files
}

/// Puts a card where it belongs: at the end, or in place of the one that it corrects.
fn place_for(cards: &mut Vec<Card>, card: Card, head: &Head) -> Result<Kind, FileFault> {
    let corrects = head.overrides.is_some();
    let there = cards.iter().position(|other| other.id == card.id);
    let wrong = |what: String| Err(card.fault("id", &what));
    match there {
        Some(at) if corrects && !is_same_sort(&cards[at], &card) => {
            wrong(format!("{} is {}, and this is {}", cards[at].file, cards[at].form.a_card(), card.form.a_card()))
        }
        Some(at) if corrects => {
            cards[at] = card;
            Ok(Kind(at as u8))
        }
        Some(at) => wrong(format!("the id '{}' is already taken by {}", card.short_id(), cards[at].file)),
        None if corrects => {
            let (base, id) = card.id.split_once(':').unwrap_or_default();
            let of_base = cards.iter().filter_map(|other| other.id.strip_prefix(base)?.strip_prefix(':'));
            let hint = did_you_mean(id, of_base);
            wrong(format!("{base} has no card '{id}' to override{hint}"))
        }
        None if let Some(only) = cards.iter().find(|other| card.form.is_single() && is_same_sort(other, &card)) => {
            let (base, id) = only.id.split_once(':').unwrap_or_default();
            let what = format!(
                "a table has one {}, and {} is it: to put this one in its place, write overrides = \"{base}\" into mod.toml, and id = \"{id}\" here",
                card.form.card(),
                only.file
            );
            Err(card.fault(Key::KIND, &what))
        }
        None if cards.len() >= Kinds::CAPACITY => wrong(format!("a pool has at most {} kinds of cards", Kinds::CAPACITY)),
        None => {
            cards.push(card);
            Ok(Kind(cards.len() as u8 - 1))
        }
    }
}
