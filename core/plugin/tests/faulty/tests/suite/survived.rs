//! What a program survives: in this process panics and answers that make no sense, in a process of its own everything.

use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Module, Observer, Seat, Setup, SplitMix, Tools};
use clade_plugin::host::{FarSide, Loaded};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The library of this crate, which is built with its tests.
fn library() -> PathBuf {
    let name = format!("{}clade_faulty_library{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::env::current_exe().expect("a test").with_file_name(name)
}

fn here() -> &'static Loaded {
    Loaded::load(&library()).unwrap_or_else(|error| panic!("{error}"))
}

fn far() -> &'static Loaded {
    let program = library().with_file_name("..").join("examples").join(format!("far_side_of_faulty{}", std::env::consts::EXE_SUFFIX));
    Loaded::load_far(&FarSide { program, arguments: Vec::new() }, &library()).unwrap_or_else(|error| panic!("{error}"))
}

fn option(name: &str) -> Vec<&'static str> {
    let about = here().about();
    about.options.iter().find(|row| row.name == name).expect("an option").values.to_vec()
}

/// A game in which everything is asked until something fails: what it failed by, if by anything.
fn played(game: &Loaded, by: &str, place: &str) -> Option<String> {
    let options = [("fails-by", by), ("fails-in", place)].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let setup = Setup { seats: 2, options: BTreeMap::from(options) };
    let rules = match game.ruleset(&setup, &[]) {
        Ok(rules) => rules,
        Err(error) => return Some(error.to_string()),
    };
    let no_texts = rules.texts("en").is_empty().then(|| "no texts".to_owned());
    let mut face = match rules.open(Tools::default()) {
        Ok(face) => face,
        Err(error) => return Some(error.to_string()),
    };
    let failed = asked(&mut *face).err();
    if let Some(error) = &failed {
        assert!(matches!(error, FaceError::Broken(_)), "{by} in {place}: {error:?}");
        assert_eq!(face.turn(Handle(1)).as_ref(), Err(error), "it is never entered again");
        assert_eq!(face.start(), Handle(0));
    }
    drop(face);
    drop(rules);
    failed.map(|error| error.to_string()).or(no_texts)
}

fn asked(face: &mut dyn Face) -> Result<(), FaceError> {
    let (mut words, at) = (SplitMix::new(3), face.start());
    face.turn(at)?; // what start cannot say
    face.listen(at, true)?;
    face.measure(at, true)?;
    for n in 0..40 {
        let by = Observer::Seat(Seat(0));
        drop((face.prompt(at, by)?, face.scene(at, by)?, face.labels(at, by)?, face.log(at, by)?, face.texts(at)?, face.scores(at)?));
        drop((face.audit(at)?, face.hash(at)?, face.evaluate(at, clade_engine::Side(0))?, face.faults(), face.counters()));
        face.turn(at)?; // what faults and counters cannot say
        let (saved, fork) = (face.save(at)?, face.fork(at)?);
        let loaded = face.load(&saved)?;
        face.copy(at, fork)?;
        face.resample_into(at, by, fork, &mut || words.word())?;
        face.playout(fork, u32::MAX, 3, 5)?;
        face.free(loaded);
        face.free(fork);
        if let Ok(placed) = face.place("") {
            face.free(placed);
        }
        match face.turn(at)?.actor {
            Actor::Over => break,
            Actor::Chance if n % 2 == 0 => drop(face.answer_chance(at, 0)?),
            Actor::Chance => drop(face.roll(at, words.word())?),
            Actor::Seat(_) => {
                let index = face.any_answer(at, words.word())?;
                face.advance(at, index)?;
            }
        }
    }
    Ok(())
}

/// A panic at each entry, and one that panics again when it is dropped: the program goes on and says where it was.
#[test]
fn panics_are_survived_in_this_process() {
    assert_eq!(played(here(), "nothing", "advance"), None);
    for by in ["panic", "bomb"] {
        for place in option("fails-in") {
            let said = played(here(), by, place);
            // Whoever gives something back is not told that this failed.
            let is_silent = matches!(place, "drop" | "drop-of-rules");
            assert_eq!(said.is_none(), is_silent, "{by} in {place}: {said:?}");
            let named = by == "bomb" || place.ends_with("of-rules") || place == "place";
            assert!(named || said.is_none_or(|said| said.contains(&format!("planted in {place}"))), "{by} in {place}");
        }
    }
    assert_eq!(played(here(), "nothing", "advance"), None, "other tables go on");
}

/// An answer that is too long ends the face, not the program.
#[test]
fn long_answers_are_refused() {
    for game in [here(), far()] {
        let said = played(game, "long-answer", "texts").expect("it fails");
        assert!(said.contains("it answers more than 64 MiB"), "{said}");
    }
}

/// In a process of its own everything is survived, and each end has its words.
#[test]
#[cfg(target_os = "linux")]
fn everything_is_survived_in_a_process_of_its_own() {
    let game = far();
    for (by, wanted) in [
        ("panic", "planted in advance"),
        ("abort", "it has crashed (signal 6)"),
        ("exit", "it has ended its process (exit code 0)"),
        ("wild-pointer", "it has crashed (signal 11)"),
        ("stack", "it has crashed (signal 6)"),
        ("memory", "it has crashed (signal 6)"),
        ("one-request", "it has crashed (signal 6)"),
        ("loop", "it gave no answer for 10 seconds"),
    ] {
        let said = played(game, by, "advance").expect("it fails");
        assert!(said.contains(wanted), "{by}: {said}");
    }
    assert_eq!(played(game, "print", "advance"), None, "what it prints goes nowhere");
    assert_eq!(played(game, "nothing", "advance"), None, "other tables go on");
    let trial = game.try_out().err().map(|error| error.to_string());
    assert_eq!(trial, None, "without a fault it is a game");
}
