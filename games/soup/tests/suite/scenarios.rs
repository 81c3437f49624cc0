//! The scenarios of `scenarios/`: a file for each test case of §7, and positions that read back equal.

use clade_check::scenario::Scenario;
use clade_check::{RandomGame, Suite};
use clade_engine::{Actor, Module, Setup, Tools};
use clade_soup::MODULE;
use clade_table::WordStream;
use std::collections::BTreeMap;

/// The test cases of §7, by number.
const CASES: [u8; 57] = [
    1, 2, 4, 5, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 60, 61, 63, 64, 66,
    70, 72, 73, 75, 76, 81, 82, 84, 85, 91, 92, 94, 95, 97, 98, 100, 110, 112, 113, 115, 116, 121,
];
/// Those that answer a question put to designers or publisher.
const FAQ: [u8; 6] = [19, 62, 74, 80, 93, 99];
/// Without a file, and why.
const NO_FILE: [(u8, &str); 1] = [(121, "says that two games are equal: t121_the_same_seed_gives_the_same_game")];
/// The switches of §4.11 with both values, by number. S10 is no option: its values play the same.
const SWITCHES: [u8; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12];
/// Examples that a rulebook prints.
const PRINTED: [u8; 5] = [60, 61, 70, 81, 112];

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

/// The letter and the number of a file: T and 44 of `t44_defense.toml`, S and 9 of `s9_beyond_the_ladder.toml`; none of a file that
/// neither a case nor a switch stands for (`x_one_stay.toml`, `b_bots.toml`).
fn number(file: &str) -> Option<(char, u8)> {
    if ["b_", "x_", "two_", "lessons/"].iter().any(|other| file.starts_with(other)) {
        return None;
    }
    let named = file.split_once('_').and_then(|(name, _)| {
        let letter = name.chars().next().filter(|letter| "ts".contains(*letter))?;
        Some((letter, name[1..].parse().ok()?))
    });
    Some(named.unwrap_or_else(|| panic!("{file} is not named by the number of its case")))
}

/// The numbers of the files of a letter.
fn numbers(letter: char) -> Vec<u8> {
    SUITE.scenarios().keys().filter_map(|file| number(file)).filter(|(of, _)| *of == letter).map(|(_, number)| number).collect()
}

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases > 150 && checked.answers > 800, "{} cases, {} answers", checked.cases, checked.answers);
}

#[test]
fn every_test_case_is_a_file() {
    let there = numbers('t');
    let excused = |case: &u8| NO_FILE.iter().any(|(known, _)| known == case);
    let missing: Vec<u8> = CASES.into_iter().chain(FAQ).filter(|case| !there.contains(case) && !excused(case)).collect();
    assert_eq!(missing, [], "test cases without a file");
    assert!(NO_FILE.iter().all(|(case, _)| !there.contains(case)), "a case has a file after all");
}

#[test]
fn every_switch_is_a_file() {
    let mut there = numbers('s');
    there.sort_unstable();
    assert_eq!(there, SWITCHES);
}

#[test]
fn printed_examples_say_so() {
    let printed = SUITE.scenarios().into_iter().filter_map(|(name, text)| {
        let scenario = Scenario::read(&name, &text).unwrap_or_else(|fault| panic!("{fault}"));
        scenario.rulebook().and(number(&name)).map(|(_, number)| number)
    });
    let mut printed: Vec<u8> = printed.collect();
    printed.sort_unstable();
    assert_eq!(printed, PRINTED);
}

/// Each k-th state, and each inside a gene.
#[test]
fn any_state_of_a_random_game_reads_back_equal() {
    let plain = [3, 4].map(|seats| Setup { seats, options: BTreeMap::new() });
    let of_two = |variant: &str| Setup { seats: 2, options: BTreeMap::from([("two-players".to_owned(), variant.to_owned())]) };
    let setups: Vec<_> = plain.into_iter().chain(["dummy", "two-colours", "tribe"].map(of_two)).collect();
    let inside = SUITE.states_read_back(&setups, 8, 7);
    assert!(inside > 100, "{inside} states inside genes");
}

/// What can be wrong with a position, by key.
#[test]
fn misplaced_things_are_named() {
    let setup = Setup { seats: 3, options: BTreeMap::new() };
    let mut face = MODULE.ruleset(&setup, &[]).expect("rules").open(Tools::default()).expect("it opens");
    let mut wrong = |position: &str| face.place(position).expect_err("it is wrong").to_string();
    assert_eq!(wrong("red = { genes = [\"sped\"] }"), "red.genes[0]: found 'sped', expected a gene; did you mean 'speed'?");
    assert_eq!(wrong("soup = { c3 = { red = 1 } }"), "soup.c3: found 'c3', expected a cell like b2 (c3 is the compass)");
    assert_eq!(wrong("yellow = { points = 1 }"), "yellow: found 'yellow', expected one of red, blue, green");
    assert_eq!(wrong("red = { genes = [\"frugality\"] }"), "red.genes: found frugality once more, expected at most 0 of it in a game of 3");
    assert_eq!(wrong("pending = [\"feeding red1\"]"), "pending[0]: found 'feeding red1', expected cards joined by '+', or '-' after it");
    let supply = wrong("soup = { b2 = { red = 5 } }\nsupply = { red = 51 }");
    assert!(supply.starts_with("supply.red: found 51, expected 50, as 5 of the 55 lie in the soup"), "{supply}");
}

fn like(letter: char) -> u8 {
    if letter.is_ascii_digit() { 0 } else { u8::from(letter.is_alphabetic()) + 1 }
}

/// Words of written positions swapped with each other: refused by name or set up, never a panic.
#[test]
fn damaged_positions_are_refused_or_played() {
    let setup = Setup { seats: 4, options: BTreeMap::new() };
    let mut face = MODULE.ruleset(&setup, &[]).expect("rules").open(Tools::default()).expect("it opens");
    let mut words = WordStream::new(3);
    let (mut placed, mut refused) = (0, 0);
    let whole_game = RandomGame::each(&mut *face, 5, |face, handle, step| {
        let text = face.position(handle).expect("words");
        if step % 9 > 0 && !text.contains("[[scripts.open]]") {
            return;
        }
        let parts: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..12 {
            let mut damaged = parts.clone();
            for _ in 0..=words.next() % 2 {
                // Only like for like: a number for a number, a text for a text.
                let to = words.next() as usize % parts.len();
                let alike = |part: &&&str| part.chars().next().map(like) == parts[to].chars().next().map(like);
                let all: Vec<&&str> = parts.iter().filter(alike).collect();
                damaged[to] = all[words.next() as usize % all.len()];
            }
            match face.place(&damaged.concat()) {
                Err(_) => refused += 1,
                Ok(other) => {
                    placed += 1;
                    for _ in 0..20 {
                        let Ok(turn) = face.turn(other) else { break };
                        let word = words.next();
                        let _ = match turn.actor {
                            Actor::Over => break,
                            Actor::Chance => face.roll(other, word),
                            Actor::Seat(_) => face.advance(other, (word % u64::from(turn.count.max(1))) as u32),
                        };
                    }
                    face.free(other);
                }
            }
        }
    });
    whole_game.expect("it is played");
    assert!(placed > 100 && refused > 100, "{placed} set up, {refused} refused");
}
