//! **Dominant Species: Marine** (Chad Jensen, GMT 2021) for two to four players.
//!
//! **Decides:** the rules, after the Russian rulebook (the GMT line) or, by an option, after the Polish one (Phalanx 2023); where both are
//! silent, the rulings M1 to M53; what groups play differently as options ([`options::ROWS`]). `§` and M are sections and rulings of `RULES.md`.
//!
//! **Does not decide:** what any card does: the 35 evolution cards and 18 traits are Lua files in `scripts/marine`, and no rule asks for
//! one by name.
//!
//! Where to look. Ground: `board.rs` the grid, `display.rs` the spaces, `element.rs`, `state.rs` what lies on the table, `event.rs`,
//! `action.rs`, `schema.rs` what a card may contain and call. Rules: `step.rs` lists all steps, each with the module of its room;
//! `rules/` has the chapters: setup, turn (placing pawns, Retrieve, the end of a turn), actions with one file per section of the display,
//! events with Extinction, Survival, Reseed and the end. Cards: `cards/`. What people see: `labels.rs`, `prompts.rs`, `log.rs`,
//! `breakdown.rs`, `scene.rs`, `looks.rs`, `plan.rs`. Kept and checked: `notation.rs`, `soundness.rs`, `ledgers.rs`.

pub mod about;
pub mod action;
pub mod board;
mod breakdown;
mod cards;
pub mod display;
mod ecology;
pub mod element;
mod evaluate;
pub mod event;
mod game;
mod hidden;
mod labels;
mod ledgers;
mod log;
mod looks;
mod marine;
mod notation;
pub mod options;
pub mod plan;
mod players;
mod prelude;
mod prompts;
mod rules;
mod run;
mod scene;
pub mod schema;
mod soundness;
mod staging;
pub mod state;
mod step;
pub mod terrain;
pub mod texts;

pub use element::ELEMENT_WORDS;
pub use event::Event;
pub use marine::Marine;
pub use rules::animals;
pub use state::State;

use clade_engine::scene::{Look, Tint};
use clade_engine::{About, Setup, SetupError};
use clade_script::{CardModule, CardRules, ModFolder, Shipped, ruleset};

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));
include!(concat!(env!("OUT_DIR"), "/starters.rs"));
include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The game, for the list of a program.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "marine",
        version: env!("CARGO_PKG_VERSION"),
        seats: 2..=4,
        name: texts::game(),
        summary: texts::summary(),
        options: options::ROWS,
        presets: options::PRESETS,
        look: Look::of("sea-turtle", Tint::Blue),
        minutes: 90..=150,
    },
    texts: texts::FILES,
    shipped: &[
        Shipped { files: EVOLUTION, option: None },
        Shipped { files: TRAITS, option: None },
        Shipped { files: SURVIVAL, option: None },
    ],
    schema: &schema::SCHEMA,
    starters: STARTERS,
    lessons: LESSONS,
    values: evaluate::VALUES,
    maker: "",
    positions: include_str!("../POSITIONS.md"),
    ruleset: ruleset::<Marine>,
    wild: clade_script::wild_mod::<Marine>,
};

/// One set-up with its mods: facts, texts and checked cards.
pub type MarineRules = CardRules<Marine>;

/// The rules of a set-up with the shipped cards and these mods.
///
/// # Errors
/// A [`SetupError`] that says what is wrong with the set-up or with a card.
pub fn rules(setup: &Setup, mods: &[ModFolder]) -> Result<MarineRules, SetupError> {
    MarineRules::load(setup, &MODULE.with_shipped(setup, mods)?, texts::FILES)
}
