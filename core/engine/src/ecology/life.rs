//! What food and life come to, side by side: the sums that a playout brings along.

use super::{Birth, Ecological, Fed, Via};
use crate::Side;
use serde::{Deserialize, Serialize};

/// The sums of a side.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Life {
    /// Pieces of food that it got to eat or to store; where places feed, how often one of its beings was fed by its place.
    pub eaten: u32,
    /// How many came to live, but for those of the set-up.
    pub born: u32,
    /// How many died.
    pub died: u32,
}

impl Life {
    /// The sums of all sides over some notes.
    pub fn of(notes: &[Ecological], sides: u8) -> Vec<Self> {
        let mut all = vec![Self::default(); usize::from(sides)];
        let mut add = |side: Side, n: u16, to: fn(&mut Self) -> &mut u32| {
            if let Some(life) = all.get_mut(side.ix()) {
                let sum = to(life);
                *sum = sum.saturating_add(n.into());
            }
        };
        for note in notes {
            match *note {
                Ecological::Flow { who: Some(who), via: Via::Meal(_) | Via::Theft(_), n, .. } => add(who.side, n, |life| &mut life.eaten),
                Ecological::Judged { who, n, how: Fed::Habitat, fed: true, .. } => add(who.side, n, |life| &mut life.eaten),
                Ecological::Born { who, n, by, .. } if by != Birth::Setup => add(who.side, n, |life| &mut life.born),
                Ecological::Died { who, n, .. } => add(who.side, n, |life| &mut life.died),
                _ => {}
            }
        }
        all
    }
}
