//! A saved game needs a mod that was not opened before: where is it?

use crate::shared::Shared;
use crate::texts::{app as app_texts, open as texts};
use clade_host::{Folder, perhaps_in};
use clade_table::ModUsed;
use egui::{Id, Key, Modal, RichText, TextEdit, Ui};
use std::path::{Path, PathBuf};

/// The question for a mod's folder.
pub(crate) struct MissingMod {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// The mods that were named already.
    pub(crate) mods: Vec<Folder>,
    /// Whether the game goes on as soon as it can.
    pub(crate) at_once: bool,
    wanted: ModUsed,
    why: String,
    typed: String,
    /// What is wrong with the folder that was named last.
    wrong: Option<String>,
}

/// What was answered.
pub(crate) enum ModAnswer {
    /// Nothing yet.
    None,
    /// The game is not to be opened.
    Cancel,
    /// Here is the mod.
    Open(Folder),
}

impl MissingMod {
    /// Asks for this mod; `why` says so.
    pub(crate) fn new(file: &Path, mods: Vec<Folder>, wanted: ModUsed, why: String, at_once: bool) -> Self {
        // Proposed, and read only if the person agrees: whoever sent the game chose it.
        let typed = perhaps_in(file, &wanted).map(|folder| folder.display().to_string()).unwrap_or_default();
        Self { file: file.to_owned(), mods, at_once, wanted, why, typed, wrong: None }
    }

    /// A folder was dropped.
    pub(crate) fn name(&mut self, folder: &Path) {
        self.typed = folder.display().to_string();
        self.wrong = None;
    }

    /// Shows the question.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared) -> ModAnswer {
        let shown = Modal::new(Id::unique("missing mod")).show(ui.ctx(), |ui| {
            ui.set_max_width((560.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
            ui.heading(shared.say(&texts::mod_title()));
            ui.label(shared.say(&texts::said(self.why.clone())));
            ui.add_space(8.0);
            ui.label(RichText::new(shared.say(&texts::mod_help())).color(shared.theme.faint));
            let hint = shared.say(&texts::mod_hint());
            let field = ui.add(TextEdit::singleline(&mut self.typed).hint_text(hint).desired_width(f32::INFINITY));
            let field = field.accessible_name(shared.say(&texts::mod_folder()));
            if field.changed() {
                self.wrong = None;
            }
            if let Some(wrong) = &self.wrong {
                ui.label(RichText::new(shared.say(&texts::said(wrong.clone()))).color(shared.theme.alarm));
            }
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let open = ui.button(shared.say(&texts::mod_open())).clicked() || entered;
                (open && !self.typed.trim().is_empty(), ui.button(shared.say(&app_texts::cancel())).clicked())
            })
            .inner
        });
        let (open, cancel) = shown.inner;
        if open {
            match self.read(shared) {
                Ok(folder) => return ModAnswer::Open(folder),
                Err(wrong) => self.wrong = Some(wrong),
            }
        }
        if cancel || shown.should_close() { ModAnswer::Cancel } else { ModAnswer::None }
    }

    /// The mod of the folder that was named, or what is wrong with it.
    fn read(&self, shared: &Shared) -> Result<Folder, String> {
        let folder = Folder::read_any(Path::new(self.typed.trim())).map_err(|error| error.say(&shared.words))?;
        match folder.id() {
            Some(id) if id != self.wanted.id => Err(shared.say(&texts::mod_other(id, self.wanted.id.clone()))),
            _ => Ok(folder),
        }
    }
}
