//! One running game: the state behind its face, the answers so far, the generator's place, checkpoints and log.
//!
//! Decides the order of things: who is asked, that an answer is kept, which word answers Chance. Does not decide rules, who
//! answers, or when.
//!
//! The n-th answer of Chance comes from the n-th word of the seed's stream. What a person typed in instead is kept under n,
//! so that taking back and going on again meets the same outcomes.

use crate::checkpoints::Checkpoints;
use crate::log::{Log, LogLine};
use crate::record::{Header, Line, Record, actor_word};
use crate::words::Words;
use clade_engine::face::{About, FaceError, Refusal};
use clade_engine::{Actor, Face, Handle, Msg, Observer, Scene, Seat, Side, Turn, nearest};
use std::collections::BTreeMap;

/// A record has a state hash after every so many actions.
pub const HASH_EVERY: usize = 20;

/// Why a table refused. It is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The face refused.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// No legal action (or outcome of chance) has this text.
    #[error("'{text}' is not possible here; {count} actions are{}", .nearest.as_ref().map(|n| format!("; did you mean '{n}'?")).unwrap_or_default())]
    NotLegal {
        /// The text.
        text: String,
        /// How many legal actions there are.
        count: usize,
        /// The nearest legal text.
        nearest: Option<String>,
    },
    /// The game has not come so far.
    #[error("step {step} is asked for, but only {steps} actions were played")]
    Step {
        /// The step asked for.
        step: usize,
        /// How many actions were played.
        steps: usize,
    },
}

/// One answer as the table keeps it: who, which index of the open list, which text.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) actor: Actor,
    pub(crate) index: u32,
    pub(crate) text: String,
}

/// One running game.
pub struct Table {
    pub(crate) face: Box<dyn Face>,
    pub(crate) at: Handle,
    pub(crate) steps: Vec<Step>,
    pub(crate) seats: Vec<Seat>,
    header: Header,
    turn: Turn,
    chances: u64,
    typed: BTreeMap<u64, String>,
    hashes: Vec<(usize, u64)>,
    checkpoints: Checkpoints,
    log: Log,
    listening: bool,
    look: Option<(usize, Handle)>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a table of {} after {} actions", self.header.game, self.steps.len())
    }
}

impl Table {
    /// A table before its first question. Nobody listens yet: see [`Table::listen`].
    pub fn new(mut face: Box<dyn Face>, header: Header) -> Self {
        let at = face.start();
        let turn = face.turn(at).unwrap_or(Turn { actor: Actor::Over, count: 0 });
        let checkpoints = Checkpoints::new(face.fork(at).ok());
        let mut seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        seats.sort_unstable();
        seats.dedup();
        let log = Log::new(&seats);
        Self {
            face,
            at,
            steps: Vec::new(),
            seats,
            header,
            turn,
            chances: 0,
            typed: BTreeMap::new(),
            hashes: Vec::new(),
            checkpoints,
            log,
            listening: false,
            look: None,
        }
    }

    /// Whether log lines are kept from now on. Off at first, as making them costs time.
    pub fn listen(&mut self, on: bool) {
        self.listening = self.face.listen(self.at, on).is_ok() && on;
    }

    /// Whose answer is awaited, and out of how many.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn.actor == Actor::Over
    }

    /// How many actions were played, chance included.
    pub fn steps(&self) -> usize {
        self.steps.len()
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

    /// The meaning of each legal action, as the asked seat sees it; empty for Chance and at the end.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn labels(&self) -> Result<Vec<Msg>, FaceError> {
        match self.turn.actor {
            Actor::Seat(seat) => self.face.ask(self.at, Observer::Seat(seat), About::Labels),
            _ => Ok(Vec::new()),
        }
    }

    /// The asked seat takes the legal action of this index.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn play(&mut self, index: u32) -> Result<(), TableError> {
        if !matches!(self.turn.actor, Actor::Seat(_)) {
            return Err(FaceError::Actor.into());
        }
        if index >= self.turn.count {
            return Err(FaceError::Index { index, count: self.turn.count }.into());
        }
        self.answer(index)
    }

    /// The asked seat takes the legal action with this text.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<(), TableError> {
        let index = self.find(text)?;
        self.play(index)
    }

    /// Chance answers: with what was typed in for this answer before it was taken back, else by the seed's word.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn chance(&mut self) -> Result<(), TableError> {
        self.chance_asked()?;
        let typed = match self.typed.get(&self.chances) {
            Some(text) => self.face.find(self.at, text)?,
            None => None,
        };
        let index = match typed {
            Some(index) => index,
            None => self.face.outcome_of(self.at, self.word())?,
        };
        self.answer(index)
    }

    /// Chance answers with the outcome of this text: a real die, a script. The seed's word of this answer is passed over.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as it was.
    pub fn chance_with(&mut self, text: &str) -> Result<(), TableError> {
        self.chance_asked()?;
        let index = self.find(text)?;
        let (number, drawn) = (self.chances, self.face.outcome_of(self.at, self.word())?);
        self.answer(index)?;
        if index == drawn {
            self.typed.remove(&number);
        } else {
            self.typed.insert(number, text.to_owned());
        }
        Ok(())
    }

    /// Chance answers until a seat is asked or the game is over.
    ///
    /// # Errors
    /// A [`TableError`]; the table is as after the last answer that went well.
    pub fn run_chance(&mut self) -> Result<Turn, TableError> {
        while self.turn.actor == Actor::Chance {
            self.chance()?;
        }
        Ok(self.turn)
    }

    /// What to draw, as an observer sees it.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn scene(&self, observer: Observer) -> Result<Scene, FaceError> {
        self.face.ask(self.at, observer, About::Scene)
    }

    /// Who does what and why.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn prompt(&self, observer: Observer) -> Result<Msg, FaceError> {
        self.face.ask(self.at, observer, About::Prompt)
    }

    /// Every candidate that is not legal, with the reasons; only for the asked seat and the host.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn refusals(&self, observer: Observer) -> Result<Vec<Refusal>, FaceError> {
        self.face.ask(self.at, observer, About::Refusals)
    }

    /// The log as an observer may read it: what was told while the table listened. A seat that is not at the table reads
    /// what everybody may.
    pub fn log(&self, observer: Observer) -> Vec<LogLine> {
        self.log.of(observer)
    }

    /// The score of each side so far; at the end, the result.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin.
    pub fn scores(&self) -> Result<Vec<i64>, FaceError> {
        self.face.scores(self.at)
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

    /// The face and the state, for bots and checks. Who changes this state breaks the table; who forks another must free it.
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

    /// The table as it was after `step` actions, to look at: good until the next call of `jump` or `undo`.
    ///
    /// # Errors
    /// [`TableError::Step`] if the game has not come so far.
    pub fn jump(&mut self, step: usize) -> Result<Handle, TableError> {
        match self.look.take() {
            Some((looked, handle)) if looked == step => self.look = Some((step, handle)),
            Some((_, handle)) => self.face.free(handle),
            None => {}
        }
        if let Some((_, handle)) = self.look {
            return Ok(handle);
        }
        let handle = self.rebuilt(step)?;
        self.look = Some((step, handle));
        Ok(handle)
    }
}

/// What the table does with itself.
impl Table {
    fn word(&self) -> u64 {
        Words::at(self.header.seed, self.chances).next()
    }

    fn chance_asked(&self) -> Result<(), TableError> {
        if self.turn.actor == Actor::Chance { Ok(()) } else { Err(FaceError::Actor.into()) }
    }

    fn find(&self, text: &str) -> Result<u32, TableError> {
        let texts = self.face.texts(self.at)?;
        let found = (0..).zip(texts.lines()).find(|(_, line)| *line == text).map(|(index, _)| index);
        found.ok_or_else(|| TableError::NotLegal {
            text: text.to_owned(),
            count: texts.lines().count(),
            nearest: nearest(text, texts.lines()),
        })
    }

    /// Plays the answer of this index, whoever is asked, and keeps it.
    fn answer(&mut self, index: u32) -> Result<(), TableError> {
        let actor = self.turn.actor;
        let text = self.face.texts(self.at)?.lines().nth(index as usize).unwrap_or_default().to_owned();
        match step(&mut *self.face, self.at, actor, index) {
            Ok(turn) => self.turn = turn,
            Err(stopped @ FaceError::Stopped(_)) if !self.listening => {
                // Without a listener a stopped script leaves the state half-way: go back to the last good action.
                self.back_to(self.steps.len())?;
                return Err(stopped.into());
            }
            Err(error) => return Err(error.into()),
        }
        self.chances += u64::from(actor == Actor::Chance);
        self.steps.push(Step { actor, index, text });
        let steps = self.steps.len();
        if self.listening {
            self.log.keep(&*self.face, self.at, steps);
        }
        if steps.is_multiple_of(HASH_EVERY) {
            self.hashes.push((steps, self.face.hash(self.at)?));
        }
        self.checkpoints.offer(&mut *self.face, steps, self.at);
        Ok(())
    }

    /// A new state as it was after `step` actions: from the checkpoint before it, played forward.
    pub(crate) fn rebuilt(&mut self, step_wanted: usize) -> Result<Handle, TableError> {
        let steps = self.steps.len();
        let (from, handle) = match self.checkpoints.before(step_wanted) {
            Some(checkpoint) if step_wanted <= steps => checkpoint,
            _ => return Err(TableError::Step { step: step_wanted, steps }),
        };
        let copy = self.face.fork(handle)?;
        let mut played = self.face.listen(copy, false);
        for kept in &self.steps[from..step_wanted] {
            played = played.and_then(|()| step(&mut *self.face, copy, kept.actor, kept.index).map(drop));
        }
        if let Err(error) = played {
            self.face.free(copy);
            return Err(error.into());
        }
        Ok(copy)
    }

    /// Takes back everything after `step` actions.
    pub(crate) fn back_to(&mut self, step: usize) -> Result<(), TableError> {
        let then = self.rebuilt(step)?;
        self.face.copy(then, self.at)?;
        self.face.free(then);
        self.face.listen(self.at, self.listening)?;
        self.turn = self.face.turn(self.at)?;
        self.steps.truncate(step);
        self.chances = self.steps.iter().filter(|step| step.actor == Actor::Chance).count() as u64;
        self.hashes.retain(|&(after, _)| after <= step);
        self.log.drop_after(step);
        self.checkpoints.drop_after(&mut *self.face, step);
        if let Some((_, handle)) = self.look.take() {
            self.face.free(handle);
        }
        Ok(())
    }
}

/// Plays one answer on a state.
fn step(face: &mut dyn Face, at: Handle, actor: Actor, index: u32) -> Result<Turn, FaceError> {
    match actor {
        Actor::Chance => face.settle_chance(at, index),
        _ => face.advance(at, index),
    }
}

#[cfg(test)]
mod tests;
