//! A long task that is requested once.

use crate::waker::Waker;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Something under way on another thread.
pub(super) struct Errand<T>(Receiver<T>);

impl<T: Send + 'static> Errand<T> {
    /// Does it on another thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn run(waker: Waker, errand: impl FnOnce() -> T + Send + 'static) -> std::io::Result<Self> {
        let (done, result) = channel();
        std::thread::Builder::new().name("errand".to_owned()).spawn(move || {
            // Who does not want it any more does not hear of it.
            let _ = done.send(errand());
            waker();
        })?;
        Ok(Self(result))
    }

    /// Its result, once that is there; an error if its thread died.
    pub(super) fn result(&self) -> Option<Result<T, TryRecvError>> {
        match self.0.try_recv() {
            Err(TryRecvError::Empty) => None,
            result => Some(result),
        }
    }
}
