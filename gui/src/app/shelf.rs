//! Several games at once: whoever begins another one finds the first again on the shelf, as it was left.
//!
//! Decides: which games stay there. A game that is over, a chapter of a lesson and a table where a card is tried do not.

use super::play::Playing;
use super::viewer::Viewer;
use crate::intent::Page;
use crate::lobby::Laid;
use crate::people;

impl Viewer {
    /// Sits down at this table; the game that ran goes onto the shelf.
    pub(super) fn sit_down(&mut self, playing: Playing) {
        if let Some(before) = self.playing.replace(playing).filter(Playing::stays) {
            self.shelf.push(before);
        }
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

    /// The next game of the shelf that would be lost if the window closed.
    pub(super) fn next_to_save(&self) -> Option<usize> {
        self.shelf.iter().position(Playing::would_be_lost)
    }

    /// What the games of the shelf are called in the bar, and who plays them.
    pub(super) fn others(&self) -> Vec<[String; 2]> {
        let told = |playing: &Playing| {
            let header = playing.table().header();
            let players = people::all_called(&header.players, &header.names, &self.shared.words);
            [self.shared.title(&header.game), players.join(", ")]
        };
        self.shelf.iter().map(told).collect()
    }

    /// The games at tables, for the lobby: first the one that runs.
    pub(super) fn tables(&self) -> Vec<Laid> {
        let now = self.playing.iter().filter(|playing| playing.stays()).map(|playing| (None, playing));
        let shelf = self.shelf.iter().enumerate().map(|(at, playing)| (Some(at), playing));
        let language = &self.shared.prefs.language;
        let laid = |(at, playing): (Option<usize>, &Playing)| {
            let header = playing.table().header();
            Laid {
                at,
                game: header.game.clone(),
                players: people::all_called(&header.players, &header.names, &self.shared.words),
                picture: playing.miniature(language),
            }
        };
        now.chain(shelf).map(laid).collect()
    }
}
