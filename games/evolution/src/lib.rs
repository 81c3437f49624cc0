//! **Evolution** (Dmitry Knorre and Sergey Machin, RightGames) with Time to Fly, Continents and the 18 cards of the gift set, for
//! two to eight players.
//!
//! **Decides:** the rules, after the Russian rulebook of the gift set; where it is silent, the rulings A1–A61, those about which groups
//! differ as options ([`options::ROWS`]). `§` and the rulings are sections of `RULES.md`.
//!
//! **Does not decide:** what any trait does: the 41 traits are Lua files in `scripts/evolution`, and no rule asks for one by name.
//!
//! Where to look: `things.rs`, `marks.rs`, `pieces.rs` and `state.rs` say what there is on the table, `step.rs` what is pending and where
//! its room is: who is asked, what may be answered, what an answer does. `phases/` has one file a phase in the rulebook's order. The rules
//! that several phases use: `placing.rs` where a trait may be laid, `animals.rs` what lies on an animal and what follows from it,
//! `duplicates.rs` equal traits, `spent.rs` what an animal has used, `food.rs` tokens and stores, `food/pairs.rs` pair cards, `prey.rs`,
//! `attack.rs`, `reactions.rs`, `feast.rs` and `ambush.rs` the hunt, `deaths.rs`, `migration.rs`. `effects.rs` lets traits act, `run.rs`
//! works the agenda off; `schema.rs` is the table of what a card may contain and call, `verbs.rs` and `queries.rs` what the calls do.

pub mod action;
mod ambush;
mod animals;
mod attack;
mod audit;
mod because;
mod book;
mod catalogue;
mod cycle;
mod deaths;
mod deck;
mod duplicates;
pub mod ecology;
mod effects;
mod evaluate;
pub mod event;
mod evolution;
mod feast;
mod food;
mod forged;
mod game;
mod hidden;
mod idle;
mod looks;
pub mod marks;
mod migration;
mod nodes;
mod offers;
pub mod options;
mod phases;
pub mod pieces;
mod placing;
mod position;
mod prelude;
mod prey;
mod queries;
mod reactions;
mod run;
mod scene;
pub mod schema;
mod sparse;
mod spent;
mod staging;
pub mod state;
mod step;
pub mod texts;
pub mod things;
mod told;
mod verbs;
mod wording;
mod words;

pub use event::Event;
pub use evolution::Evolution;
pub use state::State;

use clade_engine::scene::{Look, Tint};
use clade_engine::{About, Setup, SetupError};
use clade_script::{CardModule, CardRules, ModFolder, Shipped, ruleset};

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The game, for the list of a program. Its sets are mods like any other: the base is always in, the others by an option.
pub static MODULE: CardModule = CardModule {
    about: || About {
        id: "evolution",
        version: env!("CARGO_PKG_VERSION"),
        seats: 2..=8,
        name: texts::game(),
        summary: texts::summary(),
        options: options::ROWS,
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
