//! What a game does for its cards.

use crate::Frames;
use arrayvec::ArrayVec;
use clade_engine::{CardQuestion, Kind, Seats, Side};

/// The arguments of a verb, checked against its row.
#[derive(Clone, Debug, Default)]
pub struct Args {
    /// Numbers, things, sides; true is 1. Missing ones are 0, missing sides the card's owner.
    pub ints: [i32; 4],
    /// The list among them, if the verb takes one.
    pub list: ArrayVec<i32, 48>,
}

/// How a game answers a verb.
#[derive(Debug)]
pub enum Reply {
    /// Nothing.
    Nothing,
    /// A number, thing or truth that everybody may know.
    Int(i32),
    /// A number or thing that only some seats know.
    Secret(i32, Seats),
    /// No thing.
    Nil,
    /// A list that everybody may know.
    List(ArrayVec<i32, 48>),
    /// The script stops until the steps that the verb put on the agenda are done, see [`Frames::finish`].
    Suspend,
    /// The script stops until this question is answered.
    Ask(Box<CardQuestion>),
}

/// The table as a card's effect may touch it: a game's state with its rules.
pub trait Host {
    /// The open effects of the state.
    fn frames(&mut self) -> &mut Frames;

    /// Does a verb of the game's own table, by index.
    ///
    /// # Errors
    /// A text that says why the script may not do this; the card fails.
    fn verb(&mut self, verb: u8, args: &Args) -> Result<Reply, String>;

    /// The seats that answer for a side; they know the options of its questions.
    fn seats_of(&self, side: Side) -> Seats;

    /// Whether a side takes part.
    fn has_side(&self, side: Side) -> bool;

    /// Whether there is a thing of this kind with this number. Only such things can be offered.
    fn has_thing(&self, _thing: u8, _number: u8) -> bool {
        true
    }

    /// The word for a thing of this kind as it is now on the table, for authors who look at what their cards do.
    fn thing_word(&self, _thing: u8, _number: u8) -> Option<String> {
        None
    }

    /// Remembers the table as it is now, for [`Host::roll_back`].
    fn checkpoint(&mut self);

    /// Puts the table back to the last checkpoint and drops the events since.
    fn roll_back(&mut self);
}

/// A failed card: where and why.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Fault {
    /// The card, by index.
    pub card: Kind,
    /// The file as the mod names it.
    pub file: String,
    /// The line; 0 if none is known.
    pub line: u32,
    /// What went wrong.
    pub reason: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{}:{line}: {}", self.file, self.reason),
        }
    }
}
