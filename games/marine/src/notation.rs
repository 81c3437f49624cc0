#![doc = include_str!("../POSITIONS.md")]

pub(crate) mod fields;
pub(crate) mod names;
mod read;
mod write;

use crate::action::Action;
use crate::board::with_corner_words;
use crate::event::Event;
use crate::marine::Marine;
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
    turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    #[serde(skip_serializing_if = "is_no")]
    ending: bool,
    #[serde(skip_serializing_if = "is_no")]
    over: bool,
    #[serde(skip_serializing_if = "is_no")]
    extra: u8,
    #[serde(skip_serializing_if = "is_no")]
    quiet: u8,
    #[serde(skip_serializing_if = "is_no")]
    idle: bool,
    #[serde(skip_serializing_if = "is_no")]
    turns: u16,
    #[serde(skip_serializing_if = "is_no")]
    result: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_no")]
    built: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "is_no")]
    abundance: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    autotrophs: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    depletion: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    adaptation: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    regression: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    speciation: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    wanderlust: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    competition: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    evolution: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    row: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    discard: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    open: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<[u16; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tiles: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vents: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    elements: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    species: Option<BTreeMap<String, BTreeMap<String, u8>>>,
    #[serde(skip_serializing_if = "is_no")]
    pawns: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "is_no")]
    control: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "is_no")]
    targets: BTreeMap<String, u16>,
    #[serde(skip_serializing_if = "is_no")]
    moved: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "is_no")]
    spread: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crustaceans: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fishes: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cephalopods: Option<AnimalText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reptiles: Option<AnimalText>,
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
    #[serde(skip_serializing_if = "is_no")]
    scores: bool,
    #[serde(skip_serializing_if = "is_no")]
    tokens: bool,
}

#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AnimalText {
    #[serde(skip_serializing_if = "is_no")]
    points: i16,
    #[serde(skip_serializing_if = "is_no")]
    eliminated: u8,
    #[serde(skip_serializing_if = "is_no")]
    regression: u8,
    #[serde(skip_serializing_if = "is_no")]
    retrieved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pawns: Option<u8>,
    #[serde(skip_serializing_if = "is_no")]
    grown: u8,
    #[serde(skip_serializing_if = "is_no")]
    tokens: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    held: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    traits: Vec<String>,
    #[serde(skip_serializing_if = "is_no")]
    copies: Vec<String>,
    /// The traits to choose from; there is such a list only while the animal chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<Vec<String>>,
}

fn is_no<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Position {
    /// The animals by their words.
    fn animals(&self) -> [(&'static str, &Option<AnimalText>); 4] {
        [("crustaceans", &self.crustaceans), ("fishes", &self.fishes), ("cephalopods", &self.cephalopods), ("reptiles", &self.reptiles)]
    }
}

impl Kept for Marine {
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

impl Marine {
    fn lexicon(&self) -> Lexicon<'_> {
        let sides: Vec<_> = self.all_sides().map(|side| self.animal_word(side)).collect();
        Lexicon::of(self, move |thing, number| Self::thing_word(self.cards(), &sides, thing, number))
    }
}
