//! Values as authors read them: numbers that stand for things with words are shown as cards write them.

use crate::Host;
use crate::explain::{type_of, whole};
use crate::schema::{ArgKind, Gives, Thing};
use clade_engine::spelt_out;
use mlua::{Table, Value};

/// How many items of a list are shown.
const MOST_ITEMS: usize = 48;

/// What values are called.
#[derive(Copy, Clone)]
pub(crate) struct Words<'a> {
    pub(crate) things: &'a [Thing],
    /// The table at which a card acts; none for a rule hook, which sees no table.
    pub(crate) host: Option<&'a dyn Host>,
}

impl Words<'_> {
    /// A number of this kind: an argument, a fact. What lies on the table has its word behind it: `4 (red5)`.
    pub(crate) fn number(self, kind: ArgKind, n: i32) -> String {
        match kind {
            ArgKind::Bool => (n != 0).to_string(),
            ArgKind::Thing(thing) | ArgKind::List(thing) => self.thing(thing, n).unwrap_or_else(|| n.to_string()),
            _ => n.to_string(),
        }
    }

    fn thing(self, thing: u8, n: i32) -> Option<String> {
        let kind = self.things.get(usize::from(thing))?;
        if !kind.words.is_empty() {
            return Some(format!("{}.{}", kind.kind(), kind.members().nth(usize::try_from(n).ok()?)?));
        }
        let word = self.host?.thing_word(thing, u8::try_from(n).ok()?)?;
        Some(format!("{n} ({word})"))
    }

    /// An argument of this kind, as a card writes it.
    pub(crate) fn argument(self, kind: ArgKind, value: &Value) -> String {
        match (kind, value) {
            (_, Value::String(text)) => format!("\"{}\"", spelt_out(&text.to_string_lossy())),
            (ArgKind::Thing(_), value) => whole(value).map_or_else(|| plain(value), |n| self.number(kind, n)),
            (_, Value::Table(table)) => list(table, &|value| self.argument(of_items(kind), value)),
            (_, value) => plain(value),
        }
    }

    /// What a verb gave; none for one that gives nothing.
    pub(crate) fn given(self, gives: Gives, value: &Value) -> Option<String> {
        let kind = match gives {
            Gives::Nothing => return None,
            Gives::Int => ArgKind::Int,
            Gives::Side => ArgKind::Side,
            Gives::Bool => ArgKind::Bool,
            Gives::Word => ArgKind::Says,
            Gives::Thing(thing) => ArgKind::Thing(thing),
            Gives::List(thing) => ArgKind::List(thing),
        };
        Some(self.argument(kind, value))
    }
}

/// Any value; a text as it is.
pub(crate) fn plain(value: &Value) -> String {
    match value {
        Value::Nil => "nil".to_owned(),
        Value::Boolean(truth) => truth.to_string(),
        Value::Integer(n) => n.to_string(),
        Value::Number(n) if n.is_nan() => "nan".to_owned(),
        Value::Number(n) => whole(value).map_or_else(|| format!("{n:?}"), |n| n.to_string()),
        Value::String(text) => text.to_string_lossy(),
        Value::Table(table) => list(table, &plain),
        other => type_of(other).to_owned(),
    }
}

/// A list of numbers, as a card writes it; what is in it otherwise is a table.
pub(crate) fn numbers(list: &[i32]) -> String {
    let shown: Vec<String> = list.iter().take(MOST_ITEMS).map(ToString::to_string).collect();
    braced(&shown, list.len())
}

/// The items of a table, as far as they are numbers, texts or truths; tables in it are only named.
fn list(table: &Table, item: &dyn Fn(&Value) -> String) -> String {
    let all = table.raw_len();
    let one = |at: usize| match table.raw_get::<Value>(at) {
        Ok(inner @ Value::Table(_)) => type_of(&inner).to_owned(),
        Ok(value) => item(&value),
        Err(_) => "…".to_owned(),
    };
    braced(&(1..=all.min(MOST_ITEMS)).map(one).collect::<Vec<_>>(), all)
}

fn braced(shown: &[String], all: usize) -> String {
    let more = if all > shown.len() { ", …" } else { "" };
    format!("{{{}{more}}}", shown.join(", "))
}

/// The kind of the items of a list of this kind.
fn of_items(kind: ArgKind) -> ArgKind {
    match kind {
        ArgKind::List(thing) => ArgKind::Thing(thing),
        other => other,
    }
}
