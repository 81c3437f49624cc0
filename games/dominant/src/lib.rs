//! **Dominant Species** (Chad Jensen, GMT 2010) for two to six players.
//!
//! **Decides:** the rules, after the printed board and cards and what several sources agree on; where these are silent, the rulings D1 to D29;
//! what groups play differently as options ([`options::ROWS`]). `§` and D are sections and rulings of `RULES.md`.
//!
//! **Does not decide:** what any card does: the 26 Dominance cards and the Survival card are Lua files in `scripts/dominant`, and no rule asks
//! for one by name.
//!
//! Where to look. Ground: `board.rs` the earth, `display.rs` the spaces, `element.rs`, `terrain.rs`, `state.rs` what lies on the table,
//! `event.rs`, `action.rs`, `schema.rs` what a card may contain and call. Rules: `step.rs` lists all steps, each with the module of its
//! room; `rules/` has the chapters: setup, planning, execution, actions with one file per row of the display, reset with Extinction,
//! Survival, Reseed and the end; `dominance.rs`, `points.rs`, `species.rs`, `elements.rs` what they have in common. Cards: `cards/`. What
//! people see: `labels.rs`, `prompts.rs`, `log.rs`, `breakdown.rs`, `scene.rs`, `looks.rs`. Kept and checked: `notation.rs`,
//! `soundness.rs`, `ledgers.rs`.

pub mod about;
pub mod action;
pub mod board;
mod breakdown;
mod cards;
pub mod display;
mod dominant;
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
mod notation;
pub mod options;
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

pub use dominant::{Dominant, bonus};
pub use element::ELEMENT_WORDS;
pub use event::Event;
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
        id: "dominant",
        version: env!("CARGO_PKG_VERSION"),
        seats: 2..=6,
        name: texts::game(),
        summary: texts::summary(),
        options: options::ROWS,
        presets: options::PRESETS,
        look: Look::of("mammoth", Tint::Brown),
        minutes: 120..=240,
    },
    texts: texts::FILES,
    shipped: &[Shipped { files: CARDS, option: None }, Shipped { files: SURVIVAL, option: None }],
    schema: &schema::SCHEMA,
    starters: STARTERS,
    lessons: LESSONS,
    values: evaluate::VALUES,
    maker: "",
    positions: include_str!("../POSITIONS.md"),
    ruleset: ruleset::<Dominant>,
    wild: clade_script::wild_mod::<Dominant>,
};

/// One set-up with its mods: facts, texts and checked cards.
pub type DominantRules = CardRules<Dominant>;

/// The rules of a set-up with the shipped cards and these mods.
///
/// # Errors
/// A [`SetupError`] that says what is wrong with the set-up or with a card.
pub fn rules(setup: &Setup, mods: &[ModFolder]) -> Result<DominantRules, SetupError> {
    DominantRules::load(setup, &MODULE.with_shipped(setup, mods)?, texts::FILES)
}
