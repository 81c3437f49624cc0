//! The running game is left for something else. One that is kept automatically can be continued later; any other would be lost, so the
//! user is asked first.

#[cfg(test)]
mod tests;

use super::asked::Asked;
use super::dialog::{self, Answer};
use super::next::Next;
use super::play::Playing;
use super::viewer::Viewer;
use crate::texts::open as texts;
use egui::{Ui, ViewportCommand};

impl Viewer {
    /// Leaves the running game for what comes next: it stays on its table. Before the window closes, each game that would be lost is asked
    /// about.
    pub(super) fn leave_for(&mut self, next: Next, ui: &Ui) {
        if matches!(next, Next::Close) && self.sits_at_unsaved() {
            self.asked = Some(Asked::Leave(next));
        } else {
            self.go_to(next, ui);
        }
    }

    /// Does what comes next. If that fails, the running game stays.
    pub(super) fn go_to(&mut self, next: Next, ui: &Ui) {
        match next {
            Next::Begin(new) => self.begin(&new, ui),
            Next::Learn { offered, chapter, part } => self.learn(*offered, [chapter, part], ui),
            Next::PlayOn(opened) => self.play_on(*opened, ui),
            Next::PlayFrom { step, players } => self.play_from(step, players, ui),
            Next::Try(tried) => self.try_mod(*tried, ui),
            Next::Close => {
                self.leaves = true;
                ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// The window closes only once the running game may go.
    pub(super) fn hear_close(&mut self, ui: &Ui) {
        let closes = !self.leaves && ui.input(|input| input.viewport().close_requested());
        if closes && self.playing.iter().chain(&self.shelf).any(Playing::would_be_lost) {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            self.leave_for(Next::Close, ui);
        }
    }

    /// Asks what becomes of the running game, and does what was answered.
    pub(super) fn ask_leave(&mut self, next: Next, ui: &Ui) {
        let Some(playing) = &mut self.playing else { return self.go_to(next, ui) };
        let game = self.shared.title(&playing.session().table().header().game);
        match dialog::ask(ui, &self.shared, &texts::leave(game), &[&texts::save_first(), &texts::leave_unsaved()]) {
            Answer::None => self.asked = Some(Asked::Leave(next)),
            Answer::Cancel => {}
            Answer::Button(0) => self.save_as(Some(next)),
            Answer::Button(_) => {
                // Only this one is given up.
                self.playing = None;
                self.leave_for(next, ui);
            }
        }
    }
}
