#![doc = include_str!("../POSITIONS.md")]

pub(crate) mod fields;
pub(crate) mod names;
mod read;
mod write;

use crate::action::Action;
use crate::board::with_corner_words;
use crate::dominant::Dominant;
use crate::event::Event;
use crate::state::State;
use clade_engine::{Game, Kept, Misplaced, Side, Sink};
use clade_script::{FramesText, Lexicon};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What people write; nothing is left out when a state is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<String>,
    #[serde(skip_serializing_if = "is_no")]
    ending: bool,
    #[serde(skip_serializing_if = "is_no")]
    over: bool,
    #[serde(skip_serializing_if = "is_no")]
    quiet: u8,
    #[serde(skip_serializing_if = "is_no")]
    idle: bool,
    #[serde(skip_serializing_if = "is_no")]
    result: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    initiative: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_no")]
    adaptation: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    regression: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    abundance: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    wasteland: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    depletion: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    wanderlust: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    open: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    discard: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<[u16; 3]>,
    #[serde(skip_serializing_if = "is_no")]
    dominated: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tundra: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elements: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    species: Option<BTreeMap<String, BTreeMap<String, u8>>>,
    #[serde(skip_serializing_if = "is_no")]
    asleep: BTreeMap<String, BTreeMap<String, u8>>,
    #[serde(skip_serializing_if = "is_no")]
    moved: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "is_no")]
    pawns: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    insects: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arachnids: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    amphibians: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    birds: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reptiles: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mammals: Option<AnimalText>,
    #[serde(skip_serializing_if = "is_no")]
    about: AboutText,
    #[serde(skip_serializing_if = "is_no")]
    scripts: FramesText,
}

/// What the next question of a card is about.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AboutText {
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    animal: Option<String>,
    #[serde(skip_serializing_if = "is_no")]
    cubes: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    element: Option<String>,
    #[serde(skip_serializing_if = "is_no")]
    nth: u8,
    #[serde(skip_serializing_if = "is_no")]
    of: u8,
}

#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AnimalText {
    #[serde(skip_serializing_if = "is_no")]
    points: i16,
    #[serde(skip_serializing_if = "is_no")]
    eliminated: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pawns: Option<u8>,
    #[serde(skip_serializing_if = "is_no")]
    tokens: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    exempt: Vec<String>,
}

fn is_no<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Position {
    /// The animals by their words.
    fn animals(&self) -> [(&'static str, &Option<AnimalText>); 6] {
        [
            ("insects", &self.insects),
            ("arachnids", &self.arachnids),
            ("amphibians", &self.amphibians),
            ("birds", &self.birds),
            ("reptiles", &self.reptiles),
            ("mammals", &self.mammals),
        ]
    }
}

impl Kept for Dominant {
    fn action_text(&self, state: &State, action: Action, out: &mut String) {
        self.write_action(state, action, out);
    }

    fn in_own_words(&self, typed: &str) -> String {
        with_corner_words(typed)
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state)
    }

    fn side_word(&self, side: Side) -> String {
        self.class_of(side).word().to_owned()
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }
}

impl Dominant {
    fn lexicon(&self) -> Lexicon<'_> {
        let sides: Vec<_> = self.all_sides().map(|side| self.animal_word(side)).collect();
        Lexicon::of(self, move |thing, number| Self::thing_word(self.cards(), &sides, thing, number))
    }
}
