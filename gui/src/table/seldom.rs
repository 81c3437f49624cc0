//! Answers that are seldom meant: what would do nothing now, what harms one's own, and what only changes a name. They are seen to be that,
//! and come behind the others.

use super::table_view::TableView;
use clade_engine::scene::Node;
use clade_engine::{Arg, Msg};

/// How the messages of such answers end in our games.
const IDLE: [&str; 1] = ["-do-idle"];
const OWN: [&str; 2] = ["-do-prey-own", "-only-own-prey"];
const ASIDE: [&str; 1] = ["-do-other-number"];

/// Whether a message, or one inside it, ends so.
fn ends(msg: &Msg, so: &[&str]) -> bool {
    let is_inside = |arg: &Arg| matches!(arg, Arg::Msg(inner) if ends(inner, so));
    so.iter().any(|end| msg.id.ends_with(end)) || msg.args.iter().any(|(_, arg)| is_inside(arg))
}

/// Whether this answer harms one's own.
pub(super) fn harms_own(view: &TableView, answer: u16) -> bool {
    view.seen.labels.get(usize::from(answer)).is_some_and(|label| ends(label, &OWN))
}

/// Whether this answer only leads to the same question about another one of the same kind: it stands in the list of all answers.
pub(super) fn is_aside(view: &TableView, answer: u16) -> bool {
    view.seen.labels.get(usize::from(answer)).is_some_and(|label| ends(label, &ASIDE))
}

/// Whether every answer that a thing stands for does.
pub(super) fn only_harms_own(view: &TableView, node: &Node) -> bool {
    !node.actions.is_empty() && node.actions.iter().all(|&answer| harms_own(view, answer))
}

/// Whether no answer that a thing stands for would do anything now.
pub(super) fn is_idle(view: &TableView, node: &Node) -> bool {
    let does_nothing = |&answer: &u16| view.seen.labels.get(usize::from(answer)).is_some_and(|label| ends(label, &IDLE));
    !node.actions.is_empty() && node.actions.iter().all(does_nothing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_inside_another_message_counts() {
        let own = Msg::new("x-by-ignoring").with("said", Msg::new("x-do-prey-own"));
        assert!(ends(&own, &OWN) && !ends(&own, &IDLE) && !ends(&own, &ASIDE) && !ends(&Msg::new("x-do-prey"), &OWN));
    }
}
