//! One game while it is counted.

use super::ages::Clock;
use super::feeding::{LOGARITHMS, Logarithms};
use super::ground::Standing;
use super::living::Living;
use super::mixing::Mixing;
use super::numbered::Numbered;
use super::streams::Streams;
use crate::reading::{Diet, Reading, SIDES};
use crate::row::{End, Place, ROUNDS, Round, Row, SideRound};
use clade_engine::Side;

/// A note that cannot be counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeterError {
    /// A side that the reading does not name.
    #[error("{0:?} does not take part")]
    Stranger(Side),
    /// A reading with no side.
    #[error("no side takes part")]
    NoSide,
}

/// Counts one game.
#[derive(Clone, Debug)]
pub struct Meter {
    pub(super) row: Row,
    pub(super) round: Round,
    /// Whether the heads of this round were counted.
    pub(super) counted: bool,
    /// The sides whose need was noted in the current window, one bit each.
    pub(super) needs_told: u8,
    /// Which of the sides that take part each one is.
    pub(super) places: [Option<u8>; SIDES],
    pub(super) heads: [u32; SIDES],
    /// Who has died and has not come back.
    pub(super) lost: [u32; SIDES],
    pub(super) living: Living,
    pub(super) standing: Standing,
    /// Whole pieces a head in each patch when the window opened.
    pub(super) shares: Numbered<u32>,
    pub(super) stored: u64,
    pub(super) streams: Streams,
    pub(super) mixing: Mixing,
    pub(super) clock: Clock,
    pub(super) logarithms: &'static Logarithms,
    /// Whether it ends by no rule of its rulebook.
    pub(super) cut_short: bool,
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
            lost: [0; SIDES],
            living: Living::default(),
            standing: Standing::default(),
            shares: Numbered::default(),
            stored: 0,
            streams: Streams::default(),
            mixing: Mixing::of(kinds),
            clock: Clock::default(),
            logarithms: &LOGARITHMS,
            cut_short: false,
        })
    }

    pub(super) fn empty_round(number: u16, reading: Reading) -> Round {
        Round { number, sides: vec![SideRound::default(); reading.sides.count()], ..Round::default() }
    }

    /// A seat decided among this many options; one option is not a decision and is not counted.
    #[inline]
    pub fn decision(&mut self, options: u32) {
        self.row.decisions += 1;
        self.row.options += u64::from(options);
    }

    /// The scores of the sides that take part, in their order, as they stand in the current round; the last ones given count. `None` for a
    /// side that has none.
    pub fn scores(&mut self, scores: &[Option<i32>]) {
        self.round.sides.iter_mut().zip(scores).for_each(|(side, score)| side.score = *score);
    }

    /// What decides between equal scores at the end, of the sides that take part, in their order; more is better.
    pub fn tie_breaks(&mut self, tie_breaks: &[i32]) {
        self.row.sides.iter_mut().zip(tie_breaks).for_each(|(side, tie_break)| side.tie_break = *tie_break);
    }

    /// What was counted so far, of a game still being played: with the current round as far as it has got, and the last scores given.
    pub fn so_far(&self) -> Row {
        let scores: Vec<Option<i32>> = self.round.sides.iter().map(|side| side.score).collect();
        self.clone().end(End::Stopped, &scores)
    }

    /// The game is over: how, and the final scores of the sides that take part.
    pub fn end(mut self, end: End, scores: &[Option<i32>]) -> Row {
        self.scores(scores);
        self.close_round(Round::default());
        self.row.end = if self.cut_short { End::Stopped } else { end };
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

    /// Another round is counted from here on. Rounds are kept from the first on: anything earlier is the opening.
    pub(super) fn close_round(&mut self, next: Round) {
        self.count_heads();
        let closed = std::mem::replace(&mut self.round, next);
        if closed.number > 0 && self.row.rounds.len() < ROUNDS {
            self.row.rounds.push(closed);
        }
    }

    /// Once a round.
    pub(super) fn count_heads(&mut self) {
        if !std::mem::replace(&mut self.counted, true) {
            let lost = if self.is_habitat() { self.lost } else { [0; SIDES] };
            self.round.sides.iter_mut().zip(self.heads.into_iter().zip(lost)).for_each(|(side, counted)| (side.heads, side.lost) = counted);
            self.round.stored = self.stored as u32;
        }
    }

    /// Which of the sides that take part.
    pub(super) fn place(&self, side: Side) -> Result<usize, MeterError> {
        self.places.get(side.ix()).copied().flatten().map(usize::from).ok_or(MeterError::Stranger(side))
    }
}
