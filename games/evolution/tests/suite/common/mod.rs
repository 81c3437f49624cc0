//! Shared by the tests: set-ups, opening games, and what is looked at.

use clade_engine::{Game, Setup};
use clade_evolution::Evolution;
use clade_script::ModFolder;

/// The options of the three further sets.
pub(crate) const SETS: [&str; 3] = ["time-to-fly", "continents", "gift"];

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
    crate::CARDS.open(setup, mods)
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
