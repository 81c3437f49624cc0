//! Whose cards are shown besides those of the game: every mod folder that was ever named for it, each switched on or off.

use crate::intent::Intent;
use crate::page::{self, fault};
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::texts::{codex as texts, lobby as lobby_texts};
use egui::{Key, RichText, Ui};
use std::path::Path;

/// The folders of one game.
pub(crate) struct Mods {
    game: &'static str,
    /// Those whose cards are shown, in the order in which they were switched on.
    on: Vec<String>,
    typed: String,
    /// Whether the list of folders is shown.
    is_open: bool,
}

impl Mods {
    /// The folders of a game; those it was last played with are on.
    pub(crate) fn new(game: &'static str, shared: &Shared) -> Self {
        let on = shared.prefs.setups.get(game).map(|setup| setup.mods.clone()).unwrap_or_default();
        // Whoever has no mods sees a button only; whoever has some sees them.
        let is_open = !shared.prefs.folders_of(game).is_empty();
        Self { game, on, typed: String::new(), is_open }
    }

    /// The folders whose cards are shown.
    pub(crate) fn on(&self) -> &[String] {
        &self.on
    }

    /// Shows the cards of these folders and of no other.
    pub(crate) fn show_only(&mut self, folders: Vec<String>) {
        self.is_open |= !folders.is_empty();
        self.on = folders;
    }

    /// Shows the cards of one more folder, which is known from now on.
    pub(crate) fn add(&mut self, folder: &str, shared: &Shared, wants: &mut Vec<Intent>) {
        if folder.is_empty() {
            return;
        }
        if !self.on.iter().any(|on| on == folder) {
            self.on.push(folder.to_owned());
        }
        wants.push(prefer(shared, |prefs| prefs.know(self.game, [folder])));
    }

    /// The button that opens the list of folders, and says how many are on.
    pub(crate) fn button(&mut self, ui: &mut Ui, shared: &Shared) {
        let title = texts::mods(self.on.len(), self.known(shared).len());
        ui.toggle_value(&mut self.is_open, shared.say(&title));
    }

    /// Shows the folders, if the list is open, and what is wrong with their cards. `true` if they are to be read again.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, wrong: Option<&str>, wants: &mut Vec<Intent>) -> bool {
        let mut again = false;
        if self.is_open {
            for folder in self.known(shared) {
                self.folder(ui, shared, &folder, wants);
            }
            again = self.name(ui, shared, wants);
        }
        if let Some(wrong) = wrong {
            fault(ui, shared, wrong.to_owned());
            ui.label(RichText::new(shared.say(&texts::without_mods())).color(shared.theme.faint));
        }
        again
    }

    /// The folders that can be switched on.
    fn known(&self, shared: &Shared) -> Vec<String> {
        let mut known = shared.prefs.folders_of(self.game);
        let others: Vec<String> = self.on.iter().filter(|on| !known.contains(on)).cloned().collect();
        known.extend(others);
        known
    }

    /// One folder: whether its cards are shown, and that it can be forgotten.
    fn folder(&mut self, ui: &mut Ui, shared: &Shared, folder: &str, wants: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            let was = self.on.iter().any(|on| on == folder);
            let mut on = was;
            let name = Path::new(folder).file_name().map_or_else(|| folder.to_owned(), |name| name.to_string_lossy().into_owned());
            ui.checkbox(&mut on, name).on_hover_text(folder);
            if on && !was {
                self.on.push(folder.to_owned());
            }
            let forgotten = ui.button(shared.say(&texts::forget())).accessible_name(shared.say(&texts::forget_mod(folder.to_owned())));
            if forgotten.on_hover_text(shared.say(&texts::forget_help())).clicked() {
                wants.push(prefer(shared, |prefs| prefs.forget(self.game, folder)));
                on = false;
            }
            if !on {
                self.on.retain(|on| on != folder);
            }
            ui.label(RichText::new(folder).color(shared.theme.faint));
        });
    }

    /// Where another folder can be named; `true` if all are to be read again.
    fn name(&mut self, ui: &mut Ui, shared: &Shared, wants: &mut Vec<Intent>) -> bool {
        ui.horizontal_wrapped(|ui| {
            let field = ui.add(page::field(&mut self.typed, shared.say(&lobby_texts::mod_path_hint()), 320.0 * shared.prefs.text));
            let field = field.accessible_name(shared.say(&lobby_texts::mod_path()));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if ui.button(shared.say(&lobby_texts::add_mod())).clicked() || entered {
                let typed = std::mem::take(&mut self.typed);
                self.add(typed.trim(), shared, wants);
            }
            let again = ui.add_enabled(!self.on.is_empty(), egui::Button::new(shared.say(&texts::read_again())));
            again.on_hover_text(shared.say(&texts::read_again_help())).clicked()
        })
        .inner
    }
}

/// The preferences with one change.
fn prefer(shared: &Shared, change: impl FnOnce(&mut Preferences)) -> Intent {
    let mut prefs = shared.prefs.clone();
    change(&mut prefs);
    Intent::Prefer(Box::new(prefs))
}
