//! Where is the running game to be saved?

use crate::app::next::Next;
use crate::chooser::{Chooser, Wanted};
use crate::shared::Shared;
use crate::texts::{app as app_texts, open as texts};
use egui::{Id, Key, Modal, RichText, TextEdit, Ui};
use std::path::{Path, PathBuf};

/// The question where to save.
pub(crate) struct SaveAs {
    typed: String,
    chooser: Chooser,
    /// The file that the game is already in: it is replaced without asking again.
    own: Option<PathBuf>,
    /// Whether there is another file of this name.
    there: bool,
    /// Whether there are mods that it could bring along.
    has_mods: bool,
    /// Whether it brings them along.
    pub(crate) with_mods: bool,
    /// Whether it was not shown yet: whoever types then types the name.
    is_new: bool,
    /// Why the last try failed.
    pub(crate) wrong: Option<String>,
    /// What comes once it is saved.
    pub(crate) next: Option<Next>,
}

/// What was answered.
pub(crate) enum SaveAnswer {
    /// Nothing yet.
    None,
    /// It is not to be saved.
    Cancel,
    /// Here.
    Save(PathBuf),
}

impl SaveAs {
    /// Proposes a file.
    pub(crate) fn new(proposed: &Path, own: Option<PathBuf>, has_mods: bool, next: Option<Next>) -> Self {
        let mut asked = Self {
            typed: proposed.display().to_string(),
            chooser: Chooser::default(),
            own,
            there: false,
            has_mods,
            with_mods: false,
            wrong: None,
            is_new: true,
            next,
        };
        asked.look();
        asked
    }

    /// As if this had been typed.
    #[cfg(test)]
    pub(crate) fn name(&mut self, file: &Path) {
        self.typed = file.display().to_string();
        self.look();
    }

    fn path(&self) -> &Path {
        Path::new(self.typed.trim())
    }

    fn look(&mut self) {
        self.there = self.path().exists() && self.own.as_deref() != Some(self.path());
    }

    /// Shows the question.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared) -> SaveAnswer {
        let shown = Modal::new(Id::unique("save")).show(ui.ctx(), |ui| {
            ui.set_max_width((560.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
            ui.heading(shared.say(&texts::save_title()));
            let hint = shared.say(&texts::save_hint());
            let mut edit = TextEdit::singleline(&mut self.typed).hint_text(hint).desired_width(f32::INFINITY).show(ui);
            if std::mem::take(&mut self.is_new) {
                // Whoever types then types another name; folder and ending stay.
                let letters = |text: &str| text.chars().count();
                let from = self.typed.rfind(['/', '\\']).map_or(0, |at| letters(&self.typed[..=at]));
                let to = self.typed.rfind('.').map_or_else(|| letters(&self.typed), |at| letters(&self.typed[..at]));
                edit.state.cursor.set_char_range(Some(egui::text::CCursorRange::two(
                    egui::text::CCursor::new(from),
                    egui::text::CCursor::new(to.max(from)),
                )));
                edit.response.request_focus();
                edit.state.store(ui.ctx(), edit.response.id);
            }
            let field = edit.response.response.accessible_name(shared.say(&texts::save_file()));
            if field.changed() {
                self.wrong = None;
                self.look();
            }
            let proposed = self.path().to_owned();
            if let Some(chosen) = self.chooser.show(ui, shared, || Wanted::Save(proposed)) {
                // Whether a file that is there may be replaced is asked here, as of one that was typed.
                self.typed = chosen.display().to_string();
                self.wrong = None;
                self.look();
            }
            self.chooser.note(ui, shared);
            if self.has_mods {
                ui.checkbox(&mut self.with_mods, shared.say(&texts::with_mods()));
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
            (true, _) => SaveAnswer::Save(self.path().to_owned()),
            (_, cancel) if cancel || shown.should_close() => SaveAnswer::Cancel,
            _ => SaveAnswer::None,
        }
    }
}
