//! The other process: it loads the library and does what comes through the pipe, until the pipe is closed.

use super::pipe::{self, Answer, Asked, Hello};
use crate::host::call::Door as _;
use crate::host::library::Library;
use crate::host::tools;
use clade_engine::Tools;
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

/// The most memory that the process may have.
#[cfg(unix)]
const MOST_MEMORY: u64 = 2 << 30;

/// Serves a library on standard input and output until the input ends.
///
/// # Errors
/// If the pipe breaks.
pub fn serve(path: &Path, lent: Tools) -> io::Result<()> {
    let (mut asked, mut answers) = apart()?;
    limit();
    tools::lend(lent);
    let library = match Library::load(path) {
        Ok((library, image)) => {
            pipe::write(&mut answers, &Hello { hash: image.hash, refused: None })?;
            library
        }
        Err(error) => return pipe::write(&mut answers, &Hello { hash: 0, refused: Some(error) }),
    };
    loop {
        let Asked { call, given } = match pipe::read(&mut asked) {
            Ok(asked) => asked,
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
