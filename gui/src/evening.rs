//! One evening, three games: a short game of each in turn, and at the end what eating came to in each, for the person and for the others.
//!
//! **Decides:** which games are played and what is told of them. **Does not decide:** what is counted ([`clade_ecology`]).

mod page;
mod story;
#[cfg(test)]
mod tests;

pub(crate) use page::{offer, show};
pub(crate) use story::Story;

use crate::game::NewGame;
use crate::people::{HUMAN, is_sitter};
use crate::shared::Shared;
use clade_engine::{Module, Setup};
use clade_host::{Home, random, write_whole};
use clade_table::Header;
use serde::{Deserialize, Serialize};
use std::fs;

/// The games of an evening, in their order.
const GAMES: [&str; 3] = ["soup", "evolution", "marine"];
/// How many sit at each table: one person, bots on the other seats.
const SEATS: u8 = 4;
/// The preset of a game that is a short one, if it has it.
const SHORT: &str = "first-game";

/// How far the evening has got.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Evening {
    /// The game that is played now, by its word and seed.
    now: Option<(String, u64)>,
    /// What came of those that are over.
    told: Vec<Story>,
}

impl Evening {
    /// The evening that was begun last, if there is one.
    pub(crate) fn read(home: &Home) -> Option<Self> {
        serde_json::from_slice(&fs::read(home.evening()?).ok()?).ok()
    }

    /// Keeps it, so that it outlives the window.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn write(&self, home: &Home) -> std::io::Result<()> {
        let Some(file) = home.evening() else { return Ok(()) };
        write_whole(&file, serde_json::to_vec(self)?)
    }

    /// The game that comes next; none if all are over.
    pub(crate) fn next(&self, shared: &Shared) -> Option<&'static dyn Module> {
        let is_over = |game: &str| self.told.iter().any(|story| story.game == game);
        games(shared).find(|module| !is_over(module.about().id))
    }

    /// Whether this is the game that is played now.
    pub(crate) fn is_at(&self, header: &Header) -> bool {
        self.now.as_ref().is_some_and(|(game, seed)| *game == header.game && *seed == header.seed)
    }

    /// The next game, as it begins.
    pub(crate) fn begin_next(&mut self, shared: &Shared) -> Option<NewGame> {
        let about = self.next(shared)?.about();
        let seed = random::by_clock();
        self.now = Some((about.id.to_owned(), seed));
        // Against those who sat opposite the last time.
        let last = shared.prefs.setups.get(about.id).map_or(&[][..], |last| &last.seats[..]);
        let opponent = last.iter().find(|word| *word != HUMAN && is_sitter(word)).map_or(clade_bots::USUAL, String::as_str);
        let mut sitters = vec![HUMAN.to_owned()];
        sitters.resize(usize::from(SEATS), opponent.to_owned());
        let options = about.preset(SHORT).map(clade_engine::Preset::chosen).unwrap_or_default();
        let setup = Setup { seats: SEATS, options };
        Some(NewGame {
            game: about.id.to_owned(),
            setup,
            names: vec![String::new(); sitters.len()],
            sitters,
            mods: Vec::new(),
            seed: Some(seed),
        })
    }

    /// Whether this is the game that is played now, of which nothing is told yet.
    pub(crate) fn waits_for(&self, header: &Header) -> bool {
        self.is_at(header) && self.told.iter().all(|story| story.game != header.game)
    }

    /// The game that was played now is over, and this came of it.
    pub(crate) fn tell(&mut self, story: Story) {
        self.told.push(story);
    }

    /// Whether something was told already that a new evening would forget, and more is to come.
    fn is_under_way(&self, shared: &Shared) -> bool {
        !self.told.is_empty() && self.next(shared).is_some()
    }
}

/// The games of an evening that this program has.
fn games(shared: &Shared) -> impl Iterator<Item = &'static dyn Module> {
    GAMES.into_iter().filter_map(|game| shared.modules.iter().copied().find(|module| module.about().id == game))
}
