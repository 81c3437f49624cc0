//! What the fuzz targets do with their bytes.
//!
//! Decides which laws any input must keep, however hostile. A body returns whatever the input means, and panics only when a law is
//! broken: one of our own panics, accepting something that is not sound, an error that does not say where. Does not decide where the
//! bytes come from: `cargo fuzz` (`cli/fuzz`) and a test call the same bodies.

mod actions;
mod cards;
mod packed;
mod record;
mod scenario;

pub use actions::actions;
pub use cards::cards;
pub use packed::packed;
pub use record::record;
pub use scenario::scenario;

use clade_engine::{Actor, Face, Handle, Module, Observer, Ruleset, Seat, Setup, SetupError, Side, Turn};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// How many rulesets are kept.
const KEPT: usize = 64;

/// The game that some bytes are about: the first whose name is in them, otherwise the first of all.
///
/// # Panics
/// If there is no game.
pub fn game(all: &[&'static dyn Module], data: &[u8]) -> &'static dyn Module {
    let text = String::from_utf8_lossy(data);
    all.iter().find(|module| text.contains(module.about().id)).copied().unwrap_or(all[0])
}

/// The shipped rules of a set-up. They are kept, as making them takes longer than most inputs.
fn rules(module: &dyn Module, setup: &Setup) -> Result<Arc<dyn Ruleset>, SetupError> {
    type Kept = Vec<(&'static str, Setup, Arc<dyn Ruleset>)>;
    static RULES: Mutex<Kept> = Mutex::new(Vec::new());
    let mut all = RULES.lock().unwrap_or_else(PoisonError::into_inner);
    let id = module.about().id;
    if let Some((.., rules)) = all.iter().find(|(game, of, _)| (*game, of) == (id, setup)) {
        return Ok(rules.clone());
    }
    let rules = module.ruleset(setup, &[])?;
    if all.len() == KEPT {
        all.remove(0);
    }
    all.push((id, setup.clone(), rules.clone()));
    Ok(rules)
}

/// An error for people is one clear line.
fn one_line(error: &str) {
    assert!(!error.is_empty() && !error.contains(char::is_control), "an error is one line: {error:?}");
}

/// An error that repeats nothing at length.
fn short(error: &str) {
    one_line(error);
    assert!(error.chars().count() < 1000, "an error is one line, not a page: {error:?}");
}

/// Everybody who may look at a table.
fn observers(face: &dyn Face) -> Vec<Observer> {
    let seats: BTreeSet<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
    [Observer::Host, Observer::Public].into_iter().chain(seats.into_iter().map(Observer::Seat)).collect()
}

/// The laws of a question of a lawful table: there is an answer, the texts of all answers are lines of their own, and the table can
/// be saved and loaded.
fn question(face: &mut dyn Face, at: Handle) -> Turn {
    let turn = face.turn(at).expect("a table has a turn");
    let weights = face.weights(at).expect("a table has weights");
    let answers = if turn.actor == Actor::Chance { weights.len() } else { turn.count as usize };
    assert!((turn.actor == Actor::Over) == (answers == 0), "a dead end: {:?} has {answers} answers", turn.actor);
    assert!(weights.iter().all(|&weight| weight > 0), "an outcome without weight: {weights:?}");
    let texts = face.texts(at).expect("a table has texts");
    let lines: BTreeSet<&str> = texts.lines().collect();
    assert!(lines.len() == answers && texts.lines().count() == answers, "{answers} answers, but these texts: {texts}");
    assert!(lines.iter().all(|line| line.trim() == *line && !line.is_empty()), "texts that a record cannot hold: {texts:?}");

    let saved = face.save(at).expect("a table can be saved");
    let loaded = face.load(&saved).expect("what was saved can be loaded");
    assert_eq!(face.save(loaded).as_ref(), Ok(&saved), "saved and loaded, a table is another one");
    assert_eq!((face.turn(loaded), face.texts(loaded)), (Ok(turn), Ok(texts)), "saved and loaded, a table asks something else");
    face.free(loaded);
    turn
}

/// Everything that can be asked about a table, as everybody sees it.
fn ask_everything(face: &dyn Face, at: Handle) {
    for observer in observers(face) {
        face.prompt(at, observer).expect("a prompt");
        face.scene(at, observer).expect("a scene");
        face.labels(at, observer).expect("labels");
        face.log(at, observer).expect("a log");
        face.events(at, observer).expect("events");
        face.refusals(at, observer).expect("refusals");
        face.view(at, observer).expect("a view");
    }
    let sides = face.sides();
    assert_eq!(face.scores(at).map(|scores| scores.len()), Ok(usize::from(sides)), "a score a side");
    for side in (0..sides).map(Side) {
        face.evaluate(at, side).expect("an evaluation");
        assert!(!face.side_name(side).id.is_empty(), "a side has a name");
    }
}

/// One answer, picked by a word; nothing happens at the end of the game.
fn answer(face: &mut dyn Face, at: Handle, word: u64) -> Result<Turn, clade_engine::face::FaceError> {
    let turn = face.turn(at)?;
    match turn.actor {
        Actor::Chance => face.roll(at, word),
        Actor::Seat(_) if turn.count > 0 => face.advance(at, (word % u64::from(turn.count)) as u32),
        _ => Ok(turn),
    }
}
