//! An evening of three games: it begins, goes on from game to game, and is kept.

use super::next::Next;
use super::viewer::Viewer;
use crate::evening::{Evening, Story};
use crate::intent::Page;
use crate::notice::Notice;
use crate::texts::evening as texts;
use clade_host::Autosave;
use clade_table::{Header, MOST_BYTES, Record};
use std::path::Path;

impl Viewer {
    /// An evening of three games begins with the first.
    pub(super) fn begin_evening(&mut self, ui: &egui::Ui) {
        self.evening = Some(Evening::default());
        self.begin_of_evening(ui);
    }

    /// As soon as a game of the evening is over, what came of it is told and kept.
    pub(super) fn hear_evening(&mut self) {
        let (Some(evening), Some(playing)) = (&mut self.evening, &mut self.playing) else { return };
        let table = playing.session().table();
        if !table.is_over() || !evening.waits_for(table.header()) {
            return;
        }
        let game = table.header().game.clone();
        evening.tell(playing.story().unwrap_or_else(|why| {
            self.notices.tell(Notice::failure(self.shared.say(&texts::uncounted(why.to_string()))));
            Story::uncounted(&game)
        }));
        self.keep_evening();
    }

    /// The next game of the evening: the one that was left in the middle, or a new one. After the last what came of all is shown.
    pub(super) fn next_of_evening(&mut self, ui: &egui::Ui) {
        let Some(evening) = &self.evening else { return };
        let goes_on = |header: &Header| evening.waits_for(header);
        if self.playing.as_mut().is_some_and(|playing| goes_on(playing.session().table().header())) {
            self.page = Page::Table;
            return;
        }
        let on_shelf = self.shelf.iter().position(|playing| goes_on(playing.table().header()));
        if let Some(at) = on_shelf {
            return self.switch(at);
        }
        let game = evening.next(&self.shared).map(|module| module.about().id);
        let left = game.and_then(|game| Autosave::find_of(&self.home, Some(game)));
        let header = |path: &Path| Record::read(&clade_host::read_text(path, MOST_BYTES as u64).ok()?).ok().map(|record| record.header);
        match left.filter(|left| header(&left.path).is_some_and(|header| goes_on(&header))) {
            Some(left) => self.open_with(&left.path, Vec::new(), true, ui),
            None => self.begin_of_evening(ui),
        }
    }

    fn begin_of_evening(&mut self, ui: &egui::Ui) {
        let Some(evening) = &mut self.evening else { return };
        match evening.begin_next(&self.shared) {
            Some(next) => self.leave_for(Next::Begin(Box::new(next)), ui),
            None => self.page = Page::Evening,
        }
        self.keep_evening();
    }

    fn keep_evening(&mut self) {
        if let Some(Err(error)) = self.evening.as_ref().map(|evening| evening.write(&self.home)) {
            self.notices.tell(Notice::failure(self.shared.say(&texts::unkept(error.to_string()))));
        }
    }
}
