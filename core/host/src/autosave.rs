//! Every answer is kept in a file as soon as it is given, so that a game outlives a crash of the program.
//!
//! The file is an ordinary saved game. An answer adds a line at its end, undo cuts lines off: nothing is ever written twice.
//! Each game has a file of its own, made when a seat first answers, and locked by the program that plays it, so that two
//! programs never share one. A lock ends with its program, however that ended: a file that is not locked may be continued.

use crate::home::{Home, Listed, OVER};
use crate::results::Finished;
use crate::{read, review};
use clade_engine::Actor;
use clade_table::{Record, Table};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// How many files are kept; beyond that, some are removed.
const MOST: usize = 40;

/// The file of a running game.
#[derive(Debug)]
pub struct Autosave {
    home: Home,
    folder: PathBuf,
    /// For a continued game: the file it came from.
    before: Option<PathBuf>,
    open: Option<Open>,
    /// The number of the game among the results.
    id: u64,
}

/// The file, once there is something to keep.
#[derive(Debug)]
struct Open {
    path: PathBuf,
    file: File,
    /// Its length after each number of actions.
    ends: Vec<u64>,
    /// Whether it says that the game is over.
    is_over: bool,
}

/// Removes a kept game and its review; what cannot be removed stays.
fn remove(path: &Path) {
    let _ = (fs::remove_file(path), fs::remove_file(review::file_of(path)));
}

impl Autosave {
    /// For a new game, or one continued from a file that stays. `None` if there is no place for files.
    pub fn new(home: &Home) -> Option<Self> {
        let id = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
        Some(Self { home: home.clone(), folder: home.kept()?, before: None, open: None, id })
    }

    /// For a game continued from a file that [`Autosave::find`] found: that file is removed as soon as this one is written.
    pub fn instead_of(home: &Home, found: &Listed) -> Option<Self> {
        Some(Self { before: Some(found.path.clone()), ..Self::new(home)? })
    }

    /// The last game that was not played to its end, if no other program is playing it.
    pub fn find(home: &Home) -> Option<Listed> {
        Self::find_of(home, None)
    }

    /// The same among the games of this name only.
    pub fn find_of(home: &Home, game: Option<&str>) -> Option<Listed> {
        let mut games: Vec<Listed> =
            files(&home.kept()?).ok()?.iter().filter(|path| is_free(path)).filter_map(|path| Listed::read(path)).collect();
        games.retain(|kept| !kept.is_over && kept.answers > 0 && game.is_none_or(|game| kept.game == game));
        games.into_iter().max_by_key(|game| game.when)
    }

    /// Where the game is kept, once there is something to keep.
    pub fn path(&self) -> Option<&Path> {
        self.open.as_ref().map(|open| &*open.path)
    }

    /// Writes what is new, cuts off what was undone. Until a seat has answered there is nothing to keep. A game that has ended is noted among
    /// the [results](crate::results).
    ///
    /// # Errors
    /// What the system says.
    pub fn keep(&mut self, table: &Table) -> io::Result<()> {
        // Who opens a game that is over has not ended it.
        let is_new = self.open.is_none();
        let open = match &mut self.open {
            Some(open) => open,
            None if !table.actors().any(|actor| matches!(actor, Actor::Seat(_))) => return Ok(()),
            none => {
                make_room(&self.folder);
                none.insert(Open::create(&self.folder, table)?)
            }
        };
        let was_over = is_new || open.is_over;
        open.keep(table)?;
        if let (false, Ok(Some(finished))) = (was_over, Finished::of(table, self.id)) {
            // Where nothing can be written about it, the game itself is kept all the same.
            let _ = finished.note(&self.home);
        }
        if let Some(before) = self.before.take().filter(|before| is_free(before)) {
            remove(&before); // then there are two of the same game
        }
        Ok(())
    }
}

impl Open {
    fn create(folder: &Path, table: &Table) -> io::Result<Self> {
        let head = Record::new(table.header().clone()).write();
        Record::read(&head).map_err(io::Error::other)?; // what could not be read again is not kept
        fs::create_dir_all(folder)?;
        let mut n = 1u32;
        let (path, mut file) = loop {
            let path = folder.join(format!("{}-{n}.clade", table.header().game));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => n += 1,
                made => break (path, made?),
            }
        };
        let _ = file.lock(); // where files cannot be locked, nobody sees that the game is being played
        file.write_all(head.as_bytes())?;
        Ok(Self { path, file, ends: vec![head.len() as u64], is_over: false })
    }

    fn keep(&mut self, table: &Table) -> io::Result<()> {
        let steps = table.steps();
        if steps + 1 < self.ends.len() || self.is_over {
            self.ends.truncate(steps + 1);
            let end = self.end();
            self.file.set_len(end)?;
            self.file.seek(SeekFrom::Start(end))?;
            self.is_over = false;
        }
        let mut new = table.record_after(self.ends.len() - 1);
        for line in new.split_inclusive('\n') {
            let end = self.end() + line.len() as u64;
            match self.ends.last_mut().filter(|_| line.starts_with('#')) {
                Some(last) => *last = end, // a hash belongs to the action before it
                None => self.ends.push(end),
            }
        }
        if table.is_over() {
            self.is_over = true;
            new.push_str(OVER);
        }
        self.file.write_all(new.as_bytes())
    }

    fn end(&self) -> u64 {
        self.ends.last().copied().unwrap_or(0)
    }
}

/// The games in a folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "clade")).collect())
}

/// Whether no program is playing the game of this file.
pub fn is_free(path: &Path) -> bool {
    read::open(path).is_ok_and(|file| !matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Removes games that nobody is playing, to make room for one more: first those that are over, then the oldest, and last the most
/// recent one of each game.
fn make_room(folder: &Path) {
    let mut over = files(folder).unwrap_or_default();
    let too_many = (over.len() + 1).saturating_sub(MOST);
    if too_many == 0 {
        return;
    }
    let mut open: Vec<Listed> = over.iter().filter_map(|path| Listed::read(path)).filter(|game| !game.is_over).collect();
    over.retain(|path| open.iter().all(|game| game.path != *path));
    over.sort_by_cached_key(|path| fs::metadata(path).and_then(|about| about.modified()).ok());
    open.sort_by_key(|game| Reverse(game.when));
    let mut games = BTreeSet::new();
    let (last, older): (Vec<Listed>, Vec<Listed>) = open.into_iter().partition(|game| games.insert(game.game.clone()));
    let open = older.into_iter().rev().chain(last.into_iter().rev()).map(|game| game.path);
    for path in over.into_iter().chain(open).filter(|path| is_free(path)).take(too_many) {
        remove(&path);
    }
}
