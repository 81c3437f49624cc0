//! Where preferences, saved games and a user's other files are.

use crate::read::read_start;
use crate::save::{Replaces, SaveError, save};
use clade_engine::Actor;
use clade_table::{MOST_BYTES, Record, actor_of};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What marks the end of a kept game that is over. To readers of saved games it is a comment.
pub(crate) const OVER: &str = "# over\n";
/// How many names are tried for one more game of the same name.
const MOST_NAMES: u32 = 1000;
/// Where it is, if no argument says so.
const VARIABLE: &str = "CLADE_HOME";

/// Where preferences and games are. Folders are made when something is first written into them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Home {
    folders: Option<Folders>,
    /// Folders of mods that the person named for this run.
    pub(crate) shelves: Vec<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Folders {
    config: PathBuf,
    data: PathBuf,
}

/// A saved game, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its file.
    pub path: PathBuf,
    /// The game.
    pub game: String,
    /// When it was last written.
    pub when: SystemTime,
    /// Who plays: `human` or the name of a bot.
    pub players: Vec<String>,
    /// What people call themselves.
    pub names: Vec<String>,
    /// How many actions were played, chance included.
    pub steps: usize,
    /// How many of them seats gave.
    pub answers: usize,
    /// Whether it was kept automatically and played to its end.
    pub is_over: bool,
    /// Whether it was kept automatically.
    pub is_kept: bool,
}

impl Home {
    /// The given folder, otherwise that of the variable `CLADE_HOME`, otherwise the usual places of the system. Without any of them
    /// nothing is kept, but everything else works.
    pub fn new(given: Option<&Path>) -> Self {
        let set = std::env::var_os(VARIABLE).filter(|home| !home.is_empty()).map(PathBuf::from);
        let folders = match given.map(Path::to_owned).or(set) {
            Some(home) => Some(Folders { config: home.clone(), data: home }),
            None => directories::ProjectDirs::from("", "", "clade")
                .map(|usual| Folders { config: usual.config_dir().to_owned(), data: usual.data_dir().to_owned() }),
        };
        Self { folders, shelves: Vec::new() }
    }

    /// The same with further folders of mods, each mod in a folder of its own.
    #[must_use]
    pub fn with_shelves(self, shelves: Vec<PathBuf>) -> Self {
        Self { shelves, ..self }
    }

    /// The file of preferences.
    pub fn preferences(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.config.join("preferences.toml"))
    }

    /// Where games are saved if the person does not say where.
    pub fn saved(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("saved"))
    }

    /// Where games are kept while they are played.
    pub fn kept(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("kept"))
    }

    /// Where what is saved of comparisons goes.
    pub fn compared(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("compared"))
    }

    /// The list of games that were played to their end.
    pub fn results(&self) -> Option<PathBuf> {
        self.data("results.jsonl")
    }

    /// What is known of an evening of several games.
    pub fn evening(&self) -> Option<PathBuf> {
        self.data("evening.json")
    }

    /// Where mods are installed, each in a folder of its own.
    pub fn shelf(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("mods"))
    }

    /// A folder or file among the person's own.
    pub(crate) fn data(&self, name: &str) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join(name))
    }

    /// The list of libraries that are trusted.
    pub(crate) fn trusted(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.config.join("plugins.toml"))
    }

    /// The list of mods that were opened, and of installed ones that are switched off.
    pub(crate) fn mods(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("mods.toml"))
    }

    /// A file for a game that has none yet: the name of the game and a number.
    pub fn new_file(&self, game: &str) -> Option<PathBuf> {
        let folder = self.saved()?;
        (1..=MOST_NAMES).map(|n| folder.join(format!("{game}-{n}.clade"))).find(|path| !path.exists())
    }

    /// Saves a game in a file: in the folder of saved games, which is made for it, or where the person says. A file that is to be `spared`
    /// is not written.
    ///
    /// # Errors
    /// Why not; the file is as it was.
    pub fn save(&self, file: &Path, record: &Record, spared: Option<&Path>, replaces: Replaces<'_>) -> Result<(), SaveError> {
        if let Some(folder) = self.saved().filter(|folder| file.parent() == Some(folder.as_path())) {
            fs::create_dir_all(folder).map_err(|error| SaveError::File { file: file.to_owned(), error })?;
        }
        save(file, record, spared, replaces)
    }

    /// All games that were saved or kept, the last first. Reads every file: call it when a page opens, not for every frame.
    pub fn games(&self) -> Vec<Listed> {
        let folders = [self.saved(), self.kept()];
        let entries = folders.iter().flatten().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
        let mut games: Vec<Listed> = entries.filter_map(|entry| self.listed(&entry.path())).collect();
        games.sort_by(|a, b| (b.when, &b.path).cmp(&(a.when, &a.path)));
        games
    }

    /// The game of this file, if it was kept automatically.
    pub fn kept_game(&self, path: &Path) -> Option<Listed> {
        self.listed(path).filter(|game| game.is_kept)
    }

    fn listed(&self, path: &Path) -> Option<Listed> {
        let is_kept = self.kept().is_some_and(|kept| path.starts_with(kept));
        Some(Listed { is_kept, ..Listed::read(path)? })
    }
}

impl Listed {
    /// What a list shows of a file; `None` if it is not a saved game. A damaged one is shown as far as it can be read.
    pub fn read(path: &Path) -> Option<Self> {
        let when = fs::metadata(path).and_then(|about| about.modified()).ok()?;
        let bytes = read_start(path, MOST_BYTES as u64).ok()?;
        let record = Record::read(&bytes).or_else(|error| error.partial.map(|partial| *partial).ok_or(())).ok()?;
        let is_answer = |actor: &str| matches!(actor_of(actor), Some(Actor::Seat(_)));
        Some(Self {
            path: path.to_owned(),
            when,
            game: record.header.game,
            players: record.header.players,
            names: record.header.names,
            steps: record.lines.len(),
            answers: record.lines.iter().filter(|line| is_answer(&line.actor)).count(),
            is_over: bytes.ends_with(OVER.as_bytes()),
            is_kept: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_place_nothing_is_kept_and_nothing_breaks() {
        let home = Home::default();
        assert_eq!((home.preferences(), home.saved(), home.kept(), home.new_file("soup")), (None, None, None, None));
        assert_eq!(home.games(), []);
    }
}
