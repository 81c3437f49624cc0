//! What is on disk is offered by the lobby.

use super::viewer::Viewer;
use crate::lobby::{Found, Pictures, SavedGame};
use crate::people;
use crate::waker::waker;
use clade_host::results::results;
use clade_host::{Autosave, Listed, is_free};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::UNIX_EPOCH;

/// How many saved games the lobby lists.
const LISTED: usize = 12;

impl Viewer {
    /// Looks on disk for games to continue. Reads every file: call it when the lobby opens, not for every frame.
    pub(super) fn look_on_disk(&mut self) {
        self.is_unpictured = true;
        if self.shared.look_at_mods(&self.home) {
            self.lobby.mods_changed(&self.shared);
        }
        let last = Autosave::find(&self.home);
        let is_worth = |game: &Listed| !game.is_kept || game.answers > 0 && is_free(&game.path);
        let others = self.home.games().into_iter().filter(|game| last.as_ref().is_none_or(|last| last.path != game.path));
        // However many were saved or played since, of each game the last one that was played to its end is offered, to be looked at, and the
        // last one that was not.
        let (mut games, mut room) = (BTreeSet::new(), LISTED);
        let has_room = |game: &Listed| {
            let is_last = game.is_kept && games.insert((game.game.clone(), game.is_over));
            let has_room = room > 0;
            room = room.saturating_sub(1);
            is_last || has_room
        };
        let words = &self.shared.words;
        let listed = |game: Listed| SavedGame {
            players: people::all_called(&game.players, &game.names, words),
            when: game.when.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            path: game.path,
            game: game.game,
            steps: game.steps,
            is_kept: game.is_kept,
            is_over: game.is_over,
            picture: None,
        };
        let saved = others.filter(is_worth).filter(has_room).map(listed).collect();
        let found = last.map(|last| Found {
            players: people::all_called(&last.players, &last.names, &self.shared.words),
            game: last.game,
            steps: last.steps,
            path: last.path,
            picture: None,
        });
        self.lobby.found(found, saved);
        self.lobby.at_tables(self.tables());
        self.lobby.remembered(results(&self.home).unwrap_or_default());
    }

    /// Has the pictures of saved games made, once for each look on disk.
    pub(super) fn picture_saved(&mut self, ui: &egui::Ui) {
        if std::mem::take(&mut self.is_unpictured) {
            let (files, language) = (self.lobby.saved(), self.shared.prefs.language.clone());
            // Where the system gives no thread there are none.
            let pictures = Pictures::begin(self.shared.modules, files, self.home.clone(), language, waker(ui.ctx())).ok();
            self.lobby.pictured(pictures);
        }
    }

    /// A file was opened or written: the lobby will offer it again. What was kept automatically is offered anyway.
    pub(super) fn remember_file(&mut self, path: &Path) {
        if self.home.kept().is_some_and(|kept| path.starts_with(kept)) {
            return;
        }
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string();
        let mut prefs = self.shared.prefs.clone();
        prefs.recent.retain(|recent| *recent != path);
        prefs.recent.insert(0, path);
        prefs.recent.truncate(LISTED);
        self.prefer(prefs);
    }
}
