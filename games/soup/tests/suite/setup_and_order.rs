//! Setup and turn order: what the scenarios T01 to T05 do not say. Fact sheet §4.1, §4.2.

use crate::common::{open, table};
use clade_engine::Game;
use clade_soup::Event;

#[test]
fn t02_the_pool_of_three_players() {
    let game = open(4, &[]);
    let copies = |seats: u8| -> i32 { game.cards().iter().map(|card| card.per_seats("copies", seats)).sum() };
    assert_eq!((copies(3), copies(4)), (20, 30), "§3.1");
    let none: Vec<_> = game.cards().iter().filter(|card| card.per_seats("copies", 3) == 0).map(|card| card.short_id()).collect();
    assert_eq!(none, ["frugality", "parasitism"], "§4.12");
}

#[test]
fn t05_orders() {
    // Red 3, blue 1, green 2: phase 1 in the order blue, green, red, the others red, green, blue.
    let position = |phase: u8| {
        format!(
            "phase {phase}
            ladder 3 1 2
            card E06
            red 9: struggle aggression division_rate | 1 b1, 2 b2 **
            blue 9: life_expectancy defense escape | 1 a2, 2 b3 ***
            green 9: holding tentacle movement_1 | 1 c2, 2 d2 **"
        )
    };
    let asked_in = |phase: u8, positions: &str| {
        let mut t = table(3, positions);
        let mut order: Vec<String> = Vec::new();
        while t.state.phase == phase {
            if t.asked() != "chance" && order.last() != Some(&t.asked()) {
                order.push(t.asked());
            }
            let last = t.answers().into_iter().map(|(text, _)| text).find(|text| text != "move").expect("an answer");
            let mut events = Vec::new();
            let action = t.answers().into_iter().find(|(text, _)| *text == last).expect("listed").1;
            t.game.play(&mut t.state, action, &mut clade_engine::Sink::to(&mut events));
            t.events.extend(events);
        }
        order.join(" ")
    };
    assert_eq!(asked_in(1, &position(1)), "blue green red");
    let mut t = table(3, &(position(2) + "\ndeck E01 E02"));
    t.play("environment E01");
    assert_eq!(t.asked(), "red", "DFFAQ 5: defects in descending order");
    t.play("pay");
    assert_eq!(t.asked(), "green");
    t.play("pay");
    assert_eq!(t.asked(), "blue");
    let mut t = table(3, &position(3));
    for colour in ["red", "green", "blue"] {
        assert_eq!((t.state.phase, t.asked()), (3, colour.to_owned()));
        t.play("done");
    }
    for colour in ["red", "green", "blue"] {
        assert_eq!((t.state.phase, t.asked(), t.bp(colour)), (4, colour.to_owned(), 19));
        t.play("done");
    }
    let died: Vec<_> = t.events.iter().filter_map(|e| if let Event::Died(id, ..) = e { Some(id.side().0) } else { None }).collect();
    assert_eq!(died, [0, 2, 1], "T93, Z-Man FAQ: deaths in descending order");
    let t = table(3, &position(6));
    let scored: Vec<_> = t.events.iter().filter_map(|e| if let Event::Scored(side, ..) = e { Some(side.0) } else { None }).collect();
    assert_eq!((scored, t.state.round, t.asked()), (vec![0, 2, 1], 3, "blue".to_owned()));
}

#[test]
fn t121_the_same_seed_gives_the_same_game() {
    for seats in [3, 4] {
        let run = || {
            let mut log = Vec::new();
            let end = crate::common::random_game(&open(seats, &[]), 7, |state, _, events| {
                log.push((clade_engine::hash::of(state), format!("{events:?}")));
            });
            (log, end)
        };
        assert!(run() == run());
    }
}
