//! A library that answers as some bytes say: for a fuzz target, which tries what the program makes of any answers.

use super::call::{Call, Does, Door, Failed, Reply, Words};
use super::library::{Library, LoadError};
use super::loaded::{Beyond, LoadedRuleset, checked};
use crate::abi::Status;
use crate::question::OfGame;
use crate::wire::{self, About, Authoring, Files};
use clade_engine::face::FaceError;
use clade_engine::scene::Form;
use clade_engine::{Actor, Face, Handle, Kinds, Observer, Ruleset as _, Seat, Setup, Side, Tools, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// How many answers a table is played on.
const PLAYED: u32 = 12;

/// One answer of a library: what a function returns, its numbers and bytes. An input is a row of them.
#[derive(Serialize, Deserialize)]
struct Said {
    status: i8,
    numbers: [u64; 4],
    bytes: Vec<u8>,
}

/// Says what the bytes say; when they are used up, or mean nothing, every call fails.
struct Script {
    said: Vec<u8>,
    at: Mutex<usize>,
}

impl Door for Script {
    fn call(&self, call: Call, _: &[u8], words: Words<'_>) -> Result<Reply, Failed> {
        let mut at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        if let Call::At { does: Does::Resample { .. }, .. } = call {
            std::hint::black_box(words());
        }
        let Ok((Said { status, numbers, bytes }, rest)) = postcard::take_from_bytes::<Said>(&self.said[*at..]) else {
            *at = self.said.len();
            return Err(Failed::broken("it says no more"));
        };
        *at = self.said.len() - rest.len();
        if status == 0 { Ok(Reply { numbers, bytes }) } else { Err(Failed { status: Status::of(status.into()), told: bytes }) }
    }
}

/// Passes calls on to a library, and notes what it says.
struct Noted(Library, Mutex<Vec<u8>>);

impl Door for Noted {
    fn call(&self, call: Call, given: &[u8], words: Words<'_>) -> Result<Reply, Failed> {
        let reply = self.0.call(call, given, words);
        let said = match &reply {
            Ok(Reply { numbers, bytes }) => {
                // Where something lies is another number each time.
                let numbers = if let Call::RulesetNew(_) | Call::Open { .. } = call { [1, 0, 0, 0] } else { *numbers };
                Said { status: 0, numbers, bytes: bytes.clone() }
            }
            Err(Failed { status, told }) => Said { status: *status as i8, numbers: [0; 4], bytes: told.clone() },
        };
        self.1.lock().unwrap_or_else(PoisonError::into_inner).extend(wire::bytes(&said));
        reply
    }
}

/// What a library with these answers is taken for: nothing panics, what is believed can be, and a face that has broken stays so. True if a game
/// of it was played to an end or for a while.
///
/// # Panics
/// If one of these laws is broken.
pub fn answers(data: &[u8]) -> bool {
    asked(Arc::new(Script { said: data.to_vec(), at: Mutex::default() }))
}

/// The answers of a library to the same questions, to begin with.
///
/// # Errors
/// [`LoadError`].
pub fn recorded(path: &Path) -> Result<Vec<u8>, LoadError> {
    let (library, _) = Library::load(path).map_err(|why| LoadError { path: path.to_owned(), why })?;
    let noted = Arc::new(Noted(library, Mutex::default()));
    asked(noted.clone());
    let answers = noted.1.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Ok(answers)
}

/// Asks all that can be asked.
fn asked(door: Arc<dyn Door>) -> bool {
    let side = Beyond { door, path: "a_library".into(), names: Arc::default() };
    let of_game = |what, given: &[u8]| side.call(Call::Ask(what), given).ok().map(|reply| reply.bytes);
    let Some(about) = of_game(OfGame::About, &[]).and_then(|bytes| wire::value::<About>(&bytes)) else { return false };
    if checked(&about).is_err() {
        return false;
    }
    drop(of_game(OfGame::WildMod, &wire::bytes(&7u64)).and_then(|bytes| wire::value::<Option<Files>>(&bytes)));
    drop(of_game(OfGame::Authoring, &[]).and_then(|bytes| wire::value::<Option<Authoring>>(&bytes)));
    let setup = Setup { seats: about.seats.0, options: BTreeMap::new() };
    let rules = match LoadedRuleset::make(&side, &setup, &[]) {
        Ok(rules) => rules,
        Err(error) => return one_line(&error),
    };
    drop((rules.texts("en"), rules.cards(), rules.printed(), rules.mods(), rules.warnings(), rules.odd()));
    match rules.open(Tools::default()) {
        Ok(mut face) => of_face(&mut *face),
        Err(error) => one_line(&error),
    }
}

/// What is told of a failure is one line.
fn one_line(error: &dyn std::fmt::Display) -> bool {
    let text = error.to_string();
    assert!(
        text.lines().count() <= 1 || text.lines().all(|line| !line.contains(char::is_control)),
        "an error is read line by line: {text:?}"
    );
    false
}

fn of_face(face: &mut dyn Face) -> bool {
    let at = face.start();
    drop((face.listen(at, true), face.measure(at, true), face.explain(at, Kinds::NONE)));
    let mut played = 0;
    while played < PLAYED {
        let Ok(Turn { actor, count, .. }) = face.turn(at) else { break };
        let fits = match actor {
            Actor::Seat(Seat(seat)) => usize::from(seat) < clade_engine::MAX_SEATS && (1..=65_536).contains(&count),
            Actor::Chance | Actor::Over => count == 0,
        };
        assert!(fits, "{actor:?} with {count} answers is believed");
        for by in [Observer::Host, Observer::Public, Observer::Seat(Seat(0))] {
            drop((face.prompt(at, by), face.scene(at, by), face.explained(at, by), face.labels(at, by), face.refusals(at, by)));
            drop((face.log(at, by), face.staged(at, by), face.points(at, by), face.events(at, by), face.reasons(at, by)));
            drop((face.listed(at, by), face.view(at, by)));
        }
        let mut numbers = (Vec::new(), Vec::new(), Vec::new());
        drop((
            face.keys(at, &mut numbers.0),
            face.values(at, &mut numbers.1),
            face.outlook(at),
            face.notes(at, &mut numbers.2),
            face.audit(at),
        ));
        drop((face.texts(at), face.weights(at), face.scores(at), face.outcome(at), face.card_notes(at), face.evaluate(at, Side(0))));
        drop((face.faults(), face.counters(), face.card_runs(), face.template(Form::Wide), face.hash(at), face.position(at)));
        let fork = face.fork(at).unwrap_or(Handle(9));
        drop((face.resample_into(at, Observer::Public, fork, &mut || 7), face.playout(fork, u32::MAX, 9, 9), face.copy(at, fork)));
        drop((face.save(at).and_then(|bytes| face.load(&bytes)), face.place("x = 1")));
        face.free(fork);
        let next = match actor {
            Actor::Over => break,
            Actor::Chance => face.roll(at, 5),
            Actor::Seat(_) => face.advance(at, count - 1),
        };
        if let Err(error) = next {
            one_line(&error);
        }
        played += 1;
    }
    if let Err(error @ FaceError::Broken(_)) = face.turn(at) {
        assert_eq!(face.hash(at), Err(error), "it is never entered again");
        return false;
    }
    played > 0
}
