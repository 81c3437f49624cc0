//! A chapter of a lesson begins, and ends.

use super::play::Playing;
use super::viewer::Viewer;
use crate::game::{Rules, Session};
use crate::intent::Page;
use crate::lesson::{Course, Offered};
use crate::notice::Notice;
use crate::texts::lesson as texts;
use crate::waker::waker;
use clade_host::Folder;
use egui::Ui;
use std::path::Path;

impl Viewer {
    /// Sits down at the table of a chapter, before this part of it, or says why not.
    pub(super) fn learn(&mut self, offered: Offered, at: [usize; 2], ui: &Ui) {
        match self.learning(offered, at, ui) {
            Ok(playing) => {
                // Whoever leaves the lesson finds this game in the lobby.
                let game = playing.table().header().game.clone();
                self.lobby.choose(&game, &self.shared);
                self.sit_down(playing);
                self.note_lesson();
            }
            Err(why) => self.notices.tell(Notice::failure(self.shared.say(&texts::broken(why)))),
        }
    }

    fn learning(&self, offered: Offered, [at, part]: [usize; 2], ui: &Ui) -> Result<Playing, String> {
        let say = |error: clade_host::Error| error.say(&self.shared.words);
        let module = clade_host::games::find(self.shared.modules, &offered.lesson.game).map_err(say)?;
        let chapter = offered.lesson.chapters.get(at).ok_or_else(|| offered.lesson.game.clone())?;
        let beside = offered.file.as_deref().and_then(Path::parent).unwrap_or(Path::new(""));
        let folders = chapter.mods.iter().map(|folder| Folder::read_any(&beside.join(folder))).collect::<Result<Vec<_>, _>>();
        let folders = folders.map_err(say)?;
        let setup = chapter.setup(*module.about().seats.start());
        let ruleset = clade_host::ruleset(module, &setup, &folders).map_err(say)?;
        let rules = Rules { mods: clade_host::mods_used(&*ruleset, &folders), ruleset, folders };
        let mut session = Session::learn(module, &offered.lesson, chapter, rules, waker(ui.ctx())).map_err(|error| error.to_string())?;
        session.catch_up(part).map_err(|error| error.to_string())?;
        let mut playing = Playing::new(session, &self.shared).map_err(|error| error.to_string())?;
        playing.course = Some(Course { offered, chapter: at });
        Ok(playing)
    }

    /// Remembers at which chapter the lesson on the table would go on.
    pub(super) fn note_lesson(&mut self) {
        let Some((key, left_at)) = self.playing.as_ref().and_then(Playing::lesson) else { return };
        let mut prefs = self.shared.prefs.clone();
        match left_at {
            Some(chapter) => _ = prefs.lessons.insert(key, chapter),
            None => _ = prefs.lessons.remove(&key),
        }
        self.prefer(prefs);
    }

    /// Back to the lobby; its chapter is remembered. The game that ran before is on the table again.
    pub(super) fn leave_lesson(&mut self) {
        self.note_lesson();
        self.playing = self.shelf.pop();
        self.look_on_disk();
        self.page = Page::Lobby;
    }
}
