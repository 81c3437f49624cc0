//! Loading: from mod folders to checked cards. Immutable afterwards, and shared between threads.

use crate::explain::{clean, explain};
use crate::facts::{self, Fact, Facts};
use crate::rules::MOST_FACTS;
use crate::schema::{FactKind, Key, Schema, Span};
use crate::{Limits, lint, sandbox};
use clade_engine::scene::{Look, Tint};
use clade_engine::{Kinds, ModStamp, hash, nearest};
use mlua::{Table, Value};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// A mod as its files: names relative to its folder, with their contents; `mod.toml` is among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModFolder {
    /// File names (with `/`) and contents.
    pub files: Vec<(String, String)>,
}

/// The head of `mod.toml`.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ModToml {
    id: String,
    game: String,
    version: String,
    #[serde(default)]
    name: BTreeMap<String, String>,
    /// The mod whose cards this one corrects: each of its cards takes the place of the one with the same id there.
    overrides: Option<String>,
}

/// Why cards could not be loaded: file, line, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct LoadError {
    /// The mod's id and the file within it.
    pub file: String,
    /// The line; 1 if the whole file is meant.
    pub line: u32,
    /// What is wrong and what was expected.
    pub what: String,
}

impl LoadError {
    fn new(file: &str, line: u32, what: &str) -> Self {
        Self { file: clean(file), line, what: clean(what) }
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
}

impl Card {
    /// The card's id without its mod.
    pub fn short_id(&self) -> &str {
        self.id.split_once(':').map_or(&self.id, |(_, id)| id)
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
        match self.facts.get(key)? {
            Fact::Texts(texts) => Some(texts),
            Fact::TextsBy(_, values) => values.first().map(|(_, texts)| texts),
            _ => None,
        }
    }
}

fn line_of(source: &str, key: &str) -> u32 {
    let at = source.lines().position(|line| {
        let rest = line.trim_start().strip_prefix(key).or_else(|| line.split_once(&format!(" {key} ")).map(|(_, rest)| rest));
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    });
    at.map_or(1, |i| i as u32 + 1)
}

impl Cards {
    /// Loads and checks mods, in this order; later mods may not define an id again, unless they say `overrides = "mod"` in their
    /// `mod.toml`: then each of their cards takes the place of the one with its id in that mod.
    ///
    /// # Errors
    /// The first [`LoadError`].
    pub fn load(schema: &'static Schema, mods: &[ModFolder]) -> Result<Arc<Self>, LoadError> {
        let mut cards = Vec::new();
        let mut defines = vec![Kinds::NONE; schema.hooks.len()];
        let mut ids: Vec<String> = Vec::new();
        for folder in mods {
            let head = read_head(schema, folder)?;
            if ids.contains(&head.id) {
                return Err(LoadError::new(&format!("{}/mod.toml", head.id), 1, "two mods have this id"));
            }
            if let Some(base) = head.overrides.as_ref().filter(|base| !ids.contains(base)) {
                let hint = clade_engine::nearest(base, ids.iter().map(String::as_str)).map(|id| format!("; did you mean '{id}'?"));
                let what = format!("no mod before this one has the id '{base}'{}", hint.unwrap_or_default());
                let line = folder.file("mod.toml").map_or(1, |text| line_of(text, "overrides"));
                return Err(LoadError::new(&format!("{}/mod.toml", head.id), line, &what));
            }
            let mut files: Vec<_> = folder.files.iter().filter(|(name, _)| name.ends_with(".lua")).collect();
            files.sort();
            for (name, source) in files {
                let file = clean(&format!("{}/{name}", head.id));
                let mut own = Vec::new();
                let home = head.overrides.as_ref().unwrap_or(&head.id);
                let card = read_card(schema, home, &file, source, |hook| own.push(hook))?;
                let kind = place_for(&mut cards, card, head.overrides.is_some(), source)?;
                for (hook, kinds) in defines.iter_mut().enumerate() {
                    if own.contains(&hook) { kinds.insert(kind) } else { kinds.remove(kind) }
                }
            }
            ids.push(head.id);
        }
        link(schema, &mut cards)?;
        let hash = hash::of(&cards.iter().map(|card| (&card.id, &card.behaviour)).collect::<Vec<_>>());
        let with_reads = (0u8..).zip(&cards).filter(|(_, card)| !card.reads.is_empty()).map(|(kind, _)| kind).collect();
        let mut ids: BTreeMap<&str, Kinds> = BTreeMap::new();
        (0u8..).zip(&cards).for_each(|(kind, card)| ids.entry(card.short_id()).or_default().insert(kind));
        let namesakes = ids.into_values().filter(|same| same.len() > 1).fold(Kinds::NONE, Kinds::or);
        Ok(Arc::new(Self { cards, defines, with_reads, namesakes, hash }))
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

/// Puts a card where it belongs: at the end, or in the place of the one that it corrects.
fn place_for(cards: &mut Vec<Card>, card: Card, corrects: bool, source: &str) -> Result<u8, LoadError> {
    let there = cards.iter().position(|other| other.id == card.id);
    let wrong = |what: String| Err(LoadError::new(&card.file, line_of(source, "id"), &what));
    match there {
        Some(kind) if corrects => {
            cards[kind] = card;
            Ok(kind as u8)
        }
        Some(kind) => wrong(format!("the id '{}' is already taken by {}", card.short_id(), cards[kind].file)),
        None if corrects => {
            let (base, id) = card.id.split_once(':').unwrap_or_default();
            let of_base = cards.iter().filter_map(|other| other.id.strip_prefix(base)?.strip_prefix(':'));
            let hint = clade_engine::nearest(id, of_base).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
            wrong(format!("{base} has no card '{id}' to override{hint}"))
        }
        None if cards.len() >= Kinds::CAPACITY => wrong(format!("a pool has at most {} kinds of cards", Kinds::CAPACITY)),
        None => {
            cards.push(card);
            Ok(cards.len() as u8 - 1)
        }
    }
}

fn read_head(schema: &Schema, folder: &ModFolder) -> Result<ModToml, LoadError> {
    let fail = |line: usize, what: String| LoadError::new("mod.toml", line as u32, &what);
    let Some((_, text)) = folder.files.iter().find(|(name, _)| name == "mod.toml") else {
        return Err(fail(1, "a mod folder has a mod.toml".to_owned()));
    };
    let head: ModToml = toml::from_str(text).map_err(|e| {
        let line = e.span().map_or(1, |span| text.bytes().take(span.start).filter(|&b| b == b'\n').count() + 1);
        fail(line, e.message().to_owned())
    })?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if head.id.is_empty() || !head.id.chars().all(plain) {
        return Err(fail(line_of(text, "id") as usize, format!("the id '{}' has other letters than a–z, 0–9 and _", head.id)));
    }
    let fail = |line: usize, what: String| LoadError::new(&format!("{}/mod.toml", head.id), line as u32, &what);
    if head.game != schema.game {
        return Err(fail(line_of(text, "game") as usize, format!("this mod is for '{}', not for '{}'", head.game, schema.game)));
    }
    if head.version.is_empty() {
        return Err(fail(line_of(text, "version") as usize, "the version is a text such as \"1.0\"".to_owned()));
    }
    if let Some(other) = head.name.keys().find(|l| !facts::LANGUAGES.contains(&l.as_str())) {
        return Err(fail(line_of(text, "name") as usize, format!("unknown language '{other}' in name, expected en, ru, pl")));
    }
    Ok(head)
}

/// Runs a card file once and checks everything it returns.
fn read_card(schema: &'static Schema, of_mod: &str, file: &str, source: &str, mut defines: impl FnMut(usize)) -> Result<Card, LoadError> {
    let fail = |line: u32, what: String| LoadError::new(file, line.max(1), &what);
    let code = lint::lint(source).map_err(|f| fail(f.line as u32, f.what))?;
    let (_lua, table) = run(file, &code.source).map_err(|(line, what)| fail(line, what))?;
    let mut facts = Facts::new();
    let pairs: Vec<(Value, Value)> = table.pairs().collect::<Result<_, _>>().map_err(|e| fail(1, e.to_string()))?;
    let mut named: Vec<(String, Value)> = Vec::new();
    for (key, value) in pairs {
        match key.as_string().and_then(|k| k.to_str().ok().map(|k| k.to_owned())) {
            Some(key) => named.push((key, value)),
            None => return Err(fail(1, "a card's keys are words".to_owned())),
        }
    }
    named.sort_by_key(|(key, _)| line_of(source, key));
    for (name, value) in &named {
        let line = line_of(source, name);
        if let Some(hook) = schema.hooks.iter().position(|hook| hook.name == name) {
            if !value.is_function() {
                return Err(fail(line, format!("{name}: expected a function, found {}", value.type_name())));
            }
            defines(hook);
        } else if let Some(key) = schema.all_keys().find(|key| key.name == name) {
            facts.insert(key.name, facts::read(key, schema, value).map_err(|e| fail(line, format!("{name}: {e}")))?);
        } else {
            let valid = schema.all_keys().map(|key| key.name).chain(schema.hooks.iter().map(|hook| hook.name));
            let hint = nearest(name, valid).map(|w| format!(", did you mean '{w}'?")).unwrap_or_default();
            return Err(fail(line, format!("unknown key '{name}'{hint}")));
        }
    }
    if let Some(key) = schema.all_keys().find(|key| key.required && !facts.contains_key(key.name)) {
        return Err(fail(1, format!("the key '{}' is missing: {}", key.name, key.doc)));
    }
    let word = |key: &str| match facts.get(key) {
        Some(Fact::Word(word)) => word.clone(),
        _ => String::new(),
    };
    let id = word("id");
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if id.is_empty() || !id.chars().all(plain) {
        return Err(fail(line_of(source, "id"), format!("id: '{id}' has other letters than a–z, 0–9 and _")));
    }
    let reads = match facts.get("reads") {
        Some(Fact::Words(words)) => schema_reads(schema, words),
        _ => Vec::new(),
    };
    let most = MOST_FACTS - schema.hooks.iter().map(|hook| hook.args.len()).max().unwrap_or(0).min(MOST_FACTS);
    if reads.len() > most {
        return Err(fail(line_of(source, "reads"), format!("reads: a card reads at most {most} counts")));
    }
    let says = match facts.get("says") {
        Some(Fact::Says(says)) => says.clone(),
        _ => Vec::new(),
    };
    let remembers = match facts.get("remembers") {
        Some(Fact::Memory(cells)) => cells.clone(),
        _ => Vec::new(),
    };
    let order_free = word("order") == "free";
    let (source, steps_a_turn) = (source.to_owned(), code.steps_a_turn);
    let bytecode = sandbox::compiler().compile(&code.source).map_err(|e| fail(1, e.to_string()))?;
    Ok(Card {
        id: format!("{of_mod}:{id}"),
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

fn schema_reads(schema: &Schema, words: &[String]) -> Vec<u8> {
    (0u8..).zip(schema.reads).filter(|(_, read)| words.iter().any(|w| w == read.name)).map(|(i, _)| i).collect()
}

/// Runs a file in a VM of its own, within the limits.
fn run(file: &str, source: &str) -> Result<(mlua::Lua, Table), (u32, String)> {
    let shared = Rc::new(crate::calls::Shared::default());
    shared.limit.set(Limits::STANDARD.steps);
    shared.steps_a_turn.set(1);
    let told = |error: mlua::Error| {
        let (line, reason) = explain(&error, file);
        (line, if shared.over_steps.get() { shared.limit_reason() } else { reason })
    };
    let (lua, _) = sandbox::open(&shared, Limits::STANDARD).map_err(told)?;
    lua.set_memory_limit(lua.used_memory() + Limits::STANDARD.memory).map_err(told)?;
    let value: Value = sandbox::chunk(&lua, file, source).eval().map_err(told)?;
    match value {
        Value::Table(table) => Ok((lua, table)),
        other => Err((1, format!("a card file returns one table, not {}", other.type_name()))),
    }
}

fn find(cards: &[Card], own_mod: &str, id: &str) -> Option<u8> {
    let full = if id.contains(':') { id.to_owned() } else { format!("{own_mod}:{id}") };
    let exact = cards.iter().position(|card| card.id == full);
    let alone = || {
        let mut same = (0..cards.len()).filter(|&i| cards[i].short_id() == id);
        same.next().filter(|_| same.next().is_none())
    };
    exact.or_else(alone).map(|i| i as u8)
}

/// Turns ids of other cards into indices.
fn link(schema: &Schema, cards: &mut [Card]) -> Result<(), LoadError> {
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
                    return Err(LoadError::new(&card.file, card.line_of(key), &what));
                };
                kinds.push(kind);
            }
            cards[at].facts.insert(key, Fact::Cards(kinds));
        }
    }
    Ok(())
}

impl ModFolder {
    /// The id in its `mod.toml`, if that can be read.
    pub fn id(&self) -> Option<String> {
        self.head().map(|head| head.id)
    }

    /// What the mod is known again by, if its `mod.toml` can be read.
    pub fn stamp(&self) -> Option<ModStamp> {
        let ModToml { id, version, .. } = self.head()?;
        let files = self.files.iter().map(|(name, text)| (name.clone(), hash::of_bytes(text.as_bytes()))).collect();
        Some(ModStamp { id, version, files })
    }

    fn head(&self) -> Option<ModToml> {
        toml::from_str(self.file("mod.toml")?).ok()
    }

    /// What of its data can matter to a game: its tables without comments, spaces, and how sure each row is.
    pub(crate) fn data(&self) -> Vec<(&str, toml::Value)> {
        let tables = self.files.iter().filter(|(name, _)| name.ends_with(".toml")).filter_map(|(name, text)| {
            let mut table: toml::Table = toml::from_str(text).ok()?;
            if name == "mod.toml" {
                table.retain(|key, _| key == "id" || key == "overrides");
            }
            let mut value = toml::Value::Table(table);
            forget_source(&mut value);
            Some((name.as_str(), value))
        });
        tables.collect()
    }

    /// The contents of a file of this name.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(n, _)| n == name).map(|(_, text)| text.as_str())
    }
}

fn forget_source(value: &mut toml::Value) {
    match value {
        toml::Value::Table(table) => {
            table.remove(Key::SOURCE);
            table.iter_mut().for_each(|(_, value)| forget_source(value));
        }
        toml::Value::Array(rows) => rows.iter_mut().for_each(forget_source),
        _ => {}
    }
}
