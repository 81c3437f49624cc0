//! Work on another thread, at which the window looks and for which it does not wait.

use crate::waker::Waker;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Work that is being done.
pub(crate) struct Job<T> {
    board: Arc<Board<T>>,
}

/// What the thread and the window share.
pub(crate) struct Board<T> {
    all: u64,
    done: AtomicU64,
    stops: AtomicBool,
    result: Mutex<Option<T>>,
}

impl<T: Send + 'static> Job<T> {
    /// Begins. The work says after each of its parts that it is done, and looks whether it should stop.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(crate) fn begin(all: u64, waker: Waker, work: impl FnOnce(&Board<T>) -> T + Send + 'static) -> std::io::Result<Self> {
        let board = Arc::new(Board { all, done: AtomicU64::new(0), stops: AtomicBool::new(false), result: Mutex::default() });
        let theirs = board.clone();
        std::thread::Builder::new().name("work".to_owned()).spawn(move || {
            let result = work(&theirs);
            *theirs.result.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
            waker();
        })?;
        Ok(Self { board })
    }

    /// How many of its parts are done, and how many there are.
    pub(crate) fn progress(&self) -> (u64, u64) {
        (self.board.done.load(Ordering::Relaxed), self.board.all)
    }

    /// What came of it, once it has ended.
    pub(crate) fn result(&self) -> Option<T> {
        self.board.result.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<T> Board<T> {
    /// One more part is done.
    pub(crate) fn passed(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether nobody waits for it any more.
    pub(crate) fn stops(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.board.stops.store(true, Ordering::Relaxed);
    }
}
