//! What would come of a table that is a little different: it is played on many times, as it is and the other way, with the same dice.

mod outcome;
mod ways;

pub use outcome::{Outcome, SeatOutcome};
pub use ways::{Opened, Unplaced, Ways};

use clade_bots::{Bot, Patience, bot};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle};
use clade_table::WordStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// More answers than any game has: a card may let a game go on for ever.
const TOO_LONG: u32 = 100_000;

/// A table that was played on to the end of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The result by seat, see [`Face::outcome`].
    pub outcome: Vec<(i64, i64)>,
    /// What the clock of the game showed, in laps if it has any, and the scores by side: once for each such time, and the end.
    pub curve: Vec<(u32, Vec<i64>)>,
}

/// Plays a table on with bots (by seat; what is no bot's name is played by the usual one). The same seed gives the same dice and the same
/// bots. Nothing if somebody stopped it, or it did not end. The table stays as it is.
///
/// # Errors
/// A [`FaceError`].
pub fn play_on(face: &mut dyn Face, from: Handle, bots: &[&str], seed: u64, stop: &Arc<AtomicBool>) -> Result<Option<Played>, FaceError> {
    let at = face.fork(from)?;
    let played = to_the_end(face, at, bots, seed, stop);
    face.free(at);
    played
}

fn to_the_end(face: &mut dyn Face, at: Handle, names: &[&str], seed: u64, stop: &Arc<AtomicBool>) -> Result<Option<Played>, FaceError> {
    let seeded = |name: &str, seat: u64| bot(name, crate::random::derive(seed, seat));
    let usual = |seat: u64| seeded(clade_bots::GREEDY, seat).unwrap_or_else(|_| Box::new(clade_bots::Random::new(seed)));
    let mut bots: Vec<Box<dyn Bot>> = (0..).zip(names).map(|(seat, name)| seeded(name, seat).unwrap_or_else(|_| usual(seat))).collect();
    bots.iter_mut().for_each(|bot| bot.stop_when(stop.clone()));
    let (mut words, mut patience, mut curve) = (WordStream::new(seed), Patience::default(), Vec::new());
    let mut turn = face.turn(at)?;
    let (hints, mut clock, mut left, mut before) = (face.search_hints(), None, TOO_LONG, Actor::Chance);
    loop {
        left -= 1;
        if stop.load(Ordering::Relaxed) || left == 0 {
            return Ok(None);
        }
        let now = hints.lap_at(turn.clock);
        if clock != Some(now) || turn.actor == Actor::Over {
            clock = Some(now);
            curve.push((now, face.scores(at)?));
        }
        let goes_on = std::mem::replace(&mut before, turn.actor) == turn.actor;
        turn = match turn.actor {
            Actor::Over => break,
            Actor::Chance => face.roll(at, words.next())?,
            Actor::Seat(seat) => {
                let bot = bots.get_mut(usize::from(seat.0)).filter(|_| turn.count > 1);
                let index = bot.map_or(0, |bot| patience.choose(&mut **bot, face, at, goes_on));
                face.advance(at, index)?
            }
        };
    }
    Ok(Some(Played { outcome: face.outcome(at)?, curve }))
}
