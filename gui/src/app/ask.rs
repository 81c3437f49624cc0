//! What was asked about files and the running game is answered, by buttons or by what is dropped on the window.

use super::asked::{Asked, Chosen, MissingMod, ModAnswer};
use super::next::Next;
use super::viewer::Viewer;
use crate::intent::Page;
use egui::Ui;
use std::path::PathBuf;

impl Viewer {
    /// Shows what is asked about a file, and does what was answered.
    pub(super) fn ask(&mut self, ui: &Ui) {
        let Some(asked) = self.asked.take() else { return };
        match asked {
            Asked::Wait(opening) => {
                if !opening.show(ui, &self.shared) {
                    self.open_on(*opening, ui);
                }
            }
            Asked::What(mut choice) => match choice.show(ui, &self.shared) {
                Chosen::Nothing => self.asked = Some(Asked::What(choice)),
                Chosen::Cancel => {}
                Chosen::Play => self.leave_for(Next::PlayOn(Box::new(choice.opened)), ui),
                Chosen::Look => self.look_at(choice.opened),
            },
            Asked::Mod(mut missing) => match missing.show(ui, &self.shared) {
                ModAnswer::None => self.asked = Some(Asked::Mod(missing)),
                ModAnswer::Cancel => {}
                ModAnswer::Open(folder) => {
                    let MissingMod { file, mut mods, at_once, .. } = *missing;
                    self.home.know_mods(std::slice::from_ref(&folder));
                    mods.push(folder);
                    self.open_with(&file, mods, at_once, ui);
                }
            },
            Asked::Where(save) => self.ask_where(save, ui),
            Asked::Leave(next) => self.ask_leave(next, ui),
        }
    }

    /// What was dropped on the window, unless a page takes it: a mod's folder if one is asked for, otherwise a saved game.
    pub(super) fn take_dropped(&mut self, ui: &Ui) -> Option<PathBuf> {
        let missing = match &mut self.asked {
            Some(Asked::Mod(missing)) => Some(missing),
            None if matches!(self.page, Page::Lobby | Page::Codex | Page::Workshop) => return None,
            None if self.page == Page::Compare && self.compare.is_setting_up() => return None,
            _ => None,
        };
        let dropped = ui.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        let path = dropped.first()?.path().to_owned();
        match missing {
            Some(missing) => {
                missing.name(&path);
                None
            }
            None => Some(path).filter(|_| self.asked.is_none()),
        }
    }
}
