//! Those who have an identity: where they live and since when, and what they died of.

use super::numbered::Numbered;
use crate::reading::SIDES;
use clade_engine::ecology::{Being, Death};

/// What is remembered of one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Life {
    /// In which patch it lives, if it lives.
    pub(super) home: Option<u8>,
    /// How many windows of its side had opened when it was born, if it is alive.
    pub(super) since: Option<u32>,
    /// What the last being in its slot died of: what it held is noted afterwards.
    pub(super) died_of: Option<Death>,
}

/// All of them, by the place of their side and by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Living([Numbered<Life>; SIDES]);

impl Living {
    pub(super) fn of(&self, place: usize, who: Being) -> Life {
        self.0[place].get(who.slot.into())
    }

    #[inline]
    pub(super) fn at(&mut self, place: usize, who: Being) -> &mut Life {
        self.0[place].at(who.slot.into())
    }

    /// When those who are alive were born, by the place of their side.
    pub(super) fn ages(&self) -> impl Iterator<Item = (usize, u32)> {
        self.0.iter().enumerate().flat_map(|(place, side)| side.iter().filter_map(move |life| Some((place, life.since?))))
    }
}
