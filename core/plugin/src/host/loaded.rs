//! A game in a library, as a module like any other.

mod face;
mod ruleset;

use super::call::{Call, Door, Failed};
use super::far::{Far, FarSide};
use super::library::{Library, LoadError, Unusable};
use crate::question::OfGame;
use crate::wire::{self, Files};
use clade_engine::{Face, Home, Manual, Module, OptionRow, Preset, Ruleset, Setup, SetupError, Starter, Tools};
pub(super) use ruleset::LoadedRuleset;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock};

/// A game in a library.
pub struct Loaded {
    side: Arc<Beyond>,
    about: clade_engine::About,
    hash: u64,
    authoring: OnceLock<Option<(clade_engine::Authoring, Manual)>>,
}

/// The other side, and how people know it.
#[derive(Clone)]
pub(super) struct Beyond {
    pub(super) door: Arc<dyn Door>,
    pub(super) path: PathBuf,
    /// The names of counters, of which there are few.
    pub(super) names: Arc<Mutex<BTreeSet<&'static str>>>,
}

/// How many names of counters a library may have.
const MOST_NAMES: usize = 64;

impl std::fmt::Debug for Loaded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in {}", self.about.id, self.side.path.display())
    }
}

impl Beyond {
    /// The same library for one more ruleset or face: where it can break without this one, it will.
    fn anew(&self) -> Result<Self, Failed> {
        let door = self.door.anew().unwrap_or_else(|| Ok(self.door.clone()))?;
        Ok(Self { door, ..self.clone() })
    }

    /// Whether it can.
    fn can_break_alone(&self) -> bool {
        self.door.can_break_alone()
    }

    pub(super) fn call(&self, call: Call, given: &[u8]) -> Result<super::call::Reply, Failed> {
        self.door.call(call, given, &mut || 0)
    }

    /// Which library, in what, and why.
    fn broken(&self, call: Call, failed: &Failed) -> String {
        format!("the library {} has failed in '{}': {}", self.path.display(), call.name(), failed.text())
    }

    /// An answer that says nothing that can be.
    fn nonsense(&self, call: Call) -> String {
        self.broken(call, &Failed::broken("its answer makes no sense"))
    }

    /// The name of a counter, kept for ever.
    fn interned(&self, name: &str) -> Option<&'static str> {
        let mut names = self.names.lock().ok()?;
        if let Some(known) = names.get(name) {
            return Some(known);
        }
        let fits = names.len() < MOST_NAMES && name.len() <= MOST_NAMES;
        fits.then(|| {
            let kept: &'static str = String::leak(name.to_owned());
            names.insert(kept);
            kept
        })
    }
}

impl Loaded {
    /// Loads the game of a library, into this process and for as long as it lives.
    ///
    /// # Errors
    /// A [`LoadError`] that says which file and why.
    pub fn load(path: &Path) -> Result<&'static Self, LoadError> {
        let (library, image) = Library::load(path).map_err(|why| LoadError { path: path.to_owned(), why })?;
        Self::behind(Arc::new(library), path, image.hash)
    }

    /// Loads the game of a library into other processes, where it can harm nothing: safe mode.
    ///
    /// # Errors
    /// As [`Loaded::load`].
    pub fn load_far(from: &FarSide, path: &Path) -> Result<&'static Self, LoadError> {
        let cannot = |why| LoadError { path: path.to_owned(), why };
        let far = Far::start(from, path).map_err(|failed| cannot(Unusable::Far(failed.text())))?;
        let hash = far.hash().map_err(cannot)?;
        Self::behind(Arc::new(far), path, hash)
    }

    fn behind(door: Arc<dyn Door>, path: &Path, hash: u64) -> Result<&'static Self, LoadError> {
        let side = Beyond { door, path: path.to_owned(), names: Arc::default() };
        let nameless = |why: String| LoadError { path: path.to_owned(), why: Unusable::Nameless(why) };
        let told = side.call(Call::Ask(OfGame::About), &[]).map_err(|failed| nameless(failed.text()))?;
        let about: wire::About = wire::value(&told.bytes).ok_or_else(|| nameless("its answer makes no sense".to_owned()))?;
        checked(&about).map_err(nameless)?;
        let about = kept(about);
        Ok(Box::leak(Box::new(Self { side: Arc::new(side), about, hash, authoring: OnceLock::new() })))
    }

    /// Whether it is in other processes.
    pub fn is_far(&self) -> bool {
        self.side.can_break_alone()
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.side.path
    }

    /// The hash of its file.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// An answer of the module; none if it gave none or one that cannot be.
    fn ask(&self, what: OfGame, given: &[u8]) -> Option<Vec<u8>> {
        Some(self.side.call(Call::Ask(what), given).ok()?.bytes)
    }
}

/// A face of a library in this process, under the ruleset of a set-up and, from this byte on, mods.
pub(super) fn opened_within(door: &Arc<dyn Door>, path: &Path, mods_at: u32, given: Vec<u8>, lent: Tools) -> Result<Box<dyn Face>, String> {
    let side = Beyond { door: door.clone(), path: path.to_owned(), names: Arc::default() };
    LoadedRuleset::again(&side, mods_at, given).and_then(|rules| rules.open(lent)).map_err(|error| error.to_string())
}

/// Whether a game may say this of itself.
pub(super) fn checked(about: &wire::About) -> Result<(), String> {
    let is_word = |word: &str| {
        let first = word.chars().next().is_some_and(|c| c.is_ascii_lowercase());
        first && word.len() <= 32 && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_')
    };
    let (low, high) = about.seats;
    if !is_word(&about.id) {
        return Err(format!("'{}' is no word of small letters, digits, - and _", clade_engine::spelt_out(&about.id)));
    }
    if !(1..=high).contains(&low) || usize::from(high) > clade_engine::MAX_SEATS {
        return Err(format!("{low} to {high} seats cannot be"));
    }
    if about.minutes.0 > about.minutes.1 {
        return Err("its shortest game takes longer than its longest".to_owned());
    }
    match about.options.iter().find(|row| row.values.is_empty() || row.name.is_empty()) {
        Some(row) => Err(format!("the option '{}' has no values", clade_engine::spelt_out(&row.name))),
        None => Ok(()),
    }
}

fn leaked(text: String) -> &'static str {
    String::leak(text)
}

/// What a game is, for as long as the program runs.
fn kept(about: wire::About) -> clade_engine::About {
    let row = |row: wire::Row| OptionRow {
        name: leaked(row.name),
        values: Vec::leak(row.values.into_iter().map(leaked).collect()),
        help: leaked(row.help),
        kind: row.kind,
    };
    let preset = |preset: wire::Preset| Preset {
        name: leaked(preset.name),
        options: Vec::leak(preset.options.into_iter().map(|(name, value)| (leaked(name), leaked(value))).collect()),
        help: leaked(preset.help),
    };
    clade_engine::About {
        id: leaked(about.id),
        version: leaked(about.version),
        seats: about.seats.0..=about.seats.1,
        name: about.name,
        summary: about.summary,
        options: Vec::leak(about.options.into_iter().map(row).collect()),
        presets: Vec::leak(about.presets.into_iter().map(preset).collect()),
        look: about.look,
        minutes: about.minutes.0..=about.minutes.1,
    }
}

/// The same for what authors of cards need.
fn kept_authoring(of: wire::Authoring) -> (clade_engine::Authoring, Manual) {
    let files = |files: Files| -> &'static [(&'static str, &'static str)] {
        Vec::leak(files.into_iter().map(|(name, text)| (leaked(name), leaked(text))).collect())
    };
    let starters = of.starters.into_iter().map(|(kind, all)| Starter { kind: leaked(kind), files: files(all) });
    let needed = clade_engine::Authoring {
        card: leaked(of.card),
        starters: Vec::leak(starters.collect()),
        maker: leaked(of.maker),
        positions: leaked(of.positions),
        cards: of.cards,
        lessons: files(of.lessons),
    };
    (needed, Manual { reference: of.reference, types: of.types })
}

impl Loaded {
    fn authored(&self) -> &Option<(clade_engine::Authoring, Manual)> {
        let asked = || wire::value::<Option<wire::Authoring>>(&self.ask(OfGame::Authoring, &[])?)?.map(kept_authoring);
        self.authoring.get_or_init(asked)
    }
}

impl Module for Loaded {
    fn about(&self) -> clade_engine::About {
        self.about.clone()
    }

    fn texts(&self, language: &str) -> String {
        self.ask(OfGame::Texts, language.as_bytes()).and_then(|texts| String::from_utf8(texts).ok()).unwrap_or_default()
    }

    fn options_for_all_cards(&self) -> BTreeMap<String, String> {
        self.ask(OfGame::OptionsForAllCards, &[]).and_then(|bytes| wire::value(&bytes)).unwrap_or_default()
    }

    fn wild_mod(&self, seed: u64) -> Option<Files> {
        wire::value::<Option<Files>>(&self.ask(OfGame::WildMod, &wire::bytes(&seed))?)?
    }

    fn authoring(&self) -> Option<clade_engine::Authoring> {
        self.authored().as_ref().map(|(needed, _)| needed.clone())
    }

    fn manual(&self) -> Manual {
        self.authored().as_ref().map(|(_, manual)| manual.clone()).unwrap_or_default()
    }

    fn home(&self) -> Home {
        if self.is_far() { Home::Elsewhere } else { Home::Library }
    }

    fn ruleset(&self, setup: &Setup, mods: &[Files]) -> Result<Arc<dyn Ruleset>, SetupError> {
        let clade_engine::About { id, seats, options, .. } = &self.about;
        setup.check(id, seats.clone(), options)?;
        Ok(Arc::new(LoadedRuleset::make(&self.side, setup, mods)?))
    }
}
