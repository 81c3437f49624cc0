//! What one observer may know of a state.

use crate::Observer;
use std::ops::Deref;

/// A state without what its observer does not know. Only [`crate::Game::view`] makes one; scene, log, prompts, hints and
/// bots take a view, while `apply` takes only a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<S> {
    state: S,
    observer: Observer,
}

impl<S> View<S> {
    pub(crate) fn new(state: S, observer: Observer) -> Self {
        Self { state, observer }
    }

    /// Who looks.
    pub fn observer(&self) -> Observer {
        self.observer
    }

    pub(crate) fn into_state(self) -> S {
        self.state
    }
}

impl<S> Deref for View<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.state
    }
}
