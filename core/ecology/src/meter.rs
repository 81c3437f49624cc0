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
mod cohorts;
mod feeding;
mod ground;
mod lives;
mod mixing;
mod numbered;
mod serving;
mod streams;

use crate::reading::{Diet, Levels, Reading, SIDES};
use crate::row::{End, Place, ROUNDS, Round, Row, SideRound};
use ages::{Clock, Exit};
use clade_engine::Side;
use clade_engine::ecology::{Ecological, Pool, Via};
use ground::Standing;
use lives::Living;
use mixing::Mixing;
use numbered::Numbered;
use streams::Streams;

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
    /// The sides whose need was told in the window under way, a bit each.
    needs_told: u8,
    /// Which of the sides that take part each one is.
    places: [Option<u8>; SIDES],
    heads: [u32; SIDES],
    living: Living,
    /// Heads by patch.
    crowds: Numbered<u32>,
    standing: Standing,
    /// Whole pieces a head in each patch when the window opened.
    shares: Numbered<u32>,
    stored: u64,
    streams: Streams,
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
        let kinds = match reading.diet {
            Diet::Kinds(n) | Diet::Foreign(n) => n,
            Diet::Origins(_) => 1,
        };
        Ok(Self {
            row: Row::new(reading),
            round: Self::empty_round(0, reading),
            counted: false,
            needs_told: 0,
            places: std::array::from_fn(|side| reading.sides.place(Side(side as u8)).map(|place| place as u8)),
            heads: [0; SIDES],
            living: Living::default(),
            crowds: Numbered::default(),
            standing: Standing::default(),
            shares: Numbered::default(),
            stored: 0,
            streams: Streams::default(),
            mixing: Mixing::of(kinds),
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
        match *note {
            Ecological::Round(n) => self.begin(n),
            Ecological::Need { side, need, .. } => self.need(self.place(side)?, need),
            Ecological::Supply { patch, n } => self.supply(patch, n),
            Ecological::Flow { from, to, n, kind, who, via } => {
                let named = [owner(from), owner(to), who.map(|who| who.side)];
                named.into_iter().flatten().try_for_each(|side| self.place(side).map(drop))?;
                self.stream(from, to, n, via);
                self.flow(from, to, n, kind, who, via);
            }
            Ecological::Serves { side, n, patches, kinds } => self.serves(self.place(side)?, side, n, &patches, kinds),
            Ecological::Judged { who, .. } => self.judged(self.place(who.side)?, note),
            Ecological::Born { who, at, n, by } => self.born(self.place(who.side)?, who, at, n, by),
            Ecological::Died { who, at, n, by, killer } => {
                let place = self.place(who.side)?;
                let killer = killer.map(|killer| self.place(killer)).transpose()?;
                self.died(place, who, at, n, by, killer);
            }
            Ecological::Moved { who, from, to, n, by } => self.moved(self.place(who.side)?, who, (from, to), n, by),
            Ecological::Left { who, at, n, .. } => {
                let place = self.place(who.side)?;
                self.round.sides[place].left += u32::from(n);
                self.gone(place, who, at, n, Exit::Censored);
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

    /// What was counted until now, of a game that is still played: with the round under way as far as it is, and the scores that were told
    /// last.
    pub fn so_far(&self) -> Row {
        let scores: Vec<Option<i32>> = self.round.sides.iter().map(|side| side.score).collect();
        self.clone().end(End::Stopped, &scores)
    }

    /// The game is over: how, and the final scores of the sides that take part.
    pub fn end(mut self, end: End, scores: &[Option<i32>]) -> Row {
        self.scores(scores);
        self.close_round();
        self.row.end = end;
        self.row.closing = self.heads[..self.row.reading.sides.count()].to_vec();
        self.row.sides.iter_mut().zip(scores).for_each(|(side, score)| side.score = *score);
        self.row.ages = self.clock.end(&self.living);
        self.row.food.streams = self.streams.listed();
        let lying = self.row.food.streams.iter().map(|stream| match (stream.from, stream.to) {
            (Place::Outside, _) => stream.n as i64,
            (_, Place::Outside) => -(stream.n as i64),
            _ => 0,
        });
        self.row.food.closing = lying.sum::<i64>().max(0) as u64;
        self.row
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
    fn need(&mut self, place: usize, need: u16) {
        self.count_heads();
        let bit = 1 << place;
        if self.needs_told & bit != 0 {
            self.needs_told = 0;
        }
        if self.needs_told == 0 {
            self.round.windows += 1;
            self.survey();
        }
        self.needs_told |= bit;
        self.clock.opens(place);
        if !self.is_habitat() {
            self.round.sides[place].need += u32::from(need);
        }
    }

    fn supply(&mut self, patch: u8, n: u16) {
        self.count_heads();
        let heads = self.crowds.get(patch.into()).max(1);
        *self.shares.at(patch.into()) = u32::from(n) / heads;
        if !self.is_habitat() {
            self.round.supply += u32::from(n);
        }
    }

    fn stream(&mut self, from: Pool, to: Pool, n: u16, via: Via) {
        self.streams.add(from, to, n, via);
        let stored = |pool| if matches!(pool, Pool::Store(_)) { u64::from(n) } else { 0 };
        self.stored = (self.stored + stored(to)).saturating_sub(stored(from));
    }

    /// Which of the sides that take part.
    fn place(&self, side: Side) -> Result<usize, MeterError> {
        self.places.get(side.ix()).copied().flatten().map(usize::from).ok_or(MeterError::Stranger(side))
    }
}

/// Whose a pool is, if it is somebody's.
fn owner(pool: Pool) -> Option<Side> {
    match pool {
        Pool::Plate(side) | Pool::Store(side) | Pool::Body(side) => Some(side),
        Pool::Outside | Pool::Patch(_) => None,
    }
}
