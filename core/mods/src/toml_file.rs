//! A TOML file of a mod whose faults have places.

use clade_engine::{FileFault, Place, Section};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A parsed file.
#[derive(Debug)]
pub struct Toml<'a> {
    /// The mod's id and the file's name: `my_mod/deck.toml`.
    file: String,
    text: &'a str,
    table: DeTable<'a>,
}

impl<'a> Toml<'a> {
    /// Parses a file.
    ///
    /// # Errors
    /// All that is no TOML.
    pub fn parse(file: String, text: &'a str) -> Result<Self, Vec<FileFault>> {
        let (table, errors) = DeTable::parse_recoverable(text);
        if errors.is_empty() {
            return Ok(Self { file, text, table: table.into_inner() });
        }
        let fault = |error: &toml::de::Error| {
            let span = error.span().unwrap_or_default();
            FileFault::new(&file, Place::of(text, span.start, span.end), error.message()).see(Section::Files)
        };
        Err(errors.iter().map(fault).collect())
    }

    /// The whole file.
    pub fn table(&self) -> &DeTable<'a> {
        &self.table
    }

    /// The place of some bytes of the file.
    pub fn place(&self, at: Range<usize>) -> Place {
        Place::of(self.text, at.start, at.end)
    }

    /// A fault at a place of the file; a place that is missing is its first line.
    pub fn fault(&self, at: Option<Range<usize>>, what: &str) -> FileFault {
        let place = at.map_or(Place::from(1), |at| self.place(at));
        FileFault::new(&self.file, place, what).see(Section::Files)
    }

    /// A fault at a key of the file: at its value, or its first line if it is not there.
    pub fn fault_at(&self, key: &str, what: &str) -> FileFault {
        self.fault(self.table.get(key).map(Spanned::span), what)
    }
}

/// A value as an error shows it.
pub fn shown(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("\"{text}\""),
        DeValue::Integer(number) => number.as_str().to_owned(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(when) => when.to_string(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
