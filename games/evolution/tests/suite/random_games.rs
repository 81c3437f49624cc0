//! Random games over all players and sets: they end, no card is lost, every state is one that the rules could have led to.
//! `EVOLUTION_GAMES=360 cargo test -p clade-evolution --test random_games` plays 20,160 of them.

use clade_engine::Game;

/// No game is longer: the deck bounds the turns, the bank and once-a-turn abilities bound the answers.
const LONGEST: usize = 20_000;

#[test]
fn games_end_and_no_card_is_lost() {
    let games: u64 = std::env::var("EVOLUTION_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let halves = [0..4u8, 4..8].map(|sets| {
        std::thread::spawn(move || {
            let (mut played, mut looked, mut longest) = (0u64, 0u64, 0);
            for (sets, seats) in sets.flat_map(|sets| (2..=8).map(move |seats| (sets, seats))) {
                let game = crate::common::open_with(&crate::common::with_sets(seats, sets), &[]);
                for seed in 0..games {
                    let mut steps = 0;
                    crate::common::random_game(&game, seed * 64 + u64::from(seats), |state, _, events| {
                        steps += 1;
                        assert!(steps < LONGEST, "seats {seats}, sets {sets}, seed {seed} goes on for ever");
                        assert!(
                            !events.iter().any(|event| game.is_failure(event)),
                            "seats {seats}, sets {sets}, seed {seed}: a card failed"
                        );
                        // All cards of the pool lie somewhere, and everything that follows from the rest does.
                        if steps % 40 == 0 || state.over {
                            looked += 1;
                            assert!(game.accepts(state), "seats {seats}, sets {sets}, seed {seed}, step {steps}");
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
