//! What is noted of cards while somebody looks: the lines that they log for their authors, and how the functions of explained cards
//! are called. Plain data with texts in the words of the card's language; nothing of it is part of a game.

use crate::Side;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What was noted of cards while an answer was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardNotes {
    /// The lines that cards logged, in order.
    pub log: Vec<CardLog>,
    /// The calls of explained cards, in the order in which they began.
    pub calls: Vec<CardCall>,
}

/// A line that a card logged for its author.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardLog {
    /// The word for the card.
    pub card: String,
    /// Its file, with the mod's id in front.
    pub file: String,
    /// The line of the file that logged it.
    pub line: u32,
    /// What it logged.
    pub text: String,
}

/// One call of a function of a card. An effect that stops and goes on is a call for each stretch in between.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardCall {
    /// The word for the card.
    pub card: String,
    /// The function, by the name under which the card defines it.
    pub hook: Cow<'static, str>,
    /// What kind of call it is.
    pub kind: CallKind,
    /// Whose card it is, if it is an effect of a card that somebody owns.
    pub owner: Option<Side>,
    /// Its file, with the mod's id in front.
    pub file: String,
    /// The line of the file where the function stands.
    pub line: u32,
    /// What it was told, by name.
    pub facts: Vec<(Cow<'static, str>, String)>,
    /// What it did, in order.
    pub deeds: Vec<Deed>,
    /// How it ended.
    pub end: CallEnd,
}

/// Kinds of calls.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    /// An effect begins.
    Begins,
    /// An effect goes on after its question, its die, or what its verb led to.
    GoesOn,
    /// A rule hook is asked.
    Asked,
}

/// Something that an effect did.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Deed {
    /// The line of the file that did it.
    pub line: u32,
    /// What it did.
    #[serde(flatten)]
    pub what: Did,
}

/// What an effect can do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// It called a verb: the call as a card writes it, and what came back, if anything did.
    Called {
        /// The call: `g:move(3, 2)`.
        call: String,
        /// What came back.
        gave: Option<String>,
    },
    /// It logged a line.
    Logged(String),
}

/// How a call ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallEnd {
    /// It returned this.
    Returned(String),
    /// The effect waits.
    Waits,
    /// It failed, for this reason; what it did since it last stopped is undone.
    Failed(String),
}

impl CardNotes {
    /// Whether nothing was noted.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty() && self.calls.is_empty()
    }

    /// Forgets everything, but keeps the room for more.
    pub fn clear(&mut self) {
        self.log.clear();
        self.calls.clear();
    }
}

impl std::fmt::Display for CardLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.text)
    }
}
