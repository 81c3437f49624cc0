//! Saved games are continued: to their end, or another way from the table being looked at.

use super::next::Opened;
use super::play::Playing;
use super::viewer::Viewer;
use crate::game::Session;
use crate::notice::Notice;
use crate::people::{self, HUMAN};
use crate::texts::open as texts;
use crate::waker::waker;
use clade_host::{Autosave, Error, Saved};
use clade_table::{Header, Table};
use egui::Ui;

impl Viewer {
    /// Plays on from all that can be kept of a saved game.
    pub(super) fn play_on(&mut self, opened: Opened, ui: &Ui) {
        let (whole, playable) = (opened.is_whole(), opened.playable());
        let Opened { saved, again, kept } = opened;
        let table = if whole && saved.changes.is_none() {
            let mut table = again.table;
            table.header_mut().clone_from(&saved.header);
            Ok(table)
        } else {
            saved.keep(playable)
        };
        let begun = self.playing_at(table, &saved, None, ui).map(|mut playing| {
            let session = playing.session();
            let autosave = match &kept {
                Some(kept) if whole => Autosave::instead_of(&self.home, kept),
                _ => Autosave::new(&self.home),
            };
            if !whole {
                session.spare(&saved.file);
            }
            if let Some(autosave) = autosave {
                session.keep_in(autosave);
            }
            if whole && kept.is_none() {
                playing.lies_in(&saved.file);
            }
            playing
        });
        self.now_play(begun);
    }

    /// Plays on from where a saved game is looked at; the saved one stays.
    pub(super) fn play_from(&mut self, step: usize, players: Vec<String>, ui: &Ui) {
        let Some(replay) = &self.replay else { return };
        let begun = self.playing_at(replay.saved().keep(step), replay.saved(), Some(players), ui).map(|mut playing| {
            playing.session().spare(&replay.saved().file);
            if let Some(autosave) = Autosave::new(&self.home) {
                playing.session().keep_in(autosave);
            }
            playing
        });
        self.now_play(begun);
    }

    fn now_play(&mut self, begun: Result<Playing, String>) {
        match begun {
            Ok(playing) => self.sit_down(playing),
            Err(why) => self.notices.tell(Notice::failure(why)),
        }
    }

    /// The game at a table that goes on by the rules of today; who plays if it is not as in the saved game.
    fn playing_at(&self, table: Result<Table, Error>, saved: &Saved, players: Option<Vec<String>>, ui: &Ui) -> Result<Playing, String> {
        let mut table = table.map_err(|error| error.say(&self.shared.words))?;
        let header = table.header_mut();
        if let Some(players) = players {
            header.players = players;
        }
        let strangers = seat_all(header);
        let mut session = Session::go_on(table, saved.ruleset.clone(), waker(ui.ctx())).map_err(|error| error.to_string())?;
        session.play_with(saved.folders.clone());
        let mut playing = Playing::new(session, &self.shared).map_err(|error| error.to_string())?;
        strangers.into_iter().for_each(|word| playing.tell(texts::unknown_sitter(word)));
        Ok(playing)
    }
}

/// Gives every seat somebody who can sit there; a seat that is not mentioned is a person's. Returns those who cannot.
fn seat_all(header: &mut Header) -> Vec<String> {
    header.players.resize(usize::from(header.setup.seats), HUMAN.to_owned());
    let strangers = header.players.iter_mut().filter(|word| !people::is_sitter(word));
    strangers.map(|word| std::mem::replace(word, clade_bots::GREEDY.to_owned())).collect()
}
