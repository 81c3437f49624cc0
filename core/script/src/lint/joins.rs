//! `a .. b` becomes a call, so that no text grows beyond bounds. (Luau compares, and computes with, texts of any length between
//! two safepoints: a loop over a few long ones would take minutes.) No line moves.

use super::file::Required;
use full_moon::ast::{Ast, BinOp, Expression};
use full_moon::node::Node;
use full_moon::visitors::Visitor;
use std::borrow::Cow;
use std::ops::Range;

/// What the call is named; cards cannot name it.
pub(super) const JOIN: &str = "__join";

#[derive(Default)]
struct Joins {
    /// Where to write what, instead of how many letters.
    edits: Vec<(usize, usize, Cow<'static, str>)>,
}

impl Visitor for Joins {
    fn visit_expression(&mut self, expression: &Expression) {
        let Expression::BinaryOperator { lhs, binop: binop @ BinOp::TwoDots(_), rhs } = expression else { return };
        let (Some(start), Some(dots), Some(end)) = (lhs.start_position(), binop.start_position(), rhs.end_position()) else { return };
        let edits = [(start, 0, "__join(("), (dots, 2, "),("), (end, 0, "))")];
        self.edits.extend(edits.map(|(at, len, text)| (at.bytes(), len, text.into())));
    }
}

/// The source with its joins as calls, and with the helpers that it asks for as what the file is called with: the first, the second…
/// What is read from elsewhere, `values`, takes the place of what asks for it.
pub(super) fn rewrite(source: &str, ast: &Ast, required: &[Required], values: Vec<(Range<usize>, String)>) -> String {
    let mut joins = Joins::default();
    joins.visit_ast(ast);
    let helpers = (1..).zip(required).map(|(nth, one)| (one.call.start, one.call.len(), format!("({{...}})[{nth}]").into()));
    joins.edits.extend(helpers);
    joins.edits.extend(values.into_iter().map(|(at, value)| (at.start, at.len(), value.into())));
    joins.edits.sort_by_key(|(at, ..)| *at);
    let (mut out, mut from) = (String::with_capacity(source.len() + 16 * joins.edits.len()), 0);
    for (at, len, text) in joins.edits {
        out.push_str(&source[from..at]);
        out.push_str(&text);
        from = at + len;
    }
    out.push_str(&source[from..]);
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn joins_become_calls() {
        for (source, wanted) in [
            ("return 'żółw'..1 ..f(), a.b", "return __join(('żółw'),(__join((1 ),(f())))), a.b"),
            ("return (a .. b):len()", "return (__join((a ),( b))):len()"),
            ("return -- a .. b\n 'a .. b' -- x\n .. c", "return -- a .. b\n __join(('a .. b' -- x\n ),( c))"),
            ("return { ['ц'..i] = function(...) return '..' end }", "return { [__join(('ц'),(i))] = function(...) return '..' end }"),
        ] {
            let ast = full_moon::parse(source).expect("it is Lua");
            assert_eq!(super::rewrite(source, &ast, &[], Vec::new()), wanted);
        }
    }
}
