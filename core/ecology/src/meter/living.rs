//! Those who have an identity: where they live and since when, and of what they died.

use super::numbered::Numbered;
use crate::reading::SIDES;
use clade_engine::ecology::{Being, Death};

/// What is remembered of one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Life {
    /// In which patch it lives, if it lives.
    pub(super) home: Option<u8>,
    /// How many windows of its side had opened when it came to live, if it lives.
    pub(super) since: Option<u32>,
    /// Of what the last one died that had its slot: what it held is told after it.
    pub(super) died_of: Option<Death>,
}

/// All of them, by the place of their side and by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Living([Numbered<Life>; SIDES]);

impl Living {
    pub(super) fn of(&self, place: usize, who: Being) -> Life {
        self.0[place].get(who.slot.into())
    }

    pub(super) fn at(&mut self, place: usize, who: Being) -> &mut Life {
        self.0[place].at(who.slot.into())
    }

    /// Since when those live who live, by the place of their side.
    pub(super) fn ages(&self) -> impl Iterator<Item = (usize, u32)> {
        self.0.iter().enumerate().flat_map(|(place, side)| side.iter().filter_map(move |life| Some((place, life.since?))))
    }
}
