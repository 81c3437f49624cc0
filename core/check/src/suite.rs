//! The tests that are the same in every game: its texts, golden games, perft, scenarios, laws, and what its cards promise.
//!
//! ```no_run
//! # use clade_check::Suite;
//! # use clade_engine::{Module, Setup};
//! # fn in_a_test(module: &'static dyn Module) {
//! let suite = Suite { module, folder: env!("CARGO_MANIFEST_DIR") };
//! let setup = Setup { seats: 2, options: Default::default() };
//! suite.golden("2-players", setup);
//! # }
//! ```
//!
//! **For tests only**: faults are reported by a panic, and files are read beside the game. With `CLADE_UPDATE` in the environment
//! what is found is written there as the new expectation.

mod another_id;
mod cards;
mod golden;
mod greedy;
mod laws;
mod perft;
mod read_along;
mod scenarios;
mod sections;
mod wild;

pub use cards::CardSuite;

use crate::difference;
use clade_engine::ecology::rulebook;
use clade_engine::options::EDITION;
use clade_engine::{Module, Msg, OptionRow, Preset, Setup};
use clade_table::{LANGUAGES, Texts};
use std::path::{Path, PathBuf};

/// How much more than usual is tested: `CLADE_EFFORT`, a whole number; 1 where it is not set. It multiplies the numbers of random
/// games, inputs and mods.
///
/// # Panics
/// If it is not a whole number.
pub fn effort() -> u64 {
    std::env::var("CLADE_EFFORT").map_or(1, |text| text.parse().expect("CLADE_EFFORT is a whole number"))
}

/// A set-up with options like `"length=quick"`.
///
/// # Panics
/// If one of them is not written like that.
pub fn setup(seats: u8, options: &[&str]) -> Setup {
    let pair = |text: &&str| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).expect("name=value");
    Setup { seats, options: options.iter().map(pair).collect() }
}

/// A game under test.
#[derive(Copy, Clone)]
pub struct Suite {
    /// The game.
    pub module: &'static dyn Module,
    /// The folder of its crate: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
}

impl Suite {
    /// A text that was found is the one kept in this file of the crate. With `CLADE_UPDATE` the file is written.
    ///
    /// # Panics
    /// If it is another text, with the first difference.
    pub fn kept(&self, file: &str, found: &str) {
        let path = self.path(file);
        // Only where it differs: another game's test may be reading a file that both keep.
        let is_kept = || std::fs::read_to_string(&path).is_ok_and(|written| written == found);
        if std::env::var_os("CLADE_UPDATE").is_some() && !is_kept() {
            std::fs::write(&path, found).unwrap_or_else(|e| panic!("{file}: {e}"));
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some(difference) = difference(&written, found) {
            panic!("{file} is not what is found now, {difference}\nCLADE_UPDATE=1 writes it anew");
        }
    }

    /// These messages have their texts in every language, with these arguments, and so have all options and their values, all presets, and what the
    /// rulebook says of food, if the game says anything of it; no text is left over. All shipped cards have theirs.
    ///
    /// # Panics
    /// With everything that is missing or left over.
    pub fn texts(&self, messages: &[(&str, &[&str])]) {
        let about = self.module.about();
        let sources = LANGUAGES.map(|language| self.module.texts(language));
        let told = |msg: &Msg| sources.iter().any(|source| source.lines().any(|line| line.starts_with(&format!("{} =", msg.id))));
        let mut rulebook: Vec<Msg> = if told(&rulebook::summary(about.id)) { rulebook::texts(about.id).collect() } else { Vec::new() };
        if told(&rulebook::sections(about.id)) {
            rulebook.extend(rulebook::QUESTIONS.map(|question| rulebook::section(about.id, question)));
        }
        rulebook.extend(Some(rulebook::round(about.id)).filter(told));
        let page = clade_table::rules_of(about.id);
        let page = told(&page).then_some(page);
        let of_options = about.options.iter().flat_map(OptionRow::texts).chain(about.presets.iter().flat_map(Preset::texts));
        let further: Vec<Msg> = of_options.chain(rulebook).chain(page).collect();
        let declared: Vec<_> = messages.iter().copied().chain(further.iter().map(|msg| (&*msg.id, &[][..]))).collect();
        let [en, ru, pl] = &sources;
        let mut faults = clade_table::check(&declared, [("en", en), ("ru", ru), ("pl", pl)]);

        let setup = Setup { seats: *about.seats.end(), options: self.module.options_for_all_cards() };
        let rules = self.module.ruleset(&setup, &[]).unwrap_or_else(|e| panic!("{e}"));
        for language in LANGUAGES {
            let texts = Texts::new(language, &[&rules.texts(language)]).unwrap_or_else(|e| panic!("{e}"));
            for card in rules.cards() {
                let all: Vec<&Msg> = [&card.name, &card.text].into_iter().chain(&card.facts).chain(&card.doubt).collect();
                let missing = all.into_iter().filter(|msg| !texts.has(&msg.id));
                faults.extend(missing.map(|msg| format!("{language}: card {} has no text '{}'", card.id, msg.id)));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// Each option has its line in the game's pages, `README.md` or `RULES.md`, where its name stands as code, and a scenario that
    /// chooses a value of it. An edition is played through the options that follow it.
    ///
    /// # Panics
    /// With the options that are missing.
    pub fn options_are_written_down_and_played(&self) {
        let pages = ["README.md", "RULES.md"].map(|page| std::fs::read_to_string(self.path(page)).unwrap_or_default()).concat();
        let scenarios: Vec<String> = self.scenarios().into_values().collect();
        let names = || self.module.about().options.iter().map(|row| row.name);
        let is_written = |name: &str| pages.contains(&format!("`{name}`")) || pages.contains(&format!("`{name}="));
        let is_played = |name: &str| name == EDITION || scenarios.iter().any(|text| text.contains(&format!("{name} = \"")));
        let unwritten: Vec<_> = names().filter(|name| !is_written(name)).collect();
        let unplayed: Vec<_> = names().filter(|name| !is_played(name)).collect();
        assert!(unwritten.is_empty(), "no page of the game speaks of these options: {}", unwritten.join(", "));
        assert!(unplayed.is_empty(), "no scenario plays with these options: {}", unplayed.join(", "));
    }

    /// Each preset has its line in the game's pages, and can be played by as many as usually play, without a warning and with something
    /// that differs from the defaults.
    ///
    /// # Panics
    /// With a preset that does not.
    pub fn presets_are_written_down_and_played(&self) {
        let about = self.module.about();
        let pages = ["README.md", "RULES.md"].map(|page| std::fs::read_to_string(self.path(page)).unwrap_or_default()).concat();
        for preset in about.presets {
            let name = preset.name;
            assert!(pages.contains(&format!("`{name}`")), "no page of the game speaks of the preset {name}");
            let setup = Setup { seats: 4.clamp(*about.seats.start(), *about.seats.end()), options: preset.chosen() };
            let checked = setup.check(about.id, about.seats.clone(), about.options);
            checked.unwrap_or_else(|e| panic!("the preset {name}: {e}"));
            let rules = self.module.ruleset(&setup, &[]).unwrap_or_else(|e| panic!("the preset {name}: {e}"));
            assert!(rules.warnings().is_empty(), "the preset {name}: {:?}", rules.warnings());
            let is_usual =
                |&(option, value): &(&str, &str)| about.options.iter().any(|row| row.name == option && row.default_value() == value);
            assert!(!preset.options.is_empty() && !preset.options.iter().any(is_usual), "the preset {name} says what is played anyway");
        }
    }

    fn path(&self, file: &str) -> PathBuf {
        Path::new(self.folder).join(file)
    }
}
