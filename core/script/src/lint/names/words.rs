//! Words that `g:choose_word` offers and gives back: keys under the card's `says`, also where they stand in a list that is filled before, or beside
//! what was chosen. In play a wrong one would fail only when it is reached.

use super::{Function, literal, place, text};
use crate::lint::Finding;
use crate::schema::ArgKind;
use crate::wrong_call::{no_key, offered_twice};
use clade_engine::Section;
use full_moon::ast::{
    Assignment, Ast, BinOp, Call, Expression, Field, FunctionArgs, FunctionBody, FunctionCall, Index, LocalAssignment, Prefix, Suffix,
    TableConstructor, Var,
};
use full_moon::node::Node;
use full_moon::visitors::Visitor;
use std::collections::BTreeSet;

/// The verb.
const VERB: &str = "choose_word";

/// All faults in such words.
pub(super) fn check(ast: &Ast, says: &[&str]) -> Vec<Finding> {
    let mut words = Words { says, collects: true, ..Words::default() };
    words.visit_ast(ast);
    words.collects = false;
    words.visit_ast(ast);
    words.findings
}

/// A local name of a function.
type Local = (Option<Function>, String);

#[derive(Default)]
struct Words<'a> {
    says: &'a [&'a str],
    /// Whether the names are found out first.
    collects: bool,
    inside: Vec<Function>,
    /// What is offered.
    lists: BTreeSet<Local>,
    /// What was chosen, and what is something else as well: a word of the card's own may stand for that nothing was.
    chosen: BTreeSet<Local>,
    others: BTreeSet<Local>,
    findings: Vec<Finding>,
}

impl Words<'_> {
    fn local(&self, name: String) -> Local {
        (self.inside.last().copied(), name)
    }

    fn name_of(&self, value: &Expression) -> Option<Local> {
        match value {
            Expression::Var(Var::Name(name)) => Some(self.local(text(name))),
            _ => None,
        }
    }

    /// A word that is written out: is it one?
    fn word(&mut self, at: &impl Node, word: &str) {
        if !self.says.contains(&word) {
            self.tell(at, &no_key(ArgKind::Says, word, self.says.iter().copied()));
        }
    }

    fn tell(&mut self, at: &impl Node, what: &str) {
        let what = format!("{VERB}: {what}");
        if !self.findings.iter().any(|finding| finding.what == what) {
            self.findings.push(Finding { see: Section::Verbs, ..Finding::at(at, what) });
        }
    }

    fn list(&mut self, list: &TableConstructor) {
        let mut seen = BTreeSet::new();
        for field in list.fields() {
            let Field::NoKey(value) = field else { continue };
            let Some(word) = literal(value) else { continue };
            self.word(value, &word);
            if !seen.insert(word.clone()) {
                self.tell(value, &offered_twice(&word));
            }
        }
    }

    /// A name gets a value.
    fn gets(&mut self, name: Local, value: &Expression) {
        match value {
            Expression::FunctionCall(call) if self.collects && arguments(call).is_some() => drop(self.chosen.insert(name)),
            _ if self.collects => drop(self.others.insert(name)),
            Expression::TableConstructor(list) if self.lists.contains(&name) => self.list(list),
            _ => {}
        }
    }
}

impl Visitor for Words<'_> {
    fn visit_function_body(&mut self, body: &FunctionBody) {
        self.inside.push(place(body));
    }

    fn visit_function_body_end(&mut self, _: &FunctionBody) {
        self.inside.pop();
    }

    fn visit_local_assignment(&mut self, local: &LocalAssignment) {
        for (name, value) in local.names().iter().zip(local.expressions()) {
            self.gets(self.local(text(name)), value);
        }
    }

    fn visit_assignment(&mut self, node: &Assignment) {
        for (var, value) in node.variables().iter().zip(node.expressions()) {
            if let Var::Name(name) = var {
                self.gets(self.local(text(name)), value);
            }
        }
    }

    fn visit_function_call(&mut self, call: &FunctionCall) {
        match arguments(call).and_then(|arguments| arguments.into_iter().nth(1)) {
            Some(Expression::TableConstructor(list)) if !self.collects => self.list(list),
            Some(value) if self.collects => {
                let name = self.name_of(value);
                self.lists.extend(name);
            }
            _ => {}
        }
        if let [list, .., value] = inserted(call)[..]
            && let (Some(name), Some(word)) = (self.name_of(list), literal(value))
            && !self.collects
            && self.lists.contains(&name)
        {
            self.word(value, &word);
        }
    }

    /// What was chosen is compared with a word.
    fn visit_expression(&mut self, expression: &Expression) {
        let Expression::BinaryOperator { lhs, binop: BinOp::TwoEqual(_) | BinOp::TildeEqual(_), rhs } = expression else { return };
        for (one, other) in [(lhs, rhs), (rhs, lhs)] {
            let is_chosen = self.name_of(one).is_some_and(|name| self.chosen.contains(&name) && !self.others.contains(&name))
                || matches!(&**one, Expression::FunctionCall(call) if arguments(call).is_some());
            if let Some(word) = literal(other).filter(|_| is_chosen && !self.collects) {
                self.word(&**other, &word);
            }
        }
    }
}

/// The arguments of a call of the verb.
fn arguments(call: &FunctionCall) -> Option<Vec<&Expression>> {
    let Some(Suffix::Call(Call::MethodCall(verb))) = call.suffixes().last() else { return None };
    match verb.args() {
        FunctionArgs::Parentheses { arguments, .. } if text(verb.name()) == VERB => Some(arguments.iter().collect()),
        _ => None,
    }
}

/// The arguments of `table.insert(list, …)`.
fn inserted(call: &FunctionCall) -> Vec<&Expression> {
    match (call.prefix(), &call.suffixes().collect::<Vec<_>>()[..]) {
        (Prefix::Name(table), [Suffix::Index(Index::Dot { name, .. }), Suffix::Call(Call::AnonymousCall(args))])
            if text(table) == "table" && text(name) == "insert" =>
        {
            let FunctionArgs::Parentheses { arguments, .. } = &**args else { return Vec::new() };
            arguments.iter().collect()
        }
        _ => Vec::new(),
    }
}
