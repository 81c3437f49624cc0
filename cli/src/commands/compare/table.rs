//! A report as a table in a terminal: numbers in rows, settings in columns; then what can be said of them.

use crate::error::Error;
use crate::host::Host;
use crate::{lang, page, rows, texts};
use clade_compare::report::{FIRST, Measured, by_pair};
use clade_compare::{Prose, Report, Shape};
use clade_ecology::statistics::{Bounded, Judged};
use clade_ecology::{Measure, Part};
use clade_engine::Translate as _;

/// The greatest length of a name above a column.
const LONG: usize = 34;

/// Behind a number that it would be unfair to compare with the others of its row.
const STAR: &str = " *";

/// Prints the numbers of each kind of players, and the findings.
pub(super) fn print(report: &Report, words: &Prose, all: bool, host: &mut Host) -> Result<(), Error> {
    let own = lang::words(host.lang);
    let settings = report.asked.settings();
    let kinds = settings.iter().map(Vec::len).max().unwrap_or(0);
    let mut is_starred = false;
    for kind in 0..kinds {
        let arms: Vec<usize> = settings.iter().filter_map(|arms| arms.get(kind).copied()).collect();
        if kind > 0 {
            writeln!(host.out)?;
        }
        let title = own.text(&texts::compare_title(report.games.to_string(), who(report, words, &arms)));
        let has_intervals = arms.iter().flat_map(|&arm| &report.arms[arm].estimates).any(|estimate| estimate.interval.is_ok());
        let intervals = own.text(&if has_intervals { texts::compare_brackets() } else { texts::compare_few() });
        writeln!(host.out, "{title} {intervals}")?;
        let heads = Heads::of(arms.iter().map(|&arm| words.setting(&report.asked, arm)).collect());
        for line in &heads.legend {
            writeln!(host.out, "{line}")?;
        }
        let (table, reasons) = numbers(report, words, &arms, all, heads.short);
        is_starred |= table.iter().flatten().any(|cell| cell.ends_with(STAR));
        rows::print(host.out, &table, 2)?;
        for (nth, reason) in (1..).zip(reasons) {
            for line in page::wrap(&reason, page::width(), &format!("({nth}) ")) {
                writeln!(host.out, "{line}")?;
            }
        }
    }
    let stopped = settings.iter().flatten().filter(|&&arm| report.arms[arm].stopped > 0);
    let stopped: Vec<String> = stopped.map(|&arm| format!("{}: {}", words.short(&report.asked, arm), report.arms[arm].stopped)).collect();
    if !stopped.is_empty() {
        writeln!(host.out, "{}", own.text(&texts::compare_stopped(stopped.join("; "), report.games.to_string())))?;
    }
    if is_starred {
        writeln!(host.out, "{}", words.star_says())?;
    }
    if report.asked.shape != Shape::Beside {
        writeln!(host.out, "{}", own.text(&texts::compare_arrows()))?;
    }
    let told = by_pair(report, report.findings.iter().filter(|finding| finding.is_difference()));
    for (pair, findings) in &told {
        let head = pair.arms.map(|arm| words.short(&report.asked, arm)).join(" → ");
        let first = &findings[..findings.len().min(FIRST)];
        let named = findings.iter().filter(|finding| !finding.found_by_looking).count();
        let all = named + report.looked_for(pair);
        let head = if first.len() == all { head } else { own.text(&texts::compare_first(first.len(), head, all)) };
        writeln!(host.out)?;
        for line in page::wrap(&head, page::width(), "") {
            writeln!(host.out, "{line}")?;
        }
        for line in words.supply_differs(report, pair).iter().flat_map(|supply| page::wrap(supply, page::width(), "  ")) {
            writeln!(host.out, "{line}")?;
        }
        for finding in first {
            for line in page::wrap(&words.finding(report, finding), page::width(), "• ") {
                writeln!(host.out, "{line}")?;
            }
        }
    }
    if !told.is_empty() {
        writeln!(host.out)?;
        for line in page::wrap(&words.signs(), page::width(), "") {
            writeln!(host.out, "{line}")?;
        }
    }
    Ok(())
}

/// Who plays in these arms: once, if the same play in all.
fn who(report: &Report, words: &Prose, arms: &[usize]) -> String {
    let mut all: Vec<String> = arms.iter().map(|&arm| words.bots(&report.asked.arms[arm].players)).collect();
    all.dedup();
    all.join("; ")
}

/// The heads of columns: letters with a legend where names are longer than the cells below them.
struct Heads {
    short: Vec<String>,
    legend: Vec<String>,
}

impl Heads {
    fn of(names: Vec<String>) -> Self {
        if names.iter().all(|name| page::width_of(name) <= LONG) {
            return Self { short: names, legend: Vec::new() };
        }
        let letters: Vec<String> = ('A'..='Z').map(String::from).chain((27..).map(|n| n.to_string())).take(names.len()).collect();
        let legend = letters.iter().zip(&names).map(|(letter, name)| format!("{letter}: {name}")).collect();
        Self { short: letters, legend }
    }
}

/// The head, then a row for each number with its unit; and the reasons of dashes, each by its number.
fn numbers(report: &Report, words: &Prose, arms: &[usize], all: bool, heads: Vec<String>) -> (Vec<Vec<String>>, Vec<String>) {
    let mut reasons = Vec::new();
    let mut table = vec![[String::new(), String::new()].into_iter().chain(heads).collect()];
    for (_, part) in Measure::parts().filter(|(_, part)| all || report.is_shown(part.id)) {
        let unfair = report.unfair(arms, part.id);
        let cells: Vec<Bounded> = arms.iter().map(|&arm| value(&report.arms[arm], part)).collect();
        let is_compared = report.asked.shape != Shape::Beside;
        let marks = arms.iter().map(|&arm| if is_compared { mark(report, arms[0], arm, part) } else { "" });
        let starred = |cell: &Bounded, is_unfair: &bool| *is_unfair && cell.value.is_ok();
        let marks =
            marks.zip(cells.iter().zip(&unfair)).map(|(mark, (cell, is_unfair))| if starred(cell, is_unfair) { STAR } else { mark });
        let cells = cells.iter().zip(marks).map(|(cell, mark)| match cell.value {
            Err(why) => format!("{} ({})", words.bounded(cell, part.unit), place_of(words.absent(why), &mut reasons)),
            Ok(_) => words.bounded(cell, part.unit) + mark,
        });
        let cells: Vec<String> = cells.collect();
        // A share has its unit in the number.
        let unit = if part.unit.is_share() { String::new() } else { words.unit(part.unit) };
        table.push([words.measure(part.id), unit].into_iter().chain(cells).collect());
    }
    (table, reasons)
}

/// The number of a reason, from 1; a new one comes last.
fn place_of(reason: String, reasons: &mut Vec<String>) -> usize {
    let known = reasons.iter().position(|other| *other == reason);
    1 + known.unwrap_or_else(|| {
        reasons.push(reason);
        reasons.len() - 1
    })
}

fn value(arm: &Measured, part: &Part) -> Bounded {
    let estimate = arm.estimate(part.id).expect("all numbers are estimated");
    Bounded { value: estimate.value, interval: estimate.interval }
}

/// An arrow where an arm differs from the first one beyond chance.
fn mark(report: &Report, first: usize, arm: usize, part: &Part) -> &'static str {
    let pair = report.pairs.iter().find(|pair| pair.arms == [first, arm]);
    match pair.and_then(|pair| pair.judged(part.id)) {
        Some(Judged { verdict, compared, .. }) if verdict.is_difference() => match compared.difference {
            Ok(difference) if difference > 0.0 => " ↑",
            _ => " ↓",
        },
        _ => "  ",
    }
}
