//! Bytes as a scenario. Decides what must hold of whatever somebody writes; not what a scenario means (the reader does).

use super::{answer, one_line, rules};
use crate::scenario::{Games, Scenario, write};
use clade_engine::{About, Handle, Module, Ruleset, Setup, SetupError, Tools};
use clade_table::WordStream;
use std::sync::Arc;

/// How many answers are given after a position.
const ANSWERS: usize = 20;

/// A module whose rulesets are kept. It knows no mods.
struct Kept<'a>(&'a dyn Module);

impl Module for Kept<'_> {
    fn about(&self) -> About {
        self.0.about()
    }

    fn texts(&self, language: &str) -> String {
        self.0.texts(language)
    }

    fn ruleset(&self, setup: &Setup, _: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        rules(self.0, setup)
    }
}

/// Bytes as a scenario of a game: read and checked; its common position is also set up by itself, written and played on. Gives
/// whether it holds.
///
/// # Panics
/// When a law is broken: a fault that is not one line with its place; a position that was taken and cannot be saved, written as a
/// scenario that holds, or played on.
pub fn scenario(module: &dyn Module, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let lines = text.lines().count().max(1);
    let kept = Kept(module);
    let games = Games { modules: &[&kept], read_mod: &|_, _| Err("there are no mods here".to_owned()), tools: Tools::default() };
    let read = match Scenario::read("fuzz.toml", &text) {
        Ok(read) => read,
        Err(fault) => {
            one_line(&fault.to_string());
            assert!((1..=lines + 1).contains(&fault.line), "{fault}: there are {lines} lines");
            return false;
        }
    };
    let checked = read.check(&games);
    for fault in &checked.faults {
        one_line(&fault.to_string());
        assert!((1..=lines + 1).contains(&fault.line), "{fault}: there are {lines} lines");
    }
    place(&games, &text);
    checked.faults.is_empty()
}

/// Sets up the common position by itself.
fn place(games: &Games<'_>, text: &str) {
    let module = games.modules[0];
    let Ok(head) = text.parse::<toml::Table>() else { return };
    let mut setup = head.get("setup").and_then(|setup| setup.as_table()).cloned().unwrap_or_default();
    setup.remove("mods");
    setup.entry("seats").or_insert(i64::from(*module.about().seats.start()).into());
    let (Some(position), Ok(setup)) = (head.get("position"), setup.try_into::<Setup>()) else { return };
    let Ok(rules) = module.ruleset(&setup, &[]) else { return };
    let mut face = rules.open(Tools::default()).expect("shipped cards open");
    let at = match face.place(&position.to_string()) {
        Ok(at) => at,
        Err(misplaced) => return one_line(&misplaced.to_string()),
    };
    assert!(at != Handle(0), "0 is never a handle");
    let saved = face.save(at).expect("a position can be saved");
    let loaded = face.load(&saved).expect("what was saved can be loaded");
    assert_eq!(face.save(loaded), Ok(saved), "saved and loaded, a position is another one");
    let written = write(module.about().id, "", &setup, &[], rules.hash(), &*face, at).expect("a position can be written");
    let again = Scenario::read("written.toml", &written).expect("what was written can be read");
    assert_eq!(again.check(games).faults, [], "written and read, a position is another one:\n{written}");
    let mut words = WordStream::new(text.len() as u64);
    for _ in 0..ANSWERS {
        // A position need not be one that a game comes to: there may be nothing to roll, or nothing to do.
        if answer(&mut *face, at, words.next()).is_err() {
            break;
        }
    }
}
