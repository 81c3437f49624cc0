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
mod options;
mod places;
mod syntax;
mod unclosed;

pub(crate) use behaviour::{behaviour, behaviour_of_helper};
pub(crate) use file::{LONGEST, Required, lint};
pub(crate) use names::{Logs, Vocabulary, check as check_names, check_helper};
pub(crate) use options::Options;
pub(crate) use places::{KeyPlace, Places, line_of_table};

use clade_engine::{FileFault, Place, Section};
use full_moon::ast::Prefix;
use full_moon::node::Node;

/// A fault in a card's source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) place: Place,
    pub(crate) what: String,
    /// Where the rule is written.
    pub(crate) see: Section,
}

impl Finding {
    fn at(node: &impl Node, what: impl Into<String>) -> Self {
        Self::of(place_of(node), what)
    }

    fn of(place: impl Into<Place>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into(), see: Section::Language }
    }

    /// The same in a file.
    pub(crate) fn told(self, file: &str) -> FileFault {
        FileFault::new(file, self.place, &self.what).see(self.see)
    }
}

/// What is said about a source that would crash parsers.
pub(crate) const TOO_DEEP: &str = "this nests too deeply";

fn line_of(node: &impl Node) -> usize {
    node.start_position().map_or(1, |p| p.line())
}

/// Where something stands in the file.
fn place_of(node: &impl Node) -> Place {
    let Some(from) = node.start_position() else { return Place::from(1) };
    let to = node.end_position().filter(|to| to.line() == from.line() && to.bytes() > from.bytes());
    Place { line: from.line() as u32, letters: Some((from.character() as u32, to.map(|to| to.character() as u32))) }
}

fn is_name(prefix: &Prefix, name: &str) -> bool {
    matches!(prefix, Prefix::Name(token) if token.token().to_string() == name)
}
