//! A row of small numbers that every table of a game has (the food in each place), and what only some tables have beside it.
//!
//! A table with nothing beside the row has the same bytes, and so the same hash, as if there were only the row: an experiment that is
//! added to a game later changes no record and no hash under its printed rules.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// This bit of the first number says that something lies beside the row.
const BESIDE: u8 = 128;

/// The row, and what lies beside it. The first number is at most 127.
///
/// ```
/// use clade_engine::{Stock, hash};
///
/// let mut stock = Stock::<3, u16> { row: [1, 0, 4], beside: 0 };
/// assert_eq!(hash::bytes(&stock), [1, 0, 4]);
/// stock.beside = 7;
/// assert_eq!(hash::bytes(&stock), [129, 0, 4, 7]);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stock<const N: usize, T> {
    /// What every table has.
    pub row: [u8; N],
    /// What only some tables have; its default is nothing.
    pub beside: T,
}

impl<const N: usize, T: Default> Stock<N, T> {
    /// A row with nothing beside it.
    pub fn of(row: [u8; N]) -> Self {
        Self { row, beside: T::default() }
    }
}

impl<const N: usize, T> Deref for Stock<N, T> {
    type Target = [u8; N];

    fn deref(&self) -> &[u8; N] {
        &self.row
    }
}

impl<const N: usize, T> DerefMut for Stock<N, T> {
    fn deref_mut(&mut self) -> &mut [u8; N] {
        &mut self.row
    }
}

impl<const N: usize, T: Serialize + Default + PartialEq> Serialize for Stock<N, T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let is_beside = self.beside != T::default();
        let mut tuple = out.serialize_tuple(N + usize::from(is_beside))?;
        for (i, n) in self.row.iter().enumerate() {
            let flag = if i == 0 && is_beside { BESIDE } else { 0 };
            tuple.serialize_element(&(n | flag))?;
        }
        if is_beside {
            tuple.serialize_element(&self.beside)?;
        }
        tuple.end()
    }
}

impl<'de, const N: usize, T: Deserialize<'de> + Default + PartialEq> Deserialize<'de> for Stock<N, T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_tuple(N + 1, Reader(PhantomData))
    }
}

struct Reader<const N: usize, T>(PhantomData<T>);

impl<'de, const N: usize, T: Deserialize<'de> + Default + PartialEq> Visitor<'de> for Reader<N, T> {
    type Value = Stock<N, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{N} numbers, and what lies beside them if the first says so")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut row = [0; N];
        for (i, n) in row.iter_mut().enumerate() {
            *n = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        let is_beside = row.first().is_some_and(|first| first & BESIDE != 0);
        if !is_beside {
            return Ok(Stock::of(row));
        }
        row[0] &= !BESIDE;
        // What is nothing is not written: else one table would have two hashes.
        let beside = seq.next_element()?.filter(|beside| *beside != T::default());
        beside.map(|beside| Stock { row, beside }).ok_or_else(|| A::Error::invalid_length(N, &self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::bytes;

    type Two = Stock<2, [u8; 3]>;

    fn read(bytes: &[u8]) -> Option<Two> {
        postcard::from_bytes(bytes).ok()
    }

    #[test]
    fn what_is_written_is_read_back() {
        for stock in [Two::of([0, 200]), Two::of([127, 5]), Two { row: [3, 4], beside: [0, 0, 9] }] {
            assert_eq!(read(&bytes(&stock)), Some(stock));
        }
    }

    #[test]
    fn nothing_beside_is_written_in_one_way() {
        assert_eq!(bytes(&Two::of([3, 4])), [3, 4]);
        assert_eq!(read(&[131, 4, 0, 0, 0]), None);
        assert_eq!(read(&[131, 4]), None);
    }

    #[test]
    fn the_row_is_used_like_an_array() {
        let mut stock = Two::of([3, 4]);
        stock[1] += 2;
        assert_eq!((stock[1], stock.iter().sum::<u8>()), (6, 9));
    }
}
