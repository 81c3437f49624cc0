//! More players than the rulebook has a pool for is told, not refused (rulebook, Состав колоды).

use clade_engine::Ruleset;

#[test]
fn many_players_are_told() {
    let warned = |seats: u8, sets: u8| {
        let rules = clade_evolution::rules(&crate::common::with_sets(seats, sets), &[]).expect("any pool at any number of players");
        !rules.warnings().is_empty()
    };
    // Sets: 1 Time to Fly, 2 Continents, 4 the gift cards.
    for (sets, most) in [(0, 4), (1, 6), (2, 4), (4, 4), (5, 6), (6, 4), (3, 8), (7, 8)] {
        let told: Vec<bool> = (2..=8).map(|seats| warned(seats, sets)).collect();
        let expected: Vec<bool> = (2..=8).map(|seats| seats > most).collect();
        assert_eq!(told, expected, "sets {sets}");
    }
}
