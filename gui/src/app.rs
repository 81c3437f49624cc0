//! The window: which page is shown, and what is done about what people want.

use crate::art::Icons;
use crate::intent::Intent;
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::texts;
use crate::theme::Theme;
use clade_engine::Module;
use clade_table::{Texts, TextsError};
use std::path::PathBuf;

/// What is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Page {
    /// Choose and set up a game.
    #[default]
    Lobby,
    /// Play.
    Table,
    /// Look at a saved game.
    Replay,
    /// The cards of a game.
    Codex,
    /// Language, colours, sizes, keys.
    Settings,
    /// Credits and licences.
    About,
}

/// What the window begins with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A saved game to open.
    pub record: Option<PathBuf>,
    /// The language asked for, else that of the preferences.
    pub language: Option<String>,
    /// Where preferences and saved games lie; the system's usual places if `None`.
    pub home: Option<PathBuf>,
}

/// The viewer.
pub struct Viewer {
    shared: Shared,
    page: Page,
}

impl Viewer {
    /// A viewer of these games.
    ///
    /// # Errors
    /// [`TextsError`] if a game's texts are not Fluent.
    pub fn new(modules: &'static [&'static dyn Module], start: &Start) -> Result<Self, TextsError> {
        let prefs = Preferences { language: start.language.clone().unwrap_or_else(|| "en".to_owned()), ..Preferences::default() };
        let shared = Shared {
            modules,
            words: words(&prefs.language, modules)?,
            theme: Theme::new(prefs.mood, prefs.palette),
            icons: Icons::default(),
            prefs,
        };
        Ok(Self { shared, page: Page::default() })
    }

    /// Shows the page and does what is wanted.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        let wants: Vec<Intent> = Vec::new();
        ui.label(self.shared.say(&texts::app::title()));
        for intent in wants {
            self.carry_out(intent);
        }
    }

    fn carry_out(&mut self, intent: Intent) {
        if let Intent::Go(page) = intent {
            self.page = page;
        }
    }
}

/// The viewer's words with those of all games.
fn words(language: &str, modules: &[&dyn Module]) -> Result<Texts, TextsError> {
    let own = texts::own(language);
    let games: Vec<String> = modules.iter().map(|module| module.texts(language)).collect();
    let all: Vec<&str> = std::iter::once(own.as_str()).chain(games.iter().map(String::as_str)).collect();
    Texts::new(language, &all)
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// What the system says if no window can be opened.
pub fn run(_modules: &'static [&'static dyn Module], _start: &Start) -> Result<(), eframe::Error> {
    Ok(())
}
