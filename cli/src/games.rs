//! The games of this program: one line each.

use crate::error::Error;
use clade_engine::{Module, Setup, Tools};
use std::collections::BTreeMap;

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

/// The games that are compared where none is named: all whose food can be measured, but for the example.
pub(crate) fn compared() -> Vec<&'static dyn Module> {
    let is_example = |module: &dyn Module| module.about().id == clade_pond::MODULE.about().id;
    MODULES.iter().copied().filter(|&module| !is_example(module) && is_measured(module)).collect()
}

/// Whether a game says what happens to food and life.
fn is_measured(module: &dyn Module) -> bool {
    let setup = Setup { seats: *module.about().seats.start(), options: BTreeMap::new() };
    let face = module.ruleset(&setup, &[]).ok().and_then(|rules| rules.open(Tools::default()).ok());
    face.is_some_and(|face| face.reading().is_some())
}
