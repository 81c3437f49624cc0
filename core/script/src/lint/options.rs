//! Options that a mod adds to a set-up: `option("tides")` is the value that players chose. It is known before a card runs, so it takes the
//! place of the call.

use super::names::{literal, quoted};
use super::{Finding, is_name};
use clade_engine::{Section, did_you_mean};
use full_moon::ast::{Ast, Call, FunctionArgs, FunctionCall, Suffix};
use full_moon::node::Node as _;
use full_moon::visitors::Visitor;
use std::collections::BTreeMap;
use std::ops::Range;

/// How a card asks for an option.
pub(super) const OPTION: &str = "option";

/// The values of the options that a mod adds, by name.
pub(crate) type Options = BTreeMap<String, String>;

/// What is written instead of each call, and what is wrong with calls.
pub(super) fn values(ast: &Ast, options: &Options) -> (Vec<(Range<usize>, String)>, Vec<Finding>) {
    let mut asked = Asked { options, values: Vec::new(), findings: Vec::new() };
    asked.visit_ast(ast);
    (asked.values, asked.findings)
}

struct Asked<'a> {
    options: &'a Options,
    values: Vec<(Range<usize>, String)>,
    findings: Vec<Finding>,
}

impl Visitor for Asked<'_> {
    fn visit_function_call(&mut self, call: &FunctionCall) {
        if !is_name(call.prefix(), OPTION) {
            return;
        }
        let Some(Suffix::Call(Call::AnonymousCall(args))) = call.suffixes().next() else { return };
        let name = match &**args {
            FunctionArgs::String(token) => quoted(token),
            FunctionArgs::Parentheses { arguments, .. } if arguments.len() == 1 => arguments.iter().next().and_then(literal),
            _ => None,
        };
        let at = call.prefix().start_position().zip(args.end_position()).map(|(from, to)| from.bytes()..to.bytes());
        match (name, at) {
            (Some(name), Some(at)) => match self.options.get(&name) {
                // A value has only letters, digits, `_` and `-`.
                Some(value) => self.values.push((at, format!("(\"{value}\")"))),
                None => {
                    let near = did_you_mean(&name, self.options.keys().map(String::as_str));
                    let what = format!("this mod has no option '{name}'{near}; options stand in mod.toml, [options.{name}]");
                    self.findings.push(Finding { see: Section::Files, ..Finding::at(&**args, what) });
                }
            },
            _ => self.findings.push(Finding::at(call, "write option(\"tides\"): the name of an option in mod.toml, in quotes")),
        }
    }
}
