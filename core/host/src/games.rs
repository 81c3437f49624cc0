//! Finding a game among those of a program.

use crate::error::{Error, Word};
use clade_engine::Module;

/// The game of this name.
///
/// # Errors
/// [`Error::Unknown`] with the names of all.
pub fn find(modules: &[&'static dyn Module], name: &str) -> Result<&'static dyn Module, Error> {
    let found = modules.iter().copied().find(|module| module.about().id == name);
    found.ok_or_else(|| {
        let valid = modules.iter().map(|module| module.about().id).collect();
        Error::Unknown { kind: Word::Game, word: name.to_owned(), valid }
    })
}
