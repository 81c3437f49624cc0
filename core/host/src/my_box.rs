//! "My box": what somebody who owns a game says about what is printed in it. It is kept as a mod that takes part in their games and that
//! they can send to others.

use crate::error::Error;
use crate::home::Home;
use crate::mods::{Folder, ruleset};
use crate::write::write_whole;
use clade_engine::{Holds, Module, Msg, Printed, PrintedFact, PrintedPlace, PrintedValue, Ruleset, Setup};
use clade_mods::{CHANGES, HEAD};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use toml::{Table, Value};

/// What stands over the files that it writes.
const HEADING: &str = "# Written by Clade: what an owner of the game says is printed in the box.\n";
/// The key of a row that says how many there are in all.
const IN_ALL: &str = "in_all";
/// How sure an owner is, in a file.
const SURE: &str = "rulebook";

/// What is printed in the box of a game, and what its owner says of it.
pub struct MyBox {
    module: &'static dyn Module,
    home: Home,
    path: PathBuf,
    ruleset: Arc<dyn Ruleset>,
    printed: Vec<Printed>,
}

impl MyBox {
    /// The id of the mod that holds it.
    pub fn id(game: &str) -> String {
        format!("my_box_{game}")
    }

    /// Reads what the program knows, and what the owner said.
    ///
    /// # Errors
    /// [`Error::NoPlace`], or why the mod that holds it cannot be read.
    pub fn open(module: &'static dyn Module, home: &Home) -> Result<Self, Error> {
        let path = home.shelf().ok_or(Error::NoPlace)?.join(Self::id(module.about().id));
        let folders: Vec<Folder> = if path.join(HEAD).exists() { vec![Folder::read(&path)?] } else { Vec::new() };
        let ruleset = rules(module, &folders)?;
        Ok(Self { module, home: home.clone(), path, printed: ruleset.printed(), ruleset })
    }

    /// Where the mod lies, or will.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Everything that is printed, as far as a game says so.
    pub fn printed(&self) -> &[Printed] {
        &self.printed
    }

    /// The words of the game with what is said of its box.
    pub fn ruleset(&self) -> &dyn Ruleset {
        &*self.ruleset
    }

    /// How much of it is sure, and how much there is.
    pub fn sure(&self) -> (usize, usize) {
        (self.printed.iter().filter(|part| part.is_sure).count(), self.printed.len())
    }

    /// The part of this word.
    ///
    /// # Errors
    /// [`Error::NoPart`].
    pub fn find(&self, word: &str) -> Result<&Printed, Error> {
        let valid = || self.printed.iter().map(|part| part.word.clone()).collect();
        self.printed.iter().find(|part| part.word == word).ok_or_else(|| Error::NoPart { word: word.to_owned(), valid: valid() })
    }

    /// Whether its owner said something about a part.
    pub fn is_said(&self, part: &Printed) -> bool {
        match &part.place {
            PrintedPlace::Card { id, source } => self.tables(CHANGES).get(id).and_then(|card| card.get(source)).is_some(),
            PrintedPlace::Row { file, rows, of } => {
                self.tables(file).get(rows).and_then(Value::as_array).is_some_and(|all| all.iter().any(|row| is_row(row, of)))
            }
        }
    }

    /// The owner says that a part is printed so: these facts, and the others as they are.
    ///
    /// # Errors
    /// [`Error::NoFact`], [`Error::NotPrinted`], what a game finds wrong with it, or [`Error::File`]; then nothing has changed.
    pub fn say(&mut self, part: &Printed, facts: &[(String, String)]) -> Result<(), Error> {
        let mut values = Table::new();
        for (key, word) in facts {
            let word = if [NONE, "-"].contains(&word.trim()) { "" } else { word };
            let Some(fact) = part.facts.iter().find(|fact| fact.key == *key) else {
                return Err(Error::NoFact { word: key.clone(), valid: part.facts.iter().map(|fact| fact.key.clone()).collect() });
            };
            // Where nothing is printed there is no text.
            if fact.holds != Holds::Text || !word.trim().is_empty() {
                values.insert(key.clone(), value(fact, word)?);
            }
        }
        match &part.place {
            PrintedPlace::Card { id, source } => {
                values.insert(source.clone(), SURE.into());
                self.change(CHANGES, |file| {
                    let card = file.entry(id.clone()).or_insert_with(|| Table::new().into());
                    if let Some(card) = card.as_table_mut() {
                        card.extend(values);
                    }
                })
            }
            PrintedPlace::Row { file, rows, of } => {
                let others = part.facts.iter().filter(|fact| facts.iter().all(|(key, _)| fact.key != *key));
                for fact in others {
                    values.insert(fact.key.clone(), value(fact, &shown(fact))?);
                }
                values.insert("source".to_owned(), SURE.into());
                values.insert(IN_ALL.to_owned(), true.into());
                values.extend(of.iter().filter_map(|(key, word)| Some((key.clone(), word.as_deref()?.into()))));
                self.change(file, |file| {
                    let all = file.entry(rows.clone()).or_insert_with(|| Vec::<Value>::new().into());
                    if let Some(all) = all.as_array_mut() {
                        all.retain(|row| !is_row(row, of));
                        all.push(values.into());
                    }
                })
            }
        }
    }

    /// What its owner said about a part is forgotten.
    ///
    /// # Errors
    /// As [`MyBox::say`].
    pub fn forget(&mut self, part: &Printed) -> Result<(), Error> {
        match &part.place {
            PrintedPlace::Card { id, source } => self.change(CHANGES, |file| {
                if let Some(card) = file.get_mut(id).and_then(Value::as_table_mut) {
                    card.remove(source);
                    part.facts.iter().for_each(|fact| drop(card.remove(&fact.key)));
                }
                file.retain(|_, card| card.as_table().is_none_or(|card| !card.is_empty()));
            }),
            PrintedPlace::Row { file, rows, of } => self.change(file, |file| {
                if let Some(all) = file.get_mut(rows).and_then(Value::as_array_mut) {
                    all.retain(|row| !is_row(row, of));
                }
            }),
        }
    }

    /// What a file of it holds.
    fn tables(&self, file: &str) -> Table {
        std::fs::read_to_string(self.path.join(file)).ok().and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// Changes a file of it, if the game can be played with that.
    fn change(&mut self, name: &str, change: impl FnOnce(&mut Table)) -> Result<(), Error> {
        let mut tables = self.tables(name);
        change(&mut tables);
        let text = format!("{HEADING}{tables}");
        let game = self.module.about().id;
        let head = format!("{HEADING}id = \"{}\"\ngame = \"{game}\"\nversion = \"1\"\nname = \"My box\"\n", Self::id(game));
        let mut folder = if self.path.join(HEAD).exists() {
            Folder::read(&self.path)?
        } else {
            Folder { path: self.path.clone(), files: vec![(HEAD.to_owned(), head.clone())] }
        };
        folder.files.retain(|(file, _)| file != name);
        folder.files.push((name.to_owned(), text.clone()));
        folder.files.sort();
        let ruleset = rules(self.module, &[folder])?;
        let write = |file: &str, text: &str| {
            let file = self.path.join(file);
            write_whole(&file, text).map_err(|error| Error::file(&file, error))
        };
        if !self.path.join(HEAD).exists() {
            write(HEAD, &head)?;
            self.home.turn(&Self::id(game), true)?;
        }
        write(name, &text)?;
        (self.printed, self.ruleset) = (ruleset.printed(), ruleset);
        Ok(())
    }
}

/// The game with all its cards and what its owner said.
fn rules(module: &'static dyn Module, folders: &[Folder]) -> Result<Arc<dyn Ruleset>, Error> {
    let setup = Setup { seats: *module.about().seats.end(), options: module.options_for_all_cards() };
    ruleset(module, &setup, folders)
}

/// Whether a row is about this.
fn is_row(row: &Value, of: &[(String, Option<String>)]) -> bool {
    of.iter().all(|(key, word)| row.get(key).and_then(Value::as_str) == word.as_deref())
}

/// What stands for no words and no text.
const NONE: &str = "–";

/// What a fact is, as a person writes it: words with commas between, a number, a text; a dash for none.
pub fn shown(fact: &PrintedFact) -> String {
    let shown = match &fact.value {
        PrintedValue::Words(words) => words.join(","),
        PrintedValue::Number(number) => number.to_string(),
        PrintedValue::Text(text) => text.clone(),
    };
    if shown.is_empty() { NONE.to_owned() } else { shown }
}

/// What a fact can be, in words.
pub fn allowed(fact: &PrintedFact) -> String {
    let words = |words: &[(String, Msg)]| words.iter().map(|(word, _)| word.clone()).collect::<Vec<_>>().join(", ");
    match &fact.holds {
        Holds::One(all) | Holds::Some(all) => words(all),
        Holds::Number(low, high) => format!("{low}–{high}"),
        Holds::Text => "…".to_owned(),
    }
}

/// What a person wrote, as a file holds it.
fn value(fact: &PrintedFact, word: &str) -> Result<Value, Error> {
    let wrong = || Error::NotPrinted { key: fact.key.clone(), word: word.to_owned(), allowed: allowed(fact) };
    let is_known = |all: &[(String, Msg)], word: &str| all.iter().any(|(known, _)| known == word);
    match &fact.holds {
        // Where a word or a number may stand, a number is one in the file, too.
        Holds::One(all) if is_known(all, word) => Ok(word.parse::<i32>().map_or_else(|_| word.into(), Value::from)),
        Holds::One(_) => Err(wrong()),
        Holds::Some(all) => {
            let words: Vec<&str> = word.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
            if words.iter().all(|word| is_known(all, word)) { Ok(Value::from(words)) } else { Err(wrong()) }
        }
        Holds::Number(low, high) => match word.trim().parse::<i32>() {
            Ok(number) if (*low..=*high).contains(&number) => Ok(number.into()),
            _ => Err(wrong()),
        },
        Holds::Text => Ok(Table::from_iter([("en".to_owned(), Value::from(word))]).into()),
    }
}
