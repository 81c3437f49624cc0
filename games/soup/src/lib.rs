//! **Primordial Soup** (Ursuppe, Doris Matthäus and Frank Nestel 1997) for three and four players.
//!
//! **Decides:** the rules, after the fact sheet's reading of the designers' latest text; every place where editions differ is
//! an option ([`options::ROWS`]) with a documented default; the README maps rulebook words to files and lists the rulings.
//!
//! **Does not decide:** what any gene does: the twenty genes are Lua files in `scripts/soup`, and no Rust knows one by name.
//!
//! Where to look: `phases/` has one file a phase in the rulebook's order; `soup.rs` works the agenda off; `game.rs` lists and
//! takes answers; `genes.rs` is the table of what a card may contain and call, `verbs.rs` what the calls do.

pub mod action;
mod diet;
mod environment;
mod evaluate;
pub mod event;
mod forged;
mod game;
pub mod genes;
pub mod map;
pub mod options;
mod phases;
mod scene;
mod soup;
pub mod state;
pub mod texts;
mod verbs;
mod words;

pub use environment::Environment;
pub use event::Event;
pub use soup::Soup;
pub use state::State;

use clade_engine::{About, CardText, Face, Hosted, Module, Ruleset, Setup, SetupError, Tools, hash};
use clade_script::{Cards, Limits, ModFolder, Vm};
use genes::{Gene, SCHEMA};
use options::{Options, ROWS};
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// How a program finds the game.
#[derive(Debug)]
pub struct SoupModule;

/// The game, for the list of a program.
pub static MODULE: SoupModule = SoupModule;

/// The number of players.
const SEATS: std::ops::RangeInclusive<u8> = 3..=4;

/// One set-up with its mods: facts, texts and checked cards.
#[derive(Debug)]
pub struct SoupRules {
    setup: Setup,
    options: Options,
    environment: Vec<Environment>,
    cards: Arc<Cards>,
    hash: u64,
}

/// The shipped mod as files.
pub fn shipped() -> ModFolder {
    ModFolder { files: SHIPPED.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect() }
}

impl SoupModule {
    /// The rules of a set-up. A mod with the shipped mod's id takes its place: a folder on disk wins.
    ///
    /// # Errors
    /// A [`SetupError`] that says what is wrong with the set-up or with a card.
    pub fn rules(&self, setup: &Setup, mods: &[ModFolder]) -> Result<SoupRules, SetupError> {
        setup.check("soup", SEATS, ROWS)?;
        let wrong = |error: &dyn std::fmt::Display| SetupError::Cards(error.to_string());
        let replaced = mods.iter().any(|folder| folder.file("environment.toml").is_some());
        let mut all: Vec<ModFolder> = if replaced { Vec::new() } else { vec![shipped()] };
        all.extend(mods.iter().cloned());
        let cards = Cards::load(&SCHEMA, &all).map_err(|e| wrong(&e))?;
        for card in cards.iter() {
            let (mutation, pays) = (card.int("mutation", 0), card.int("pays", card.int("mutation", 0)));
            if pays < mutation {
                let line = card.line_of("pays");
                return Err(wrong(&format!(
                    "{}:{line}: pays: {pays} is less than its {mutation} mutation points: a defect could not be covered",
                    card.file
                )));
            }
        }
        let deck = all.iter().find_map(|folder| folder.file("environment.toml")).unwrap_or_default();
        let environment = environment::read(deck).map_err(|e| wrong(&e))?;
        let hash = hash::of(&(env!("CARGO_PKG_VERSION"), setup, deck, cards.hash()));
        Ok(SoupRules { setup: setup.clone(), options: Options::read(setup), environment, cards, hash })
    }
}

impl Module for SoupModule {
    fn about(&self) -> About {
        About {
            id: "soup",
            version: env!("CARGO_PKG_VERSION"),
            seats: SEATS,
            name: texts::game(),
            summary: texts::summary(),
            options: ROWS,
        }
    }

    fn texts(&self, language: &str) -> String {
        texts::FILES.iter().find(|(l, _)| *l == language).unwrap_or(&texts::FILES[0]).1.to_owned()
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        let mods: Vec<ModFolder> = mods.iter().map(|files| ModFolder { files: files.clone() }).collect();
        Ok(Arc::new(self.rules(setup, &mods)?))
    }
}

impl SoupRules {
    /// Opens the game itself, without the face; for tests.
    ///
    /// # Errors
    /// [`SetupError::Cards`] if the VM cannot be opened.
    pub fn open_game(&self, tools: Tools) -> Result<Soup, SetupError> {
        let limits = Limits { out_of_time: tools.out_of_time, ..Limits::STANDARD };
        let vm = Vm::open(&SCHEMA, self.cards.clone(), limits, tools.nanoseconds).map_err(SetupError::Cards)?;
        Ok(Soup {
            seats: self.setup.seats,
            hash: self.hash,
            options: self.options,
            genes: self.cards.iter().map(|card| Gene::read(card, self.setup.seats)).collect(),
            environment: self.environment.clone(),
            ignoring: genes::ignoring(&self.cards),
            vm,
            diets: Default::default(),
            spare: Default::default(),
        })
    }

    /// The checked cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }
}

impl Ruleset for SoupRules {
    fn hash(&self) -> u64 {
        self.hash
    }

    fn texts(&self, language: &str) -> String {
        MODULE.texts(language) + &self.cards.texts(language)
    }

    fn cards(&self) -> Vec<CardText> {
        let read = |(kind, card): (u8, &clade_script::Card)| {
            let gene = Gene::read(card, self.setup.seats);
            let mut facts = vec![texts::fact_price(gene.price), texts::fact_mutation(gene.mutation)];
            facts.extend((i16::from(gene.pays) != gene.mutation).then(|| texts::fact_pays(gene.pays)));
            facts.extend((gene.scores != 1).then(|| texts::fact_scores(gene.scores)));
            facts.push(texts::fact_copies(gene.copies, self.setup.seats));
            facts.extend(gene.gives_up.map(|given| texts::fact_gives_up(self.cards.get(given).name())));
            let doubt = card.word("source").filter(|source| *source != "rulebook").map(texts::source_name);
            CardText { id: self.cards.word(kind).to_owned(), name: card.name(), text: card.text(), facts, doubt }
        };
        (0u8..).zip(self.cards.iter()).map(read).collect()
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        Ok(Box::new(Hosted::new(self.open_game(tools)?, tools)))
    }
}
