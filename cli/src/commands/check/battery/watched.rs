//! A check while it runs: how far it is, how fast, and Ctrl-C.

use crate::error::Error;
use crate::{interrupt, lang, progress, texts};
use clade_check::battery::Watch;
use clade_engine::Translate as _;
use std::time::{Duration, Instant};

/// Runs a check with a progress bar; Ctrl-C ends it at the next answer. A panic is reported as a broken law, not by
/// the usual trace. `before` games are done already.
pub(crate) fn watched<R: Send>(
    (before, games): (u64, u64),
    watch: &Watch,
    lang: &'static str,
    work: impl FnOnce() -> R + Send,
) -> Result<R, Error> {
    interrupt::listen()?;
    let (bar, words, began) = (progress::bar(games, "{msg} {eta}"), lang::words(lang), Instant::now());
    bar.set_position(before);
    bar.reset_eta();
    std::panic::set_hook(Box::new(|_| {}));
    let report = std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(before + watch.games());
            let rate = watch.answers() as f64 / began.elapsed().as_secs_f64().max(0.001);
            bar.set_message(words.text(&texts::check_rate(format!("{rate:.0}"))));
            if interrupt::asked() {
                watch.stop();
            }
            std::thread::park_timeout(Duration::from_millis(50));
        }
        worker.join()
    });
    drop(std::panic::take_hook());
    bar.finish_and_clear();
    report.map_err(|_| Error::Threads("the battery itself panicked".to_owned()))
}
