//! Several games at once: whoever begins another one finds the first again on the shelf, as it was left.
//!
//! Decides: which games stay there. A chapter of a lesson and a table where a card is tried do not; a game that is over stays until
//! another one is begun or it is put away.

use super::bar::Tab;
use super::play::Playing;
use super::viewer::Viewer;
use crate::intent::Page;
use crate::lobby::OnTable;
use crate::people;
use std::path::Path;

impl Viewer {
    /// Sits down at this table; the game that ran goes onto the shelf, and games that are over go.
    pub(super) fn sit_down(&mut self, mut playing: Playing) {
        self.begun += 1;
        playing.number = self.begun;
        self.shelf.extend(self.playing.replace(playing));
        self.shelf.retain(Playing::goes_on);
        self.page = Page::Table;
    }

    /// Goes on with a game of the shelf; the one that ran takes its place there.
    pub(super) fn switch(&mut self, at: usize) {
        if at >= self.shelf.len() {
            return;
        }
        match self.playing.take().filter(Playing::stays) {
            Some(before) => self.playing = Some(std::mem::replace(&mut self.shelf[at], before)),
            None => self.playing = Some(self.shelf.remove(at)),
        }
        self.page = Page::Table;
    }

    /// Sits down at a game that would be lost if the window closed now. Whether there is one.
    pub(super) fn sits_at_unsaved(&mut self) -> bool {
        self.playing.as_ref().is_some_and(Playing::would_be_lost) || self.switch_to(Playing::would_be_lost)
    }

    /// Goes on with the first game of the shelf of which this is true. Whether there is one.
    pub(super) fn switch_to(&mut self, is_meant: impl Fn(&Playing) -> bool) -> bool {
        let found = self.shelf.iter().position(is_meant);
        found.into_iter().for_each(|at| self.switch(at));
        found.is_some()
    }

    /// The games on their tables, for the bar, if there are several; in the order in which they were begun.
    pub(super) fn tabs(&self) -> Vec<Tab> {
        if self.shelf.is_empty() {
            return Vec::new();
        }
        let shelf = self.shelf.iter().enumerate().map(|(at, playing)| (Some(at), playing));
        let mut all: Vec<(Option<usize>, &Playing)> = self.playing.iter().map(|playing| (None, playing)).chain(shelf).collect();
        all.sort_by_key(|(_, playing)| playing.number);
        let tab = |(at, playing): (Option<usize>, &Playing)| {
            let header = playing.table().header();
            let players = people::all_called(&header.players, &header.names, &self.shared.words);
            let asks = playing.asks();
            let icon = self.shared.about(&header.game).map(|about| about.look.icon.to_string()).unwrap_or_default();
            Tab { at, title: self.shared.title(&header.game), icon, number: None, told: players.join(", "), asks }
        };
        let mut tabs: Vec<Tab> = all.into_iter().map(tab).collect();
        // Two of the same game are told apart by a number.
        for at in 1..tabs.len() {
            let title = tabs[at].title.clone();
            let before = tabs[..at].iter().filter(|tab| tab.title == title || tab.title.starts_with(&format!("{title} "))).count();
            if before > 0 {
                tabs[at].title = format!("{title} {}", before + 1);
                tabs[at].number = Some(before + 1);
            }
        }
        tabs
    }

    /// A game that is kept in this file lies on its table already: it is gone on with. Whether there is one.
    pub(super) fn sits_at(&mut self, file: &Path) -> bool {
        let is_it = |playing: &Playing| playing.goes_on() && playing.kept_in() == Some(file);
        if self.playing.as_ref().is_some_and(is_it) {
            self.page = Page::Table;
            return true;
        }
        self.switch_to(is_it)
    }

    /// A game of the shelf, or the one that is played, is put away; it is kept, and can be opened again.
    pub(super) fn put_away(&mut self, at: Option<usize>) {
        let can_go = |playing: &Playing| !playing.would_be_lost();
        match at {
            Some(at) if self.shelf.get(at).is_some_and(can_go) => drop(self.shelf.remove(at)),
            None if self.playing.as_ref().is_some_and(can_go) => self.playing = self.shelf.pop(),
            _ => return,
        }
        self.look_on_disk();
    }

    /// The games at tables, for the lobby: first the one that runs.
    pub(super) fn tables(&self) -> Vec<OnTable> {
        let now = self.playing.iter().filter(|playing| playing.stays()).map(|playing| (None, playing));
        let shelf = self.shelf.iter().enumerate().map(|(at, playing)| (Some(at), playing));
        let language = &self.shared.prefs.language;
        let laid = |(at, playing): (Option<usize>, &Playing)| {
            let header = playing.table().header();
            OnTable {
                at,
                game: header.game.clone(),
                players: people::all_called(&header.players, &header.names, &self.shared.words),
                picture: playing.miniature(language),
                is_over: playing.table().is_over(),
                can_go: (at.is_some() || playing.table().is_over()) && !playing.would_be_lost(),
            }
        };
        now.chain(shelf).map(laid).collect()
    }
}
