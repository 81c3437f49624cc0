//! Where a fact of a card was changed by a mod.

use crate::lint::{KeyPlace, Places};
use std::sync::Arc;

/// A file of a mod with its changes.
#[derive(Debug)]
pub(super) struct Changes {
    /// With the id of the mod in front.
    pub(super) file: String,
    pub(super) places: Places,
}

/// Where a fact of a card was changed last.
#[derive(Clone, Debug)]
pub(super) struct Changed {
    pub(super) by: Arc<Changes>,
    /// The card as that file names it.
    pub(super) card: String,
}

impl Changed {
    /// The file, with the id of its mod in front.
    pub(super) fn file(&self) -> &str {
        &self.by.file
    }

    /// Where this stands there.
    pub(super) fn place(&self, way: &[&str]) -> Option<KeyPlace> {
        let way: Vec<&str> = [&*self.card].into_iter().chain(way.iter().copied()).collect();
        self.by.places.find(&way)
    }
}
