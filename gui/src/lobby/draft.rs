//! The table that is being set up: what was chosen, and what the rules say about it. No drawing here.

use crate::game::NewGame;
use crate::lesson::{Offered, lessons};
use crate::people::{HUMAN, is_sitter};
use crate::prefs::LastSetup;
use crate::shared::Shared;
use crate::texts::lobby as texts;
use clade_engine::scene::Look;
use clade_engine::{About, Module, Msg, Observer, OptionRow, Preset, Ruleset, Scene, Setup, SetupError, Side, Tools};
use clade_host::{Error, Folder};
use clade_mods::ModOption;
use std::collections::BTreeMap;
use std::path::Path;

/// How many play by default, if the game allows it.
const USUAL_SEATS: u8 = 4;

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
    pub(crate) read: Result<Folder, Error>,
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
    /// The lessons of the game, and of these cards.
    pub(crate) lessons: Vec<Offered>,
    module: &'static dyn Module,
}

/// The place of an error in a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// With the number of seats.
    Places,
    /// With the option of this name.
    Option(String),
    /// With the seed.
    Seed,
    /// With the whole.
    Whole,
}

/// Something that is wrong.
#[derive(Debug)]
pub(crate) enum Fault {
    /// What the rules or the disk say.
    Error(Error),
    /// What was typed as a seed is not one.
    Seed,
}

/// What one seat plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plays {
    /// The side.
    pub(crate) side: Side,
    /// Its name.
    pub(crate) name: Msg,
    /// How it looks.
    pub(crate) look: Look,
}

/// What the rules say about a set-up.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    /// What is wrong, and where.
    pub(crate) faults: Vec<(At, Fault)>,
    /// What players should know.
    pub(crate) warnings: Vec<Msg>,
    /// What each seat plays.
    pub(crate) plays: Vec<Vec<Plays>>,
}

impl Draft {
    /// The table of a game as it was set up the last time, or as usual: one person, bots on the other seats.
    pub(crate) fn new(module: &'static dyn Module, last: Option<&LastSetup>) -> Self {
        let about = module.about();
        let last = last.cloned().unwrap_or_default();
        let sitter = |word: &String| if is_sitter(word) { word.clone() } else { clade_bots::USUAL.to_owned() };
        let names = last.names.iter().cloned().chain(std::iter::repeat(String::new()));
        let mut places: Vec<Place> = last.seats.iter().map(sitter).zip(names).map(|(sitter, name)| Place { sitter, name }).collect();
        if places.is_empty() {
            places.push(Place { sitter: HUMAN.to_owned(), name: String::new() });
        }
        places.truncate(usize::from(*about.seats.end()));
        let usual = (*about.seats.end()).min(USUAL_SEATS).max(*about.seats.start());
        let fewest = if last.seats.is_empty() { usual } else { *about.seats.start() };
        while places.len() < usize::from(fewest) {
            places.push(Place { sitter: clade_bots::USUAL.to_owned(), name: String::new() });
        }
        let mods = last.mods.iter().map(|path| Mod::read(path)).collect();
        let mut draft = Self {
            about,
            places,
            options: last.options,
            mods,
            seed: String::new(),
            verdict: Verdict::default(),
            lessons: Vec::new(),
            module,
        };
        draft.judge();
        draft
    }

    /// The same with the installed mods that are switched on, and without those that are switched off.
    pub(crate) fn with_installed(mut self, shared: &Shared) -> Self {
        let on = shared.mods_on.get(self.about.id).map(Vec::as_slice).unwrap_or_default();
        self.mods
            .retain(|one| on.contains(&one.path) || shared.shelf.as_ref().is_none_or(|shelf| !Path::new(&one.path).starts_with(shelf)));
        on.iter().for_each(|path| self.add_mod(path));
        self.judge();
        self
    }

    /// So many seats, for one person and bots that a beginner can beat.
    pub(crate) fn seat_first(&mut self, seats: u8) {
        self.places.truncate(usize::from(seats).max(1));
        self.places.iter_mut().skip(1).for_each(|place| clade_bots::LEVELS[0].name.clone_into(&mut place.sitter));
        self.judge();
    }

    /// Asks the rules again; to be called whenever something has changed.
    pub(crate) fn judge(&mut self) {
        let mut verdict = Verdict::default();
        let mut folders = Vec::new();
        let mods: Vec<&Path> = self.mods.iter().map(|one| Path::new(&one.path)).collect();
        self.lessons = lessons(self.module, &mods);
        for one in &self.mods {
            // What cannot be read is told where it stands.
            folders.extend(one.read.as_ref().ok().cloned());
        }
        if !self.seed.trim().is_empty() && self.seed.trim().parse::<u64>().is_err() {
            verdict.faults.push((At::Seed, Fault::Seed));
        }
        match clade_host::ruleset(self.module, &self.setup(), &folders) {
            Ok(ruleset) => {
                verdict.warnings = clade_host::warnings(&*ruleset, &folders);
                verdict.plays = plays(&*ruleset, self.places.len()).unwrap_or_default();
            }
            Err(error) => verdict.faults.push((whence(&error), Fault::Error(error))),
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

    /// Whether exactly this preset is chosen.
    pub(crate) fn is_preset(&self, preset: &Preset) -> bool {
        self.own_options().eq(preset.chosen())
    }

    /// The preset that is exactly chosen.
    pub(crate) fn preset(&self) -> Option<&'static Preset> {
        self.about.presets.iter().find(|preset| self.is_preset(preset))
    }

    /// Whether the game's own rules are as printed.
    pub(crate) fn is_as_printed(&self) -> bool {
        self.own_options().next().is_none()
    }

    /// What differs from the rules of the game; what mods add is not among it.
    fn own_options(&self) -> impl Iterator<Item = (String, String)> {
        let is_own = |name: &str| self.about.options.iter().any(|row| row.name == name);
        self.options.iter().filter(move |(name, _)| is_own(name)).map(|(name, value)| (name.clone(), value.clone()))
    }

    /// These options of the game and no others differ; those of mods stay.
    pub(crate) fn choose_all(&mut self, options: BTreeMap<String, String>) {
        let rows = self.about.options;
        self.options.retain(|name, _| rows.iter().all(|row| row.name != name));
        self.options.extend(options);
        self.judge();
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

    /// What is wrong at a place, in words.
    pub(crate) fn faults(&self, at: &At, shared: &Shared) -> Vec<String> {
        let here = self.verdict.faults.iter().filter(|(where_, _)| where_ == at);
        here.map(|(_, fault)| fault.say(!self.mods.is_empty(), shared)).collect()
    }

    /// Whether nothing is wrong.
    pub(crate) fn is_sound(&self) -> bool {
        self.verdict.faults.is_empty() && self.mods.iter().all(|one| one.read.is_ok())
    }

    /// The game to begin, if nothing is wrong.
    pub(crate) fn new_game(&self) -> Option<NewGame> {
        self.is_sound().then(|| NewGame {
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
        self.places.push(Place { sitter: clade_bots::USUAL.to_owned(), name: String::new() });
        self.judge();
    }

    /// This many places, with bots on the new ones.
    pub(crate) fn seat(&mut self, seats: usize) {
        self.places.resize_with(seats, || Place { sitter: clade_bots::USUAL.to_owned(), name: String::new() });
        self.judge();
    }

    /// Options that were chosen once and that the game no longer has.
    pub(crate) fn unknown_options(&self) -> Vec<String> {
        let of_mods: Vec<String> = self.mod_options().iter().map(|(of_mod, option)| option.full_name(of_mod)).collect();
        let is_unknown = |name: &&String| self.about.options.iter().all(|row| row.name != **name) && !of_mods.contains(name);
        self.options.keys().filter(is_unknown).cloned().collect()
    }

    /// The options that its mods add, each with the id of its mod.
    pub(crate) fn mod_options(&self) -> Vec<(String, ModOption)> {
        let heads = self.mods.iter().filter_map(|one| one.read.as_ref().ok()?.head());
        heads.flat_map(|head| head.options.into_iter().map(move |option| (head.id.clone(), option))).collect()
    }

    /// Chooses a value for an option that a mod adds.
    pub(crate) fn choose_for_mod(&mut self, of_mod: &str, option: &ModOption, value: &str) {
        let name = option.full_name(of_mod);
        if option.values.first().is_some_and(|usual| usual == value) {
            self.options.remove(&name);
        } else {
            self.options.insert(name, value.to_owned());
        }
        self.judge();
    }
}

impl Mod {
    fn read(path: &str) -> Self {
        Self { path: path.to_owned(), read: Folder::read_any(Path::new(path)) }
    }
}

impl Fault {
    fn say(&self, has_mods: bool, shared: &Shared) -> String {
        match self {
            Self::Seed => shared.say(&texts::bad_seed()),
            // Without mods it cannot be a mod that is refused: options do not go together.
            Self::Error(Error::Setup(SetupError::Cards(reason))) if !has_mods => shared.say(&texts::refused(reason.clone())),
            Self::Error(error) => error.say(&shared.words),
        }
    }
}

/// Where a refused set-up is wrong.
fn whence(error: &Error) -> At {
    match error {
        Error::Setup(SetupError::Seats { .. }) => At::Places,
        Error::Setup(SetupError::UnknownOption { name, .. }) => At::Option(name.clone()),
        Error::Setup(SetupError::BadValue { name, .. }) => At::Option(name.clone()),
        Error::Setup(SetupError::OptionSeats { option, .. }) => At::Option(option.to_string()),
        Error::Setup(SetupError::OptionsClash { other, .. }) => At::Option(other.to_string()),
        _ => At::Whole,
    }
}

/// What each seat plays, as the table before the first question shows it.
fn plays(ruleset: &dyn Ruleset, seats: usize) -> Option<Vec<Vec<Plays>>> {
    let mut game = ruleset.open(Tools::default()).ok()?;
    let start = game.start();
    let scene: Scene = game.scene(start, Observer::Public).ok()?;
    let mut plays = vec![Vec::new(); seats];
    for side in (0..game.sides()).map(Side) {
        let look = scene.sides.get(side.ix()).cloned().unwrap_or_default();
        plays.get_mut(usize::from(game.seat_of(side).0))?.push(Plays { side, name: game.side_name(side), look });
    }
    Some(plays)
}
