//! Safe mode: the library is in another process, which can be killed. The same calls go over a pipe, and whatever happens there, this
//! program goes on.
//!
//! A crossing takes some microseconds. Each face has a process of its own, so that what one breaks harms no other. Who plays many games has
//! each of them played over there as one job of the program ([`Elsewhere`]), bots and all.

mod near;
mod pipe;
mod serve;

use super::call::{Call, Door, Failed, Reply, Words};
use super::library::Unusable;
use clade_engine::Elsewhere;
use clade_engine::face::FaceError;
use near::Near;
use pipe::{Answer, Asked, Hello};
pub use serve::{Jobs, serve};
use std::ffi::OsString;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

/// How to start the other process: a program that calls [`serve`] with the file that is its last argument.
#[derive(Clone, Debug)]
pub struct FarSide {
    /// The program.
    pub program: PathBuf,
    /// What comes before the file.
    pub arguments: Vec<OsString>,
}

/// How long a call may take. No game needs a hundredth of it.
const LONGEST: Duration = Duration::from_secs(10);
/// How often it is looked at.
const EACH: Duration = Duration::from_millis(100);

/// A library in another process.
pub(super) struct Far {
    from: FarSide,
    path: PathBuf,
    pipe: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    near: Near,
    watched: Arc<Watched>,
    hello: Hello,
}

/// What the watch needs to know.
struct Watched {
    child: Mutex<Child>,
    /// When the running call began, in milliseconds since `start`, plus one; 0 if none runs.
    since: AtomicU64,
    start: Instant,
    late: AtomicBool,
}

impl Watched {
    /// Kills the process, and says how it ended.
    fn end(&self) -> Option<ExitStatus> {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = child.try_wait().ok().flatten();
        if ended.is_none() {
            _ = child.kill();
        }
        child.wait().ok().filter(|_| ended.is_some()).or(ended)
    }

    fn now(&self) -> u64 {
        self.start.elapsed().as_millis() as u64 + 1
    }

    /// Looks at the clock until nobody holds the process any more.
    fn watch(this: &Weak<Self>) {
        while let Some(watched) = this.upgrade() {
            let since = watched.since.load(Ordering::Acquire);
            if since != 0 && watched.now().saturating_sub(since) > LONGEST.as_millis() as u64 {
                watched.late.store(true, Ordering::Release);
                watched.end();
                return;
            }
            drop(watched);
            std::thread::sleep(EACH);
        }
    }
}

impl Drop for Far {
    fn drop(&mut self) {
        self.watched.end();
    }
}

impl Far {
    /// Starts the other process with this library.
    pub(super) fn start(from: &FarSide, path: &Path) -> Result<Self, Failed> {
        let mut command = Command::new(&from.program);
        command.args(&from.arguments).arg(path).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let cannot = |why: &dyn std::fmt::Display| Failed::broken(format!("another process for it cannot be started: {why}"));
        let mut child = command.spawn().map_err(|error| cannot(&error))?;
        let (Some(into), Some(out)) = (child.stdin.take(), child.stdout.take()) else { return Err(cannot(&"it has no pipes")) };
        let near = Near::of(&child);
        let watched =
            Arc::new(Watched { child: Mutex::new(child), since: AtomicU64::new(1), start: Instant::now(), late: AtomicBool::new(false) });
        let weak = Arc::downgrade(&watched);
        std::thread::Builder::new().name("watch".to_owned()).spawn(move || Watched::watch(&weak)).map_err(|error| cannot(&error))?;
        let pipe = Mutex::new((into, BufReader::new(out)));
        let mut far = Self { from: from.clone(), path: path.to_owned(), pipe, near, watched, hello: Hello::default() };
        far.hello = far.timed(|_, out| pipe::read::<Hello>(out))?;
        Ok(far)
    }

    /// The hash of the library's file, or why it cannot be used.
    pub(super) fn hash(&self) -> Result<u64, Unusable> {
        self.hello.refused.clone().map_or(Ok(self.hello.hash), Err)
    }

    /// Does something with the pipe, for so long and no longer.
    fn timed<R>(&self, run: impl FnOnce(&mut ChildStdin, &mut BufReader<ChildStdout>) -> std::io::Result<R>) -> Result<R, Failed> {
        let _here = self.near.stays();
        self.anywhere(run)
    }

    /// The same where the other process has more to do than to answer: it runs on any processor.
    fn anywhere<R>(&self, run: impl FnOnce(&mut ChildStdin, &mut BufReader<ChildStdout>) -> std::io::Result<R>) -> Result<R, Failed> {
        let mut pipe = self.pipe.lock().unwrap_or_else(PoisonError::into_inner);
        self.watched.since.store(self.watched.now(), Ordering::Release);
        let (into, out) = &mut *pipe;
        let done = run(into, out);
        self.watched.since.store(0, Ordering::Release);
        done.map_err(|_| self.ended())
    }

    /// How the other process has ended.
    fn ended(&self) -> Failed {
        // It closes its pipes a moment before it has ended.
        std::thread::sleep(Duration::from_millis(20));
        let status = self.watched.end();
        if self.watched.late.load(Ordering::Acquire) {
            return Failed::broken(format!("it gave no answer for {} seconds", LONGEST.as_secs()));
        }
        Failed::broken(status.map_or_else(|| "what it answers makes no sense".to_owned(), how))
    }
}

/// How a process has ended, in words.
fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("it has crashed (signal {signal})");
    }
    match status.code() {
        Some(code) => format!("it has ended its process (exit code {code})"),
        None => "its process has ended".to_owned(),
    }
}

impl Elsewhere for Far {
    fn job(&mut self, name: &str, given: &[u8]) -> Result<Vec<u8>, FaceError> {
        let did = self.anywhere(|into, out| {
            pipe::write(into, &Asked::Job { name: name.to_owned(), given: given.to_vec() })?;
            loop {
                match pipe::read(out)? {
                    Answer::Alive => self.watched.since.store(self.watched.now(), Ordering::Release),
                    Answer::Did(did) => return Ok(did),
                    _ => return Err(std::io::ErrorKind::InvalidData.into()),
                }
            }
        });
        let failed = |why: String| FaceError::Broken(format!("the library {} has failed in a game: {why}", self.path.display()));
        did.map_err(|gone| failed(gone.text()))?.map_err(failed)
    }
}

impl Door for Far {
    fn call(&self, call: Call, given: &[u8], words: Words<'_>) -> Result<Reply, Failed> {
        let answer = self.timed(|into, out| {
            pipe::write(into, &Asked::Call { call, given: given.to_vec() })?;
            loop {
                match pipe::read(out)? {
                    Answer::Word => pipe::write(into, &words())?,
                    done => return Ok(done),
                }
            }
        })?;
        match answer {
            Answer::Done(reply) => Ok(reply),
            Answer::Failed(status, told) => Err(Failed { status: crate::abi::Status::of(status), told }),
            Answer::Word | Answer::Alive | Answer::Did(_) => Err(Failed::broken("its answer is to another question")),
        }
    }

    fn elsewhere(&self, mods_at: u32, given: &[u8]) -> Option<Result<Box<dyn Elsewhere>, Failed>> {
        let begun = || {
            let far = Self::start(&self.from, &self.path)?;
            far.near.leaves();
            match far.anywhere(|into, out| {
                pipe::write(into, &Asked::Rules { mods_at, given: given.to_vec() })?;
                pipe::read(out)
            })? {
                Answer::Did(Ok(_)) => Ok(Box::new(far) as Box<dyn Elsewhere>),
                Answer::Did(Err(why)) => Err(Failed::broken(why)),
                _ => Err(Failed::broken("its answer is to another question")),
            }
        };
        Some(begun())
    }

    fn anew(&self) -> Option<Result<Arc<dyn Door>, Failed>> {
        Some(Self::start(&self.from, &self.path).map(|far| Arc::new(far) as Arc<dyn Door>))
    }

    fn can_break_alone(&self) -> bool {
        true
    }
}
