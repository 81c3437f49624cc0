//! What was played, kept in the folder, a line for each game and trial: a training goes on from there.

use super::games::Game;
use super::weights::Values;
use crate::error::Error;
use clade_host::Error as HostError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The form of these files.
const FORMAT: u32 = 1;
const GAMES: &str = "games.jsonl";
const TRIALS: &str = "trials.jsonl";

/// What was asked: a folder of something else is not gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Asked {
    training: u32,
    game: String,
    version: String,
    /// The hash of rules, cards and options.
    ruleset: String,
    pub(super) options: BTreeMap<String, String>,
    pub(super) seats: u8,
    /// Who plays; earlier versions knew one bot.
    #[serde(default = "usual")]
    pub(super) bot: String,
    pub(super) seed: u64,
    pub(super) games: u32,
    pub(super) tune: u32,
    /// The values to begin with.
    start: Values,
}

impl Asked {
    /// How a game, its version and its ruleset are played.
    pub(super) fn new(
        (game, version, ruleset): (&str, &str, u64),
        setup: &clade_engine::Setup,
        (bot, seed): (&str, u64),
        (games, tune): (u32, u32),
        start: &Values,
    ) -> Self {
        let (game, version, ruleset) = (game.to_owned(), version.to_owned(), format!("{ruleset:016x}"));
        let (options, seats) = (setup.options.clone(), setup.seats);
        Self { training: FORMAT, game, version, ruleset, options, seats, bot: bot.to_owned(), seed, games, tune, start: start.clone() }
    }
}

fn usual() -> String {
    clade_bots::GREEDY.to_owned()
}

/// A change that played against what was there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Trial {
    /// What was changed: `regression`, or a part and the percent of it.
    pub(super) change: String,
    pub(super) games: u32,
    /// The share that the changed bots won on half of the seats, and half the width of its interval of 95 %.
    pub(super) won: [f64; 2],
    pub(super) taken: bool,
}

/// The folder.
pub(super) struct Kept {
    folder: PathBuf,
    pub(super) games: Vec<Game>,
    pub(super) trials: Vec<Trial>,
}

impl Kept {
    /// The folder, empty, or as it was left.
    pub(super) fn open(folder: &Path, asked: &Asked, resume: bool) -> Result<Self, Error> {
        fs::create_dir_all(folder).map_err(|error| HostError::file(folder, error))?;
        let head = folder.join("asked.json");
        if resume {
            let text = clade_host::read(&head, 1 << 20).map_err(|error| HostError::file(&head, error))?;
            if serde_json::from_slice::<Asked>(&text).ok().as_ref() != Some(asked) {
                return Err(Error::OtherTraining { folder: folder.to_owned() });
            }
            return Ok(Self { games: lines(&folder.join(GAMES))?, trials: lines(&folder.join(TRIALS))?, folder: folder.to_owned() });
        }
        for name in [GAMES, TRIALS] {
            match fs::remove_file(folder.join(name)) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(HostError::file(&folder.join(name), error).into()),
                _ => {}
            }
        }
        clade_host::write_whole(&head, &json(asked)?).map_err(|error| HostError::file(&head, error))?;
        Ok(Self { folder: folder.to_owned(), games: Vec::new(), trials: Vec::new() })
    }

    /// More games were played.
    pub(super) fn played(&mut self, games: Vec<Game>) -> Result<(), Error> {
        self.append(GAMES, &games)?;
        self.games.extend(games);
        Ok(())
    }

    /// A change was tried.
    pub(super) fn tried(&mut self, trial: Trial) -> Result<Trial, Error> {
        self.append(TRIALS, std::slice::from_ref(&trial))?;
        self.trials.push(trial.clone());
        Ok(trial)
    }

    fn append(&self, name: &str, things: &[impl Serialize]) -> Result<(), Error> {
        let path = self.folder.join(name);
        let mut text = Vec::new();
        for thing in things {
            text.extend(json(thing)?);
            text.push(b'\n');
        }
        let open = || OpenOptions::new().create(true).append(true).open(&path);
        open().and_then(|mut file: File| file.write_all(&text)).map_err(|error| HostError::file(&path, error).into())
    }
}

fn json(thing: &impl Serialize) -> Result<Vec<u8>, Error> {
    serde_json::to_vec(thing).map_err(|error| std::io::Error::from(error).into())
}

/// What a file of lines holds; a line that was cut off in the middle is played again.
fn lines<T: DeserializeOwned>(path: &Path) -> Result<Vec<T>, Error> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.map_err(|error| HostError::file(path, error))?,
    };
    let all: Vec<T> = text.lines().map_while(|line| serde_json::from_str(line).ok()).collect();
    let whole: usize = text.lines().take(all.len()).map(|line| line.len() + 1).sum();
    if whole < text.len() {
        fs::write(path, &text[..whole]).map_err(|error| HostError::file(path, error))?;
    }
    Ok(all)
}
