//! Shared by the tests: opening games, and random play.
#![allow(dead_code)] // each test uses its part

use clade_engine::{Actor, Game, Setup, Sink, Tools, chance};
use clade_evolution::{Event, Evolution, State};
use clade_script::ModFolder;
use clade_table::Words;

/// The options of the three further sets.
pub(crate) const SETS: [&str; 3] = ["time-to-fly", "continents", "gift"];

/// A set-up with options like `"gift=yes"`.
pub(crate) fn setup(seats: u8, options: &[&str]) -> Setup {
    let pair = |text: &&str| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).expect("name=value");
    Setup { seats, options: options.iter().map(pair).collect() }
}

/// A set-up with those of the three sets whose bit is set.
pub(crate) fn with_sets(seats: u8, bits: u8) -> Setup {
    let chosen = (0..3).filter(|i| bits & 1 << i != 0).map(|i| (SETS[i].to_owned(), "yes".to_owned()));
    Setup { seats, options: chosen.collect() }
}

/// All sets.
pub(crate) fn all_sets(seats: u8) -> Setup {
    with_sets(seats, 7)
}

/// Opens a game with mods.
pub(crate) fn open_with(setup: &Setup, mods: &[ModFolder]) -> Evolution {
    let rules = clade_evolution::rules(setup, mods).unwrap_or_else(|e| panic!("{e}"));
    rules.open_game(Tools::default()).expect("it opens")
}

/// Plays a random game; `look` sees each state, its open list and the events that led to it.
pub(crate) fn random_game(game: &Evolution, seed: u64, mut look: impl FnMut(&State, &[clade_evolution::action::Action], &[Event])) {
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

/// A mod with these traits and the rows of its deck.
pub(crate) fn traits_mod(traits: &[&str], deck: &str) -> ModFolder {
    let head = "id = \"test\"\ngame = \"evolution\"\nversion = \"1\"\n".to_owned();
    let files = traits.iter().enumerate().map(|(i, text)| (format!("{i:02}.lua"), (*text).to_owned()));
    let fixed = [("mod.toml".to_owned(), head), ("deck.toml".to_owned(), deck.to_owned())];
    ModFolder { files: fixed.into_iter().chain(files).collect() }
}

/// A game in the middle of a position.
pub(crate) type Table = clade_check::AtTable<Evolution>;

/// What tests look at.
pub(crate) trait Look {
    /// Whether an animal lives, by its number.
    fn lives(&self, number: u8) -> bool;
    /// Red, blue and needed food of an animal.
    fn food(&self, number: u8) -> (u8, u8, u8);
    /// The faults of effects and of rule hooks since the last look.
    fn faults(&self) -> Vec<String>;
}

impl Look for Table {
    fn lives(&self, number: u8) -> bool {
        self.state.lives(clade_evolution::state::Id(number - 1))
    }

    fn food(&self, number: u8) -> (u8, u8, u8) {
        let animal = self.state.animal(clade_evolution::state::Id(number - 1));
        (animal.red, animal.blue, animal.need)
    }

    fn faults(&self) -> Vec<String> {
        self.game.faults().iter().map(ToString::to_string).collect()
    }
}
