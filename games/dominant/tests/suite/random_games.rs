//! Random games over all numbers of players and the set-ups that change most: they end, no card fails, every state is one that the rules
//! could have led to, every card acts somewhere, and of each that is taken is told what it did, or that it had no effect. `CLADE_EFFORT`
//! asks for more games.
#![expect(clippy::disallowed_methods, reason = "a test plays on two threads")]

use clade_dominant::Event;
use clade_engine::{Audited, Game, Kept, Kinds};

/// No game is longer: turns without a card end the game.
const LONGEST: usize = 60_000;

/// The set-ups.
const SETUPS: [(u8, &[&str]); 8] = [
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (5, &[]),
    (6, &[]),
    (2, &["several-animals=in-turn", "earth=random"]),
    (3, &["mammals=yes", "birds=yes", "insects=no", "initiative-again=yes", "glaciation-queue=leftmost-pawn"]),
    (4, &["rim=empty", "evolution-cubes=gene-pool", "aquatic=element-first"]),
];

/// What the games of a part of the set-ups came to.
#[derive(Default)]
struct Played {
    games: u64,
    looked: u64,
    longest: usize,
    acted: Kinds,
}

fn play(setups: &[(u8, &[&str])], games: u64) -> Played {
    let mut sum = Played::default();
    for &(seats, options) in setups {
        let game = crate::open(seats, options);
        for seed in 0..games {
            let (mut steps, mut silent) = (0, None);
            let told = || format!("{seats} seats, {options:?}, seed {seed}");
            clade_check::random_states(&game, seed * 64 + u64::from(seats), |state, _, events| {
                steps += 1;
                assert!(steps < LONGEST, "{}: it goes on for ever", told());
                for event in events {
                    assert!(!game.is_failure(event), "{}, step {steps}: {event:?}", told());
                    match *event {
                        Event::Chose(_, card, _) => silent = Some(card),
                        Event::Discarded(card) => assert_ne!(silent, Some(card), "{}, step {steps}: what it did is not told", told()),
                        Event::Called(card, _) => sum.acted.insert(card),
                        _ => silent = None,
                    }
                }
                if steps % 40 == 0 || state.over {
                    sum.looked += 1;
                    assert!(game.is_sound(state), "{}, step {steps}", told());
                }
            });
            assert_eq!(game.faults(), [], "{}", told());
            sum.longest = sum.longest.max(steps);
            sum.games += 1;
        }
    }
    sum
}

#[test]
fn games_end_no_card_fails_and_every_card_acts() {
    let games = 8 * clade_check::effort();
    let (first, second) = SETUPS.split_at(SETUPS.len() / 2);
    let (one, other) = std::thread::scope(|scope| {
        let one = scope.spawn(|| play(first, games));
        let other = play(second, games);
        (one.join().expect("a half"), other)
    });
    let longest = one.longest.max(other.longest);
    let (played, looked) = (one.games + other.games, one.looked + other.looked);
    assert!(played == SETUPS.len() as u64 * games && looked > played, "{played} games, {looked} states looked at, the longest {longest}");
    let acted = one.acted.or(other.acted);
    let game = crate::open(4, &[]);
    let idle: Vec<_> = game.cards_in_play().into_iter().filter(|&(kind, _)| !acted.contains(kind)).map(|(_, word)| word).collect();
    assert!(idle.is_empty(), "these never act in {played} games, the longest of {longest} answers: {idle:?}");
}
