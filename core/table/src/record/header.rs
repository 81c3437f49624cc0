//! The header of a record: what was played, by whom, from which seed.

use super::carried::{self, Carried};
use super::damage::{Damage, HeaderFault, RecordError, shortened};
use clade_engine::{ModStamp, Setup, nearest, one_line};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The format of records that this crate writes and reads.
pub const FORMAT: u32 = 1;

/// What was played, by whom, from which seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the record; [`FORMAT`].
    pub format: u32,
    /// The game, by the name used on the command line.
    pub game: String,
    /// The version of its rules.
    pub version: String,
    /// The hash of the ruleset: rules, cards, options. Hexadecimal in the text.
    #[serde(with = "hex")]
    pub ruleset: u64,
    /// The seed of Chance. In quotes in the text, as TOML's numbers are too short for it; a plain number is read, too.
    #[serde(with = "seed")]
    pub seed: u64,
    /// Who plays, seat by seat, such as `human` or `greedy`.
    #[serde(default)]
    pub players: Vec<String>,
    /// What people call themselves, seat by seat; empty where nobody said so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Seats and options.
    pub setup: Setup,
    /// The mods in the order in which they were loaded, the shipped one among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mods: Vec<ModUsed>,
    /// The files of mods that the game brings along. They are written by hand, a line of a file on a line.
    #[serde(default, skip_serializing)]
    pub carried: Vec<Carried>,
}

/// A mod that the game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModUsed {
    /// Its id, which identifies it.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Where it was, as the person wrote it: only a hint. A mod that is shipped with the game has no place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub folder: Option<String>,
    /// Its files by name, each with the hash of its contents in hexadecimal.
    #[serde(default)]
    pub files: BTreeMap<String, String>,
}

impl ModUsed {
    /// A mod of a ruleset, loaded from this folder if it is not the shipped one.
    pub fn new(stamp: ModStamp, folder: Option<String>) -> Self {
        let ModStamp { id, version, files } = stamp;
        Self { id, version, folder, files: files.into_iter().map(|(name, hash)| (name, format!("{hash:016x}"))).collect() }
    }
}

const KEYS: [&str; 19] = [
    "format", "game", "version", "ruleset", "seed", "players", "names", "setup", "seats", "options", "mods", "id", "version", "folder",
    "files", "carried", "mod", "file", "lines",
];
/// The most letters of what a parser says.
const MOST_WORDS: usize = 200;

impl Header {
    /// The header of a new game: everybody is `human`, no mods.
    pub fn new(game: &str, version: &str, ruleset: u64, setup: Setup, seed: u64) -> Self {
        let players = vec!["human".to_owned(); usize::from(setup.seats)];
        let (game, version) = (game.to_owned(), version.to_owned());
        Self { format: FORMAT, game, version, ruleset, seed, players, names: Vec::new(), mods: Vec::new(), carried: Vec::new(), setup }
    }

    pub(super) fn write(&self) -> String {
        let mut text = toml::to_string(self).expect("a header is plain TOML");
        carried::write(&self.carried, &mut text);
        text
    }

    pub(super) fn read(text: &str) -> Result<Self, RecordError> {
        // A later format may have other keys, so it is looked at first.
        if let Ok(Format { format }) = toml::from_str(text)
            && format != FORMAT
        {
            let line = 1 + text.lines().position(|line| line.starts_with("format")).unwrap_or(0);
            return Err(RecordError::at(line, Damage::Format, &format!("found format {format}"), &format!("format {FORMAT}")));
        }
        toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            let message: String = one_line(error.message()).chars().take(MOST_WORDS).collect();
            let wanted = "a header with the keys format, game, version, ruleset, seed, setup";
            let mut fault = RecordError::at(line, Damage::Header, &message, wanted);
            let key = |what: &str| error.message().split_once(what).and_then(|(_, rest)| rest.split('`').next()).map(shortened);
            fault.header = Some(Box::new(match (key("missing field `"), key("unknown field `")) {
                (Some(missing), _) => HeaderFault::Missing(missing),
                (_, Some(unknown)) => {
                    fault.nearest = nearest(&unknown, KEYS);
                    HeaderFault::Unknown(unknown)
                }
                _ => HeaderFault::Other,
            }));
            fault
        })
    }
}

/// The one key that every format has.
#[derive(Deserialize)]
struct Format {
    format: u32,
}

mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(value: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{value:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        u64::from_str_radix(&text, 16).map_err(|_| D::Error::custom(format!("'{text}' is no hexadecimal number")))
    }
}

mod seed {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u64),
        Text(String),
    }

    pub(super) fn serialize<S: Serializer>(value: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&value.to_string())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        match Written::deserialize(from).map_err(|_| D::Error::custom("a seed is a number that is not negative"))? {
            Written::Number(number) => Ok(number),
            Written::Text(text) => text.parse().map_err(|_| D::Error::custom(format!("'{text}' is no seed"))),
        }
    }
}
