//! Pond under the laws that the spine can check: at every question a table is cloned, saved, loaded into a fresh game and
//! resampled, and goes on to the same end.

use clade_engine::face::About;
use clade_engine::{Actor, Face, Handle, Module, Observer, Ruleset, Seat, Setup, Tools};
use std::sync::Arc;

fn rules(seats: u8) -> Arc<dyn Ruleset> {
    clade_pond::MODULE.ruleset(&Setup { seats, options: Default::default() }, &[]).expect("pond loads")
}

/// Pond with one card more: it takes what a seat secretly chose, then asks again. Its journal must not betray the choice.
fn rules_with_a_thief(seats: u8) -> Arc<dyn Ruleset> {
    let card = r#"return {
        id = "thief", name = { en = "Thief", ru = "Вор", pl = "Złodziej" }, text = { en = "-", ru = "-", pl = "-" },
        says = { give = { en = "give", ru = "отдать", pl = "oddać" }, keep = { en = "keep?", ru = "оставить?", pl = "zostawić?" } },
        source = "rulebook",
        play = function(g)
            local other = g:next_side()
            local kind = g:choose_from_hand("give", other)
            if kind then
                g:take_card(other, kind)
                g:feed(g:ask_yes("keep") and 1 or 0)
            end
        end,
    }"#;
    let head = "id = \"thief\"\ngame = \"pond\"\nversion = \"1\"";
    let folder = vec![("mod.toml".to_owned(), head.to_owned()), ("thief.lua".to_owned(), card.to_owned())];
    clade_pond::MODULE.ruleset(&Setup { seats, options: Default::default() }, &[folder]).expect("the thief loads")
}

/// A small generator for tests.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}

/// One random answer; false at the end.
fn step(face: &mut dyn Face, at: Handle, rng: &mut Rng) -> bool {
    let turn = face.turn(at).expect("a table");
    let word = rng.next();
    match turn.actor {
        Actor::Over => return false,
        Actor::Chance => face.roll(at, word).expect("a roll"),
        Actor::Seat(_) => face.advance(at, (word % u64::from(turn.count)) as u32).expect("a legal answer"),
    };
    true
}

fn to_the_end(face: &mut dyn Face, at: Handle, mut rng: Rng) -> u64 {
    while step(face, at, &mut rng) {}
    face.hash(at).expect("a hash")
}

#[test]
fn every_question_can_be_saved_and_played_on() {
    let rules = rules(3);
    let (mut face, mut cold) = (rules.open(Tools::default()).expect("opens"), rules.open(Tools::default()).expect("opens"));
    let mut inside = 0;
    for seed in 0..40 {
        let mut rng = Rng(seed);
        let at = face.start();
        loop {
            let prompt: clade_engine::Msg = face.ask(at, Observer::Public, About::Prompt).expect("a prompt");
            inside += u32::from(prompt.id == "pond-asked");
            let copy = face.fork(at).expect("a copy");
            let saved = face.save(at).expect("bytes");
            let loaded = cold.load(&saved).expect("loads");
            assert_eq!(cold.save(loaded).expect("bytes"), saved);
            assert_eq!(face.texts(at), cold.texts(loaded));
            let rest = seed * 1000 + 7;
            assert_eq!(to_the_end(&mut *face, copy, Rng(rest)), to_the_end(&mut *cold, loaded, Rng(rest)));
            face.free(copy);
            cold.free(loaded);
            if !step(&mut *face, at, &mut rng) {
                break;
            }
        }
        face.free(at);
    }
    assert!(inside > 100, "cards asked only {inside} times");
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_it_sees() {
    no_leak(&*rules(3));
}

#[test]
fn a_journal_betrays_nothing_either() {
    no_leak(&*rules_with_a_thief(3));
}

fn no_leak(rules: &dyn Ruleset) {
    let mut face = rules.open(Tools::default()).expect("opens");
    let (mut differences, mut forced) = (0, 0);
    for seed in 0..60 {
        let mut rng = Rng(seed);
        let at = face.start();
        face.listen(at, true).expect("listens");
        loop {
            let turn = face.turn(at).expect("a table");
            forced += u32::from(turn.count == 1);
            for observer in (0..3).map(|i| Observer::Seat(Seat(i))).chain([Observer::Public]) {
                let other = face.resample(at, observer, &mut || rng.next()).expect("a resample");
                differences += u32::from(face.hash(other) != face.hash(at));
                for what in [About::View, About::Scene, About::Prompt, About::Labels] {
                    assert_eq!(face.about(at, observer, what), face.about(other, observer, what), "{observer:?} {what:?}");
                }
                let there = face.turn(other).expect("a table");
                assert_eq!(there.actor, turn.actor, "who is asked tells nothing");
                if Actor::Seat(Seat(0)) == turn.actor && observer == Observer::Seat(Seat(0)) {
                    assert_eq!(face.texts(at), face.texts(other), "the asked seat sees its own list");
                }
                let end = to_the_end(&mut *face, other, Rng(seed));
                assert_ne!(end, 0);
                face.free(other);
            }
            if !step(&mut *face, at, &mut rng) {
                break;
            }
        }
    }
    assert!(differences > 1000 && forced > 10, "{differences} hidden differences, {forced} forced hidden answers");
}

#[test]
fn cards_are_conserved_and_games_differ() {
    let rules = rules(4);
    let mut face = rules.open(Tools::default()).expect("opens");
    let mut ends = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let at = face.start();
        ends.insert(to_the_end(&mut *face, at, Rng(seed)));
        assert_eq!(face.scores(at).expect("scores").len(), 4);
        face.free(at);
    }
    assert!(ends.len() > 45);
    let counters = face.counters();
    assert!(counters.iter().any(|&(name, n)| name == "vm_entries" && n > 1000), "{counters:?}");
    assert_eq!(face.faults(), Vec::<String>::new());
}
