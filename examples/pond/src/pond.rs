//! The game, opened on a thread.

use crate::game::PARTS;
use clade_engine::{Rules, Seats, Side};
use clade_script::{Vm, Weights};

/// Pond, opened on a thread.
#[derive(Debug)]
pub struct Pond {
    pub(crate) seats: u8,
    pub(crate) hash: u64,
    pub(crate) weights: Weights<{ PARTS.len() }>,
    pub(crate) vm: Vm,
}

/// What a set-up decides.
#[derive(Debug)]
pub struct Given {
    pub(crate) seats: u8,
    pub(crate) weights: Weights<{ PARTS.len() }>,
}

impl Pond {
    /// The seat of a side, as the only one that knows something.
    pub(crate) fn only(&self, side: Side) -> Seats {
        Seats::one(self.seat_of(side))
    }
}
