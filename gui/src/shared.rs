//! What every page may look at: words, theme, preferences, pictures, the games.

use crate::art::Icons;
use crate::prefs::Preferences;
use crate::texts;
use crate::theme::Theme;
use clade_engine::{Module, Msg, Translate};
use clade_table::{Texts, TextsError};

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
    /// What the user has chosen.
    pub(crate) prefs: Preferences,
}

impl Shared {
    /// What pages may look at, with these preferences.
    ///
    /// # Errors
    /// [`TextsError`] if a game's texts are not Fluent.
    pub(crate) fn new(modules: &'static [&'static dyn Module], prefs: Preferences) -> Result<Self, TextsError> {
        let words = words(&prefs.language, modules)?;
        Ok(Self { modules, words, theme: Theme::new(prefs.mood, prefs.palette), icons: Icons::default(), prefs })
    }

    /// A message in the person's language.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.text(msg)
    }

    /// The title of a game by its name, or the name if it is not one of ours.
    pub(crate) fn title(&self, game: &str) -> String {
        let about = self.modules.iter().map(|module| module.about()).find(|about| about.id == game);
        about.map_or_else(|| game.to_owned(), |about| self.say(&about.name))
    }
}

/// The viewer's words with those of all games, and what is said of files.
///
/// # Errors
/// [`TextsError`] if a game's texts are not Fluent.
pub(crate) fn words(language: &str, modules: &[&dyn Module]) -> Result<Texts, TextsError> {
    let own = texts::own(language);
    let games: Vec<String> = modules.iter().map(|module| module.texts(language)).collect();
    let all: Vec<&str> = [clade_host::texts_of(language), own.as_str()].into_iter().chain(games.iter().map(String::as_str)).collect();
    Texts::new(language, &all)
}
