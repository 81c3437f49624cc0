//! Setup: what the scenarios T01 to T05 do not say. §3.1, §4.12.

use crate::common::open;
use clade_check::random_states;

#[test]
fn t02_the_pool_of_three_players() {
    let game = open(4);
    let genes = || game.cards().iter().filter(|card| card.word("kind").is_none());
    let copies = |seats: u8| -> i32 { genes().map(|card| card.per_seats("copies", seats)).sum() };
    assert_eq!((copies(3), copies(4)), (20, 30), "§3.1");
    let none: Vec<_> = genes().filter(|card| card.per_seats("copies", 3) == 0).map(|card| card.short_id()).collect();
    assert_eq!(none, ["frugality", "parasitism"], "§4.12");
}

#[test]
fn t121_the_same_seed_gives_the_same_game() {
    for seats in [3, 4] {
        let run = || {
            let mut log = Vec::new();
            let end = random_states(&open(seats), 7, |state, _, events| {
                log.push((clade_engine::hash::of(state), format!("{events:?}")));
            });
            (log, end)
        };
        assert!(run() == run());
    }
}
