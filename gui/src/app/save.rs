//! The running game is saved where the person says, and kept before it goes another way.

use super::asked::{Asked, SaveAnswer, SaveAs};
use super::next::Next;
use super::viewer::Viewer;
use crate::notice::Notice;
use crate::texts::{open as texts, table as table_texts};
use clade_engine::{Arg, Msg};
use clade_host::Replaces;
use egui::Ui;
use std::path::Path;

impl Viewer {
    /// Asks where to save the running game, and what comes then.
    pub(super) fn save_as(&mut self, next: Option<Next>) {
        let Some(playing) = &mut self.playing else { return };
        let own = playing.file().map(Path::to_owned);
        let game = playing.session().table().header().game.clone();
        let proposed = own.clone().or_else(|| self.home.new_file(&game)).unwrap_or_else(|| format!("{game}.clade").into());
        self.asked = Some(Asked::Where(SaveAs::new(&proposed, own, playing.session().has_mods(), next)));
    }

    /// Shows the question where to save; it stays open until the game is saved or is not to be.
    pub(super) fn ask_where(&mut self, mut save: SaveAs, ui: &Ui) {
        match save.show(ui, &self.shared) {
            SaveAnswer::None => self.asked = Some(Asked::Where(save)),
            SaveAnswer::Cancel => {}
            SaveAnswer::Save(path) => match self.save(&path, save.with_mods) {
                Ok(()) => save.next.into_iter().for_each(|next| self.leave_for(next, ui)),
                Err(why) => {
                    save.wrong = Some(why);
                    self.asked = Some(Asked::Where(save));
                }
            },
        }
    }

    /// Saves the running game.
    ///
    /// # Errors
    /// Why not, in the user's language.
    pub(super) fn save(&mut self, path: &Path, with_mods: bool) -> Result<(), String> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        playing.save(path, with_mods, &self.home)?;
        self.notices.tell(Notice::info(table_texts::saved(path.display().to_string())));
        self.remember_file(path);
        Ok(())
    }

    /// Plays on from an earlier table, after saving the game as it was, so that nothing of it is lost.
    pub(super) fn branch(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        if playing.session().looked().is_none() {
            return;
        }
        let record = playing.session().record();
        let kept = match self.home.new_file(&record.header.game) {
            Some(file) => self
                .home
                .save(&file, &record, None, Replaces::Only(None))
                .map(|()| file)
                .map_err(|why| Arg::from(why.say(&self.shared.words))),
            None => Err(Arg::from(texts::no_place())),
        };
        let told: Msg = match kept {
            // Why it could not go back is among the notes of the game.
            Ok(file) => {
                let _ = playing.session().branch();
                playing.lies_nowhere();
                texts::left(file.display().to_string())
            }
            Err(why) => texts::not_left(why),
        };
        self.notices.tell(Notice::info(told));
    }
}
