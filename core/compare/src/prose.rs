//! Everything that is said about a comparison, in one language: names of numbers, units, causes and arms, numbers as people write them, and
//! whole sentences for findings and for games that stand out.
//!
//! **Decides:** the wording; every sentence is made here from what was measured, none is written by hand. **Does not decide:** what is
//! said ([`crate::report`]), nor where it is on a page. Titles, options and their values are worded by the games.

mod arms;
mod findings;
mod language;
mod names;
mod nodes;
mod numbers;
mod outliers;
mod tables;
pub(crate) mod texts;

pub(crate) use tables::LEADERS;
pub use tables::Table;

use clade_engine::{Module, Msg, Translate};
use clade_table::Texts;

/// The words of one language: those of this crate, and those of the games that are compared.
pub struct Prose {
    texts: Texts,
    modules: Vec<&'static dyn Module>,
}

impl Prose {
    /// The language.
    pub fn language(&self) -> &'static str {
        self.texts.language()
    }

    /// The games that are known by name.
    pub(crate) fn modules(&self) -> &[&'static dyn Module] {
        &self.modules
    }

    /// A sentence from what may be the middle of one: its first letter is a capital one.
    fn sentence(text: &str) -> String {
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// Several in a row, with this message (`one`, `more`) between two.
    fn join(&self, parts: impl IntoIterator<Item = String>, between: fn(String, String) -> Msg) -> String {
        parts.into_iter().reduce(|one, more| self.text(&between(one, more))).unwrap_or_default()
    }
}

impl Translate for Prose {
    fn text(&self, msg: &Msg) -> String {
        self.texts.text(msg)
    }

    fn decimal(&self, number: &str) -> String {
        self.texts.decimal(number)
    }

    fn percent(&self, number: &str) -> String {
        self.texts.percent(number)
    }
}
