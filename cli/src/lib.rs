//! The `clade` program: play, simulate and measure the games of the workspace in a terminal.
//!
//! **Decides:** what the subcommands are called, how a table looks in a terminal, how results are printed, which words a
//! person may type. **Does not decide:** any rule; it knows the games only through [`clade_engine::Face`].
//!
//! One file a subcommand under `commands`; what several of them need lies beside them.

mod cards;
mod commands;
mod error;
mod failures;
mod games;
mod host;
mod interrupt;
mod lang;
mod offer;
mod page;
mod play;
mod rows;
pub mod texts;
mod usage;
mod which;

use clade_engine::Translate;
use clap::{CommandFactory, Parser, Subcommand, error::ErrorKind};
use error::Error;
use host::{Ended, Host};
use std::io::Write as _;
use std::process::ExitCode;

/// Board games about evolution: play, simulate, measure.
#[derive(Parser)]
#[command(name = "clade", version, about, after_help = "Without a command: choose a game and play, in a window if there is a screen.")]
struct Cli {
    /// The language of all texts: en, ru or pl [default: by LC_ALL or LANG]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their seats and options
    Games(commands::games::Args),
    /// Show what the cards of a game do
    Cards(commands::cards::Args),
    /// Play in a window
    Gui(commands::gui::Args),
    /// Play in the terminal
    Play(commands::play::Args),
    /// Look at a saved game, step by step, and check it
    Replay(commands::replay::Args),
    /// Let bots play many games and count who wins
    Sim(commands::sim::Args),
    /// Measure how fast a game plays
    Bench(commands::bench::Args),
    /// Check the laws that every game must keep
    Check(commands::check::Args),
}

/// Runs the program and tells how it ended: 0, 2 for a wrong word, 1 for a failure, 130 after Ctrl-C.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let (lang, wrong) = match clade_host::lang::choose(cli.lang.as_deref()) {
        Ok(lang) => (lang, None),
        Err(error) => (clade_host::lang::from_environment(), Some(error.into())),
    };
    let mut out = anstream::stdout().lock();
    let mut host = Host { lang, lang_asked: cli.lang.is_some(), out: &mut out };
    let ended = wrong.map_or_else(|| run(cli.command, &mut host), Err);
    let ended = ended.and_then(|ended| Ok(host.out.flush().map(|()| ended)?));
    match ended {
        Ok(Ended::Done) => ExitCode::SUCCESS,
        Ok(Ended::Interrupted) => ExitCode::from(130),
        // Whoever reads our output has had enough: no failure.
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.say(&lang::words(lang)));
            ExitCode::from(error.exit_code())
        }
    }
}

fn run(command: Option<Command>, host: &mut Host) -> Result<Ended, Error> {
    match command {
        None => choose(host),
        Some(Command::Gui(args)) => commands::gui::run(&args, host),
        Some(Command::Games(args)) => commands::games::run(&args, host),
        Some(Command::Cards(args)) => commands::cards::run(&args, host),
        Some(Command::Play(args)) => commands::play::run(&args, host),
        Some(Command::Replay(args)) => commands::replay::run(&args, host),
        Some(Command::Sim(args)) => commands::sim::run(&args, host),
        Some(Command::Bench(args)) => commands::bench::run(&args, host),
        Some(Command::Check(args)) => commands::check::run(&args, host),
    }
}

/// Without a command: in a window if there is a screen, and if a window can be opened there.
fn choose(host: &mut Host) -> Result<Ended, Error> {
    if commands::gui::has_display() {
        match commands::gui::run(&commands::gui::Args::default(), host) {
            Err(Error::Window(reason)) => complain(&lang::words(host.lang).text(&texts::no_window_but_terminal(reason))),
            ended => return ended,
        }
    }
    commands::start::run(host)
}

/// Help and version are printed; anything else is a wrong command line.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    complain(&usage::complaint(error, &Cli::command(), &lang::words(usage::language())));
    ExitCode::from(2)
}

/// A line for each fault on the error stream, without control characters: what a file holds may stand in it, and a terminal would obey.
/// If even that is closed, there is nobody to tell.
fn complain(faults: &str) {
    for line in faults.lines() {
        let _ = writeln!(anstream::stderr().lock(), "clade: {}", line.replace(char::is_control, " "));
    }
}
