//! The thread that counts what is eaten at a table, so that no frame waits for it.
//!
//! It opens the ruleset itself (a [`Face`] never leaves its thread), replays the answers of the table and keeps what they noted. Later
//! answers are added; if the table went another way it starts again. Only the last question counts.

use crate::waker::Waker;
use clade_ecology::{Row, Tape, WatchError};
use clade_engine::{Face, Handle, Ruleset, SetupError, Tools};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// One answer at a table: whether Chance gave it, and which of the open ones it was.
pub(super) type Answer = (bool, u32);

/// What is asked.
pub(super) struct Moment {
    /// Answers to the same question carry the same number.
    pub(super) number: u64,
    /// All answers at the table.
    pub(super) answers: Vec<Answer>,
    /// After how many of them to look.
    pub(super) after: usize,
}

/// Why nothing can be counted.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Uncounted {
    /// The rules cannot be opened on the other thread.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table refuses, or cannot be measured.
    #[error(transparent)]
    Watch(#[from] WatchError),
    /// There could be no thread.
    #[error(transparent)]
    NoThread(#[from] std::io::Error),
}

/// What it came to.
pub(super) type Counted = Result<Box<Row>, Uncounted>;

/// The thread, as the window's thread knows it.
pub(super) struct Follower {
    questions: Sender<Moment>,
    counted: Receiver<(u64, Counted)>,
    stop: Arc<AtomicBool>,
}

impl Follower {
    /// Starts the thread; `waker` is called whenever it has counted.
    ///
    /// # Errors
    /// [`Uncounted::NoThread`].
    pub(super) fn start(ruleset: Arc<dyn Ruleset>, waker: Waker) -> Result<Self, Uncounted> {
        let (questions, asked) = channel();
        let (done, counted) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let sign = stop.clone();
        let thread = std::thread::Builder::new().name("food".to_owned());
        thread.spawn(move || Counter { ruleset, played: None, stop: sign }.work(&asked, &done, &waker))?;
        Ok(Self { questions, counted, stop })
    }

    /// Asks for what the table came to.
    pub(super) fn ask(&self, question: Moment) {
        // If nobody listens, the thread is dead, and nothing more is counted.
        let _ = self.questions.send(question);
    }

    /// What was counted since.
    pub(super) fn counted(&self) -> Option<(u64, Counted)> {
        self.counted.try_iter().last()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// What the thread knows.
struct Counter {
    ruleset: Arc<dyn Ruleset>,
    played: Option<Played>,
    stop: Arc<AtomicBool>,
}

/// Counts on this thread.
///
/// # Errors
/// [`Uncounted`].
pub(super) fn count(ruleset: Arc<dyn Ruleset>, question: &Moment) -> Counted {
    Counter { ruleset, played: None, stop: Arc::default() }.count(question)
}

/// A table that was played again.
struct Played {
    face: Box<dyn Face>,
    at: Handle,
    answers: Vec<Answer>,
    tape: Tape,
}

impl Counter {
    fn work(&mut self, questions: &Receiver<Moment>, done: &Sender<(u64, Counted)>, waker: &Waker) {
        while let Ok(first) = questions.recv() {
            let question = questions.try_iter().last().unwrap_or(first);
            let counted = self.count(&question);
            if self.stop.load(Ordering::Relaxed) || done.send((question.number, counted)).is_err() {
                return;
            }
            waker();
        }
    }

    fn count(&mut self, question: &Moment) -> Counted {
        let fits = |played: &Played| {
            let both = played.answers.len().min(question.answers.len());
            played.answers[..both] == question.answers[..both]
        };
        let mut played = match self.played.take().filter(fits) {
            Some(played) => played,
            None => Played::start(&*self.ruleset)?,
        };
        while let Some(&answer) = question.answers.get(played.answers.len()) {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            played.on(answer)?;
        }
        let row = played.tape.row(question.after.min(question.answers.len()))?;
        self.played = Some(played);
        Ok(Box::new(row))
    }
}

impl Played {
    fn start(ruleset: &dyn Ruleset) -> Result<Self, Uncounted> {
        // No clock: scripts end by their own limits, as they did at the table.
        let mut face = ruleset.open(Tools::default())?;
        let at = face.start();
        let tape = Tape::begin(&mut *face, at)?;
        Ok(Self { face, at, answers: Vec::new(), tape })
    }

    fn on(&mut self, answer: Answer) -> Result<(), Uncounted> {
        let (is_chance, index) = answer;
        let turn = if is_chance { self.face.answer_chance(self.at, index) } else { self.face.advance(self.at, index) };
        turn.map_err(WatchError::from)?;
        self.tape.on(&mut *self.face, self.at)?;
        self.answers.push(answer);
        Ok(())
    }
}
