//! What became of the cards of a mod in random games.

use super::Tested;
use crate::error::Error;
use crate::host::Host;
use crate::{interrupt, lang, page, progress, rows, texts};
use clade_check::{CardUse, Logged};
use clade_engine::{Msg, Tools, Translate as _};
use clade_host::{Folder, watchdog};
use serde::Serialize;
use std::sync::LazyLock;
use std::time::Instant;

/// How many reasons against a card are shown.
const MOST_REASONS: usize = 3;

/// What became of each card.
#[derive(Default)]
pub(super) struct Uses(clade_check::Uses);

/// What became of a card, as JSON.
#[derive(Serialize)]
pub(super) struct Row {
    card: String,
    /// In how many of the games it was met.
    met: u64,
    games: u64,
    /// How many questions had an answer that names it, and how often that was taken.
    offered: u64,
    chosen: u64,
    /// How often its effects began; how often its rule hooks were asked about facts that were new, and had something to say.
    effects: u64,
    asked: u64,
    spoke: u64,
    /// How often something happened by it, and how often it failed.
    acted: u64,
    failed: u64,
    /// The time that its functions took, in microseconds a game in which it was met.
    microseconds: f64,
    refused: Vec<Refused>,
    /// How many lines it logged, and the first of them that are different.
    lines: u32,
    logged: Vec<Line>,
}

/// A line that a card logged.
#[derive(Serialize)]
struct Line {
    file: String,
    line: u32,
    text: String,
    times: u64,
}

#[derive(Serialize)]
struct Refused {
    reason: String,
    times: u64,
}

/// The clock that is lent to the games.
fn nanoseconds() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_nanos() as u64
}

impl Uses {
    /// Plays so many random games with each number of players and counts.
    pub(super) fn of(tested: &Tested, games: u64, seed: u64, lang: &'static str) -> Result<Self, Error> {
        let own = tested.folders.last().and_then(Folder::id).unwrap_or_default();
        let bar = progress::bar(games * tested.setups.len() as u64, "{eta}");
        let mut uses = Self::default();
        for setup in &tested.setups {
            let rules = clade_host::ruleset(tested.module, setup, &tested.folders)?;
            let words = lang::words_with(lang, &rules.texts(lang))?;
            let mut face = rules.open(Tools { nanoseconds: Some(nanoseconds), ..watchdog::guarded() })?;
            let seeds = (0..games).map(|game| seed.wrapping_add(game));
            let hear: (&mut dyn FnMut(), &dyn Fn() -> bool) = (&mut || bar.inc(1), &interrupt::asked);
            if !uses.0.play((&*rules, &mut *face), &own, seeds, &|msg| words.text(msg), hear)? {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(uses)
    }

    /// A line for each card, then why it was refused, then those that never acted.
    pub(super) fn tell(&self, host: &mut Host) -> Result<(), Error> {
        let t = lang::words(host.lang);
        let text = |msg: Msg| t.text(&msg);
        let mut table = vec![
            [
                texts::mod_card(),
                texts::mod_met(),
                texts::mod_offered(),
                texts::mod_chosen(),
                texts::mod_effects(),
                texts::mod_asked(),
                texts::mod_spoke(),
                texts::mod_acted(),
                texts::mod_failed(),
                texts::mod_time(),
            ]
            .map(text)
            .to_vec(),
        ];
        for row in self.rows() {
            let met = format!("{}/{}", row.met, row.games);
            let number = |n: u64| rows::thousands(n as f64);
            // A card without rule hooks was not silent: it has nothing to say.
            let spoken = |n: u64| if row.asked == 0 { "–".to_owned() } else { number(n) };
            let numbers = [
                number(row.offered),
                number(row.chosen),
                number(row.effects),
                spoken(row.asked),
                spoken(row.spoke),
                number(row.acted),
                number(row.failed),
            ];
            let time = format!("{:.0}", row.microseconds);
            table.push([row.card, met].into_iter().chain(numbers).chain([time]).collect());
        }
        writeln!(host.out)?;
        rows::print(host.out, &table, 1)?;
        for card in &self.0.cards {
            for (reason, times) in card.reasons().into_iter().take(MOST_REASONS) {
                let line = text(texts::mod_refused(card.word.clone(), times.to_string(), reason.to_owned()));
                page::hang(&line, page::width()).iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
            }
        }
        for card in self.0.cards.iter().filter(|card| card.failed > 0) {
            writeln!(host.out, "\n{}", text(texts::mod_fails(card.word.clone(), card.failed.to_string())))?;
            for fault in &card.faults {
                page::hang(&format!("  {fault}"), page::width()).iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
            }
        }
        for card in self.0.cards.iter().filter(|card| card.lines > 0) {
            writeln!(host.out, "\n{}", text(texts::mod_logged(card.word.clone(), card.lines)))?;
            for Logged { file, line, text, times } in &card.logged {
                let line = format!("  {file}:{line}: {text} (×{times})");
                page::hang(&line, page::width()).iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
            }
        }
        let idle = self.0.idle();
        if !idle.is_empty() {
            writeln!(host.out, "\n{}", text(texts::mod_idle(idle.join(", "), self.0.games.to_string())))?;
        }
        Ok(())
    }

    /// Whether a card failed in these games.
    pub(super) fn any_failed(&self) -> bool {
        self.0.cards.iter().any(|card| card.failed > 0)
    }

    /// The same as data.
    pub(super) fn rows(&self) -> Vec<Row> {
        let row = |card: &CardUse| Row {
            card: card.word.clone(),
            met: card.met,
            games: self.0.games,
            offered: card.offered,
            chosen: card.chosen,
            effects: card.runs.effects,
            asked: card.runs.asked,
            spoke: card.runs.spoke,
            acted: card.acted,
            failed: card.failed,
            microseconds: card.runs.nanoseconds as f64 / 1000.0 / card.met.max(1) as f64,
            refused: card.reasons().into_iter().map(|(reason, times)| Refused { reason: reason.to_owned(), times }).collect(),
            lines: card.lines,
            logged: card.logged.iter().cloned().map(|Logged { file, line, text, times }| Line { file, line, text, times }).collect(),
        };
        self.0.cards.iter().map(row).collect()
    }
}
