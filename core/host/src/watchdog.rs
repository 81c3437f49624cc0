//! The clocks that a program lends to a game; the engine has none of its own.
//!
//! A thread has one watchdog, because a ruleset is opened per thread and what is lent is a plain function. Each answer sets
//! it anew ([`reset`]); a script that still runs after [`LIMIT`] is stopped and the table stays as it was.

use clade_engine::Tools;
use std::cell::Cell;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long one answer may take.
const LIMIT: Duration = Duration::from_secs(2);

thread_local! {
    static SINCE: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// An answer begins: the clock of this thread starts anew.
pub fn reset() {
    SINCE.set(Some(Instant::now()));
}

/// Until the next answer begins the clock of this thread stands still: a saved game that is played again is many answers in a row, and
/// scripts stay within their budget of steps anyway.
pub fn rest() {
    SINCE.set(None);
}

/// Asks something of the rules with the clock running, which stands still before and after.
pub fn watched<R>(ask: impl FnOnce() -> R) -> R {
    reset();
    let answer = ask();
    rest();
    answer
}

/// Whether the answer takes too long.
fn expired() -> bool {
    SINCE.get().is_some_and(|since| since.elapsed() > LIMIT)
}

/// What a game gets that is played: the watchdog.
pub fn guarded() -> Tools {
    Tools { out_of_time: Some(expired), ..Tools::default() }
}

/// What a game gets whose time is taken apart: a clock.
pub fn timed() -> Tools {
    static START: OnceLock<Instant> = OnceLock::new();
    fn clock() -> u64 {
        u64::try_from(START.get_or_init(Instant::now).elapsed().as_nanos()).unwrap_or(u64::MAX)
    }
    Tools { nanoseconds: Some(clock), ..Tools::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_late_answer_expires() {
        assert!(!expired(), "nothing runs yet");
        reset();
        assert!(!expired());
        SINCE.set(Instant::now().checked_sub(LIMIT * 2));
        assert!(expired());
        reset();
        assert!(!expired());
        SINCE.set(Instant::now().checked_sub(LIMIT * 2));
        rest();
        assert!(!expired(), "nothing runs any more");
    }
}
