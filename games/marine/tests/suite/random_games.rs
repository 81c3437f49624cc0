//! Random games over all numbers of players and the set-ups that change most: they end, no card fails, every state is one that the
//! rules could have led to, every card acts somewhere, and of each that is chosen, and of each action that is taken, is told what it
//! did, or that it had no effect.
//! `CLADE_EFFORT` asks for more games.
#![expect(clippy::disallowed_methods, reason = "a test plays on two threads")]

use clade_engine::{Audited, Game, Kept, Kind, Kinds};
use clade_marine::action::Action;
use clade_marine::event::{Event, How, PointsFor};
use clade_marine::schema::SCHEMA;

/// No game is longer: the pawns bound the turns of a round, and rounds without a card end the game.
const LONGEST: usize = 60_000;

/// The set-ups.
const SETUPS: [(u8, &[&str]); 13] = [
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &["two-animals=outer-inner"]),
    (2, &["two-animals=halves", "traits=draft", "length=quick"]),
    (2, &["animals=cephalopods-reptiles", "length=quick", "mats=alternative"]),
    (3, &["animals=fishes-cephalopods-reptiles", "length=long", "earth=random"]),
    (4, &["length=epic", "superheroes=yes"]),
    (4, &["length=epic", "edition=phalanx2023"]),
    (2, &["edition=phalanx2023", "superheroes=without-exaptation", "length=epic"]),
    (3, &["new-card=events-first", "adaptation-special=bag", "length=epic"]),
    (4, &["earth=random", "mats=alternative", "superheroes=yes", "last-reseed=yes"]),
    (2, &["two-animals=halves", "length=epic", "monotypic-habitat=one-each"]),
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
        let game = crate::common::open(seats, options);
        for seed in 0..games {
            let (mut steps, mut silent, mut placed) = (0, None, false);
            let told = || format!("{seats} seats, {options:?}, seed {seed}");
            clade_check::random_states(&game, seed * 64 + u64::from(seats), |state, answers, events| {
                steps += 1;
                assert!(steps < LONGEST, "{}: it goes on for ever", told());
                for event in events {
                    assert!(!game.is_failure(event), "{}, step {steps}: {event:?}", told());
                    match *event {
                        Event::Chose(_, card, _) => silent = Some(card),
                        Event::Discarded(card) => assert_ne!(silent, Some(card), "{}, step {steps}: what it did is not told", told()),
                        Event::Called(..) => {}
                        _ => silent = None,
                    }
                    placed = match event {
                        Event::Placed(..) => true,
                        Event::Bumped(..) | Event::Called(..) | Event::Mattered(_, _, How::Bumps | How::Order) => placed,
                        _ => false,
                    };
                    if let Event::Called(card, _)
                    | Event::Mattered(card, ..)
                    | Event::PawnMore(_, card)
                    | Event::Points(_, _, PointsFor::Card(card)) = *event
                    {
                        sum.acted.insert(card);
                    }
                }
                assert!(!placed || !answers.contains(&Action::Retrieve), "{}, step {steps}: the action is not told", told());
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
    let game = crate::common::open(4, &[]);
    // Some traits are only facts: they print an element, or have slots.
    let acts = |kind: Kind| (0..SCHEMA.hooks.len() as u8).any(|hook| game.cards().defines(hook).contains(kind));
    let idle = game.cards_in_play().into_iter().filter(|&(kind, _)| acts(kind) && !acted.contains(kind));
    let idle: Vec<_> = idle.map(|(_, word)| word).collect();
    assert!(idle.is_empty(), "these never act in {played} games, the longest of {longest} answers: {idle:?}");
}
