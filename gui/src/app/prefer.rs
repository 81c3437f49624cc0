//! New preferences are taken over, and kept.

use super::viewer::Viewer;
use crate::notice::Notice;
use crate::prefs::Preferences;
use crate::shared;
use crate::theme::Theme;

impl Viewer {
    /// Takes new preferences over: words and looks follow at once.
    pub(crate) fn prefer(&mut self, prefs: Preferences) {
        if prefs.language != self.shared.prefs.language {
            match shared::words(&prefs.language, self.shared.modules) {
                Ok(words) => {
                    if let Some((game, book, _)) = &mut self.rules {
                        *book = clade_table::Rulebook::of(&words, game).unwrap_or_default();
                    }
                    self.shared.words = words;
                }
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

    /// Keeps what the person prefers, once nothing is being dragged.
    pub(super) fn write_preferences(&mut self, ui: &egui::Ui) {
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
}
