//! Positions in a game's own words: what people write in scenarios, and what is wrong with it.

/// Why a position cannot be set up: which key is wrong, what stands there, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}found {found}, expected {expected}{}", at(.key), did_you_mean(.nearest))]
pub struct Misplaced {
    /// The path of the key as in TOML (`red.genes[1]`), or nothing if the whole position is meant.
    pub key: String,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word.
    pub nearest: Option<String>,
}

fn at(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("{key}: ") }
}

fn did_you_mean(nearest: &Option<String>) -> String {
    nearest.as_ref().map(|word| format!("; did you mean '{word}'?")).unwrap_or_default()
}

impl Misplaced {
    /// Something else was expected.
    pub fn new(key: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { key: key.into(), found: found.into(), expected: expected.into(), nearest: None }
    }

    /// A word that is none of the valid ones.
    pub fn word<'a>(key: impl Into<String>, found: &str, expected: impl Into<String>, valid: impl IntoIterator<Item = &'a str>) -> Self {
        let nearest = crate::nearest(found, valid);
        Self { nearest, ..Self::new(key, format!("'{found}'"), expected) }
    }

    /// The same fault in a key further out: `genes[1]` in `red` is `red.genes[1]`.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        let dot = if self.key.is_empty() || self.key.starts_with('[') { "" } else { "." };
        self.key = format!("{outer}{dot}{}", self.key);
        self
    }

    /// The fault of a game that sets up no positions.
    pub fn unsupported() -> Self {
        Self::new("", "a position", "none: this game sets up no positions")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_key_and_nearest_word() {
        let fault = Misplaced::word("[1]", "sped", "a gene", ["spores", "speed"]).within("genes").within("red");
        assert_eq!(fault.to_string(), "red.genes[1]: found 'sped', expected a gene; did you mean 'speed'?");
        assert_eq!(Misplaced::new("", "1 cube", "55").to_string(), "found 1 cube, expected 55");
    }
}
