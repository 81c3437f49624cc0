//! **Pond**: a toy game to copy. Hidden hands, an undrawn deck, a secret choice made by all at once, an answer forced by a hidden
//! hand, an order of triggers, and four cards that are scripts: one asks another seat, one plays a card, one rolls, one lets
//! its owner pick several things.
//!
//! Its files are those of every game. Ground: `schema.rs` what scripts may contain and call, `state.rs` what lies on the table, `event.rs`
//! what can happen. Rules: `step.rs` lists the steps, `rules/` has a room for each; `cards.rs` is what the calls of cards do.
//! Around them, one trait of the engine each: `game.rs`, `hidden.rs`, `shown.rs` with `scene.rs` and `ecology.rs`, `notation.rs` with `soundness.rs`, `ledgers.rs`.
//! `texts.rs` has the messages. This file decides how a program finds the game and of what files it is made.

mod cards;
mod ecology;
mod event;
mod game;
mod hidden;
mod ledgers;
mod notation;
mod pond;
mod rules;
mod scene;
mod schema;
mod shown;
mod soundness;
mod state;
mod step;
mod texts;

use clade_engine::About;
use clade_engine::scene::{Look, Tint};
use clade_script::{CardModule, Shipped, ruleset};
pub use event::Event;
pub use pond::Pond;
pub use rules::{
    dusk::Dusk,
    effects::{Play, Script},
    round::{Choose, Draw, Round, Turn},
};
pub use schema::{KINDS, SCHEMA};
pub use state::State;
pub use step::Step;
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
        name: texts::game(),
        summary: texts::summary(),
        options: &[],
        presets: &[],
        look: Look::of("lily-pads", Tint::Teal),
        minutes: 5..=15,
    },
    texts: TEXTS,
    shipped: &[Shipped { files: CARDS, option: None }],
    schema: &SCHEMA,
    starters: &[],
    lessons: &[],
    values: game::VALUES,
    maker: "",
    positions: "",
    ruleset: ruleset::<Pond>,
    wild: clade_script::wild_mod::<Pond>,
};
