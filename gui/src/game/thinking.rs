//! The thread on which bots think, so that no frame waits for them.
//!
//! It opens the ruleset itself (a [`Face`] never leaves its thread), gets the state as bytes and answers with an index. It sleeps
//! until it is asked, and ends when its [`Thinker`] is dropped. One question is open at a time: a new one, or [`Thinker::stop`],
//! discards the previous thought, even in the middle of a script.

use crate::waker::Waker;
use clade_bots::{Advice, Bot as _, Level, Patience, Searcher};
use clade_engine::{Face, Ruleset, SetupError, Tools};
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

/// What a bot is asked.
#[derive(Clone, Debug)]
pub(crate) struct AskedBot {
    /// The state, see [`Face::save`].
    pub(crate) state: Vec<u8>,
    /// What is wanted of it.
    pub(crate) wanted: Wanted,
    /// Its seed.
    pub(crate) seed: u64,
    /// Whether its seat gave the last answer, too.
    pub(crate) goes_on: bool,
}

/// What is wanted of a bot.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Wanted {
    /// The answer of the bot of this name.
    Answer(&'static str),
    /// What a bot of this level advises.
    Advice(Level),
}

impl Wanted {
    /// The name of the bot that thinks.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Answer(name) => name,
            Self::Advice(level) => level.name,
        }
    }
}

/// What a bot says.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// The index of its answer.
    Answer(u32),
    /// What it advises; nothing if nobody is asked.
    Advice(Option<Advice>),
}

/// Why there will be no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoAnswer {
    /// The rules cannot be opened on the other thread.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The state or the bot is invalid.
    #[error("{0}")]
    Question(String),
    /// The thread died.
    #[error("the bots' thread has ended")]
    Died,
    /// No thread could be started.
    #[error(transparent)]
    NoThread(#[from] std::io::Error),
}

/// The bots' thread, as the window's thread knows it.
pub(crate) struct Thinker {
    ruleset: Arc<dyn Ruleset>,
    waker: Waker,
    thread: Option<Thread>,
    /// The number of the last question; answers to others are old.
    number: u64,
    /// Whether its answer is awaited, and the flag that stops the bot thinking about it.
    open: Option<Arc<AtomicBool>>,
}

/// Both ends of the channel to the thread.
struct Thread {
    ask: Sender<Task>,
    answers: Receiver<Done>,
}

struct Task {
    number: u64,
    question: AskedBot,
    stop: Arc<AtomicBool>,
}

struct Done {
    number: u64,
    said: Result<Said, NoAnswer>,
}

impl Thinker {
    /// Nobody thinks yet, and there is no thread until somebody does.
    pub(crate) fn new(ruleset: Arc<dyn Ruleset>, waker: Waker) -> Self {
        Self { ruleset, waker, thread: None, number: 0, open: None }
    }

    /// Asks a bot. Whatever was asked before is thrown away.
    ///
    /// # Errors
    /// [`NoAnswer::NoThread`].
    pub(crate) fn ask(&mut self, question: AskedBot) -> Result<(), NoAnswer> {
        self.stop();
        self.number += 1;
        let stop = Arc::new(AtomicBool::new(false));
        let task = Task { number: self.number, question, stop: stop.clone() };
        let thread = match self.thread.take() {
            Some(thread) => thread,
            None => Thread::start(self.ruleset.clone(), self.waker.clone())?,
        };
        // If nobody listens, the thread is dead, and `answer` says so.
        let _ = thread.ask.send(task);
        (self.thread, self.open) = (Some(thread), Some(stop));
        Ok(())
    }

    /// Throws away what is being thought.
    pub(crate) fn stop(&mut self) {
        if let Some(stop) = self.open.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// The answer to the last question, once it is there. Does not wait.
    pub(crate) fn answer(&mut self) -> Option<Result<Said, NoAnswer>> {
        self.open.as_ref()?;
        let answers = &self.thread.as_ref()?.answers;
        loop {
            match answers.try_recv() {
                Ok(done) if done.number != self.number => {}
                Ok(done) => {
                    self.open = None;
                    return Some(done.said);
                }
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    (self.thread, self.open) = (None, None);
                    return Some(Err(NoAnswer::Died));
                }
            }
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Thread {
    fn start(ruleset: Arc<dyn Ruleset>, waker: Waker) -> Result<Self, NoAnswer> {
        let (ask, tasks) = channel();
        let (done, answers) = channel();
        std::thread::Builder::new().name("bots".to_owned()).spawn(move || {
            let _wake = WakeAtLast(waker.clone());
            let done = done; // dropped before the window is woken
            think(&*ruleset, &tasks, &done, &waker);
        })?;
        Ok(Self { ask, answers })
    }
}

/// Wakes the window when a thread dies of a bug: otherwise it would wait for an answer for ever.
struct WakeAtLast(Waker);

impl Drop for WakeAtLast {
    fn drop(&mut self) {
        if std::thread::panicking() {
            (self.0)();
        }
    }
}

thread_local! {
    /// The flag that stops what this thread is thinking.
    static STOP: RefCell<Arc<AtomicBool>> = RefCell::default();
}

fn is_stopped() -> bool {
    STOP.with_borrow(|stop| stop.load(Ordering::Relaxed))
}

/// Answers question after question until nobody can ask any more.
fn think(ruleset: &dyn Ruleset, tasks: &Receiver<Task>, done: &Sender<Done>, waker: &Waker) {
    let (mut face, mut patience) = (None, Patience::default());
    while let Ok(Task { number, question, stop }) = tasks.recv() {
        STOP.set(stop);
        let said = answer(ruleset, &mut face, &question, &mut patience);
        if is_stopped() {
            face = None; // a script may have been stopped in the middle
            continue;
        }
        if done.send(Done { number, said }).is_err() {
            return;
        }
        waker();
    }
}

fn answer(ruleset: &dyn Ruleset, face: &mut Option<Box<dyn Face>>, question: &AskedBot, patience: &mut Patience) -> Result<Said, NoAnswer> {
    let face = match face {
        Some(face) => face,
        // No clock: scripts end by their own limits, and how fast a machine is must not change what a bot does.
        none => none.insert(ruleset.open(Tools { stop: Some(is_stopped), ..Tools::default() })?),
    };
    let stop = STOP.with_borrow(Clone::clone);
    let at = face.load(&question.state).map_err(|error| NoAnswer::Question(error.to_string()))?;
    let said = match question.wanted {
        Wanted::Answer(name) => {
            clade_bots::bot(name, question.seed).map_err(|error| NoAnswer::Question(error.to_string())).map(|mut bot| {
                bot.stop_when(stop);
                Said::Answer(patience.choose(&mut *bot, &mut **face, at, question.goes_on))
            })
        }
        Wanted::Advice(level) => {
            let mut adviser = Searcher::new(level, question.seed);
            adviser.stop_when(stop);
            Ok(Said::Advice(adviser.advise(&mut **face, at)))
        }
    };
    face.free(at);
    said
}
