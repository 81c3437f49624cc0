//! The clocks that a program lends to a game; the engine has none of its own.
//!
//! Scripts have budgets of steps, which decide. The watchdog is the last safety net under them: it measures only how long one script is
//! in Lua, so that a bot that thinks for long, or a slow machine, fails no card. Each thread has one, because a ruleset is opened per
//! thread and what is lent is a plain function.

use clade_engine::Tools;
use std::cell::Cell;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How long one script may run.
const LIMIT: Duration = Duration::from_secs(2);

thread_local! {
    static SINCE: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Whether the running script takes too long. The count begins with the first look after it was entered.
fn expired(first: bool) -> bool {
    if first {
        SINCE.set(Some(Instant::now()));
    }
    SINCE.get().is_some_and(|since| since.elapsed() > LIMIT)
}

/// What is lent to a game that is played: the watchdog.
pub fn guarded() -> Tools {
    Tools { out_of_time: Some(expired), ..Tools::default() }
}

/// What is lent to a game that is profiled: a clock.
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
    fn only_a_script_that_is_looked_at_again_expires() {
        assert!(!expired(true));
        assert!(!expired(false));
        SINCE.set(Instant::now().checked_sub(LIMIT * 2));
        assert!(expired(false));
        assert!(!expired(true), "another script");
        assert!(!expired(false));
    }
}
