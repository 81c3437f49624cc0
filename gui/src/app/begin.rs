//! A game begins.

use super::play::Playing;
use super::viewer::Viewer;
use crate::game::{NewGame, Rules, Session};
use crate::intent::Page;
use crate::notice::Notice;
use crate::waker::waker;
use clade_host::Autosave;
use clade_table::TextsError;

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
