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
    /// How many answers were given before the feeding of the round that was asked for, or before a round without one.
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
    let (mut bots, mut patience, mut sought) = (bots(arm, game, seed), Patience::default(), Sought::of(round));
    let (face, at) = table.parts();
    face.measure(at, true).map_err(PlayError::from)?;
    let (mut answers, mut notes) = (0, Vec::new());
    loop {
        // A round or a feeding is noted in the answer that begins it.
        let begun = table.steps();
        let (face, at) = table.parts();
        notes.clear();
        face.notes(at, &mut notes).map_err(PlayError::from)?;
        notes.iter().for_each(|note| sought.note(note, begun));
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
    Ok(Saved { record: table.record().write(), step: sought.feeding.or(sought.beginning) })
}

/// Where in a game a round is found.
struct Sought {
    round: Option<u16>,
    /// Whether the last round that was noted is the one.
    is_there: bool,
    beginning: Option<usize>,
    feeding: Option<usize>,
}

impl Sought {
    fn of(round: Option<u16>) -> Self {
        Self { round, is_there: false, beginning: None, feeding: None }
    }

    /// Something is noted after so many answers.
    fn note(&mut self, note: &Ecological, step: usize) {
        match *note {
            Ecological::Round(n) => {
                self.is_there = Some(n) == self.round;
                self.beginning = self.beginning.or(self.is_there.then_some(step));
            }
            Ecological::Need { .. } if self.is_there => self.feeding = self.feeding.or(Some(step)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Side;

    #[test]
    fn a_round_opens_where_its_feeding_begins() {
        let need = Ecological::Need { side: Side(0), heads: 1, need: 1, hand: 1 };
        let notes = [(Ecological::Round(1), 0), (need, 3), (Ecological::Round(2), 5), (need, 8), (need, 9), (Ecological::Round(3), 12)];
        let found = |round| {
            let mut sought = Sought::of(round);
            notes.iter().for_each(|(note, step)| sought.note(note, *step));
            sought.feeding.or(sought.beginning)
        };
        assert_eq!(
            [Some(1), Some(2), Some(3), Some(4), None].map(found),
            [Some(3), Some(8), Some(12), None, None],
            "the third has no feeding"
        );
    }
}
