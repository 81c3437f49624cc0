//! Why a function of the table did not do what it should, kept for `error` on the thread on which it happened.

use crate::abi::Status;
use crate::wire;
use clade_engine::face::FaceError;
use clade_engine::{Misplaced, SetupError};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A status with what `error` tells of it.
pub(super) struct Failure {
    status: Status,
    told: Vec<u8>,
}

impl Failure {
    pub(super) const UNKNOWN: Self = Self { status: Status::Unknown, told: Vec::new() };
    pub(super) const BYTES: Self = Self { status: Status::Bytes, told: Vec::new() };

    pub(super) fn panic(what: &str) -> Self {
        Self { status: Status::Panic, told: what.as_bytes().to_vec() }
    }
}

impl From<FaceError> for Failure {
    fn from(error: FaceError) -> Self {
        let plain = |status: Status| Self { status, told: Vec::new() };
        match error {
            FaceError::Handle => plain(Status::Handle),
            FaceError::Index { .. } => plain(Status::Index),
            FaceError::Actor => plain(Status::Actor),
            FaceError::Bytes => plain(Status::Bytes),
            FaceError::Stopped(text) => Self { status: Status::Stopped, told: text.into_bytes() },
            FaceError::Broken(text) => Self::panic(&text),
            FaceError::Misplaced(what) => what.into(),
        }
    }
}

impl From<Misplaced> for Failure {
    fn from(what: Misplaced) -> Self {
        Self { status: Status::Misplaced, told: wire::bytes(&what) }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self { status: Status::Setup, told: wire::bytes(&error) }
    }
}

thread_local! {
    static LAST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Looks at what `error` tells on this thread.
pub(super) fn keep<R>(run: impl FnOnce(&mut Vec<u8>) -> R) -> R {
    LAST.with_borrow_mut(run)
}

/// Keeps what a panic says, and prints nothing: a terminal game is being drawn there.
pub(super) fn keep_panics() {
    std::panic::set_hook(Box::new(|panic| keep(|last| *last = panic.to_string().replace('\n', " ").into_bytes())));
}

/// Runs a function of the table: nothing unwinds out of it.
pub(super) fn guard(run: impl FnOnce() -> Result<(), Failure>) -> i32 {
    let status = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => Status::Ok,
        Ok(Err(Failure { status, told })) => {
            keep(|last| *last = told);
            status
        }
        Err(payload) => {
            std::mem::forget(payload); // what it carries may panic when it is dropped
            Status::Panic
        }
    };
    status as i32
}
