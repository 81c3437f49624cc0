//! How good a table is for an animal.

use crate::marine::Marine;
use crate::state::State;
use clade_engine::Side;

/// In points.
pub(crate) fn value(_: &Marine, state: &State, side: Side) -> i64 {
    i64::from(state.animal(side).points)
}
