//! Pending rule work, and where the room of each kind of it is.

use crate::pond::Pond;
use crate::rules::{dusk, effects, round};

clade_engine::steps! {
    /// Pending work; the top step is the open question.
    pub enum Step for Pond {
        Round(round::Round),
        Draw(round::Draw),
        Choose(round::Choose),
        Turn(round::Turn),
        Play(effects::Play),
        Script(effects::Script),
        Dusk(dusk::Dusk),
    }
}
