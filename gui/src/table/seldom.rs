//! Answers that are seldom meant: what would do nothing now, and what harms one's own. They are seen to be that, and come behind the others.

use super::table_view::TableView;
use clade_engine::Caution;
use clade_engine::scene::Node;

/// Whether this answer harms one's own.
pub(super) fn harms_own(view: &TableView, answer: u16) -> bool {
    view.seen.caution(answer) == Some(Caution::HarmsOwn)
}

/// Whether every answer that a thing stands for does.
pub(super) fn only_harms_own(view: &TableView, node: &Node) -> bool {
    !node.actions.is_empty() && node.actions.iter().all(|&answer| harms_own(view, answer))
}

/// Whether no answer that a thing stands for would do anything now.
pub(super) fn is_idle(view: &TableView, node: &Node) -> bool {
    !node.actions.is_empty() && node.actions.iter().all(|&answer| view.seen.caution(answer) == Some(Caution::Idle))
}
