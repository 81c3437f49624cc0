//! What a rating rests on, as a file: what was asked, and who won each game. Shards are merged to what one run would have found.

use crate::error::Error;
use clade_check::battery::Part;
use clade_host::{Error as HostError, read, write_whole};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The form of these files.
const FORMAT: u32 = 1;
/// No such file is larger.
const MOST: u64 = 1 << 28;

/// The file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    ratings: u32,
    pub(super) game: String,
    version: String,
    /// The hash of rules, cards and options.
    ruleset: String,
    pub(super) bots: Vec<String>,
    pub(super) seats: u8,
    pub(super) seed: u64,
    /// How many rounds were asked for.
    pub(super) rounds: u64,
    /// The share of each game that the bot by itself won, by the number of the game; nothing for a game that did not end.
    pub(super) games: BTreeMap<u64, Option<f64>>,
}

impl Kept {
    /// Nothing was played yet.
    pub(super) fn new(about: (&str, &str, u64), bots: &[&str], seats: u8, seed: u64, rounds: u64) -> Self {
        let (game, version, ruleset) = (about.0.to_owned(), about.1.to_owned(), format!("{:016x}", about.2));
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Self { ratings: FORMAT, game, version, ruleset, bots, seats, seed, rounds, games: BTreeMap::new() }
    }

    /// How another one differs, if it was not asked the same.
    fn unlike(&self, other: &Self) -> Option<Part> {
        let differs = [
            (self.game != other.game || self.version != other.version, Part::Game),
            (self.ruleset != other.ruleset || self.bots != other.bots || self.seats != other.seats, Part::Setups),
            (self.rounds != other.rounds, Part::Games),
            (self.seed != other.seed, Part::Seed),
        ];
        differs.into_iter().find(|(differs, _)| *differs).map(|(_, part)| part)
    }

    /// The file to go on with, or this one. Nothing that is there is lost.
    pub(super) fn begun(self, path: &Path, resume: bool) -> Result<Self, Error> {
        if !path.metadata().is_ok_and(|file| file.len() > 0) {
            return Ok(self);
        }
        if !resume {
            return Err(Error::ReportThere(path.to_owned()));
        }
        let kept = Self::open(path)?;
        match kept.unlike(&self) {
            Some(part) => Err(Error::OtherReport { file: path.to_owned(), part }),
            None => Ok(kept),
        }
    }

    fn open(path: &Path) -> Result<Self, Error> {
        let bytes = read(path, MOST).map_err(|error| HostError::file(path, error))?;
        let kept: Self = serde_json::from_slice(&bytes).map_err(|_| Error::NoReport(path.to_owned()))?;
        let sound = kept.ratings == FORMAT && kept.bots.len() > 1 && kept.seats > 1 && kept.rounds <= u32::MAX.into();
        let shares = |share: &Option<f64>| share.is_none_or(|share| (0.0..=1.0).contains(&share));
        if sound && kept.games.values().all(shares) { Ok(kept) } else { Err(Error::NoReport(path.to_owned())) }
    }

    /// The files of several shards as one.
    pub(super) fn merged(files: &[PathBuf]) -> Result<Self, Error> {
        let (first, others) = files.split_first().ok_or(Error::ReportMissing { missing: 1, all: 1 })?;
        let mut all = Self::open(first)?;
        // By whom each game was brought.
        let mut by: BTreeMap<u64, &PathBuf> = all.games.keys().map(|&game| (game, first)).collect();
        for file in others {
            let other = Self::open(file)?;
            if let Some(part) = all.unlike(&other) {
                return Err(Error::OtherReport { file: file.clone(), part });
            }
            for (game, share) in other.games {
                if let Some(before) = by.insert(game, file) {
                    return Err(Error::ReportTwice(before.clone(), file.clone()));
                }
                all.games.insert(game, share);
            }
        }
        Ok(all)
    }

    /// Writes the file.
    pub(super) fn write(&self, path: &Path) -> Result<(), Error> {
        let text = serde_json::to_string_pretty(self).map_err(std::io::Error::from)? + "\n";
        Ok(write_whole(path, &text).map_err(|error| HostError::file(path, error))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_otherwise_is_told() {
        let kept = Kept::new(("soup", "1", 7), &["random", "greedy"], 3, 1, 10);
        assert_eq!(kept.unlike(&kept.clone()), None);
        assert_eq!(kept.unlike(&Kept { seed: 2, ..kept.clone() }), Some(Part::Seed));
        assert_eq!(kept.unlike(&Kept { seats: 2, ..kept.clone() }), Some(Part::Setups));
        assert_eq!(kept.unlike(&Kept { rounds: 2, ..kept.clone() }), Some(Part::Games));
    }
}
