//! Helpers: small files in the folder `lib` of a mod with functions and constants that its cards share. They are read as cards are, run once
//! in a machine, and frozen: so a card and its helpers behave as if all of it stood in the card.

use super::fenced::fenced;
use crate::code::{compiled, compiler};
use crate::lint::{self, Options, Required, Vocabulary};
use crate::schema::{Form, Schema};
use clade_engine::{FileFault, Place, Section, did_you_mean};
use clade_mods::{HELPERS, ModFolder, is_id};
use mlua::{Function, Lua, MultiValue, Table, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A helper of a mod.
#[derive(Debug)]
pub(super) struct Helper {
    /// What cards call it: its file without the folder and the ending.
    pub(super) name: String,
    /// Its file, with the mod's id in front.
    pub(super) file: String,
    /// The part of its source that can matter to a game.
    pub(super) behaviour: String,
    pub(super) steps_a_turn: u32,
    /// Where it first logs something for its author.
    pub(super) logs: Option<Place>,
    bytecode: Vec<u8>,
}

/// The helpers of a mod by name; `None` for one that cannot be read.
#[derive(Default)]
pub(super) struct Helpers(BTreeMap<String, Option<Arc<Helper>>>);

/// The helpers that a machine has run, by file.
#[derive(Default)]
pub(crate) struct Opened<'a>(BTreeMap<&'a str, Table>);

impl Helpers {
    /// Reads the helpers of a mod. Gives what is wrong with them, too.
    pub(super) fn read(schema: &'static Schema, folder: &ModFolder, options: &Options, names: bool) -> (Self, Vec<FileFault>) {
        let (mut all, mut wrong) = (Self::default(), Vec::new());
        for (path, source) in &folder.files {
            let Some(name) = Self::name_of(path) else { continue };
            let file = folder.path(path);
            if !is_id(name) {
                wrong.push(FileFault::new(&file, 1, "the name of a helper has only a–z, 0–9 and _").see(Section::Files));
            }
            match Helper::read(schema, name, &file, source, options, names) {
                Ok(helper) => drop(all.0.insert(name.to_owned(), Some(Arc::new(helper)))),
                Err(faults) => {
                    all.0.insert(name.to_owned(), None);
                    wrong.extend(faults);
                }
            }
        }
        (all, wrong)
    }

    /// What cards call the helper in a file of a mod, if one can be there.
    pub(super) fn name_of(path: &str) -> Option<&str> {
        path.strip_prefix(HELPERS)?.strip_prefix('/')?.strip_suffix(".lua")
    }

    /// Those that a card wants.
    ///
    /// # Errors
    /// What is wrong with that: nothing, if a helper cannot be read, which is told of it.
    pub(super) fn wanted(&self, required: &[Required], file: &str) -> Result<Vec<Arc<Helper>>, Vec<FileFault>> {
        let there = |one: &Required| match self.0.get(&one.name) {
            Some(Some(helper)) => Ok(helper.clone()),
            Some(None) => Err(None),
            None => {
                let near = did_you_mean(&one.name, self.0.keys().map(String::as_str));
                let what = format!("this mod has no file {HELPERS}/{}.lua{near}", one.name);
                Err(Some(FileFault::new(file, one.place, &what).see(Section::Language)))
            }
        };
        let (fine, wrong): (Vec<_>, Vec<_>) = required.iter().map(there).partition(Result::is_ok);
        if wrong.is_empty() {
            return Ok(fine.into_iter().filter_map(Result::ok).collect());
        }
        Err(wrong.into_iter().filter_map(Result::err).flatten().collect())
    }

    /// All that could be read.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Arc<Helper>> {
        self.0.values().flatten()
    }
}

impl Helper {
    fn read(schema: &'static Schema, name: &str, file: &str, source: &str, options: &Options, names: bool) -> Result<Self, Vec<FileFault>> {
        let told = |found: Vec<lint::Finding>| found.into_iter().map(|finding| finding.told(file)).collect::<Vec<_>>();
        let one = |place: Place, what: &str| vec![FileFault::new(file, place, what).see(Section::Language)];
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        let code = lint::lint(source, options).map_err(told)?;
        if let Some(required) = code.required.first() {
            return Err(one(required.place, "a helper asks for no other one"));
        }
        let words = Vocabulary { form: Form { schema, sort: None }, says: None, remembers: None, reads: Vec::new() };
        let (found, logs) = if names { lint::check_helper(&code.ast, &words) } else { Default::default() };
        if !found.is_empty() {
            return Err(told(found));
        }
        let bytecode = compiler().compile(&code.source).map_err(|e| one(1.into(), &e.to_string()))?;
        let helper = Self {
            name: name.to_owned(),
            file: file.to_owned(),
            behaviour: lint::behaviour_of_helper(&code.ast, &logs),
            steps_a_turn: code.steps_a_turn,
            logs: logs.first().map(|log| log.place),
            bytecode,
        };
        let table_line = lint::line_of_table(&code.ast);
        fenced(&helper.chunk(), |lua| helper.open(lua))
            .map_err(|(line, what)| one(if line > 0 { line } else { table_line }.into(), &what))?;
        Ok(helper)
    }

    /// What it is called in a machine. That has no folder: what a card does in it counts as done where the card calls it.
    fn chunk(&self) -> String {
        format!("{}.lua", self.name)
    }

    /// Runs it in a machine.
    fn open(&self, lua: &Lua) -> mlua::Result<Table> {
        match compiled(lua, &self.chunk(), &self.bytecode).eval()? {
            Value::Table(table) => lua.globals().get::<Function>("constant")?.call(table),
            other => Err(mlua::Error::runtime(format!("a helper returns one table, not {}", crate::explain::type_of(&other)))),
        }
    }
}

impl<'a> Opened<'a> {
    /// These helpers, each run once.
    pub(super) fn all(&mut self, lua: &Lua, helpers: &'a [Arc<Helper>]) -> mlua::Result<MultiValue> {
        let one = |helper: &'a Arc<Helper>| match self.0.get(&*helper.file) {
            Some(table) => Ok(Value::Table(table.clone())),
            None => {
                let table = helper.open(lua)?;
                self.0.insert(&helper.file, table.clone());
                Ok(Value::Table(table))
            }
        };
        helpers.iter().map(one).collect()
    }
}
