//! What a card's names mean, told before it runs: verbs with their arguments, words under `says` and `remembers`, globals. In play all
//! of this would fail only when it is reached.

use super::{Finding, line_of};
use crate::schema::{Arg, ArgKind, HookKind, Schema};
use crate::{explain, sandbox};
use clade_engine::nearest;
use full_moon::ast::{
    Ast, Block, Call, Expression, Field, FunctionArgs, FunctionBody, FunctionCall, GenericFor, Index, LastStmt, LocalAssignment,
    LocalFunction, NumericFor, Parameter, Prefix, Repeat, Return, Suffix, TableConstructor, Var, VarExpression,
};
use full_moon::node::Node;
use full_moon::tokenizer::TokenReference;
use full_moon::visitors::Visitor;
use std::collections::{BTreeMap, BTreeSet};

/// What a card may name.
pub(crate) struct Words<'a> {
    pub(crate) schema: &'static Schema,
    pub(crate) says: Vec<&'a str>,
    pub(crate) remembers: Vec<&'a str>,
}

/// A function in the file, by the place where its body begins.
type Function = usize;

/// What a name stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Means {
    /// What an effect acts with.
    G,
    /// A function of the file.
    Function(Function),
    /// Anything else.
    Value,
}

struct Names<'a> {
    words: &'a Words<'a>,
    verbs: BTreeMap<String, Vec<Arg>>,
    /// The functions of the card itself, by what they are.
    hooks: BTreeMap<Function, HookKind>,
    /// Parameters that get `g`: those of effects, and those of functions that effects hand it to.
    given_g: BTreeSet<(Function, usize)>,
    scopes: Vec<Vec<(String, Means)>>,
    /// The blocks of open `repeat`s: their names hold on in the condition.
    repeats: Vec<*const Block>,
    inside: Vec<Function>,
    /// The places of names that are written, which is another fault.
    findings: Vec<Finding>,
}

/// All faults in what a card names.
pub(crate) fn check(ast: &Ast, words: &Words<'_>) -> Vec<Finding> {
    let schema = words.schema;
    let common = schema.common_verbs().into_iter().map(|(name, verb)| (name, verb.args()));
    let verbs = common.chain(schema.verbs.iter().map(|verb| (verb.name.to_owned(), verb.args.to_vec()))).collect();
    let mut names = Names {
        words,
        verbs,
        hooks: hooks(ast, schema),
        given_g: BTreeSet::new(),
        scopes: Vec::new(),
        repeats: Vec::new(),
        inside: Vec::new(),
        findings: Vec::new(),
    };
    let effects = names.hooks.iter().filter(|(_, kind)| **kind == HookKind::Effect);
    names.given_g = effects.map(|(&function, _)| (function, 0)).collect();
    loop {
        let known = names.given_g.len();
        names.scopes = vec![Vec::new()];
        names.findings.clear();
        names.visit_ast(ast);
        if names.given_g.len() == known {
            return names.findings;
        }
    }
}

/// The hooks among the fields of the returned table: their functions, or those that they name.
fn hooks(ast: &Ast, schema: &Schema) -> BTreeMap<Function, HookKind> {
    let mut named: BTreeMap<String, Function> = BTreeMap::new();
    for stmt in ast.nodes().stmts() {
        match stmt {
            full_moon::ast::Stmt::LocalFunction(function) => drop(named.insert(text(function.name()), place(function.body()))),
            full_moon::ast::Stmt::LocalAssignment(local) => {
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
        let kind = schema.hooks.iter().find(|hook| hook.name == name)?.kind;
        let body = match value {
            Expression::Var(Var::Name(name)) => named.get(&text(name)).copied(),
            value => function(value),
        };
        Some((body?, kind))
    };
    table.fields().iter().filter_map(hook).collect()
}

/// The name and the value of a field that has a name.
fn key_of(field: &Field) -> Option<(String, &Expression)> {
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
fn literal(value: &Expression) -> Option<String> {
    match value {
        Expression::String(token) => quoted(token),
        _ => None,
    }
}

fn quoted(token: &TokenReference) -> Option<String> {
    let text = text(token);
    let inner = text.strip_prefix(['"', '\''])?;
    inner.get(..inner.len().checked_sub(1)?).filter(|inner| !inner.contains('\\')).map(str::to_owned)
}

/// What can be told of a value as it is written: the word for its type.
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
        self.findings.push(Finding { line: line_of(node), what: explain::clean(what) });
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

    fn of_value(&self, value: &Expression) -> Means {
        match value {
            Expression::Function(function) => Means::Function(place(function.body())),
            Expression::Var(Var::Name(name)) => self.meaning(&text(name)).unwrap_or(Means::Value),
            _ => Means::Value,
        }
    }

    /// A name that is read: a local, or one of the globals that cards have.
    fn read(&mut self, name: &TokenReference, first: Option<&Suffix>) {
        let word = text(name);
        if self.meaning(&word).is_some() {
            return;
        }
        if let Some((library, there)) = sandbox::LIBRARIES.iter().find(|(library, _)| *library == word) {
            if let Some(Suffix::Index(Index::Dot { name: member, .. })) = first
                && !there.contains(&text(member).as_str())
            {
                let what = format!("cards have no {library}.{}: {}", text(member), instead_of_member(library, &text(member), there));
                self.told(member, &what);
            }
        } else if !sandbox::FREE.contains(&&*word) {
            let what = format!("there is no '{word}'{}", self.instead(&word));
            self.told(name, &what);
        }
    }

    /// What to do instead of naming what cards do not have.
    fn instead(&self, name: &str) -> String {
        let what = match name {
            "print" | "warn" => "cards print nothing; what they do stands in the log of the game",
            "os" | "io" | "debug" | "package" => "a card has no clock, no files and nothing else of the machine",
            "require" | "dofile" | "loadfile" | "load" | "loadstring" => "a card is one file, its helpers stand in it",
            "pairs" | "next" => "iterate with ipairs or a counting loop",
            "pcall" | "xpcall" => "a card that fails is undone, and the game goes on",
            "setmetatable" | "getmetatable" | "rawset" | "rawget" | "_G" | "getfenv" | "setfenv" => "a card keeps nothing in Lua",
            "coroutine" => "g asks and waits by itself",
            "unpack" => "write table.unpack",
            "random" => "g:roll(faces) rolls a die",
            "g" => "only effects get g; rule hooks get facts",
            _ if self.verbs.contains_key(name) => return format!("; verbs are called on g: g:{name}(…)"),
            _ => {
                let locals = self.scopes.iter().flatten().map(|(name, _)| name.as_str());
                let libraries = sandbox::LIBRARIES.iter().map(|(library, _)| *library);
                return did_you_mean(name, locals.chain(libraries).chain(sandbox::FREE));
            }
        };
        format!(": {what}")
    }

    /// Something is done with a name: what follows it first.
    fn used(&mut self, prefix: &Prefix, first: Option<&Suffix>) {
        let Prefix::Name(name) = prefix else { return };
        match (self.meaning(&text(name)), first) {
            (Some(Means::G), Some(Suffix::Call(Call::MethodCall(call)))) => self.verb(call.name(), call.args()),
            (Some(Means::G), Some(Suffix::Index(Index::Dot { name: verb, .. }))) => {
                let (g, verb_name) = (text(name), text(verb));
                let what = match self.verbs.contains_key(&verb_name) {
                    true => format!("verbs are called with a colon: {g}:{verb_name}(…)"),
                    false => self.no_verb(&verb_name),
                };
                self.told(verb, &what);
            }
            (Some(Means::Function(function)), Some(Suffix::Call(Call::AnonymousCall(args)))) => {
                let FunctionArgs::Parentheses { arguments, .. } = &**args else { return };
                let given = arguments.iter().enumerate().filter(|(_, value)| self.of_value(value) == Means::G);
                let given: Vec<_> = given.map(|(at, _)| (function, at)).collect();
                self.given_g.extend(given);
            }
            _ => {}
        }
    }

    fn no_verb(&self, name: &str) -> String {
        format!("there is no verb '{name}'{}", did_you_mean(name, self.verbs.keys().map(String::as_str)))
    }

    /// A verb is called with these arguments.
    fn verb(&mut self, name: &TokenReference, args: &FunctionArgs) {
        let verb = text(name);
        let Some(row) = self.verbs.get(&verb).cloned() else {
            let what = self.no_verb(&verb);
            return self.told(name, &what);
        };
        let mut findings = Vec::new();
        let mut tell = |what: String| findings.push(format!("{verb}: {what}"));
        match args {
            FunctionArgs::Parentheses { arguments, .. } => {
                let open = arguments.iter().last().is_some_and(is_open);
                let least = arguments.len() - usize::from(open);
                if least > row.len() {
                    tell(too_many(row.len(), Some(least)));
                } else if !open && let Some(missing) = row[least..].iter().find(|arg| !arg.optional) {
                    tell(format!("the argument '{}' is missing: {}", missing.name, call_of(&verb, &row)));
                }
                for (arg, value) in row.iter().zip(arguments) {
                    self.argument(arg, literal(value), kind_of(value)).into_iter().for_each(&mut tell);
                }
            }
            FunctionArgs::String(token) => match &row[..] {
                [] => tell(too_many(0, Some(1))),
                [first, rest @ ..] => {
                    self.argument(first, quoted(token), Some("a text")).into_iter().for_each(&mut tell);
                    if let Some(missing) = rest.iter().find(|arg| !arg.optional) {
                        tell(format!("the argument '{}' is missing: {}", missing.name, call_of(&verb, &row)));
                    }
                }
            },
            _ => {}
        }
        findings.into_iter().for_each(|what| self.told(name, &what));
    }

    /// What is wrong with one argument, as far as its own letters tell.
    fn argument(&self, arg: &Arg, written: Option<String>, kind: Option<&'static str>) -> Option<String> {
        let kind = kind?;
        let fits = match arg.kind {
            ArgKind::Int | ArgKind::Thing(_) | ArgKind::Side => kind == "a number",
            ArgKind::Bool => kind == "true or false",
            ArgKind::List(_) | ArgKind::Numbers => kind == "a table",
            ArgKind::Says | ArgKind::Memory => kind == "a text",
        };
        let words = if arg.kind == ArgKind::Says { &self.words.says } else { &self.words.remembers };
        match written {
            _ if kind == "nil" && arg.optional => None,
            _ if !fits => Some(wrong_kind(arg, kind)),
            Some(key) if !words.contains(&key.as_str()) => Some(no_key(arg.kind, &key, words.iter().copied())),
            _ => None,
        }
    }
}

/// A verb with its arguments, those in brackets can be left out: `g:move(amoeba, [side])`.
pub(crate) fn call_of(verb: &str, args: &[Arg]) -> String {
    let args = args.iter().map(|arg| if arg.optional { format!("[{}]", arg.name) } else { arg.name.to_owned() });
    format!("g:{verb}({})", args.collect::<Vec<_>>().join(", "))
}

/// Too many arguments are given: so many, if that is known.
pub(crate) fn too_many(takes: usize, found: Option<usize>) -> String {
    let found = found.map_or_else(|| "more".to_owned(), |found| found.to_string());
    match takes {
        0 => format!("it takes no arguments, found {found}"),
        1 => format!("it takes 1 argument, found {found}"),
        _ => format!("it takes {takes} arguments, found {found}"),
    }
}

/// An argument is of another kind than its verb takes.
pub(crate) fn wrong_kind(arg: &Arg, found: &str) -> String {
    let expected = match arg.kind {
        ArgKind::Int | ArgKind::Side => "a whole number",
        ArgKind::Thing(_) => "a thing, by its number",
        ArgKind::Bool => "true or false",
        ArgKind::List(_) => "a list of things",
        ArgKind::Numbers => "a list of whole numbers",
        ArgKind::Says => "a key under 'says', in quotes",
        ArgKind::Memory => "the name of a cell under 'remembers', in quotes",
    };
    format!("'{}': expected {expected}, found {found}", arg.name)
}

/// A word that does not stand where the argument says.
pub(crate) fn no_key<'a>(kind: ArgKind, key: &str, valid: impl IntoIterator<Item = &'a str>) -> String {
    let under = if kind == ArgKind::Says { "says" } else { "remembers" };
    format!("the card has no '{key}' under '{under}'{}", did_you_mean(key, valid))
}

fn did_you_mean<'a>(word: &str, valid: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, valid).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default()
}

fn instead_of_member(library: &str, member: &str, there: &[&str]) -> String {
    match (library, member) {
        ("math", "random" | "randomseed") => "g:roll(faces) rolls a die".to_owned(),
        ("string", "format") => "join texts with ..".to_owned(),
        _ => format!("there are {}", there.join(", ")),
    }
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
        for (at, parameter) in body.parameters().iter().enumerate() {
            if let Parameter::Name(name) = parameter {
                let means = if self.given_g.contains(&(function, at)) { Means::G } else { Means::Value };
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
        node.names().iter().for_each(|name| self.declare(name, Means::Value));
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
    }

    fn visit_function_call(&mut self, call: &FunctionCall) {
        if let Prefix::Name(name) = call.prefix() {
            self.read(name, call.suffixes().next());
        }
        self.used(call.prefix(), call.suffixes().next());
    }

    /// An objection is a key under `says`.
    fn visit_return(&mut self, returned: &Return) {
        let objects = self.inside.last().and_then(|function| self.hooks.get(function)) == Some(&HookKind::Objection);
        if let (true, Some(Expression::String(token))) = (objects, returned.returns().iter().next())
            && let Some(key) = quoted(token).filter(|key| !self.words.says.contains(&key.as_str()))
        {
            let what = no_key(ArgKind::Says, &key, self.words.says.iter().copied());
            self.told(token, &what);
        }
    }

    fn visit_table_constructor(&mut self, table: &TableConstructor) {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for field in table.fields() {
            let Some((name, _)) = key_of(field) else { continue };
            let line = line_of(field);
            match seen.get(&name) {
                Some(first) => self.told(field, &format!("the key '{name}' stands here twice, first in line {first}")),
                None => drop(seen.insert(name, line)),
            }
        }
    }
}
