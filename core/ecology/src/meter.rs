//! Takes the notes of one game in their order and keeps one [`Row`].
//!
//! Streaming: its memory is bounded by the table (who lives, which patches hold food), never by the length of the game.
//!
//! What it asks of a game, beside books that balance: a [`Ecological::Need`] of each side that has heads comes before the judgements of
//! its window, and a death comes before the flows of what is lost with the dead. Deaths by hunger may be told before or after the
//! window and the judgement that they follow from.
//!
//! **Decides:** what a note adds to the row. **Does not decide:** what the row means.

mod ages;
mod feeding;
mod mixing;

use crate::reading::{Levels, Reading, SIDES};
use crate::row::{BIRTHS, DEATHS, End, Place, ROUNDS, Reason, Round, Row, SideRound, Stream};
use ages::{Clock, Exit};
use clade_engine::Side;
use clade_engine::ecology::{Being, Birth, Death, Ecological, Move, Pool, Via};
use mixing::Mixing;
use std::collections::BTreeMap;

/// A note that cannot be counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeterError {
    /// A side beyond those that the reading names.
    #[error("{0:?} does not take part")]
    Stranger(Side),
    /// A reading with no side.
    #[error("no side takes part")]
    NoSide,
}

/// Counts one game.
#[derive(Clone, Debug)]
pub struct Meter {
    row: Row,
    round: Round,
    /// Whether the heads of this round were counted.
    counted: bool,
    /// Sides whose need was told in the window under way, a bit each.
    needs_told: u8,
    heads: [u32; SIDES],
    /// In which patch each being with an identity lives, and heads by patch.
    homes: BTreeMap<Being, u8>,
    crowds: BTreeMap<u8, u32>,
    /// Of what beings with an identity died last: what they held is told after it.
    died_of: BTreeMap<Being, Death>,
    /// Whole pieces a head in each patch when the window opened.
    shares: BTreeMap<u8, u32>,
    stored: u64,
    streams: BTreeMap<(Place, Place, Reason), u64>,
    mixing: Mixing,
    clock: Clock,
}

impl Meter {
    /// A game of which nothing was noted.
    ///
    /// # Errors
    /// [`MeterError::NoSide`].
    pub fn new(reading: Reading) -> Result<Self, MeterError> {
        if reading.sides.count() == 0 {
            return Err(MeterError::NoSide);
        }
        let row = Row::new(reading);
        let round = Self::empty_round(0, reading);
        Ok(Self {
            row,
            round,
            counted: false,
            needs_told: 0,
            heads: [0; SIDES],
            homes: BTreeMap::new(),
            crowds: BTreeMap::new(),
            died_of: BTreeMap::new(),
            shares: BTreeMap::new(),
            stored: 0,
            streams: BTreeMap::new(),
            mixing: Mixing::default(),
            clock: Clock::default(),
        })
    }

    fn empty_round(number: u16, reading: Reading) -> Round {
        Round { number, sides: vec![SideRound::default(); reading.sides.count()], ..Round::default() }
    }

    /// Counts one note.
    ///
    /// # Errors
    /// [`MeterError::Stranger`]; nothing of the note is counted.
    pub fn note(&mut self, note: &Ecological) -> Result<(), MeterError> {
        self.check_sides(note)?;
        match *note {
            Ecological::Round(n) => self.begin(n),
            Ecological::Need { side, need, .. } => self.need(side, need),
            Ecological::Supply { patch, n } => self.supply(patch, n),
            Ecological::Flow { from, to, n, kind, who, via } => {
                self.stream(from, to, n, via);
                self.flow(from, to, n, kind, who, via);
            }
            Ecological::Judged { .. } => self.judged(note),
            Ecological::Born { who, at, n, by } => self.born(who, at, n, by),
            Ecological::Died { who, at, n, by, killer } => self.died(who, at, n, by, killer),
            Ecological::Moved { who, from, to, n, by } => self.moved(who, from, to, n, by),
            Ecological::Left { who, at, n, .. } => {
                self.side(who.side).left += u32::from(n);
                self.gone(who, at, n, Exit::Censored);
            }
        }
        Ok(())
    }

    /// A seat decided among so many options; one option is no decision and is not told.
    pub fn decision(&mut self, options: u32) {
        self.row.decisions += 1;
        self.row.options += u64::from(options);
    }

    /// The scores of the sides that take part, in their order, as they stand in the round under way; the last ones told count. `None` for a
    /// side that has none.
    pub fn scores(&mut self, scores: &[Option<i32>]) {
        self.round.sides.iter_mut().zip(scores).for_each(|(side, score)| side.score = *score);
    }

    /// What decides between equal scores at the end, of the sides that take part, in their order; more is better.
    pub fn tie_breaks(&mut self, tie_breaks: &[i32]) {
        self.row.sides.iter_mut().zip(tie_breaks).for_each(|(side, tie_break)| side.tie_break = *tie_break);
    }

    /// The game is over: how, and the final scores of the sides that take part. For a table that is still played, do this with a copy of the meter.
    pub fn end(mut self, end: End, scores: &[Option<i32>]) -> Row {
        self.scores(scores);
        self.close_round();
        self.row.end = end;
        self.row.closing = self.heads[..self.row.reading.sides.count()].to_vec();
        self.row.sides.iter_mut().zip(scores).for_each(|(side, score)| side.score = *score);
        self.row.ages = self.clock.end();
        let outside = |(&(from, to, _), &n): (&(Place, Place, Reason), &u64)| match (from, to) {
            (Place::Outside, _) => n as i64,
            (_, Place::Outside) => -(n as i64),
            _ => 0,
        };
        self.row.food.closing = self.streams.iter().map(outside).sum::<i64>().max(0) as u64;
        self.row.food.streams = self.streams.into_iter().map(|((from, to, why), n)| Stream { from, to, why, n }).collect();
        self.row
    }

    fn check_sides(&self, note: &Ecological) -> Result<(), MeterError> {
        let sides = self.row.reading.sides;
        let of = |pool| match pool {
            Pool::Plate(side) | Pool::Store(side) | Pool::Body(side) => Some(side),
            Pool::Outside | Pool::Patch(_) => None,
        };
        let named = match *note {
            Ecological::Round(_) | Ecological::Supply { .. } => [None; 3],
            Ecological::Need { side, .. } => [Some(side), None, None],
            Ecological::Flow { from, to, who, .. } => [of(from), of(to), who.map(|who| who.side)],
            Ecological::Died { who, killer, .. } => [Some(who.side), killer, None],
            Ecological::Judged { who, .. }
            | Ecological::Born { who, .. }
            | Ecological::Moved { who, .. }
            | Ecological::Left { who, .. } => [Some(who.side), None, None],
        };
        named.into_iter().flatten().find(|side| sides.place(*side).is_none()).map_or(Ok(()), |side| Err(MeterError::Stranger(side)))
    }

    fn begin(&mut self, n: u16) {
        if n <= self.round.number {
            return;
        }
        self.close_round();
        self.row.played += 1;
        self.round = Self::empty_round(n, self.row.reading);
        (self.counted, self.needs_told) = (false, 0);
        if self.row.reading.levels == Levels::Round {
            self.count_heads();
        }
    }

    /// Rounds are kept from the first: what comes before it is the opening.
    fn close_round(&mut self) {
        self.count_heads();
        if self.round.number > 0 && self.row.rounds.len() < ROUNDS {
            self.row.rounds.push(self.round.clone());
        }
    }

    /// Once a round.
    fn count_heads(&mut self) {
        if !std::mem::replace(&mut self.counted, true) {
            self.round.sides.iter_mut().zip(self.heads).for_each(|(side, heads)| side.heads = heads);
            self.round.stored = self.stored as u32;
        }
    }

    /// The first need of a side opens a window, and so does the next one of the same side.
    fn need(&mut self, side: Side, need: u16) {
        self.count_heads();
        let bit = 1 << self.place(side);
        if self.needs_told & bit != 0 {
            self.needs_told = 0;
        }
        self.round.windows += u16::from(self.needs_told == 0);
        self.needs_told |= bit;
        self.clock.opens(side);
        if !self.is_habitat() {
            self.side(side).need += u32::from(need);
        }
    }

    fn supply(&mut self, patch: u8, n: u16) {
        self.count_heads();
        let heads = self.crowds.get(&patch).copied().unwrap_or(0).max(1);
        self.shares.insert(patch, u32::from(n) / heads);
        if !self.is_habitat() {
            self.round.supply += u32::from(n);
        }
    }

    fn born(&mut self, who: Being, at: u8, n: u16, by: Birth) {
        self.row.births[BIRTHS.iter().position(|way| *way == by).unwrap_or(0)] += u32::from(n);
        self.side(who.side).births += u32::from(n);
        let place = self.place(who.side);
        self.heads[place] += u32::from(n);
        *self.crowds.entry(at).or_default() += u32::from(n);
        self.clock.born(who, at, n);
        if who.slot != Being::ALIKE {
            self.homes.insert(who, at);
            self.died_of.remove(&who);
        }
    }

    fn died(&mut self, who: Being, at: u8, n: u16, by: Death, killer: Option<Side>) {
        let cause = DEATHS.iter().position(|cause| *cause == by).unwrap_or(DEATHS.len() - 1);
        self.side(who.side).deaths[cause] += u32::from(n);
        if let Some(killer) = killer.filter(|killer| *killer != who.side) {
            let place = self.place(killer);
            self.row.sides[place].kills += u32::from(n);
        }
        if who.slot != Being::ALIKE {
            self.died_of.insert(who, by);
        }
        self.gone(who, at, n, Exit::Died(by));
    }

    fn moved(&mut self, who: Being, from: u8, to: u8, n: u16, by: Move) {
        let heads = u32::from(n);
        match by {
            Move::Drift => self.side(who.side).drifted += heads,
            Move::Forced(by) if by != Some(who.side) => self.side(who.side).forced += heads,
            Move::Chosen | Move::Forced(_) => {}
        }
        self.leave_patch(from, n);
        *self.crowds.entry(to).or_default() += heads;
        self.clock.moved(who, from, to, n);
        if who.slot != Being::ALIKE {
            self.homes.insert(who, to);
        }
    }

    fn gone(&mut self, who: Being, at: u8, n: u16, exit: Exit) {
        let place = self.place(who.side);
        let heads = &mut self.heads[place];
        *heads = heads.saturating_sub(u32::from(n));
        self.leave_patch(at, n);
        self.homes.remove(&who);
        self.clock.gone(who, at, n, exit);
    }

    fn leave_patch(&mut self, at: u8, n: u16) {
        let crowd = self.crowds.entry(at).or_default();
        *crowd = crowd.saturating_sub(u32::from(n));
    }

    fn stream(&mut self, from: Pool, to: Pool, n: u16, via: Via) {
        *self.streams.entry((Place::from(from), Place::from(to), Reason::from(via))).or_default() += u64::from(n);
        let stored = |pool| if Place::from(pool) == Place::Store { u64::from(n) } else { 0 };
        self.stored = (self.stored + stored(to)).saturating_sub(stored(from));
    }

    fn side(&mut self, side: Side) -> &mut SideRound {
        let place = self.place(side);
        &mut self.round.sides[place]
    }

    /// Which of the sides that take part; notes of others are refused before.
    fn place(&self, side: Side) -> usize {
        self.row.reading.sides.place(side).unwrap_or(0)
    }
}
