//! A report as a table in a terminal: numbers in rows, settings in columns; then what can be said of them.

use crate::error::Error;
use crate::host::Host;
use crate::{lang, page, rows, texts};
use clade_compare::report::{Finding, MAIN, Measured};
use clade_compare::{Prose, Report, Shape};
use clade_ecology::statistics::{Bounded, Judged, Verdict};
use clade_ecology::{Measure, Part};
use clade_engine::Translate as _;
use std::collections::BTreeMap;

/// How many findings are shown for each two settings; the others are in the report.
const TOLD: usize = 4;

/// The greatest length of a name above a column.
const LONG: usize = 34;

/// Prints the numbers of each kind of players, and the findings.
pub(super) fn print(report: &Report, words: &Prose, all: bool, host: &mut Host) -> Result<(), Error> {
    let own = lang::words(host.lang);
    let settings = report.asked.settings();
    let kinds = settings.iter().map(Vec::len).max().unwrap_or(0);
    for kind in 0..kinds {
        let arms: Vec<usize> = settings.iter().filter_map(|arms| arms.get(kind).copied()).collect();
        if kind > 0 {
            writeln!(host.out)?;
        }
        writeln!(host.out, "{}", own.text(&texts::compare_title(report.games.to_string(), who(report, words, &arms))))?;
        let heads = Heads::of(arms.iter().map(|&arm| words.short(&report.asked, arm)).collect());
        for line in &heads.legend {
            writeln!(host.out, "{line}")?;
        }
        rows::print(host.out, &numbers(report, words, &arms, all, heads.short), 2)?;
    }
    if report.asked.shape != Shape::Beside {
        writeln!(host.out, "{}", own.text(&texts::compare_arrows()))?;
    }
    let told: Vec<&Finding> = told(report);
    if !told.is_empty() {
        writeln!(host.out)?;
    }
    for finding in &told {
        for line in page::wrap(&words.finding(report, finding), page::width(), "• ") {
            writeln!(host.out, "{line}")?;
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

/// The first differences of each two settings.
fn told(report: &Report) -> Vec<&Finding> {
    let settings = |finding: &Finding| report.pairs[finding.holds[0]].arms.map(|arm| report.asked.arms[arm].setting);
    let mut counted: BTreeMap<[usize; 2], usize> = BTreeMap::new();
    let mut is_told = |finding: &&Finding| {
        let count = counted.entry(settings(finding)).or_default();
        *count += 1;
        *count <= TOLD
    };
    report.findings.iter().filter(|finding| finding.is_difference()).filter(&mut is_told).collect()
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

/// The head, then a row for each number with its unit.
fn numbers(report: &Report, words: &Prose, arms: &[usize], all: bool, heads: Vec<String>) -> Vec<Vec<String>> {
    let mut table = vec![[String::new(), String::new()].into_iter().chain(heads).collect()];
    for (_, part) in Measure::parts().filter(|(_, part)| all || MAIN.contains(&part.id)) {
        let cells: Vec<Bounded> = arms.iter().map(|&arm| value(&report.arms[arm], part)).collect();
        let is_compared = report.asked.shape != Shape::Beside;
        let marks = arms.iter().map(|&arm| if is_compared { mark(report, arms[0], arm, part) } else { "" });
        let cells = cells.iter().zip(marks).map(|(cell, mark)| words.bounded(cell, part.unit) + mark);
        // A share has its unit in the number.
        let unit = if part.unit.is_share() { String::new() } else { words.unit(part.unit) };
        table.push([words.measure(part.id), unit].into_iter().chain(cells).collect());
    }
    table
}

fn value(arm: &Measured, part: &Part) -> Bounded {
    let estimate = arm.estimate(part.id).expect("all numbers are estimated");
    Bounded { value: estimate.value, interval: estimate.interval }
}

/// An arrow where an arm differs from the first one beyond chance.
fn mark(report: &Report, first: usize, arm: usize, part: &Part) -> &'static str {
    let pair = report.pairs.iter().find(|pair| pair.arms == [first, arm]);
    match pair.and_then(|pair| pair.judged(part.id)) {
        Some(Judged { verdict: Verdict::Different, compared, .. }) => match compared.difference {
            Ok(difference) if difference > 0.0 => " ↑",
            _ => " ↓",
        },
        _ => "  ",
    }
}
