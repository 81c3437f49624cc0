//! What a card's names mean, checked before it runs: verbs with their arguments, words under `says` and `remembers`, globals. In play all
//! of this would fail only when it is reached.

mod globals;
mod kinds;
mod log;
mod parameters;
mod verbs;
mod walk;
mod words;

pub(crate) use log::Logs;
pub(crate) use walk::{check, check_helper};

use super::Finding;
use crate::schema::{Arg, ArgKind, Form, Gives, Hook};
use clade_engine::{Section, did_you_mean, spelt_out};
use full_moon::ast::{Block, Expression, Field, FunctionBody, Var};
use full_moon::node::Node;
use full_moon::tokenizer::TokenReference;
use std::collections::{BTreeMap, BTreeSet};

/// What a card may name.
pub(crate) struct Vocabulary<'a> {
    pub(crate) form: Form,
    /// The keys under `says`; a helper does not know those of the cards that use it.
    pub(crate) says: Option<Vec<&'a str>>,
    /// The same under `remembers`.
    pub(crate) remembers: Option<Vec<&'a str>>,
    /// What stands under `reads`.
    pub(crate) reads: Vec<&'a str>,
}

/// A function in the file, by where its body begins.
type Function = usize;

/// What a name stands for.
#[derive(Copy, Clone, Debug)]
enum Means {
    /// What an effect acts with.
    G,
    /// A function of the file.
    Function(Function),
    /// What rule hooks are told whose function this is.
    Facts(Function),
    /// A value of this kind: what an effect is told, what a verb gave.
    Kind(ArgKind),
    /// Anything else.
    Value,
}

struct Names<'a> {
    words: &'a Vocabulary<'a>,
    verbs: BTreeMap<String, (Vec<Arg>, Gives)>,
    /// The functions of the card itself, by what they are.
    hooks: BTreeMap<Function, Vec<&'static Hook>>,
    /// Parameters that get `g`: those of effects, and those of functions that effects hand it to.
    given_g: BTreeSet<(Function, usize)>,
    scopes: Vec<Vec<(String, Means)>>,
    /// Names that get another value somewhere: what they stand for is not followed.
    assigned: BTreeSet<String>,
    /// The blocks of open `repeat`s: their names hold on in the condition.
    repeats: Vec<*const Block>,
    inside: Vec<Function>,
    /// Where calls stand that are statements.
    statements: BTreeSet<usize>,
    logs: Vec<Logs>,
    /// Effects that were told to take `g`.
    without_g: BTreeSet<Function>,
    /// The places of names that are written, which is another fault.
    findings: Vec<Finding>,
}

/// The name and the value of a field that has a name.
pub(super) fn key_of(field: &Field) -> Option<(String, &Expression)> {
    match field {
        Field::NameKey { key, value, .. } => Some((text(key), value)),
        Field::ExpressionKey { key, value, .. } => Some((literal(key)?, value)),
        _ => None,
    }
}

fn place(body: &FunctionBody) -> Function {
    body.start_position().map_or(0, |at| at.bytes())
}

fn function(value: &Expression) -> Option<Function> {
    match value {
        Expression::Function(function) => Some(place(function.body())),
        _ => None,
    }
}

fn text(token: &TokenReference) -> String {
    token.token().to_string()
}

/// A text that is written out.
pub(super) fn literal(value: &Expression) -> Option<String> {
    match value {
        Expression::String(token) => quoted(token),
        _ => None,
    }
}

pub(super) fn quoted(token: &TokenReference) -> Option<String> {
    let text = text(token);
    let inner = text.strip_prefix(['"', '\''])?;
    inner.get(..inner.len().checked_sub(1)?).filter(|inner| !inner.contains('\\')).map(str::to_owned)
}

/// What the text of a value says about it: the word for its type.
fn kind_of(value: &Expression) -> Option<&'static str> {
    match value {
        Expression::String(_) => Some("a text"),
        Expression::Number(_) => Some("a number"),
        Expression::TableConstructor(_) => Some("a table"),
        Expression::Function(_) => Some("a function"),
        Expression::Symbol(token) => match text(token).as_str() {
            "nil" => Some("nil"),
            "true" | "false" => Some("true or false"),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a value can be several, or none.
fn is_open(value: &Expression) -> bool {
    match value {
        Expression::FunctionCall(_) => true,
        Expression::Symbol(token) => text(token) == "...",
        _ => false,
    }
}

impl Names<'_> {
    fn told(&mut self, node: &impl Node, what: &str) {
        self.findings.push(Finding::at(node, spelt_out(what)));
    }

    fn told_of(&mut self, see: Section, node: &impl Node, what: &str) {
        self.findings.push(Finding { see, ..Finding::at(node, spelt_out(what)) });
    }

    fn declare(&mut self, name: &TokenReference, means: Means) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.push((text(name), means));
        }
    }

    fn meaning(&self, name: &str) -> Option<Means> {
        let known = |scope: &Vec<(String, Means)>| scope.iter().rev().find(|(n, _)| n == name).map(|(_, means)| *means);
        self.scopes.iter().rev().find_map(known)
    }

    /// A rule hook reads a fact by this name. Several may share a function: then it is enough if one of them is told.
    fn fact(&mut self, function: Function, name: &TokenReference) {
        let fact = text(name);
        let reads = &self.words.reads;
        let hooks = self.hooks.get(&function).map(Vec::as_slice).unwrap_or_default();
        let is_told = hooks.iter().any(|hook| hook.args.iter().any(|arg| arg.name == fact)) || reads.contains(&fact.as_str());
        let (false, Some(hook)) = (is_told, hooks.first()) else { return };
        let what = if self.words.form.schema.reads.iter().any(|read| read.name == fact) {
            format!("{}: '{fact}' is told only to a card that asks for it: reads = {{ \"{fact}\" }}", hook.name)
        } else {
            let told: Vec<&str> = hook.args.iter().map(|arg| arg.name).chain(reads.iter().copied()).collect();
            let all = if told.is_empty() { "nothing".to_owned() } else { told.join(", ") };
            format!("{}: it is told {all}, not '{fact}'{}", hook.name, did_you_mean(&fact, told.iter().copied()))
        };
        self.told_of(Section::RuleHooks, name, &what);
    }

    fn of_value(&self, value: &Expression) -> Means {
        match value {
            Expression::Function(function) => Means::Function(place(function.body())),
            Expression::Var(Var::Name(name)) => self.meaning(&text(name)).unwrap_or(Means::Value),
            value => self.kind(value).map_or(Means::Value, Means::Kind),
        }
    }
}
