//! The `clade` program: play, simulate and measure the games of the workspace in a terminal.
//!
//! **Decides:** what the subcommands are called, how a table looks in a terminal, how results are printed, which words a
//! person may type. **Does not decide:** any rule; it knows the games only through [`clade_engine::Face`].
//!
//! One file per subcommand under `commands`; what several of them need is beside them.

mod cards;
mod commands;
mod error;
mod explain;
mod failures;
mod faults;
mod games;
mod help;
mod host;
mod interrupt;
mod lang;
mod offer;
mod page;
mod play;
mod progress;
mod rows;
mod rules;
mod shell;
pub mod texts;
mod usage;
mod which;
mod window;

use clade_engine::Translate;
use clade_host::plugins::{FarSide, Plugins};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, error::ErrorKind};
use error::Error;
use host::{Ended, Host};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

/// The version, and the commit if it was given at build time.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| match option_env!("CLADE_COMMIT") {
        Some(commit) => format!("{} ({commit})", env!("CARGO_PKG_VERSION")),
        None => env!("CARGO_PKG_VERSION").to_owned(),
    });
    &VERSION
}

/// Board games about evolution: play, simulate, measure.
#[derive(Parser)]
#[command(name = "clade", version = version(), about, after_help = "Without a command: choose a game and play, in a window if there is a screen.")]
struct Cli {
    /// The language of all texts: en, ru or pl [default: by LC_ALL or LANG]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// The folder of preferences and saved games [default: CLADE_HOME, else where the system keeps such files]
    #[arg(long, global = true, value_name = "FOLDER")]
    home: Option<PathBuf>,
    /// A folder of mods, each in a folder of its own: all of them take part, and --mod knows them by id; may be repeated
    #[arg(long = "mods", global = true, value_name = "DIR")]
    shelves: Vec<PathBuf>,
    /// A folder of libraries with games, beside the one in the folder of --home; may be repeated
    #[arg(long = "plugins", global = true, value_name = "DIR")]
    plugins: Vec<PathBuf>,
    /// Let every library run in a process of its own, also one that is trusted
    #[arg(long, global = true)]
    safe: bool,
    /// Colours: auto (in a terminal), always or never [default: auto]
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t, hide_possible_values = true)]
    color: Color,
    /// Do not show progress
    #[arg(long, short, global = true)]
    quiet: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

/// When there are colours.
#[derive(Copy, Clone, Default, clap::ValueEnum)]
enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

impl Color {
    fn choose(self) {
        match self {
            Self::Auto => {} // NO_COLOR and what the terminal can do
            Self::Always => anstream::ColorChoice::Always.write_global(),
            Self::Never => anstream::ColorChoice::Never.write_global(),
        }
    }
}

/// An output that knows whether anything was printed.
struct Counted<W> {
    out: W,
    any: bool,
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.any |= !bytes.is_empty();
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their seats and options
    Games(commands::games::Args),
    /// Read how a game is played
    Rules(commands::rules::Args),
    /// Show what the cards of a game do
    Cards(commands::cards::Args),
    /// Play in a window
    Gui(commands::gui::Args),
    /// Play in the terminal
    Play(commands::play::Args),
    /// Look at a saved game, step by step, and check it
    Replay(commands::replay::Args),
    /// See how you fared in the games that you played to their end
    Results(commands::results::Args),
    /// Find out where a saved game was won and lost
    Review(commands::review::Args),
    /// Play a table of a saved game on, as it was and a little different
    Whatif(commands::whatif::Args),
    /// Let bots play many games and count who wins
    Sim(commands::sim::Args),
    /// Let bots meet in a round robin and rate them
    Rate(commands::rate::Args),
    /// Let bots learn what to like: fit what the parts of a game's values count
    Train(commands::train::Args),
    /// Compare what eating means in each game: play, measure, report
    Compare(commands::compare::Args),
    /// Measure how fast a game plays
    Bench(commands::bench::Args),
    /// Check the laws that every game must keep
    Check(commands::check::Args),
    /// Say what is printed in your box of a game, where this program does not know
    Box(commands::my_box::Args),
    /// Begin, check, test and try mods
    Mod(commands::mods::Args),
    /// Games in loaded libraries: list, try and trust them
    Plugin(commands::plugin::Args),
    /// Print the completions of this command line for a shell
    Completions(commands::completions::Args),
    /// Print the manual page
    Man(commands::man::Args),
}

/// Runs the program and returns its exit code: 0, 2 for a wrong word, 1 for a failure, 130 after Ctrl-C.
pub fn main() -> ExitCode {
    let cli = match parsed() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    cli.color.choose();
    if cli.quiet {
        progress::silence();
    }
    let (lang, wrong) = match clade_host::lang::choose(cli.lang.as_deref()) {
        Ok(lang) => (lang, None),
        Err(error) => (clade_host::lang::from_environment(), Some(error.into())),
    };
    // Not locked: what speaks a protocol writes from a thread of its own.
    let mut out = Counted { out: anstream::stdout(), any: false };
    let mut host = Host { lang, lang_asked: cli.lang.is_some(), home: cli.home, shelves: cli.shelves, out: &mut out };
    let plugins = plugins(&host, cli.plugins, cli.safe);
    let ended = wrong.map_or_else(|| run(cli.command, plugins, &mut host), Err);
    let ended = ended.and_then(|ended| Ok(host.out.flush().map(|()| ended)?));
    match ended {
        Ok(Ended::Done) => ExitCode::SUCCESS,
        Ok(Ended::Interrupted) => ExitCode::from(130),
        // Whoever reads our output has had enough: no failure.
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            let said = error.say(&lang::words(lang));
            let silent = !out.any;
            failed(&said, error.exit_code(), silent)
        }
    }
}

/// The command line. A negative number is a value (if a wrong one), not an unknown argument.
fn parsed() -> Result<Cli, clap::Error> {
    let takes_numbers = |command: clap::Command| {
        command.mut_args(|arg| match arg.get_action().takes_values() && !arg.is_positional() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        })
    };
    let matches = Cli::command().mut_subcommands(takes_numbers).try_get_matches()?;
    Cli::from_arg_matches(&matches)
}

/// How games in libraries are found and loaded: the other process of one that is not trusted is this program, too.
fn plugins(host: &Host, folders: Vec<PathBuf>, safe: bool) -> Plugins {
    let program = std::env::current_exe().unwrap_or_else(|_| "clade".into());
    let far = FarSide { program, arguments: vec!["plugin".into(), "far-side".into()] };
    Plugins::new(&host.home(), folders, far, safe)
}

fn run(command: Option<Command>, plugins: Plugins, host: &mut Host) -> Result<Ended, Error> {
    if let Some(Command::Plugin(args)) = &command {
        return commands::plugin::run(args, &plugins, host);
    }
    if !matches!(command, Some(Command::Completions(_) | Command::Man(_))) {
        games::open(plugins, host.lang)?;
    }
    match command {
        Some(Command::Plugin(_)) => Ok(Ended::Done),
        None => choose(host),
        Some(Command::Gui(args)) => commands::gui::run(&args, host),
        Some(Command::Games(args)) => commands::games::run(&args, host),
        Some(Command::Rules(args)) => commands::rules::run(&args, host),
        Some(Command::Cards(args)) => commands::cards::run(&args, host),
        Some(Command::Play(args)) => commands::play::run(&args, host),
        Some(Command::Replay(args)) => commands::replay::run(&args, host),
        Some(Command::Results(args)) => commands::results::run(&args, host),
        Some(Command::Review(args)) => commands::review::run(&args, host),
        Some(Command::Whatif(args)) => commands::whatif::run(&args, host),
        Some(Command::Sim(args)) => commands::sim::run(&args, host),
        Some(Command::Rate(args)) => commands::rate::run(&args, host),
        Some(Command::Train(args)) => commands::train::run(&args, host),
        Some(Command::Compare(args)) => commands::compare::run(&args, host),
        Some(Command::Bench(args)) => commands::bench::run(&args, host),
        Some(Command::Check(args)) => commands::check::run(&args, host),
        Some(Command::Box(args)) => commands::my_box::run(&args, host),
        Some(Command::Mod(args)) => commands::mods::run(&args, host),
        Some(Command::Completions(args)) => commands::completions::run(&args, host),
        Some(Command::Man(args)) => commands::man::run(&args, host),
    }
}

/// Without a command: in a window if there is a screen, and if a window can be opened there.
fn choose(host: &mut Host) -> Result<Ended, Error> {
    if window::is_possible() {
        match commands::gui::run(&commands::gui::Args::default(), host) {
            Err(Error::Window(reason)) => complain(&lang::words(host.lang).text(&texts::no_window_but_terminal(reason))),
            ended => return ended,
        }
    }
    commands::start::run(host)
}

/// Help and version are printed; anything else is a wrong command line.
fn usage(error: &clap::Error) -> ExitCode {
    let language = usage::language();
    let asks_help = usage::asks_help(error);
    if !asks_help && error.kind() != ErrorKind::DisplayVersion {
        return failed(&usage::complaint(error, &Cli::command(), &lang::words(language)), 2, true);
    }
    let drawn = if asks_help { usage::help(language) } else { error.render().ansi().to_string() };
    let mut out = anstream::stdout().lock();
    match out.write_all(drawn.as_bytes()).and_then(|()| out.flush()).map_err(Error::from) {
        Err(error) if !error.is_closed_pipe() => {
            drop(out);
            failed(&error.say(&lang::words(language)), error.exit_code(), false)
        }
        _ => ExitCode::SUCCESS,
    }
}

/// What went wrong, and how the program ends. Programs that asked for JSON and got nothing yet get that: `{ "error": …, "code": … }`.
fn failed(said: &str, code: u8, silent: bool) -> ExitCode {
    if silent && std::env::args_os().any(|word| word == "--json") {
        let json = serde_json::json!({ "error": said.lines().map(plain).collect::<Vec<_>>().join("\n"), "code": code });
        let _ = writeln!(anstream::stdout().lock(), "{json:#}");
    }
    complain(said);
    ExitCode::from(code)
}

/// A line for each fault on the error stream. If even that is closed, there is nobody to tell.
fn complain(faults: &str) {
    for line in faults.lines() {
        let _ = writeln!(anstream::stderr().lock(), "clade: {}", plain(line));
    }
}

/// A line without control characters: it may contain text from a file.
pub(crate) fn plain(line: &str) -> String {
    line.replace(clade_engine::is_unseen, " ")
}
