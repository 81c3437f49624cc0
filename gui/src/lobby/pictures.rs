//! Pictures of saved games. Each is played again on another thread, which hands its picture over as soon as it is there.

use crate::table::miniature::Miniature;
use crate::waker::Waker;
use clade_engine::Module;
use clade_host::{Home, Saved};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

/// Pictures that are being made.
pub(crate) struct Pictures(Receiver<(PathBuf, Miniature)>);

impl Pictures {
    /// Begins to make them, in this order. The thread ends as soon as nobody waits for the next one.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn begin(
        modules: &'static [&'static dyn Module],
        files: Vec<PathBuf>,
        home: Home,
        language: String,
        waker: Waker,
    ) -> std::io::Result<Self> {
        let (hand, waits) = channel();
        std::thread::Builder::new().name("pictures".to_owned()).spawn(move || {
            for file in files {
                if let Some(picture) = picture(modules, &file, &home, &language) {
                    if hand.send((file, picture)).is_err() {
                        return;
                    }
                    waker();
                }
            }
        })?;
        Ok(Self(waits))
    }

    /// The next one, if it is there already.
    pub(crate) fn next(&self) -> Option<(PathBuf, Miniature)> {
        self.0.try_recv().ok()
    }
}

/// What everybody sees of a saved game after its last action; none of a file that cannot be played by the rules that are here.
fn picture(modules: &[&'static dyn Module], file: &Path, home: &Home, language: &str) -> Option<Miniature> {
    let saved = Saved::open(modules, file, &[], home).ok()?;
    let table = saved.keep(usize::MAX).ok()?;
    Miniature::of(&table, &*saved.ruleset, language).ok()?
}
