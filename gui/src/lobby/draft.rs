//! The table that is being set up: what was chosen, and what the rules say to it. No drawing here.

use crate::game::NewGame;
use crate::lobby::folder::{Folder, FolderError};
use crate::prefs::LastSetup;
use crate::texts::lobby as texts;
use clade_engine::scene::Look;
use clade_engine::{About, Module, Msg, Observer, OptionRow, Ruleset, Scene, Setup, SetupError, Side, Tools, face};
use std::collections::BTreeMap;
use std::path::Path;

/// The word for a person.
pub(crate) const HUMAN: &str = "human";
/// The bot that sits where nobody else was chosen.
const USUAL_BOT: &str = "greedy";

/// One place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// [`HUMAN`] or the name of a bot.
    pub(crate) sitter: String,
    /// What they call themselves.
    pub(crate) name: String,
}

/// A folder that was named as a mod.
#[derive(Debug)]
pub(crate) struct Mod {
    /// Where it lies.
    pub(crate) path: String,
    /// Its files, or why there are none.
    pub(crate) read: Result<Folder, FolderError>,
}

/// The table that is being set up.
pub(crate) struct Draft {
    /// What the game is.
    pub(crate) about: About,
    /// Who sits where.
    pub(crate) places: Vec<Place>,
    /// Options that differ from their defaults.
    pub(crate) options: BTreeMap<String, String>,
    /// Further cards.
    pub(crate) mods: Vec<Mod>,
    /// The seed as it was typed.
    pub(crate) seed: String,
    /// What the rules say.
    pub(crate) verdict: Verdict,
    module: &'static dyn Module,
}

/// Where in a set-up something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// With the number of seats.
    Places,
    /// With the option of this name.
    Option(String),
    /// With the folder of this path.
    Mod(String),
    /// With the seed.
    Seed,
    /// With the whole.
    Whole,
}

/// What the rules say to a set-up.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    /// What is wrong, and where.
    pub(crate) faults: Vec<(At, Msg)>,
    /// What players should know.
    pub(crate) warnings: Vec<Msg>,
    /// What each seat plays: names and looks.
    pub(crate) sides: Vec<Vec<(Msg, Look)>>,
}

impl Draft {
    /// The table of a game as it was set up the last time, or as usual: one person, bots on the other seats.
    pub(crate) fn new(module: &'static dyn Module, last: Option<&LastSetup>) -> Self {
        let about = module.about();
        let last = last.cloned().unwrap_or_default();
        let sitter = |word: &String| if is_sitter(word) { word.clone() } else { USUAL_BOT.to_owned() };
        let names = last.names.iter().cloned().chain(std::iter::repeat(String::new()));
        let mut places: Vec<Place> = last.seats.iter().map(sitter).zip(names).map(|(sitter, name)| Place { sitter, name }).collect();
        if places.is_empty() {
            places.push(Place { sitter: HUMAN.to_owned(), name: String::new() });
        }
        places.truncate(usize::from(*about.seats.end()));
        let most_usual = if last.seats.is_empty() { *about.seats.end() } else { *about.seats.start() };
        while places.len() < usize::from(most_usual) {
            places.push(Place { sitter: USUAL_BOT.to_owned(), name: String::new() });
        }
        let mods = last.mods.iter().map(|path| Mod::read(path)).collect();
        let mut draft = Self { about, places, options: last.options, mods, seed: String::new(), verdict: Verdict::default(), module };
        draft.judge();
        draft
    }

    /// Asks the rules again; to be called whenever something has changed.
    pub(crate) fn judge(&mut self) {
        let mut verdict = Verdict::default();
        let mut folders = Vec::new();
        for one in &self.mods {
            match &one.read {
                Ok(folder) => folders.push(folder.files.clone()),
                Err(error) => verdict.faults.push((At::Mod(one.path.clone()), error.says())),
            }
        }
        if !self.seed.trim().is_empty() && self.seed.trim().parse::<u64>().is_err() {
            verdict.faults.push((At::Seed, texts::bad_seed()));
        }
        match self.module.ruleset(&self.setup(), &folders) {
            Ok(ruleset) => {
                verdict.warnings = ruleset.warnings();
                verdict.sides = sides(&*ruleset, self.places.len()).unwrap_or_default();
            }
            Err(error) => verdict.faults.push(self.refused(&error)),
        }
        self.verdict = verdict;
    }

    /// Seats and options.
    pub(crate) fn setup(&self) -> Setup {
        Setup { seats: self.places.len() as u8, options: self.options.clone() }
    }

    /// The value of an option.
    pub(crate) fn value(&self, row: &OptionRow) -> &str {
        self.options.get(row.name).map_or(row.default_value(), String::as_str)
    }

    /// Gives an option a value; the default is not written down.
    pub(crate) fn choose(&mut self, row: &OptionRow, value: &str) {
        if value == row.default_value() {
            self.options.remove(row.name);
        } else {
            self.options.insert(row.name.to_owned(), value.to_owned());
        }
        self.judge();
    }

    /// What is wrong at a place.
    pub(crate) fn faults(&self, at: &At) -> impl Iterator<Item = &Msg> {
        self.verdict.faults.iter().filter(move |(where_, _)| where_ == at).map(|(_, says)| says)
    }

    /// The game to begin, if nothing is wrong.
    pub(crate) fn new_game(&self) -> Option<NewGame> {
        self.verdict.faults.is_empty().then(|| NewGame {
            game: self.about.id.to_owned(),
            setup: self.setup(),
            sitters: self.places.iter().map(|place| place.sitter.clone()).collect(),
            names: self.places.iter().map(|place| place.name.trim().to_owned()).collect(),
            mods: self.mods.iter().map(|one| one.path.clone()).collect(),
            seed: self.seed.trim().parse().ok(),
        })
    }

    /// Adds a folder of cards, unless it is there already.
    pub(crate) fn add_mod(&mut self, path: &str) {
        if !path.is_empty() && self.mods.iter().all(|one| one.path != path) {
            self.mods.push(Mod::read(path));
            self.judge();
        }
    }

    /// One more place at the table.
    pub(crate) fn add_place(&mut self) {
        self.places.push(Place { sitter: USUAL_BOT.to_owned(), name: String::new() });
        self.judge();
    }

    /// Where a refused set-up is wrong, and how that is said.
    fn refused(&self, error: &SetupError) -> (At, Msg) {
        let near = |says: Msg, nearest: &Option<String>| match nearest {
            Some(word) => texts::with_nearest(says, word.clone()),
            None => says,
        };
        match error {
            SetupError::Seats { min, max, .. } => (At::Places, texts::wrong_seats(*min, *max)),
            SetupError::UnknownOption { name, nearest, .. } => {
                (At::Option(name.clone()), near(texts::unknown_option(name.clone()), nearest))
            }
            SetupError::BadValue { name, value, nearest, .. } => {
                (At::Option((*name).to_owned()), near(texts::bad_value(value.clone()), nearest))
            }
            SetupError::Cards(reason) => (At::Whole, texts::refused(reason.clone())),
        }
    }

    /// Options that were chosen some time, and that the game does not have.
    pub(crate) fn unknown_options(&self) -> Vec<String> {
        self.options.keys().filter(|name| self.about.options.iter().all(|row| row.name != *name)).cloned().collect()
    }
}

impl Mod {
    fn read(path: &str) -> Self {
        Self { path: path.to_owned(), read: Folder::read(Path::new(path)) }
    }
}

/// Whether the word means somebody who can sit at a table.
pub(crate) fn is_sitter(word: &str) -> bool {
    word == HUMAN || clade_bots::NAMES.contains(&word)
}

/// What each seat plays, as the table before the first question shows it.
fn sides(ruleset: &dyn Ruleset, seats: usize) -> Option<Vec<Vec<(Msg, Look)>>> {
    let mut game = ruleset.open(Tools::default()).ok()?;
    let start = game.start();
    let scene: Scene = game.ask(start, Observer::Public, face::About::Scene).ok()?;
    let mut sides = vec![Vec::new(); seats];
    for side in (0..game.sides()).map(Side) {
        let look = scene.sides.get(side.ix()).cloned().unwrap_or_default();
        sides.get_mut(usize::from(game.seat_of(side).0))?.push((game.name_of(side), look));
    }
    Some(sides)
}
