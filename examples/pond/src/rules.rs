//! The rules: what happens, step by step. Each step is a struct with its room.
//!
//! In a round each player draws a card; all choose in secret whether to graze or to hunt, and reveal it; each plays a card
//! or passes. After every second round dusk falls and the cards in front act. After six rounds the most food wins.

pub(crate) mod dusk;
pub(crate) mod effects;
pub(crate) mod round;
