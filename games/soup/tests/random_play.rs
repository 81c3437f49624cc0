//! Random games: nothing panics, no cube is lost, every gene acts.

mod common;

use clade_engine::{Game, Kinds, Side};
use clade_soup::Event;
use common::{open, random_game};

/// How many games the usual test run plays for each number of players; `SOUP_GAMES` plays more.
fn games() -> u64 {
    std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1500)
}

#[test]
fn random_games_end_soundly() {
    for seats in [3, 4] {
        let game = open(seats, &[]);
        let mut acted = Kinds::NONE;
        let mut counted = Kinds::NONE;
        let mut bought = Kinds::NONE;
        for seed in 0..games() {
            let end = random_game(&game, seed, |state, list, events| {
                assert!(game.is_sound(state), "seed {seed}");
                assert!(list.len() != 1 || state.over || !list.is_empty());
                for event in events {
                    match event {
                        Event::Acted(_, kind) => acted.insert(*kind),
                        Event::Scored(_, _, genes, _, owned) if *genes > 0 => counted = counted.or(*owned),
                        Event::Bought(_, kind, _) => bought.insert(*kind),
                        Event::Failed(fault) => panic!("seed {seed}: {fault}"),
                        _ => {}
                    }
                }
            });
            assert!(end.over && end.round <= 10);
            let cells: Vec<_> = (0..seats).map(|s| end.ladder.at(Side(s))).collect();
            assert!(cells.iter().all(|c| cells.iter().filter(|d| *d == c).count() == 1), "markers share no cell");
            assert_eq!(game.faults(), Vec::<String>::new());
        }
        for (kind, card) in (0u8..).zip(game.cards().iter()) {
            let in_game = card.per_seats("copies", seats) > 0;
            assert_eq!(bought.contains(kind), in_game, "{} with {seats} players", card.id);
            let passive = card.int("mutation", 0) < 0
                || (0..15).all(|hook| !game.vm().defines(hook).contains(kind)) && card.words("ignores").is_empty();
            assert!(
                !in_game || acted.contains(kind) || passive && (counted.contains(kind) || bought.contains(kind)),
                "{} acts with {seats} players",
                card.id
            );
        }
    }
}
