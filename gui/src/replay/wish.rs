//! What is wanted of a saved game that is looked at.

use clade_engine::Observer;

/// One wish; the page carries them out after the frame was laid out.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Wish {
    /// Look at the table after so many actions.
    Go(usize),
    /// Look through other eyes.
    See(Observer),
    /// Let it run, or stop it.
    Run,
    /// Let it run so many times as fast.
    Speed(f32),
    /// Show where it was won and lost, or no longer.
    Review,
    /// Show what would come of it if something were different, or no longer.
    WhatIf,
    /// Ask who plays on from here.
    PlayOn,
}
