//! What a face says as a value: compared as what it is where both sides are of one type, by its bytes otherwise.
//!
//! A face in the same program need not write a table down so that somebody can compare it; one behind a wall of bytes still can.

use crate::hash;
use serde::ser::{SerializeTuple, Serializer};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::fmt::Debug;

/// Something that a face said.
pub trait Value: Any {
    /// Its bytes, as [`super::Face::about`] gives them.
    fn bytes(&self) -> Vec<u8>;
    /// As something whose type can be asked for.
    fn as_any(&self) -> &dyn Any;
    /// The same, given away.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
    /// Whether another one says the same.
    fn is(&self, other: &dyn Value) -> bool;
}

impl<T: Any + PartialEq + Serialize> Value for T {
    fn bytes(&self) -> Vec<u8> {
        hash::bytes(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }

    fn is(&self, other: &dyn Value) -> bool {
        match other.as_any().downcast_ref::<Self>() {
            Some(other) => self == other,
            None => self.bytes() == other.bytes(),
        }
    }
}

/// What came as bytes and is written as these bytes.
#[derive(PartialEq, Eq)]
pub(super) struct Written(pub(super) Vec<u8>);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A tuple has no length in front: these are the bytes and no more.
        let mut all = serializer.serialize_tuple(self.0.len())?;
        self.0.iter().try_for_each(|byte| all.serialize_element(byte))?;
        all.end()
    }
}

/// Events: compared as they are, written each in full as text.
#[derive(PartialEq, Eq)]
pub(super) struct Happened<E>(pub(super) Vec<E>);

impl<E: Debug> Serialize for Happened<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|event| format!("{event:?}")))
    }
}

/// A value of a type, out of what a face said.
pub(super) fn typed<T: for<'a> Deserialize<'a> + 'static>(value: Box<dyn Value>) -> Option<T> {
    if value.as_any().is::<T>() {
        return value.into_any().downcast().ok().map(|value| *value);
    }
    postcard::from_bytes(&value.bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_and_its_bytes_say_the_same() {
        let typed: Box<dyn Value> = Box::new(vec!["a".to_owned(), "b".to_owned()]);
        let written = |words: &[&str]| -> Box<dyn Value> { Box::new(Written(hash::bytes(&words))) };
        assert_eq!(written(&["a", "b"]).bytes(), typed.bytes(), "no byte more");
        assert!(typed.is(&*written(&["a", "b"])) && written(&["a", "b"]).is(&*typed) && typed.is(&*typed));
        assert!(!typed.is(&*written(&["a"])) && !written(&["a"]).is(&*typed));
        assert_eq!(super::typed::<Vec<String>>(written(&["a"])), Some(vec!["a".to_owned()]));
        assert_eq!(super::typed::<Vec<String>>(typed).map(|words| words.len()), Some(2));
    }

    #[test]
    fn events_are_written_in_full() {
        let events: Box<dyn Value> = Box::new(Happened(vec![Some(1), None]));
        assert_eq!(events.bytes(), hash::bytes(&["Some(1)", "None"][..]));
        assert!(!events.is(&Happened(vec![Some(2), None])));
        assert_eq!(typed::<Vec<String>>(events), Some(vec!["Some(1)".to_owned(), "None".to_owned()]));
    }
}
