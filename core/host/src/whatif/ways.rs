//! One table, both ways: as it is, and with something different.

use super::{Played, play_on};
use clade_check::scenario::changed;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Misplaced, Observer, Ruleset, SetupError, Tools};
use clade_table::WordStream;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What is different may fit only some of the worlds that are possible for an observer: so many are dealt before it counts as impossible.
const TRIES: usize = 64;
/// The stream of words for them.
const DEAL: u64 = 4;

/// A table, and what is different about it the other way.
pub struct Ways {
    rulesets: [Arc<dyn Ruleset>; 2],
    position: String,
    over: String,
    answers: [Option<String>; 2],
    eyes: Observer,
}

/// Why a table cannot be played on both ways.
#[derive(Debug, thiserror::Error)]
pub enum Unplaced {
    /// A card cannot be loaded.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// What is different cannot be read.
    #[error("{}", .0.message())]
    Words(#[from] toml::de::Error),
    /// What is different cannot be.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
    /// An answer cannot be given there.
    #[error("nobody is asked for the answer '{0}' there")]
    Answer(String),
    /// A table of a plugin.
    #[error(transparent)]
    Face(#[from] FaceError),
}

impl Ways {
    /// A table in its game's words, see [`Face::position`]. The other way it is played by the other rules, and `over`, too in the game's
    /// words, is laid over it. What these eyes do not see is dealt anew for each game, the same for both ways, so that nobody learns from the
    /// games what their seat does not know; [`Observer::Host`] sees everything.
    pub fn new(rulesets: [Arc<dyn Ruleset>; 2], position: String, over: String, eyes: Observer) -> Self {
        Self { rulesets, position, over, answers: [None, None], eyes }
    }

    /// The same, with what whoever is asked answers first, each way, by the text of the action; where it is nothing, the bot answers.
    #[must_use]
    pub fn answered(mut self, answers: [Option<String>; 2]) -> Self {
        self.answers = answers;
        self
    }

    /// Opens both ways on this thread.
    ///
    /// # Errors
    /// [`Unplaced`], also if what is different cannot be.
    pub fn open(&self, tools: Tools) -> Result<Opened<'_>, Unplaced> {
        let [ruleset, other] = &self.rulesets;
        let mut faces = [ruleset.open(tools)?, other.open(tools)?];
        let table = faces[0].place(&self.position)?;
        let mut opened = Opened { ways: self, faces, table };
        let places = opened.deal(0)?;
        opened.free(places);
        Ok(opened)
    }
}

/// Both ways of a table, on one thread.
pub struct Opened<'a> {
    ways: &'a Ways,
    faces: [Box<dyn Face>; 2],
    table: Handle,
}

impl Opened<'_> {
    /// Plays one game both ways with bots (see [`play_on`]): the same seed gives the same worlds, dice and bots. Nothing if somebody stopped
    /// it, or a game did not end.
    ///
    /// # Errors
    /// [`Unplaced`].
    pub fn play(&mut self, bots: &[&str], seed: u64, stop: &Arc<AtomicBool>) -> Result<Option<[Played; 2]>, Unplaced> {
        let places = self.deal(seed)?;
        let mut play = |way: usize| play_on(&mut *self.faces[way], places[way], bots, seed, stop);
        let played = play(0).and_then(|one| Ok(one.zip(play(1)?)));
        self.free(places);
        Ok(played?.map(|(one, other)| [one, other]))
    }

    /// The table of each way: a world that is possible for the observer, and the same with what is different.
    fn deal(&mut self, seed: u64) -> Result<[Handle; 2], Unplaced> {
        let mut words = WordStream::stream(seed, DEAL);
        let mut tries = TRIES;
        loop {
            let world = self.faces[0].resample(self.table, self.ways.eyes, &mut || words.next())?;
            match self.beside(world) {
                Ok(other) => return Ok([world, other]),
                Err(why) => {
                    self.faces[0].free(world);
                    tries -= 1;
                    let is_of_this_world = matches!(why, Unplaced::Misplaced(_) | Unplaced::Answer(_));
                    if tries == 0 || self.ways.eyes == Observer::Host || !is_of_this_world {
                        return Err(why);
                    }
                }
            }
        }
    }

    /// The other way of a world, both after their first answer.
    fn beside(&mut self, world: Handle) -> Result<Handle, Unplaced> {
        let position = changed(&self.faces[0].position(world)?, &self.ways.over)?;
        let other = self.faces[1].place(&position)?;
        self.answer([world, other]).inspect_err(|_| self.faces[1].free(other))?;
        Ok(other)
    }

    /// Gives the first answer of each way.
    fn answer(&mut self, places: [Handle; 2]) -> Result<(), Unplaced> {
        for ((face, at), text) in self.faces.iter_mut().zip(places).zip(&self.ways.answers) {
            let Some(text) = text else { continue };
            let index = match face.turn(at)?.actor {
                Actor::Seat(_) => face.texts(at)?.lines().position(|other| other == text),
                _ => None,
            };
            face.advance(at, index.ok_or_else(|| Unplaced::Answer(text.clone()))? as u32)?;
        }
        Ok(())
    }

    fn free(&mut self, places: [Handle; 2]) {
        self.faces.iter_mut().zip(places).for_each(|(face, place)| face.free(place));
    }
}
