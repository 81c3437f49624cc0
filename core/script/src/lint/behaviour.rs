//! The part of a card's source that can matter to a game: everything but comments, spaces, and what only people read. So
//! wording, pictures and sources may be corrected without a saved game or a checksum noticing.

use super::Logs;
use crate::schema::{FactKind, Form};
use full_moon::ast::{Ast, Expression, Field, LastStmt, TableConstructor};
use full_moon::node::Node;
use full_moon::tokenizer::{TokenReference, TokenType};
use std::ops::Range;

/// The tokens of a source that can matter to a game, a space after each. Under `says` the keys do, because code names them; their words do
/// not. What a card only logs for its author does not either.
pub(crate) fn behaviour(ast: &Ast, form: Form, logs: &[Logs]) -> String {
    tokens(ast, for_people(ast, form), logs)
}

/// The same of a helper: nothing in it is for people.
pub(crate) fn behaviour_of_helper(ast: &Ast, logs: &[Logs]) -> String {
    tokens(ast, Vec::new(), logs)
}

fn tokens(ast: &Ast, mut passed_over: Vec<Range<usize>>, logs: &[Logs]) -> String {
    passed_over.extend(logs.iter().filter_map(|log| log.statement.clone()));
    let mut out = String::new();
    for token in ast.tokens().map(TokenReference::token) {
        let at = token.start_position().bytes();
        if !matches!(token.token_type(), TokenType::Eof) && !passed_over.iter().any(|range| range.contains(&at)) {
            out.push_str(&token.to_string());
            out.push(' ');
        }
    }
    out
}

/// Where the source speaks to people only. The commas of the card's table go with that, so that a field may come or go.
fn for_people(ast: &Ast, form: Form) -> Vec<Range<usize>> {
    let Some(card) = returned(ast) else { return Vec::new() };
    let mut all: Vec<_> = card.fields().pairs().filter_map(|pair| pair.punctuation()).map(span).collect();
    for (name, field, value) in named(card) {
        match form.keys().find(|key| key.name == name) {
            Some(key) if key.kind == FactKind::Says => match value {
                Expression::TableConstructor(says) => all.extend(named(says).map(|(_, _, words)| span(words))),
                _ => all.push(span(field)),
            },
            Some(key) if !key.is_rule() => all.push(span(field)),
            _ => {}
        }
    }
    all
}

/// The table that the file returns, if it is written there literally.
fn returned(ast: &Ast) -> Option<&TableConstructor> {
    let LastStmt::Return(values) = ast.nodes().last_stmt()? else { return None };
    match values.returns().iter().next()? {
        Expression::TableConstructor(table) => Some(table),
        _ => None,
    }
}

fn named(table: &TableConstructor) -> impl Iterator<Item = (String, &Field, &Expression)> {
    table.fields().iter().filter_map(|field| match field {
        Field::NameKey { key, value, .. } => Some((key.token().to_string(), field, &**value)),
        _ => None,
    })
}

fn span(node: &impl Node) -> Range<usize> {
    let at = |position: Option<full_moon::tokenizer::Position>| position.map_or(0, |p| p.bytes());
    at(node.start_position())..at(node.end_position())
}
