//! Scenarios: rule tests as data. A position, answers by their texts, and what is so afterwards.
//!
//! ```toml
//! game = "soup"
//! about = "T44: Defense"            # for people
//! rulebook = "p. 5, example"        # only where the rulebook prints this example
//!
//! [setup]
//! seats = 4                         # the fewest of the game, if left out
//! options = { finish = "30" }       # those that differ from their defaults
//! mods = ["../my_mod"]              # folders, from this file on
//!
//! [position]                        # in the game's own words; left out altogether: the start of a game
//! phase = 1
//! red = { points = 3, genes = ["struggle"], amoebas = { 1 = "b2" } }
//!
//! [[case]]                          # each begins with the common position
//! name = "the attacker wins"
//! setup = { seats = 3 }             # in place of the common set-up
//! position = { red = { points = 2 } } # over the common position
//! play = "drift; use struggle; attack green1; use defense; die 5; die 2"
//! expect = { position = { red = { points = 1 } }, told = { soup-log-fought = 1 } }
//!
//! [[case.step]]                     # goes on from there
//! play = ["starve"]
//! [case.step.expect]
//! asked = "yellow"                  # the word of a side, "chance" or "over"
//! ```
//!
//! A card that fails, by its effect or by a rule hook, is a fault of the case, told with its file, its line and the reason.
//!
//! Every question of the game is asked, also one with a single answer. Outcomes of chance stand among the answers, where they
//! happen; one too many or too few is a fault, as is any answer that is not legal. `play` is one text with `;` between answers,
//! or a list.
//!
//! Under `expect`:
//!
//! | key | what is compared |
//! |---|---|
//! | `asked` | who is asked: the word of a side, `"chance"` or `"over"` |
//! | `prompt` | the id of the message that says who does what, or of one within it |
//! | `legal` | all legal answers (or outcomes of chance), in any order |
//! | `may`, `may_not` | some answers that are legal, or not |
//! | `means` | legal answers with the id of a message that tells, or helps to tell, what each means: `d4 = "marine-do-tokens"` |
//! | `refused` | answers that somebody might think of, with the ids of all reasons against each; a section of the rules may follow: `move = "soup-why-points §4.3"` |
//! | `scores`, `tie_breaks` | scores by side, and what decides between equal ones |
//! | `results` | by side, what whoever plays it has come to: with several sides not always their sum |
//! | `over` | whether the game is over |
//! | `log` | ids of messages told since the last `expect`, or since the position, in this order; others may lie between. `id(1,2)` compares arguments, too |
//! | `told` | how often messages were told since the last `expect` |
//! | `failed` | the cards that failed since the last `expect`, by their words: `["speed"]`; any other card that fails is a fault |
//! | `position` | any part of the position: an absent number is 0 |
//!
//! A position that a program wrote ([`write()`]) also has `ruleset`, the rules and cards it was written under, and `hash`, the state
//! that it must lead to; both may be deleted.

mod expect;
mod file;
mod lines;
mod positions;
mod run;
mod story;
mod write;

pub use write::{write, write_case};

use clade_engine::{Misplaced, Module, Tools, one_line};
use file::File;
use lines::Lines;

/// A scenario file that was read.
#[derive(Debug)]
pub struct Scenario {
    file: String,
    head: File,
    lines: Lines,
}

/// What is otherwise than a scenario expects.
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
    /// What was otherwise than expected.
    pub faults: Vec<Fault>,
}

/// Reads the files of a mod folder, by the scenario's file and the name it has for the folder; or says why it cannot.
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
        let fault = |line, what| Fault { file: file.to_owned(), line, case: String::new(), what };
        let head: File = toml::from_str(text).map_err(|e| {
            let line = e.span().map_or(1, |span| lines::line_at(text, &span));
            fault(line, Misplaced::parsed(Lines::of(text).key_at(line), e.message()).to_string())
        })?;
        if head.case.is_empty() && head.hash.is_none() {
            return Err(fault(1, "found nothing to check, expected a [[case]]".to_owned()));
        }
        let lines = Lines::of(text);
        if let Some((i, case)) = head.case.iter().enumerate().find(|(_, case)| case.is_empty()) {
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
    fn fault(&mut self, scenario: &Scenario, at: &str, case: &str, what: String) {
        let line = scenario.lines.line(at);
        self.faults.push(Fault { file: scenario.file.clone(), line, case: case.to_owned(), what });
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
