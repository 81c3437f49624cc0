//! Shared by the tests: opening games, and random play.
#![allow(dead_code)] // each test uses its part

use clade_engine::{Actor, Game, Setup, Sink, Tools, chance};
use clade_marine::{Event, Marine, State, action::Action};
use clade_script::ModFolder;
use clade_table::Words;

/// A set-up with options like `"length=epic"`.
pub(crate) fn setup(seats: u8, options: &[&str]) -> Setup {
    let pair = |text: &&str| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).expect("name=value");
    Setup { seats, options: options.iter().map(pair).collect() }
}

/// Opens a game with mods.
pub(crate) fn open_with(setup: &Setup, mods: &[ModFolder]) -> Marine {
    let rules = clade_marine::rules(setup, mods).unwrap_or_else(|e| panic!("{e}"));
    rules.open_game(Tools::default()).expect("it opens")
}

/// Opens a game with all shipped cards.
pub(crate) fn open(seats: u8, options: &[&str]) -> Marine {
    open_with(&setup(seats, options), &[])
}

/// Plays a random game; `look` sees each state, its open list and the events that led to it.
pub(crate) fn random_game(game: &Marine, seed: u64, mut look: impl FnMut(&State, &[Action], &[Event])) {
    let mut words = Words::new(seed);
    let (mut state, mut list, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let actor = game.settle(&mut state, &mut list, &mut Sink::to(&mut events));
        look(&state, &list, &events);
        events.clear();
        let action = match actor {
            Actor::Over => return,
            Actor::Chance => game.sample(&state, words.next()).expect("an outcome"),
            Actor::Seat(_) => list[chance::below(words.next(), list.len() as u32) as usize],
        };
        game.play(&mut state, action, &mut Sink::to(&mut events));
    }
}
