//! What every page may look at: words, theme, preferences, pictures, the games.

use crate::art::Icons;
use crate::prefs::Preferences;
use crate::sound::{Sound, Sounds};
use crate::texts;
use crate::theme::Theme;
use clade_engine::{Module, Msg, Translate};
use clade_host::{Home, Search};
use clade_table::{Texts, TextsError};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The game that is there to be learned from.
pub(crate) const EXAMPLE: &str = "pond";

/// What every page may look at. Changed only between frames.
pub(crate) struct Shared {
    /// The games of the program.
    pub(crate) modules: &'static [&'static dyn Module],
    /// The viewer's own words with those of all games, in the chosen language.
    pub(crate) words: Texts,
    /// Colours and sizes.
    pub(crate) theme: Theme,
    /// Pictures.
    pub(crate) icons: Icons,
    /// Sounds.
    pub(crate) sounds: Sounds,
    /// What the user has chosen.
    pub(crate) prefs: Preferences,
    /// Where mods are installed.
    pub(crate) shelf: Option<PathBuf>,
    /// The folders of those that take part in new games, by game.
    pub(crate) mods_on: BTreeMap<String, Vec<String>>,
}

impl Shared {
    /// What pages may look at, with these preferences.
    ///
    /// # Errors
    /// [`TextsError`] if a game's texts are not Fluent.
    pub(crate) fn new(modules: &'static [&'static dyn Module], prefs: Preferences) -> Result<Self, TextsError> {
        let words = words(&prefs.language, modules)?;
        Ok(Self {
            modules,
            words,
            theme: Theme::new(prefs.mood, prefs.palette),
            icons: Icons::default(),
            sounds: Sounds::default(),
            prefs,
            shelf: None,
            mods_on: BTreeMap::new(),
        })
    }

    /// Plays a sound, if the person wants to hear any.
    pub(crate) fn sound(&self, sound: Sound) {
        self.sounds.play(self.prefs.sound, sound);
    }

    /// Looks which mods are installed and switched on, or lie in a folder of mods. Those that cannot be used are left out; the workshop says why. Whether
    /// something has changed.
    pub(crate) fn look_at_mods(&mut self, home: &Home) -> bool {
        let search = Search { named: &[], home, installed: true };
        let on = |module: &&'static dyn Module| {
            let found = search.of(*module).unwrap_or_default();
            let paths = found.folders.iter().map(|folder| folder.path.display().to_string()).collect();
            (module.about().id.to_owned(), paths)
        };
        let now = (home.shelf(), self.modules.iter().map(on).collect());
        let before = std::mem::replace(&mut self.mods_on, now.1);
        self.shelf = now.0;
        before != self.mods_on
    }

    /// The games that people choose from: the example is one of them only for who wants to see it.
    pub(crate) fn games(&self) -> impl Iterator<Item = &'static dyn Module> {
        let is_shown = |id: &str| id != EXAMPLE || self.prefs.example;
        self.modules.iter().copied().filter(move |module| is_shown(module.about().id))
    }

    /// A message in the person's language.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.text(msg)
    }

    /// The title of a game by its name, or the name if it is not one of ours.
    pub(crate) fn title(&self, game: &str) -> String {
        self.about(game).map_or_else(|| game.to_owned(), |about| self.say(&about.name))
    }

    /// What is said of a game of the program.
    pub(crate) fn about(&self, game: &str) -> Option<clade_engine::About> {
        self.modules.iter().map(|module| module.about()).find(|about| about.id == game)
    }
}

/// The viewer's words with those of all games, and what is said of files.
///
/// # Errors
/// [`TextsError`] if a game's texts are not Fluent.
pub(crate) fn words(language: &str, modules: &[&dyn Module]) -> Result<Texts, TextsError> {
    let own = texts::own(language);
    let games: Vec<String> = modules.iter().map(|module| module.texts(language)).collect();
    // What stands later counts: no library can change what the program or an earlier game says.
    let all: Vec<&str> = games.iter().rev().map(String::as_str).chain([clade_host::texts_of(language), own.as_str()]).collect();
    Texts::new(language, &all)
}
