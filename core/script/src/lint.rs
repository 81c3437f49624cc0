//! What a card's source may not do, told before it runs: keep anything in Lua between two calls, write globals, iterate
//! without order. Cards keep to the grammar of Lua 5.1, which every Lua understands.

mod joins;
mod nesting;

pub(crate) use joins::JOIN;

use full_moon::ast::{
    Assignment, Ast, Block, Expression, FunctionBody, FunctionCall, FunctionDeclaration, GenericFor, LocalAssignment, LocalFunction,
    NumericFor, Parameter, Prefix, Stmt, Var,
};
use full_moon::node::Node;
use full_moon::tokenizer::TokenReference;
use full_moon::visitors::Visitor;
use full_moon::{LuaVersion, parse_fallible};

/// A fault in a card's source: the line and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// How many letters a card file may have. Cards of people take 1 to 5 thousand.
const LONGEST: usize = 20_000;
/// Names that a card may not give to something of its own, because the lint trusts them.
const RESERVED: [&str; 3] = ["ipairs", "constant", JOIN];

/// What a source runs as, or its first fault.
pub(crate) fn lint(source: &str) -> Result<String, Finding> {
    if source.len() > LONGEST {
        return Err(Finding { line: 1, what: format!("a card file has at most {LONGEST} letters") });
    }
    nesting::check(source)?;
    let ast = parse_fallible(source, LuaVersion::lua51()).into_result().map_err(|errors| {
        let first = errors.first();
        let line = first.map_or(1, |e| e.range().0.line());
        let what = first.map_or_else(|| "this is not Lua".to_owned(), |e| e.error_message().into_owned());
        Finding { line, what }
    })?;
    file_level(&ast)?;
    let mut walk = Walk { scopes: vec![Vec::new()], depth: 0, findings: Vec::new() };
    walk.visit_ast(&ast);
    match walk.findings.into_iter().min_by_key(|f| f.line) {
        Some(finding) => Err(finding),
        None => Ok(joins::rewrite(source, &ast)),
    }
}

fn line_of(node: &impl Node) -> usize {
    node.start_position().map_or(1, |p| p.line())
}

/// Outside functions a file only names constants and functions, then returns the card.
fn file_level(ast: &Ast) -> Result<(), Finding> {
    for stmt in ast.nodes().stmts() {
        let fault = match stmt {
            Stmt::LocalFunction(_) => None,
            Stmt::LocalAssignment(local) => local.expressions().iter().any(|e| !is_constant(e)).then_some(
                "a file-level local is a function, a number, a word or constant{…}; what a card remembers it declares under 'remembers'",
            ),
            _ => Some("outside functions a card file only has locals and its return"),
        };
        if let Some(what) = fault {
            return Err(Finding { line: line_of(stmt), what: what.to_owned() });
        }
    }
    if ast.nodes().last_stmt().is_none() {
        return Err(Finding { line: source_end(ast), what: "a card file returns one table".to_owned() });
    }
    Ok(())
}

fn source_end(ast: &Ast) -> usize {
    line_of(ast.eof())
}

/// A value that cannot change later.
fn is_constant(expression: &Expression) -> bool {
    match expression {
        Expression::Function(_) | Expression::Number(_) | Expression::String(_) | Expression::Symbol(_) => true,
        Expression::Parentheses { expression, .. } | Expression::UnaryOperator { expression, .. } => is_constant(expression),
        Expression::BinaryOperator { lhs, rhs, .. } => is_constant(lhs) && is_constant(rhs),
        Expression::FunctionCall(call) => is_name(call.prefix(), "constant") && call.suffixes().count() == 1,
        _ => false,
    }
}

fn is_name(prefix: &Prefix, name: &str) -> bool {
    matches!(prefix, Prefix::Name(token) if token.token().to_string() == name)
}

/// Walks with scopes: for each name, how many functions deep it was declared.
struct Walk {
    scopes: Vec<Vec<(String, usize)>>,
    depth: usize,
    findings: Vec<Finding>,
}

impl Walk {
    fn declare(&mut self, token: &TokenReference) {
        let name = token.token().to_string();
        let depth = self.depth;
        if RESERVED.contains(&name.as_str()) {
            self.findings.push(Finding { line: line_of(token), what: format!("'{name}' is a word of the language of cards") });
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
        self.findings.push(Finding { line: line_of(token), what });
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
        for parameter in body.parameters() {
            if let Parameter::Name(token) = parameter {
                self.declare(token);
            }
        }
    }

    fn visit_function_body_end(&mut self, _: &FunctionBody) {
        self.depth -= 1;
        self.leave();
    }

    fn visit_local_assignment_end(&mut self, local: &LocalAssignment) {
        local.names().iter().for_each(|name| self.declare(name));
    }

    fn visit_local_function(&mut self, function: &LocalFunction) {
        self.declare(function.name());
    }

    fn visit_numeric_for(&mut self, node: &NumericFor) {
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
            self.findings.push(Finding { line: line_of(node), what });
        }
        self.enter();
        node.names().iter().for_each(|name| self.declare(name));
    }

    fn visit_generic_for_end(&mut self, _: &GenericFor) {
        self.leave();
    }

    /// A function that is called while the file loads could hand out others that keep something between them.
    fn visit_function_call(&mut self, call: &FunctionCall) {
        if self.depth == 0 && !(is_name(call.prefix(), "constant") && call.suffixes().count() == 1) {
            let what = "outside functions only constant{…} is called: what a card remembers it declares under 'remembers'".to_owned();
            self.findings.push(Finding { line: line_of(call), what });
        }
    }

    fn visit_assignment(&mut self, assignment: &Assignment) {
        for var in assignment.variables() {
            match var {
                Var::Name(token) => self.check_write(token),
                Var::Expression(expression) => {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(source: &str) -> String {
        lint(source).map_or_else(|f| format!("{}: {}", f.line, f.what), |_| "fine".to_owned())
    }

    #[test]
    fn cards_may_compute() {
        let source = "local two = 1 + 1\nlocal steps = constant{1, 2}\nlocal function f(a)\n local t = {}\n for i = 1, a do t[i] = i end\n \
                      local n = 0\n for _, v in ipairs(t) do n = n + v end\n table.sort(t, function(x, y) n = n + 1 return x < y end)\n \
                      return n * two\nend\nreturn { id = 'x', play = function(g) return f(3) end }";
        assert_eq!(fault(source), "fine");
    }

    #[test]
    fn nothing_survives_a_call() {
        for (source, line, word) in [
            ("local n = 0\nreturn { play = function(g) n = n + 1 end }", 2, "remembers"),
            ("return {\n play = function(g) count = 1 end }", 2, "not a local"),
            ("local seen = {}\nreturn { play = function(g) end }", 1, "remembers"),
            ("local seen = make()\nreturn {}", 1, "constant"),
            ("local f = constant{}\nreturn { play = function(g)\n f.x = 1 end }", 3, "remembers"),
            ("return { play = function(g)\n function helper() end end }", 2, "not a local"),
            ("return { play = function(g)\n for k, v in pairs(t) do end end }", 2, "ipairs"),
            ("return { play = function(g)\n for k, v in next, t do end end }", 2, "ipairs"),
            ("while true do end\nreturn {}", 1, "locals and its return"),
            ("local x = 1", 1, "returns one table"),
            ("return {\n play = (function() local n = 0 return function(g) n = n + 1 end end)() }", 2, "remembers"),
            ("local t = constant{\n (function() local n = 0 return function(g) n = n + 1 end end)() }\nreturn {}", 2, "remembers"),
            ("return {\n play = function(g) local ipairs = 1 end }", 2, "language"),
            ("return {\n play = function(g, constant) end }", 2, "language"),
            ("return { play = function(g) local a: number = 1 end }", 1, ""),
            ("return { play = function(g) x += 1 end }", 1, ""),
            ("return {", 1, ""),
        ] {
            let found = fault(source);
            assert!(found.starts_with(&format!("{line}: ")) && found.contains(word), "{source}\n{found}");
        }
    }
}
