//! A table that is measured while a host plays on it.

use crate::meter::{Meter, MeterError};
use crate::reading::SIDES;
use crate::row::{End, Row};
use clade_engine::ecology::{Ecological, Reading};
use clade_engine::face::FaceError;
use clade_engine::{Face, Handle, SearchHints, Turn};

/// Why a table cannot be measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WatchError {
    /// The face refuses.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// The game notes what its reading does not allow.
    #[error("the game notes what cannot be measured: {0}")]
    Meter(#[from] MeterError),
    /// A game without food.
    #[error("the game notes nothing of food and life")]
    NotNoted,
}

/// A running table, and what was counted of it.
#[derive(Clone, Debug)]
pub struct Watched {
    meter: Meter,
    reading: Reading,
    at: Handle,
    hints: SearchHints,
    /// What the clock of the game showed after the last answer.
    clock: u32,
    /// What was noted and is not counted yet.
    notes: Vec<Ecological>,
    /// The scores with which rounds ended, each with how many of these notes came before.
    scores: Vec<(usize, [Option<i32>; SIDES])>,
}

/// So many notes are counted at once: one after the other they are counted in half the time that they take between answers.
const COUNTED: usize = 512;

impl Watched {
    /// Measures a table from here on.
    ///
    /// # Errors
    /// [`WatchError`].
    pub fn begin(face: &mut dyn Face, at: Handle) -> Result<Self, WatchError> {
        let reading = face.reading().ok_or(WatchError::NotNoted)?;
        face.measure(at, true)?;
        let (meter, hints, notes) = (Meter::new(reading)?, face.search_hints(), Vec::with_capacity(2 * COUNTED));
        let mut watched = Self { meter, reading, at, hints, clock: 0, notes, scores: Vec::new() };
        watched.look(face)?;
        Ok(watched)
    }

    /// Called after each answer. Looks whenever a round may have begun: when a lap of the game's clock has, or if it has no clock. Earlier
    /// notes wait until then.
    ///
    /// # Errors
    /// [`WatchError`].
    #[inline]
    pub fn answered(&mut self, face: &mut dyn Face, turn: Turn) -> Result<(), WatchError> {
        let has_clock = turn.clock > 0 || self.hints.lap > 0;
        if has_clock && turn.clock == self.clock { Ok(()) } else { self.went_on(face, turn.clock) }
    }

    /// The clock went on, or there is none.
    fn went_on(&mut self, face: &mut dyn Face, clock: u32) -> Result<(), WatchError> {
        let before = std::mem::replace(&mut self.clock, clock);
        if clock > 0 && self.hints.lap_at(before) == self.hints.lap_at(clock) { Ok(()) } else { self.look(face) }
    }

    /// Takes what was noted since the last look; call it no later than at the start of the next round, or its scores are those
    /// of a later moment.
    ///
    /// # Errors
    /// [`WatchError`].
    pub fn look(&mut self, face: &mut dyn Face) -> Result<(), WatchError> {
        let before = self.notes.len();
        face.notes(self.at, &mut self.notes)?;
        // The scores with which a round ends are told before the next one begins; that was noted a short while ago.
        if let Some(next) = self.notes[before..].iter().rposition(|note| matches!(note, Ecological::Round(_))) {
            self.scores.push((before + next, scores(self.reading, face, self.at)?));
        }
        if self.notes.len() < COUNTED { Ok(()) } else { self.count() }
    }

    /// Counts what was noted.
    fn count(&mut self) -> Result<(), WatchError> {
        let mut counted = 0;
        for (end, scores) in self.scores.drain(..) {
            self.meter.notes(&self.notes[counted..end])?;
            self.meter.scores(&scores);
            counted = end;
        }
        self.meter.notes(&self.notes[counted..])?;
        self.notes.clear();
        Ok(())
    }

    /// A seat decided among so many options, see [`Meter::decision`].
    #[inline]
    pub fn decision(&mut self, options: u32) {
        self.meter.decision(options);
    }

    /// The game is over, or is stopped: its row.
    ///
    /// # Errors
    /// [`WatchError`].
    pub fn end(mut self, face: &mut dyn Face, end: End) -> Result<Row, WatchError> {
        self.look(face)?;
        self.count()?;
        let tie_breaks = face.tie_breaks(self.at)?;
        self.meter.tie_breaks(&by_place(self.reading, &tie_breaks).map(Option::unwrap_or_default).collect::<Vec<i32>>());
        let scores = scores(self.reading, face, self.at)?;
        Ok(self.meter.end(end, &scores))
    }
}

/// The scores of the sides that take part; none after them.
pub(crate) fn scores(reading: Reading, face: &dyn Face, at: Handle) -> Result<[Option<i32>; SIDES], FaceError> {
    let all = face.scores(at)?;
    let mut of_sides = by_place(reading, &all);
    Ok(std::array::from_fn(|_| of_sides.next().flatten()))
}

/// Numbers of all sides reduced to the sides that take part; none for a side that nobody plays.
fn by_place(reading: Reading, all: &[i64]) -> impl Iterator<Item = Option<i32>> {
    let of = |n: i64| n.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
    reading.sides.iter().map(move |side| all.get(side.ix()).copied().map(of))
}
