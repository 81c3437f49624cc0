//! What is compared: arms, each one setting of one game among one kind of players.

use clade_engine::Setup;
use clade_table::ModUsed;
use serde::{Deserialize, Serialize};

/// What was asked. Two comparisons that ask the same play the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The version of this program: in another one the same seeds may lead to other games.
    pub version: String,
    /// Why these arms are beside each other.
    pub shape: Shape,
    /// Games of each arm.
    pub games: u64,
    /// The seed from which the seeds of all games follow. The n-th game of each arm has the same seed.
    pub seed: u64,
    /// What is played. Arms of one setting are adjacent, in the order of [`Asked::strengths`]; the first of them is the one shown where
    /// there is room for one.
    pub arms: Vec<Arm>,
}

/// Why arms are beside each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Different games.
    Beside,
    /// One game in several settings: the others are compared with the first.
    Versus,
    /// One thing changes step by step: `seats`, `bots`, or the name of an option.
    Sweep(String),
}

/// One setting of one game among one kind of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arm {
    /// The number of its setting: arms of one setting differ in their players only.
    pub setting: usize,
    /// The game, by its name on the command line.
    pub game: String,
    /// The version of its rules.
    pub version: String,
    /// The hash of its ruleset: rules, cards, options. Hexadecimal.
    pub ruleset: String,
    /// Seats, and options that differ from their defaults.
    pub setup: Setup,
    /// The mods, the shipped one among them.
    pub mods: Vec<ModUsed>,
    /// How many of these the user added.
    pub added: usize,
    /// Who plays, seat by seat in the first game.
    pub players: Vec<String>,
    /// How its setting differs from the first one of this game.
    pub changes: Vec<Change>,
}

/// How a setting differs from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// An option has this value.
    Option {
        /// The option.
        name: String,
        /// Its value.
        value: String,
    },
    /// This mod is added, by id.
    Mod(String),
    /// A number of seats.
    Seats(u8),
    /// Other players.
    Players(Vec<String>),
}

impl Change {
    /// As it is typed after `--vs`.
    pub fn word(&self) -> String {
        match self {
            Self::Option { name, value } => format!("{name}={value}"),
            Self::Mod(id) => format!("mod={id}"),
            Self::Seats(n) => format!("seats={n}"),
            Self::Players(players) => format!("bots={}", players.join("+")),
        }
    }
}

impl Change {
    /// Its value alone, as it is typed after `--by`.
    fn value(&self) -> String {
        self.word().split_once('=').map_or_else(String::new, |(_, value)| value.to_owned())
    }
}

impl Arm {
    /// Who plays, in one word: the name of the bot if all are of one kind, otherwise all names in the order of seats.
    pub fn strength(&self) -> String {
        match &self.players[..] {
            [first, rest @ ..] if rest.iter().all(|other| other == first) => first.clone(),
            players => players.join(","),
        }
    }

    /// Whether its players move one seat on from game to game: where they are not all of one kind.
    pub fn is_rotated(&self) -> bool {
        self.players.iter().any(|player| *player != self.players[0])
    }

    /// The seed number of a game, and how many seats its players have moved on. Games of one seed with the players rotated are one cluster.
    pub fn cluster(&self, game: u64) -> (u64, usize) {
        let turns = if self.is_rotated() { self.players.len().max(1) as u64 } else { 1 };
        (game / turns, (game % turns) as usize)
    }

    /// Who sits on a seat in a game.
    pub fn player(&self, game: u64, seat: usize) -> &str {
        let (seats, (_, moved)) = (self.players.len(), self.cluster(game));
        &self.players[(seat + seats - moved) % seats]
    }
}

impl Asked {
    /// The kinds of players of the first setting, in order.
    pub fn strengths(&self) -> Vec<String> {
        self.arms.iter().filter(|arm| arm.setting == 0).map(Arm::strength).collect()
    }

    /// The settings, each with the places of its arms.
    pub fn settings(&self) -> Vec<Vec<usize>> {
        let count = self.arms.iter().map(|arm| arm.setting + 1).max().unwrap_or(0);
        (0..count).map(|setting| (0..self.arms.len()).filter(|&ix| self.arms[ix].setting == setting).collect()).collect()
    }

    /// The first arm of each setting: what is shown where there is room for one kind of players.
    pub fn shown(&self) -> Vec<usize> {
        self.settings().into_iter().filter_map(|arms| arms.first().copied()).collect()
    }

    /// The command that asks the same, but for mods, which each person keeps elsewhere.
    pub fn command(&self) -> String {
        let mut words = vec!["clade compare".to_owned()];
        let firsts: Vec<&Arm> = self.firsts();
        words.extend(firsts.iter().map(|arm| arm.game.clone()));
        words.extend(self.options(&firsts));
        match &self.shape {
            Shape::Beside => {}
            Shape::Versus => {
                let changed = self.shown().into_iter().skip(1).map(|arm| &self.arms[arm].changes);
                words.extend(changed.map(|changes| format!("--vs {}", changes.iter().map(Change::word).collect::<Vec<_>>().join(","))));
            }
            Shape::Sweep(what) => {
                let steps = self.shown().into_iter().filter(|&arm| self.arms[arm].game == firsts[0].game);
                let steps = steps.flat_map(|arm| self.arms[arm].changes.last()).map(Change::value);
                words.push(format!("--by {what}={}", steps.collect::<Vec<_>>().join(",")));
            }
        }
        words.extend(self.seated(&firsts));
        words.push(format!("-n {} --seed {}", self.games, self.seed));
        words.join(" ")
    }

    /// The first arm of each game.
    fn firsts(&self) -> Vec<&Arm> {
        let is_first = |ix: &usize| !self.arms[..*ix].iter().any(|arm| arm.game == self.arms[*ix].game);
        (0..self.arms.len()).filter(is_first).map(|ix| &self.arms[ix]).collect()
    }

    /// Options that were asked for, not those that a setting changes.
    fn options(&self, firsts: &[&Arm]) -> Vec<String> {
        let is_changed =
            |arm: &Arm, name: &str| arm.changes.iter().any(|change| matches!(change, Change::Option { name: other, .. } if other == name));
        // What not all games have alike is said of the game that has it.
        let written = |arm: &Arm, name: &str, value: &str| {
            let is_of_all = firsts.iter().all(|other| other.setup.options.get(name).is_some_and(|other| other == value));
            let game = if is_of_all { String::new() } else { format!("{}.", arm.game) };
            format!("-o {game}{name}={value}")
        };
        let of = |arm: &&Arm| {
            let options = arm.setup.options.iter().filter(|(name, _)| !is_changed(arm, name));
            options.map(|(name, value)| written(arm, name, value)).collect()
        };
        let mut options: Vec<String> = firsts.iter().flat_map(|arm| -> Vec<String> { of(arm) }).collect();
        options.sort();
        options.dedup();
        options
    }

    /// Who sits there, where it does not change and is the same in all games.
    fn seated(&self, firsts: &[&Arm]) -> Vec<String> {
        let is_swept = |name: &str| self.shape == Shape::Sweep(name.to_owned());
        let first = firsts[0];
        if first.is_rotated() {
            return vec![format!("--seats {}", first.strength())];
        }
        let seats = first.setup.seats;
        let alike = !is_swept("seats") && firsts.iter().all(|arm| arm.setup.seats == seats);
        let bots = (!is_swept("bots")).then(|| format!("--bots {}", self.strengths().join(",")));
        alike.then(|| format!("--seats {seats}")).into_iter().chain(bots).collect()
    }
}
