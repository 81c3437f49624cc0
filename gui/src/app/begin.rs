//! A game begins.

use super::play::Playing;
use super::viewer::Viewer;
use crate::game::{NewGame, Rules, Session};
use crate::notice::Notice;
use crate::rules::RulesPanel;
use crate::waker::waker;
use clade_host::Autosave;
use clade_table::{Rulebook, TextsError};

impl Viewer {
    /// Shows a game that runs already.
    ///
    /// # Errors
    /// [`TextsError`] if a mod's texts are not Fluent.
    pub(crate) fn play(&mut self, session: Session) -> Result<(), TextsError> {
        let playing = Playing::new(session, &self.shared)?;
        self.sit_down(playing);
        Ok(())
    }

    /// Shows the rules of a game over the page, perhaps from a chapter on.
    pub(super) fn read_rules(&mut self, game: &str, chapter: Option<usize>) {
        if let Some(book) = Rulebook::of(&self.shared.words, game) {
            let mut panel = RulesPanel::default();
            match chapter {
                Some(chapter) => panel.show_chapter(chapter),
                None => panel.toggle(),
            }
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
