//! The games of this program: one line each.

use crate::error::{Error, Word};
use clade_engine::Module;

/// One line a game.
static MODULES: &[&dyn Module] = &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_pond::MODULE];

/// All games, in the order in which they are listed.
pub(crate) fn modules() -> &'static [&'static dyn Module] {
    MODULES
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static dyn Module, Error> {
    let found = modules().iter().copied().find(|module| module.about().id == name);
    found.ok_or_else(|| {
        let valid = modules().iter().map(|module| module.about().id).collect();
        Error::Unknown { kind: Word::Game, word: name.to_owned(), valid }
    })
}
