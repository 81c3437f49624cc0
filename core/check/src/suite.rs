//! The tests that are the same in every game: its texts, golden games, perft, scenarios.
//!
//! ```no_run
//! # use clade_check::{Playthrough, Suite};
//! # use clade_engine::{Module, Setup};
//! # fn in_a_test(module: &'static dyn Module) {
//! let suite = Suite { module, folder: env!("CARGO_MANIFEST_DIR") };
//! let setup = Setup { seats: 2, options: Default::default() };
//! suite.golden("2-players", &Playthrough { setup, seed: 1, draw_every: 20, in_full: usize::MAX });
//! # }
//! ```
//!
//! **For tests only**: what is wrong is told by a panic, and files are read beside the game. With `CLADE_UPDATE` in the environment
//! what is found is written there as what is expected.

mod greedy;
mod perft;
mod scenarios;
mod wild;

use crate::{Playthrough, difference};
use clade_engine::{Module, Msg, OptionRow, Setup};
use clade_table::{LANGUAGES, Texts};
use std::path::{Path, PathBuf};

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
        if std::env::var_os("CLADE_UPDATE").is_some() {
            std::fs::write(&path, found).unwrap_or_else(|e| panic!("{file}: {e}"));
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some(difference) = difference(&written, found) {
            panic!("{file} is not what is found now, {difference}\nCLADE_UPDATE=1 writes it anew");
        }
    }

    /// A random game, written as text, is the one of `tests/golden/NAME.txt`.
    ///
    /// # Panics
    /// If it is another one, see [`Suite::kept`].
    pub fn golden(&self, name: &str, game: &Playthrough) {
        let found = game.write(self.module).unwrap_or_else(|e| panic!("{e}"));
        self.kept(&format!("tests/golden/{name}.txt"), &found);
    }

    /// These messages have their texts in every language, with these arguments, and so have all options and their values; no text
    /// is left over. All shipped cards have theirs.
    ///
    /// # Panics
    /// With everything that is missing or left over.
    pub fn texts(&self, messages: &[(&str, &[&str])]) {
        let about = self.module.about();
        let options: Vec<_> = about.options.iter().flat_map(OptionRow::texts).collect();
        let declared: Vec<_> = messages.iter().copied().chain(options.iter().map(|msg| (&*msg.id, &[][..]))).collect();
        let sources = LANGUAGES.map(|language| self.module.texts(language));
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

    fn path(&self, file: &str) -> PathBuf {
        Path::new(self.folder).join(file)
    }
}
