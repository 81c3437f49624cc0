//! **Evolution** (Dmitry Knorre and Sergey Machin, RightGames) with Time to Fly, Continents and the 18 cards of the gift set, for
//! two to eight players.
//!
//! **Decides:** the rules, after the Russian rulebook of the gift set; where it is silent, the rulings A1–A61; where groups differ,
//! options ([`options::ROWS`]). `§` and the rulings are sections of `RULES.md`.
//!
//! **Does not decide:** what any trait does: the 41 traits are Lua files in `scripts/evolution`, and no rule asks for one by name.
//!
//! Where to look. Ground: `things.rs`, `marks.rs`, `pieces.rs`, `state.rs` what lies on the table, `event.rs`, `action.rs`, `schema.rs`
//! what a card may contain and call. Rules: `step.rs` lists all steps, each with the module of its room; `rules/` has one file per phase,
//! in the rulebook's order, and what several phases share: `placing.rs` where a trait may be laid, `animals.rs` what lies on an animal and
//! what follows from it, `duplicates.rs` equal traits, `spent.rs` what an animal has used, `food.rs` tokens and stores, `food/pairs.rs`
//! pair cards, `prey.rs`, `attack.rs`, `reactions.rs`, `feast.rs` and `ambush.rs` the hunt, `deaths.rs`, `migration.rs`, `effects.rs`,
//! which lets traits act. Cards: `cards/`. What people see: `labels.rs`, `prompts.rs`, `log.rs`, `breakdown.rs`, `scene.rs`, `looks.rs`.
//! Kept and checked: `notation.rs`, `soundness.rs`, `ledgers.rs`.

pub mod action;
mod breakdown;
mod cards;
pub mod ecology;
mod evaluate;
pub mod event;
mod evolution;
mod game;
mod hidden;
mod labels;
mod ledgers;
mod log;
mod looks;
pub mod marks;
mod nodes;
mod notation;
pub mod options;
pub mod pieces;
mod prelude;
mod prompts;
mod rulebook;
mod rules;
mod run;
mod scene;
pub mod schema;
mod soundness;
mod sparse;
mod staging;
pub mod state;
mod step;
pub mod texts;
pub mod things;

pub use event::Event;
pub use evolution::Evolution;
pub use state::State;

use clade_engine::scene::{Look, Tint};
use clade_engine::{About, Setup, SetupError};
use clade_script::{CardModule, CardRules, ModFolder, Shipped, ruleset};

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));
include!(concat!(env!("OUT_DIR"), "/starters.rs"));
include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The game, for the list of a program. Its sets are mods like any other: the base is always in, the others by an option.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "evolution",
        version: env!("CARGO_PKG_VERSION"),
        seats: 2..=8,
        name: texts::game(),
        summary: texts::summary(),
        options: options::ROWS,
        presets: options::PRESETS,
        look: Look::of("gecko", Tint::Green),
        minutes: 30..=60,
    },
    texts: texts::FILES,
    shipped: &[
        Shipped { files: BASE, option: None },
        Shipped { files: TIME_TO_FLY, option: Some("time-to-fly") },
        Shipped { files: CONTINENTS, option: Some("continents") },
        Shipped { files: GIFT, option: Some("gift") },
    ],
    schema: &schema::SCHEMA,
    starters: STARTERS,
    lessons: LESSONS,
    values: evaluate::VALUES,
    maker: include_str!("../../../scripts/makers/evolution.toml"),
    positions: include_str!("../POSITIONS.md"),
    ruleset: ruleset::<Evolution>,
    wild: clade_script::wild_mod::<Evolution>,
};

/// One set-up with its mods: facts, texts and checked cards.
pub type EvolutionRules = CardRules<Evolution>;

/// The rules of a set-up with the shipped sets that it chooses and these mods.
///
/// # Errors
/// A [`SetupError`] that says what is wrong with the set-up or with a card.
pub fn rules(setup: &Setup, mods: &[ModFolder]) -> Result<EvolutionRules, SetupError> {
    EvolutionRules::load(setup, &MODULE.with_shipped(setup, mods)?, texts::FILES)
}
