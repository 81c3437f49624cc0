//! Saved games are opened: whole ones are continued or looked at; for others the window says what is wrong, and the person decides.
//! Opening a file never changes it.

#[cfg(test)]
mod tests;

use super::asked::{Asked, Choice, MissingMod, Opening};
use super::next::{Next, Opened};
use super::viewer::{Viewer, Wanted};
use crate::intent::Page;
use crate::notice::Notice;
use crate::replay::Replay;
use crate::texts::open as texts;
use clade_host::{Autosave, Error, Folder, Listed, Saved};
use egui::Ui;
use std::ops::ControlFlow;
use std::path::Path;

impl Viewer {
    /// Opens a saved game.
    pub(super) fn open(&mut self, path: &Path, ui: &Ui) {
        if self.sits_at(path) {
            return;
        }
        self.wanted = None;
        self.open_with(path, Vec::new(), false, ui);
    }

    /// Opens a saved game to look at it after so many actions, whether or not it can be played on.
    pub(super) fn open_at(&mut self, path: &Path, step: usize, ui: &Ui) {
        self.wanted = Some(Wanted { file: path.to_owned(), step, with_review: false });
        self.open_with(path, Vec::new(), false, ui);
    }

    /// The game is looked at where it is kept, with its review. It stays on its table, with its end if it is over.
    pub(super) fn review(&mut self, ui: &Ui) {
        let Some(playing) = &mut self.playing else { return };
        let session = playing.session();
        let (Some(file), steps) = (session.kept_in().map(Path::to_owned), session.table().steps()) else { return };
        self.wanted = Some(Wanted { file: file.clone(), step: steps, with_review: true });
        self.open_with(&file, Vec::new(), false, ui);
    }

    /// Continues the last game.
    pub(super) fn resume(&mut self, ui: &Ui) {
        match Autosave::find(&self.home) {
            Some(last) => self.open_with(&last.path, Vec::new(), true, ui),
            None => self.notices.tell(Notice::info(texts::no_last())),
        }
    }

    /// Opens a saved game with these mods; `at_once` if the person said already that it is to go on.
    pub(super) fn open_with(&mut self, path: &Path, mods: Vec<Folder>, at_once: bool, ui: &Ui) {
        let opening = match Saved::open(self.shared.modules, path, &mods, &self.home) {
            Ok(saved) => Opening::new(saved, at_once),
            Err(Error::MissingMod { used, file }) => {
                let why = Error::MissingMod { used: used.clone(), file }.say(&self.shared.words);
                self.asked = Some(Asked::Mod(Box::new(MissingMod::new(path, mods, *used, why, at_once))));
                return;
            }
            Err(error) => Err(error),
        };
        match opening {
            Ok(opening) => self.open_on(opening, ui),
            Err(error) => self.notices.tell(Notice::failure(error.say(&self.shared.words))),
        }
    }

    /// Plays a saved game again, as much of it as there is time for; then it is looked at, or asked about.
    pub(super) fn open_on(&mut self, opening: Opening, ui: &Ui) {
        let (saved, again, at_once) = match opening.go_on(self.stretch) {
            ControlFlow::Continue(opening) => {
                self.asked = Some(Asked::Wait(Box::new(opening)));
                ui.ctx().request_repaint();
                return;
            }
            ControlFlow::Break(done) => done,
        };
        let file = saved.file.clone();
        if let Some(brought) = saved.brought_told() {
            self.notices.tell(Notice::info(brought));
        }
        let opened = Opened { kept: self.kept(&file), saved, again };
        if at_once && opened.is_whole() && opened.goes_on() {
            self.leave_for(Next::PlayOn(Box::new(opened)), ui);
        } else if (opened.goes_on() || !opened.is_whole()) && !self.is_wanted(&file) {
            self.asked = Some(Asked::What(Box::new(Choice::new(opened, &self.shared))));
        } else {
            self.look_at(opened);
        }
        self.remember_file(&file);
    }

    /// The file as one that was kept automatically, if it is.
    fn kept(&self, path: &Path) -> Option<Listed> {
        self.home.kept_game(path)
    }

    /// Whether somebody wants to look at this file.
    fn is_wanted(&self, file: &Path) -> bool {
        self.wanted.as_ref().is_some_and(|wanted| wanted.file == file)
    }

    /// Goes to an action of a saved game; if there are fewer, to the last, and says so.
    fn go_as_far(&mut self, replay: &mut Replay, step: usize) {
        let steps = replay.steps();
        if step > steps {
            let file = replay.saved().file.display().to_string();
            self.notices.tell(Notice::failure(self.shared.say(&texts::no_step(file, steps, step))));
        }
        if let Err(error) = replay.go(step) {
            self.notices.tell(Notice::failure(error.to_string()));
        }
    }

    /// Looks at a saved game.
    pub(super) fn look_at(&mut self, opened: Opened) {
        let wanted = self.wanted.take_if(|wanted| wanted.file == opened.saved.file);
        self.wanted = None;
        match Replay::new(opened.saved, opened.again, &self.shared) {
            Ok(mut replay) => {
                if let Some(Wanted { step, with_review, .. }) = wanted {
                    self.go_as_far(&mut replay, step);
                    if with_review {
                        replay.review();
                    }
                }
                // Who looks at a game of a comparison goes on with that.
                if self.page == Page::Compare {
                    replay.came_from(Page::Compare);
                }
                self.replay = Some(replay);
                self.page = Page::Replay;
            }
            Err(error) => self.notices.tell(Notice::failure(error.to_string())),
        }
    }
}
