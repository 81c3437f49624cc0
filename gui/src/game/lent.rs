//! What every program that hosts games does alike, so that the same game goes the same way in the window and in the terminal.

use crate::files;
use crate::texts::files as texts;
use clade_bots::NAMES;
use clade_engine::{Msg, Seat};
use clade_table::{MOST_BYTES, Record};
use std::io::{self, ErrorKind};
use std::path::Path;

// One clock for all that is played on this thread, so that saved games which the host opened are guarded like new ones.
pub(crate) use clade_host::watchdog::{guarded, reset as reset_clock};

/// The word for a person.
const HUMAN: &str = "human";
/// The step of the SplitMix sequence: 2^64 over the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Who answers for a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person at this screen.
    Human,
    /// A bot of this name.
    Bot(&'static str),
}

impl Sitter {
    /// The word that means it in set-ups and records.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Human => HUMAN,
            Self::Bot(name) => name,
        }
    }

    /// The sitter of a word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        let bot = || NAMES.iter().find(|name| **name == word).map(|name| Self::Bot(name));
        if word == HUMAN { Some(Self::Human) } else { bot() }
    }
}

/// The seed of the bot that answers for a seat after so many actions. So its answer follows from the table alone, also after
/// undo and load.
pub(crate) fn bot_seed(seed: u64, seat: Seat, step: usize) -> u64 {
    derive(derive(seed, u64::from(seat.0)), step as u64)
}

fn derive(seed: u64, n: u64) -> u64 {
    split_mix(split_mix(seed) ^ n.wrapping_mul(STEP))
}

/// The first word of SplitMix64.
fn split_mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(STEP);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Saves a game: another saved game is replaced, and an empty file; nothing else is.
///
/// # Errors
/// Why not, as it is told to people; the file is as it was.
pub(crate) fn save(path: &Path, record: &Record) -> Result<(), Msg> {
    let name = path.display().to_string();
    let fail = |error: io::Error| texts::unwritten(name.clone(), error.to_string());
    match files::read(path, MOST_BYTES) {
        Ok(bytes) if !bytes.is_empty() && Record::read(&bytes).is_err() => return Err(texts::no_saved_game(name)),
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(fail(error)),
        _ => {}
    }
    files::write_whole(path, &record.write()).map_err(fail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_those_of_the_terminal() {
        assert_eq!(split_mix(0), 0xE220_A839_7B1D_CDAF);
        assert_ne!(bot_seed(7, Seat(0), 1), bot_seed(7, Seat(1), 0));
    }
}
