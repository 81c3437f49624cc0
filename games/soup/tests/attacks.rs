//! Attacks in phase 1: Struggle, Defense, Escape, Persistence, Holding: §4.4; test cases §7.4 (phase 5 is in hunts.rs).

mod common;

use common::{Table, table, table_with};

/// Red amoeba 1 attacks green amoeba 1 in b2 in phase 1; red goes first and yellow is elsewhere.
fn struggle(red: &str, green: &str) -> Table {
    let mut t = table(4, &fight(red, green));
    t.play("drift; use struggle; attack green1");
    t
}

fn fight(red: &str, green: &str) -> String {
    format!("red {red} | 1 b2\ngreen {green} | 1 b2\nyellow 0 | 1 e2\nb2: blue:1")
}

#[test]
fn t40_struggle() {
    let mut t = table(4, &fight("3: struggle", "0"));
    t.play("drift");
    t.asks("red", "use struggle, starve");
    t.play("use struggle");
    t.asks("red", "attack green1");
    t.refuses("attack red1", "soup-why-itself");
    t.play("attack green1");
    assert_eq!((t.at("green1"), t.water("b2")), ("-".to_owned(), [1, 2, 1, 1]));
    assert_eq!((t.bp("red"), t.damage("red1"), t.asked()), (2, 0, "yellow".to_owned()), "green has lost its turn");
}

#[test]
fn t41_an_own_amoeba() {
    let mut t = table(4, "red 3: struggle defense escape | 1 b2, 2 b2 *\nyellow 0 | 1 e2\nb2: blue:1");
    t.play("drift; use struggle; attack red2");
    assert_eq!(
        (t.at("red2"), t.damage("red2"), t.water("b2"), t.bp("red")),
        ("-".to_owned(), 0, [1, 2, 1, 1], 2),
        "no reaction is offered"
    );
    assert_eq!((t.damage("red1"), t.asked()), (0, "yellow".to_owned()), "a dead amoeba has no turn");
}

#[test]
fn t42_declining() {
    let mut t = table(4, &fight("3: struggle", "0"));
    t.play("drift; starve");
    assert_eq!((t.damage("red1"), t.bp("red"), t.at("green1")), (1, 3, "b2".to_owned()));
}

#[test]
fn t43_without_points_or_targets() {
    let mut t = table(4, &fight("0: struggle", "0"));
    t.play("drift");
    t.asks("red", "starve");
    t.refuses("use struggle", "soup-why-points");
    let mut t = table(4, "red 3: struggle | 1 b2\ngreen 0 | 1 c2");
    t.play("drift");
    t.refuses("use struggle", "soup-why-not-offered");
}

#[test]
fn t44_defense_fight() {
    let mut t = struggle("3: struggle", "4: defense");
    t.asks("green", "use defense, done");
    t.play("use defense; die 5; die 2");
    assert_eq!((t.at("green1"), t.bp("green"), t.water("b2"), t.damage("red1")), ("-".to_owned(), 3, [1, 2, 1, 1], 0), "S1: 1 cube each");
    let mut t = struggle("3: struggle", "4: defense");
    t.play("use defense; die 2; die 5");
    assert_eq!((t.at("green1"), t.damage("red1"), t.bp("red")), ("b2".to_owned(), 1, 2));
    let mut t = struggle("3: struggle", "4: defense");
    t.play("use defense; die 3; die 3; die 6; die 6; die 4; die 1");
    assert_eq!((t.at("green1"), t.bp("green")), ("-".to_owned(), 3), "equal dice are rolled again, free");
    let mut t = struggle("3: struggle", "4: defense");
    t.play("done");
    assert_eq!((t.at("green1"), t.bp("green")), ("-".to_owned(), 4), "no reaction is wanted");
    let t = struggle("3: struggle", "0: defense");
    assert_eq!((t.at("green1"), t.asked()), ("-".to_owned(), "yellow".to_owned()), "none is affordable");
}

#[test]
fn t45_escape() {
    let mut t = struggle("3: struggle", "1: escape");
    t.asks("green", "use escape, done");
    t.play("use escape; die 3");
    assert_eq!((t.at("green1"), t.bp("green"), t.damage("red1"), t.water("b2")), ("c2".to_owned(), 0, 1, [0, 1, 0, 0]));
    t.asks("green", "drift"); // it still has its own turn
    let mut t = struggle("3: struggle", "1: escape");
    t.play("use escape; die 5");
    assert_eq!(t.at("green1"), "-", "the attack goes on");
    let mut t = table(4, "red 3: struggle | 1 a2\ngreen 1: escape | 1 a2\nyellow 0 | 1 e2");
    t.play("drift; use struggle; attack green1; use escape; die 1");
    assert_eq!((t.at("green1"), t.damage("red1")), ("-".to_owned(), 0), "an obstacle: the attack goes on");
}

#[test]
fn t46_escape_with_speed_and_streamlining() {
    let mut t = struggle("3: struggle", "2: escape speed");
    t.play("use escape; die 5; yes; die 2");
    assert_eq!((t.at("green1"), t.bp("green"), t.damage("red1")), ("b1".to_owned(), 1, 1));
    let mut t = struggle("3: struggle", "2: escape speed movement_2");
    t.play("use escape; east; yes; west");
    assert_eq!(t.at("green1"), "-", "it must end in another cell");
    let mut t = struggle("3: struggle", "0: escape streamlining movement_1");
    t.play("use escape; die 5; die 4; number 4");
    assert_eq!((t.at("green1"), t.bp("green")), ("b3".to_owned(), 0));
    let t = struggle("3: struggle", "0: escape");
    assert_eq!(t.at("green1"), "-");
}

#[test]
fn t47_defense_and_escape_each_once_in_any_order() {
    let mut t = struggle("3: struggle", "4: defense escape");
    t.asks("green", "use defense, use escape, done");
    t.play("use defense; die 5; die 2");
    t.asks("green", "use escape, done");
    t.refuses("use defense", "soup-why-tried");
    t.play("use escape; die 5");
    assert_eq!((t.at("green1"), t.bp("green")), ("-".to_owned(), 2));
    let mut t = struggle("3: struggle", "4: defense escape");
    t.play("use escape; die 5");
    t.asks("green", "use defense, done");
    t.play("use defense; die 1; die 2");
    assert_eq!((t.at("green1"), t.damage("red1"), t.bp("green")), ("b2".to_owned(), 1, 2));
    let t = struggle("3: struggle", "1: defense escape");
    t.asks("green", "use defense, use escape, done");
    let mut t = struggle("3: struggle", "1: defense escape");
    t.play("use escape; die 5");
    assert_eq!(t.at("green1"), "-", "the second one is not affordable any more");
}

#[test]
fn t48_armor_is_no_target() {
    let mut t = table(4, &fight("3: struggle", "4: armor"));
    t.play("drift");
    t.asks("red", "starve");
    let mut t = table(4, &(fight("3: struggle", "4: armor") + "\nblue 0 | 1 b2"));
    t.play("drift; use struggle");
    t.asks("red", "attack blue1");
    assert!(t.why("attack green1").is_some_and(|why| why.contains("armored")));
}

#[test]
fn t49_holding_against_escape() {
    // Red is dragged along; the attack is over all the same; red eats there if it can.
    let position = |water: &str| format!("red 3: struggle holding | 1 b2\ngreen 4: escape | 1 b2, 2 c2\nyellow 0 | 1 e2\n{water}");
    let mut t = table(4, &position("c2: blue:1 green:1 yellow:1"));
    t.play("drift; use struggle; attack green1; use escape; die 3");
    t.asks("red", "red1, done");
    t.play("red1");
    assert_eq!((t.at("red1"), t.at("green1")), ("c2".to_owned(), "c2".to_owned()));
    t.asks("red", "eat blue:1 green:1 yellow:1");
    t.play("eat blue:1 green:1 yellow:1");
    assert_eq!((t.damage("red1"), t.bp("red"), t.water("c2")), (0, 2, [2, 0, 0, 0]));
    let mut t = table(4, &position(""));
    t.play("drift; use struggle; attack green1; use escape; die 3; red1");
    t.asks("red", "starve");
    t.refuses("use struggle", "soup-why-tried");
    // Not clinging: it starves where it is.
    let mut t = table(4, &position("c2: blue:1 green:1 yellow:1"));
    t.play("drift; use struggle; attack green1; use escape; die 3; done");
    assert_eq!((t.at("red1"), t.damage("red1"), t.asked()), ("b2".to_owned(), 1, "green".to_owned()));
}

#[test]
fn t49_escape_and_back() {
    let position = "red 3: struggle holding | 1 b2\ngreen 4: escape speed movement_2 | 1 b2\nyellow 0 | 1 e2\nc2: blue:1 green:1 yellow:1";
    let start = "drift; use struggle; attack green1; use escape; east";
    // Clinging both ways: both are in the first cell again, the escape has failed.
    let mut t = table(4, position);
    t.play(&format!("{start}; red1; yes; west; red1"));
    assert_eq!((t.at("red1"), t.at("green1"), t.damage("red1")), ("b2".to_owned(), "-".to_owned(), 0));
    // Clinging only there: green is in the first cell again, but red is not: the attack is over, red eats where it is.
    let mut t = table(4, position);
    t.play(&format!("{start}; red1; yes; west; done"));
    assert_eq!((t.at("red1"), t.at("green1")), ("c2".to_owned(), "b2".to_owned()));
    t.play("eat blue:1 green:1 yellow:1");
    assert_eq!(t.damage("red1"), 0);
    // Not clinging there: green comes back to its attacker.
    let mut t = table(4, position);
    t.play(&format!("{start}; done; yes; west"));
    assert_eq!((t.at("red1"), t.at("green1")), ("b2".to_owned(), "-".to_owned()));
}

#[test]
fn t50_persistence_of_the_attacker() {
    let mut t = struggle("3: struggle persistence", "4: defense");
    t.play("use defense; die 2; die 5");
    t.asks("red", "yes, no");
    t.play("yes; attack green1");
    t.asks("green", "use defense, done");
    t.play("use defense; die 1; die 6");
    assert_eq!((t.damage("red1"), t.bp("red"), t.bp("green")), (1, 2, 2), "the second attempt is free, the defence is not");
    assert_eq!((t.asked(), t.at("green1")), ("green".to_owned(), "b2".to_owned()), "there is no third attempt");
    let mut t = struggle("3: struggle persistence", "4: defense");
    t.play("use defense; die 2; die 5; yes; attack green1; use defense; die 6; die 5");
    assert_eq!((t.damage("red1"), t.at("green1")), (0, "-".to_owned()));
    let mut t = struggle("3: struggle persistence", "4: defense");
    t.play("use defense; die 2; die 5; no");
    assert_eq!(t.damage("red1"), 1);
}

#[test]
fn t50_persistence_after_an_escape() {
    // Nobody is left in the cell: no second attempt.
    let mut t = struggle("3: struggle persistence", "4: escape");
    t.play("use escape; die 3");
    assert_eq!((t.damage("red1"), t.asked()), (1, "green".to_owned()));
    // Dragged along: a second attempt in the new cell; if that fails, red may eat there.
    let position = "red 3: struggle persistence holding | 1 b2\ngreen 4: escape | 1 b2\nyellow 0 | 1 e2";
    let mut t = table(4, position);
    t.play("drift; use struggle; attack green1; use escape; die 3; red1; yes; attack green1; use escape; die 3; done");
    assert_eq!((t.at("green1"), t.at("red1"), t.bp("red"), t.bp("green")), ("d2".to_owned(), "c2".to_owned(), 2, 2));
    t.asks("red", "starve");
    let mut t = table(4, position);
    t.play("drift; use struggle; attack green1; use escape; die 3; red1; yes; attack green1; done");
    assert_eq!((t.at("green1"), t.water("c2"), t.damage("red1")), ("-".to_owned(), [1; 4], 0));
}

#[test]
fn t51_persistence_of_the_defender() {
    let mut t = struggle("3: struggle", "4: defense persistence escape");
    t.play("use defense; die 5; die 2");
    t.asks("green", "yes, no");
    t.play("yes; die 3; die 4");
    assert_eq!((t.at("green1"), t.bp("green"), t.damage("red1")), ("b2".to_owned(), 3, 1), "fighting again is free");
    let mut t = struggle("3: struggle", "4: defense persistence escape");
    t.play("use defense; die 5; die 2; yes; die 4; die 3");
    t.asks("green", "use escape, done"); // lost twice; Escape may still be tried
}

#[test]
fn t52_one_victim_a_round() {
    let mut t = table(4, &(fight("3: struggle", "4: defense") + "\nblue 0 | 1 b2"));
    t.play("drift; use struggle");
    t.asks("red", "attack blue1, attack green1");
    t.play("attack green1; use defense; die 1; die 2");
    assert_eq!((t.damage("red1"), t.asked(), t.bp("red")), (1, "blue".to_owned(), 2));
    // With Persistence the second attempt may take any target (S7).
    let mut t = table(4, &(fight("3: struggle persistence", "4: defense") + "\nblue 0 | 1 b2"));
    t.play("drift; use struggle; attack green1; use defense; die 1; die 2; yes");
    t.asks("red", "attack blue1, attack green1");
}

#[test]
fn t53_struggle_beside_another_diet() {
    let mut t = table(4, "red 3: struggle substitution | 1 b2\ngreen 0 | 1 b2\nb2: blue:3 green:1");
    t.play("drift");
    t.asks("red", "eat blue:3 green:1, use struggle, starve");
}

#[test]
fn t54_aggression_contains_struggle() {
    let mut t = table(4, &fight("3: aggression", "0"));
    t.play("drift; use struggle; attack green1");
    assert_eq!((t.at("green1"), t.bp("red")), ("-".to_owned(), 2));
}

#[test]
fn s12_names_the_limit() {
    // Two attacks on one colony in a round: each reaction once an attack.
    let two = "red 3: struggle | 1 b2, 2 b2\ngreen 4: defense | 1 b2\nyellow 0 | 1 e2";
    for (value, asked) in [("once-per-attack", "green"), ("once-per-round", "yellow")] {
        let mut t = table_with(4, "reactions", value, two);
        t.play("drift; use struggle; attack green1; use defense; die 1; die 6; drift; use struggle; attack green1");
        assert_eq!(t.asked(), asked, "{value}");
    }
}
