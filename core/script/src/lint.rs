//! What a card's source may not do, told before it runs: keep anything in Lua between two calls, write globals, iterate
//! without order. Cards keep to the grammar of Lua 5.1, which every Lua understands.

mod behaviour;
mod joins;
mod names;
mod nesting;
mod syntax;

pub(crate) use behaviour::behaviour;
pub(crate) use joins::JOIN;
pub(crate) use names::{Words, call_of, check as check_names, no_key, too_many, wrong_kind};

use full_moon::ast::{
    Assignment, Ast, BinOp, Block, Expression, FunctionBody, FunctionCall, FunctionDeclaration, GenericFor, Index, LocalAssignment,
    LocalFunction, NumericFor, Parameter, Prefix, Stmt, Var,
};
use full_moon::node::Node;
use full_moon::tokenizer::{Token, TokenReference};
use full_moon::visitors::Visitor;
use full_moon::{LuaVersion, parse_fallible};

/// A fault in a card's source: the line and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// How many letters a card file may have. Cards of people take 1 to 5 thousand.
pub(crate) const LONGEST: usize = 20_000;
/// How long a text may be that a script handles; the texts of its facts are not handled.
pub(crate) const LONGEST_TEXT: usize = 100;
/// What a function may do without a loop turn or a call, in the units of [`Walk::work`].
const MOST_WORK: u32 = 1000;
/// So much of it goes for one step.
const WORK_A_STEP: u32 = 16;
/// A write to a table can make the table move: it goes for so many operators.
const WORK_A_WRITE: u32 = 16;
/// Names that a card may not give to something of its own, because the lint trusts them.
const RESERVED: [&str; 3] = ["ipairs", "constant", JOIN];

/// What is said of a source that parsers could not take.
pub(crate) const TOO_DEEP: &str = "this nests too deeply";

/// What a source runs as.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) source: String,
    /// How many steps each of its loop turns, calls and returns counts for. Luau looks up at those only, so what lies between two
    /// of them, the work of the busiest function at most, is paid there. Usual cards: 1.
    pub(crate) steps_a_turn: u32,
    /// What it was read as.
    pub(crate) ast: Ast,
}

/// What a source runs as, or its faults, in the order of their lines.
pub(crate) fn lint(source: &str) -> Result<Code, Vec<Finding>> {
    let ast = read(source).map_err(|finding| vec![finding])?;
    let mut walk = Walk { scopes: vec![Vec::new()], depth: 0, locals: 0, work: vec![0], most_work: 0, findings: Vec::new() };
    walk.visit_ast(&ast);
    walk.findings.sort_by_key(|finding| finding.line);
    if !walk.findings.is_empty() {
        return Err(walk.findings);
    }
    Ok(Code { source: joins::rewrite(source, &ast), steps_a_turn: (walk.most_work / WORK_A_STEP).max(1), ast })
}

/// Parses a source whose file level is as it should be.
fn read(source: &str) -> Result<Ast, Finding> {
    if source.len() > LONGEST {
        return Err(Finding { line: 1, what: format!("a card file has at most {LONGEST} letters") });
    }
    nesting::check(source)?;
    let ast = parse_fallible(source, LuaVersion::lua51()).into_result().map_err(|errors| {
        let first = errors.first();
        let line = first.map_or(1, |e| e.range().0.line());
        let what = first.map_or_else(|| "this is not Lua".to_owned(), |e| syntax::told(source, line, &e.error_message()));
        Finding { line, what }
    })?;
    file_level(&ast)?;
    Ok(ast)
}

fn line_of(node: &impl Node) -> usize {
    node.start_position().map_or(1, |p| p.line())
}

/// The line of the table that the file returns.
pub(crate) fn line_of_table(ast: &Ast) -> u32 {
    ast.nodes().last_stmt().map_or(1, |returned| line_of(returned) as u32)
}

/// Outside functions a file only names constants and functions, then returns the card.
fn file_level(ast: &Ast) -> Result<(), Finding> {
    for stmt in ast.nodes().stmts() {
        let fault = match stmt {
            Stmt::LocalFunction(_) => None,
            Stmt::LocalAssignment(local) if local.expressions().iter().any(|e| calls(e, "require")) => {
                Some("there is no 'require': a card is one file, its helpers stand in it")
            }
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

/// Whether this calls a function of this name.
fn calls(expression: &Expression, name: &str) -> bool {
    matches!(expression, Expression::FunctionCall(call) if is_name(call.prefix(), name))
}

fn is_name(prefix: &Prefix, name: &str) -> bool {
    matches!(prefix, Prefix::Name(token) if token.token().to_string() == name)
}

/// Walks with scopes: for each name, how many functions deep it was declared.
struct Walk {
    scopes: Vec<Vec<(String, usize)>>,
    depth: usize,
    /// How many local assignments are open.
    locals: usize,
    /// For each open function: operators, indices and writes to tables, without those of the functions in it.
    work: Vec<u32>,
    most_work: u32,
    findings: Vec<Finding>,
}

impl Walk {
    fn works(&mut self, units: u32) {
        if let Some(work) = self.work.last_mut() {
            *work += units;
        }
    }

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
            self.findings.push(Finding { line: line_of(body), what });
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

    /// A text that reads as a number is read anew by each operator.
    fn visit_string_literal(&mut self, token: &Token) {
        if self.depth + self.locals > 0 && token.to_string().len() > LONGEST_TEXT + 2 {
            let what = format!("a text that a script handles has at most {LONGEST_TEXT} letters");
            self.findings.push(Finding { line: token.start_position().line(), what });
        }
    }

    fn visit_index(&mut self, _: &Index) {
        self.works(1);
    }

    /// The mathematics library of each machine rounds powers in its own way.
    fn visit_expression(&mut self, expression: &Expression) {
        if matches!(expression, Expression::BinaryOperator { .. } | Expression::UnaryOperator { .. }) {
            self.works(1);
        }
        if let Expression::BinaryOperator { binop: BinOp::Caret(token), .. } = expression {
            let what = "the last digits of a power are not the same on every machine: multiply instead".to_owned();
            self.findings.push(Finding { line: line_of(token), what });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(source: &str) -> String {
        lint(source).map_or_else(|f| format!("{}: {}", f[0].line, f[0].what), |_| "fine".to_owned())
    }

    #[test]
    fn cards_may_compute() {
        let source = "local two = 1 + 1\nlocal steps = constant{1, 2}\nlocal function f(a)\n local t = {}\n for i = 1, a do t[i] = i end\n \
                      local n = 0\n for _, v in ipairs(t) do n = n + v end\n table.sort(t, function(x, y) n = n + 1 return x < y end)\n \
                      return n * two\nend\nreturn { id = 'x', play = function(g) return f(3) end }";
        assert_eq!(fault(source), "fine");
    }

    #[test]
    fn work_is_paid_by_the_turn() {
        let turn = |body: &str| {
            lint(&format!("return {{ play = function(g) {body} end }}")).map(|code| code.steps_a_turn).map_err(|f| f[0].what.clone())
        };
        assert_eq!(turn("local t = {} t[1] = 2 + 2"), Ok(1));
        assert_eq!(turn(&"local x = 1 + 2 ".repeat(96)), Ok(6));
        assert_eq!(turn(&format!("local function f() {} end {0}", "local x = 1 + 2 ".repeat(12))), Ok(1), "each function by itself");
        assert_eq!(turn(&"t.x, t.y = 1, 2 ".repeat(4)), Err("'t' is not a local: a card keeps nothing in Lua".to_owned()));
        assert_eq!(turn(&format!("local t = {{}} {}", "t.x, t.y = 1, 2 ".repeat(4))), Ok(8));
        let much = turn(&format!("local n = 1 {}", "n=n+n ".repeat(2500)));
        assert!(much.is_err_and(|what| what.contains("too much")));
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
            ("return {\n play = function(g) return `x` end }", 2, "no sign of Lua"),
            ("return {\n play = function(g) return 2 ^ 0.5 end }", 2, "power"),
            ("return {", 1, ""),
        ] {
            let found = fault(source);
            assert!(found.starts_with(&format!("{line}: ")) && found.contains(word), "{source}\n{found}");
        }
    }
}
