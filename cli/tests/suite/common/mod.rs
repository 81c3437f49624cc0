//! Running the built program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs the program with this input.
pub(crate) fn clade(args: &[&str], input: &str) -> Output {
    ended(command(args), input)
}

/// The program on a machine without a screen.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_clade"));
    command.args(args).env("LC_ALL", "C").env("CLADE_HOME", file("home")).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// Runs it with this input.
pub(crate) fn ended(mut command: Command, input: &str) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = stdin.write_all(input.as_bytes()); // it may have ended without reading
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// What it printed.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// A file of this test in this run: each test has a thread, and so preferences and saved games, of its own.
pub(crate) fn file(name: &str) -> PathBuf {
    let thread = format!("{:?}", std::thread::current().id());
    let thread: String = thread.chars().filter(char::is_ascii_digit).collect();
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{thread}", std::process::id()))
}

/// Runs, expects success, gives the output.
pub(crate) fn good(args: &[&str], input: &str) -> String {
    let output = clade(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}
