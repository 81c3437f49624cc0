//! Facts: the data of a card, read once when it is loaded and checked against the table of keys.

use crate::explain::{is_unseen, type_of};
use crate::schema::{FactKind, Key, Schema};
use clade_engine::{Kind, did_you_mean};
use mlua::{Table, Value};
use std::collections::BTreeMap;

/// One fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Int(i32),
    /// A word or text.
    Word(String),
    /// Some words.
    Words(Vec<String>),
    /// Kinds of cards.
    Cards(Vec<Kind>),
    /// Numbers by number of seats.
    PerSeats(BTreeMap<u8, i32>),
    /// A text in en, ru, pl.
    Texts([String; 3]),
    /// Such texts by value of an option.
    TextsBy(&'static str, Vec<(&'static str, Fact)>),
    /// Such texts by key.
    Says(Vec<(String, [String; 3])>),
    /// Named cells.
    Memory(Vec<(String, crate::Until)>),
}

impl Fact {
    /// The text in en, ru, pl, if it is one, where `value_of` gives the value of each option that it follows: if there is no text for
    /// that value, the first.
    pub(crate) fn texts<'a>(&self, value_of: &dyn Fn(&str) -> &'a str) -> Option<&[String; 3]> {
        match self {
            Self::Texts(texts) => Some(texts),
            Self::TextsBy(option, values) => {
                let value = value_of(option);
                values.iter().find(|(known, _)| *known == value).or(values.first())?.1.texts(value_of)
            }
            _ => None,
        }
    }
}

/// The facts of a card, by key.
pub type Facts = BTreeMap<&'static str, Fact>;

/// The order of languages in texts of cards.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// Reads the value of a key. The error says what was expected.
pub(crate) fn read(key: &Key, schema: &Schema, value: &Value) -> Result<Fact, String> {
    let word = |value: &Value, allowed: &[&str]| -> Result<String, String> {
        let Some(word) = value.as_string().and_then(|s| s.to_str().ok().map(|s| s.to_owned())) else {
            return Err(format!("expected a word, found {}", type_of(value)));
        };
        if allowed.is_empty() || allowed.contains(&word.as_str()) {
            return Ok(word);
        }
        let hint = did_you_mean(&word, allowed.iter().copied());
        Err(format!("'{word}' is not one of {}{hint}", allowed.join(", ")))
    };
    match key.kind {
        FactKind::Int(low, high) => int(value, low, high).map(Fact::Int),
        FactKind::IntOr(low, high, words) => match value {
            Value::String(_) => word(value, words).map(Fact::Word),
            _ => int(value, low, high).map(Fact::Int),
        },
        FactKind::Text => word(value, &[]).map(Fact::Word),
        FactKind::Word(allowed) => word(value, allowed).map(Fact::Word),
        FactKind::Words(allowed) => {
            let reads: Vec<&str> = schema.reads.iter().map(|read| read.name).collect();
            let allowed = if key.name == "reads" { &reads } else { allowed };
            list(value)?.iter().map(|item| word(item, allowed)).collect::<Result<_, _>>().map(Fact::Words)
        }
        FactKind::Cards => list(value)?.iter().map(|item| word(item, &[])).collect::<Result<_, _>>().map(Fact::Words),
        FactKind::PerSeats => {
            const SHAPE: &str = "a number for each number of seats, { [3] = 1, [4] = 2 }";
            let mut by_seats = BTreeMap::new();
            for pair in table(value, SHAPE)?.pairs::<u8, Value>() {
                let (seats, count) = pair.map_err(|_| format!("expected {SHAPE}"))?;
                by_seats.insert(seats, int(&count, 0, 255)?);
            }
            Ok(Fact::PerSeats(by_seats))
        }
        FactKind::Texts if key.name == "name" => texts(value, LONGEST_NAME).map(Fact::Texts),
        FactKind::Texts => texts_or_by(value, schema, 0),
        FactKind::Says => {
            let mut says = Vec::new();
            for (name, value) in named(value, "a text for each key, { key = { en = \"…\", ru = \"…\", pl = \"…\" } }")? {
                says.push((name.clone(), texts(&value, LONGEST_TEXT).map_err(|e| format!("{name}: {e}"))?));
            }
            Ok(Fact::Says(says))
        }
        FactKind::Icon => {
            let icon = word(value, &[])?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if icon.is_empty() || icon.len() > LONGEST_NAME || !icon.chars().all(plain) {
                return Err(format!("'{}' is not the name of a picture: that has letters a–z, digits and -", icon.escape_debug()));
            }
            Ok(Fact::Word(icon))
        }
        FactKind::Memory => {
            let mut cells = Vec::new();
            for (name, value) in named(value, "a span for each cell, { used = \"turn\" }")? {
                let span = word(&value, crate::Until::WORDS)?;
                cells.push((name, crate::Until::from_word(&span).ok_or("no such span")?));
            }
            if cells.len() > 4 {
                return Err("a card remembers at most 4 cells".to_owned());
            }
            Ok(Fact::Memory(cells))
        }
    }
}

fn int(value: &Value, low: i32, high: i32) -> Result<i32, String> {
    let number = match value {
        Value::Integer(n) => *n as f64,
        Value::Number(n) => *n,
        other => return Err(format!("expected a number, found {}", type_of(other))),
    };
    let whole = number as i32;
    if f64::from(whole) != number || whole < low || whole > high {
        return Err(format!("expected a whole number from {low} to {high}, found {number}"));
    }
    Ok(whole)
}

/// A table that has this shape.
fn table<'a>(value: &'a Value, shape: &str) -> Result<&'a Table, String> {
    value.as_table().ok_or_else(|| format!("expected {shape}, found {}", type_of(value)))
}

fn list(value: &Value) -> Result<Vec<Value>, String> {
    let table = table(value, "a list like { a, b }")?;
    if table.pairs::<Value, Value>().count() != table.raw_len() {
        return Err("expected a list like { a, b }".to_owned());
    }
    table.sequence_values::<Value>().collect::<Result<_, _>>().map_err(|e| e.to_string())
}

/// The most keys under `says` and `remembers`.
const MAX_NAMES: usize = 200;

/// The entries of a table with names, sorted by name. A name is of small letters, digits and `_`: it becomes part of message ids.
fn named(value: &Value, shape: &str) -> Result<Vec<(String, Value)>, String> {
    let pairs = table(value, shape)?.pairs::<String, Value>();
    let mut all: Vec<_> = pairs.collect::<Result<_, _>>().map_err(|_| "expected names as keys".to_owned())?;
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if let Some((name, _)) = all.iter().find(|(name, _)| name.is_empty() || !name.chars().all(plain)) {
        return Err(format!("the key '{}' may have only a–z, 0–9 and _", name.escape_debug()));
    }
    if all.len() > MAX_NAMES {
        return Err(format!("at most {MAX_NAMES} keys"));
    }
    Ok(all)
}

/// How long a name may be, in letters.
pub(crate) const LONGEST_NAME: usize = 100;
/// How long any other text may be.
pub(crate) const LONGEST_TEXT: usize = 2000;

/// The key that says which option a text follows.
const BY: &str = "by";

/// A text for each value of an option: `{ by = "option", one = { en = … }, other = { en = … } }`.
fn texts_by(table: &Table, option: &str, schema: &Schema, depth: usize) -> Result<Fact, String> {
    let near = |word: &str, all: &[&str]| did_you_mean(word, all.iter().copied());
    let options: Vec<&str> = schema.options.iter().map(|known| known.option).collect();
    let Some(varies) = schema.options.iter().find(|known| known.option == option) else {
        return Err(format!("{BY}: no text can follow the option '{}'{}", option.escape_debug(), near(option, &options)));
    };
    for pair in table.pairs::<String, Value>() {
        let (name, _) = pair.map_err(|_| "expected names as keys".to_owned())?;
        if name != BY && !varies.values.contains(&name.as_str()) {
            return Err(format!("'{}' is not a value of {option}{}", name.escape_debug(), near(&name, varies.values)));
        }
    }
    let one = |&value: &&'static str| -> Result<_, String> {
        match table.get::<Value>(value).map_err(|e| e.to_string())? {
            Value::Nil => Err(format!("the text for {option} = {value} is missing")),
            said => Ok((value, texts_or_by(&said, schema, depth + 1).map_err(|e| format!("{value}: {e}"))?)),
        }
    };
    Ok(Fact::TextsBy(varies.option, varies.values.iter().map(one).collect::<Result<_, _>>()?))
}

/// How many options at once a text may follow.
const MOST_OPTIONS: usize = 2;

/// A text, or one for each value of an option; so may each of those.
fn texts_or_by(value: &Value, schema: &Schema, depth: usize) -> Result<Fact, String> {
    match value.as_table().map(|table| (table, table.get::<Option<String>>(BY))) {
        Some((_, Ok(Some(_)))) if depth >= MOST_OPTIONS => Err(format!("a text follows at most {MOST_OPTIONS} options")),
        Some((table, Ok(Some(option)))) => texts_by(table, &option, schema, depth),
        _ => texts(value, LONGEST_TEXT).map(Fact::Texts),
    }
}

/// How many marks a letter can have in any language.
const MOST_MARKS: usize = 3;

/// The most marks that stand on one letter.
fn marks_in_a_row(text: &str) -> usize {
    let mark = |c: char| matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    text.split(|c| !mark(c)).map(|marks| marks.chars().count()).max().unwrap_or(0)
}

/// Whether a character has no width; alone it cannot be seen.
fn is_narrow(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
}

fn texts(value: &Value, longest: usize) -> Result<[String; 3], String> {
    let mut texts: [String; 3] = Default::default();
    for (language, value) in named(value, "a text in each language, { en = \"…\", ru = \"…\", pl = \"…\" }")? {
        let Some(at) = LANGUAGES.iter().position(|l| *l == language) else {
            return Err(format!("unknown language '{language}', expected en, ru, pl"));
        };
        let Some(text) = value.as_string().and_then(|s| s.to_str().ok().map(|s| s.to_owned())) else {
            return Err(format!("{language}: expected a text, found {}", type_of(&value)));
        };
        if text.chars().count() > longest {
            return Err(format!("{language}: a text here has at most {longest} letters"));
        }
        if let Some(c) = text.chars().find(|&c| is_unseen(c) && !c.is_whitespace()) {
            return Err(format!("{language}: the text has the letter {}, which nobody can see", c.escape_unicode()));
        }
        if longest == LONGEST_NAME && text.contains(['\n', '\r']) {
            return Err(format!("{language}: a name is one line"));
        }
        if marks_in_a_row(&text) > MOST_MARKS {
            return Err(format!("{language}: more than {MOST_MARKS} marks stand on one letter"));
        }
        texts[at] = text;
    }
    match LANGUAGES.iter().zip(&texts).find(|(_, text)| text.chars().all(|c| c.is_whitespace() || is_narrow(c))) {
        Some((language, _)) => Err(format!("the text in {language} is missing")),
        None => Ok(texts),
    }
}
