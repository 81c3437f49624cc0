//! A running comparison: one thread has the games played on others, another judges the results every few seconds, and at the end with
//! all resamples. The window looks at both and waits for neither.

use super::judged::Judged;
use crate::waker::Waker;
use clade_compare::play::Done;
use clade_compare::{Planned, PlayError, Report, Run, Watch, play};
use clade_ecology::Games;
use clade_ecology::statistics::REPLICATES;
use clade_engine::Tools;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many resamples are drawn while games are being played.
const FEW: u32 = 60;
/// How long games are played between two judgements, and at least this many times as long as the last one took.
const PAUSE: Duration = Duration::from_secs(2);
const TIMES: u32 = 3;

/// A comparison at work.
pub(super) struct Job {
    board: Arc<Board>,
}

/// What its threads and the window share.
pub(super) struct Board {
    pub(super) planned: Planned,
    run: Mutex<Run>,
    judged: Mutex<Option<Arc<Judged>>>,
    state: Mutex<State>,
    waker: Waker,
}

/// How far it is.
struct State {
    watch: Arc<Watch>,
    began: Instant,
    /// How many games had ended when it began or went on.
    before: u64,
    is_playing: bool,
    is_judging: bool,
    /// How many games had cards that failed.
    failed: u64,
    why: Option<PlayError>,
}

/// How far it is, for the window.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    pub(super) ended: u64,
    pub(super) all: u64,
    /// Decisions a second.
    pub(super) rate: f64,
    /// The time left; none where it is unknown.
    pub(super) left: Option<Duration>,
    pub(super) is_playing: bool,
    pub(super) is_judging: bool,
    pub(super) failed: u64,
    pub(super) why: Option<String>,
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Job {
    /// Begins.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn begin(planned: Planned, waker: Waker) -> std::io::Result<Self> {
        let state =
            State { watch: Arc::default(), began: Instant::now(), before: 0, is_playing: false, is_judging: false, failed: 0, why: None };
        let run = Mutex::new(Run::unkept(planned.asked.clone()));
        let job = Self { board: Arc::new(Board { planned, run, judged: Mutex::default(), state: Mutex::new(state), waker }) };
        job.go_on()?;
        Ok(job)
    }

    /// Plays what is left.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn go_on(&self) -> std::io::Result<()> {
        let mut state = lock(&self.board.state);
        if state.is_playing || state.is_judging {
            return Ok(());
        }
        (state.watch, state.began, state.before) = (Arc::default(), Instant::now(), lock(&self.board.run).ended());
        (state.is_playing, state.is_judging, state.why) = (true, true, None);
        let (board, watch) = (self.board.clone(), state.watch.clone());
        std::thread::Builder::new().name("compare".to_owned()).spawn(move || board.work(&watch)).map(drop)
    }

    /// Stops; what was played stays.
    pub(super) fn stop(&self) {
        lock(&self.board.state).watch.stop();
    }

    /// What its threads share.
    pub(super) fn board(&self) -> Arc<Board> {
        self.board.clone()
    }

    /// What was told last.
    pub(super) fn judged(&self) -> Option<Arc<Judged>> {
        lock(&self.board.judged).clone()
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        let (ended, asked) = (lock(&self.board.run).ended(), &self.board.planned.asked);
        let (state, all) = (lock(&self.board.state), asked.games * asked.arms.len() as u64);
        let seconds = state.began.elapsed().as_secs_f64().max(0.001);
        let played = ended.saturating_sub(state.before);
        let left = (played > 0).then(|| Duration::from_secs_f64(seconds / played as f64 * all.saturating_sub(ended) as f64));
        Progress {
            ended,
            all,
            rate: state.watch.decisions() as f64 / seconds,
            left,
            is_playing: state.is_playing,
            is_judging: state.is_judging,
            failed: state.failed,
            why: state.why.as_ref().map(ToString::to_string),
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Board {
    /// The games that can be reported.
    pub(super) fn games(&self) -> Vec<Games> {
        lock(&self.run).games()
    }

    fn work(&self, watch: &Watch) {
        let (ended, hears) = channel();
        let played = std::thread::scope(|scope| {
            scope.spawn(move || self.judge_on_the_way(&hears));
            let played = self.play(watch);
            drop(ended); // who judges on the way goes home
            played
        });
        {
            let mut state = lock(&self.state);
            (state.is_playing, state.why) = (false, played.err());
        }
        (self.waker)();
        self.judge(REPLICATES);
        lock(&self.state).is_judging = false;
        (self.waker)();
    }

    fn play(&self, watch: &Watch) -> Result<(), PlayError> {
        let left = lock(&self.run).left();
        // One core stays for the window.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        play(
            &self.planned.asked,
            &self.planned.rulesets,
            &left,
            (cores.saturating_sub(1).max(1), Tools::default()),
            watch,
            &|done: Done| {
                lock(&self.state).failed += u64::from(!done.faults.is_empty());
                // What is kept nowhere cannot fail to be kept.
                let _ = lock(&self.run).keep(done);
            },
        )
    }

    fn judge_on_the_way(&self, ended: &Receiver<()>) {
        let (mut pause, mut told) = (PAUSE / 4, 0);
        while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
            let now = lock(&self.run).ended();
            if now > told {
                let began = Instant::now();
                self.judge(FEW);
                (pause, told) = (PAUSE.max(TIMES * began.elapsed()), now);
            }
        }
    }

    fn judge(&self, replicates: u32) {
        let games = self.games();
        let Some(report) = Report::of(self.planned.asked.clone(), &games, replicates) else { return };
        *lock(&self.judged) = Some(Arc::new(Judged::of(report, &games, replicates == REPLICATES)));
        (self.waker)();
    }
}
