//! Where a card logs something for its author.

use super::{Means, Names, text};
use crate::lint::place_of;
use crate::log::LOG;
use clade_engine::Place;
use full_moon::ast::{Call, Expression, FunctionArgs, FunctionCall, Prefix, Suffix, Var};
use full_moon::node::Node;
use std::ops::Range;

/// A call of `g:log`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Logs {
    pub(crate) place: Place,
    /// Where the statement stands, if it can do nothing else: it computes nothing that could fail.
    pub(crate) statement: Option<Range<usize>>,
}

impl Names<'_> {
    /// A call may be one of `g:log`.
    pub(super) fn logs(&mut self, call: &FunctionCall) {
        let (Prefix::Name(name), [Suffix::Call(Call::MethodCall(method))]) = (call.prefix(), &call.suffixes().collect::<Vec<_>>()[..])
        else {
            return;
        };
        if !matches!(self.meaning(&text(name)), Some(Means::G)) || text(method.name()) != LOG {
            return;
        }
        let is_plain = match method.args() {
            FunctionArgs::Parentheses { arguments, .. } => arguments.iter().all(is_at_hand),
            FunctionArgs::String(_) => true,
            _ => false,
        };
        let (from, to) = (call.start_position().map_or(0, |at| at.bytes()), call.end_position().map_or(0, |at| at.bytes()));
        let statement = (is_plain && self.statements.contains(&from)).then_some(from..to);
        self.logs.push(Logs { place: place_of(method.name()), statement });
    }
}

/// Whether a value is there without computing anything.
fn is_at_hand(value: &Expression) -> bool {
    matches!(value, Expression::String(_) | Expression::Number(_) | Expression::Symbol(_) | Expression::Var(Var::Name(_)))
}
