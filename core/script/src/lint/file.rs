//! A card file as a whole: it is Lua, its file level names constants and functions and returns the card, its functions keep nothing.

use super::functions::Walk;
use super::names::{literal, quoted};
use super::options::{self, Options};
use super::{Finding, is_name, joins, line_of, nesting, place_of, syntax};
use clade_engine::{Place, Section};
use clade_mods::is_id;
use full_moon::ast::{Ast, Call, Expression, FunctionArgs, LocalAssignment, Stmt, Suffix};
use full_moon::node::Node as _;
use full_moon::visitors::Visitor;
use full_moon::{LuaVersion, parse_fallible};
use std::ops::Range;

/// How many characters a card file may have. Handwritten cards take 1 to 5 thousand.
pub(crate) const LONGEST: usize = 20_000;
/// How much of the work of a function counts as one step.
const WORK_A_STEP: u32 = 16;

/// What a source runs as.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) source: String,
    /// How many steps each of its loop turns, calls and returns counts for. Luau interrupts only there, so what lies between two
    /// of them, at most the work of the busiest function, is paid there. Usual cards: 1.
    pub(crate) steps_a_turn: u32,
    /// The helpers that it wants, in the order in which they are handed to it.
    pub(crate) required: Vec<Required>,
    /// What it was read as.
    pub(crate) ast: Ast,
}

/// A helper that a card wants: `local near = require("near")`.
#[derive(Debug)]
pub(crate) struct Required {
    /// Its name.
    pub(crate) name: String,
    /// Where it stands.
    pub(crate) place: Place,
    /// The bytes of the whole call.
    pub(super) call: Range<usize>,
}

/// What a source runs as, or its faults, in the order of their lines.
pub(crate) fn lint(source: &str, options: &Options) -> Result<Code, Vec<Finding>> {
    let (ast, required) = read(source).map_err(|finding| vec![finding])?;
    let mut walk = Walk::new();
    walk.visit_ast(&ast);
    let (values, found) = options::values(&ast, options);
    walk.findings.extend(found);
    walk.findings.sort_by_key(|finding| finding.place.line);
    if !walk.findings.is_empty() {
        return Err(walk.findings);
    }
    Ok(Code { source: joins::rewrite(source, &ast, &required, values), steps_a_turn: (walk.most_work / WORK_A_STEP).max(1), required, ast })
}

/// Parses a source and checks its file level.
fn read(source: &str) -> Result<(Ast, Vec<Required>), Finding> {
    if source.len() > LONGEST {
        return Err(Finding { see: Section::Limits, ..Finding::of(1, format!("a card file has at most {LONGEST} letters")) });
    }
    nesting::check(source)?;
    let ast = parse_fallible(source, LuaVersion::lua51()).into_result().map_err(|errors| {
        let Some(first) = errors.first() else { return Finding::of(1, "this is not Lua") };
        let (place, what) = syntax::told(source, first.range(), &first.error_message());
        Finding::of(place, what)
    })?;
    let required = file_level(&ast)?;
    Ok((ast, required))
}

/// Outside functions a file only names constants, functions and helpers, then returns the card. Gives the helpers.
fn file_level(ast: &Ast) -> Result<Vec<Required>, Finding> {
    let mut all = Vec::new();
    for stmt in ast.nodes().stmts() {
        let fault = match stmt {
            Stmt::LocalFunction(_) => None,
            Stmt::LocalAssignment(local) if local.expressions().iter().any(|e| calls(e, REQUIRE)) => match required(local) {
                Some(required) => {
                    all.push(required);
                    None
                }
                None => Some("write local near = require(\"near\"): the name of a file in the folder lib of this mod, without .lua"),
            },
            Stmt::LocalAssignment(local) => local.expressions().iter().any(|e| !is_constant(e)).then_some(
                "a file-level local is a function, a number, a word or constant{…}; what a card remembers it declares under 'remembers'",
            ),
            _ => Some("outside functions a card file only has locals and its return"),
        };
        if let Some(what) = fault {
            return Err(Finding::at(stmt, what));
        }
    }
    if ast.nodes().last_stmt().is_none() {
        return Err(Finding::of(line_of(ast.eof()) as u32, "a card file returns one table"));
    }
    Ok(all)
}

/// How a card asks for a helper.
pub(super) const REQUIRE: &str = "require";

/// The helper that a line asks for, if it is written as it should be.
fn required(local: &LocalAssignment) -> Option<Required> {
    let (1, [Expression::FunctionCall(call)]) = (local.names().len(), &local.expressions().iter().collect::<Vec<_>>()[..]) else {
        return None;
    };
    let [Suffix::Call(Call::AnonymousCall(args))] = &call.suffixes().collect::<Vec<_>>()[..] else { return None };
    let name = match &**args {
        FunctionArgs::String(token) => quoted(token),
        FunctionArgs::Parentheses { arguments, .. } if arguments.len() == 1 => literal(arguments.iter().next()?),
        _ => None,
    };
    let name = name.filter(|name| is_id(name))?;
    Some(Required { name, place: place_of(args), call: call.start_position()?.bytes()..call.end_position()?.bytes() })
}

/// A value that cannot change later.
fn is_constant(expression: &Expression) -> bool {
    match expression {
        Expression::Function(_) | Expression::Number(_) | Expression::String(_) | Expression::Symbol(_) => true,
        Expression::Parentheses { expression, .. } | Expression::UnaryOperator { expression, .. } => is_constant(expression),
        Expression::BinaryOperator { lhs, rhs, .. } => is_constant(lhs) && is_constant(rhs),
        Expression::FunctionCall(call) => {
            ["constant", options::OPTION].iter().any(|name| is_name(call.prefix(), name)) && call.suffixes().count() == 1
        }
        _ => false,
    }
}

/// Whether this calls a function of this name.
fn calls(expression: &Expression, name: &str) -> bool {
    matches!(expression, Expression::FunctionCall(call) if is_name(call.prefix(), name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(source: &str) -> String {
        lint(source, &Options::new()).map_or_else(|f| format!("{}: {}", f[0].place.line, f[0].what), |_| "fine".to_owned())
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
            lint(&format!("return {{ play = function(g) {body} end }}"), &Options::new())
                .map(|code| code.steps_a_turn)
                .map_err(|f| f[0].what.clone())
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
