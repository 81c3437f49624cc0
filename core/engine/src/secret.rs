//! A value that only some seats know.

use crate::{Observer, Seats};
use serde::{Deserialize, Serialize};

/// A value together with who knows it. In the view of somebody who does not, the value is gone.
#[derive(Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret<T> {
    value: Option<T>,
    known: Seats,
}

impl<T: Clone> Clone for Secret<T> {
    fn clone(&self) -> Self {
        Self { value: self.value.clone(), known: self.known }
    }

    fn clone_from(&mut self, from: &Self) {
        self.value.clone_from(&from.value);
        self.known = from.known;
    }
}

impl<T> Secret<T> {
    /// A value that these seats know.
    pub fn new(value: T, known: Seats) -> Self {
        Self { value: Some(value), known }
    }

    /// A value that everybody knows.
    pub const fn open(value: T) -> Self {
        Self { value: Some(value), known: Seats::ALL }
    }

    /// The value, unless this is a view of somebody who does not know it.
    pub fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// Who knows the value.
    pub fn known(&self) -> Seats {
        self.known
    }

    /// From now on everybody knows the value.
    pub fn reveal(&mut self) {
        self.known = Seats::ALL;
    }

    /// Blanks the value for an observer who does not know it.
    pub fn redact(&mut self, observer: Observer) {
        if !self.known.shows(observer) {
            self.value = None;
        }
    }

    /// Gives a blanked value again; used by `deal`.
    pub fn fill(&mut self, value: T) {
        if self.value.is_none() {
            self.value = Some(value);
        }
    }
}
