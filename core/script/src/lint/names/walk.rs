//! The walk over a card's source: which names are there at each place, and which of them stand for `g`.

use super::{Function, Logs, Means, Names, Vocabulary, function, key_of, place, quoted, text};
use crate::lint::{Finding, line_of};
use crate::log::LOG;
use crate::schema::{ArgKind, Gives, Hook, HookKind, Schema};
use crate::wrong_call::no_key;
use clade_engine::Section;
use full_moon::ast::{
    Assignment, Ast, Block, Expression, Field, FunctionBody, FunctionCall, GenericFor, Index, LastStmt, LocalAssignment, LocalFunction,
    NumericFor, Parameter, Prefix, Repeat, Return, Stmt, Suffix, TableConstructor, Var, VarExpression,
};
use full_moon::node::Node as _;
use full_moon::visitors::Visitor;
use std::collections::{BTreeMap, BTreeSet};

/// All faults in what a card names, and where it logs something.
pub(crate) fn check(ast: &Ast, words: &Vocabulary<'_>) -> (Vec<Finding>, Vec<Logs>) {
    walk(ast, words, hooks(ast, words.form.schema), BTreeSet::new())
}

/// The same in a helper, which has no hooks: what its functions call `g` is that of a card.
pub(crate) fn check_helper(ast: &Ast, words: &Vocabulary<'_>) -> (Vec<Finding>, Vec<Logs>) {
    let mut given = Given::default();
    given.visit_ast(ast);
    walk(ast, words, BTreeMap::new(), given.0)
}

/// The names that are written again after they were declared.
#[derive(Default)]
struct Assigned(BTreeSet<String>);

impl Visitor for Assigned {
    fn visit_assignment(&mut self, node: &Assignment) {
        let name = |var: &Var| if let Var::Name(name) = var { Some(text(name)) } else { None };
        self.0.extend(node.variables().iter().filter_map(name));
    }
}

/// The parameters named `g`.
#[derive(Default)]
struct Given(BTreeSet<(Function, usize)>);

impl Visitor for Given {
    fn visit_function_body(&mut self, body: &FunctionBody) {
        let is_g = |parameter: &Parameter| matches!(parameter, Parameter::Name(name) if text(name) == "g");
        let given = body.parameters().iter().enumerate().filter(|(_, parameter)| is_g(parameter));
        self.0.extend(given.map(|(at, _)| (place(body), at)));
    }
}

fn walk(
    ast: &Ast,
    words: &Vocabulary<'_>,
    hooks: BTreeMap<Function, Vec<&'static Hook>>,
    given: BTreeSet<(Function, usize)>,
) -> (Vec<Finding>, Vec<Logs>) {
    let verbs = words
        .form
        .verbs()
        .map(|verb| (verb.name, (verb.args, verb.gives)))
        .chain([(LOG.to_owned(), (Vec::new(), Gives::Nothing))])
        .collect();
    let mut assigned = Assigned::default();
    assigned.visit_ast(ast);
    let mut names = Names {
        words,
        verbs,
        hooks,
        given_g: given,
        scopes: Vec::new(),
        assigned: assigned.0,
        repeats: Vec::new(),
        inside: Vec::new(),
        statements: BTreeSet::new(),
        logs: Vec::new(),
        without_g: BTreeSet::new(),
        findings: Vec::new(),
    };
    let effects = names.hooks.iter().filter(|(_, hooks)| hooks.iter().any(|hook| hook.kind == HookKind::Effect));
    names.given_g.extend(effects.map(|(&function, _)| (function, 0)).collect::<Vec<_>>());
    loop {
        let known = names.given_g.len();
        names.scopes = vec![Vec::new()];
        names.findings.clear();
        names.logs.clear();
        names.without_g.clear();
        names.visit_ast(ast);
        if names.given_g.len() == known {
            let mut findings = names.findings;
            findings.extend(words.says.iter().flat_map(|says| super::words::check(ast, says)));
            return (findings, names.logs);
        }
    }
}

/// The hooks among the fields of the returned table: their functions, or those that they name.
fn hooks(ast: &Ast, schema: &'static Schema) -> BTreeMap<Function, Vec<&'static Hook>> {
    let mut named: BTreeMap<String, Function> = BTreeMap::new();
    for stmt in ast.nodes().stmts() {
        match stmt {
            Stmt::LocalFunction(function) => drop(named.insert(text(function.name()), place(function.body()))),
            Stmt::LocalAssignment(local) => {
                let pairs = local.names().iter().zip(local.expressions());
                named.extend(pairs.filter_map(|(name, value)| Some((text(name), function(value)?))));
            }
            _ => {}
        }
    }
    let Some(LastStmt::Return(returned)) = ast.nodes().last_stmt() else { return BTreeMap::new() };
    let Some(Expression::TableConstructor(table)) = returned.returns().iter().next() else { return BTreeMap::new() };
    let hook = |field: &Field| {
        let (name, value) = key_of(field)?;
        let hook = schema.hooks.iter().find(|hook| hook.name == name)?;
        let body = match value {
            Expression::Var(Var::Name(name)) => named.get(&text(name)).copied(),
            value => function(value),
        };
        Some((body?, hook))
    };
    let mut hooks: BTreeMap<Function, Vec<&'static Hook>> = BTreeMap::new();
    table.fields().iter().filter_map(hook).for_each(|(function, hook)| hooks.entry(function).or_default().push(hook));
    hooks
}

impl Visitor for Names<'_> {
    fn visit_block(&mut self, _: &Block) {
        self.scopes.push(Vec::new());
    }

    fn visit_block_end(&mut self, block: &Block) {
        if self.repeats.last() != Some(&std::ptr::from_ref(block)) {
            self.scopes.pop();
        }
    }

    fn visit_stmt(&mut self, stmt: &Stmt) {
        if let Stmt::FunctionCall(call) = stmt {
            self.statements.extend(call.start_position().map(|at| at.bytes()));
        }
    }

    fn visit_repeat(&mut self, node: &Repeat) {
        self.repeats.push(node.block());
    }

    fn visit_repeat_end(&mut self, _: &Repeat) {
        self.repeats.pop();
        self.scopes.pop();
    }

    fn visit_function_body(&mut self, body: &FunctionBody) {
        self.scopes.push(Vec::new());
        let function = place(body);
        self.inside.push(function);
        self.parameters(function, body);
        for (at, parameter) in body.parameters().iter().enumerate() {
            if let Parameter::Name(name) = parameter {
                let gets_facts = |hook: &&Hook| hook.kind.is_rule() && hook.kind != HookKind::Lists;
                let told = at == 0 && self.hooks.get(&function).is_some_and(|hooks| hooks.iter().all(gets_facts));
                let means = match told {
                    _ if self.given_g.contains(&(function, at)) => Means::G,
                    true => Means::Facts(function),
                    false => self.told_kind(function, at).map_or(Means::Value, Means::Kind),
                };
                self.declare(name, means);
            }
        }
    }

    fn visit_function_body_end(&mut self, _: &FunctionBody) {
        self.scopes.pop();
        self.inside.pop();
    }

    fn visit_local_assignment_end(&mut self, local: &LocalAssignment) {
        let mut values = local.expressions().iter().map(|value| self.of_value(value)).collect::<Vec<_>>().into_iter();
        for name in local.names() {
            self.declare(name, values.next().unwrap_or(Means::Value));
        }
    }

    fn visit_local_function(&mut self, function: &LocalFunction) {
        self.declare(function.name(), Means::Function(place(function.body())));
    }

    fn visit_numeric_for(&mut self, node: &NumericFor) {
        self.scopes.push(Vec::new());
        self.declare(node.index_variable(), Means::Value);
    }

    fn visit_numeric_for_end(&mut self, _: &NumericFor) {
        self.scopes.pop();
    }

    fn visit_generic_for(&mut self, node: &GenericFor) {
        self.scopes.push(Vec::new());
        let item = self.items(node.expressions()).map_or(Means::Value, Means::Kind);
        for (at, name) in node.names().iter().enumerate() {
            self.declare(name, if at == 1 { item } else { Means::Value });
        }
    }

    fn visit_generic_for_end(&mut self, _: &GenericFor) {
        self.scopes.pop();
    }

    fn visit_var(&mut self, var: &Var) {
        if let Var::Name(name) = var {
            self.read(name, None);
        }
    }

    fn visit_var_expression(&mut self, expression: &VarExpression) {
        if let Prefix::Name(name) = expression.prefix() {
            self.read(name, expression.suffixes().next());
        }
        self.used(expression.prefix(), expression.suffixes().next());
        if let (Prefix::Name(name), Some(Suffix::Index(Index::Dot { name: fact, .. }))) =
            (expression.prefix(), expression.suffixes().next())
        {
            match self.meaning(&text(name)) {
                Some(Means::Facts(function)) => self.fact(function, fact),
                Some(Means::Kind(kind)) => self.field(kind, name, fact),
                _ => {}
            }
        }
    }

    fn visit_function_call(&mut self, call: &FunctionCall) {
        if let Prefix::Name(name) = call.prefix() {
            self.read(name, call.suffixes().next());
        }
        self.used(call.prefix(), call.suffixes().next());
        self.logs(call);
    }

    /// An objection is a key under `says`.
    fn visit_return(&mut self, returned: &Return) {
        let objects = self
            .inside
            .last()
            .and_then(|function| self.hooks.get(function))
            .is_some_and(|hooks| hooks.iter().any(|hook| hook.kind == HookKind::Objection));
        if let (true, Some(Expression::String(token))) = (objects, returned.returns().iter().next())
            && let (Some(key), Some(says)) = (quoted(token), &self.words.says)
            && !says.contains(&key.as_str())
        {
            let what = no_key(ArgKind::Says, &key, says.iter().copied());
            self.told_of(Section::Facts, token, &what);
        }
    }

    fn visit_table_constructor(&mut self, table: &TableConstructor) {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for field in table.fields() {
            let Some((name, _)) = key_of(field) else { continue };
            let line = line_of(field);
            match seen.get(&name) {
                Some(first) => self.told_of(Section::Facts, field, &format!("the key '{name}' stands here twice, first in line {first}")),
                None => drop(seen.insert(name, line)),
            }
        }
    }
}
