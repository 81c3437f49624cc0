//! The random game of a seed: the same wherever it is played.

use clade_bots::{Bot, Random};
use clade_engine::face::FaceError;
use clade_engine::scene::Staged;
use clade_engine::{Actor, Face, Game, Handle, Sink, Turn, chance};
use clade_table::WordStream;
use std::collections::{BTreeMap, BTreeSet};

/// Who answers in the random game of a seed: Chance by the seed's words, seats by the random bot of the same seed.
#[derive(Debug)]
pub struct RandomGame {
    words: WordStream,
    bot: Random,
}

impl RandomGame {
    /// The game of a seed before its first answer.
    pub fn new(seed: u64) -> Self {
        Self { words: WordStream::new(seed), bot: Random::new(seed) }
    }

    /// The index of the next answer; `None` if the game is over.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn choose(&mut self, face: &mut dyn Face, at: Handle) -> Result<Option<u32>, FaceError> {
        Ok(match face.turn(at)?.actor {
            Actor::Over => None,
            Actor::Chance => Some(face.outcome_of(at, self.words.next())?),
            Actor::Seat(_) => Some(self.bot.choose(face, at)),
        })
    }

    /// A table after so many answers, or at the end if the game is shorter.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn position(face: &mut dyn Face, seed: u64, steps: u32) -> Result<Handle, FaceError> {
        let (mut game, at) = (Self::new(seed), face.start());
        for _ in 0..steps {
            let Some(index) = game.choose(face, at)? else { break };
            answer(face, at, index)?;
        }
        Ok(at)
    }

    /// Shows each table of the game, the last one too, with the number of answers before it.
    ///
    /// # Errors
    /// A [`FaceError`].
    pub fn each(face: &mut dyn Face, seed: u64, mut look: impl FnMut(&mut dyn Face, Handle, usize)) -> Result<(), FaceError> {
        let (mut game, at) = (Self::new(seed), face.start());
        for step in 0.. {
            look(face, at, step);
            let Some(index) = game.choose(face, at)? else { break };
            answer(face, at, index)?;
        }
        face.free(at);
        Ok(())
    }
}

/// A random game without the face: shows each state, its open list and the events that led to it, and gives the last state. For tests
/// that look into states.
///
/// # Panics
/// If Chance is awaited and has no outcome.
pub fn random_states<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&G::State, &[G::Action], &[G::Event])) -> G::State {
    let mut words = WordStream::new(seed);
    let (mut state, mut list, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let actor = game.run_forced(&mut state, &mut list, &mut Sink::to(&mut events));
        look(&state, &list, &events);
        events.clear();
        let action = match actor {
            Actor::Over => return state,
            Actor::Chance => game.sample(&state, words.next()).expect("an outcome"),
            Actor::Seat(_) => list[chance::below(words.next(), list.len() as u32) as usize],
        };
        game.play(&mut state, action, &mut Sink::to(&mut events));
    }
}

/// The kinds of things seen in a random game, as words. For tests that a game stages everything there is to see.
///
/// # Panics
/// If Chance is awaited and has no outcome.
pub fn staged_kinds<G: Game>(game: &G, seed: u64) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    random_states(game, seed, |_, _, events| {
        events.iter().for_each(|event| game.staged(event, &mut |what| _ = kinds.insert(kind(&what))));
    });
    kinds
}

fn kind(staged: &Staged) -> &'static str {
    match staged {
        Staged::Began(_) => "began",
        Staged::Rolled { .. } => "rolled",
        Staged::Moved { .. } => "moved",
        Staged::TurnedOver(_) => "turned over",
        Staged::Born(_) => "born",
        Staged::Died { .. } => "died",
        Staged::Gained { .. } => "gained",
        Staged::Said(_) => "said",
    }
}

/// How each kind of event of some random games is shown, by the name of the kind, as a table: what is neither staged nor logged is what the
/// rules only count.
///
/// # Panics
/// If Chance is awaited and has no outcome.
pub fn staging_table<'a, G: Game + 'a>(games: impl IntoIterator<Item = (&'a G, u64)>) -> String
where
    G::Event: std::fmt::Debug,
{
    let mut shown: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    for (game, seed) in games {
        random_states(game, seed, |_, _, events| {
            for event in events {
                let told = format!("{event:?}");
                let name: String = told.chars().take_while(|c| c.is_alphanumeric()).collect();
                let ways = shown.entry(name).or_default();
                let mut any = false;
                game.staged(event, &mut |what| {
                    any = true;
                    ways.insert(kind(&what));
                });
                if !any && game.log_line(event).is_some() {
                    ways.insert("said");
                }
            }
        });
    }
    let row = |(name, ways): (&String, &BTreeSet<&str>)| {
        let ways: Vec<&str> = ways.iter().copied().collect();
        format!("{name}: {}\n", if ways.is_empty() { "counted only".to_owned() } else { ways.join(", ") })
    };
    shown.iter().map(row).collect()
}

/// Whoever is asked takes the answer of this index.
pub(crate) fn answer(face: &mut dyn Face, at: Handle, index: u32) -> Result<Turn, FaceError> {
    match face.turn(at)?.actor {
        Actor::Chance => face.answer_chance(at, index),
        _ => face.advance(at, index),
    }
}
