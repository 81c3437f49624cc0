//! The window: which page is shown, and what is done about what people want.

mod bar;
mod dialog;
mod leave;
mod open;
#[cfg(test)]
mod pictures;
mod play;
mod save;
#[cfg(test)]
mod tests;
mod window;

pub use window::run;

use crate::about::AboutPage;
use crate::codex::Codex;
use crate::compare::Comparing;
use crate::game::{Level, NewGame, Note, Rules, Session};
use crate::intent::{Intent, Page, Question};
use crate::keys::{self, Command, KeyList};
use crate::lobby::Lobby;
use crate::notice::{Notice, Notices};
use crate::prefs::Preferences;
use crate::replay::Replay;
use crate::settings::Settings;
use crate::shared::{self, Shared};
use crate::theme::{self, Theme};
use crate::waker::waker;
use clade_engine::Module;
use clade_host::{Autosave, Home};
use clade_table::TextsError;
use leave::Next;
use open::Asked;
pub(crate) use play::Playing;
use std::path::PathBuf;
use std::time::Duration;

/// What the window begins with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// A saved game to open.
    pub record: Option<PathBuf>,
    /// After how many of its actions it is looked at; it is not played on then.
    pub at: Option<usize>,
    /// The language asked for, else that of the preferences.
    pub language: Option<String>,
    /// The language of a person who has not chosen one yet.
    pub usual_language: String,
    /// Where preferences and saved games lie; the system's usual places if `None`.
    pub home: Option<PathBuf>,
}

/// The viewer.
pub struct Viewer {
    shared: Shared,
    page: Page,
    lobby: Lobby,
    codex: Codex,
    compare: Comparing,
    settings: Settings,
    about: AboutPage,
    notices: Notices,
    key_list: KeyList,
    question: Option<Box<Question>>,
    /// Whether egui's widgets must be dressed again.
    undressed: bool,
    /// Whether egui has the fonts.
    has_fonts: bool,
    /// What is to be done in the first frame.
    first: Vec<Intent>,
    /// The game that runs.
    playing: Option<Playing>,
    /// The saved game that is looked at.
    replay: Option<Replay>,
    /// What is asked about a file.
    asked: Option<Asked>,
    /// A saved game that is being opened to be looked at, and after how many actions.
    wanted: Option<(PathBuf, usize)>,
    /// How long a saved game is played again in a frame.
    stretch: Duration,
    /// Whether the window closes, whatever becomes of the running game.
    leaves: bool,
    /// Where preferences and games are kept.
    home: Home,
    /// Whether the preferences differ from what their file says.
    unwritten: bool,
}

impl Viewer {
    /// A viewer of these games.
    ///
    /// # Errors
    /// [`TextsError`] if a game's texts are not Fluent.
    pub fn new(modules: &'static [&'static dyn Module], start: &Start) -> Result<Self, TextsError> {
        let home = Home::new(start.home.as_deref());
        let is_new = home.preferences().is_none_or(|file| !file.exists());
        let (mut prefs, note) = Preferences::read(&home);
        let usual = Some(&start.usual_language).filter(|usual| is_new && !usual.is_empty());
        if let Some(language) = start.language.as_ref().or(usual) {
            prefs.language.clone_from(language);
        }
        let shared = Shared::new(modules, prefs)?;
        let mut viewer = Self {
            lobby: Lobby::new(&shared),
            compare: Comparing::new(&shared),
            shared,
            page: Page::default(),
            codex: Codex::default(),
            settings: Settings::default(),
            about: AboutPage,
            notices: Notices::default(),
            key_list: KeyList::default(),
            question: None,
            undressed: true,
            has_fonts: false,
            first: first(start).into_iter().collect(),
            playing: None,
            replay: None,
            asked: None,
            wanted: None,
            stretch: open::STRETCH,
            leaves: false,
            home,
            unwritten: false,
        };
        viewer.look_on_disk();
        note.into_iter().for_each(|note| viewer.tell_note(note));
        Ok(viewer)
    }

    /// The game that runs.
    #[cfg(test)]
    pub(crate) fn playing(&mut self) -> Option<&mut Playing> {
        self.playing.as_mut()
    }

    /// Saved games are played again for so long in a frame.
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

    /// What all pages may look at.
    #[cfg(test)]
    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Shows the page and does what is wanted.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        if std::mem::take(&mut self.undressed) {
            theme::apply(ui.ctx(), &self.shared.theme, &self.shared.prefs);
            // Sizes are remembered by the settings; egui's own keys for them would not be.
            ui.ctx().options_mut(|options| options.zoom_with_keyboard = false);
            // What is laid out already in this frame has the old sizes.
            ui.ctx().request_repaint();
            if !std::mem::replace(&mut self.has_fonts, true) {
                // New fonts are there from the next pass on.
                ui.ctx().request_discard("fonts");
                return;
            }
        }
        self.hear_close(ui);
        let mut wants: Vec<Intent> = std::mem::take(&mut self.first);
        wants.extend(self.take_dropped(ui).map(Intent::Open));
        self.keys(ui, &mut wants);
        let pages = self.pages();
        let seen = bar::Seen { page: &self.page, pages: &pages, errors: self.notices.errors() };
        if bar::show(ui, &self.shared, &seen, &mut wants) {
            self.notices.open();
        }
        let frame = egui::Frame::new().fill(self.shared.theme.panel.fill);
        egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| self.page(ui, &mut wants));
        if self.playing.as_mut().is_some_and(|playing| playing.session().curtain().is_some()) {
            self.notices.forget_secrets();
        }
        self.notices.show(ui, &self.shared);
        self.key_list.show(ui, &self.shared);
        dialog::show(&mut self.question, ui, &self.shared, &mut wants);
        self.ask(ui);
        if !wants.is_empty() {
            ui.ctx().request_repaint(); // what was carried out is seen, also if neither pointer nor keys do more
        }
        for intent in wants {
            self.carry_out(intent, ui);
        }
        self.write_preferences(ui);
    }

    /// Keeps what the person prefers, once nothing is being dragged.
    fn write_preferences(&mut self, ui: &egui::Ui) {
        if !self.unwritten || ui.input(|input| input.pointer.any_down()) {
            return;
        }
        self.unwritten = false;
        if let Err(error) = self.shared.prefs.write(&self.home) {
            let file = self.home.preferences().unwrap_or_default().display().to_string();
            let why = crate::texts::files::unwritten(file, clade_host::reason(&error));
            self.notices.tell(Notice::failure(self.shared.say(&why)));
        }
    }

    fn tell_note(&mut self, note: Note) {
        let error = note.level == Level::Error;
        self.notices.tell(Notice { error, ..Notice::info(note.msg) });
    }

    /// The pages that can be chosen now.
    fn pages(&self) -> Vec<Page> {
        let all = [Page::Lobby, Page::Table, Page::Replay, Page::Codex, Page::Compare, Page::Settings, Page::About];
        let there = |page: &Page| match page {
            Page::Table => self.playing.is_some(),
            Page::Replay => self.replay.is_some(),
            _ => true,
        };
        all.into_iter().filter(there).collect()
    }

    fn page(&mut self, ui: &mut egui::Ui, wants: &mut Vec<Intent>) {
        match self.page {
            Page::Lobby => self.lobby.show(ui, &self.shared, wants),
            Page::Table => {
                if let Some(playing) = &mut self.playing {
                    playing.show(ui, &self.shared, wants);
                }
            }
            Page::Replay => {
                if let Some(replay) = &mut self.replay {
                    replay.show(ui, &self.shared, wants);
                }
            }
            Page::Codex => self.codex.show(ui, &self.shared, wants),
            Page::Compare => self.compare.show(ui, &self.shared, &self.home, wants),
            Page::Settings => self.settings.show(ui, &self.shared, wants),
            Page::About => self.about.show(ui, &self.shared),
        }
    }

    /// The keys that are heard on every page.
    fn keys(&mut self, ui: &egui::Ui, wants: &mut Vec<Intent>) {
        if self.page == Page::Settings && self.settings.listens() {
            return;
        }
        let prefs = &self.shared.prefs;
        let pages = [
            (Command::Lobby, Page::Lobby),
            (Command::Table, Page::Table),
            (Command::Replay, Page::Replay),
            (Command::Codex, Page::Codex),
            (Command::Compare, Page::Compare),
            (Command::Settings, Page::Settings),
            (Command::About, Page::About),
        ];
        for (command, page) in pages {
            if self.pages().contains(&page) && keys::pressed(ui, prefs, command) {
                wants.push(Intent::Go(page));
            }
        }
        if keys::pressed(ui, prefs, Command::Keys) {
            self.key_list.open();
        }
        if keys::pressed(ui, prefs, Command::Messages) {
            self.notices.open();
        }
        // Pages that lead somewhere else go back to where one plays.
        if matches!(self.page, Page::Settings | Page::About | Page::Codex | Page::Compare) && keys::pressed(ui, prefs, Command::Back) {
            wants.push(Intent::Go(if self.playing.is_some() { Page::Table } else { Page::Lobby }));
        }
    }

    fn carry_out(&mut self, intent: Intent, ui: &egui::Ui) {
        match intent {
            Intent::Go(page) => {
                if page == Page::Lobby {
                    self.look_on_disk();
                }
                self.page = page;
            }
            Intent::Prefer(prefs) => self.prefer(*prefs),
            Intent::Codex { game, mods } => {
                self.codex.open(&self.shared, &game, mods);
                self.page = Page::Codex;
            }
            Intent::Tell(notice) => self.notices.tell(notice),
            Intent::Ask(question) => self.question = Some(question),
            Intent::Begin(game) => {
                let mut prefs = self.shared.prefs.clone();
                prefs.game = Some(game.game.clone());
                prefs.know(&game.game, game.mods.iter().map(String::as_str));
                prefs.setups.insert(game.game.clone(), game.remembered());
                self.prefer(prefs);
                self.leave_for(Next::Begin(game), ui);
            }
            Intent::Resume => self.resume(ui),
            Intent::Open(path) => self.open(&path, ui),
            Intent::OpenAt { file, step } => self.open_at(&file, step, ui),
            Intent::PlayFrom { step, players } => self.leave_for(Next::PlayFrom { step, players }, ui),
            Intent::Branch => self.branch(),
            Intent::SaveAs => self.save_as(None),
            of_game @ (Intent::Answer { .. } | Intent::Undo { .. } | Intent::Hint | Intent::Pause(_) | Intent::Look(_) | Intent::Lift) => {
                let then = self.playing.as_mut().map(|playing| playing.carry_out(&of_game, &self.shared)).unwrap_or_default();
                then.into_iter().for_each(|intent| self.carry_out(intent, ui));
            }
        }
    }

    /// Shows a game that runs already.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(crate) fn play(&mut self, session: Session) -> Result<(), TextsError> {
        self.playing = Some(Playing::new(session, &self.shared)?);
        self.page = Page::Table;
        Ok(())
    }

    /// Begins a game, or says why not.
    fn begin(&mut self, new: &NewGame, ui: &egui::Ui) {
        if let Err(why) = self.begun(new, ui) {
            self.notices.tell(Notice::failure(why));
        }
    }

    fn begun(&mut self, new: &NewGame, ui: &egui::Ui) -> Result<(), String> {
        let module = clade_host::games::find(self.shared.modules, &new.game).map_err(|error| error.say(&self.shared.words))?;
        let folders = new.mods.iter().map(|path| clade_host::Folder::read(path.as_ref())).collect::<Result<Vec<_>, _>>();
        let rules = folders.and_then(|folders| {
            let ruleset = clade_host::ruleset(module, &new.setup, &folders)?;
            self.home.know_mods(&folders);
            Ok(Rules { mods: clade_host::mods_used(&*ruleset, &folders), ruleset })
        });
        let rules = rules.map_err(|error| error.say(&self.shared.words))?;
        let mut session = Session::begin(module, new, rules, waker(ui.ctx())).map_err(|error| error.to_string())?;
        if let Some(autosave) = Autosave::new(&self.home) {
            session.keep_in(autosave);
        }
        self.play(session).map_err(|error| error.to_string())
    }

    /// Takes new preferences over: words and looks follow at once.
    pub(crate) fn prefer(&mut self, prefs: Preferences) {
        if prefs.language != self.shared.prefs.language {
            match shared::words(&prefs.language, self.shared.modules) {
                Ok(words) => self.shared.words = words,
                Err(error) => {
                    self.notices.tell(Notice::failure(error.to_string()));
                    return;
                }
            }
        }
        self.shared.theme = Theme::new(prefs.mood, prefs.palette);
        self.undressed |= Preferences { recent: prefs.recent.clone(), food: prefs.food, ..self.shared.prefs.clone() } != prefs;
        self.unwritten = true;
        self.shared.prefs = prefs;
    }
}

/// What is to be done in the first frame.
fn first(start: &Start) -> Option<Intent> {
    let file = start.record.clone()?;
    Some(match start.at {
        Some(step) => Intent::OpenAt { file, step },
        None => Intent::Open(file),
    })
}
