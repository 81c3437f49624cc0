//! What somebody at the screen has just lost, told while the game waits for them.

use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::{Arg, Msg, Observer};
use clade_table::LogLine;
use std::collections::BTreeSet;

/// Of so many that died it is told.
const TOLD: usize = 3;
/// So many lines before a loss may tell its cause.
const FAR: usize = 8;

/// How the messages of a loss end in our games. Of others the last lines are told that name who lost.
const LOSSES: [&str; 12] = [
    "-eliminated",
    "-died",
    "-died-of",
    "-died-doomed",
    "-died-doomed-by",
    "-killed",
    "-starved",
    "-eaten",
    "-returned",
    "-trampled",
    "-points-lost",
    "-retrieved-forced",
];

/// Whether a message tells of a loss, or adds something to one that does.
pub(crate) fn is_loss(msg: &Msg) -> bool {
    let id = msg.id.strip_suffix("-bare").unwrap_or(&msg.id);
    let is_inside = |arg: &Arg| matches!(arg, Arg::Msg(inner) if is_loss(inner));
    LOSSES.iter().any(|loss| id.ends_with(loss)) || msg.args.iter().any(|(_, arg)| is_inside(arg))
}

/// What the last step did, in the words of the log: what caused it, and the last lines that name those who have died, or what came of it.
pub(super) fn told(view: &TableView) -> String {
    let step = view.log.last().map(|line| line.step);
    let first = view.log.iter().rposition(|line| Some(line.step) != step).map_or(0, |at| at + 1);
    let mut lost: Vec<&Msg> = Vec::new();
    view.lost.iter().for_each(|name| {
        if !lost.contains(&name) {
            lost.push(name);
        }
    });
    let (mut told, mut more) = (naming(view.log, first, &lost), lost.len().saturating_sub(TOLD));
    if told.is_empty() {
        (told, more) = (outcome(view, &view.log[first..]), 0);
    }
    let mut told = told.into_iter().map(|line| view.say(&line.msg)).collect::<Vec<_>>().join("; ");
    if more > 0 {
        told.extend([" ".to_owned(), view.shared.say(&texts::and_more(more))]);
    }
    told
}

/// The lines from `first` on that name the first of the lost, for each the last ones up to its loss; if there are few, more of what led to it.
/// Where they begin with a loss, the line before says why.
fn naming<'a>(log: &'a [LogLine], first: usize, lost: &[&Msg]) -> Vec<&'a LogLine> {
    let each = (TOLD / lost.len().max(1)).max(1);
    let of = |name: &&Msg| {
        let named: Vec<usize> = (first..log.len()).filter(|&at| log[at].msg.mentions(name)).collect();
        let end = named.iter().rposition(|&at| is_loss(&log[at].msg)).map_or(named.len(), |last| last + 1);
        named[end.saturating_sub(each)..end].to_vec()
    };
    let told: BTreeSet<usize> = lost.iter().take(TOLD).flat_map(of).collect();
    let begins = told.first().copied().filter(|&at| is_loss(&log[at].msg));
    // When a phase began is no cause: the table shows what comes after the loss, which may be the next one.
    let is_phase = |at: &usize| log[*at].msg.id.ends_with("-log-phase");
    let tells = |at: &usize| !is_loss(&log[*at].msg) && !log[*at].msg.id.ends_with("-answered");
    let before = |at: usize| (at.saturating_sub(FAR)..at).rev().take_while(|at| !is_phase(at)).filter(tells);
    // What happened to the same thing, or else what happened last: that a turn has gone by has its reason in itself.
    let inner = |arg: &'a Arg| match arg {
        Arg::Msg(inner) => Some(&**inner).filter(|name| !lost.contains(name)),
        _ => None,
    };
    let names = |at: usize| log[at].msg.args.iter().filter_map(move |(_, arg)| inner(arg));
    let cause = begins.filter(|&at| !log[at].msg.id.ends_with("-retrieved-forced")).and_then(|at| {
        let is_about = |line: &usize| names(at).any(|name| log[*line].msg.mentions(name));
        before(at).find(is_about).or_else(|| before(at).next())
    });
    cause.into_iter().chain(told).map(|at| &log[at]).collect()
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
        naming(lines, 0, &lost.iter().collect::<Vec<_>>()).into_iter().map(|line| line.msg.id.to_string()).collect()
    }

    #[test]
    fn of_one_it_is_told_what_led_to_it_and_of_many_only_the_end() {
        let lines = [
            line("attacked", "owl"),
            line("rolled", "owl"),
            line("fled", "fox"),
            line("missed", "owl"),
            line("x-eaten", "owl"),
            line("x-starved", "fox"),
            line("fed", "hen"),
            line("acts", "owl"),
        ];
        assert_eq!(told(&lines, &["owl"]), ["rolled", "missed", "x-eaten"], "the last three, up to its end");
        assert_eq!(told(&lines, &["fox", "owl"]), ["missed", "x-eaten", "x-starved"], "in their order, with what came before");
        assert!(told(&lines, &["cat"]).is_empty() && told(&lines, &[]).is_empty());
    }

    #[test]
    fn the_cause_is_what_happened_to_the_same_thing() {
        let at = |line: LogLine, place: &str| LogLine { msg: line.msg.with("at", Msg::new(place.to_owned())), ..line };
        let lines = [at(line("erupts", "fish"), "e5"), line("points", "fish"), at(line("x-returned", "crabs"), "e5")];
        assert_eq!(told(&lines, &["crabs"]), ["erupts", "x-returned"]);
        assert_eq!(told(&[line("points", "fish"), line("x-retrieved-forced", "crabs")], &["crabs"]), ["x-retrieved-forced"]);
    }

    #[test]
    fn that_a_phase_began_is_no_cause() {
        let lines = [line("fed", "hen"), line("x-log-phase", ""), line("x-starved", "fox")];
        assert_eq!(told(&lines, &["fox"]), ["x-starved"]);
    }

    #[test]
    fn a_loss_to_which_something_is_added_is_one() {
        let starved = LogLine { msg: Msg::new("x-with-card").with("said", line("x-starved", "fox").msg), ..line("", "") };
        let lines = [starved, line("x-discarded-pair", "fox"), line("x-starved", "hen")];
        assert_eq!(told(&lines, &["fox", "hen"]), ["x-with-card", "x-starved"]);
    }

    #[test]
    fn who_caused_it_is_told_first() {
        let lines = [
            line("chose", "spiders"),
            line("x-answered", "spiders"),
            line("x-eliminated", "ants"),
            line("x-eliminated", "ants"),
            line("acts", "ants"),
        ];
        assert_eq!(told(&lines, &["ants"]), ["chose", "x-eliminated", "x-eliminated"]);
    }
}
