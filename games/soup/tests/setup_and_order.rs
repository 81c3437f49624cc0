//! Setup and turn order: fact sheet §4.1, §4.2; test cases §7.1.

mod common;

use clade_engine::Game;
use clade_soup::Event;
use common::{Table, open, table};

/// Setup of four players up to the first question of the first amoebas; blue rolled highest and so on.
fn four() -> Table {
    let mut t = Table::start(open(4, &[]));
    t.play("environment E01; dice 5; dice 11; dice 8; dice 3; start 3; start 1; start 4; start 2");
    t
}

#[test]
fn t01_setup_with_four() {
    let mut t = four();
    assert!(t.state.water.iter().all(|cell| *cell == [2; 4]));
    assert_eq!((t.state.water.len(), t.state.supply), (19, [17; 4]));
    assert!(["red", "blue", "green", "yellow"].iter().all(|colour| t.bp(colour) == 4));
    // Ascending: green on 1, yellow on 2, blue on 3, red on 4.
    t.asks("green", "amoeba 1, amoeba 2, amoeba 3, amoeba 4, amoeba 5, amoeba 6, amoeba 7");
    t.play("amoeba 3; b1; amoeba 7; a2; amoeba 1; c2");
    t.play("amoeba 2");
    assert_eq!(t.asked(), "red");
    t.refuses("b1", "soup-why-somebody-there");
    t.play("d2");
    // Descending: red places its second amoeba first.
    assert_eq!(t.asked(), "red");
    t.refuses("amoeba 2", "soup-why-number-used");
    t.play("amoeba 1; e2; amoeba 4; a3; amoeba 2; b3; amoeba 1; d3");
    assert_eq!(["green3", "yellow7", "blue1", "red2"].map(|a| t.damage(a)), [1; 4]);
    assert_eq!(["red1", "blue4", "yellow2", "green1"].map(|a| (t.damage(a), t.at(a).len())), [(0, 2); 4]);
    assert_eq!((t.state.round, t.state.phase, t.asked()), (1, 1, "green".to_owned()));
}

#[test]
fn t02_setup_with_three() {
    let mut t = Table::start(open(3, &[]));
    t.play("environment E04; dice 5; dice 11; dice 8");
    t.asks("blue", "start 1, start 2, start 3");
    t.play("start 2");
    t.refuses("start 2", "soup-why-taken");
    t.asks("green", "start 1, start 3");
    t.play("start 1; start 3");
    assert!(t.state.water.iter().all(|cell| *cell == [2, 2, 2, 0]));
    assert_eq!(t.state.supply, [17, 17, 17, 0]);
    t.play("amoeba 1; b1; amoeba 1; a2; amoeba 1; c2; amoeba 5; d2; amoeba 5; e2; amoeba 5; a3");
    for colour in ["red", "blue", "green"] {
        assert_eq!([t.damage(&format!("{colour}1")), t.damage(&format!("{colour}5"))], [0, 0], "{colour}");
    }
    let copies = |seats: u8| -> i32 { t.game.cards().iter().map(|card| card.per_seats("copies", seats)).sum() };
    assert_eq!((copies(3), copies(4)), (20, 30), "§3.1");
    let none: Vec<_> = t.game.cards().iter().filter(|card| card.per_seats("copies", 3) == 0).map(|card| card.short_id()).collect();
    assert_eq!(none, ["frugality", "parasitism"], "§4.12");
}

/// The order in which start cells are chosen after these rolls.
fn choosing(seats: u8, rolls: &str) -> String {
    let mut t = Table::start(open(seats, &[]));
    t.play(&format!("environment E01; {rolls}"));
    let mut order = Vec::new();
    for cell in 1..=seats {
        order.push(t.asked());
        t.play(&format!("start {cell}"));
    }
    order.join(" ")
}

#[test]
fn t04_roll_offs() {
    assert_eq!(choosing(4, "dice 9; dice 9; dice 7; dice 4; dice 5; dice 8"), "blue red green yellow");
    assert_eq!(
        choosing(4, "dice 4; dice 9; dice 7; dice 9; dice 10; dice 2"),
        "blue yellow green red",
        "the lower roll of a tie stays above"
    );
}

#[test]
fn t04_tied_again() {
    assert_eq!(choosing(4, "dice 9; dice 9; dice 7; dice 4; dice 6; dice 6; dice 12; dice 11"), "red blue green yellow");
}

#[test]
fn t04_two_separate_ties() {
    // Red and yellow 8, blue and green 6: all four roll, each pair among itself.
    assert_eq!(choosing(4, "dice 8; dice 6; dice 6; dice 8; dice 2; dice 12; dice 11; dice 3"), "yellow red blue green");
    // The second pair ties again, the first does not roll any more.
    assert_eq!(choosing(4, "dice 8; dice 6; dice 6; dice 8; dice 2; dice 7; dice 7; dice 3; dice 4; dice 5"), "yellow red green blue");
}

#[test]
fn t04_three_way_ties() {
    assert_eq!(choosing(4, "dice 7; dice 7; dice 10; dice 7; dice 3; dice 5; dice 4"), "green blue yellow red");
    // Of three, two tie again.
    assert_eq!(choosing(4, "dice 7; dice 7; dice 10; dice 7; dice 5; dice 9; dice 5; dice 2; dice 6"), "green blue yellow red");
    // With three players, and all three again.
    assert_eq!(choosing(3, "dice 7; dice 7; dice 7; dice 5; dice 5; dice 5; dice 2; dice 3; dice 4"), "green blue red");
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
            let end = common::random_game(&open(seats, &[]), 7, |state, _, events| {
                log.push((clade_engine::hash::of(state), format!("{events:?}")));
            });
            (log, end)
        };
        assert!(run() == run());
    }
}
