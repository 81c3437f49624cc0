//! Bytes as a mod folder. Decides what must hold of any mod; not what a card may do (`clade_script` does).

use super::{answer, ask_everything, question, rules, short};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Module, Ruleset, Setup, Tools};
use clade_table::{LANGUAGES, Texts, WordStream};
use std::cell::Cell;

/// How many answers are given in a game with the mod.
const ANSWERS: u64 = 40;
/// How often a script may look at the clock within one answer: it looks at every 64th step, and 15 million steps are what a slow
/// machine does in the two seconds that the program allows.
const LOOKS: u32 = 250_000;

thread_local! {
    /// The looks left, as what is lent to a game is a plain function.
    static LEFT: Cell<u32> = const { Cell::new(0) };
}

/// A clock that counts looks, so that the verdict is the same everywhere.
fn out_of_time() -> bool {
    LEFT.set(LEFT.get().saturating_sub(1));
    LEFT.get() == 0
}

/// The files of a mod out of one text: a line `=== NAME` begins a file. What stands before the first is dropped.
fn folder(text: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for line in text.split_inclusive('\n') {
        match (line.strip_prefix("=== "), files.last_mut()) {
            (Some(name), _) => files.push((name.trim_end().to_owned(), String::new())),
            (None, Some((_, content))) => content.push_str(line),
            (None, None) => {}
        }
    }
    files
}

/// Bytes as a mod of a game: loaded and, if that works, played with for a while. Gives whether it could be
/// loaded.
///
/// # Panics
/// When a law is broken: an error that does not name file and line, texts that are not Fluent, a question without an answer, a table
/// that cannot be saved and loaded, a script that only the clock stops.
pub fn cards(module: &dyn Module, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let about = module.about();
    let seats = if data.len().is_multiple_of(2) { *about.seats.start() } else { *about.seats.end() };
    let setup = Setup { seats, options: Default::default() };
    match module.ruleset(&setup, &[folder(&text)]) {
        Ok(loaded) => {
            readable(module, &*loaded, LANGUAGES[data.len() % LANGUAGES.len()]);
            play(&*loaded, data.len() as u64);
            true
        }
        Err(error) => {
            let error = error.to_string();
            assert!(error.lines().count() <= 20, "not more than a screen of errors: {error}");
            for error in error.lines() {
                short(error);
                assert!(tells_place(error), "an error names file and line: {error}");
            }
            // Whatever a mod was, the next table is not harmed by it.
            rules(module, &setup).expect("shipped cards load");
            false
        }
    }
}

/// Whether an error begins with a file and a line.
fn tells_place(error: &str) -> bool {
    let mut parts = error.split(':');
    let (file, line) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    (file.ends_with(".lua") || file.ends_with(".toml")) && line.parse::<u32>().is_ok_and(|line| line > 0)
}

/// People can read every card in their language.
fn readable(module: &dyn Module, rules: &dyn Ruleset, language: &str) {
    let texts = Texts::new(language, &[&rules.texts(language)]).expect("texts of cards are Fluent");
    for card in rules.cards() {
        for msg in [&card.name, &card.text].into_iter().chain(&card.facts).chain(&card.doubt) {
            assert!(texts.has(&msg.id), "{}: a card has no text {}", module.about().id, msg.id);
        }
    }
}

fn play(rules: &dyn Ruleset, seed: u64) {
    let tools = Tools { stop: Some(out_of_time), ..Tools::default() };
    LEFT.set(LOOKS);
    let mut face = rules.open(tools).expect("what was loaded can be opened");
    let mut words = WordStream::new(seed);
    let at = face.start();
    face.listen(at, true).expect("a table can be listened to");
    for step in 0..ANSWERS {
        LEFT.set(LOOKS);
        let turn = question(&mut *face, at);
        if step % 20 == 0 {
            ask_everything(&*face, at);
        }
        if turn.actor == Actor::Over {
            break;
        }
        LEFT.set(LOOKS);
        match answer(&mut *face, at, words.next()) {
            Err(FaceError::Stopped(why)) => panic!("a script that only the clock stops: {why}"),
            answered => drop(answered.expect("a legal answer")),
        }
    }
    face.faults().iter().for_each(|fault| short(&fault.to_string()));
}
