//! What somebody at the screen has just lost, told while the game waits for them.

use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::{Msg, Observer};
use clade_table::LogLine;
use std::collections::BTreeSet;

/// Of so many that died it is told.
const TOLD: usize = 3;

/// What the last step did, in the words of the log: the last lines that name those who have died, or what came of it.
pub(super) fn told(view: &TableView) -> String {
    let step = view.log.last().map(|line| line.step);
    let first = view.log.iter().rposition(|line| Some(line.step) != step).map_or(0, |at| at + 1);
    let lines = &view.log[first..];
    let (mut told, mut more) = (naming(lines, view.lost), view.lost.len().saturating_sub(TOLD));
    if told.is_empty() {
        (told, more) = (outcome(view, lines), 0);
    }
    let mut told = told.into_iter().map(|line| view.say(&line.msg)).collect::<Vec<_>>().join("; ");
    if more > 0 {
        told.extend([" ".to_owned(), view.shared.say(&texts::and_more(more))]);
    }
    told
}

/// The lines that name the first of the lost, for each the last one; if there are few, more of what led to it.
fn naming<'a>(lines: &'a [LogLine], lost: &[Msg]) -> Vec<&'a LogLine> {
    let each = (TOLD / lost.len().max(1)).max(1);
    let of = |lost| (0..lines.len()).rev().filter(move |&at| lines[at].msg.mentions(lost)).take(each);
    let told: BTreeSet<usize> = lost.iter().take(TOLD).flat_map(of).collect();
    told.into_iter().map(|at| &lines[at]).collect()
}

/// Where no line names them: the last of what happened to whoever looks, not how somebody answered a card.
fn outcome<'a>(view: &TableView, lines: &'a [LogLine]) -> Vec<&'a LogLine> {
    let is_own =
        |line: &LogLine| view.sides.iter().any(|(seat, name)| view.seen.observer == Observer::Seat(*seat) && line.msg.mentions(name));
    let outcomes = || lines.iter().rev().filter(|line| !line.msg.id.ends_with("-answered"));
    let Some(last) = outcomes().find(|line| is_own(line)) else { return outcomes().next().or(lines.last()).into_iter().collect() };
    let mut told: Vec<_> = outcomes().filter(|line| line.msg.id == last.msg.id && is_own(line)).take(TOLD).collect();
    told.reverse();
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &'static str, who: &str) -> LogLine {
        LogLine { step: 7, msg: Msg::new(id).with("who", Msg::new(who.to_owned())) }
    }

    fn told(lines: &[LogLine], lost: &[&str]) -> Vec<String> {
        let lost: Vec<Msg> = lost.iter().map(|&who| Msg::new(who.to_owned())).collect();
        naming(lines, &lost).into_iter().map(|line| line.msg.id.to_string()).collect()
    }

    #[test]
    fn of_one_it_is_told_what_led_to_it_and_of_many_only_the_end() {
        let lines = [
            line("attacked", "owl"),
            line("rolled", "owl"),
            line("fled", "fox"),
            line("missed", "owl"),
            line("eaten", "owl"),
            line("starved", "fox"),
            line("fed", "hen"),
        ];
        assert_eq!(told(&lines, &["owl"]), ["rolled", "missed", "eaten"], "the last three");
        assert_eq!(told(&lines, &["fox", "owl"]), ["eaten", "starved"], "in their order");
        assert!(told(&lines, &["cat"]).is_empty() && told(&lines, &[]).is_empty());
    }
}
