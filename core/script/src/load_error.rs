//! Why cards could not be loaded.

use crate::explain::clean;

/// Why cards could not be loaded: file, line, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}{}", .more.iter().map(|error| format!("\n{error}")).collect::<String>())]
pub struct LoadError {
    /// The mod's id and the file within it.
    pub file: String,
    /// The line; 1 if the whole file is meant.
    pub line: u32,
    /// What is wrong and what was expected.
    pub what: String,
    /// Further faults, in the order of mods and files.
    pub more: Vec<Self>,
}

/// How many faults are reported at once, besides the first.
const MOST_FAULTS: usize = 19;

impl LoadError {
    pub(crate) fn new(file: &str, line: u32, what: &str) -> Self {
        Self { file: clean(file), line: line.max(1), what: clean(what), more: Vec::new() }
    }

    /// All of them as one; fine if there is none.
    pub(crate) fn all(faults: Vec<Self>) -> Result<(), Self> {
        let mut faults = faults.into_iter();
        match faults.next() {
            None => Ok(()),
            Some(first) => Err(Self { more: faults.take(MOST_FAULTS).collect(), ..first }),
        }
    }
}
