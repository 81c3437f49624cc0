//! What functions may not do, name by name: write what is not theirs, iterate without order, compute what machines round differently; and
//! how much work lies between two of their loop turns, calls and returns.

use super::file::REQUIRE;
use super::joins::JOIN;
use super::options::OPTION;
use super::{Finding, is_name};
use crate::language::LONGEST_TEXT;
use full_moon::ast::{
    Assignment, BinOp, Block, Expression, FunctionBody, FunctionCall, FunctionDeclaration, GenericFor, Index, LocalAssignment,
    LocalFunction, NumericFor, Parameter, Prefix, Var,
};
use full_moon::tokenizer::{Token, TokenReference};
use full_moon::visitors::Visitor;

/// What a function may do without a loop turn or a call, in the units of [`Walk::work`].
const MOST_WORK: u32 = 1000;
/// A write to a table can make the table move: it counts as this many operators.
const WORK_A_WRITE: u32 = 16;
/// Names that a card may not give to something of its own, because the lint trusts them.
const RESERVED: [&str; 5] = ["ipairs", "constant", REQUIRE, OPTION, JOIN];

/// Walks with scopes: for each name, how many functions deep it was declared.
pub(super) struct Walk {
    scopes: Vec<Vec<(String, usize)>>,
    depth: usize,
    /// How many local assignments are open.
    locals: usize,
    /// For each open function: operators, indices and writes to tables, without those of the functions in it.
    work: Vec<u32>,
    pub(super) most_work: u32,
    pub(super) findings: Vec<Finding>,
}

impl Walk {
    pub(super) fn new() -> Self {
        Self { scopes: vec![Vec::new()], depth: 0, locals: 0, work: vec![0], most_work: 0, findings: Vec::new() }
    }

    fn works(&mut self, units: u32) {
        if let Some(work) = self.work.last_mut() {
            *work += units;
        }
    }

    fn declare(&mut self, token: &TokenReference) {
        let name = token.token().to_string();
        let depth = self.depth;
        if RESERVED.contains(&name.as_str()) {
            self.findings.push(Finding::at(token, format!("'{name}' is a word of the language of cards")));
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.push((name, depth));
        }
    }

    fn check_write(&mut self, token: &TokenReference) {
        let name = token.token().to_string();
        let declared = self.scopes.iter().rev().flat_map(|scope| scope.iter().rev()).find(|(n, _)| *n == name);
        let what = match declared {
            None => format!("'{name}' is not a local: a card keeps nothing in Lua"),
            Some((_, 0)) if self.depth > 0 => {
                format!("'{name}' is declared outside the function: what a card remembers it declares under 'remembers'")
            }
            Some(_) => return,
        };
        self.findings.push(Finding::at(token, what));
    }

    fn enter(&mut self) {
        self.scopes.push(Vec::new());
    }

    fn leave(&mut self) {
        self.scopes.pop();
    }
}

impl Visitor for Walk {
    fn visit_block(&mut self, _: &Block) {
        self.enter();
    }

    fn visit_block_end(&mut self, _: &Block) {
        self.leave();
    }

    fn visit_function_body(&mut self, body: &FunctionBody) {
        self.enter();
        self.depth += 1;
        self.work.push(0);
        for parameter in body.parameters() {
            if let Parameter::Name(token) = parameter {
                self.declare(token);
            }
        }
    }

    fn visit_function_body_end(&mut self, body: &FunctionBody) {
        let work = self.work.pop().unwrap_or_default();
        self.most_work = self.most_work.max(work);
        if work > MOST_WORK {
            let what = "this function does too much: split it".to_owned();
            self.findings.push(Finding::at(body, what));
        }
        self.depth -= 1;
        self.leave();
    }

    fn visit_local_assignment(&mut self, _: &LocalAssignment) {
        self.locals += 1;
    }

    fn visit_local_assignment_end(&mut self, local: &LocalAssignment) {
        self.locals -= 1;
        local.names().iter().for_each(|name| self.declare(name));
    }

    fn visit_local_function(&mut self, function: &LocalFunction) {
        self.declare(function.name());
    }

    fn visit_numeric_for(&mut self, node: &NumericFor) {
        self.works(3); // it may have to read its bounds out of texts
        self.enter();
        self.declare(node.index_variable());
    }

    fn visit_numeric_for_end(&mut self, _: &NumericFor) {
        self.leave();
    }

    fn visit_generic_for(&mut self, node: &GenericFor) {
        let ordered = node.expressions().iter().next().is_some_and(|e| match e {
            Expression::FunctionCall(call) => is_name(call.prefix(), "ipairs"),
            _ => false,
        });
        if !ordered || node.expressions().len() != 1 {
            let what = "iterate with ipairs or a counting loop: the order of other loops is not the same everywhere".to_owned();
            self.findings.push(Finding::at(node, what));
        }
        self.enter();
        node.names().iter().for_each(|name| self.declare(name));
    }

    fn visit_generic_for_end(&mut self, _: &GenericFor) {
        self.leave();
    }

    /// A function that is called while the file loads could hand out others that keep something between them.
    fn visit_function_call(&mut self, call: &FunctionCall) {
        let is_known = ["constant", REQUIRE, OPTION].iter().any(|known| is_name(call.prefix(), known)) && call.suffixes().count() == 1;
        if self.depth == 0 && !is_known {
            let what = "outside functions only constant{…} is called: what a card remembers it declares under 'remembers'".to_owned();
            self.findings.push(Finding::at(call, what));
        }
    }

    /// A text that reads as a number is parsed again by each operator.
    fn visit_string_literal(&mut self, token: &Token) {
        if self.depth + self.locals > 0 && token.to_string().len() > LONGEST_TEXT + 2 {
            let what = format!("a text that a script handles has at most {LONGEST_TEXT} letters");
            self.findings.push(Finding::of(token.start_position().line() as u32, what));
        }
    }

    fn visit_index(&mut self, _: &Index) {
        self.works(1);
    }

    /// The maths library of each machine rounds powers in its own way.
    fn visit_expression(&mut self, expression: &Expression) {
        if matches!(expression, Expression::BinaryOperator { .. } | Expression::UnaryOperator { .. }) {
            self.works(1);
        }
        if let Expression::BinaryOperator { binop: BinOp::Caret(token), .. } = expression {
            let what = "the last digits of a power are not the same on every machine: multiply instead".to_owned();
            self.findings.push(Finding::at(token, what));
        }
    }

    fn visit_assignment(&mut self, assignment: &Assignment) {
        for var in assignment.variables() {
            match var {
                Var::Name(token) => self.check_write(token),
                Var::Expression(expression) => {
                    self.works(WORK_A_WRITE);
                    if let Prefix::Name(token) = expression.prefix() {
                        self.check_write(token);
                    }
                }
                _ => {}
            }
        }
    }

    fn visit_function_declaration(&mut self, function: &FunctionDeclaration) {
        if let Some(token) = function.name().names().iter().next() {
            self.check_write(token);
        }
    }
}
