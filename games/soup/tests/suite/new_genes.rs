//! Phase 3: buying genes: what the scenarios T70 to T76 do not say. §3.1, §3.2, §4.6.

use crate::common::open;

#[test]
fn the_table_of_genes() {
    // §3.1: BP, MP, copies with three and with four players, cards in scoring.
    let rows: [(&str, i32, i32, i32, i32, i32); 20] = [
        ("intelligence", 2, 3, 1, 2, 1),
        ("movement_1", 3, 2, 2, 2, 1),
        ("spores", 3, 3, 1, 1, 1),
        ("speed", 4, 3, 1, 2, 1),
        ("defense", 4, 4, 1, 1, 1),
        ("escape", 4, 4, 1, 2, 1),
        ("substitution", 4, 4, 1, 1, 1),
        ("ray_protection", 5, -2, 1, 2, 0),
        ("streamlining", 5, 4, 1, 1, 1),
        ("tentacle", 5, 4, 1, 2, 1),
        ("holding", 5, 4, 1, 1, 1),
        ("life_expectancy", 5, 5, 1, 2, 1),
        ("frugality", 6, 5, 0, 1, 1),
        ("struggle", 6, 4, 2, 2, 1),
        ("parasitism", 6, 5, 0, 1, 1),
        ("division_rate", 6, 5, 1, 2, 1),
        ("persistence", 4, 4, 1, 1, 2),
        ("movement_2", 5, 5, 1, 2, 2),
        ("aggression", 5, 5, 1, 1, 2),
        ("armor", 6, 6, 1, 1, 2),
    ];
    let game = open(4);
    let found: Vec<_> = game
        .cards()
        .iter()
        .filter(|card| card.word("kind").is_none())
        .map(|card| {
            let (price, mutation) = (card.int("price", 0), card.int("mutation", 0));
            (card.short_id(), price, mutation, card.per_seats("copies", 3), card.per_seats("copies", 4), card.int("scores", 1))
        })
        .collect();
    assert_eq!(found, rows);
}
