//! A mod as its files.

use crate::{Head, PICTURES, Toml, VALUES, is_id, read};
use clade_engine::{FileFault, ModStamp, Place, Section, did_you_mean, hash};
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::{Table, Value};

/// The file that makes a folder a mod.
pub const HEAD: &str = "mod.toml";
/// The file in which it changes cards of other mods.
pub const CHANGES: &str = "changes.toml";

/// A mod as its files: names relative to its folder, with their contents; `mod.toml` is among them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ModFolder {
    /// File names (with `/`) and contents.
    pub files: Vec<(String, String)>,
}

impl ModFolder {
    /// The contents of a file of this name.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(n, _)| n == name).map(|(_, text)| text.as_str())
    }

    /// The id in its head, if that can be read.
    pub fn id(&self) -> Option<String> {
        self.text("id")
    }

    /// What it is called in faults: its id, if that can be read.
    pub fn path(&self, file: &str) -> String {
        self.id().filter(|id| is_id(id)).map_or_else(|| file.to_owned(), |id| format!("{id}/{file}"))
    }

    /// Its head.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn head(&self) -> Result<Head, Vec<FileFault>> {
        read::head(&self.toml(HEAD).unwrap_or_else(|| Err(vec![FileFault::new(&self.path(HEAD), 1, "a mod folder has a mod.toml")]))?)
    }

    /// A file of tables, if it is there.
    ///
    /// # Errors
    /// All that is no TOML.
    pub fn toml(&self, file: &str) -> Option<Result<Toml<'_>, Vec<FileFault>>> {
        Some(Toml::parse(self.path(file), self.file(file)?))
    }

    /// Its own pictures, by the names under which cards use them, each with its file.
    pub fn pictures(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.files.iter().filter_map(|(path, svg)| {
            let name = path.strip_prefix(PICTURES)?.strip_prefix('/')?.strip_suffix(".svg")?;
            Some((name, path.as_str(), svg.as_str()))
        })
    }

    /// A fault at a key of its head.
    pub fn fault_at(&self, key: &str, what: &str) -> FileFault {
        match self.toml(HEAD) {
            Some(Ok(head)) => head.fault_at(key, what),
            _ => FileFault::new(&self.path(HEAD), 1, what),
        }
    }

    /// A fault at some bytes of its head.
    pub fn fault(&self, at: &Range<usize>, what: &str) -> FileFault {
        self.fault_in(HEAD, at, what)
    }

    /// A fault at some bytes of a file.
    pub fn fault_in(&self, file: &str, at: &Range<usize>, what: &str) -> FileFault {
        let place = Place::of(self.file(file).unwrap_or_default(), at.start, at.end);
        FileFault::new(&self.path(file), place, what).see(Section::Files)
    }

    /// A file of tables as what a game makes of it, if it is there.
    ///
    /// # Errors
    /// Where it is not as expected.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Option<Result<T, FileFault>> {
        let wrong = |error: toml::de::Error| self.fault_in(file, &error.span().unwrap_or_default(), &plainly(error.message()));
        Some(toml::from_str(self.file(file)?).map_err(wrong))
    }

    /// What identifies the mod, if its head can be read.
    pub fn stamp(&self) -> Option<ModStamp> {
        let files = self.files.iter().filter(|(name, _)| name != VALUES);
        let files = files.map(|(name, text)| (name.clone(), hash::of_bytes(text.as_bytes()))).collect();
        Some(ModStamp { id: self.id()?, version: self.text("version")?, files })
    }

    /// The part of its data that can matter to a game: its tables without comments, spaces, and what is under the keys that only people
    /// read. What it changes of cards is theirs, not its own.
    pub fn data(&self, for_people: &[&str]) -> Vec<(&str, Value)> {
        let tables = self.files.iter().filter(|(name, _)| name.ends_with(".toml") && name != CHANGES && name != VALUES).filter_map(
            |(name, text)| {
                let mut table: Table = toml::from_str(text).ok()?;
                if name == HEAD {
                    table.retain(|key, _| key == "id" || key == "overrides");
                }
                let mut value = Value::Table(table);
                forget(&mut value, for_people);
                Some((name.as_str(), value))
            },
        );
        tables.collect()
    }

    /// A text in its head, if that can be read.
    pub fn text(&self, key: &str) -> Option<String> {
        let head: Table = toml::from_str(self.file(HEAD)?).ok()?;
        head.get(key)?.as_str().map(str::to_owned)
    }
}

fn forget(value: &mut Value, keys: &[&str]) {
    match value {
        Value::Table(table) => {
            table.retain(|key, _| !keys.contains(&key));
            table.iter_mut().for_each(|(_, value)| forget(value, keys));
        }
        Value::Array(rows) => rows.iter_mut().for_each(|row| forget(row, keys)),
        _ => {}
    }
}

/// What serde says, in the words of somebody who writes a file: `unknown field `x`, expected one of `a`, `b`` and `invalid type: string "x",
/// expected u8`.
fn plainly(message: &str) -> String {
    let unknown = message.strip_prefix("unknown field `").and_then(|rest| rest.split_once("`, expected "));
    if let Some((word, expected)) = unknown {
        let known: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
        let near = did_you_mean(word, known.iter().copied());
        return format!("unknown key '{word}'{}", if near.is_empty() { format!("; there are {}", known.join(", ")) } else { near });
    }
    if let Some(word) = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
        return format!("the key '{word}' is missing");
    }
    let number = ["u8", "u16", "u32", "i32"].iter().find_map(|number| message.strip_suffix(&format!(", expected {number}")));
    match number.and_then(|rest| rest.split_once(": ")) {
        Some((_, found)) => format!("expected a whole number without quotes, found {}", found.replacen("string ", "the text ", 1)),
        None => message.to_owned(),
    }
}
