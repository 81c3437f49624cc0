//! A ruleset behind the door.

use super::Beyond;
use super::face::LoadedFace;
use crate::abi::{Status, tool};
use crate::host::call::{Call, Failed};
use crate::host::tools;
use crate::question::OfRuleset;
use crate::wire::{self, Facts, Files, Made};
use clade_engine::{CardText, Elsewhere, Face, FileFault, ModStamp, Msg, Printed, Ruleset, Setup, SetupError, Tools};
use std::sync::Arc;

pub(in crate::host) struct LoadedRuleset {
    side: Arc<Beyond>,
    /// What the other side calls it.
    ruleset: u64,
    made: Made,
    /// What it was made of: the set-up and, from this byte on, the mods.
    mods_at: u32,
    given: Vec<u8>,
}

/// Why a ruleset cannot be made or opened.
fn refused(side: &Beyond, call: Call, failed: &Failed) -> SetupError {
    let told = if failed.status == Status::Setup { wire::value(&failed.told) } else { None };
    told.unwrap_or_else(|| SetupError::Cards(side.broken(call, failed)))
}

impl LoadedRuleset {
    pub(in crate::host) fn make(side: &Beyond, setup: &Setup, mods: &[Files]) -> Result<Self, SetupError> {
        let mut given = wire::bytes(setup);
        let mods_at = given.len() as u32;
        given.extend(wire::bytes(mods));
        Self::again(side, mods_at, given)
    }

    /// Makes it on the other side, which may be one more process.
    pub(super) fn again(side: &Beyond, mods_at: u32, given: Vec<u8>) -> Result<Self, SetupError> {
        let call = Call::RulesetNew(mods_at);
        let side = Arc::new(side.anew().map_err(|failed| refused(side, call, &failed))?);
        let reply = side.call(call, &given).map_err(|failed| refused(&side, call, &failed))?;
        let made: Option<Made> = wire::value(&reply.bytes).filter(|_| reply.numbers[0] != 0);
        let made = made.ok_or_else(|| SetupError::Cards(side.nonsense(call)))?;
        Ok(Self { side, ruleset: reply.numbers[0], made, mods_at, given })
    }

    fn ask(&self, what: OfRuleset, given: &[u8]) -> Option<Vec<u8>> {
        Some(self.side.call(Call::RulesetAsk(self.ruleset, what), given).ok()?.bytes)
    }

    fn opened(&self, lent: Tools, as_hash: Option<u64>) -> Result<Box<dyn Face>, SetupError> {
        let flags = tools::flags(&lent) | as_hash.map_or(0, |_| tool::AS_HASH);
        // A face in a process of its own has its ruleset there, too.
        let own = if self.side.can_break_alone() { Some(Self::again(&self.side, self.mods_at, self.given.clone())?) } else { None };
        let (side, ruleset) = own.as_ref().map_or((self.side.clone(), self.ruleset), |own| (own.side.clone(), own.ruleset));
        let call = Call::Open { ruleset, flags, as_hash: as_hash.unwrap_or_default() };
        tools::lend(lent);
        let reply = side.call(call, &[]).map_err(|failed| refused(&side, call, &failed))?;
        let facts: Option<Facts> = wire::value(&reply.bytes).filter(|facts: &Facts| reply.numbers[0] != 0 && facts.sides.len() <= 8);
        let facts = facts.ok_or_else(|| SetupError::Cards(side.nonsense(call)))?;
        Ok(Box::new(LoadedFace::new(side, reply.numbers[0], facts, lent)))
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

    fn elsewhere(&self) -> Option<Result<Box<dyn Elsewhere>, SetupError>> {
        let begun = self.side.door.elsewhere(self.mods_at, &self.given)?;
        Some(begun.map_err(|failed| refused(&self.side, Call::RulesetNew(self.mods_at), &failed)))
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.opened(tools, None)
    }

    fn open_as(&self, hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.opened(tools, Some(hash))
    }
}
