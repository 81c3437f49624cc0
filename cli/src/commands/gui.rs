//! `clade gui`: the window, see `clade-gui`.

use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use std::path::PathBuf;

/// The arguments of `clade gui`.
#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// A saved game to open
    file: Option<PathBuf>,
}

/// Opens the window and stays until it is closed.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let start = clade_gui::Start {
        record: args.file.clone(),
        language: host.lang_asked.then(|| host.lang.to_owned()),
        usual_language: host.lang.to_owned(),
        home: host.home.clone(),
    };
    clade_gui::run(games::modules(), &start).map_err(|error| Error::Window(reason(&error.to_string()).to_owned()))?;
    Ok(Ended::Done)
}

/// What the system says, without the place in the source code where it was heard.
fn reason(told: &str) -> &str {
    let after = told.rsplit_once(".rs:").and_then(|(_, rest)| rest.split_once(": "));
    after.map_or(told, |(_, reason)| reason)
}

/// Whether a window can be shown.
pub(crate) fn has_display() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "windows", target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
