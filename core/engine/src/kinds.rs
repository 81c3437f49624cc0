//! Kinds of cards, and sets of small things.

use crate::{Small, small};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

small! {
    /// A kind of card: its number among the cards of a ruleset. Which thing of a game that is, a gene or a trait, is for the game to say.
    pub struct Kind;
}

/// A set of kinds of cards.
pub type Kinds = Set<Kind>;

/// A set of up to 128 small things, by number. A thing from 128 on is in no set.
#[derive(PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Set<T>(u128, #[serde(skip)] PhantomData<fn() -> T>);

impl<T> Copy for Set<T> {}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Small + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T> Set<T> {
    /// The empty set.
    pub const NONE: Self = Self::from_bits(0);
    /// How many different things can be in a set.
    pub const CAPACITY: usize = 128;

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many things are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// The set of these raw bits, the reverse of [`Set::bits`].
    #[inline]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits, PhantomData)
    }

    /// The raw bits, for keys of memos.
    #[inline]
    pub fn bits(self) -> u128 {
        self.0
    }
}

impl<T: Small> Set<T> {
    /// The set of one thing.
    #[inline]
    pub fn one(thing: T) -> Self {
        Self::from_bits(1u128.checked_shl(u32::from(thing.byte())).unwrap_or(0))
    }

    /// Adds a thing.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        *self = self.or(Self::one(thing));
    }

    /// Removes a thing.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        *self = self.without(Self::one(thing));
    }

    /// Whether the thing is in the set.
    #[inline]
    pub fn contains(self, thing: T) -> bool {
        !self.and(Self::one(thing)).is_empty()
    }
}

impl<T: Small> Iterator for Set<T> {
    type Item = T;

    /// Takes the lowest thing out of the set.
    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        T::from_byte(lowest)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.len() as usize;
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len() as usize
    }

    /// The highest thing.
    #[inline]
    fn last(self) -> Option<T> {
        T::from_byte(self.0.checked_ilog2()? as u8)
    }
}

impl<T: Small> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut set = Self::NONE;
        iter.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}
