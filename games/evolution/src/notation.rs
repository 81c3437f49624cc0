//! Positions in words, for scenarios.
//!
//! | key | what it says | if left out |
//! |---|---|---|
//! | `turn`, `last` | the turn; whether it is the last one | 2, no |
//! | `phase` | the phase that begins: 1 development, 2 food bank, 3 feeding (the bank is filled), 4 extinction | 3 |
//! | `first` | who begins in this turn | `red` |
//! | `bank` | food: `{ table = 6 }`, with territories `{ laurasia = 3, ocean = 2 }` | none |
//! | `compost` | food in the composts of a closed cycle, like `bank` | none |
//! | `middle` | traits in the middle of the table: `["shell"]`, or with the card: `["shell of shell"]` | none |
//! | `deck` | cards that lie there for sure: `["swimming x2"]` | none |
//! | `rest` | where all cards of the pool are that lie nowhere else: in the `deck`, or in the pile of `red` … | `deck` |
//! | `left` | how many cards can still be drawn. It follows from the rest: another number is a fault | |
//! | `aside` | how many cards of the deck were set aside (option `half-deck`) | 0 |
//! | `red`, `blue`, `green`, `yellow`, `orange`, `purple`, `white`, `black` | a player, see below | nothing |
//! | `pending` | steps in the order in which they come, in place of those of `phase`: `["feeding red 0 no no", "extinction"]` | the phase |
//! | `here`, `acts`, `pick`, `redirected`, `unsettled`, `scripts`, `over` | what only a running game has | |
//!
//! A player: `hand` and `pile` like `deck`; `afloat`, the cards for the Ocean in the pile that everybody saw go there; `due`, cards
//! still to be drawn; `animals` by number: `[red.animals.1]` is `red1` in all answers. No two animals have one number.
//!
//! | an animal's key | what it says | if left out |
//! |---|---|---|
//! | `card` | the card: `"poisonous+carnivorous"` | the first that is free and no hidden one |
//! | `remains` | only its traits are left: there is no card | no |
//! | `gone` | there is no such animal, for `expect` | no |
//! | `place`, `to` | `laurasia`, `gondwana`, `ocean`; where it is migrating | `laurasia`, nowhere |
//! | `food` | `"2 red 1 blue"` | none |
//! | `body` | it has bound a token as its body (closed cycle) | no |
//! | `need` | the food that it needs. It follows from its traits: another number is a fault | |
//! | `marks` | [`MARKS`] | `ate` with food, `fed` if it is |
//! | `ignores` | what it ignores this turn: `"camouflage of blue2"` | nothing |
//! | `traits` | the one next to the animal first, each with what is so: `["camouflage", "fat_tissue stored 1", "piracy used"]`, see [`USED`] and [`DUE`] | none |
//! | `spent` | what it has used of traits whose cards have left it: `["carnivorous used"]`; what has doomed it: `["poisonous dooms"]` | nothing |
//! | `cards` | the cards of its traits in this order, `-` for its own trait when it was turned over | the first that are free |
//! | `slots` | the numbers of its traits, for steps and scripts | in order |
//!
//! A pair card is listed by its first animal as `"symbiosis with 2"`, and by the second as `"symbiosis from 1"` where it lies
//! among the traits there; if the second one does not list it, it is the last there. `cards` and `slots` pass it over.

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
