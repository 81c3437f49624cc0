//! What can be asked about a running game. Decides nothing.

use super::Table;
use crate::log::LogLine;
use crate::record::{Header, Line, Record, actor_word, write_lines};
use clade_engine::face::{FaceError, Gain, Refusal};
use clade_engine::{Actor, CardNotes, Face, Handle, Msg, Observer, Scene, Seat, Side};

/// The standing of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Counted from 1.
    pub place: usize,
    /// Who.
    pub seat: Seat,
    /// Its result; with several sides not always their sum.
    pub score: i64,
    /// What decides between seats of equal scores.
    pub tie_break: i64,
    /// Its sides, each with its own score.
    pub sides: Vec<(Side, i64)>,
}

impl Place {
    /// Whether its sides must be listed one by one: there are several, and not all have the same result as the seat.
    pub fn is_mixed(&self) -> bool {
        self.sides.len() > 1 && self.sides.iter().any(|(_, score)| *score != self.score)
    }
}

impl Table {
    /// How many actions were played, chance included.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Who gave each of these answers.
    pub fn actors(&self) -> impl DoubleEndedIterator<Item = Actor> + ExactSizeIterator {
        self.steps.iter().map(|step| step.actor)
    }

    /// The answers of seats that had a choice, each with the number of actions before it.
    pub fn choices(&self) -> impl DoubleEndedIterator<Item = (usize, Seat)> {
        self.steps.iter().enumerate().filter_map(|(step, kept)| match kept.actor {
            Actor::Seat(seat) if !kept.is_forced => Some((step, seat)),
            _ => None,
        })
    }

    /// Which of the legal actions the answer after this many actions took.
    pub fn index_of(&self, step: usize) -> Option<u32> {
        self.steps.get(step).map(|step| step.index)
    }

    /// How many of them Chance answered: the number of the next word.
    pub fn chances(&self) -> u64 {
        self.chances
    }

    /// The seats that answer for a side, in order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What was played, by whom, from which seed.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The header, to change who plays. Seed and set-up must stay.
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// The texts of the legal actions, or of the outcomes of the open chance.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn action_texts(&self) -> Result<Vec<String>, FaceError> {
        Ok(self.face.texts(self.at)?.lines().map(str::to_owned).collect())
    }

    /// An answer as somebody typed it, in the game's own words, see [`clade_engine::Kept::in_own_words`].
    pub fn in_own_words(&self, typed: &str) -> String {
        self.face.in_own_words(typed)
    }

    /// The meaning of each legal action, as the asked seat sees it; empty for Chance and at the end.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn labels(&self) -> Result<Vec<Msg>, FaceError> {
        match self.turn.actor {
            Actor::Seat(seat) => self.face.labels(self.at, Observer::Seat(seat)),
            _ => Ok(Vec::new()),
        }
    }

    /// What to draw, as an observer sees it.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn scene(&self, observer: Observer) -> Result<Scene, FaceError> {
        self.face.scene(self.at, observer)
    }

    /// What to draw, with what may not be done; the reasons are those of [`Table::refusals`].
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn explained(&self, observer: Observer) -> Result<Scene, FaceError> {
        self.face.explained(self.at, observer)
    }

    /// Points given and taken while the table listened, each with the number of actions before it. Nothing is hidden: for
    /// the end of a game.
    pub fn gains(&self) -> &[(usize, Gain)] {
        self.log.gains()
    }

    /// Who does what and why.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn prompt(&self, observer: Observer) -> Result<Msg, FaceError> {
        self.face.prompt(self.at, observer)
    }

    /// Every candidate that is not legal, with the reasons; only for the asked seat and the host.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn refusals(&self, observer: Observer) -> Result<Vec<Refusal>, FaceError> {
        self.face.refusals(self.at, observer)
    }

    /// The log as an observer may read it: what was logged while the table listened. A seat that is not at the table
    /// reads what everybody may.
    pub fn log(&self, observer: Observer) -> Vec<LogLine> {
        self.log.of(observer, 0)
    }

    /// The lines of [`Table::log`] from after this many actions, so that old lines need not be read again.
    pub fn log_after(&self, observer: Observer, step: usize) -> Vec<LogLine> {
        self.log.of(observer, step)
    }

    /// What was noted of cards after this many actions, while the table listened, each with the number of actions played by then. What a
    /// rule hook answers to the same facts is noted once. For authors: it hides nothing.
    pub fn card_notes(&self, step: usize) -> impl Iterator<Item = (usize, &CardNotes)> {
        self.notes.after(step)
    }

    /// The score of each side so far; at the end, the result.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn scores(&self) -> Result<Vec<i64>, FaceError> {
        self.face.scores(self.at)
    }

    /// For each side its score and what decides between equal ones.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn standing(&self) -> Result<Vec<(i64, i64)>, FaceError> {
        self.face.standing(self.at)
    }

    /// The result by seat: its score and what decides between equal ones.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn outcome(&self) -> Result<Vec<(i64, i64)>, FaceError> {
        self.face.outcome(self.at)
    }

    /// The final ranking, seat by seat, the best first; tied seats share the place and keep their order.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn places(&self) -> Result<Vec<Place>, FaceError> {
        let (outcome, scores) = (self.outcome()?, self.scores()?);
        let own = |seat: Seat| (0u8..).map(Side).zip(scores.iter().copied()).filter(move |(side, _)| self.face.seat_of(*side) == seat);
        let place = |(seat, mine): (u8, &(i64, i64))| Place {
            place: 1 + outcome.iter().filter(|&other| other > mine).count(),
            seat: Seat(seat),
            score: mine.0,
            tie_break: mine.1,
            sides: own(Seat(seat)).collect(),
        };
        let mut places: Vec<Place> = (0..).zip(&outcome).map(place).collect();
        places.sort_by_key(|place| place.place);
        Ok(places)
    }

    /// The state hash.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn hash(&self) -> Result<u64, FaceError> {
        self.face.hash(self.at)
    }

    /// The saved game so far.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.header.clone());
        record.lines = self.steps.iter().map(|step| Line { actor: actor_word(step.actor), text: step.text.clone() }).collect();
        record.hashes.clone_from(&self.hashes);
        record
    }

    /// What the text of [`Table::record`] has after its first `step` actions: to be appended to a text that ends there.
    pub fn record_after(&self, step: usize) -> String {
        let lines = self.steps.iter().skip(step).map(|step| (actor_word(step.actor), step.text.as_str()));
        let hashes = &self.hashes[self.hashes.partition_point(|&(after, _)| after <= step)..];
        let mut out = String::new();
        write_lines(&mut out, step, lines, hashes);
        out
    }

    /// The face and the state, for bots and checks. Changing this state breaks the table; a fork of it must be freed.
    pub fn parts(&mut self) -> (&mut dyn Face, Handle) {
        (&mut *self.face, self.at)
    }

    /// The face, for what a table does not pass on.
    pub fn face(&self) -> &dyn Face {
        &*self.face
    }

    /// The running state behind the face.
    pub fn handle(&self) -> Handle {
        self.at
    }
}
