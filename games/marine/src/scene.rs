//! The table as it is to be drawn.

use crate::action::Action;
use crate::marine::Marine;
use crate::state::State;
use clade_engine::{Scene, View};

/// Draws a view.
pub(crate) fn draw(_: &Marine, _: &View<State>, _: &[Action]) -> Scene {
    Scene::default()
}
