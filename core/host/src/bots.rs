//! Bots at a running table.

use crate::error::{Error, Word};
use crate::random::bot_seed;
use clade_bots::{Bot, NAMES, Patience};
use clade_engine::{Actor, Seat};
use clade_table::Table;

/// What the bot of this name answers for the seat that is asked: the index of a legal action. A new bot is made each time, so
/// that its answer follows from the table alone, even after undo and load. Only a game that goes on and on needs `patience`.
///
/// # Errors
/// [`Error::Unknown`] if there is no such bot.
pub fn bot_answer(table: &mut Table, seat: Seat, name: &str, patience: &mut Patience) -> Result<u32, Error> {
    let mut bot = bot(name, bot_seed(table.header().seed, seat, table.steps()))?;
    if table.turn().count < 2 {
        return Ok(0);
    }
    let (face, at) = table.parts();
    Ok(patience.choose(&mut *bot, face, at))
}

/// What a bot would answer for the person who is asked: the index of a legal action. `None` if nobody is asked.
///
/// # Errors
/// [`Error::Unknown`] if this build has no such bot.
pub fn advice(table: &mut Table) -> Result<Option<u32>, Error> {
    let turn = table.turn();
    if !matches!(turn.actor, Actor::Seat(_)) || turn.count == 0 {
        return Ok(None);
    }
    let mut adviser = bot(clade_bots::USUAL, table.header().seed)?;
    let (face, at) = table.parts();
    Ok(Some(adviser.choose(face, at)))
}

fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot>, Error> {
    clade_bots::bot(name, seed).map_err(|unknown| Error::Unknown { kind: Word::Bot, word: unknown.name, valid: NAMES.to_vec() })
}
