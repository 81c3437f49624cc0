//! Small things of a rulebook as types: a cell, an element, a card. Each is one byte, even where there may be none.
//!
//! ```
//! use clade_engine::{Maybe, Small, small};
//! small! {
//!     /// A cell of the map.
//!     pub struct Cell;
//! }
//! small! {
//!     /// What grows there.
//!     pub enum Plant { Grass, Fern }
//! }
//! let there = [Maybe::of(Plant::Fern), Maybe::NONE];
//! assert_eq!(there.map(Maybe::get), [Some(Plant::Fern), None]);
//! assert_eq!((size_of_val(&there), Plant::ALL.len(), Cell(7).ix()), (2, 2, 7));
//! ```

pub use serde::{Deserialize, Deserializer, Serialize, Serializer};

use serde::de;
use std::fmt;
use std::marker::PhantomData;

/// One of at most 255 things of a kind. In saved states it is its number.
pub trait Small: Copy + Eq + 'static {
    /// What such a thing is called, for errors.
    const KIND: &'static str;

    /// Its number, below 255.
    fn byte(self) -> u8;

    /// The thing with this number, if there is one.
    fn from_byte(byte: u8) -> Option<Self>;

    /// Its number as an index.
    #[inline]
    fn ix(self) -> usize {
        usize::from(self.byte())
    }
}

/// A number that has no type of its own.
impl Small for u8 {
    const KIND: &'static str = "number";

    #[inline]
    fn byte(self) -> u8 {
        self
    }

    #[inline]
    fn from_byte(byte: u8) -> Option<Self> {
        (byte != u8::MAX).then_some(byte)
    }
}

/// A small thing, or none, in one byte: an [`Option`] for what is stored.
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Maybe<T>(u8, PhantomData<fn() -> T>);

impl<T> Copy for Maybe<T> {}

impl<T> Clone for Maybe<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Default for Maybe<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T> Maybe<T> {
    /// None.
    pub const NONE: Self = Self(u8::MAX, PhantomData);

    /// Whether there is none.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }

    /// Whether there is one.
    #[inline]
    pub const fn is_some(self) -> bool {
        !self.is_none()
    }
}

impl<T: Small> Maybe<T> {
    /// This one.
    #[inline]
    pub fn of(thing: T) -> Self {
        Self(thing.byte(), PhantomData)
    }

    /// The one that it is.
    #[inline]
    pub fn get(self) -> Option<T> {
        T::from_byte(self.0)
    }

    /// Whether it is this one.
    #[inline]
    pub fn is(self, thing: T) -> bool {
        self.0 == thing.byte()
    }

    /// Leaves none behind.
    pub fn take(&mut self) -> Option<T> {
        std::mem::take(self).get()
    }
}

impl<T: Small> From<Option<T>> for Maybe<T> {
    #[inline]
    fn from(thing: Option<T>) -> Self {
        thing.map_or(Self::NONE, Self::of)
    }
}

impl<T: Small> From<T> for Maybe<T> {
    #[inline]
    fn from(thing: T) -> Self {
        Self::of(thing)
    }
}

impl<T: Small + fmt::Debug> fmt::Debug for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de, T: Small> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            u8::MAX => Ok(Self::NONE),
            byte => known(byte).map(Self::of),
        }
    }
}

/// The thing with a number that was read.
///
/// # Errors
/// There is none.
pub fn known<T: Small, E: de::Error>(byte: u8) -> Result<T, E> {
    T::from_byte(byte).ok_or_else(|| E::custom(format_args!("{byte} is no {}", T::KIND)))
}

/// Declares a [`Small`] thing: a number (`struct Cell;`), or one of a list (`enum Plant { Grass, Fern }`), which gets `ALL`, too.
#[macro_export]
macro_rules! small {
    ($(#[$meta:meta])* $vis:vis struct $name:ident;) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub u8);

        impl $crate::Small for $name {
            const KIND: &'static str = stringify!($name);

            #[inline]
            fn byte(self) -> u8 {
                self.0
            }

            #[inline]
            fn from_byte(byte: u8) -> Option<Self> {
                (byte != u8::MAX).then_some(Self(byte))
            }
        }

        $crate::small!(@serde $name);
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them, in their order.
            $vis const ALL: &'static [Self; [$(stringify!($variant)),+].len()] = &[$(Self::$variant),+];
        }

        impl $crate::Small for $name {
            const KIND: &'static str = stringify!($name);

            #[inline]
            fn byte(self) -> u8 {
                self as u8
            }

            #[inline]
            fn from_byte(byte: u8) -> Option<Self> {
                Self::ALL.get(usize::from(byte)).copied()
            }
        }

        $crate::small!(@serde $name);
    };
    (@serde $name:ident) => {
        impl $crate::small::Serialize for $name {
            fn serialize<S: $crate::small::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8($crate::Small::byte(*self))
            }
        }

        impl<'de> $crate::small::Deserialize<'de> for $name {
            fn deserialize<D: $crate::small::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::small::known(u8::deserialize(deserializer)?)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    small! {
        /// A corner.
        struct Corner;
    }
    small! {
        /// A stone.
        enum Stone {
            Round,
            Flat,
        }
    }

    #[test]
    fn one_byte_in_memory_and_on_disk() {
        let stones = [Maybe::of(Stone::Flat), Maybe::NONE, Some(Stone::Round).into()];
        assert_eq!(postcard::to_stdvec(&stones), Ok(vec![1, 255, 0]));
        assert_eq!(postcard::from_bytes::<[Maybe<Stone>; 3]>(&[1, 255, 0]), Ok(stones));
        assert_eq!(postcard::to_stdvec(&(Corner(9), Stone::Flat)), Ok(vec![9, 1]));
        assert_eq!(postcard::from_bytes::<(Corner, Stone)>(&[9, 1]), Ok((Corner(9), Stone::Flat)));
        assert_eq!((size_of::<Maybe<Corner>>(), format!("{:?}", stones[0])), (1, "Some(Flat)".to_owned()));
    }

    #[test]
    fn what_does_not_exist_is_not_read() {
        assert!(postcard::from_bytes::<Stone>(&[2]).is_err() && postcard::from_bytes::<Corner>(&[255]).is_err());
        assert!(postcard::from_bytes::<Maybe<Stone>>(&[2]).is_err());
        let told = known::<Stone, de::value::Error>(2).map_err(|error| error.to_string());
        assert_eq!(told, Err("2 is no Stone".to_owned()));
    }

    #[test]
    fn taking_leaves_none() {
        let mut corner = Maybe::of(Corner(3));
        assert!(corner.is(Corner(3)) && corner.is_some());
        assert_eq!((corner.take(), corner.get(), corner.is_none()), (Some(Corner(3)), None, true));
    }
}
