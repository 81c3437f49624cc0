//! Mods as folders on disk, and the ruleset of a set-up with them.

use crate::error::Error;
use crate::read::read_text_within;
use clade_engine::{FileFault, ModStamp, Module, Msg, Ruleset, Setup, SetupError, Severity, hash};
use clade_mods::{HELPERS, Head, ModFolder, READ_FOLDERS, is_played, most_of};
use clade_table::{Header, MOST_MODS, ModUsed, shortened};
pub use clade_table::{MOST_FILES, MOST_LETTERS};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A folder with a mod.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Where it lies, as the person wrote it.
    pub path: PathBuf,
    /// The names and contents of its files, sorted, so that no file system decides the order.
    pub files: Files,
}

/// The files of a mod: names with contents.
pub type Files = Vec<(String, String)>;

/// What is read of a `mod.toml` here; the rest is the game's.
#[derive(serde::Deserialize)]
struct Named {
    id: String,
    game: Option<String>,
    version: Option<String>,
}

/// The file that makes a folder a mod.
pub(crate) const MOD: &str = "mod.toml";

/// The ruleset of a set-up with these mods.
///
/// # Errors
/// [`Error::Setup`] if the set-up or a card cannot be used, with the file as the person named its folder; [`Error::ManyMods`].
pub fn ruleset(module: &dyn Module, setup: &Setup, folders: &[Folder]) -> Result<Arc<dyn Ruleset>, Error> {
    if folders.len() > MOST_MODS {
        return Err(Error::ManyMods { most: MOST_MODS });
    }
    let files: Vec<Files> = folders.iter().map(|folder| folder.files.clone()).collect();
    module.ruleset(setup, &files).map_err(|error| match error {
        SetupError::Files(faults) => SetupError::Files(faults.into_iter().map(|fault| by_path(fault, folders)).collect()).into(),
        other => other.into(),
    })
}

/// What is odd in the files of mods, though they can be played; those in these folders by path.
pub fn odd(ruleset: &dyn Ruleset, folders: &[Folder]) -> Vec<FileFault> {
    ruleset.odd().into_iter().map(|fault| by_path(fault, folders)).collect()
}

/// What players should know before they begin: what the game says of the set-up, and what is probably wrong with mods. That is said in
/// English, as what is wrong with cards: a text without a message is shown as it is.
pub fn warnings(ruleset: &dyn Ruleset, folders: &[Folder]) -> Vec<Msg> {
    let odd = odd(ruleset, folders).into_iter().filter(|fault| fault.severity == Severity::Warning);
    ruleset.warnings().into_iter().chain(odd.map(|fault| Msg::new(fault.to_string()))).collect()
}

/// The most seats that the rules are made for: with more the game can be played, but with a warning.
pub fn usual_seats(module: &dyn Module, options: &BTreeMap<String, String>, folders: &[Folder]) -> u8 {
    let about = module.about();
    let is_usual = |n: &u8| {
        let setup = Setup { seats: *n, options: options.clone() };
        let checked = setup.check(about.id, about.seats.clone(), about.options).is_ok();
        checked && ruleset(module, &setup, folders).is_ok_and(|rules| rules.warnings().is_empty())
    };
    about.seats.clone().rev().find(is_usual).unwrap_or(*about.seats.end())
}

/// A fault with the path of the folder in place of the mod's id, so that the reader finds the file. A folder without a readable id is the
/// one that no other fault is about.
fn by_path(fault: FileFault, folders: &[Folder]) -> FileFault {
    let of = |folder: &Folder| match folder.id() {
        Some(id) => fault.file.strip_prefix(id.as_str())?.strip_prefix('/').map(str::to_owned),
        None => (!fault.file.contains('/')).then(|| fault.file.clone()),
    };
    let found = folders.iter().find_map(|folder| Some(folder.path.join(of(folder)?)));
    found.map_or(fault.clone(), |path| FileFault { file: path.display().to_string(), ..fault })
}

/// Lets a saved game bring these mods along.
pub fn carry(header: &mut Header, folders: &[Folder]) {
    folders.iter().filter_map(|folder| Some((folder.id()?, folder))).for_each(|(id, folder)| header.carry(&id, &folder.files));
}

/// The mods of a ruleset as a saved game names them: those from folders have the folder's name, but never a path, which would
/// tell others where the person keeps things.
pub fn mods_used(ruleset: &dyn Ruleset, folders: &[Folder]) -> Vec<ModUsed> {
    let used = |stamp: ModStamp| {
        let folder = folders.iter().find(|folder| folder.id().as_ref() == Some(&stamp.id));
        ModUsed::new(stamp, folder.map(Folder::name))
    };
    ruleset.mods().into_iter().map(used).collect()
}

impl Folder {
    /// Reads the cards and texts of a mod.
    ///
    /// # Errors
    /// [`Error::StrayCard`] with a card that would not be read, [`Error::File`] with the file that cannot be read, [`Error::NoMod`] if there is no `mod.toml`, [`Error::ManyFiles`] and
    /// [`Error::LongName`] if it is more than a mod may be.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let (folder, strays) = Self::look(path)?;
        strays.into_iter().next().map_or(Ok(folder), |stray| Err(Error::StrayCard(stray)))
    }

    /// The same, with all that looks like a card and would not be read.
    pub(crate) fn look(path: &Path) -> Result<(Self, Vec<PathBuf>), Error> {
        let (mut names, mut strays) = (Vec::new(), Vec::new());
        let inner = READ_FOLDERS.into_iter().filter(|inner| path.join(inner).is_dir());
        for inner in std::iter::once("").chain(inner) {
            // A path joined with nothing would end in a slash.
            let folder = if inner.is_empty() { path.to_owned() } else { path.join(inner) };
            for entry in std::fs::read_dir(&folder).map_err(|error| Error::file(&folder, error))? {
                let name = entry.map_err(|error| Error::file(&folder, error))?.file_name();
                if is_stray(&folder, &name) && name != HELPERS {
                    strays.push(folder.join(name));
                    continue;
                }
                let Some(name) = name.to_str() else { continue };
                let name = if inner.is_empty() { name.to_owned() } else { format!("{inner}/{name}") };
                names.extend(most_of(&name).filter(|_| is_played(&name)).map(|most| (name, most)));
                if names.len() > MOST_FILES {
                    return Err(Error::ManyFiles { folder: path.to_owned(), most: MOST_FILES });
                }
            }
        }
        if !names.iter().any(|(name, _)| name == MOD) {
            return Err(Error::NoMod(path.to_owned()));
        }
        names.sort();
        let text = |(name, most): (String, u64)| {
            let file = path.join(&name);
            let text = read_text_within(path, &file, most).map_err(|error| Error::file(&file, error))?;
            Ok((name, text))
        };
        let folder = Self { path: path.to_owned(), files: names.into_iter().map(text).collect::<Result<_, Error>>()? };
        strays.sort();
        Ok((folder.within_limits()?, strays))
    }

    /// The mod, unless it is more than a saved game can name.
    pub(crate) fn within_limits(self) -> Result<Self, Error> {
        if self.files.len() > MOST_FILES {
            return Err(Error::ManyFiles { folder: self.path, most: MOST_FILES });
        }
        self.files.iter().try_for_each(|(name, _)| within(&self.path, name))?;
        let named = self.named();
        let words = named.iter().flat_map(|named| [Some(&named.id), named.version.as_ref()]).flatten();
        words.into_iter().try_for_each(|word| within(&self.path.join(MOD), word))?;
        Ok(self)
    }

    /// The id in its `mod.toml`, if that can be read.
    pub fn id(&self) -> Option<String> {
        self.named().map(|named| named.id)
    }

    /// Its head, if nothing is wrong with it.
    pub fn head(&self) -> Option<Head> {
        ModFolder { files: self.files.clone() }.head().ok()
    }

    fn named(&self) -> Option<Named> {
        let (_, text) = self.files.iter().find(|(name, _)| name == MOD)?;
        toml::from_str(text).ok()
    }

    /// The version in its `mod.toml`, if that can be read.
    pub fn version(&self) -> Option<String> {
        self.named()?.version
    }

    /// The game that its `mod.toml` names, if that can be read.
    pub fn game(&self) -> Option<String> {
        self.named()?.game
    }

    /// The hash of all its files: two mods with the same are the same.
    pub fn hash(&self) -> u64 {
        hash::of(&self.files)
    }

    /// What its folder is called; its id, if the name does not fit in a line.
    fn name(&self) -> String {
        let path = std::fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        let name = path.file_name().and_then(|name| name.to_str()).map(shortened);
        name.unwrap_or_else(|| self.id().unwrap_or_default())
    }
}

/// Whether this looks like a card and would never be read: `.luau`, `.LUA`, `.lua.txt`, or a folder with cards that is not a mod itself.
fn is_stray(path: &Path, name: &std::ffi::OsStr) -> bool {
    let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { return false };
    let folder = path.join(name);
    if folder.is_dir() {
        let mut inside = std::fs::read_dir(&folder).into_iter().flatten().flatten().take(MOST_FILES);
        return !folder.join(MOD).exists() && inside.any(|entry| entry.path().extension().is_some_and(|end| end == "lua"));
    }
    let plain = name.to_lowercase();
    let ends = [".lua", ".luau", ".lua.txt", ".luau.txt"];
    !name.ends_with(".lua") && ends.iter().any(|end| plain.ends_with(end))
}

/// A word of a file or folder that is not too long.
fn within(file: &Path, word: &str) -> Result<(), Error> {
    let fits = word.chars().count() <= MOST_LETTERS;
    if fits { Ok(()) } else { Err(Error::LongName { file: file.to_owned(), word: word.to_owned(), most: MOST_LETTERS }) }
}
