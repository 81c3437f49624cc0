//! What somebody at the screen has just lost, told while the game waits for them.

use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::{Arg, Msg, Observer, Tells};
use clade_table::LogLine;
use std::collections::BTreeSet;

/// Of so many that died it is told.
const TOLD: usize = 3;
/// So many lines before a loss may tell its cause.
const FAR: usize = 8;

/// Whether a line tells of a loss.
fn is_loss(line: &LogLine) -> bool {
    matches!(line.tells, Some(Tells::Loss | Tells::Forced))
}

/// What the last step did, or all steps of one card, in the words of the log: what caused it, and the last lines that name those who have
/// died, or what came of it.
pub(super) fn told(view: &TableView) -> String {
    let step = view.log.last().map_or(0, |line| line.step);
    let since = view.lost_since.map_or(step, |since| since.min(step));
    let first = view.log.iter().rposition(|line| line.step < since).map_or(0, |at| at + 1);
    let mut lost: Vec<&Msg> = Vec::new();
    view.lost.iter().for_each(|name| {
        if !lost.contains(&name) {
            lost.push(name);
        }
    });
    let (mut told, mut more) = (naming(view.log, first, &lost), lost.len().saturating_sub(TOLD));
    // One that lost several cubes may have more lines than are told.
    let is_of_lost = |line: &&LogLine| is_loss(line) && lost.iter().any(|name| line.msg.mentions(name));
    let losses = view.log[first..].iter().filter(is_of_lost).count();
    more = more.max(losses.saturating_sub(told.iter().copied().filter(is_of_lost).count()));
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
        let end = named.iter().rposition(|&at| is_loss(&log[at])).map_or(named.len(), |last| last + 1);
        named[end.saturating_sub(each)..end].to_vec()
    };
    let told: BTreeSet<usize> = lost.iter().take(TOLD).flat_map(of).collect();
    // That a part of the game began is no cause: the table shows what comes after the loss, which may be the next one.
    let begins = |at: &usize| log[*at].tells == Some(Tells::Begins);
    let before = |at: usize| (at.saturating_sub(FAR)..at).rev().take_while(|at| !begins(at)).filter(|&at| log[at].tells.is_none());
    // What happened to the same thing, or else what happened last; where somebody had no choice, the line says why.
    let inner = |arg: &'a Arg| match arg {
        Arg::Msg(inner) => Some(&**inner).filter(|name| !lost.contains(name)),
        _ => None,
    };
    let names = |at: usize| log[at].msg.args.iter().filter_map(move |(_, arg)| inner(arg));
    let cause = told.first().copied().filter(|&at| log[at].tells == Some(Tells::Loss)).and_then(|at| {
        let is_about = |line: &usize| names(at).any(|name| log[*line].msg.mentions(name));
        before(at).find(is_about).or_else(|| before(at).next())
    });
    cause.into_iter().chain(told).map(|at| &log[at]).collect()
}

/// Where no line names them: the last of what happened to whoever looks, not how somebody answered a card.
fn outcome<'a>(view: &TableView, lines: &'a [LogLine]) -> Vec<&'a LogLine> {
    let is_own =
        |line: &LogLine| view.sides.iter().any(|(seat, name)| view.seen.observer == Observer::Seat(*seat) && line.msg.mentions(name));
    let outcomes = || lines.iter().rev().filter(|line| line.tells != Some(Tells::Answered));
    let Some(last) = outcomes().find(|line| is_own(line)) else { return outcomes().next().or(lines.last()).into_iter().collect() };
    let mut told: Vec<_> = outcomes().filter(|line| line.msg.id == last.msg.id && is_own(line)).take(TOLD).collect();
    told.reverse();
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &'static str, who: &str) -> LogLine {
        LogLine { step: 7, msg: Msg::new(id).with("who", Msg::new(who.to_owned())), tells: None }
    }

    fn telling(tells: Tells, id: &'static str, who: &str) -> LogLine {
        LogLine { tells: Some(tells), ..line(id, who) }
    }

    fn loss(id: &'static str, who: &str) -> LogLine {
        telling(Tells::Loss, id, who)
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
            loss("eaten", "owl"),
            loss("starved", "fox"),
            line("fed", "hen"),
            line("acts", "owl"),
        ];
        assert_eq!(told(&lines, &["owl"]), ["rolled", "missed", "eaten"], "the last three, up to its end");
        assert_eq!(told(&lines, &["fox", "owl"]), ["missed", "eaten", "starved"], "in their order, with what came before");
        assert!(told(&lines, &["cat"]).is_empty() && told(&lines, &[]).is_empty());
    }

    #[test]
    fn the_cause_is_what_happened_to_the_same_thing() {
        let at = |line: LogLine, place: &str| LogLine { msg: line.msg.with("at", Msg::new(place.to_owned())), ..line };
        let lines = [at(line("erupts", "fish"), "e5"), line("points", "fish"), at(loss("returned", "crabs"), "e5")];
        assert_eq!(told(&lines, &["crabs"]), ["erupts", "returned"]);
        assert_eq!(told(&[line("points", "fish"), telling(Tells::Forced, "retrieved", "crabs")], &["crabs"]), ["retrieved"]);
    }

    #[test]
    fn that_a_part_of_the_game_began_is_no_cause() {
        let lines = [line("fed", "hen"), telling(Tells::Begins, "phase", ""), loss("starved", "fox")];
        assert_eq!(told(&lines, &["fox"]), ["starved"]);
    }

    #[test]
    fn who_caused_it_is_told_first() {
        let lines = [
            line("chose", "spiders"),
            telling(Tells::Answered, "answered", "spiders"),
            loss("eliminated", "ants"),
            loss("eliminated", "ants"),
            line("acts", "ants"),
        ];
        assert_eq!(told(&lines, &["ants"]), ["chose", "eliminated", "eliminated"]);
    }
}
