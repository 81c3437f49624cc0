//! Random games over all players and sets: they end, no card is lost, every state is one that the rules could have led to.
//! `CLADE_EFFORT` asks for more games.
#![expect(clippy::disallowed_methods, reason = "a test plays on two threads")]

use clade_engine::{Audited, Kept};

/// No game is longer: the deck bounds the turns, the bank and once-a-turn abilities bound the answers.
const LONGEST: usize = 20_000;

#[test]
fn games_end_and_no_card_is_lost() {
    let games = 4 * clade_check::effort();
    let halves = [0..4u8, 4..8].map(|sets| {
        std::thread::spawn(move || {
            let (mut played, mut looked, mut longest) = (0u64, 0u64, 0);
            for (sets, seats) in sets.flat_map(|sets| (2..=8).map(move |seats| (sets, seats))) {
                let game = crate::common::open_with(&crate::common::with_sets(seats, sets), &[]);
                for seed in 0..games {
                    let mut steps = 0;
                    clade_check::random_states(&game, seed * 64 + u64::from(seats), |state, _, events| {
                        steps += 1;
                        assert!(steps < LONGEST, "seats {seats}, sets {sets}, seed {seed} goes on for ever");
                        assert!(
                            !events.iter().any(|event| game.is_failure(event)),
                            "seats {seats}, sets {sets}, seed {seed}: a card failed"
                        );
                        // All cards of the pool lie somewhere, and everything that follows from the rest does.
                        if steps % 40 == 0 || state.over {
                            looked += 1;
                            assert!(game.is_sound(state), "seats {seats}, sets {sets}, seed {seed}, step {steps}");
                        }
                    });
                    longest = longest.max(steps);
                    played += 1;
                }
            }
            (played, looked, longest)
        })
    });
    let halves = halves.map(|half| half.join().expect("a half"));
    let played: u64 = halves.iter().map(|half| half.0).sum();
    let (looked, longest) = (halves[0].1 + halves[1].1, halves[0].2.max(halves[1].2));
    assert!(played == 56 * games && looked > played, "{played} games, {looked} states looked at, the longest {longest} answers");
}
