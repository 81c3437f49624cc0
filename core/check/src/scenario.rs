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

use clade_engine::face::FaceError;
use clade_engine::{Face, Handle, Misplaced, Module, Ruleset, Setup, Tools, nearest, one_line};
use file::File;
use lines::Lines;
use std::sync::Arc;
use toml::{Table, Value};

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

    /// Plays all cases.
    pub fn check(&self, games: &Games<'_>) -> Checked {
        let mut checked = Checked::default();
        let mut open: Vec<(file::Setup, Option<Opened>)> = Vec::new();
        if self.head.hash.is_some() {
            if let Some((rules, mut face)) = self.open(&self.head.setup, "setup", games, &mut checked) {
                self.read_back(&*rules, &mut *face, &mut checked);
            }
            checked.cases += 1;
        }
        for (i, case) in self.head.case.iter().enumerate() {
            let at = format!("case[{i}]");
            let setup = self.head.setup.with(&case.setup);
            let known = open.iter().position(|(known, _)| *known == setup);
            let known = known.unwrap_or_else(|| {
                let path = if case.setup == file::Setup::default() { "setup".to_owned() } else { format!("{at}.setup") };
                let opened = self.open(&setup, &path, games, &mut checked);
                open.push((setup, opened));
                open.len() - 1
            });
            if let Some((rules, face)) = &mut open[known].1 {
                self.story(case, &at, &**rules, &mut **face, &mut checked);
            }
            checked.cases += 1;
        }
        checked
    }

    fn open(&self, setup: &file::Setup, at: &str, games: &Games<'_>, checked: &mut Checked) -> Option<Opened> {
        let mut fail = |at: &str, what: String| {
            checked.fault(self, at, "", what);
            None
        };
        let names: Vec<&str> = games.modules.iter().map(|module| module.about().id).collect();
        let Some(module) = games.modules.iter().find(|module| module.about().id == self.head.game) else {
            let near = nearest(&self.head.game, names.iter().copied()).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
            return fail("game", format!("game: expected one of {}, found '{}'{near}", names.join(", "), self.head.game));
        };
        let mods: Result<Vec<_>, _> = setup.mods.iter().map(|folder| (games.read_mod)(&self.file, folder)).collect();
        let mods = match mods {
            Ok(mods) => mods,
            Err(reason) => return fail(&format!("{at}.mods"), format!("mods: {reason}")),
        };
        let seats = setup.seats.unwrap_or(*module.about().seats.start());
        let setup = Setup { seats, options: setup.options.clone() };
        let tools = Tools { ask_all: true, ..games.tools };
        let opened = module.ruleset(&setup, &mods).and_then(|rules| Ok((rules.open(tools)?, rules)));
        match opened {
            Ok((face, rules)) => Some((rules, face)),
            Err(reason) => fail(at, format!("setup: {reason}")),
        }
    }

    /// A position that a program wrote leads to the state it was written from.
    fn read_back(&self, rules: &dyn Ruleset, face: &mut dyn Face, checked: &mut Checked) {
        let Some(wanted) = &self.head.hash else { return };
        let found = format!("{:016x}", rules.hash());
        if let Some(wanted) = self.head.ruleset.as_ref().filter(|wanted| **wanted != found) {
            let what = format!(
                "ruleset: expected {wanted}, found {found}: rules or cards have changed; delete 'ruleset' and 'hash' if the cases hold all the same"
            );
            return checked.fault(self, "ruleset", "", what);
        }
        match face.place(&self.head.position.to_string()) {
            Err(misplaced) => self.misplaced(&misplaced, "", "", checked),
            Ok(handle) => {
                let found = face.hash(handle).map_or_else(|e| e.to_string(), |hash| format!("{hash:016x}"));
                if *wanted != found {
                    checked.fault(self, "hash", "", format!("hash: expected {wanted}, found {found}: the position has been changed"));
                }
            }
        }
    }
}

type Opened = (Arc<dyn Ruleset>, Box<dyn Face>);

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

/// Writes the position on a table as a scenario: a file that checks that it reads back equal, to which cases can be added.
///
/// # Errors
/// A [`FaceError`]; [`FaceError::Misplaced`] if the game sets up no positions.
pub fn write(
    game: &str,
    about: &str,
    setup: &Setup,
    mods: &[String],
    ruleset: u64,
    face: &dyn Face,
    handle: Handle,
) -> Result<String, FaceError> {
    let hash = face.hash(handle)?;
    let position = face.position(handle)?;
    written(game, about, &format!("ruleset = \"{ruleset:016x}\"\nhash = \"{hash:016x}\"\n"), setup, mods, &position)
}

/// Writes a position with one answer as a scenario: a file that shows what happens then.
///
/// # Errors
/// A [`FaceError`] if the position is none.
pub fn write_case(game: &str, about: &str, setup: &Setup, mods: &[String], position: &str, answer: &str) -> Result<String, FaceError> {
    let position = written(game, about, "", setup, mods, position)?;
    let text = |text: &str| Value::String(text.to_owned());
    Ok(format!("{position}\n[[case]]\nname = {}\nplay = [{}]\n", text(answer), text(answer)))
}

fn written(game: &str, about: &str, hashes: &str, setup: &Setup, mods: &[String], position: &str) -> Result<String, FaceError> {
    let text = |text: &str| Value::String(text.to_owned());
    let position: Table = position.parse().map_err(|_| FaceError::Bytes)?;
    let mut out = format!("game = {}\nabout = {}\n{hashes}\n[setup]\nseats = {}\n", text(game), text(about), setup.seats);
    if !setup.options.is_empty() {
        let options = setup.options.iter().map(|(name, value)| (name.clone(), text(value)));
        out += &format!("options = {}\n", Value::Table(options.collect()));
    }
    if !mods.is_empty() {
        out += &format!("mods = {}\n", Value::Array(mods.iter().map(|folder| text(folder)).collect()));
    }
    let (tables, rest): (Vec<_>, Vec<_>) = position.iter().partition(|(_, value)| value.is_table());
    out += "\n[position]\n";
    rest.iter().for_each(|(key, value)| out += &format!("{} = {value}\n", quoted(key)));
    for (key, value) in tables {
        out += &format!("\n[position.{}]\n", quoted(key));
        value.as_table().into_iter().flatten().for_each(|(key, value)| out += &format!("{} = {value}\n", quoted(key)));
    }
    Ok(out)
}

/// A key as it stands in TOML: in quotes unless it is a plain word.
fn quoted(key: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !key.is_empty() && key.chars().all(plain) { key.to_owned() } else { Value::String(key.to_owned()).to_string() }
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
