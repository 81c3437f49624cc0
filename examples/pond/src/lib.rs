//! **Pond**: a toy game to copy. Hidden hands, an undrawn bag, a secret choice made by all at once, an answer forced by a hidden
//! hand, an order of triggers, and three cards that are scripts: one asks another seat, one plays a card, one rolls.
//!
//! `rules.rs` holds the rules, `cards.rs` what cards may call, `texts.rs` the messages, `cards/` the Lua files, `texts/` the words.

mod cards;
mod rules;
mod texts;

pub use cards::SCHEMA;
pub use rules::{Action, Event, Pond, State, Step};
pub use texts::ALL as MESSAGES;

use clade_engine::{About, Face, Hosted, Module, Ruleset, Setup, SetupError, Tools, hash};
use clade_script::{Cards, Limits, ModFolder, Vm};
use std::sync::Arc;

/// The shipped cards, as a mod like any other.
const SHIPPED: [(&str, &str); 4] = [
    ("mod.toml", include_str!("../cards/mod.toml")),
    ("beg.lua", include_str!("../cards/beg.lua")),
    ("echo.lua", include_str!("../cards/echo.lua")),
    ("storm.lua", include_str!("../cards/storm.lua")),
];

/// The Fluent files: en, ru, pl.
pub const TEXTS: [(&str, &str); 3] =
    [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))];

/// How a program finds the game.
#[derive(Debug)]
pub struct PondModule;

/// The game, for the list of a program.
pub static MODULE: PondModule = PondModule;

/// A set-up with its checked cards.
#[derive(Debug)]
pub struct PondRules {
    seats: u8,
    cards: Arc<Cards>,
}

impl Module for PondModule {
    fn about(&self) -> About {
        About { id: "pond", version: "1", seats: 2..=4, name: texts::name(), summary: texts::summary(), options: &[] }
    }

    fn texts(&self, language: &str) -> String {
        TEXTS.iter().find(|(l, _)| *l == language).unwrap_or(&TEXTS[0]).1.to_owned()
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        setup.check("pond", 2..=4, &[])?;
        if !mods.is_empty() {
            return Err(SetupError::Cards("pond has exactly three cards and takes no mods".to_owned()));
        }
        let shipped = ModFolder { files: SHIPPED.map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec() };
        let cards = Cards::load(&SCHEMA, &[shipped]).map_err(|e| SetupError::Cards(e.to_string()))?;
        Ok(Arc::new(PondRules { seats: setup.seats, cards }))
    }
}

impl PondRules {
    /// Opens the game itself, without the face; for tests.
    ///
    /// # Errors
    /// [`SetupError::Cards`] if the VM cannot be opened.
    pub fn open_game(&self, tools: Tools) -> Result<Pond, SetupError> {
        let limits = Limits { out_of_time: tools.out_of_time, ..Limits::STANDARD };
        let vm = Vm::open(&SCHEMA, self.cards.clone(), limits, tools.nanoseconds).map_err(SetupError::Cards)?;
        Ok(Pond { seats: self.seats, hash: self.hash(), vm })
    }
}

impl Ruleset for PondRules {
    fn hash(&self) -> u64 {
        hash::of(&(self.seats, self.cards.hash()))
    }

    fn texts(&self, language: &str) -> String {
        MODULE.texts(language) + &self.cards.texts(language)
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        Ok(Box::new(Hosted::new(self.open_game(tools)?, tools)))
    }
}
