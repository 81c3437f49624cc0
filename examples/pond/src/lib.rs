//! **Pond**: a toy game to copy. Hidden hands, an undrawn deck, a secret choice made by all at once, an answer forced by a hidden
//! hand, an order of triggers, and four cards that are scripts: one asks another seat, one plays a card, one rolls, one lets
//! its owner pick several things.
//!
//! `rules.rs` is what happens, `game.rs` what is asked, hidden and shown, `schema.rs` what scripts may call, `cards.rs` what that does, `texts.rs` the messages,
//! `position.rs` how a table is written in words, `ecology.rs` what happens to food and who lives.
//! This file decides how a program finds the game and of what files it is made.

mod cards;
mod ecology;
mod game;
mod position;
mod rules;
mod schema;
mod texts;

use clade_engine::About;
use clade_engine::scene::{Look, Tint};
use clade_script::{CardModule, Shipped, ruleset};
pub use rules::{Event, Pond, State, Step};
pub use schema::{KINDS, SCHEMA};
pub use texts::ALL as MESSAGES;

/// The Fluent files: en, ru, pl.
pub const TEXTS: [(&str, &str); 3] =
    [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))];

/// The shipped cards: a mod like any other.
const CARDS: &[(&str, &str)] = &[
    ("mod.toml", include_str!("../cards/mod.toml")),
    ("beg.lua", include_str!("../cards/beg.lua")),
    ("echo.lua", include_str!("../cards/echo.lua")),
    ("storm.lua", include_str!("../cards/storm.lua")),
    ("tide.lua", include_str!("../cards/tide.lua")),
];

/// The game, for the list of a program.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "pond",
        version: "1",
        seats: 2..=4,
        name: texts::name(),
        summary: texts::summary(),
        options: &[],
        look: Look::of("lily-pads", Tint::Teal),
        minutes: 5..=15,
    },
    texts: TEXTS,
    shipped: &[Shipped { files: CARDS, option: None }],
    ruleset: ruleset::<rules::Pond>,
    wild: clade_script::wild_mod::<rules::Pond>,
};
