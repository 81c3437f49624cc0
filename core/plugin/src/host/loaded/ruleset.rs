//! A ruleset behind the door.

use super::Far;
use super::face::LoadedFace;
use crate::abi::{Status, tool};
use crate::host::call::{Call, Failed};
use crate::host::tools;
use crate::question::OfRuleset;
use crate::wire::{self, Facts, Files, Made};
use clade_engine::{CardText, Face, FileFault, ModStamp, Msg, Printed, Ruleset, Setup, SetupError, Tools};
use std::sync::Arc;

pub(super) struct LoadedRuleset {
    side: Arc<Far>,
    /// What the other side calls it.
    ruleset: u64,
    made: Made,
}

/// Why a ruleset cannot be made or opened.
fn refused(side: &Far, call: Call, failed: &Failed) -> SetupError {
    let told = if failed.status == Status::Setup { wire::value(&failed.told) } else { None };
    told.unwrap_or_else(|| SetupError::Cards(side.broken(call, failed)))
}

impl LoadedRuleset {
    pub(super) fn make(side: Arc<Far>, setup: &Setup, mods: &[Files]) -> Result<Self, SetupError> {
        let mut given = wire::bytes(setup);
        let call = Call::RulesetNew(given.len() as u32);
        given.extend(wire::bytes(mods));
        let reply = side.call(call, &given).map_err(|failed| refused(&side, call, &failed))?;
        let made: Option<Made> = wire::value(&reply.bytes).filter(|_| reply.numbers[0] != 0);
        let made = made.ok_or_else(|| SetupError::Cards(side.nonsense(call)))?;
        Ok(Self { side, ruleset: reply.numbers[0], made })
    }

    fn ask(&self, what: OfRuleset, given: &[u8]) -> Option<Vec<u8>> {
        Some(self.side.call(Call::RulesetAsk(self.ruleset, what), given).ok()?.bytes)
    }

    fn opened(&self, lent: Tools, as_hash: Option<u64>) -> Result<Box<dyn Face>, SetupError> {
        let flags = tools::flags(&lent) | as_hash.map_or(0, |_| tool::AS_HASH);
        let call = Call::Open { ruleset: self.ruleset, flags, as_hash: as_hash.unwrap_or_default() };
        tools::lend(lent);
        let reply = self.side.call(call, &[]).map_err(|failed| refused(&self.side, call, &failed))?;
        let facts: Option<Facts> = wire::value(&reply.bytes).filter(|facts: &Facts| reply.numbers[0] != 0 && facts.sides.len() <= 8);
        let facts = facts.ok_or_else(|| SetupError::Cards(self.side.nonsense(call)))?;
        Ok(Box::new(LoadedFace::new(self.side.clone(), reply.numbers[0], facts, lent)))
    }
}

impl Drop for LoadedRuleset {
    fn drop(&mut self) {
        _ = self.side.call(Call::RulesetFree(self.ruleset), &[]);
    }
}

impl Ruleset for LoadedRuleset {
    fn hash(&self) -> u64 {
        self.made.hash
    }

    fn texts(&self, language: &str) -> String {
        self.ask(OfRuleset::Texts, language.as_bytes()).and_then(|texts| String::from_utf8(texts).ok()).unwrap_or_default()
    }

    fn mods(&self) -> Vec<ModStamp> {
        self.made.mods.clone()
    }

    fn warnings(&self) -> Vec<Msg> {
        self.made.warnings.clone()
    }

    fn odd(&self) -> Vec<FileFault> {
        self.made.odd.clone()
    }

    fn cards(&self) -> Vec<CardText> {
        self.ask(OfRuleset::Cards, &[]).and_then(|bytes| wire::value(&bytes)).unwrap_or_default()
    }

    fn printed(&self) -> Vec<Printed> {
        self.ask(OfRuleset::Printed, &[]).and_then(|bytes| wire::value(&bytes)).unwrap_or_default()
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.opened(tools, None)
    }

    fn open_as(&self, hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.opened(tools, Some(hash))
    }
}
