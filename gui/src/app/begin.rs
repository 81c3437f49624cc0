//! A game begins.

use super::next::Next;
use super::play::Playing;
use super::viewer::Viewer;
use crate::evening::{Evening, Story};
use crate::game::{NewGame, Rules, Session};
use crate::intent::Page;
use crate::notice::Notice;
use crate::rules::RulesPanel;
use crate::texts::evening as texts;
use crate::waker::waker;
use clade_host::Autosave;
use clade_table::{Header, MOST_BYTES, Record, Rulebook, TextsError};
use std::path::Path;

impl Viewer {
    /// Shows a game that runs already.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(crate) fn play(&mut self, session: Session) -> Result<(), TextsError> {
        self.playing = Some(Playing::new(session, &self.shared)?);
        self.page = Page::Table;
        Ok(())
    }

    /// Shows the rules of a game beside the lobby.
    pub(super) fn read_rules(&mut self, game: &str) {
        if let Some(book) = Rulebook::of(&self.shared.words, game) {
            let mut panel = RulesPanel::default();
            panel.toggle();
            self.rules = Some((game.to_owned(), book, panel));
        }
    }

    /// Plays the game on the table once more; `swapped`: each sits where the one before them sat.
    pub(super) fn again(&mut self, swapped: bool, ui: &egui::Ui) {
        let Some(playing) = &mut self.playing else { return };
        let session = playing.session();
        let mods = session.folders().iter().map(|folder| folder.path.display().to_string()).collect();
        let header = session.table().header();
        let (game, setup) = (header.game.clone(), header.setup.clone());
        let (mut sitters, mut names) = (header.players.clone(), header.names.clone());
        names.resize(sitters.len(), String::new());
        if swapped {
            sitters.rotate_right(1);
            names.rotate_right(1);
        }
        self.begin(&NewGame { game, setup, sitters, names, mods, seed: None }, ui);
    }

    /// An evening of three games begins with the first.
    pub(super) fn begin_evening(&mut self, ui: &egui::Ui) {
        self.evening = Some(Evening::default());
        self.begin_of_evening(ui);
    }

    /// As soon as a game of the evening is over, what came of it is told and kept.
    pub(super) fn hear_evening(&mut self) {
        let (Some(evening), Some(playing)) = (&mut self.evening, &mut self.playing) else { return };
        let table = playing.session().table();
        if !table.is_over() || !evening.waits_for(table.header()) {
            return;
        }
        let game = table.header().game.clone();
        evening.tell(playing.story().unwrap_or_else(|why| {
            self.notices.tell(Notice::failure(self.shared.say(&texts::uncounted(why.to_string()))));
            Story::uncounted(&game)
        }));
        self.keep_evening();
    }

    /// The next game of the evening: the one that was left in the middle, or a new one. After the last what came of all is shown.
    pub(super) fn next_of_evening(&mut self, ui: &egui::Ui) {
        let Some(evening) = &self.evening else { return };
        let goes_on = |header: &Header| evening.waits_for(header);
        if self.playing.as_mut().is_some_and(|playing| goes_on(playing.session().table().header())) {
            self.page = Page::Table;
            return;
        }
        let game = evening.next(&self.shared).map(|module| module.about().id);
        let left = game.and_then(|game| Autosave::find_of(&self.home, Some(game)));
        let header = |path: &Path| Record::read(&clade_host::read_text(path, MOST_BYTES as u64).ok()?).ok().map(|record| record.header);
        match left.filter(|left| header(&left.path).is_some_and(|header| goes_on(&header))) {
            Some(left) => self.open_with(&left.path, Vec::new(), true, ui),
            None => self.begin_of_evening(ui),
        }
    }

    fn begin_of_evening(&mut self, ui: &egui::Ui) {
        let Some(evening) = &mut self.evening else { return };
        match evening.begin_next(&self.shared) {
            Some(next) => self.leave_for(Next::Begin(Box::new(next)), ui),
            None => self.page = Page::Evening,
        }
        self.keep_evening();
    }

    fn keep_evening(&mut self) {
        if let Some(Err(error)) = self.evening.as_ref().map(|evening| evening.write(&self.home)) {
            self.notices.tell(Notice::failure(self.shared.say(&texts::unkept(error.to_string()))));
        }
    }

    /// Begins a game, or says why not.
    pub(super) fn begin(&mut self, new: &NewGame, ui: &egui::Ui) {
        if let Err(why) = self.begun(new, ui) {
            self.notices.tell(Notice::failure(why));
        }
    }

    fn begun(&mut self, new: &NewGame, ui: &egui::Ui) -> Result<(), String> {
        let module = clade_host::games::find(self.shared.modules, &new.game).map_err(|error| error.say(&self.shared.words))?;
        let folders = new.mods.iter().map(|path| clade_host::Folder::read_any(path.as_ref())).collect::<Result<Vec<_>, _>>();
        let rules = folders.and_then(|folders| {
            let ruleset = clade_host::ruleset(module, &new.setup, &folders)?;
            self.home.know_mods(&folders);
            Ok(Rules { mods: clade_host::mods_used(&*ruleset, &folders), ruleset, folders })
        });
        let rules = rules.map_err(|error| error.say(&self.shared.words))?;
        let mut session = Session::begin(module, new, rules, waker(ui.ctx())).map_err(|error| error.to_string())?;
        if let Some(autosave) = Autosave::new(&self.home) {
            session.keep_in(autosave);
        }
        self.play(session).map_err(|error| error.to_string())
    }
}
