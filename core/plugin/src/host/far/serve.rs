//! The other process: it loads the library and does what comes through the pipe, until the pipe is closed.

use super::pipe::{self, Answer, Asked, Hello};
use crate::host::call::Door;
use crate::host::library::Library;
use crate::host::{loaded, tools};
use clade_engine::{Face, Tools};
use std::io::{self, BufReader, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most memory that the process may have.
#[cfg(unix)]
const MOST_MEMORY: u64 = 2 << 30;

/// How often a job that goes on says so.
const ALIVE: Duration = Duration::from_secs(1);

/// The jobs of a program, see [`clade_engine::Elsewhere`]: one by its name, on a face, with what it is given. It calls the last argument now and then
/// while it goes on, or it is taken for one that hangs.
pub type Jobs<'a> = &'a dyn Fn(&str, &mut dyn Face, &[u8], &mut dyn FnMut()) -> Result<Vec<u8>, String>;

/// Serves a library on standard input and output until the input ends, and does these jobs with it.
///
/// # Errors
/// If the pipe breaks.
pub fn serve(path: &Path, lent: Tools, jobs: Jobs<'_>) -> io::Result<()> {
    let (mut asked, mut answers) = apart()?;
    limit();
    tools::lend(lent);
    let library: Arc<dyn Door> = match Library::load(path) {
        Ok((library, image)) => {
            pipe::write(&mut answers, &Hello { hash: image.hash, refused: None })?;
            Arc::new(library)
        }
        Err(error) => return pipe::write(&mut answers, &Hello { hash: 0, refused: Some(error) }),
    };
    let mut face: Option<Box<dyn Face>> = None;
    loop {
        let (call, given) = match pipe::read(&mut asked) {
            Ok(Asked::Call { call, given }) => (call, given),
            Ok(Asked::Rules { mods_at, given }) => {
                let opened = loaded::opened_within(&library, path, mods_at, given, lent).map(|opened| _ = face.insert(opened));
                pipe::write(&mut answers, &Answer::Did(opened.map(|()| Vec::new())))?;
                continue;
            }
            Ok(Asked::Job { name, given }) => {
                let mut since = Instant::now();
                let mut alive = || {
                    if since.elapsed() > ALIVE {
                        since = Instant::now();
                        _ = pipe::write(&mut answers, &Answer::Alive); // a broken pipe shows at the end
                    }
                };
                let did = face.as_mut().ok_or_else(|| "no rules are open".to_owned());
                let did = did.and_then(|face| jobs(&name, &mut **face, &given, &mut alive));
                pipe::write(&mut answers, &Answer::Did(did))?;
                continue;
            }
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            Err(error) => return Err(error),
        };
        let mut word = || {
            let next = pipe::write(&mut answers, &Answer::Word).and_then(|()| pipe::read(&mut asked));
            next.unwrap_or_default() // the pipe is broken, which the next message shows
        };
        let answer = match library.call(call, &given, &mut word) {
            Ok(reply) => Answer::Done(reply),
            Err(failed) => Answer::Failed(failed.status as i32, failed.told),
        };
        pipe::write(&mut answers, &answer)?;
    }
}

/// The two ends of the pipe, kept away from what a library reads and prints.
#[cfg(unix)]
fn apart() -> io::Result<(impl Read, impl Write)> {
    let asked = rustix::io::dup(rustix::stdio::stdin())?;
    let answers = rustix::io::dup(rustix::stdio::stdout())?;
    rustix::stdio::dup2_stdin(std::fs::File::open("/dev/null")?)?;
    rustix::stdio::dup2_stdout(rustix::stdio::stderr())?;
    Ok((BufReader::new(std::fs::File::from(asked)), std::fs::File::from(answers)))
}

#[cfg(not(unix))]
fn apart() -> io::Result<(impl Read, impl Write)> {
    Ok((BufReader::new(io::stdin()), io::stdout()))
}

/// Limits what the process may take: its memory, and no dump of it is left behind.
#[cfg(unix)]
fn limit() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let at_most = |most: u64| Rlimit { current: Some(most), maximum: Some(most) };
    // Where the system does not do this the process is not limited; it can be killed all the same.
    _ = setrlimit(Resource::As, at_most(MOST_MEMORY));
    _ = setrlimit(Resource::Core, at_most(0));
}

#[cfg(not(unix))]
fn limit() {}
