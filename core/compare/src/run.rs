//! A comparison under way, in a folder: what was asked, and a row of each game that has ended.
//!
//! `run.json` says what is played; `games.rows` holds the rows, each as soon as its game ends, so that a power cut costs only
//! seconds. When all are there the rows are written once more, in order: then the file does not depend on who played them.
//!
//! **Decides:** which rows belong together. **Does not decide:** what is played or told.

mod frames;

use crate::asked::Asked;
use crate::play::Done;
use crate::share::Share;
use clade_ecology::{Games, Played};
use clade_host::{Error, read, write_whole};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The form of these files.
const FORMAT: u32 = 2;
/// What was asked.
const ASKED: &str = "run.json";
/// The rows of games.
const ROWS: &str = "games.rows";
/// The greatest length of what was asked.
const MOST_ASKED: u64 = 16 << 20;
/// The greatest length of a row.
const MOST_ROWS: u64 = 1 << 36;

/// Rows by number of game and place of arm.
type Rows = BTreeMap<(u64, usize), Played>;

/// Why a folder of a run cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] clade_host::Error),
    /// There is a run already, and it was not asked to go on.
    #[error("there is a comparison in {0} already")]
    There(PathBuf),
    /// There is no run.
    #[error("there is no comparison in {0}")]
    None(PathBuf),
    /// Its file is damaged.
    #[error("{0} is damaged")]
    Damaged(PathBuf),
    /// It is another comparison.
    #[error("{path} is another comparison: its {part} differs")]
    Other {
        /// Which folder.
        path: PathBuf,
        /// What differs.
        part: Part,
    },
    /// Two folders hold the same games.
    #[error("{0} and {1} hold the same games")]
    Twice(PathBuf, PathBuf),
    /// Games are in none of the folders.
    #[error("{missing} of {all} games are missing")]
    Missing {
        /// How many.
        missing: u64,
        /// Of how many.
        all: u64,
    },
}

/// How two comparisons can differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The version of the program.
    Version,
    /// The arms: games, options, mods, rules or players.
    Arms,
    /// How many games.
    Games,
    /// The seed.
    Seed,
    /// The share of the games.
    Share,
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Version => "version",
            Self::Arms => "settings",
            Self::Games => "games",
            Self::Seed => "seed",
            Self::Share => "shard",
        })
    }
}

/// What `run.json` holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: u32,
    share: Share,
    asked: Asked,
}

/// A comparison under way.
#[derive(Debug)]
pub struct Run {
    asked: Asked,
    share: Share,
    rows: Rows,
    kept: Option<Kept>,
}

/// Where rows are kept.
#[derive(Debug)]
struct Kept {
    folder: PathBuf,
    file: File,
}

impl Run {
    /// A comparison that is kept nowhere.
    pub fn unkept(asked: Asked) -> Self {
        Self { asked, share: Share::WHOLE, rows: Rows::new(), kept: None }
    }

    /// Begins a comparison in a folder, or goes on with the one that is there.
    ///
    /// # Errors
    /// [`RunError`]: with `resume` it must be the same comparison; else there must be none.
    pub fn open(folder: &Path, asked: Asked, share: Share, resume: bool) -> Result<Self, RunError> {
        let head = head(folder)?;
        if head.is_some() && !resume {
            return Err(RunError::There(folder.to_owned()));
        }
        if let Some(head) = head
            && let Some(part) = unlike(&head.asked, &asked).or((head.share != share).then_some(Part::Share))
        {
            return Err(RunError::Other { path: folder.to_owned(), part });
        }
        let text = serde_json::to_string_pretty(&Head { format: FORMAT, share, asked: asked.clone() }).map_err(io::Error::from);
        let path = folder.join(ASKED);
        text.and_then(|text| write_whole(&path, text + "\n")).map_err(|error| Error::file(&path, error))?;
        let path = folder.join(ROWS);
        let fail = |error| Error::file(&path, error);
        let (rows, whole) = rows(&path, &asked)?;
        let mut file = File::options().create(true).append(true).open(&path).map_err(fail)?;
        file.set_len(whole).and_then(|()| file.flush()).map_err(fail)?;
        Ok(Self { asked, share, rows, kept: Some(Kept { folder: folder.to_owned(), file }) })
    }

    /// What was asked in a folder, and which share of it.
    ///
    /// # Errors
    /// [`RunError::None`], or what is wrong with its file.
    pub fn asked_in(folder: &Path) -> Result<(Asked, Share), RunError> {
        let head = head(folder)?.ok_or_else(|| RunError::None(folder.to_owned()))?;
        Ok((head.asked, head.share))
    }

    /// Puts the shares of a comparison together in a folder: the same bytes as if one run had played them all.
    ///
    /// # Errors
    /// [`RunError`]: they are not shares of one comparison, hold something twice, or leave something out.
    pub fn merged(folders: &[PathBuf], into: &Path) -> Result<Self, RunError> {
        let first = folders.first().ok_or(RunError::Missing { missing: 1, all: 1 })?;
        let (asked, _) = Self::asked_in(first)?;
        let mut all: BTreeMap<(u64, usize), (Played, &PathBuf)> = BTreeMap::new();
        for folder in folders {
            let (other, _) = Self::asked_in(folder)?;
            if let Some(part) = unlike(&asked, &other) {
                return Err(RunError::Other { path: folder.clone(), part });
            }
            for (key, played) in rows(&folder.join(ROWS), &asked)?.0 {
                if let Some((_, holder)) = all.insert(key, (played, folder)) {
                    return Err(RunError::Twice(holder.clone(), folder.clone()));
                }
            }
        }
        let (count, found) = (asked.games * asked.arms.len() as u64, all.len() as u64);
        if found < count {
            return Err(RunError::Missing { missing: count - found, all: count });
        }
        let mut run = Self::open(into, asked, Share::WHOLE, false)?;
        run.rows = all.into_iter().map(|(key, (played, _))| (key, played)).collect();
        run.settle()?;
        Ok(run)
    }

    /// What was asked.
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    /// The share of the games that is played here.
    pub fn share(&self) -> Share {
        self.share
    }

    /// The games that are still to be played: the first ones of all arms first.
    pub fn left(&self) -> Vec<(usize, u64)> {
        let arms = self.asked.arms.len();
        let all = self.share.games(self.asked.games).flat_map(|game| (0..arms).map(move |arm| (arm, game)));
        all.filter(|&(arm, game)| !self.rows.contains_key(&(game, arm))).collect()
    }

    /// How many games have ended.
    pub fn ended(&self) -> u64 {
        self.rows.len() as u64
    }

    /// Keeps a game that has ended.
    ///
    /// # Errors
    /// [`RunError::File`].
    pub fn keep(&mut self, done: Done) -> Result<(), RunError> {
        let Done { arm, game, played, .. } = done;
        if let Some(Kept { folder, file }) = &mut self.kept {
            let written = frames::written(arm, game, &played).and_then(|frame| file.write_all(&frame));
            written.map_err(|error| Error::file(&folder.join(ROWS), error))?;
        }
        self.rows.insert((game, arm), played);
        Ok(())
    }

    /// Writes all rows once more, in order.
    ///
    /// # Errors
    /// [`RunError::File`].
    pub fn settle(&mut self) -> Result<(), RunError> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        let path = kept.folder.join(ROWS);
        let frames = self.rows.iter().map(|(&(game, arm), played)| frames::written(arm, game, played));
        let bytes: io::Result<Vec<Vec<u8>>> = frames.collect();
        let written = bytes.and_then(|frames| write_whole(&path, frames.concat()));
        let opened = written.and_then(|()| File::options().append(true).open(&path));
        kept.file = opened.map_err(|error| Error::file(&path, error))?;
        Ok(())
    }

    /// The games that can be reported, arm by arm: from the first of the share on as far as all arms have got, so that each arm has the
    /// same ones.
    pub fn games(&self) -> Vec<Games> {
        let arms = self.asked.arms.len();
        let has = |game: &u64| (0..arms).all(|arm| self.rows.contains_key(&(*game, arm)));
        let told: Vec<u64> = self.share.games(self.asked.games).take_while(has).collect();
        let of = |arm: usize| {
            let mut games = Games::default();
            for &game in &told {
                if let Some(Played { cluster, row }) = self.rows.get(&(game, arm)) {
                    // No number comes twice.
                    let _ = games.enter(game, *cluster, row.clone());
                }
            }
            games
        };
        (0..arms).map(of).collect()
    }
}

/// The first difference between two comparisons.
fn unlike(one: &Asked, other: &Asked) -> Option<Part> {
    let same = [
        (Part::Version, one.version == other.version),
        (Part::Arms, one.arms == other.arms && one.shape == other.shape),
        (Part::Games, one.games == other.games),
        (Part::Seed, one.seed == other.seed),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(part, _)| part)
}

fn head(folder: &Path) -> Result<Option<Head>, RunError> {
    let path = folder.join(ASKED);
    let bytes = match read(&path, MOST_ASKED) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        bytes => bytes.map_err(|error| Error::file(&path, error))?,
    };
    let head = serde_json::from_slice(&bytes).ok().filter(|head: &Head| head.format == FORMAT);
    head.map(Some).ok_or(RunError::Damaged(path))
}

/// The rows of a file as far as they are whole, and up to where that is.
fn rows(path: &Path, asked: &Asked) -> Result<(Rows, u64), RunError> {
    let bytes = match read(path, MOST_ROWS) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        bytes => bytes.map_err(|error| Error::file(path, error))?,
    };
    let (frames, whole) = frames::read(&bytes);
    let mut rows = Rows::new();
    for (arm, game, played) in frames {
        if arm >= asked.arms.len() || game >= asked.games || rows.insert((game, arm), played).is_some() {
            return Err(RunError::Damaged(path.to_owned()));
        }
    }
    Ok((rows, whole as u64))
}
