//! A scenario file that was read, and what comes of checking it.

use super::file::File;
use super::lines::{Lines, line_at};
use clade_engine::{Misplaced, Module, Tools, one_line};

/// A scenario file that was read.
#[derive(Debug)]
pub struct Scenario {
    pub(super) file: String,
    pub(super) head: File,
    pub(super) lines: Lines,
}

/// A difference from what a scenario expects.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, thiserror::Error)]
#[error("{file}:{line}: {}", one_line(&(in_case(.case) + .what)))]
pub struct Fault {
    /// The file, as it was named.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The name of the case, if it is one's.
    pub case: String,
    /// What was expected and what was found.
    pub what: String,
    /// What cards logged during the case, at its last fault.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub logged: Vec<String>,
}

fn in_case(case: &str) -> String {
    if case.is_empty() { String::new() } else { format!("case \"{case}\": ") }
}

/// What came of checking one or more scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Checked {
    /// How many cases were played.
    pub cases: usize,
    /// How many answers were given in them.
    pub answers: usize,
    /// The differences from what was expected.
    pub faults: Vec<Fault>,
}

/// Reads the files of a mod folder, given the scenario's file and its name for the folder; or says why it cannot.
pub type ReadMod<'a> = dyn Fn(&str, &str) -> Result<Vec<(String, String)>, String> + 'a;

/// Where scenarios find games and mods.
pub struct Games<'a> {
    /// The games.
    pub modules: &'a [&'a dyn Module],
    /// How they find mods.
    pub read_mod: &'a ReadMod<'a>,
    /// What scripts are run with.
    pub tools: Tools,
}

impl Scenario {
    /// Reads a file; `file` is its name in errors.
    ///
    /// # Errors
    /// A [`Fault`] if this is no scenario.
    pub fn read(file: &str, text: &str) -> Result<Self, Fault> {
        let fault = |line, what| Fault { file: file.to_owned(), line, case: String::new(), what, logged: Vec::new() };
        let head: File = toml::from_str(text).map_err(|e| {
            let line = e.span().map_or(1, |span| line_at(text, &span));
            fault(line, Misplaced::parsed(Lines::of(text).key_at(line), e.message()).to_string())
        })?;
        if head.case.is_empty() && head.hash.is_none() {
            return Err(fault(1, "found nothing to check, expected a [[case]]".to_owned()));
        }
        let lines = Lines::of(text);
        if let Some((i, case)) = head.case.iter().enumerate().find(|(_, case)| case.is_empty() && !case.is_told()) {
            let what = format!("case \"{}\": found nothing to check, expected 'play' or 'expect'", case.name);
            return Err(fault(lines.line(&format!("case[{i}].name")), what));
        }
        Ok(Self { file: file.to_owned(), head, lines })
    }

    /// The game it is about.
    pub fn game(&self) -> &str {
        &self.head.game
    }

    /// Where the rulebook prints this example, if it does.
    pub fn rulebook(&self) -> Option<&str> {
        self.head.rulebook.as_deref()
    }
}

impl Checked {
    pub(super) fn fault(&mut self, scenario: &Scenario, at: &str, case: &str, what: String) {
        let line = scenario.lines.line(at);
        self.faults.push(Fault { file: scenario.file.clone(), line, case: case.to_owned(), what, logged: Vec::new() });
    }

    /// Adds what came of another file.
    pub fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.answers += other.answers;
        self.faults.extend(other.faults);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_scenario_is_told_with_its_line() {
        let wrong = |text: &str| Scenario::read("a.toml", text).map_err(|fault| fault.to_string()).expect_err("no scenario");
        assert_eq!(wrong("game = \"pond\"\n"), "a.toml:1: found nothing to check, expected a [[case]]");
        assert_eq!(
            wrong("game = \"pond\"\n[[case]]\nname = \"b\"\nplay = \" ; \"\n"),
            "a.toml:3: case \"b\": found nothing to check, expected 'play' or 'expect'"
        );
        assert_eq!(wrong("game = \"pond\"\n[[case]]\nname = 5\n"), "a.toml:3: case[0].name: found 5, expected a text in quotes");
        assert_eq!(wrong("[case]\nname = 5\n"), "a.toml:1: case: found a table, expected a list");
    }
}
