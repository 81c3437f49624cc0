//! Everything that is wrong, odd or could be better in a mod.

use crate::error::Error;
use crate::mods::{Folder, MOD, odd, ruleset};
use clade_engine::{FileFault, Module, Setup, SetupError, Severity, did_you_mean};
use clade_mods::ModFolder;
use std::path::{Path, PathBuf};

/// A mod that was looked at.
pub struct Checked {
    /// Its files.
    pub folder: Folder,
    /// The game that it is for, if its `mod.toml` names one that there is.
    pub module: Option<&'static dyn Module>,
    /// What was found, in the order of files and lines; files are named by path.
    pub faults: Vec<FileFault>,
}

/// Looks at a mod as it is used beside these others: with each number of players, and all cards of its game.
///
/// # Errors
/// The folder cannot be read.
pub fn check(games: &[&'static dyn Module], path: &Path, beside: &[Folder]) -> Result<Checked, Error> {
    let (folder, strays) = if path.is_file() { (Folder::read_any(path)?, Vec::new()) } else { Folder::look(path)? };
    let stray = |stray: &PathBuf| {
        let what = "this is not read: a card is a file in the folder itself whose name ends in .lua";
        FileFault::new(&stray.display().to_string(), 1, what).see(clade_engine::Section::Files)
    };
    Ok(look(games, folder, beside, strays.iter().map(stray).collect()))
}

/// The same for files that are no longer, or not yet, what they are on disk; `faults` are known already.
pub fn look(games: &[&'static dyn Module], folder: Folder, beside: &[Folder], mut faults: Vec<FileFault>) -> Checked {
    let path = folder.path.clone();
    let files = ModFolder { files: folder.files.clone() };
    let game = files.text("game");
    let module = games.iter().copied().find(|module| game.as_deref() == Some(module.about().id));
    match (module, &game) {
        (Some(module), _) => faults.extend(found(module, &folder, beside)),
        (None, Some(game)) => {
            let names: Vec<&str> = games.iter().map(|module| module.about().id).collect();
            let near = did_you_mean(game, names.iter().copied());
            let near = if near.is_empty() { format!("; there are {}", names.join(", ")) } else { near };
            let fault = files.fault_at("game", &format!("there is no game '{game}'{near}"));
            faults.push(FileFault { file: path.join(MOD).display().to_string(), ..fault });
        }
        (None, None) => {
            let wrong = files.head().err().unwrap_or_default();
            faults.extend(wrong.into_iter().map(|fault| FileFault { file: path.join(MOD).display().to_string(), ..fault }));
        }
    }
    faults.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    faults.dedup();
    Checked { folder, module, faults }
}

/// What a game finds.
fn found(module: &dyn Module, folder: &Folder, beside: &[Folder]) -> Vec<FileFault> {
    let folders: Vec<Folder> = beside.iter().chain([folder]).cloned().collect();
    let head = || folder.path.join(MOD).display().to_string();
    let mut faults = Vec::new();
    for seats in module.about().seats {
        let setup = Setup { seats, options: module.options_for_all_cards() };
        match ruleset(module, &setup, &folders) {
            Ok(ruleset) => {
                faults.extend(odd(&*ruleset, &folders).into_iter().filter(|fault| Path::new(&fault.file).starts_with(&folder.path)));
            }
            Err(Error::Setup(SetupError::Files(wrong))) => faults.extend(wrong),
            Err(error) => faults.push(FileFault::new(&head(), 1, &error.to_string())),
        }
    }
    faults
}

impl Checked {
    /// Whether it cannot be used.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// How many faults there are of a kind.
    pub fn count(&self, severity: Severity) -> usize {
        self.faults.iter().filter(|fault| fault.severity == severity).count()
    }

    /// The text of the file that a fault is in.
    pub fn source(&self, fault: &FileFault) -> Option<&str> {
        let name = Path::new(&fault.file).strip_prefix(&self.folder.path).ok()?.to_str()?.replace('\\', "/");
        self.folder.files.iter().find(|(file, _)| *file == name).map(|(_, text)| text.as_str())
    }
}
