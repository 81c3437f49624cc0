//! Laws about a whole game: its record replays, jumping and undoing reach the same tables, and a state written out as
//! a scenario reads back.

use super::law::{Breach, Law, Lawful, demand};
use super::walk::{Walk, allowed};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Handle, Setup, Tools};
use clade_table::{Header, Record, Table};

impl Walk<'_> {
    /// The answers of the usual game, kept as a record, lead to the same tables however they are reached.
    pub(super) fn of_the_record(&mut self, seed: u64, played: &[(Actor, u32)], end: Handle) -> Lawful {
        let wrong = |what: &str| Breach { law: Law::Replayed, detail: what.to_owned() };
        let open = || self.ruleset.open(Tools::default()).map_err(|error| wrong(&error.to_string()));
        let seats = self.observers.len() as u8 - 1;
        let header = Header::new("checked", "0", self.ruleset.hash(), Setup { seats, options: Default::default() }, seed);
        let mut table = Table::new(open()?, header);
        let mut hashes = Vec::new();
        for &(actor, index) in played {
            hashes.push(allowed(table.hash())?);
            let answered = match actor {
                Actor::Chance => {
                    let texts = allowed(table.face().texts(table.handle()))?;
                    table.chance_with(texts.lines().nth(index as usize).unwrap_or_default())
                }
                _ => table.play(index),
            };
            answered.map_err(|error| wrong(&error.to_string()))?;
        }
        let hash = allowed(self.usual.hash(end))?;
        self.demand(Law::Replayed, allowed(table.hash())? == hash, || "the record's table has come to another end".to_owned())?;
        let written = table.record().write();
        let record = Record::read(&written).map_err(|error| wrong(&error.to_string()))?;
        demand(Law::Replayed, record.write() == written, || "a record that is written, read and written differs".to_owned())?;
        let again = Table::replay(open()?, &record).map_err(|error| wrong(&error.to_string()))?;
        self.demand(Law::Replayed, allowed(again.hash())? == hash, || "the record replays to another end".to_owned())?;
        for jump in 0..hashes.len().min(16) {
            let step = (jump * 7919 + seed as usize) % hashes.len();
            let there = table.jump(step).map_err(|error| wrong(&error.to_string()))?;
            let found = allowed(table.face().hash(there))?;
            self.demand(Law::Replayed, found == hashes[step], || format!("jumping to action {step} meets another table"))?;
        }
        Ok(())
    }

    /// A state written out in the game's own words reads back equal. A game without positions is left alone.
    pub(super) fn of_the_position(&mut self, at: Handle) -> Lawful {
        let written = match self.face.position(at) {
            Ok(written) => written,
            Err(FaceError::Misplaced(_)) => return Ok(()),
            Err(error) => return allowed(Err(error)),
        };
        let placed = self.face.place(&written);
        let detail = |what: &dyn std::fmt::Display| format!("the position reads back otherwise: {what}");
        match placed {
            Ok(placed) => {
                let same = allowed(self.face.is_like(at, &*self.face, placed))?;
                self.face.free(placed);
                self.demand(Law::Scenario, same, || detail(&"another state"))
            }
            Err(misplaced) => self.demand(Law::Scenario, false, || detail(&misplaced)),
        }
    }
}
