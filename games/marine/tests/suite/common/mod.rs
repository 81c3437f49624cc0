//! Shared by the tests: opening games.

use clade_check::setup;
use clade_engine::Setup;
use clade_marine::Marine;
use clade_script::ModFolder;

/// Opens a game with mods.
pub(crate) fn open_with(setup: &Setup, mods: &[ModFolder]) -> Marine {
    crate::CARDS.open(setup, mods)
}

/// Opens a game with all shipped cards.
pub(crate) fn open(seats: u8, options: &[&str]) -> Marine {
    open_with(&setup(seats, options), &[])
}
