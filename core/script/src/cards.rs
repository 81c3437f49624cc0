//! Loading: from mod folders to checked cards. Immutable afterwards, and shared between threads.

use crate::calls::type_of;
use crate::explain::{clean, explain};
use crate::facts::{self, Fact, Facts};
use crate::folder::{HEAD, Head, is_id, line_of};
use crate::rules::MOST_FACTS;
use crate::schema::{FactKind, Key, Schema, Span};
use crate::{Limits, ModFolder, lint, sandbox};
use clade_engine::scene::{Look, Tint};
use clade_engine::{Kinds, hash, nearest};
use mlua::{Table, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

/// Why cards could not be loaded: file, line, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}{}", .more.iter().map(|error| format!("\n{error}")).collect::<String>())]
pub struct LoadError {
    /// The mod's id and the file within it.
    pub file: String,
    /// The line; 1 if the whole file is meant.
    pub line: u32,
    /// What is wrong and what was expected.
    pub what: String,
    /// Further faults, in the order of mods and files.
    pub more: Vec<Self>,
}

/// So many faults are told of at once, beside the first.
const MOST_FAULTS: usize = 19;

impl LoadError {
    pub(crate) fn new(file: &str, line: u32, what: &str) -> Self {
        Self { file: clean(file), line: line.max(1), what: clean(what), more: Vec::new() }
    }

    /// All of them as one; fine if there is none.
    fn all(faults: Vec<Self>) -> Result<(), Self> {
        let mut faults = faults.into_iter();
        match faults.next() {
            None => Ok(()),
            Some(first) => Err(Self { more: faults.take(MOST_FAULTS).collect(), ..first }),
        }
    }
}

/// One checked card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its full id: `mod:card`.
    pub id: String,
    /// Its file, with the mod's id in front.
    pub file: String,
    /// Its facts by key.
    pub facts: Facts,
    /// The words of its questions and objections, by key: en, ru, pl.
    pub says: Vec<(String, [String; 3])>,
    /// Its memory cells.
    pub remembers: Vec<(String, Span)>,
    /// The counts that its rule hooks want, by index into the schema.
    pub reads: Vec<u8>,
    /// Whether the order among cards that trigger together does not matter to it.
    pub order_free: bool,
    /// How long the id of its mod is.
    of_mod: usize,
    /// The start of the ids of its messages.
    pub(crate) message: String,
    source: String,
    /// What of its source can matter to a game.
    behaviour: String,
    /// What it runs as: compiled here, never read from a mod.
    bytecode: Vec<u8>,
    steps_a_turn: u32,
}

/// All cards of a ruleset, in the order of their mods and files. A card's index is its kind.
#[derive(Debug)]
pub struct Cards {
    cards: Vec<Card>,
    defines: Vec<Kinds>,
    with_reads: Kinds,
    /// Those whose id another mod's card has, too.
    namesakes: Kinds,
    hash: u64,
    warnings: Vec<String>,
}

impl Card {
    /// The card's id without its mod.
    pub fn short_id(&self) -> &str {
        &self.id[self.of_mod + 1..]
    }

    pub(crate) fn bytecode(&self) -> &[u8] {
        &self.bytecode
    }

    /// What each loop turn, call and return in it counts for, in steps.
    pub(crate) fn steps_a_turn(&self) -> u32 {
        self.steps_a_turn
    }

    /// The id of the mod whose file it is: of one that corrects another mod's card, the correcting one.
    pub fn from_mod(&self) -> &str {
        self.file.split_once('/').map_or("", |(of_mod, _)| of_mod)
    }

    /// Its picture.
    pub fn look(&self) -> Look {
        Look::new(self.word("icon").unwrap_or_default().to_owned(), Tint::Plain)
    }

    /// The line of a key in the file; 1 if it is not found.
    pub fn line_of(&self, key: &str) -> u32 {
        line_of(&self.source, key)
    }

    /// Whether a memory cell is cleared when this span ends.
    pub fn remembers_for(&self, cell: u8, ended: Span) -> bool {
        self.remembers.get(usize::from(cell)).is_some_and(|(_, span)| *span == ended || (*span, ended) == (Span::Turn, Span::Round))
    }

    /// A number among the facts, or a default.
    pub fn int(&self, key: &str, default: i32) -> i32 {
        match self.facts.get(key) {
            Some(Fact::Int(n)) => *n,
            _ => default,
        }
    }

    /// A word among the facts.
    pub fn word(&self, key: &str) -> Option<&str> {
        match self.facts.get(key) {
            Some(Fact::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Words among the facts.
    pub fn words(&self, key: &str) -> &[String] {
        match self.facts.get(key) {
            Some(Fact::Words(words)) => words,
            _ => &[],
        }
    }

    /// Cards among the facts, by index.
    pub fn cards(&self, key: &str) -> &[u8] {
        match self.facts.get(key) {
            Some(Fact::Cards(cards)) => cards,
            _ => &[],
        }
    }

    /// A number by seats among the facts.
    pub fn per_seats(&self, key: &str, seats: u8) -> i32 {
        match self.facts.get(key) {
            Some(Fact::PerSeats(by_seats)) => by_seats.get(&seats).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// A text among the facts in en, ru, pl; of one that follows an option that of the first value.
    pub fn texts(&self, key: &str) -> Option<&[String; 3]> {
        self.facts.get(key)?.texts(&|_| "")
    }
}

impl Cards {
    /// Loads and checks mods, in this order; later mods may not define an id again, unless they say `overrides = "mod"` in their
    /// `mod.toml`: then each of their cards takes the place of the one with its id in that mod.
    ///
    /// # Errors
    /// A [`LoadError`] with all that is wrong, as far as it can be told at once.
    pub fn load(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, LoadError> {
        Self::load_with(schema, mods, true)
    }

    /// The same, but names and verbs are not looked at: what is wrong with them is left to the sandbox. For tests of the sandbox.
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
        let with_reads = (0u8..).zip(&cards).filter(|(_, card)| !card.reads.is_empty()).map(|(kind, _)| kind).collect();
        let mut ids: BTreeMap<&str, Kinds> = BTreeMap::new();
        (0u8..).zip(&cards).for_each(|(kind, card)| ids.entry(card.short_id()).or_default().insert(kind));
        let namesakes = ids.into_values().filter(|same| same.len() > 1).fold(Kinds::NONE, Kinds::or);
        Ok(Arc::new(Self { cards, defines, with_reads, namesakes, hash, warnings }))
    }

    /// What is probably not as its author meant it, though the game can be played: file, line and what is odd.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// A card by its index.
    pub fn get(&self, kind: u8) -> &Card {
        &self.cards[usize::from(kind)]
    }

    /// The cards by index.
    pub fn iter(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter()
    }

    /// The index of a card by full id, or by its id alone if only one mod has it.
    pub fn find(&self, id: &str) -> Option<u8> {
        find(&self.cards, "", id)
    }

    /// The cards that define a hook.
    pub fn defines(&self, hook: u8) -> Kinds {
        self.defines[usize::from(hook)]
    }

    /// The cards whose rule hooks want counts.
    pub(crate) fn with_reads(&self) -> Kinds {
        self.with_reads
    }

    /// The cards whose fact of this key has this word among its words.
    pub fn with_word(&self, key: &str, word: &str) -> Kinds {
        let has = |card: &Card| card.words(key).iter().any(|w| w == word) || card.word(key) == Some(word);
        (0u8..).zip(&self.cards).filter(|(_, card)| has(card)).map(|(kind, _)| kind).collect()
    }

    /// The same for cards that do the same under the same ids, whatever their texts, pictures, comments and files are.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The short name of a card for action texts: its id, with its mod only where two mods have the same.
    pub fn word(&self, kind: u8) -> &str {
        let card = self.get(kind);
        if self.namesakes.contains(kind) { &card.id } else { card.short_id() }
    }
}

/// The head of a mod that has something in it, after mods of these ids.
fn head_of(schema: &'static Schema, folder: &ModFolder, ids: &[String]) -> Result<Head, LoadError> {
    let head = folder.checked_head(schema)?;
    if ids.contains(&head.id) {
        return Err(folder.wrong(1, "two mods have this id"));
    }
    if let Some((base, line)) = folder.overrides().filter(|(base, _)| !ids.contains(base)) {
        let hint = nearest(&base, ids.iter().map(String::as_str)).map(|id| format!("; did you mean '{id}'?"));
        let what = format!("no mod before this one has the id '{base}'{}", hint.unwrap_or_default());
        return Err(folder.wrong(line, &what));
    }
    let is_empty = card_files(folder).is_empty() && schema.data.iter().all(|data| folder.file(data.name).is_none());
    if is_empty {
        return Err(folder.wrong(1, "there is no card in this mod: a card is a file of this folder whose name ends in .lua"));
    }
    Ok(head)
}

/// The cards of a mod, sorted by their names, without the mark with which some editors begin a file.
fn card_files(folder: &ModFolder) -> Vec<(&str, &str)> {
    let files = folder.files.iter().filter(|(name, _)| name.ends_with(".lua"));
    let mut files: Vec<_> = files.map(|(name, source)| (name.as_str(), source.strip_prefix('\u{feff}').unwrap_or(source))).collect();
    files.sort_unstable();
    files
}

/// The files of a mod that nobody reads.
fn unread(schema: &Schema, folder: &ModFolder, id: &str) -> Vec<String> {
    let known = || schema.data.iter().map(|data| data.name).chain([HEAD]);
    let files = folder.files.iter().map(|(name, _)| name.as_str());
    let unread = files.filter(|name| !name.ends_with(".lua") && known().all(|read| read != *name));
    let told = |name: &str| {
        let hint = nearest(name, known()).map(|near| format!(", did you mean '{near}'?"));
        let texts = || if name.ends_with(".ftl") { ": the texts of a card stand in its own file" } else { "" }.to_owned();
        clean(&format!("{id}/{name}: nobody reads this file{}", hint.unwrap_or_else(texts)))
    };
    unread.map(told).collect()
}

/// A picture that the window does not have: it shows the first letter of the card instead.
fn unknown_picture(card: &Card) -> Option<String> {
    let name = card.word("icon").filter(|name| !clade_engine::scene::icons().any(|known| known == *name))?;
    let hint = nearest(name, clade_engine::scene::icons()).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
    Some(format!("{}:{}: icon: there is no picture '{name}'{hint}", card.file, card.line_of("icon")))
}

/// Cards that no deck has, where decks decide what comes into play.
fn never_dealt(schema: &Schema, mods: &[ModFolder], cards: &[Card]) -> Vec<String> {
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

/// The texts that stand under some keys, at whatever depth.
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

/// Cards that have the same name in a language: nobody could tell them apart.
fn namesakes_in_words(cards: &[Card]) -> Vec<String> {
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

/// Puts a card where it belongs: at the end, or in the place of the one that it corrects.
fn place_for(cards: &mut Vec<Card>, card: Card, corrects: bool) -> Result<u8, LoadError> {
    let there = cards.iter().position(|other| other.id == card.id);
    let wrong = |what: String| Err(LoadError::new(&card.file, card.line_of("id"), &what));
    match there {
        Some(kind) if corrects => {
            cards[kind] = card;
            Ok(kind as u8)
        }
        Some(kind) => wrong(format!("the id '{}' is already taken by {}", card.short_id(), cards[kind].file)),
        None if corrects => {
            let (base, id) = card.id.split_once(':').unwrap_or_default();
            let of_base = cards.iter().filter_map(|other| other.id.strip_prefix(base)?.strip_prefix(':'));
            let hint = nearest(id, of_base).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
            wrong(format!("{base} has no card '{id}' to override{hint}"))
        }
        None if cards.len() >= Kinds::CAPACITY => wrong(format!("a pool has at most {} kinds of cards", Kinds::CAPACITY)),
        None => {
            cards.push(card);
            Ok(cards.len() as u8 - 1)
        }
    }
}

/// Runs a card file once and checks everything it returns.
fn read_card(
    schema: &'static Schema,
    of_mod: &str,
    file: &str,
    source: &str,
    names: bool,
    mut defines: impl FnMut(usize),
) -> Result<Card, Vec<LoadError>> {
    let fail = |line: u32, what: String| LoadError::new(file, line, &what);
    let found = |all: Vec<lint::Finding>| all.into_iter().map(|f| fail(f.line as u32, f.what)).collect::<Vec<_>>();
    let code = lint::lint(source).map_err(found)?;
    let (_lua, table) = run(file, &code.source).map_err(|(line, what)| vec![fail(line, what)])?;
    let (mut facts, mut wrong) = (Facts::new(), Vec::new());
    let fields = fields(&table, source).map_err(|what| vec![fail(lint::line_of_table(&code.ast), what)])?;
    for (name, value) in &fields {
        let line = line_of(source, name);
        if let Some(hook) = schema.hooks.iter().position(|hook| hook.name == name) {
            if value.is_function() {
                defines(hook);
            } else {
                wrong.push(fail(line, format!("{name}: expected a function, found {}", type_of(value))));
            }
        } else if let Some(key) = schema.all_keys().find(|key| key.name == name) {
            match facts::read(key, schema, value) {
                Ok(fact) => drop(facts.insert(key.name, fact)),
                Err(e) => wrong.push(fail(line, format!("{name}: {e}"))),
            }
        } else {
            let valid = schema.all_keys().map(|key| key.name).chain(schema.hooks.iter().map(|hook| hook.name));
            let hint = nearest(name, valid).map(|w| format!(", did you mean '{w}'?")).unwrap_or_default();
            wrong.push(fail(line, format!("unknown key '{name}'{hint}")));
        }
    }
    let is_there = |key: &Key| fields.iter().any(|(name, _)| name == key.name);
    let missing: Vec<&Key> = schema.all_keys().filter(|key| key.required && !is_there(key)).collect();
    match missing[..] {
        [] => {}
        [key] => wrong.push(fail(lint::line_of_table(&code.ast), format!("the key '{}' is missing: {}", key.name, key.doc))),
        _ => {
            let keys: Vec<String> = missing.iter().map(|key| format!("'{}'", key.name)).collect();
            wrong.push(fail(lint::line_of_table(&code.ast), format!("the keys {} are missing", keys.join(", "))));
        }
    }
    let word = |key: &str| match facts.get(key) {
        Some(Fact::Word(word)) => word.clone(),
        _ => String::new(),
    };
    let id = word("id");
    if facts.contains_key("id") && !is_id(&id) {
        wrong.push(fail(line_of(source, "id"), format!("id: '{id}' has other letters than a–z, 0–9 and _")));
    }
    let reads = match facts.get("reads") {
        Some(Fact::Words(words)) => schema_reads(schema, words),
        _ => Vec::new(),
    };
    let most = MOST_FACTS - schema.hooks.iter().map(|hook| hook.args.len()).max().unwrap_or(0).min(MOST_FACTS);
    if reads.len() > most {
        wrong.push(fail(line_of(source, "reads"), format!("reads: a card reads at most {most} counts")));
    }
    let says = match facts.get("says") {
        Some(Fact::Says(says)) => says.clone(),
        _ => Vec::new(),
    };
    let remembers = match facts.get("remembers") {
        Some(Fact::Memory(cells)) => cells.clone(),
        _ => Vec::new(),
    };
    // With a wrong `says` every word that is looked up there would be wrong, too.
    let readable = |key: &str| facts.contains_key(key) || fields.iter().all(|(name, _)| name != key);
    if names && readable("says") && readable("remembers") {
        let says = says.iter().map(|(name, _)| name.as_str()).collect();
        let remembers = remembers.iter().map(|(name, _)| name.as_str()).collect();
        wrong.extend(found(lint::check_names(&code.ast, &lint::Words { schema, says, remembers })));
    }
    if !wrong.is_empty() {
        wrong.sort_by_key(|fault| fault.line);
        return Err(wrong);
    }
    let order_free = word("order") == "free";
    let (source, steps_a_turn) = (source.to_owned(), code.steps_a_turn);
    let bytecode = sandbox::compiler().compile(&code.source).map_err(|e| vec![fail(1, e.to_string())])?;
    Ok(Card {
        id: format!("{of_mod}:{id}"),
        of_mod: of_mod.len(),
        message: format!("card-{of_mod}-{id}"),
        file: file.to_owned(),
        facts,
        says,
        remembers,
        reads,
        order_free,
        source,
        behaviour: lint::behaviour(&code.ast, schema),
        bytecode,
        steps_a_turn,
    })
}

/// The fields of a card's table, in the order of their lines.
fn fields(table: &Table, source: &str) -> Result<Vec<(String, Value)>, String> {
    let mut fields: Vec<(String, Value)> = Vec::new();
    for pair in table.pairs::<Value, Value>() {
        let (key, value) = pair.map_err(|e| e.to_string())?;
        match key.as_string().and_then(|k| k.to_str().ok().map(|k| k.to_owned())) {
            Some(key) => fields.push((key, value)),
            None => return Err("a card's keys are words".to_owned()),
        }
    }
    fields.sort_by_cached_key(|(key, _)| line_of(source, key));
    Ok(fields)
}

fn schema_reads(schema: &Schema, words: &[String]) -> Vec<u8> {
    (0u8..).zip(schema.reads).filter(|(_, read)| words.iter().any(|w| w == read.name)).map(|(i, _)| i).collect()
}

/// Runs a file in a VM of its own, within the limits.
fn run(file: &str, source: &str) -> Result<(mlua::Lua, Table), (u32, String)> {
    let shared = Rc::new(crate::calls::Shared::default());
    shared.limit.set(Limits::STANDARD.steps);
    shared.altogether.set(Limits::STANDARD.altogether);
    shared.steps_a_turn.set(1);
    let told = |error: mlua::Error| {
        let (line, reason) = explain(&error, file);
        let reason = if reason.contains("recursion depth") { lint::TOO_DEEP.to_owned() } else { reason };
        (line, if shared.over_steps.get() { shared.limit_reason() } else { reason })
    };
    let (lua, _) = sandbox::open(&shared, Limits::STANDARD).map_err(told)?;
    lua.set_memory_limit(lua.used_memory() + Limits::STANDARD.memory).map_err(told)?;
    let value: Value = sandbox::chunk(&lua, file, source).eval().map_err(told)?;
    match value {
        Value::Table(table) => Ok((lua, table)),
        other => Err((1, format!("a card file returns one table, not {}", type_of(&other)))),
    }
}

fn find(cards: &[Card], own_mod: &str, id: &str) -> Option<u8> {
    let is_full = id.contains(':');
    let exact = cards.iter().position(|card| match is_full {
        true => card.id == id,
        false => card.short_id() == id && card.id[..card.of_mod] == *own_mod,
    });
    let alone = || {
        let mut same = (0..cards.len()).filter(|&i| cards[i].short_id() == id);
        same.next().filter(|_| same.next().is_none())
    };
    exact.or_else(alone).map(|i| i as u8)
}

/// Turns ids of other cards into indices.
fn link(schema: &Schema, cards: &mut [Card]) -> Vec<LoadError> {
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
                    let hint = nearest(id, cards.iter().map(Card::short_id)).map(|w| format!(", did you mean '{w}'?")).unwrap_or_default();
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
