//! Where preferences and games lie, and how files are written so that nothing gets lost.

use crate::game::OVER;
use clade_engine::Actor;
use clade_host::SaveError;
use clade_table::{MOST_BYTES, Record, actor_of};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How many names are tried for one more file beside another.
const MOST_NAMES: u32 = 1000;

/// Where preferences and games lie. Folders are made when something is first written into them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Home {
    folders: Option<Folders>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Folders {
    config: PathBuf,
    data: PathBuf,
}

/// A saved game, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// Its file.
    pub(crate) path: PathBuf,
    /// The game.
    pub(crate) game: String,
    /// When it was last written.
    pub(crate) when: SystemTime,
    /// Who plays: `human` or the name of a bot.
    pub(crate) players: Vec<String>,
    /// What people call themselves.
    pub(crate) names: Vec<String>,
    /// How many actions were played, chance included.
    pub(crate) steps: usize,
    /// How many of them seats gave.
    pub(crate) answers: usize,
    /// Whether it was kept by itself and played to its end.
    pub(crate) is_over: bool,
    /// Whether it was kept by itself.
    pub(crate) is_kept: bool,
}

impl Home {
    /// The given folder, else the usual places of the system. Without either nothing is kept, and everything else works.
    pub(crate) fn new(given: Option<&Path>) -> Self {
        let folders = match given {
            Some(home) => Some(Folders { config: home.to_owned(), data: home.to_owned() }),
            None => directories::ProjectDirs::from("", "", "clade")
                .map(|usual| Folders { config: usual.config_dir().to_owned(), data: usual.data_dir().to_owned() }),
        };
        Self { folders }
    }

    /// The file of preferences.
    pub(crate) fn preferences(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.config.join("preferences.toml"))
    }

    /// Where games are saved if the person does not say where.
    pub(crate) fn saved(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("saved"))
    }

    /// Where games are kept while they are played.
    pub(crate) fn kept(&self) -> Option<PathBuf> {
        Some(self.folders.as_ref()?.data.join("kept"))
    }

    /// A file for a game that has none yet: the name of the game and a number.
    pub(crate) fn new_file(&self, game: &str) -> Option<PathBuf> {
        let folder = self.saved()?;
        (1..=MOST_NAMES).map(|n| folder.join(format!("{game}-{n}.clade"))).find(|path| !path.exists())
    }

    /// Saves a game in a file: in the folder of saved games, which is made for it, or where the person says. A file that is to be `spared`
    /// is not written.
    ///
    /// # Errors
    /// Why not; the file is as it was.
    pub(crate) fn save(&self, file: &Path, record: &Record, spared: Option<&Path>) -> Result<(), SaveError> {
        if let Some(folder) = self.saved().filter(|folder| file.parent() == Some(folder.as_path())) {
            fs::create_dir_all(folder).map_err(|error| SaveError::File { file: file.to_owned(), error })?;
        }
        clade_host::save(file, record, spared)
    }

    /// All games that were saved or kept, the last first. Reads every file: for a page that opens, not for every frame.
    pub(crate) fn games(&self) -> Vec<Listed> {
        let folders = [self.saved(), self.kept()];
        let entries = folders.iter().flatten().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
        let mut games: Vec<Listed> = entries.filter_map(|entry| self.listed(&entry.path())).collect();
        games.sort_by(|a, b| (b.when, &b.path).cmp(&(a.when, &a.path)));
        games
    }

    fn listed(&self, path: &Path) -> Option<Listed> {
        let is_kept = self.kept().is_some_and(|kept| path.starts_with(kept));
        Some(Listed { is_kept, ..Listed::read(path)? })
    }
}

impl Listed {
    /// What a list shows of a file; `None` if it is no saved game. A damaged one is told as far as it can be read.
    pub(crate) fn read(path: &Path) -> Option<Self> {
        let when = fs::metadata(path).and_then(|about| about.modified()).ok()?;
        let bytes = read(path, MOST_BYTES).ok()?;
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

/// The bytes of a file, and not more than one beyond so many.
pub(crate) fn read(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file with its folder: beside it first, then in its place, so that it is always either as it was or whole.
///
/// # Errors
/// What the system says; then the file is as it was.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // Who writes through a link means the file behind it.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let (beside, mut file) = create_beside(&path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    drop(file);
    let placed = written.and_then(|()| fs::rename(&beside, &path));
    if placed.is_err() {
        let _ = fs::remove_file(&beside); // the first error is the one to tell
    }
    placed
}

/// Renames a file so that it keeps out of the way: `name.damaged`, or with a number if there is one already.
///
/// # Errors
/// What the system says.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..=MOST_NAMES).map(|n| format!("{name}.damaged-{n}"));
    let names = std::iter::once(format!("{name}.damaged")).chain(numbered);
    let free = names.map(|name| path.with_file_name(name)).find(|aside| !aside.exists());
    let aside = free.ok_or(ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    Ok(aside)
}

fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut n = 0;
    loop {
        let beside = path.with_file_name(format!(".clade-{}-{n}.tmp", std::process::id()));
        match File::create_new(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && n < MOST_NAMES => n += 1,
            made => return Ok((beside, made?)),
        }
    }
}

#[cfg(test)]
mod tests;
