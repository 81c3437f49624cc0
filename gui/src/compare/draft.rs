//! What is to be compared, as it is being chosen. No drawing here.

use crate::shared::EXAMPLE; // compared only if somebody chooses it
use clade_compare::Wish;
use clade_compare::plan::{self, Alteration, Seats};
use clade_engine::{Module, OptionRow};
use clade_host::{Error, Folder};
use std::collections::BTreeMap;
use std::path::Path;

/// Games of each setting by default: enough for most differences, played in a minute or so.
const GAMES: u64 = 200;
/// The most games that can be chosen here.
pub(super) const MOST_GAMES: u64 = 20_000;
/// How many settings of a game are compared with the first.
pub(super) const MOST_SETTINGS: usize = 4;

/// What a setting changes: the name of an option, or one of these words, and its value.
pub(super) type Change = (String, String);
pub(super) const SEATS: &str = "seats";
pub(super) const BOTS: &str = "bots";

/// What a game has that is not usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Own {
    /// Options that differ from their defaults.
    pub(super) options: BTreeMap<String, String>,
    /// Folders of mods.
    pub(super) mods: Vec<String>,
}

/// What is to be compared.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    /// Whether settings of one game are compared with each other.
    pub(super) versus: bool,
    /// The games that are compared.
    pub(super) games: Vec<String>,
    /// What some of these have that is not usual.
    pub(super) own: BTreeMap<String, Own>,
    /// The one game, and what its further settings change.
    pub(super) game: String,
    pub(super) settings: Vec<Vec<Change>>,
    /// How many seats; by default as many as the rules are made for.
    pub(super) seats: Option<u8>,
    pub(super) bots: Vec<String>,
    pub(super) count: u64,
    pub(super) seed: u64,
}

impl Draft {
    /// All games but the example, as they are usually played.
    pub(super) fn new(modules: &[&'static dyn Module]) -> Self {
        let games: Vec<String> = modules.iter().map(|module| module.about().id.to_owned()).filter(|id| id != EXAMPLE).collect();
        Self {
            versus: false,
            game: games.first().cloned().unwrap_or_default(),
            games,
            own: BTreeMap::new(),
            settings: Vec::new(),
            seats: None,
            bots: vec![clade_bots::GREEDY.to_owned()],
            count: GAMES,
            seed: 1,
        }
    }

    /// The one game.
    pub(super) fn module(&self, modules: &[&'static dyn Module]) -> Option<&'static dyn Module> {
        modules.iter().copied().find(|module| module.about().id == self.game)
    }

    /// Another game: what the settings of the one before changed, it may not have.
    pub(super) fn choose(&mut self, game: &str, modules: &[&'static dyn Module]) {
        if self.game != game || self.settings.is_empty() {
            game.clone_into(&mut self.game);
            self.settings = vec![vec![self.usual_change(modules)]];
        }
    }

    /// The change that is proposed first: an option of the game, the other way.
    pub(super) fn usual_change(&self, modules: &[&'static dyn Module]) -> Change {
        let row = self.module(modules).and_then(|module| module.about().options.first());
        row.map_or_else(|| (BOTS.to_owned(), "random".to_owned()), |row| (row.name.to_owned(), other_value(row)))
    }

    /// Whether a game is among those that are chosen.
    pub(super) fn has(&self, id: &str) -> bool {
        if self.versus { id == self.game } else { self.games.iter().any(|game| game == id) }
    }

    /// Whether it can be played.
    pub(super) fn is_whole(&self) -> bool {
        let has_games = if self.versus { !self.settings.is_empty() } else { !self.games.is_empty() };
        has_games && !self.bots.is_empty() && self.count > 0
    }

    /// As a wish of the library.
    ///
    /// # Errors
    /// A folder of a mod cannot be read.
    pub(super) fn wish(&self, modules: &[&'static dyn Module]) -> Result<Wish, Error> {
        let (versus, own) = match self.versus {
            true => (self.settings.iter().map(|changes| changes.iter().map(alteration).collect()).collect(), Vec::new()),
            false => (Vec::new(), self.own.iter().map(|(game, own)| own.wish(game)).collect::<Result<_, _>>()?),
        };
        Ok(Wish {
            modules: modules.iter().copied().filter(|module| self.has(module.about().id)).collect(),
            options: Vec::new(),
            folders: Vec::new(),
            own,
            seats: self.seats.map_or(Seats::Usual, Seats::Number),
            bots: self.bots.clone(),
            versus,
            by: None,
            games: self.count,
            seed: self.seed,
        })
    }
}

impl Own {
    fn wish(&self, game: &str) -> Result<plan::Own, Error> {
        let folders = self.mods.iter().map(|path| Folder::read_any(Path::new(path))).collect::<Result<_, _>>()?;
        let options = self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        Ok(plan::Own { game: game.to_owned(), options, folders })
    }
}

fn alteration((name, value): &Change) -> Alteration {
    match (name.as_str(), value.parse()) {
        (SEATS, Ok(seats)) => Alteration::Seats(seats),
        (BOTS, _) => Alteration::Players(vec![value.clone()]),
        _ => Alteration::Option(name.clone(), value.clone()),
    }
}

/// A value of an option that is not the usual one.
pub(super) fn other_value(row: &OptionRow) -> String {
    match row.numbers() {
        Some(numbers) => {
            let usual: i32 = row.default_value().parse().unwrap_or(*numbers.start());
            if usual < *numbers.end() { (usual + 1).to_string() } else { numbers.start().to_string() }
        }
        None => row.values.iter().copied().find(|value| *value != row.default_value()).unwrap_or_default().to_owned(),
    }
}
