//! **Primordial Soup** (Ursuppe, Doris Matthäus and Frank Nestel 1997) for two to four players.
//!
//! **Decides:** the rules, as in `RULES.md`: by default the designers' latest text; every place where editions differ is
//! an option ([`options::ROWS`]) with a documented default. `§4.3` in a comment is a section of `RULES.md`, `G17` a gene of §3.3, `S5` a
//! switch of §4.11; the README says which file has which chapter.
//!
//! **Does not decide:** what any card does: the twenty genes and the environment deck are Lua files in `scripts/soup`, and no rule asks for one
//! by name.
//!
//! Where to look. Ground: `map.rs`, `things.rs`, `phase.rs`, `environment.rs`, `pieces.rs`, `state.rs` what lies on the table, `event.rs`,
//! `action.rs`, `schema.rs` what a card may contain and call. Rules: `step.rs` lists all steps, each with the module of its room;
//! `rules/` has one file per phase, in the rulebook's order, and what several phases share. Genes: `cards/`. What people see: `labels.rs`,
//! `prompts.rs`, `log.rs`, `breakdown.rs`, `scene.rs`, `looks.rs`. Kept and checked: `notation.rs`, `soundness.rs`, `ledgers.rs`.

pub mod action;
mod breakdown;
mod cards;
pub mod ecology;
mod environment;
mod evaluate;
pub mod event;
mod game;
mod labels;
mod ledgers;
mod log;
mod looks;
pub mod map;
mod meals;
mod nodes;
mod notation;
pub mod options;
pub mod phase;
mod pieces;
mod prelude;
mod prompts;
mod rulebook;
mod rules;
mod run;
mod scene;
pub mod schema;
mod soundness;
mod soup;
mod staging;
pub mod state;
pub mod step;
pub mod texts;
pub mod things;

pub use cards::genes;
pub use environment::{Environment, EnvironmentCard};
pub use event::Event;
pub use rules::two;
pub use soup::Soup;
pub use state::State;

use clade_engine::scene::{Look, Tint};
use clade_engine::{About, Setup, SetupError};
use clade_script::{CardModule, CardRules, ModFolder, Shipped, ruleset};

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));
include!(concat!(env!("OUT_DIR"), "/starters.rs"));
include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The game, for the list of a program. The shipped genes are a mod like any other, and so is the environment deck.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "soup",
        version: env!("CARGO_PKG_VERSION"),
        seats: 2..=4,
        name: texts::game(),
        summary: texts::summary(),
        options: options::ROWS,
        presets: options::PRESETS,
        look: Look::of("gooey-molecule", Tint::Teal),
        minutes: 90..=120,
    },
    texts: texts::FILES,
    shipped: &[Shipped { files: GENES, option: None }, Shipped { files: ENVIRONMENT, option: None }],
    schema: &schema::SCHEMA,
    starters: STARTERS,
    lessons: LESSONS,
    values: evaluate::VALUES,
    maker: include_str!("../../../scripts/makers/soup.toml"),
    positions: include_str!("../POSITIONS.md"),
    ruleset: ruleset::<Soup>,
    wild: clade_script::wild_mod::<Soup>,
};

/// One set-up with its mods: facts, texts and checked cards.
pub type SoupRules = CardRules<Soup>;

/// The rules of a set-up with the shipped genes and these mods.
///
/// # Errors
/// A [`SetupError`] that says what is wrong with the set-up or with a card.
pub fn rules(setup: &Setup, mods: &[ModFolder]) -> Result<SoupRules, SetupError> {
    SoupRules::load(setup, &MODULE.with_shipped(setup, mods)?, texts::FILES)
}
