//! A library that fails on demand: Pond with a fault, which the set-up chooses. For tests of what a program survives.

mod face;
mod fault;

use clade_engine::{About, CardText, Face, ModStamp, Module, Msg, OptionKind, OptionRow, Ruleset, Setup, SetupError, Tools};
use face::Faulty;
use fault::{Fault, KINDS};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The option that says how it fails, and the one that says in what.
const OPTIONS: &[OptionRow] = &[
    OptionRow { name: "fails-by", values: KINDS, help: "faulty-fails-by", kind: OptionKind::Experiment },
    OptionRow { name: "fails-in", values: fault::PLACES, help: "faulty-fails-in", kind: OptionKind::Experiment },
];

/// The game.
pub struct Game;

/// What is exported.
pub static MODULE: Game = Game;

/// Texts with those of this library; they are English everywhere.
fn with_own(texts: &str) -> String {
    let values = |all: &[&str]| -> String { all.iter().map(|value| format!("    .{value} = {value}\n")).collect() };
    let (by, within) = (values(fault::KINDS), values(fault::PLACES));
    format!(
        "{texts}\nfaulty-title = Faulty\nfaulty-fails-by = How it fails.\n    .title = Fails by\n{by}\
         faulty-fails-in = What it fails in.\n    .title = Fails in\n{within}"
    )
}

struct FaultyRules(Arc<dyn Ruleset>, Fault);

impl Module for Game {
    fn about(&self) -> About {
        About { id: "faulty", options: OPTIONS, name: Msg::new("faulty-title"), ..clade_pond::MODULE.about() }
    }

    fn texts(&self, language: &str) -> String {
        with_own(&clade_pond::MODULE.texts(language))
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        let fault = Fault::of(setup);
        fault.strikes("ruleset");
        let plain = Setup { seats: setup.seats, options: BTreeMap::new() };
        Ok(Arc::new(FaultyRules(clade_pond::MODULE.ruleset(&plain, mods)?, fault)))
    }
}

impl Ruleset for FaultyRules {
    fn hash(&self) -> u64 {
        self.1.strikes("hash-of-rules");
        self.0.hash()
    }

    fn texts(&self, language: &str) -> String {
        self.1.strikes("texts-of-rules");
        with_own(&self.0.texts(language))
    }

    fn mods(&self) -> Vec<ModStamp> {
        self.0.mods()
    }

    fn cards(&self) -> Vec<CardText> {
        self.0.cards()
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.1.strikes("open");
        Ok(Box::new(Faulty { face: self.0.open(tools)?, fault: self.1 }))
    }
}

impl Drop for FaultyRules {
    fn drop(&mut self) {
        self.1.strikes("drop-of-rules");
    }
}

clade_plugin::export_game!(MODULE);
