//! What a card's source may not do, reported before it runs: keep anything in Lua between two calls, write globals, iterate
//! without order. Cards keep to the grammar of Lua 5.1, which every Lua understands.
//!
//! Here is what a finding is, and what its children share; [`lint`] reads a whole file.

mod behaviour;
mod file;
mod functions;
mod joins;
mod names;
mod nesting;
mod syntax;

pub(crate) use behaviour::behaviour;
pub(crate) use file::{LONGEST, line_of_table, lint};
pub(crate) use names::{Vocabulary, check as check_names};

use full_moon::ast::Prefix;
use full_moon::node::Node;

/// A fault in a card's source: the line and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// What is said about a source that would crash parsers.
pub(crate) const TOO_DEEP: &str = "this nests too deeply";

fn line_of(node: &impl Node) -> usize {
    node.start_position().map_or(1, |p| p.line())
}

fn is_name(prefix: &Prefix, name: &str) -> bool {
    matches!(prefix, Prefix::Name(token) if token.token().to_string() == name)
}
