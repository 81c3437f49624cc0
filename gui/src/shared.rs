//! What every page may look at: words, theme, preferences, pictures, the games.

use crate::art::Icons;
use crate::prefs::Preferences;
use crate::theme::Theme;
use clade_engine::{Module, Msg, Translate};
use clade_table::Texts;

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
    /// What the person chose once.
    pub(crate) prefs: Preferences,
}

impl Shared {
    /// A message in the person's language.
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.text(msg)
    }
}
