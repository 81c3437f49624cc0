//! How far a long command is. Nothing is drawn where stderr is not a terminal, or where it is switched off.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};

static QUIET: AtomicBool = AtomicBool::new(false);

/// From now on nothing is drawn.
pub(crate) fn silence() {
    QUIET.store(true, Ordering::Relaxed);
}

/// A bar for this many things, with what follows the count: `{eta}` or `{msg}`.
pub(crate) fn bar(all: u64, behind: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {behind}"));
    shown(|| ProgressBar::new(all).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())))
}

/// A spinner, where the total is unknown.
pub(crate) fn spinner() -> ProgressBar {
    shown(ProgressBar::new_spinner)
}

fn shown(bar: impl FnOnce() -> ProgressBar) -> ProgressBar {
    if QUIET.load(Ordering::Relaxed) { ProgressBar::hidden() } else { bar() }
}
