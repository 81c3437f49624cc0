//! The window, if this program is built with it: the feature `window`, on by default.

use crate::error::Error;
use crate::host::Host;
use clade_host::author::Tried;
use std::path::PathBuf;
use std::time::Duration;
#[cfg(feature = "window")]
pub(crate) use with::{frames, open};
#[cfg(not(feature = "window"))]
pub(crate) use without::{frames, open};

/// How the window begins.
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "nobody opens it"))]
pub(crate) struct Start {
    /// A saved game to open.
    pub(crate) record: Option<PathBuf>,
    /// After how many of its actions it is looked at.
    pub(crate) at: Option<usize>,
    /// The language that was asked for.
    pub(crate) language: Option<String>,
    /// The language for a person who never chose one.
    pub(crate) usual_language: String,
    /// Where preferences and saved games lie.
    pub(crate) home: Option<PathBuf>,
    /// Folders of mods.
    pub(crate) shelves: Vec<PathBuf>,
    /// A mod that is tried at a table.
    pub(crate) tried: Option<Tried>,
}

impl Start {
    /// With nothing but the person's language and files.
    pub(crate) fn new(host: &Host<'_>) -> Self {
        Self {
            record: None,
            at: None,
            language: host.lang_asked.then(|| host.lang.to_owned()),
            usual_language: host.lang.to_owned(),
            home: host.home.clone(),
            shelves: host.shelves.clone(),
            tried: None,
        }
    }
}

/// Frames that were drawn of one table.
pub(crate) struct Frames {
    /// How many answers led to it.
    pub(crate) steps: usize,
    /// The things of its scene.
    pub(crate) nodes: usize,
    /// What each frame took.
    pub(crate) times: Vec<Duration>,
}

/// Whether this program has a window, and a screen to show it on.
pub(crate) fn is_possible() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(feature = "window") && (cfg!(any(target_os = "windows", target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY"))
}

#[cfg(feature = "window")]
mod with {
    use super::{Error, Frames, Start};
    use crate::games;
    use clade_engine::{Module, Setup};

    /// Opens the window and stays until it is closed.
    pub(crate) fn open(start: Start) -> Result<(), Error> {
        let Start { record, at, language, usual_language, home, shelves, tried } = start;
        let libraries = games::told();
        let start = clade_gui::Start { record, at, language, usual_language, home, shelves, tried, libraries };
        clade_gui::run(games::modules(), &start).map_err(|error| Error::Window(reason(&error.to_string()).to_owned()))
    }

    /// Draws so many frames of the largest table of a game among random players.
    pub(crate) fn frames(module: &'static dyn Module, setup: Setup, seed: u64, count: usize) -> Result<Frames, Error> {
        let drawn = clade_gui::frames(games::modules(), module, setup, seed, count).map_err(|error| Error::Window(error.to_string()))?;
        Ok(Frames { steps: drawn.steps, nodes: drawn.nodes, times: drawn.times })
    }

    /// What the system says, without the place in the source code where it was heard.
    fn reason(told: &str) -> &str {
        let after = told.rsplit_once(".rs:").and_then(|(_, rest)| rest.split_once(": "));
        after.map_or(told, |(_, reason)| reason)
    }
}

#[cfg(not(feature = "window"))]
mod without {
    use super::{Error, Frames, Start};
    use clade_engine::{Module, Setup};

    /// There is none.
    pub(crate) fn open(_: Start) -> Result<(), Error> {
        Err(Error::BuiltWithoutWindow)
    }

    /// There are none.
    pub(crate) fn frames(_: &'static dyn Module, _: Setup, _: u64, _: usize) -> Result<Frames, Error> {
        Err(Error::BuiltWithoutWindow)
    }
}
