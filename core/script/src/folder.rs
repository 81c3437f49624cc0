//! A mod as its files, and its head, `mod.toml`.

use crate::facts;
use crate::load_error::LoadError;
use crate::schema::{Key, Schema};
use clade_engine::{ModStamp, did_you_mean, hash};
use toml::{Table, Value};

/// A mod as its files: names relative to its folder, with their contents; `mod.toml` is among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModFolder {
    /// File names (with `/`) and contents.
    pub files: Vec<(String, String)>,
}

/// The head of a mod.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) id: String,
    version: String,
    /// The mod whose cards this one corrects: each of its cards takes the place of the one with the same id there.
    pub(crate) overrides: Option<String>,
}

/// Its file.
pub(crate) const HEAD: &str = "mod.toml";
/// How long an id and a version may be: saved games contain them.
const LONGEST: usize = 64;

/// The keys of `mod.toml`: whether each must be there, and what it says.
pub(crate) const KEYS: [(&str, bool, &str); 5] = [
    ("id", true, "The mod's id: small letters, digits, `_`. It differs from that of any mod beside it."),
    ("game", true, "The game that it is for."),
    ("version", true, "Its version, a text such as `\"1.0\"`."),
    ("name", false, "Its name, a table with `en`, `ru`, `pl`."),
    ("overrides", false, "The id of a mod whose cards it corrects: each of its cards takes the place of the one with its id there."),
];

/// Whether this can be the id of a mod or card.
pub(crate) fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

/// The line of a key; 1 if it is not found.
pub(crate) fn line_of(source: &str, key: &str) -> u32 {
    let inside = format!(" {key} ");
    let at = source.lines().position(|line| {
        let rest = line.trim_start().strip_prefix(key).or_else(|| line.split_once(&inside).map(|(_, rest)| rest));
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    });
    at.map_or(1, |i| i as u32 + 1)
}

/// What is wrong with a `mod.toml`: the key, and what was expected.
type Wrong = (Option<&'static str>, String);

impl ModFolder {
    /// The id in its `mod.toml`, if that can be read.
    pub fn id(&self) -> Option<String> {
        self.table()?.get("id")?.as_str().map(str::to_owned)
    }

    /// The mod that it corrects, if its `mod.toml` can be read and says so; with the line.
    pub(crate) fn overrides(&self) -> Option<(String, u32)> {
        let base = self.table()?.get("overrides")?.as_str()?.to_owned();
        Some((base, line_of(self.file(HEAD)?, "overrides")))
    }

    /// What identifies the mod, if its `mod.toml` can be read.
    pub fn stamp(&self) -> Option<ModStamp> {
        let Head { id, version, .. } = self.head().ok()?;
        let files = self.files.iter().map(|(name, text)| (name.clone(), hash::of_bytes(text.as_bytes()))).collect();
        Some(ModStamp { id, version, files })
    }

    /// The part of its data that can matter to a game: its tables without comments, spaces, and how sure each row is.
    pub(crate) fn data(&self) -> Vec<(&str, Value)> {
        let tables = self.files.iter().filter(|(name, _)| name.ends_with(".toml")).filter_map(|(name, text)| {
            let mut table: Table = toml::from_str(text).ok()?;
            if name == HEAD {
                table.retain(|key, _| key == "id" || key == "overrides");
            }
            let mut value = Value::Table(table);
            forget_source(&mut value);
            Some((name.as_str(), value))
        });
        tables.collect()
    }

    /// The contents of a file of this name.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(n, _)| n == name).map(|(_, text)| text.as_str())
    }

    /// An error in its `mod.toml`.
    pub(crate) fn wrong(&self, line: u32, what: &str) -> LoadError {
        let file = self.id().filter(|id| is_id(id)).map_or_else(|| HEAD.to_owned(), |id| format!("{id}/{HEAD}"));
        LoadError::new(&file, line, what)
    }

    fn table(&self) -> Option<Table> {
        toml::from_str(self.file(HEAD)?).ok()
    }

    /// The checked head.
    pub(crate) fn checked_head(&self, schema: &Schema) -> Result<Head, LoadError> {
        let Some(text) = self.file(HEAD) else { return Err(self.wrong(1, "a mod folder has a mod.toml")) };
        if let Err(error) = toml::from_str::<Table>(text) {
            let line = error.span().map_or(1, |span| text.bytes().take(span.start).filter(|&b| b == b'\n').count() + 1);
            return Err(self.wrong(line as u32, error.message()));
        }
        let wrong = |(key, what): Wrong| self.wrong(key.map_or(1, |key| line_of(text, key)), &what);
        let table = self.table().unwrap_or_default();
        if let Some(key) = table.keys().find(|key| KEYS.iter().all(|(known, ..)| known != key)) {
            let near = did_you_mean(key, KEYS.map(|(known, ..)| known));
            let known = KEYS.map(|(known, ..)| known).join(", ");
            let what = format!("unknown key '{key}'{}", if near.is_empty() { format!("; there are {known}") } else { near });
            return Err(self.wrong(line_of(text, key), &what));
        }
        let head = self.head().map_err(wrong)?;
        let game = table.get("game").and_then(Value::as_str).unwrap_or_default();
        if game != schema.game {
            return Err(wrong((Some("game"), format!("this mod is for '{game}', not for '{}'", schema.game))));
        }
        Ok(head)
    }

    fn head(&self) -> Result<Head, Wrong> {
        let table = self.table().unwrap_or_default();
        let missing: Vec<String> =
            KEYS.iter().filter(|(key, must, _)| *must && !table.contains_key(*key)).map(|(key, ..)| format!("'{key}'")).collect();
        match &missing[..] {
            [] => {}
            [one] => return Err((None, format!("the key {one} is missing"))),
            several => return Err((None, format!("the keys {} are missing", several.join(", ")))),
        }
        let text = |key: &'static str, such: &str| -> Result<Option<String>, Wrong> {
            match table.get(key) {
                None => Ok(None),
                Some(Value::String(text)) if !text.is_empty() && text.chars().count() <= LONGEST => Ok(Some(text.clone())),
                Some(Value::String(text)) if text.is_empty() && key != "id" => {
                    Err((Some(key), format!("{key}: expected a text such as {such}, found an empty one")))
                }
                Some(Value::String(text)) if text.is_empty() => Ok(Some(String::new())),
                Some(Value::String(_)) => Err((Some(key), format!("{key}: at most {LONGEST} letters"))),
                Some(other) => Err((Some(key), format!("{key}: expected a text in quotes, such as {such}, found {}", shown(other)))),
            }
        };
        let id = text("id", "\"my_mod\"")?.unwrap_or_default();
        text("game", "\"soup\"")?;
        let version = text("version", "\"1.0\"")?.unwrap_or_default();
        let overrides = text("overrides", "\"soup\"")?;
        if !is_id(&id) {
            return Err((Some("id"), format!("the id '{id}' may have only a–z, 0–9 and _")));
        }
        let names = match table.get("name") {
            None => Table::new(),
            Some(Value::Table(names)) => names.clone(),
            Some(other) => {
                return Err((Some("name"), format!("name: expected {{ en = \"…\", ru = \"…\", pl = \"…\" }}, found {}", shown(other))));
            }
        };
        for (language, name) in &names {
            if !facts::LANGUAGES.contains(&language.as_str()) {
                return Err((Some("name"), format!("name: unknown language '{language}', expected en, ru, pl")));
            }
            if !name.is_str() {
                return Err((Some("name"), format!("name: expected a text in quotes for {language}, found {}", shown(name))));
            }
        }
        Ok(Head { id, version, overrides })
    }
}

/// A value as an error shows it.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Table(_) => "a table".to_owned(),
        other => other.to_string(),
    }
}

fn forget_source(value: &mut Value) {
    match value {
        Value::Table(table) => {
            table.remove(Key::SOURCE);
            table.iter_mut().for_each(|(_, value)| forget_source(value));
        }
        Value::Array(rows) => rows.iter_mut().for_each(forget_source),
        _ => {}
    }
}
