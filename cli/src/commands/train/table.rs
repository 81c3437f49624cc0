//! A table at which bots with different values sit: the same game is played on several faces at once, and each bot looks at its own.

use crate::error::Error;
use crate::interrupt;
use clade_bots::Bot;
use clade_engine::{Actor, Face, Handle, Ruleset, Seat, Tools, Turn};
use clade_host::random::derive;
use clade_host::watchdog;
use clade_table::WordStream;
use std::sync::Arc;

/// More answers than any game has.
const TOO_LONG: u32 = 50_000;

/// The faces of a thread.
pub(super) struct Faces(Vec<Box<dyn Face>>);

/// How a game ended.
pub(super) struct Ended {
    /// For each seat its score, and what decides between equal ones.
    pub(super) outcome: Vec<(i64, i64)>,
    /// How many answers seats gave.
    pub(super) answers: u32,
}

/// What is looked at before an answer: the faces with the table on each, whose turn it is, and how many answers were given.
pub(super) type Look<'a> = &'a mut dyn FnMut(&[(&dyn Face, Handle)], Turn, u32) -> Result<(), Error>;

impl Faces {
    /// Opens rulesets that only differ in their values.
    pub(super) fn open(rulesets: &[Arc<dyn Ruleset>]) -> Result<Self, Error> {
        let open = |ruleset: &Arc<dyn Ruleset>| ruleset.open(Tools { stop: Some(interrupt::asked), ..watchdog::guarded() });
        Ok(Self(rulesets.iter().map(open).collect::<Result<_, _>>()?))
    }

    /// Who answers for a side.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.0.first().map_or_else(Vec::new, |face| (0..face.sides()).map(|side| face.seat_of(clade_engine::Side(side))).collect())
    }

    /// Plays a game of such bots, with this seed; the bot of a seat has the values of the face of this number. Nothing if it did not end.
    pub(super) fn play(&mut self, (seed, bot): (u64, &str), face_of: &[usize], look: Look<'_>) -> Result<Option<Ended>, Error> {
        let mut words = WordStream::new(seed);
        let mut bots: Vec<Box<dyn Bot>> =
            (0..face_of.len() as u64).filter_map(|seat| clade_bots::bot(bot, derive(seed, seat)).ok()).collect();
        let at: Vec<Handle> = self.0.iter_mut().map(|face| face.start()).collect();
        let mut answers = 0;
        let ended = loop {
            let turn = self.0[0].turn(at[0])?;
            if interrupt::asked() || answers == TOO_LONG {
                break None;
            }
            match turn.actor {
                Actor::Over => break Some(Ended { outcome: self.0[0].outcome(at[0])?, answers }),
                Actor::Chance => {
                    let word = words.next();
                    for (face, &at) in self.0.iter_mut().zip(&at) {
                        face.roll(at, word)?;
                    }
                }
                Actor::Seat(seat) => {
                    let faces: Vec<(&dyn Face, Handle)> = self.0.iter().map(|face| &**face).zip(at.iter().copied()).collect();
                    look(&faces, turn, answers)?;
                    let (seat, face) = (usize::from(seat.0), face_of[usize::from(seat.0)]);
                    let index = if turn.count > 1 { bots[seat].choose(&mut *self.0[face], at[face]) } else { 0 };
                    for (face, &at) in self.0.iter_mut().zip(&at) {
                        face.advance(at, index)?;
                    }
                    answers += 1;
                }
            }
        };
        for (face, &at) in self.0.iter_mut().zip(&at) {
            face.free(at);
            drop(face.faults());
        }
        Ok(ended)
    }
}
