#![doc = include_str!("../POSITIONS.md")]

pub(crate) mod fields;
mod read;
mod write;

use crate::action::Action;
use crate::event::Event;
use crate::state::{Colour, State};
use clade_engine::{Kept, Misplaced, Side, Sink};
use clade_script::{FramesText, Lexicon};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::soup::Soup;

/// What people write; nothing is left out when a state is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<u8>,
    #[serde(skip_serializing_if = "is_no")]
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    environment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_no")]
    result: i16,
    #[serde(skip_serializing_if = "is_no")]
    fought: bool,
    #[serde(skip_serializing_if = "is_no")]
    dragged: u8,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    ladder: BTreeMap<String, u16>,
    /// Setup: rank so far and roll.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    rolls: BTreeMap<String, (u8, u8)>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    supply: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hoard: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    soup: BTreeMap<String, BTreeMap<String, u8>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pile: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    waiting: BTreeMap<String, BTreeMap<String, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    red: Option<ColonyText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blue: Option<ColonyText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    green: Option<ColonyText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yellow: Option<ColonyText>,
    #[serde(skip_serializing_if = "is_no")]
    scripts: FramesText,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ColonyText {
    points: u16,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    genes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    new: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reacted: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    given_up: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    amoebas: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wounded: Vec<u8>,
}

fn is_no<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Kept for Soup {
    fn action_text(&self, state: &State, action: Action, out: &mut String) {
        action.write(self.cards(), &state.frames, out);
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state)
    }

    fn side_word(&self, side: Side) -> String {
        Colour::first_of(side).word().to_owned()
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }
}

impl Soup {
    fn lexicon(&self) -> Lexicon<'_> {
        let colours = self.all().map(|colour| colour.word().to_owned());
        Lexicon::of(self, crate::action::thing_word).with_sides(colours)
    }
}
