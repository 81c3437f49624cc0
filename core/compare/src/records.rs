//! Saved games of the games that stand out.

use crate::asked::{Arm, Asked};
use crate::play::{PlayError, TOO_LONG, bots, seed_of};
use clade_bots::Patience;
use clade_engine::ecology::Ecological;
use clade_engine::{Actor, Ruleset, Setup, Tools, Turn};
use clade_table::{Header, Table, TableError};

/// A saved game.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Its record, as text.
    pub record: String,
    /// How many answers were given before the round began that was asked for.
    pub step: Option<usize>,
}

/// Why a game was not saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// It cannot be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The table refuses.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Plays a game of an arm once more, as it was played, and keeps it.
///
/// # Errors
/// [`SaveError`].
pub fn saved(asked: &Asked, arm: &Arm, rules: &dyn Ruleset, game: u64, round: Option<u16>) -> Result<Saved, SaveError> {
    let seed = seed_of(asked, arm, game);
    let hash = rules.hash();
    let setup = Setup { seats: arm.setup.seats, options: arm.setup.options.clone() };
    let mut header = Header::new(&arm.game, &arm.version, hash, setup, seed);
    header.players = (0..arm.players.len()).map(|seat| arm.player(game, seat).to_owned()).collect();
    header.mods.clone_from(&arm.mods);
    let mut table = Table::new(rules.open(Tools::default()).map_err(PlayError::from)?, header);
    let (mut bots, mut patience, mut step) = (bots(arm, game, seed), Patience::default(), None);
    let (face, at) = table.parts();
    face.measure(at, true).map_err(PlayError::from)?;
    let (mut answers, mut notes) = (0, Vec::new());
    loop {
        // A round is noted in the answer that begins it.
        let begun = table.steps();
        let (face, at) = table.parts();
        notes.clear();
        face.notes(at, &mut notes).map_err(PlayError::from)?;
        let is_there = notes.iter().any(|note| matches!(note, Ecological::Round(n) if Some(*n) == round));
        step = step.or(is_there.then_some(begun));
        if answers == TOO_LONG {
            break;
        }
        answers += 1;
        match table.turn() {
            Turn { actor: Actor::Over, .. } => break,
            Turn { actor: Actor::Chance, .. } => table.chance()?,
            Turn { count: 0, .. } => return Err(PlayError::DeadEnd { game: arm.game.clone(), seed }.into()),
            Turn { count: 1, .. } => table.play(0)?,
            Turn { actor: Actor::Seat(seat), .. } => {
                let goes_on = table.actors().next_back() == Some(Actor::Seat(seat));
                let (face, at) = table.parts();
                let index = patience.choose(&mut *bots[usize::from(seat.0)], face, at, goes_on);
                table.play(index)?;
            }
        }
    }
    Ok(Saved { record: table.record().write(), step })
}
