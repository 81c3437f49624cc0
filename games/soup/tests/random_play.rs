//! Random games: nothing panics, no cube is lost, no question is without an answer, every gene acts.

mod common;

use clade_engine::{Actor, Game, Kinds, Side};
use clade_script::Scripted;
use clade_soup::options::ROWS;
use clade_soup::{Event, Soup};
use common::{open, random_game};

/// How many games the usual test run plays for each number of players; `SOUP_GAMES` plays more.
fn games() -> u64 {
    std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1500)
}

/// What happened in some games: genes that acted, were counted in scoring, were bought.
#[derive(Default)]
struct Seen {
    acted: Kinds,
    counted: Kinds,
    bought: Kinds,
}

fn play(game: &Soup, seats: u8, seeds: std::ops::Range<u64>, seen: &mut Seen) {
    for seed in seeds {
        let end = random_game(game, seed, |state, list, events| {
            assert!(game.is_sound(state), "seed {seed}: cubes, copies or genes in force do not add up");
            assert!(!matches!(game.actor(state), Actor::Seat(_)) || !list.is_empty(), "seed {seed}: a dead end");
            for event in events {
                match event {
                    Event::Acted(_, kind, _) => seen.acted.insert(*kind),
                    Event::Scored(_, _, genes, _, owned) if *genes > 0 => seen.counted = seen.counted.or(*owned),
                    Event::Bought(_, kind, _) => seen.bought.insert(*kind),
                    Event::Failed(fault) => panic!("seed {seed}: {fault}"),
                    _ => {}
                }
            }
        });
        assert!(end.over && end.round <= 10, "seed {seed}");
        let cells: Vec<_> = (0..seats).map(|s| end.ladder.at(Side(s))).collect();
        assert!(cells.iter().all(|c| cells.iter().filter(|d| *d == c).count() == 1), "seed {seed}: markers share a cell");
    }
    assert_eq!(game.faults(), Vec::<String>::new());
}

#[test]
fn random_games_end_soundly_and_every_gene_acts() {
    for seats in [3, 4] {
        let game = open(seats, &[]);
        let mut seen = Seen::default();
        play(&game, seats, 0..games(), &mut seen);
        for (kind, card) in (0u8..).zip(game.cards().iter()) {
            let in_game = card.per_seats("copies", seats) > 0;
            assert_eq!(seen.bought.contains(kind), in_game, "{} with {seats} players", card.id);
            // A gene that has neither a function nor an exception acts by its number in scoring.
            let numbers_only = (0..16).all(|hook| !game.vm().defines(hook).contains(kind)) && card.words("ignores").is_empty();
            let by_numbers = numbers_only && seen.counted.contains(kind) && card.int("scores", 1) > 0;
            assert!(!in_game || seen.acted.contains(kind) || by_numbers, "{} never acts with {seats} players", card.id);
        }
    }
}

#[test]
fn every_option_plays_soundly() {
    for row in ROWS {
        let others: Vec<&str> = if row.name == "finish" { vec!["5", "20"] } else { row.values[1..].to_vec() };
        for value in others {
            for seats in [3, 4] {
                play(&open(seats, &[(row.name, value)]), seats, 0..games() / 15, &mut Seen::default());
            }
        }
    }
    let all: Vec<_> = ROWS.iter().filter(|row| row.values.len() > 1).map(|row| (row.name, row.values[1])).collect();
    play(&open(4, &all), 4, 0..games() / 5, &mut Seen::default());
}
