//! The games of this program: one line each.

use crate::error::Error;
use clade_engine::Module;

/// One line a game.
static MODULES: &[&dyn Module] = &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_pond::MODULE];

/// All games, in the order in which they are listed.
pub(crate) fn modules() -> &'static [&'static dyn Module] {
    MODULES
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static dyn Module, Error> {
    Ok(clade_host::games::find(modules(), name)?)
}

/// The games that are compared where none is named: all but the example.
pub(crate) fn compared() -> Vec<&'static dyn Module> {
    MODULES.iter().copied().filter(|module| module.about().id != clade_pond::MODULE.about().id).collect()
}
