//! From a person's wishes to the arms: settings, players, and their rulesets.

mod sweep;

use crate::asked::{Arm, Asked, Change, Shape};
use clade_engine::{Module, Ruleset, Setup};
use clade_host::{Error, Folder, mods_used, ruleset, usual_seats};
use std::collections::BTreeMap;
use std::sync::Arc;
pub use sweep::Sweep;

/// No game is compared with more seats than this, unless the user asks for it.
const SEATS: u8 = 4;

/// What a person wishes to compare.
#[derive(Clone)]
pub struct Wish {
    /// The games.
    pub modules: Vec<&'static dyn Module>,
    /// Options of all settings; with several games those of the games that have them.
    pub options: Vec<(String, String)>,
    /// Mods of all settings.
    pub folders: Vec<Folder>,
    /// What only some of the games have.
    pub own: Vec<Own>,
    /// Who sits there.
    pub seats: Seats,
    /// The kinds of players: each plays all settings, at tables of its own.
    pub bots: Vec<String>,
    /// Further settings of the one game: what each changes.
    pub versus: Vec<Vec<Alteration>>,
    /// What changes step by step.
    pub by: Option<Sweep>,
    /// Games of each arm.
    pub games: u64,
    /// The seed of all.
    pub seed: u64,
}

/// What one of several games has that the others have not.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// The game, by id.
    pub game: String,
    /// Its options; they count more than those of all settings.
    pub options: Vec<(String, String)>,
    /// Its mods.
    pub folders: Vec<Folder>,
}

/// Who sits at the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// As many as the rules are made for, but not more than four.
    Usual,
    /// This many.
    Number(u8),
    /// These, at one table; they move on from game to game.
    Table(Vec<String>),
}

/// What a setting changes.
#[derive(Clone, Debug)]
pub enum Alteration {
    /// An option.
    Option(String, String),
    /// One more mod.
    Mod(Folder),
    /// The number of seats.
    Seats(u8),
    /// The players: one kind, or one for each seat.
    Players(Vec<String>),
}

/// Why nothing can be asked.
#[derive(Debug, thiserror::Error)]
pub enum PlanError {
    /// A game, an option, a bot, a mod or the number of seats is wrong.
    #[error(transparent)]
    Host(#[from] Error),
    /// Settings can only be compared within one game.
    #[error("name one game")]
    OneGame,
    /// Nothing of this name can change step by step.
    #[error("'{word}' is nothing that changes step by step")]
    NoSweep {
        /// The word.
        word: String,
        /// What it may be.
        valid: Vec<String>,
    },
    /// A range of numbers is too long to be played through: some of them must be named.
    #[error("name values of '{0}'")]
    NoValues(String),
    /// The rules of a game are not the ones of a comparison that is gone on with: another version, or its mods are not named.
    #[error("the rules of {0} are not those of this comparison")]
    OtherRules(String),
    /// A setting that is the same as another.
    #[error("'{0}' changes nothing")]
    Same(String),
}

/// What is asked, and the rulesets of its arms.
pub struct Planned {
    /// What is asked.
    pub asked: Asked,
    /// The ruleset of each arm.
    pub rulesets: Vec<Arc<dyn Ruleset>>,
}

impl Planned {
    /// The rulesets of what was asked before, with the mods in these folders.
    ///
    /// # Errors
    /// [`PlanError::OtherRules`] if they are not the ones that were asked.
    pub fn again(asked: Asked, modules: &[&'static dyn Module], folders: &[Folder]) -> Result<Self, PlanError> {
        let of = |arm: &Arm| {
            let module = clade_host::games::find(modules, &arm.game)?;
            let is_used = |folder: &&Folder| folder.id().is_some_and(|id| arm.mods.iter().any(|used| used.id == id));
            let folders: Vec<Folder> = folders.iter().filter(is_used).cloned().collect();
            let rules = ruleset(module, &arm.setup, &folders)?;
            let is_same = format!("{:016x}", rules.hash()) == arm.ruleset;
            if is_same { Ok(rules) } else { Err(PlanError::OtherRules(arm.game.clone())) }
        };
        let rulesets = asked.arms.iter().map(of).collect::<Result<_, PlanError>>()?;
        Ok(Self { asked, rulesets })
    }
}

/// One setting before it is opened.
#[derive(Clone)]
struct Setting {
    module: &'static dyn Module,
    options: BTreeMap<String, String>,
    folders: Vec<Folder>,
    seats: Option<u8>,
    /// Kinds of players, each a name for all seats or one a seat.
    players: Vec<Vec<String>>,
    changes: Vec<Change>,
}

impl Wish {
    /// What is asked by it.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn plan(&self) -> Result<Planned, PlanError> {
        let firsts: Vec<Setting> = self.modules.iter().map(|module| self.first(*module)).collect();
        let (shape, settings) = match (&self.by, &self.versus[..]) {
            (Some(by), _) => (Shape::Sweep(by.name()), by.settings(&firsts)?),
            (None, []) => (Shape::Beside, firsts),
            (None, versus) => (Shape::Versus, against(&firsts, versus)?),
        };
        let mut planned = Planned { asked: self.asked(shape), rulesets: Vec::new() };
        for (number, setting) in settings.iter().enumerate() {
            setting.open(number, &mut planned)?;
        }
        same(&planned.asked)?;
        Ok(planned)
    }

    fn asked(&self, shape: Shape) -> Asked {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Asked { version, shape, games: self.games, seed: self.seed, arms: Vec::new() }
    }

    /// A game as it is wished for, before anything changes.
    fn first(&self, module: &'static dyn Module) -> Setting {
        let has = |module: &dyn Module, name: &str| module.about().options.iter().any(|row| row.name == name);
        // An option that no game has is left to the first one to complain of.
        let nobodys = |name: &str| !self.modules.iter().any(|module| has(*module, name));
        let of_all = self.options.iter().filter(|(name, _)| has(module, name) || nobodys(name));
        let own = || self.own.iter().filter(|own| own.game == module.about().id);
        let options = of_all.chain(own().flat_map(|own| &own.options)).cloned().collect();
        let folders = self.folders.iter().chain(own().flat_map(|own| &own.folders)).cloned().collect();
        let (seats, players) = match &self.seats {
            Seats::Usual => (None, self.bots.iter().map(|bot| vec![bot.clone()]).collect()),
            Seats::Number(n) => (Some(*n), self.bots.iter().map(|bot| vec![bot.clone()]).collect()),
            Seats::Table(players) => (u8::try_from(players.len()).ok(), vec![players.clone()]),
        };
        Setting { module, options, folders, seats, players, changes: Vec::new() }
    }
}

/// The first setting, and each of the others.
fn against(firsts: &[Setting], versus: &[Vec<Alteration>]) -> Result<Vec<Setting>, PlanError> {
    let [first] = firsts else { return Err(PlanError::OneGame) };
    let others = versus.iter().map(|changes| changes.iter().cloned().fold(first.clone(), Setting::altered));
    Ok(std::iter::once(first.clone()).chain(others).collect())
}

/// Two settings that are the same play the same games.
fn same(asked: &Asked) -> Result<(), PlanError> {
    for (ix, arm) in asked.arms.iter().enumerate() {
        let alike = |other: &Arm| (&other.game, &other.ruleset, &other.players) == (&arm.game, &arm.ruleset, &arm.players);
        if asked.arms[..ix].iter().any(alike) {
            return Err(PlanError::Same(arm.changes.iter().map(Change::word).collect::<Vec<_>>().join(",")));
        }
    }
    Ok(())
}

impl Setting {
    fn altered(mut self, change: Alteration) -> Self {
        self.changes.push(match change {
            Alteration::Option(name, value) => {
                self.options.insert(name.clone(), value.clone());
                Change::Option { name, value }
            }
            Alteration::Mod(folder) => {
                let id = folder.id().unwrap_or_default();
                self.folders.push(folder);
                Change::Mod(id)
            }
            Alteration::Seats(seats) => {
                self.seats = Some(seats);
                Change::Seats(seats)
            }
            Alteration::Players(players) => {
                self.players = vec![players.clone()];
                Change::Players(players)
            }
        });
        self
    }

    /// Opens it: one arm for each kind of players.
    fn open(&self, number: usize, planned: &mut Planned) -> Result<(), PlanError> {
        let about = self.module.about();
        let seats = self.seats.unwrap_or_else(|| usual_seats(self.module, &self.options, &self.folders).min(SEATS));
        let setup = Setup { seats, options: self.options.clone() };
        setup.check(about.id, about.seats, about.options).map_err(Error::from)?;
        let rules = ruleset(self.module, &setup, &self.folders)?;
        for players in &self.players {
            let players = match &players[..] {
                [all] => vec![all.clone(); usize::from(seats)],
                each => each.to_vec(),
            };
            clade_host::seats::parse(&players, false)?;
            if players.len() != usize::from(seats) {
                let found = u8::try_from(players.len()).unwrap_or(u8::MAX);
                Setup { seats: found, options: BTreeMap::new() }.check(about.id, seats..=seats, &[]).map_err(Error::from)?;
            }
            planned.rulesets.push(rules.clone());
            planned.asked.arms.push(Arm {
                setting: number,
                game: about.id.to_owned(),
                version: about.version.to_owned(),
                ruleset: format!("{:016x}", rules.hash()),
                setup: setup.clone(),
                mods: mods_used(&*rules, &self.folders),
                added: self.folders.len(),
                players,
                changes: self.changes.clone(),
            });
        }
        Ok(())
    }
}
