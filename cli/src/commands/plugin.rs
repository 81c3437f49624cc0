//! `clade plugin`: games in loaded libraries. `far-side` is the other process of one that is not trusted.

use super::many;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, rows, texts};
use clade_engine::{Face, Module as _, Msg, Translate as _};
use clade_host::plugins::{Loaded, Plugins, project, serve};
use clade_host::watchdog;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The arguments of `clade plugin`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// The libraries with games that are found, and whether they are trusted
    List(List),
    /// What game a library holds, and whether it is trusted
    Info(Info),
    /// Try a library in a process of its own: a random game with everything asked
    Try(File),
    /// Begin a game of your own: a project in Rust that works, to change piece by piece
    New(New),
    /// Trust a library until its file changes: it is loaded into this program and can do whatever you can
    Trust(File),
    /// Trust a library no longer: it runs in a process of its own again
    Untrust(File),
    /// The other process of a library that is not trusted
    #[command(hide = true)]
    FarSide(File),
}

/// The arguments of `clade plugin list`.
#[derive(clap::Args)]
struct List {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `clade plugin info`.
#[derive(clap::Args)]
struct Info {
    /// The library
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The arguments of `clade plugin new`.
#[derive(clap::Args)]
struct New {
    /// A new folder; its name becomes the name of the game
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The folder with the sources of Clade [default: where this program was built, or the current folder is]
    #[arg(long, value_name = "FOLDER")]
    clade: Option<PathBuf>,
}

/// A library.
#[derive(clap::Args)]
struct File {
    /// The library
    file: PathBuf,
}

/// What a library is.
#[derive(Serialize)]
struct Row {
    file: String,
    game: String,
    version: String,
    name: String,
    seats: [u8; 2],
    hash: String,
    trusted: bool,
}

/// Runs what was asked for.
pub(crate) fn run(args: &Args, plugins: &Plugins, host: &mut Host) -> Result<Ended, Error> {
    match &args.command {
        Command::List(args) => list(args, plugins, host),
        Command::Info(args) => {
            let row = row(plugins.try_out(&args.file)?, plugins, host);
            if args.json { host.json(&row) } else { print(&row, host) }
        }
        Command::Try(args) => {
            let game = plugins.try_out(&args.file)?.about().id.to_owned();
            say(&texts::plugin_tried(shown(&args.file), game), host)
        }
        Command::New(args) => new(args, host),
        Command::Trust(args) => {
            let hash = plugins.trust(&args.file, true)?;
            say(&texts::plugin_trusted(shown(&args.file), format!("{hash:016x}")), host)
        }
        Command::Untrust(args) => {
            plugins.trust(&args.file, false)?;
            say(&texts::plugin_untrusted(shown(&args.file)), host)
        }
        Command::FarSide(args) => {
            serve(&args.file, watchdog::guarded(), &job)?;
            Ok(Ended::Done)
        }
    }
}

/// Writes the project and says what to do next.
fn new(args: &New, host: &mut Host) -> Result<Ended, Error> {
    let here = std::path::absolute(".")?;
    let program = std::env::current_exe().unwrap_or_default();
    let sources = args.clade.clone().or_else(|| project::sources([&*program, &*here])).unwrap_or(here);
    let taken: Vec<_> = games::modules().iter().map(|module| module.about().id).collect();
    for file in project::begin(&args.folder, &sources, &taken)? {
        writeln!(host.out, "{}", file.display())?;
    }
    writeln!(host.out)?;
    let name = args.folder.file_name().unwrap_or_default().to_string_lossy();
    let library = format!("{}{name}_game{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = Path::new("target").join("debug").join(library);
    say(&texts::plugin_new_next(shown(&args.folder), shown(&library)), host)
}

/// What is done in the other process at one crossing: whole games.
fn job(name: &str, face: &mut dyn Face, given: &[u8], alive: &mut dyn FnMut()) -> Result<Vec<u8>, String> {
    match name {
        many::JOB => many::far(face, given, alive),
        clade_compare::play::JOB => clade_compare::play::far(face, given, alive),
        _ => Err(format!("there is no job '{name}'")),
    }
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}

fn say(msg: &Msg, host: &mut Host) -> Result<Ended, Error> {
    writeln!(host.out, "{}", lang::words(host.lang).text(msg))?;
    Ok(Ended::Done)
}

/// What a library is; its texts say what the game is called.
fn row(game: &'static Loaded, plugins: &Plugins, host: &Host) -> Row {
    let about = game.about();
    let name = lang::words_of_all(host.lang, &[game]).map_or_else(|_| about.id.to_owned(), |words| words.text(&about.name));
    Row {
        file: shown(game.path()),
        game: about.id.to_owned(),
        version: about.version.to_owned(),
        name,
        seats: [*about.seats.start(), *about.seats.end()],
        hash: format!("{:016x}", game.hash()),
        trusted: plugins.is_trusted(game.hash()),
    }
}

fn trusted(row: &Row) -> Msg {
    if row.trusted { texts::plugin_is_trusted() } else { texts::plugin_is_far() }
}

fn print(row: &Row, host: &mut Host) -> Result<Ended, Error> {
    let words = lang::words(host.lang);
    let lines = [
        (texts::plugin_file(), row.file.clone()),
        (texts::plugin_game(), format!("{} {} ({})", row.name, row.version, row.game)),
        (texts::plugin_hash(), row.hash.clone()),
        (texts::plugin_runs(), words.text(&trusted(row))),
    ];
    let cells = lines.into_iter().map(|(name, value)| vec![words.text(&name), value]).collect::<Vec<_>>();
    rows::print(host.out, &cells, 2)?;
    Ok(Ended::Done)
}

/// Lists those in the folders; each of them is asked in a process of its own.
fn list(args: &List, plugins: &Plugins, host: &mut Host) -> Result<Ended, Error> {
    let mut found = Vec::new();
    for file in plugins.files()? {
        match plugins.try_out(&file) {
            Ok(game) => found.push(row(game, plugins, host)),
            Err(error) => host.say_error(&error.into())?,
        }
    }
    if args.json {
        return host.json(&found);
    }
    let words = lang::words(host.lang);
    if found.is_empty() {
        let folder = host.home().plugins().map_or_else(String::new, |folder| shown(&folder));
        return say(&texts::no_plugins(folder), host);
    }
    let cells: Vec<Vec<String>> = found
        .iter()
        .map(|row| vec![row.game.clone(), row.version.clone(), words.text(&trusted(row)), row.hash.clone(), row.file.clone()])
        .collect();
    rows::print(host.out, &cells, 5)?;
    Ok(Ended::Done)
}
