//! The games of this program: one line each, and those in libraries.

use crate::error::Error;
use crate::{lang, plain};
use clade_engine::{Module, Setup, Tools, Translate as _};
use clade_host::Home;
use clade_host::plugins::{self, FarSide, Loaded, Plugins, Told};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

/// One line a game.
static BUILT_IN: &[&dyn Module] =
    &[&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE, &clade_pond::MODULE];

/// All games; those in libraries come in when the program starts, and when one is named by its file.
static MODULES: RwLock<&'static [&'static dyn Module]> = RwLock::new(BUILT_IN);

/// How libraries are loaded, and the language in which that is told.
static LIBRARIES: OnceLock<(Plugins, &'static str)> = OnceLock::new();

/// What was told of libraries: the window tells it, too.
static TOLD: Mutex<Vec<Told>> = Mutex::new(Vec::new());

/// What was told of libraries so far.
#[cfg(feature = "window")]
pub(crate) fn told() -> Vec<Told> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// All games, in the order in which they are listed.
pub(crate) fn modules() -> &'static [&'static dyn Module] {
    *MODULES.read().unwrap_or_else(PoisonError::into_inner)
}

/// Loads the games of all libraries in the folders. One that cannot be used is told, and left out.
pub(crate) fn open(libraries: Plugins, lang: &'static str) -> Result<(), Error> {
    let (libraries, _) = LIBRARIES.get_or_init(|| (libraries, lang));
    for file in libraries.files()? {
        if let Err(error) = load(&file) {
            _ = writeln!(anstream::stderr().lock(), "{}", plain(&error.say(&lang::words(lang))));
            if let Error::Host(clade_host::Error::Library(why)) = error {
                TOLD.lock().unwrap_or_else(PoisonError::into_inner).push(Told::Unusable(why));
            }
        }
    }
    Ok(())
}

/// How libraries are loaded; by a program that was not told so, each in a process of its own.
fn libraries() -> &'static (Plugins, &'static str) {
    let far = || FarSide { program: "clade".into(), arguments: vec!["plugin".into(), "far-side".into()] };
    LIBRARIES.get_or_init(|| (Plugins::new(&Home::new(None), Vec::new(), far(), true), "en"))
}

/// Loads the game of a library. One that was never loaded before is told of.
fn load(file: &Path) -> Result<&'static dyn Module, Error> {
    let (libraries, lang) = libraries();
    let known = modules().iter().find(|module| module_file(**module) == Some(file));
    if let Some(known) = known {
        return Ok(*known);
    }
    let plugin = libraries.load(file)?;
    plugins::beside(modules(), plugin.game)?;
    if let Some(told) = plugin.told() {
        if let Told::New(msg) = &told {
            _ = writeln!(anstream::stderr().lock(), "{}", plain(&lang::words(lang).text(msg)));
        }
        TOLD.lock().unwrap_or_else(PoisonError::into_inner).push(told);
    }
    add(plugin.game);
    Ok(plugin.game)
}

/// The files of the libraries that are loaded, beside their games.
static FILES: RwLock<Vec<(&'static str, &'static Loaded)>> = RwLock::new(Vec::new());

fn module_file(module: &dyn Module) -> Option<&'static Path> {
    loaded(module).map(Loaded::path)
}

/// The library of a game, if it is in one.
fn loaded(module: &dyn Module) -> Option<&'static Loaded> {
    let id = module.about().id;
    FILES.read().unwrap_or_else(PoisonError::into_inner).iter().find(|(of, _)| *of == id).map(|(_, game)| *game)
}

/// One more game; the list is made anew and stays, as everything of a library does.
fn add(game: &'static Loaded) {
    FILES.write().unwrap_or_else(PoisonError::into_inner).push((game.about().id, game));
    let mut all = MODULES.write().unwrap_or_else(PoisonError::into_inner);
    let more: Vec<&'static dyn Module> = all.iter().copied().chain([game as &dyn Module]).collect();
    *all = Vec::leak(more);
}

/// The game of this name, or in this library.
pub(crate) fn find(name: &str) -> Result<&'static dyn Module, Error> {
    let file = Path::new(name);
    if Plugins::is_library(file) && file.is_file() {
        return load(file);
    }
    Ok(clade_host::games::find(modules(), name)?)
}

/// Both ways to the game of a library: into this program, if it is trusted, and in a process of its own.
pub(crate) fn ways(file: &Path) -> Result<(Option<&'static Loaded>, &'static Loaded), Error> {
    Ok(libraries().0.ways(file)?)
}

/// The games that are compared where none is named: all whose food can be measured, but for the example.
pub(crate) fn compared() -> Vec<&'static dyn Module> {
    let is_example = |module: &dyn Module| module.about().id == clade_pond::MODULE.about().id;
    modules().iter().copied().filter(|&module| !is_example(module) && is_measured(module)).collect()
}

/// Whether a game says what happens to food and life.
fn is_measured(module: &dyn Module) -> bool {
    let setup = Setup { seats: *module.about().seats.start(), options: BTreeMap::new() };
    let face = module.ruleset(&setup, &[]).ok().and_then(|rules| rules.open(Tools::default()).ok());
    face.is_some_and(|face| face.reading().is_some())
}
