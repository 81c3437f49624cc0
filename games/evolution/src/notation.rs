#![doc = include_str!("../POSITIONS.md")]

mod cards;
pub(crate) mod fields;
mod herd;
pub(crate) mod names;
mod read;
#[cfg(test)]
mod tests;
mod write;

use crate::action::Action;
use crate::event::Event;
use crate::evolution::Evolution;
use crate::state::{Dues, Marks, State, Uses, due, mark, used};
use clade_engine::{Kept, Misplaced, Side, Sink};
use clade_script::{FramesText, Lexicon};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is true of an animal; newborns and paralysed animals until the next turn.
const MARKS: [(&str, Marks); 7] = [
    ("ate", mark::ATE),
    ("doomed", mark::DOOMED),
    ("paralysed", mark::PARALYSED),
    ("newborn", mark::NEWBORN),
    ("fed", mark::FED),
    ("turned", mark::TURNED),
    ("regrown", mark::REGROWN),
];

/// What is true of a trait: used this turn, in this feeding round; marked by itself this turn, in the turn before; its last use changed
/// nothing.
const USED: [(&str, Uses); 5] =
    [("used", used::TURN), ("used-in-round", used::ROUND), ("marked", used::MARKED), ("rested", used::RESTED), ("idle", used::IDLE)];

/// What is so because of a trait whose card does not lie on the animal.
const SPENT: [(&str, Uses); 4] = [("used", used::TURN), ("used-in-round", used::ROUND), ("rested", used::RESTED), ("dooms", used::DOOMS)];

/// What is true of a pair card whose animals got food, while it may still feed the other one: the first of them, the second.
const DUE: [(&str, Dues); 4] =
    [("due", due::HOST), ("due-from-bank", due::HOST_BANK), ("due-back", due::MATE), ("due-back-from-bank", due::MATE_BANK)];

/// What people write; nothing is left out when a state is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<u8>,
    #[serde(skip_serializing_if = "is_no")]
    last: bool,
    #[serde(skip_serializing_if = "is_no")]
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    here: Option<String>,
    #[serde(skip_serializing_if = "is_no")]
    acts: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    redirected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    newest: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pick: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unsettled: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    middle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deck: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<u32>,
    #[serde(skip_serializing_if = "is_no")]
    aside: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    bank: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    compost: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    red: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blue: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    green: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yellow: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    orange: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    purple: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<PlayerText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<PlayerText>,
    #[serde(skip_serializing_if = "is_no")]
    scripts: FramesText,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerText {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hand: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pile: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    afloat: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    due: u8,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    animals: BTreeMap<String, AnimalText>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AnimalText {
    #[serde(skip_serializing_if = "is_no")]
    gone: bool,
    #[serde(skip_serializing_if = "is_no")]
    remains: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    food: String,
    #[serde(skip_serializing_if = "is_no")]
    body: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    need: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ignores: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spent: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    traits: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    slots: Vec<u8>,
}

fn is_no<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Kept for Evolution {
    fn action_text(&self, state: &State, action: Action, out: &mut String) {
        self.write_action(state, action, out);
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state)
    }

    fn side_word(&self, side: Side) -> String {
        crate::notation::names::side_word(side).to_owned()
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }
}

impl Evolution {
    /// The words of scripts. A thing there is its number, as in `animals` and `slots`.
    fn lexicon(&self) -> Lexicon<'_> {
        Lexicon::of(self, |_, number| (u16::from(number) + 1).to_string())
    }
}
