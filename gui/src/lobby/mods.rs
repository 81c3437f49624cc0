//! Further cards: folders named by hand or dropped on the window.

use crate::lobby::draft::Draft;
use crate::page::{self, fault};
use crate::shared::Shared;
use crate::texts::lobby as texts;
use egui::{RichText, Ui};
use std::path::Path;

/// Shows the folders, and where another one can be named.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, draft: &mut Draft, typed: &mut String) {
    page::about(ui, shared, &texts::mods_help());
    let mut removed = None;
    for (at, one) in draft.mods.iter().enumerate() {
        ui.push_id(("mod", at), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(&one.path);
                if let Ok(folder) = &one.read {
                    let cards = folder.files.iter().filter(|(name, _)| name.ends_with(".lua")).count();
                    ui.label(RichText::new(shared.say(&texts::mod_cards(cards))).color(shared.theme.faint));
                }
                let name = shared.say(&texts::remove_mod(one.path.clone()));
                if ui.button(shared.say(&texts::remove())).accessible_name(name).clicked() {
                    removed = Some(at);
                }
            });
            if let Err(error) = &one.read {
                fault(ui, shared, error.say(&shared.words));
            }
        });
    }
    if let Some(at) = removed {
        draft.mods.remove(at);
        draft.judge();
    }
    known(ui, shared, draft);
    ui.horizontal_wrapped(|ui| {
        let room = (ui.available_width() - 140.0 * shared.prefs.text).max(160.0);
        let field = ui.add(page::field(typed, shared.say(&texts::mod_path_hint()), room));
        let field = field.accessible_name(shared.say(&texts::mod_path()));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if ui.button(shared.say(&texts::add_mod())).clicked() || entered {
            draft.add_mod(typed.trim());
            typed.clear();
        }
    });
}

/// The folders that were named before.
fn known(ui: &mut Ui, shared: &Shared, draft: &mut Draft) {
    let mut known = shared.prefs.folders_of(draft.about.id);
    known.retain(|folder| draft.mods.iter().all(|one| one.path != *folder));
    ui.horizontal_wrapped(|ui| {
        for folder in &known {
            let name = Path::new(folder).file_name().map_or_else(|| folder.clone(), |name| name.to_string_lossy().into_owned());
            if ui.button(shared.say(&texts::known_mod(name))).on_hover_text(folder).clicked() {
                draft.add_mod(folder);
            }
        }
    });
}
