//! Shared by the tests: opening games, a small generator, random play.
#![allow(dead_code)] // each test uses its part

use clade_engine::{Actor, Game, Setup, Sink, Tools};
use clade_soup::action::Action;
use clade_soup::{Event, MODULE, Soup, State};

/// Opens a game with options.
pub fn open(seats: u8, options: &[(&str, &str)]) -> Soup {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let rules = MODULE.rules(&Setup { seats, options }, &[]).expect("the set-up is right");
    rules.open_game(Tools::default()).expect("it opens")
}

/// A small generator for tests (splitmix64).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}

/// A random game played to its end; `look` sees the state at each question and the events that led there.
pub fn random_game(game: &Soup, seed: u64, mut look: impl FnMut(&State, &[Action], &[Event])) -> State {
    let mut rng = Rng(seed);
    let mut state = game.start();
    let (mut list, mut events) = (Vec::new(), Vec::new());
    loop {
        let actor = game.settle(&mut state, &mut list, &mut Sink::to(&mut events));
        look(&state, &list, &events);
        events.clear();
        let word = rng.next();
        let action = match actor {
            Actor::Over => return state,
            Actor::Chance => game.sample(&state, word).expect("an outcome"),
            Actor::Seat(_) => list[(word % list.len() as u64) as usize],
        };
        game.play(&mut state, action, &mut Sink::to(&mut events));
    }
}
