//! The running game is saved where the person says, and kept before it goes another way.

use super::Viewer;
use super::leave::Next;
use super::open::Asked;
use crate::notice::Notice;
use crate::shared::Shared;
use crate::texts::{app as app_texts, open as texts, table as table_texts};
use clade_engine::{Arg, Msg};
use clade_host::Replaces;
use egui::{Id, Key, Modal, RichText, TextEdit, Ui};
use std::path::{Path, PathBuf};

/// The question where to save.
pub(crate) struct SaveAs {
    typed: String,
    /// The file in which the game lies already: it is not asked again before that one is replaced.
    own: Option<PathBuf>,
    /// Whether there is another file of this name.
    there: bool,
    /// Why the last try failed.
    wrong: Option<String>,
    /// What comes once it is saved.
    next: Option<Next>,
}

/// What was answered.
enum Answer {
    None,
    Cancel,
    Save(PathBuf),
}

impl SaveAs {
    fn new(proposed: &Path, own: Option<PathBuf>, next: Option<Next>) -> Self {
        let mut asked = Self { typed: proposed.display().to_string(), own, there: false, wrong: None, next };
        asked.look();
        asked
    }

    /// As if this had been typed.
    #[cfg(test)]
    pub(super) fn name(&mut self, file: &Path) {
        self.typed = file.display().to_string();
        self.look();
    }

    fn path(&self) -> &Path {
        Path::new(self.typed.trim())
    }

    fn look(&mut self) {
        self.there = self.path().exists() && self.own.as_deref() != Some(self.path());
    }

    fn show(&mut self, ui: &Ui, shared: &Shared) -> Answer {
        let shown = Modal::new(Id::unique("save")).show(ui.ctx(), |ui| {
            ui.set_max_width((560.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
            ui.heading(shared.say(&texts::save_title()));
            let hint = shared.say(&texts::save_hint());
            let field = ui.add(TextEdit::singleline(&mut self.typed).hint_text(hint).desired_width(f32::INFINITY));
            let field = field.accessible_name(shared.say(&texts::save_file()));
            if field.changed() {
                self.wrong = None;
                self.look();
            }
            if self.there {
                ui.label(RichText::new(shared.say(&texts::save_there())).color(shared.theme.lit));
            }
            if let Some(wrong) = &self.wrong {
                ui.label(RichText::new(shared.say(&texts::said(wrong.clone()))).color(shared.theme.alarm));
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let word = if self.there { texts::replace() } else { texts::save() };
                let save = ui.button(RichText::new(shared.say(&word)).strong()).clicked() || entered && !self.there;
                (save && !self.typed.trim().is_empty(), ui.button(shared.say(&app_texts::cancel())).clicked())
            })
            .inner
        });
        match shown.inner {
            (true, _) => Answer::Save(self.path().to_owned()),
            (_, cancel) if cancel || shown.should_close() => Answer::Cancel,
            _ => Answer::None,
        }
    }
}

impl Viewer {
    /// Asks where to save the running game, and what comes then.
    pub(super) fn save_as(&mut self, next: Option<Next>) {
        let Some(playing) = &mut self.playing else { return };
        let own = playing.file().map(Path::to_owned);
        let game = playing.session().table().header().game.clone();
        let proposed = own.clone().or_else(|| self.home.new_file(&game)).unwrap_or_else(|| format!("{game}.clade").into());
        self.asked = Some(Asked::Where(SaveAs::new(&proposed, own, next)));
    }

    /// Shows the question where to save; it stays open until the game is saved or is not to be.
    pub(super) fn ask_where(&mut self, mut save: SaveAs, ui: &Ui) {
        match save.show(ui, &self.shared) {
            Answer::None => self.asked = Some(Asked::Where(save)),
            Answer::Cancel => {}
            Answer::Save(path) => match self.save(&path) {
                Ok(()) => save.next.into_iter().for_each(|next| self.go_to(next, ui)),
                Err(why) => self.asked = Some(Asked::Where(SaveAs { wrong: Some(why), ..save })),
            },
        }
    }

    /// Saves the running game.
    ///
    /// # Errors
    /// Why not, in the person's words.
    pub(super) fn save(&mut self, path: &Path) -> Result<(), String> {
        let Some(playing) = &mut self.playing else { return Ok(()) };
        playing.save(path, &self.home)?;
        self.notices.tell(Notice::info(table_texts::saved(path.display().to_string())));
        self.remember_file(path);
        Ok(())
    }

    /// Plays on from an earlier table, after the game as it was is saved: so nothing of it is lost.
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
