//! What people want is carried out.

use super::next::Next;
use super::viewer::Viewer;
use crate::intent::{Intent, Page};
use crate::notice::Notice;

impl Viewer {
    /// Carries out a wish.
    pub(super) fn carry_out(&mut self, intent: Intent, ui: &egui::Ui) {
        match intent {
            Intent::Go(page) => {
                if page == Page::Lobby {
                    self.look_on_disk();
                }
                if page == Page::Workshop {
                    self.workshop.look_again(&self.shared, &self.home);
                }
                self.page = page;
            }
            Intent::Prefer(prefs) => {
                self.prefer(*prefs);
                ui.ctx().request_repaint(); // nobody moves the mouse to see it
            }
            Intent::Codex { game, mods } => {
                self.codex.open(&self.shared, &game, mods);
                self.page = Page::Codex;
            }
            Intent::ReadRules(game, chapter) => self.read_rules(&game, chapter),
            Intent::SetUp { game, folder } => {
                self.note_lesson();
                self.lobby.set_up(&game, &folder, &self.shared);
                self.page = Page::Lobby;
            }
            Intent::SetUpFirst { game, seats } => {
                self.note_lesson();
                self.lobby.set_up_first(&game, seats, &self.shared);
                self.page = Page::Lobby;
            }
            Intent::OpenMod(path) => {
                self.workshop.open(&path, &self.shared, &self.home);
                self.page = Page::Workshop;
            }
            Intent::InstallMod(path) => self.install_mod(&path),
            Intent::Try(tried) => self.leave_for(Next::Try(tried), ui),
            Intent::RemoveMod(id) => self.remove_mod(&id),
            Intent::ReadMods => self.workshop.look_again(&self.shared, &self.home),
            Intent::Tell(notice) => self.notices.tell(notice),
            Intent::Ask(question) => self.question = Some(question),
            Intent::Begin(game) => {
                let mut prefs = self.shared.prefs.clone();
                prefs.game = Some(game.game.clone());
                prefs.know(&game.game, game.mods.iter().map(String::as_str));
                prefs.setups.insert(game.game.clone(), game.remembered());
                self.prefer(prefs);
                self.leave_for(Next::Begin(game), ui);
            }
            Intent::BeginEvening => self.begin_evening(ui),
            Intent::NextOfEvening => self.next_of_evening(ui),
            Intent::Learn { offered, chapter, part } => self.leave_for(Next::Learn { offered, chapter, part }, ui),
            Intent::LeaveLesson => self.leave_lesson(),
            Intent::Switch(at) => self.switch(at),
            Intent::PutAway(at) => self.put_away(at),
            Intent::Resume => self.resume(ui),
            Intent::Open(path) => self.open(&path, ui),
            Intent::OpenAt { file, step } => self.open_at(&file, step, ui),
            Intent::Review => self.review(ui),
            Intent::See(observer) => {
                if let Some(Err(error)) = self.replay.as_mut().map(|replay| replay.see(observer)) {
                    self.notices.tell(Notice::failure(self.shared.say(&crate::game::failed(&error))));
                }
            }
            Intent::PlayFrom { step, players } => self.leave_for(Next::PlayFrom { step, players }, ui),
            Intent::Branch => self.branch(),
            Intent::Again { swapped } => self.again(swapped, ui),
            Intent::SaveAs => self.save_as(None),
            of_game @ (Intent::Answer { .. }
            | Intent::Drop { .. }
            | Intent::Undo { .. }
            | Intent::Hint
            | Intent::HasRead
            | Intent::WhatIf
            | Intent::Skip
            | Intent::Pause(_)
            | Intent::Look(_)
            | Intent::Lift) => {
                let then = self.playing.as_mut().map(|playing| playing.carry_out(&of_game, &self.shared)).unwrap_or_default();
                then.into_iter().for_each(|intent| self.carry_out(intent, ui));
            }
        }
    }
}
