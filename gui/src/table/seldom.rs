//! Answers that are seldom meant: what would do nothing now, what harms one's own, and what only changes a name. They are seen to be that,
//! and come behind the others.

use super::table_view::TableView;
use clade_engine::Caution;
use clade_engine::scene::Node;

/// Whether this answer harms one's own.
pub(super) fn harms_own(view: &TableView, answer: u16) -> bool {
    view.seen.caution(answer) == Some(Caution::HarmsOwn)
}

/// Whether this answer only leads to the same question about another one of the same kind: it stands in the list of all answers.
pub(super) fn is_aside(view: &TableView, answer: u16) -> bool {
    view.seen.caution(answer) == Some(Caution::Aside)
}

/// Whether every answer that a thing stands for harms one's own.
pub(super) fn only_harms_own(view: &TableView, node: &Node) -> bool {
    !node.actions.is_empty() && node.actions.iter().all(|&answer| harms_own(view, answer))
}

/// Whether no answer that a thing stands for would do anything now.
pub(super) fn is_idle(view: &TableView, node: &Node) -> bool {
    !node.actions.is_empty() && node.actions.iter().all(|&answer| view.seen.caution(answer) == Some(Caution::Idle))
}
