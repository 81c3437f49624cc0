//! What is printed in the box of a game, piece by piece, and how sure a program is of each: so that somebody who owns the box can say it.

use crate::Msg;
use serde::{Deserialize, Serialize};

/// One thing that is printed: facts of a card, or how many cards of a kind there are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Printed {
    /// The word by which a person asks for it: `e05`, `annelids.events`.
    pub word: String,
    /// The card on which it stands.
    pub card: Msg,
    /// What it is.
    pub part: Msg,
    /// What it says in our own words, where that is all there is to say.
    pub text: Option<Msg>,
    /// Its facts, as they are played.
    pub facts: Vec<PrintedFact>,
    /// Whether a box or a rulebook says so.
    pub is_sure: bool,
    /// How sure it is, if it is not sure.
    pub doubt: Option<Msg>,
    /// Where it stands on the card: left, top, right and bottom, from 0 to 1.
    pub spot: [f32; 4],
    /// Where a mod says it.
    pub place: PrintedPlace,
}

/// One fact of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrintedFact {
    /// Its key in a file.
    pub key: String,
    /// What it is called.
    pub name: Msg,
    /// What it can be.
    pub holds: Holds,
    /// What it is now.
    pub value: PrintedValue,
}

/// What a printed fact can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holds {
    /// One of some words, each with what it is called.
    One(Vec<(String, Msg)>),
    /// Some of them, or none.
    Some(Vec<(String, Msg)>),
    /// A whole number from the first to the second.
    Number(i32, i32),
    /// A text; empty if nothing is printed there.
    Text,
}

/// What a printed fact is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrintedValue {
    /// Words.
    Words(Vec<String>),
    /// A number.
    Number(i32),
    /// A text.
    Text(String),
}

/// Where a mod says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrintedPlace {
    /// In `changes.toml`, in the table of a card.
    Card {
        /// Its full id.
        id: String,
        /// The key that says how sure the facts are.
        source: String,
    },
    /// In a row of another file, which says how many there are in all.
    Row {
        /// The file.
        file: String,
        /// What its rows are called.
        rows: String,
        /// What tells the row from others: keys with their texts, and keys that it does not have.
        of: Vec<(String, Option<String>)>,
    },
}
