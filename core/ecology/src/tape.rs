//! A table that can be measured at any point: its row after any of its answers, not only the last.
//!
//! A row is made by counting the notes up to an answer once more: some thousand notes for a long game, a fraction of a millisecond.
//!
//! **Decides:** which notes belong to which answer. **Does not decide:** what is counted ([`Meter`]).

use crate::meter::Meter;
use crate::reading::SIDES;
use crate::row::Row;
use crate::watched::{WatchError, scores};
use clade_engine::ecology::{Ecological, Reading};
use clade_engine::{Face, Handle};

/// The notes of a running table, in their order, each with the answer that caused it.
#[derive(Clone, Debug)]
pub struct Tape {
    reading: Reading,
    told: Vec<(usize, Entry)>,
    /// How many answers were given.
    answers: usize,
}

/// What is kept of an answer.
#[derive(Clone, Debug)]
enum Entry {
    /// The scores of the sides that take part, as they stand when a round begins.
    Scores([Option<i32>; SIDES]),
    /// A note.
    Note(Ecological),
}

impl Tape {
    /// Notes of a table before its first answer.
    ///
    /// # Errors
    /// [`WatchError`].
    pub fn begin(face: &mut dyn Face, at: Handle) -> Result<Self, WatchError> {
        let reading = face.reading().ok_or(WatchError::NotNoted)?;
        face.measure(at, true)?;
        let mut tape = Self { reading, told: Vec::new(), answers: 0 };
        tape.hear(face, at)?;
        Ok(tape)
    }

    /// Takes the notes of one more answer.
    ///
    /// # Errors
    /// [`WatchError`].
    pub fn on(&mut self, face: &mut dyn Face, at: Handle) -> Result<(), WatchError> {
        self.answers += 1;
        self.hear(face, at)
    }

    /// How many answers were given.
    pub fn answers(&self) -> usize {
        self.answers
    }

    /// How its notes are read.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// The game's row after this many answers, including the current round; see [`Meter::so_far`].
    ///
    /// # Errors
    /// [`WatchError::Meter`] if the game noted what its reading does not allow.
    pub fn row(&self, after: usize) -> Result<Row, WatchError> {
        let mut meter = Meter::new(self.reading)?;
        for (_, entry) in self.told.iter().take_while(|(answer, _)| *answer <= after) {
            match entry {
                Entry::Scores(scores) => meter.scores(scores),
                Entry::Note(note) => meter.note(note)?,
            }
        }
        Ok(meter.so_far())
    }

    fn hear(&mut self, face: &mut dyn Face, at: Handle) -> Result<(), WatchError> {
        let (first, answer) = (self.told.len(), self.answers);
        let mut notes = Vec::new();
        face.notes(at, &mut notes)?;
        self.told.extend(notes.into_iter().map(|note| (answer, Entry::Note(note))));
        if self.told[first..].iter().any(|(_, entry)| matches!(entry, Entry::Note(Ecological::Round(_)))) {
            self.told.insert(first, (answer, Entry::Scores(scores(self.reading, face, at)?)));
        }
        Ok(())
    }
}
