//! Bags: things drawn at random, kept as counts by kind. A bag has no order that could leak.

use crate::{Small, chance};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::SerializeTuple as _};
use std::marker::PhantomData;

/// Counts of the first `K` small things `T`, each below 256: a game's set-up refuses what does not fit. (Saved bytes may claim
/// anything; a count then stays at 255.) Things from `K` on are in no bag.
#[derive(Debug, PartialEq, Eq)]
pub struct Bag<const K: usize, T = u8> {
    counts: [u8; K],
    of: PhantomData<fn() -> T>,
}

impl<const K: usize, T> Copy for Bag<K, T> {}

impl<const K: usize, T> Clone for Bag<K, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<const K: usize, T> Default for Bag<K, T> {
    fn default() -> Self {
        Self { counts: [0; K], of: PhantomData }
    }
}

impl<const K: usize, T: Small> Bag<K, T> {
    /// A bag with these counts.
    pub fn from_counts(counts: [u8; K]) -> Self {
        Self { counts, of: PhantomData }
    }

    /// How many things of the kind are in the bag.
    pub fn count(&self, kind: T) -> u8 {
        self.counts.get(kind.ix()).copied().unwrap_or(0)
    }

    /// The counts of all kinds, the lowest first.
    #[inline]
    pub(crate) fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    /// How many things are in the bag.
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing is in the bag.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&n| n == 0)
    }

    /// Puts one thing in.
    ///
    /// # Panics
    /// If the bag has no such kind: the thing would be lost.
    pub fn put(&mut self, kind: T) {
        let count = &mut self.counts[kind.ix()];
        *count = count.saturating_add(1);
    }

    /// Takes one thing out; says whether there was one.
    pub fn take(&mut self, kind: T) -> bool {
        let Some(count) = self.counts.get_mut(kind.ix()) else { return false };
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }

    /// Pours all of another bag into this one.
    pub fn pour(&mut self, from: &mut Self) {
        for (to, from) in self.counts.iter_mut().zip(&mut from.counts) {
            *to = to.saturating_add(std::mem::take(from));
        }
    }

    /// The kinds in the bag with their counts, lowest kind first: the outcomes of a draw.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + Clone + '_ {
        Filled { counts: &self.counts, at: 0 }.filter_map(|(kind, n)| Some((T::from_byte(kind)?, n)))
    }

    /// The kind that a word draws, each thing being equally likely. The thing stays in the bag.
    pub fn sample(&self, word: u64) -> Option<T> {
        self.nth(chance::below(word, self.len()))
    }

    /// The kind of the nth thing, from 0, the lowest kind first. A bag of many kinds is counted eight kinds at a time.
    pub(crate) fn nth(&self, nth: u32) -> Option<T> {
        let (mut left, mut first) = (nth, 0);
        let (eights, _) = self.counts.as_chunks();
        for eight in eights {
            let all = sum_of_eight(*eight);
            if left < all {
                break;
            }
            left -= all;
            first += eight.len();
        }
        for (kind, &n) in (first as u8..).zip(&self.counts[first..]) {
            match left.checked_sub(n.into()) {
                None => return T::from_byte(kind),
                Some(fewer) => left = fewer,
            }
        }
        None
    }
}

/// The sum of eight counts: those at even places and those at odd ones are added in lanes of 16 bits, which a sum cannot fill.
#[inline]
fn sum_of_eight(counts: [u8; 8]) -> u32 {
    const LANES: u64 = 0x00FF_00FF_00FF_00FF;
    let word = u64::from_le_bytes(counts);
    let pairs = (word & LANES) + (word >> 8 & LANES);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

/// The counts above 0, each with its place. A hand holds few of a game's kinds, so eight counts are looked at together.
#[derive(Clone)]
struct Filled<'a> {
    counts: &'a [u8],
    at: usize,
}

impl Iterator for Filled<'_> {
    type Item = (u8, u8);

    #[inline]
    fn next(&mut self) -> Option<(u8, u8)> {
        while let Some(eight) = self.counts[self.at..].first_chunk() {
            let word = u64::from_le_bytes(*eight);
            let empty = word.trailing_zeros() as usize / 8;
            self.at += empty;
            if word != 0 {
                self.at += 1;
                return Some((self.at as u8 - 1, eight[empty]));
            }
        }
        let (at, &n) = (self.at..).zip(&self.counts[self.at..]).find(|&(_, &n)| n > 0)?;
        self.at = at + 1;
        Some((at as u8, n))
    }
}

impl<const K: usize, T> Serialize for Bag<K, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut tuple = out.serialize_tuple(K)?;
        self.counts.iter().try_for_each(|n| tuple.serialize_element(n))?;
        tuple.end()
    }
}

impl<'de, const K: usize, T> Deserialize<'de> for Bag<K, T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        struct Counts<const K: usize>;
        impl<'de, const K: usize> serde::de::Visitor<'de> for Counts<K> {
            type Value = [u8; K];
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{K} counts")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<[u8; K], A::Error> {
                let mut counts = [0; K];
                for (i, count) in counts.iter_mut().enumerate() {
                    *count = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                Ok(counts)
            }
        }
        Ok(Self { counts: input.deserialize_tuple(K, Counts::<K>)?, of: PhantomData })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_follow_the_counts() {
        let mut bag = Bag::<3>::from_counts([5, 0, 5]);
        let mut seen = [0; 3];
        for i in 0..1024u64 {
            seen[usize::from(bag.sample(i << 54).expect("not empty"))] += 1;
        }
        assert_eq!(seen, [512, 0, 512]);
        assert!(!bag.take(1));
        assert!(bag.take(0));
        assert_eq!(bag.len(), 9);
    }

    #[test]
    fn things_are_found_by_number() {
        let bag = Bag::<19>::from_counts(std::array::from_fn(|kind| [0, 255, 3, 0, 1][kind % 5]));
        let things: Vec<u8> = bag.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into())).collect();
        assert_eq!(things.len() as u32, bag.len());
        assert!((0..).zip(&things).all(|(nth, &kind)| bag.nth(nth) == Some(kind)));
        assert_eq!(bag.nth(bag.len()), None);
        assert_eq!(Bag::<16>::from_counts([255; 16]).nth(16 * 255 - 1), Some(15));
    }

    #[test]
    fn what_is_there_is_told_in_order() {
        for kinds in [&[][..], &[0], &[7, 8], &[0, 1, 15, 16, 17, 18], &[18]] {
            let bag = Bag::<19>::from_counts(std::array::from_fn(|kind| if kinds.contains(&(kind as u8)) { 200 + kind as u8 } else { 0 }));
            assert_eq!(bag.iter().collect::<Vec<_>>(), kinds.iter().map(|&kind| (kind, 200 + kind)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn bytes_read_back() {
        let bag = Bag::<40>::from_counts(std::array::from_fn(|i| i as u8));
        let bytes = postcard::to_stdvec(&bag).expect("bytes");
        assert_eq!(bytes.len(), 40);
        assert_eq!(postcard::from_bytes::<Bag<40>>(&bytes).expect("reads"), bag);
    }
}
