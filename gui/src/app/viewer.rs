//! The viewer: what it is made of, and how it begins. What it does is in the files beside this one.

use super::asked::{Asked, STRETCH};
use super::play::Playing;
use crate::about::AboutPage;
use crate::codex::Codex;
use crate::compare::Comparing;
use crate::evening::Evening;
use crate::game::{Level, Note};
use crate::intent::{Confirmation, Intent, Page};
use crate::keys::KeyList;
use crate::lobby::Lobby;
use crate::notice::{Notice, Notices};
use crate::prefs::Preferences;
use crate::replay::Replay;
use crate::rules::RulesPanel;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::workshop::Workshop;
use clade_engine::Module;
use clade_host::Home;
use clade_host::author::Tried;
use clade_host::plugins::Told;
use clade_table::{Rulebook, TextsError};
use std::path::PathBuf;
use std::time::Duration;

/// What the window begins with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A saved game to open.
    pub record: Option<PathBuf>,
    /// After how many of its actions it is looked at; it is not played on then.
    pub at: Option<usize>,
    /// The language asked for, otherwise that of the preferences.
    pub language: Option<String>,
    /// The language of a person who has not chosen one yet.
    pub usual_language: String,
    /// Where preferences and saved games lie; the system's usual places if `None`.
    pub home: Option<PathBuf>,
    /// Folders of mods, each mod in a folder of its own: all of them are proposed for new games.
    pub shelves: Vec<PathBuf>,
    /// A mod that is tried at a table.
    pub tried: Option<Tried>,
    /// What is to be told of libraries with games.
    pub libraries: Vec<Told>,
}

/// A saved game that is being opened to be looked at: a long one takes several frames.
pub(super) struct Wanted {
    pub(super) file: PathBuf,
    /// After how many actions.
    pub(super) step: usize,
    /// Whether it is asked where it was won and lost.
    pub(super) with_review: bool,
}

/// The viewer.
pub struct Viewer {
    pub(super) shared: Shared,
    pub(super) page: Page,
    pub(super) lobby: Lobby,
    pub(super) codex: Codex,
    pub(super) compare: Comparing,
    pub(super) workshop: Workshop,
    pub(super) settings: Settings,
    pub(super) about: AboutPage,
    pub(super) notices: Notices,
    pub(super) key_list: KeyList,
    pub(super) question: Option<Box<Confirmation>>,
    /// Whether egui's widgets must be restyled.
    pub(super) undressed: bool,
    /// Whether egui has the fonts.
    pub(super) has_fonts: bool,
    /// What is to be done in the first frame.
    pub(super) first: Vec<Intent>,
    /// The game that runs.
    pub(super) playing: Option<Playing>,
    /// Whether saved games have no pictures yet.
    pub(super) is_unpictured: bool,
    /// How many games were begun.
    pub(super) begun: u32,
    /// Other games on their tables.
    pub(super) shelf: Vec<Playing>,
    /// The saved game that is looked at.
    pub(super) replay: Option<Replay>,
    /// The evening that was begun last.
    pub(super) evening: Option<Evening>,
    /// The rules that are read beside the lobby: of which game.
    pub(super) rules: Option<(String, Rulebook, RulesPanel)>,
    /// What is asked about a file.
    pub(super) asked: Option<Asked>,
    /// A saved game that is being opened to be looked at.
    pub(super) wanted: Option<Wanted>,
    /// How long a saved game is replayed in a frame.
    pub(super) stretch: Duration,
    /// Whether the window closes, whatever becomes of the running game.
    pub(super) leaves: bool,
    /// Where preferences and games are kept.
    pub(super) home: Home,
    /// Whether the preferences differ from what their file says.
    pub(super) unwritten: bool,
}

impl Viewer {
    /// A viewer of these games.
    ///
    /// # Errors
    /// [`TextsError`] if a game's texts are not Fluent.
    pub fn new(modules: &'static [&'static dyn Module], start: &Start) -> Result<Self, TextsError> {
        let home = Home::new(start.home.as_deref()).with_shelves(start.shelves.clone());
        let is_new = home.preferences().is_none_or(|file| !file.exists());
        let (mut prefs, note) = Preferences::read(&home);
        let usual = Some(&start.usual_language).filter(|usual| is_new && !usual.is_empty());
        if let Some(language) = start.language.as_ref().or(usual) {
            prefs.language.clone_from(language);
        }
        let mut shared = Shared::new(modules, prefs)?;
        shared.look_at_mods(&home);
        let mut viewer = Self {
            lobby: Lobby::new(&shared),
            compare: Comparing::new(&shared),
            shared,
            page: Page::default(),
            codex: Codex::default(),
            workshop: Workshop::default(),
            settings: Settings::default(),
            about: AboutPage,
            notices: Notices::default(),
            key_list: KeyList::default(),
            question: None,
            rules: None,
            undressed: true,
            has_fonts: false,
            first: first(start).into_iter().collect(),
            playing: None,
            is_unpictured: true,
            begun: 0,
            shelf: Vec::new(),
            replay: None,
            evening: Evening::read(&home),
            asked: None,
            wanted: None,
            stretch: STRETCH,
            leaves: false,
            home,
            unwritten: false,
        };
        viewer.look_on_disk();
        note.into_iter().for_each(|note| viewer.tell_note(note));
        for told in &start.libraries {
            viewer.notices.tell(match told {
                Told::New(msg) => Notice::info(msg.clone()),
                Told::Unusable(why) => Notice::failure(clade_host::Error::from(why.clone()).say(&viewer.shared.words)),
            });
        }
        Ok(viewer)
    }

    /// The game that runs.
    #[cfg(test)]
    pub(crate) fn playing(&mut self) -> Option<&mut Playing> {
        self.playing.as_mut()
    }

    /// The page that is shown.
    #[cfg(test)]
    pub(crate) fn shown(&self) -> &Page {
        &self.page
    }

    /// This is done with the next frame.
    #[cfg(test)]
    pub(crate) fn want(&mut self, intent: Intent) {
        self.first.push(intent);
    }

    /// How long saved games are replayed in a frame.
    #[cfg(test)]
    pub(crate) fn set_stretch(&mut self, stretch: Duration) {
        self.stretch = stretch;
    }

    /// The saved game that is looked at.
    #[cfg(test)]
    pub(crate) fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// The page on which games are compared.
    #[cfg(test)]
    pub(crate) fn comparing(&mut self) -> &mut Comparing {
        &mut self.compare
    }

    /// The page of mods.
    #[cfg(test)]
    pub(crate) fn workshop(&mut self) -> &mut Workshop {
        &mut self.workshop
    }

    /// What all pages may look at.
    #[cfg(test)]
    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    fn tell_note(&mut self, note: Note) {
        let error = note.level == Level::Error;
        self.notices.tell(Notice { error, ..Notice::info(note.msg) });
    }
}

/// What is to be done in the first frame.
fn first(start: &Start) -> Option<Intent> {
    if let Some(tried) = &start.tried {
        return Some(Intent::Try(Box::new(tried.clone())));
    }
    let file = start.record.clone()?;
    Some(match start.at {
        Some(step) => Intent::OpenAt { file, step },
        None => Intent::Open(file),
    })
}
