//! Play behind the tree: from the first answer that was not tried to where the table is judged. Usually any answer is given. Where whoever
//! plays at random punishes itself, a game says how many answers are looked at ([`clade_engine::SearchHints::looks`]): of so many, drawn by
//! lot, the one after which the table is best for whoever gives it, so that nobody is thought to waste what they have (rollouts by a policy:
//! Tesauro and Galperin 1996).

use super::{Mind, Words};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Seat, Turn, chance};
use clade_table::WordStream;
use std::mem;

impl Mind<'_> {
    /// Plays on in the world up to where it is judged.
    pub(super) fn play_on(&mut self, mut turn: Turn, words: &mut Words) -> Result<Turn, FaceError> {
        if turn.actor == Actor::Over || turn.clock >= self.until {
            return Ok(turn);
        }
        if self.hints.looks <= 1 {
            return Ok(self.face.playout(self.world, self.until, self.hints.answers, words.play.next())?.turn);
        }
        let mut left = self.hints.answers;
        loop {
            turn = match turn.actor {
                Actor::Over => return Ok(turn),
                Actor::Chance => self.face.roll(self.world, words.luck.next())?,
                Actor::Seat(_) if turn.count == 1 => self.face.advance(self.world, 0)?,
                Actor::Seat(_) if turn.count == 0 || turn.clock >= self.until || left == 0 => return Ok(turn),
                Actor::Seat(seat) => {
                    left -= 1;
                    self.give_good(seat, turn.count, &mut words.play)?
                }
            };
        }
    }

    /// Of some answers gives the best one.
    fn give_good(&mut self, seat: Seat, count: u32, play: &mut WordStream) -> Result<Turn, FaceError> {
        let looks = self.hints.looks.min(count);
        // Few answers are all looked at, from any on, so that the first in the list is not preferred to its equals.
        let first = chance::below(play.next(), count);
        let mut best: Option<(i64, Turn)> = None;
        for nth in 0..looks {
            let index = if looks == count { (first + nth) % count } else { chance::below(play.next(), count) };
            self.face.copy(self.world, self.spare)?;
            let turn = self.face.advance(self.spare, index)?;
            self.face.values(self.spare, &mut self.values)?;
            let own = self.values.iter().zip(&self.seats).filter(|&(_, &of)| of == seat);
            let value = own.fold(0, |sum: i64, (value, _)| sum.saturating_add(*value));
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, turn));
                mem::swap(&mut self.spare, &mut self.best);
            }
        }
        mem::swap(&mut self.world, &mut self.best);
        best.map_or_else(|| self.face.advance(self.world, 0), |(_, turn)| Ok(turn))
    }
}
