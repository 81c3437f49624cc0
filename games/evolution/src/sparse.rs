//! Slots of which most are empty: only those that hold something are written, each with its number.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;

/// What an empty slot holds.
pub(crate) trait Sparse: Copy + PartialEq {
    const EMPTY: Self;
}

pub(crate) fn serialize<T: Sparse + Serialize, S: Serializer, const N: usize>(slots: &[T; N], out: S) -> Result<S::Ok, S::Error> {
    let filled = || (0u8..).zip(slots).filter(|(_, item)| **item != T::EMPTY);
    let mut list = out.serialize_seq(Some(filled().count()))?;
    filled().try_for_each(|entry| list.serialize_element(&entry))?;
    list.end()
}

pub(crate) fn deserialize<'de, T, D: Deserializer<'de>, const N: usize>(input: D) -> Result<[T; N], D::Error>
where
    T: Sparse + Deserialize<'de>,
{
    struct Slots<T, const N: usize>(PhantomData<T>);
    impl<'de, T: Sparse + Deserialize<'de>, const N: usize> Visitor<'de> for Slots<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "slots below {N} in ascending order")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[T; N], A::Error> {
            let (mut slots, mut from) = ([T::EMPTY; N], 0);
            while let Some((at, item)) = seq.next_element::<(u8, T)>()? {
                let at = usize::from(at);
                if at < from || at >= N || item == T::EMPTY {
                    return Err(A::Error::invalid_length(at, &self));
                }
                slots[at] = item;
                from = at + 1;
            }
            Ok(slots)
        }
    }
    input.deserialize_seq(Slots::<T, N>(PhantomData))
}
