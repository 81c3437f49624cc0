//! Ctrl-C: remembered, so that loops can finish cleanly.

use crate::error::Error;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// From now on Ctrl-C is only remembered; the second one ends the program at once.
pub(crate) fn listen() -> Result<(), Error> {
    let asked = sign();
    let heard = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    match heard {
        // Somebody listens already: as good.
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => Ok(()),
        Err(error) => Err(Error::Threads(error.to_string())),
    }
}

/// The flag itself, for long computations.
pub(crate) fn sign() -> Arc<AtomicBool> {
    ASKED.clone()
}

/// Whether somebody pressed Ctrl-C.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// The request was handled; the next Ctrl-C is a new one.
pub(crate) fn forget() {
    ASKED.store(false, Ordering::Relaxed);
}
