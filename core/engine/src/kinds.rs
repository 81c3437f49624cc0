//! Sets of card kinds.

use serde::{Deserialize, Serialize};

/// A set of up to 128 card kinds, by index. A kind from 128 on is in no set.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kinds(u128);

impl Kinds {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// How many kinds a pool may have.
    pub const CAPACITY: usize = 128;

    /// The set of one kind.
    pub fn one(kind: u8) -> Self {
        Self(1u128.checked_shl(u32::from(kind)).unwrap_or(0))
    }

    /// Adds a kind.
    pub fn insert(&mut self, kind: u8) {
        self.0 |= Self::one(kind).0;
    }

    /// Removes a kind.
    pub fn remove(&mut self, kind: u8) {
        self.0 &= !Self::one(kind).0;
    }

    /// Whether the kind is in the set.
    pub fn contains(self, kind: u8) -> bool {
        self.0 & Self::one(kind).0 != 0
    }

    /// Whether no kind is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set of these raw bits, the reverse of [`Kinds::bits`].
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The raw bits, for keys of memos.
    pub fn bits(self) -> u128 {
        self.0
    }
}

impl Iterator for Kinds {
    type Item = u8;

    /// Takes the lowest kind out of the set.
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(kind)
    }
}

impl FromIterator<u8> for Kinds {
    fn from_iter<I: IntoIterator<Item = u8>>(iter: I) -> Self {
        let mut set = Self::NONE;
        iter.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}
