//! Facts: the data of a card, read once when it is loaded and checked against the table of keys.

mod changed;

pub(crate) use changed::changed;

use crate::explain::type_of;
use crate::schema::{FactKind, Key, Schema};
use clade_engine::{Kind, did_you_mean};
use clade_mods::{LANGUAGES, LONGEST_NAME, LONGEST_TEXT, Wording, checked};
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
    /// A text in the languages it has.
    Texts(Wording),
    /// Such texts by value of an option.
    TextsBy(&'static str, Vec<(&'static str, Fact)>),
    /// Such texts by key.
    Says(Vec<(String, Wording)>),
    /// Named cells.
    Memory(Vec<(String, crate::Until)>),
}

impl Fact {
    /// The text, if it is one, where `value_of` gives the value of each option that it follows: if there is no text for
    /// that value, the first.
    pub(crate) fn texts<'a>(&self, value_of: &dyn Fn(&str) -> &'a str) -> Option<&Wording> {
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

/// What is wrong with the value of a key: for each fault the keys of the tables in it that lead there, and what was expected.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Wrong(pub(crate) Vec<(Vec<String>, String)>);

impl From<String> for Wrong {
    fn from(what: String) -> Self {
        Self(vec![(Vec::new(), what)])
    }
}

impl From<&str> for Wrong {
    fn from(what: &str) -> Self {
        what.to_owned().into()
    }
}

impl Wrong {
    /// The same within the table of this key.
    fn within(self, key: &str) -> Self {
        Self(self.at(key).0.into_iter().map(|(way, what)| (way, format!("{key}: {what}"))).collect())
    }

    /// The same, found there; it is clear without the key.
    fn at(mut self, key: &str) -> Self {
        self.0.iter_mut().for_each(|(way, _)| way.insert(0, key.to_owned()));
        self
    }

    /// What several readings give, or all that is wrong with them.
    fn all<T>(read: impl IntoIterator<Item = Result<T, Self>>) -> Result<Vec<T>, Self> {
        let (mut fine, mut wrong) = (Vec::new(), Vec::new());
        for one in read {
            match one {
                Ok(one) => fine.push(one),
                Err(Self(more)) => wrong.extend(more),
            }
        }
        if wrong.is_empty() { Ok(fine) } else { Err(Self(wrong)) }
    }
}

/// Reads the value of a key. The error says what was expected.
pub(crate) fn read(key: &Key, schema: &Schema, value: &Value) -> Result<Fact, Wrong> {
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
        FactKind::Int(low, high) => Ok(int(value, low, high).map(Fact::Int)?),
        FactKind::IntOr(low, high, words) => match value {
            Value::String(_) => Ok(word(value, words).map(Fact::Word)?),
            _ => Ok(int(value, low, high).map(Fact::Int)?),
        },
        FactKind::Text => Ok(word(value, &[]).map(Fact::Word)?),
        FactKind::Word(allowed) => Ok(word(value, allowed).map(Fact::Word)?),
        FactKind::Words(allowed) => {
            let reads: Vec<&str> = schema.reads.iter().map(|read| read.name).collect();
            let allowed = if key.name == "reads" { &reads } else { allowed };
            words(list(value)?, &|item| word(item, allowed))
        }
        FactKind::Cards => words(list(value)?, &|item| word(item, &[])),
        FactKind::PerSeats => {
            const SHAPE: &str = "a number for each number of seats, { [3] = 1, [4] = 2 }";
            let one = |pair: mlua::Result<(u8, Value)>| -> Result<(u8, i32), Wrong> {
                let (seats, count) = pair.map_err(|_| format!("expected {SHAPE}"))?;
                if seats < 2 {
                    return Err(format!("nobody plays alone, so {seats} is no number of seats: write {SHAPE}").into());
                }
                Ok((seats, int(&count, 0, 255).map_err(|what| Wrong::from(what).at(&seats.to_string()))?))
            };
            Ok(Fact::PerSeats(Wrong::all(table(value, SHAPE)?.pairs::<u8, Value>().map(one))?.into_iter().collect()))
        }
        FactKind::Texts if key.name == "name" => texts(value, LONGEST_NAME).map(Fact::Texts),
        FactKind::Texts => texts_or_by(value, schema, 0),
        FactKind::Says => {
            let one = |(name, value): (String, Value)| match texts(&value, LONGEST_TEXT) {
                Ok(texts) => Ok((name, texts)),
                Err(wrong) => Err(wrong.within(&name)),
            };
            Ok(Fact::Says(Wrong::all(named(value, "a text for each key, { key = \"…\" }")?.into_iter().map(one))?))
        }
        FactKind::Icon => {
            let icon = word(value, &[])?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if icon.is_empty() || icon.len() > LONGEST_NAME || !icon.chars().all(plain) {
                return Err(format!("'{}' is not the name of a picture: that has letters a–z, digits and -", icon.escape_debug()).into());
            }
            Ok(Fact::Word(icon))
        }
        FactKind::Memory => {
            let one = |(name, value): (String, Value)| -> Result<_, Wrong> {
                let span = word(&value, crate::Until::WORDS).map_err(|what| Wrong::from(what).at(&name))?;
                Ok((name, crate::Until::from_word(&span).ok_or("no such span")?))
            };
            let cells = Wrong::all(named(value, "a span for each cell, { used = \"turn\" }")?.into_iter().map(one))?;
            if cells.len() > 4 {
                return Err("a card remembers at most 4 cells".into());
            }
            Ok(Fact::Memory(cells))
        }
    }
}

/// A list of words.
fn words(list: Vec<Value>, word: &dyn Fn(&Value) -> Result<String, String>) -> Result<Fact, Wrong> {
    let one = |(at, item): (usize, Value)| word(&item).map_err(|what| Wrong::from(what).at(&at.to_string()));
    Ok(Fact::Words(Wrong::all((1..).zip(list).map(one))?))
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

/// The key that says which option a text follows.
const BY: &str = "by";

/// A text for each value of an option: `{ by = "option", one = { en = … }, other = { en = … } }`.
fn texts_by(table: &Table, option: &str, schema: &Schema, depth: usize) -> Result<Fact, Wrong> {
    let near = |word: &str, all: &[&str]| did_you_mean(word, all.iter().copied());
    let options: Vec<&str> = schema.options.iter().map(|known| known.option).collect();
    let Some(varies) = schema.options.iter().find(|known| known.option == option) else {
        return Err(format!("{BY}: no text can follow the option '{}'{}", option.escape_debug(), near(option, &options)).into());
    };
    for pair in table.pairs::<String, Value>() {
        let (name, _) = pair.map_err(|_| "expected names as keys".to_owned())?;
        if name != BY && !varies.values.contains(&name.as_str()) {
            return Err(format!("'{}' is not a value of {option}{}", name.escape_debug(), near(&name, varies.values)).into());
        }
    }
    let one = |&value: &&'static str| -> Result<_, Wrong> {
        match table.get::<Value>(value).map_err(|e| e.to_string())? {
            Value::Nil => Err(format!("the text for {option} = {value} is missing").into()),
            said => Ok((value, texts_or_by(&said, schema, depth + 1).map_err(|wrong| wrong.within(value))?)),
        }
    };
    Ok(Fact::TextsBy(varies.option, varies.values.iter().map(one).collect::<Result<_, _>>()?))
}

/// How many options at once a text may follow.
const MOST_OPTIONS: usize = 2;

/// A text, or one for each value of an option; so may each of those.
fn texts_or_by(value: &Value, schema: &Schema, depth: usize) -> Result<Fact, Wrong> {
    match value.as_table().map(|table| (table, table.get::<Option<String>>(BY))) {
        Some((_, Ok(Some(_)))) if depth >= MOST_OPTIONS => Err(format!("a text follows at most {MOST_OPTIONS} options").into()),
        Some((table, Ok(Some(option)))) => texts_by(table, &option, schema, depth),
        _ => texts(value, LONGEST_TEXT).map(Fact::Texts),
    }
}

/// A text: in English alone, or a table with one for each language; English must be among them.
fn texts(value: &Value, longest: usize) -> Result<Wording, Wrong> {
    let texts = some_texts(value, longest)?;
    match texts.own(LANGUAGES[0]) {
        Some(_) => Ok(texts),
        None => Err(format!("the text in {} is missing", LANGUAGES[0]).into()),
    }
}

/// The same where English may be missing.
fn some_texts(value: &Value, longest: usize) -> Result<Wording, Wrong> {
    let written = |value: &Value| value.as_string().and_then(|s| s.to_str().ok().map(|s| s.to_owned()));
    if let Some(text) = written(value) {
        return Ok(Wording::english(checked(text, longest)?));
    }
    let one = |(language, value): (String, Value)| -> Result<(usize, String), Wrong> {
        let Some(at) = LANGUAGES.iter().position(|l| *l == language) else {
            return Err(Wrong::from(format!("unknown language '{language}', expected {}", LANGUAGES.join(", "))).at(&language));
        };
        let text = written(&value).ok_or_else(|| format!("expected a text, found {}", type_of(&value)));
        Ok((at, text.and_then(|text| checked(text, longest)).map_err(|what| Wrong::from(what).within(&language))?))
    };
    let mut texts = Wording::default();
    let all = named(value, "a text, \"…\", or one in each language, { en = \"…\", ru = \"…\", pl = \"…\" }")?;
    Wrong::all(all.into_iter().map(one))?.into_iter().for_each(|(at, text)| texts.set(at, text));
    Ok(texts)
}
