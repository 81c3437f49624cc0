//! A folder for a new mod: cards that work, what they should do as scenarios, and types for the author's editor.

use crate::error::Error;
use crate::write::write_whole;
use clade_engine::{Authoring, Module, Setup, Starter};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The folder of types in a mod. Its name begins with a dot, so that nobody takes the files in it for cards.
const TYPES: &str = ".clade";

/// Begins a mod in a new or empty folder, whose name becomes its id: cards of these kinds, of all that the game has if none is named.
/// Gives the files that were written.
///
/// # Errors
/// [`Error::NoKind`] for a kind that the game does not have; [`Error::File`] if the folder is not empty or cannot be written.
pub fn begin(module: &dyn Module, path: &Path, kinds: &[String]) -> Result<Vec<PathBuf>, Error> {
    let about = module.about();
    let authoring = module.authoring().ok_or(Error::NoCards(about.id))?;
    let starters = chosen(&authoring, kinds)?;
    let id = id_of(module, path)?;
    is_free(path)?;
    let mut files: BTreeMap<String, String> = [("mod.toml".to_owned(), head(&id, about.id))].into();
    for (name, text) in starters.iter().flat_map(|starter| starter.files) {
        let file = files.entry((*name).to_owned()).or_default();
        if !file.is_empty() {
            file.push('\n');
        }
        file.push_str(text);
    }
    let mut written = write_all(path, files)?;
    written.extend(types(module, path)?);
    Ok(written)
}

/// Writes the types of a game, and what points editors to them, into the folder of a mod; again after the program has changed.
///
/// # Errors
/// [`Error::NoCards`], or [`Error::File`].
pub fn types(module: &dyn Module, path: &Path) -> Result<Vec<PathBuf>, Error> {
    if module.authoring().is_none() {
        return Err(Error::NoCards(module.about().id));
    }
    let mut files: BTreeMap<String, String> =
        module.manual().types.into_iter().map(|(name, text)| (format!("{TYPES}/{name}"), text)).collect();
    files.insert(".luarc.json".to_owned(), LUARC.to_owned());
    files.insert(".emmyrc.json".to_owned(), EMMYRC.to_owned());
    write_all(path, files)
}

/// For LuaLS, the server of most editors.
const LUARC: &str = r#"{
    "runtime.version": "Lua 5.1",
    "runtime.builtin": { "io": "disable", "os": "disable", "debug": "disable", "package": "disable", "coroutine": "disable" },
    "runtime.path": ["?.lua", "lib/?.lua"],
    "workspace.library": [".clade"],
    "workspace.checkThirdParty": false
}
"#;

/// For EmmyLua, another one.
const EMMYRC: &str = r#"{
    "runtime": { "version": "Lua5.1", "requirePattern": ["?.lua", "lib/?.lua"] },
    "workspace": { "library": [".clade"] }
}
"#;

/// The cards of these kinds.
fn chosen(authoring: &Authoring, kinds: &[String]) -> Result<Vec<&'static Starter>, Error> {
    let known = || authoring.starters.iter().map(|starter| starter.kind);
    if kinds.is_empty() {
        return Ok(authoring.starters.iter().collect());
    }
    let one = |kind: &String| {
        let found = authoring.starters.iter().find(|starter| starter.kind == *kind);
        found.ok_or_else(|| Error::NoKind { word: kind.clone(), valid: known().collect() })
    };
    kinds.iter().map(one).collect()
}

/// The id that the name of a folder gives. A name that comes with the game is not taken: such a mod would replace its cards.
fn id_of(module: &dyn Module, path: &Path) -> Result<String, Error> {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let plain = |c: char| if c.is_ascii_lowercase() || c.is_ascii_digit() { c } else { '_' };
    let id: String = name.chars().map(plain).collect();
    if id.chars().all(|c| c == '_') {
        return Err(Error::file(path, io::Error::from(ErrorKind::InvalidFilename)));
    }
    let setup = Setup { seats: *module.about().seats.end(), options: module.options_for_all_cards() };
    let is_taken = module.ruleset(&setup, &[]).is_ok_and(|rules| rules.mods().iter().any(|shipped| shipped.id == id));
    Ok(if is_taken { format!("my_{id}") } else { id })
}

/// A `mod.toml`.
fn head(id: &str, game: &str) -> String {
    let title: String = id.replace('_', " ");
    let title = title.chars().take(1).flat_map(char::to_uppercase).chain(title.chars().skip(1)).collect::<String>();
    format!(
        "# What this mod is. Its cards are the files beside this one whose names end in .lua.\n\
         id = \"{id}\"\n\
         game = \"{game}\"\n\
         version = \"0.1\"\n\
         name = \"{title}\"   # with more languages: {{ en = \"…\", ru = \"…\", pl = \"…\" }}\n\
         # about = \"What it does, in a sentence.\"\n\
         # authors = [\"Your name\"]\n\
         # licence = \"CC BY 4.0\"\n\
         clade = \"{}\"   # the least version of Clade that it works with\n\
         # needs = [\"other_mod >= 1.0\"]    # these are loaded before it\n\
         # clashes = [\"another_mod\"]       # beside these it cannot be used\n",
        clade_mods::THIS_CLADE,
    )
}

/// Whether something new can begin here: in a folder that is not there, or is empty.
pub(crate) fn is_free(path: &Path) -> Result<(), Error> {
    let is_there = std::fs::read_dir(path).is_ok_and(|mut entries| entries.next().is_some());
    if is_there {
        return Err(Error::file(path, ErrorKind::DirectoryNotEmpty.into()));
    }
    if path.is_file() { Err(Error::file(path, ErrorKind::AlreadyExists.into())) } else { Ok(()) }
}

/// Writes files into a folder, by their names in it.
pub(crate) fn write_all(path: &Path, files: BTreeMap<String, String>) -> Result<Vec<PathBuf>, Error> {
    let one = |(name, text): (String, String)| {
        let file = path.join(name);
        let folder = file.parent().unwrap_or(path);
        std::fs::create_dir_all(folder).map_err(|error| Error::file(folder, error))?;
        write_whole(&file, &text).map_err(|error| Error::file(&file, error))?;
        Ok(file)
    };
    files.into_iter().map(one).collect()
}
