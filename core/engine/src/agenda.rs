//! The agenda: pending rule work, a small stack inside the state.
//!
//! A rule that must ask pushes itself and returns; the top step *is* the question. There are no callbacks, so a state can be
//! cloned, saved and searched at any question.

use crate::{Kind, Kinds, MAX_SEATS, Side};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// How many steps may be pending. One more fails the top card.
pub const MAX_DEPTH: usize = 64;
/// How many steps one `play` may take. One more fails the top card.
pub const MAX_STEPS: u32 = 10_000;

/// More than [`MAX_DEPTH`] pending steps.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {MAX_DEPTH} steps are pending")]
pub struct Overflow;

/// How many steps the state holds inline; only open scripts pile up more, on the heap.
const INLINE: usize = 16;

/// Reads a stack, unless it is too deep.
fn bounded<'de, S: Deserialize<'de>, D: serde::Deserializer<'de>>(input: D) -> Result<SmallVec<[S; INLINE]>, D::Error> {
    // Not as a SmallVec: that would reserve as much memory as the bytes claim to need.
    Ok(ArrayVec::<S, MAX_DEPTH>::deserialize(input)?.into_iter().collect())
}

/// The stack of pending steps. `S` is the game's own step, at most 16 bytes.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S: Copy> {
    #[serde(deserialize_with = "bounded")]
    steps: SmallVec<[S; INLINE]>,
}

impl<S: Copy> Clone for Agenda<S> {
    fn clone(&self) -> Self {
        Self { steps: SmallVec::from_slice(&self.steps) }
    }

    fn clone_from(&mut self, from: &Self) {
        self.steps.clear();
        self.steps.extend_from_slice(&from.steps);
    }
}

impl<S: Copy> Default for Agenda<S> {
    fn default() -> Self {
        Self { steps: SmallVec::new() }
    }
}

impl<S: Copy> Agenda<S> {
    const FITS: () = assert!(size_of::<S>() <= 16, "a step is at most 16 bytes");

    /// The step that comes next: the open question, or work that needs no answer.
    pub fn top(&self) -> Option<S> {
        self.steps.last().copied()
    }

    /// The step that comes next, mutably.
    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.steps.last_mut()
    }

    /// Puts a step on top.
    ///
    /// # Errors
    /// [`Overflow`] if too many steps are pending.
    pub fn push(&mut self, step: S) -> Result<(), Overflow> {
        let () = Self::FITS;
        if self.steps.len() >= MAX_DEPTH {
            return Err(Overflow);
        }
        self.steps.push(step);
        Ok(())
    }

    /// Puts a step in at this depth, below those that come before it.
    ///
    /// # Errors
    /// [`Overflow`] if too many steps are pending.
    pub fn insert(&mut self, depth: usize, step: S) -> Result<(), Overflow> {
        if self.steps.len() >= MAX_DEPTH {
            return Err(Overflow);
        }
        self.steps.insert(depth.min(self.steps.len()), step);
        Ok(())
    }

    /// Takes the top step off.
    pub fn pop(&mut self) -> Option<S> {
        self.steps.pop()
    }

    /// How many steps are pending.
    pub fn depth(&self) -> usize {
        self.steps.len()
    }

    /// Drops the steps above this depth.
    pub fn cut(&mut self, depth: usize) {
        self.steps.truncate(depth);
    }

    /// The pending steps, the bottom one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &S> {
        self.steps.iter()
    }
}

/// What triggers together for one side: up to eight cards that have not acted yet.
///
/// A game pushes one of these per side, in turn order (the last side first, so that the first is on top). A side with several
/// cards is asked which comes next, unless all of them declare `order = "free"`: then the lowest kind goes first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Triggers {
    kinds: [Kind; Self::MAX],
    #[serde(deserialize_with = "length")]
    len: u8,
}

/// Reads the length of a list of triggers.
fn length<'de, D: serde::Deserializer<'de>>(input: D) -> Result<u8, D::Error> {
    let len = u8::deserialize(input)?;
    if usize::from(len) > Triggers::MAX { Err(serde::de::Error::custom("too many triggers")) } else { Ok(len) }
}

impl Default for Triggers {
    fn default() -> Self {
        Self { kinds: [NO_MORE; Self::MAX], len: 0 }
    }
}

/// What fills the places after the last trigger.
const NO_MORE: Kind = Kind(0);

impl Triggers {
    /// How many cards of one side can trigger together.
    pub const MAX: usize = 8;

    /// The cards of these kinds, lowest first; what exceeds [`Triggers::MAX`] stays in the iterator.
    pub fn collect(kinds: &mut impl Iterator<Item = Kind>) -> Self {
        let mut triggers = Self::default();
        while usize::from(triggers.len) < Self::MAX {
            let Some(kind) = kinds.next() else { break };
            triggers.kinds[usize::from(triggers.len)] = kind;
            triggers.len += 1;
        }
        triggers
    }

    /// The cards that have not acted yet, lowest kind first.
    pub fn pending(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
    }

    /// Takes a card out, to act now; says whether it was pending. The order of taking leaves no trace.
    pub fn take(&mut self, kind: Kind) -> bool {
        let Some(at) = self.pending().iter().position(|&k| k == kind) else { return false };
        self.kinds.copy_within(at + 1.., at);
        self.len -= 1;
        self.kinds[usize::from(self.len)] = NO_MORE;
        true
    }

    /// The triggers of one event: the cards of each side in turn order, ready to be pushed (last side first, and of a side's
    /// groups the highest kinds first).
    pub fn by_side(
        sides: impl DoubleEndedIterator<Item = Side>,
        mut kinds: impl FnMut(Side) -> Kinds,
    ) -> SmallVec<[(Side, Self); MAX_SEATS]> {
        let mut groups = SmallVec::new();
        for side in sides.rev() {
            let (first, mut pending) = (groups.len(), kinds(side));
            while !pending.is_empty() {
                groups.push((side, Self::collect(&mut pending)));
            }
            groups[first..].reverse();
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_bounded() {
        let mut agenda = Agenda::default();
        for i in 0..MAX_DEPTH {
            assert_eq!(agenda.push(i), Ok(()));
        }
        assert_eq!(agenda.push(0), Err(Overflow));
        assert_eq!(agenda.insert(0, 0), Err(Overflow));
        agenda.cut(2);
        assert_eq!((agenda.pop(), agenda.top()), (Some(1), Some(0)));
        assert_eq!((agenda.insert(0, 7), agenda.insert(9, 8)), (Ok(()), Ok(())));
        assert_eq!(agenda.iter().copied().collect::<Vec<_>>(), [7, 0, 8]);
    }

    #[test]
    fn the_order_of_triggers_leaves_no_trace() {
        let all = || Triggers::collect(&mut [3, 5, 9].map(Kind).into_iter());
        let (mut a, mut b) = (all(), all());
        assert!(a.take(Kind(3)) && a.take(Kind(9)) && !a.take(Kind(9)));
        assert!(b.take(Kind(9)) && b.take(Kind(3)));
        assert_eq!((a, a.pending()), (b, &[Kind(5)][..]));
    }

    #[test]
    fn sides_come_in_turn_order() {
        let groups = Triggers::by_side([Side(1), Side(0)].into_iter(), |side| Kinds::one(Kind(side.0)));
        let order: Vec<_> = groups.iter().rev().map(|(side, t)| (side.0, t.pending()[0].0)).collect();
        assert_eq!(order, [(1, 1), (0, 0)]);
    }
}
