//! Loading: from mod folders to checked cards.

use super::link::link;
use super::read::read_card;
use super::warnings::{namesakes_in_words, never_dealt, unknown_picture, unread};
use super::{Card, Cards};
use crate::ModFolder;
use crate::explain::clean;
use crate::folder::Head;
use crate::load_error::LoadError;
use crate::schema::Schema;
use clade_engine::{Kind, Kinds, did_you_mean, hash};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Cards {
    /// Loads and checks mods, in this order; later mods may not define an id again, unless they say `overrides = "mod"` in their
    /// `mod.toml`: then each of their cards takes the place of the one with its id in that mod.
    ///
    /// # Errors
    /// A [`LoadError`] with everything that is wrong, as far as it can be seen at once.
    pub fn load(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, LoadError> {
        Self::load_with(schema, mods, true)
    }

    /// The same, but names and verbs are not checked: their errors are left to the sandbox. For tests of the sandbox.
    ///
    /// # Errors
    /// A [`LoadError`].
    #[doc(hidden)]
    pub fn load_trusting(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, LoadError> {
        Self::load_with(schema, mods, false)
    }

    fn load_with(schema: &'static Schema, mods: &[ModFolder], names: bool) -> Result<Arc<Self>, LoadError> {
        let (mut cards, mut wrong, mut warnings) = (Vec::new(), Vec::new(), Vec::new());
        let mut defines = vec![Kinds::NONE; schema.hooks.len()];
        let mut ids: Vec<String> = Vec::new();
        for folder in mods {
            match head_of(schema, folder, &ids) {
                Ok(head) => {
                    warnings.extend(unread(schema, folder, &head.id));
                    for (name, source) in card_files(folder) {
                        let file = clean(&format!("{}/{name}", head.id));
                        let mut own = Vec::new();
                        let home = head.overrides.as_ref().unwrap_or(&head.id);
                        let card = read_card(schema, home, &file, source, names, |hook| own.push(hook));
                        match card.and_then(|card| place_for(&mut cards, card, head.overrides.is_some()).map_err(|error| vec![error])) {
                            Ok(kind) => {
                                for (hook, kinds) in defines.iter_mut().enumerate() {
                                    if own.contains(&hook) { kinds.insert(kind) } else { kinds.remove(kind) }
                                }
                            }
                            Err(faults) => wrong.extend(faults),
                        }
                    }
                    ids.push(head.id);
                }
                Err(error) => wrong.push(error),
            }
        }
        // What other cards are missing follows from what could not be read.
        if wrong.is_empty() {
            wrong = link(schema, &mut cards);
        }
        LoadError::all(wrong)?;
        warnings.extend(cards.iter().filter_map(unknown_picture));
        warnings.extend(namesakes_in_words(&cards));
        warnings.extend(never_dealt(schema, mods, &cards));
        let hash = hash::of(&cards.iter().map(|card| (&card.id, &card.behaviour)).collect::<Vec<_>>());
        let all = || (0..).map(Kind).zip(&cards);
        let with_reads = all().filter(|(_, card)| !card.reads.is_empty()).map(|(kind, _)| kind).collect();
        let mut ids: BTreeMap<&str, Kinds> = BTreeMap::new();
        all().for_each(|(kind, card)| ids.entry(card.short_id()).or_default().insert(kind));
        let namesakes = ids.into_values().filter(|same| same.len() > 1).fold(Kinds::NONE, Kinds::or);
        Ok(Arc::new(Self { cards, defines, with_reads, namesakes, hash, warnings }))
    }
}

/// The head of a mod that has something in it, after mods of these ids.
fn head_of(schema: &'static Schema, folder: &ModFolder, ids: &[String]) -> Result<Head, LoadError> {
    let head = folder.checked_head(schema)?;
    if ids.contains(&head.id) {
        return Err(folder.wrong(1, "two mods have this id"));
    }
    if let Some((base, line)) = folder.overrides().filter(|(base, _)| !ids.contains(base)) {
        let hint = did_you_mean(&base, ids.iter().map(String::as_str));
        let what = format!("no earlier mod has the id '{base}'{hint}");
        return Err(folder.wrong(line, &what));
    }
    let is_empty = card_files(folder).is_empty() && schema.data.iter().all(|data| folder.file(data.name).is_none());
    if is_empty {
        return Err(folder.wrong(1, "there is no card in this mod: a card is a file of this folder whose name ends in .lua"));
    }
    Ok(head)
}

/// The cards of a mod, sorted by their names, without the byte order mark that some editors write.
fn card_files(folder: &ModFolder) -> Vec<(&str, &str)> {
    let files = folder.files.iter().filter(|(name, _)| name.ends_with(".lua"));
    let mut files: Vec<_> = files.map(|(name, source)| (name.as_str(), source.strip_prefix('\u{feff}').unwrap_or(source))).collect();
    files.sort_unstable();
    files
}

/// Puts a card where it belongs: at the end, or in place of the one that it corrects.
fn place_for(cards: &mut Vec<Card>, card: Card, corrects: bool) -> Result<Kind, LoadError> {
    let there = cards.iter().position(|other| other.id == card.id);
    let wrong = |what: String| Err(LoadError::new(&card.file, card.line_of("id"), &what));
    match there {
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
        None if cards.len() >= Kinds::CAPACITY => wrong(format!("a pool has at most {} kinds of cards", Kinds::CAPACITY)),
        None => {
            cards.push(card);
            Ok(Kind(cards.len() as u8 - 1))
        }
    }
}
