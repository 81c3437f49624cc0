//! Pond built in and Pond loaded are the same game, in this process and in one of its own.

use clade_check::lockstep::{Files, lockstep};
use clade_engine::face::Playout;
use clade_engine::{Actor, Module, Setup, Tools};
use clade_plugin::host::{FarSide, Loaded};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The library of this crate, which is built with its tests.
fn library() -> PathBuf {
    let name = format!("{}clade_pond_library{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::env::current_exe().expect("a test").with_file_name(name)
}

/// The program of the other process.
fn far_side() -> FarSide {
    let program = library().with_file_name("..").join("examples").join(format!("far_side{}", std::env::consts::EXE_SUFFIX));
    FarSide { program, arguments: Vec::new() }
}

fn agree(setup: &Setup, mods: &[Files], games: u64) -> u64 {
    let loaded = Loaded::load(&library()).unwrap_or_else(|error| panic!("{error}"));
    let far = Loaded::load_far(&far_side(), &library()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(loaded.hash(), far.hash());
    let agree = |way: &dyn Module| lockstep(&clade_pond::MODULE, way, setup, mods, games).unwrap_or_else(|apart| panic!("{apart}"));
    assert_eq!(agree(loaded), agree(far));
    agree(loaded)
}

#[test]
fn built_in_and_loaded_agree() {
    for seats in clade_pond::MODULE.about().seats {
        let compared = agree(&Setup { seats, options: BTreeMap::new() }, &[], 6);
        assert!(compared > 2000, "only {compared} answers were compared");
    }
}

/// Cards at random, many of which fail: by errors, by budgets, by wrong arguments.
#[test]
fn mods_behave_the_same() {
    let seats = *clade_pond::MODULE.about().seats.start();
    for seed in 0..8 {
        let wild = clade_pond::MODULE.wild_mod(seed).expect("a mod");
        agree(&Setup { seats, options: BTreeMap::new() }, &[wild], 2);
    }
}

/// What is refused is refused in the same words.
#[test]
fn set_ups_are_refused_alike() {
    let option = |name: &str, value: &str| BTreeMap::from([(name.to_owned(), value.to_owned())]);
    agree(&Setup { seats: 9, options: BTreeMap::new() }, &[], 1);
    agree(&Setup { seats: 2, options: option("no-such", "1") }, &[], 1);
    let broken = vec![("mod.toml".to_owned(), "id = 7".to_owned())];
    agree(&Setup { seats: 2, options: BTreeMap::new() }, &[broken], 1);
}

/// The seed of the fuzz target for answers is what this library answers; `CLADE_UPDATE=1` writes it anew.
#[test]
fn what_it_answers_is_a_seed_for_the_fuzzer() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cli/fuzz/seeds/answers/pond");
    let now = clade_plugin::host::fuzz::recorded(&library()).unwrap_or_else(|error| panic!("{error}"));
    assert!(clade_plugin::host::fuzz::answers(&now), "the same questions find their answers");
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(&file, &now).expect("written");
    }
    let kept = std::fs::read(&file).expect("a seed");
    assert!(clade_plugin::host::fuzz::answers(&kept), "the seed is out of date: CLADE_UPDATE=1 writes it anew");
}

/// Forty libraries at once, on four threads, beside the game that is built in: each has its own virtual machine, and its own standard library.
#[test]
fn forty_libraries_play_at_once() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("forty");
    std::fs::create_dir_all(&folder).expect("a folder");
    let copies: Vec<PathBuf> = (0..40).map(|n| folder.join(format!("pond{n}{}", std::env::consts::DLL_SUFFIX))).collect();
    for copy in &copies {
        std::fs::copy(library(), copy).expect("copied");
    }
    let setup = Setup { seats: 3, options: BTreeMap::new() };
    std::thread::scope(|scope| {
        for share in copies.chunks(10) {
            let setup = &setup;
            scope.spawn(move || {
                let loaded: Vec<_> = share.iter().map(|copy| Loaded::load(copy).unwrap_or_else(|error| panic!("{error}"))).collect();
                for game in loaded {
                    lockstep(&clade_pond::MODULE, game, setup, &[], 1).unwrap_or_else(|apart| panic!("{apart}"));
                }
            });
        }
    });
}

/// A ruleset of a library is shared by threads, each with a face of its own.
#[test]
fn threads_share_a_ruleset() {
    let game = Loaded::load(&library()).unwrap_or_else(|error| panic!("{error}"));
    let rules = game.ruleset(&Setup { seats: 4, options: BTreeMap::new() }, &[]).expect("a ruleset");
    let played = |seed: u64| {
        let mut face = rules.open(Tools::default()).expect("a face");
        let at = face.start();
        let Playout { turn, scores, .. } = face.playout(at, u32::MAX, u32::MAX, seed).expect("a game");
        (turn.actor == Actor::Over, scores, face.hash(at), rules.texts("pl").len())
    };
    let alone: Vec<_> = (0..8).map(played).collect();
    let together: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|seed| scope.spawn(move || played(seed))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    });
    assert_eq!(alone, together);
    assert!(alone.iter().all(|(over, ..)| *over));
}
