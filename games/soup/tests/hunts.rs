//! Attacks in phase 5: Aggression, Armor, and the reactions to it: §4.4, §4.8; test cases §7.8 and the rulings of §7.10.

mod common;

use common::{Table, table};

/// Red amoeba 1 attacks green amoeba 1 in b2 by Aggression.
fn aggression(red: &str, green: &str) -> Table {
    let position = format!("phase 5\nred {red} | 1 b2\ngreen {green} | 1 b2\nyellow 0 | 1 e2\nb2: blue:1");
    let mut t = table(4, &position);
    t.play("use aggression; red1; attack green1");
    t
}

#[test]
fn t94_aggression() {
    let mut t = table(4, "phase 5\nred 3: aggression | 1 b2, 2 c2\ngreen 0 | 1 b2 **, 2 c2\nblue 0 | 1 c2");
    // Green 1 is dead before; red 1 has nobody to attack.
    assert_eq!(t.at("green1"), "-");
    t.asks("red", "use aggression, done");
    t.play("use aggression");
    t.asks("red", "red2");
    t.play("red2");
    t.asks("red", "attack blue1, attack green2");
    t.play("attack green2");
    assert_eq!((t.at("green2"), t.bp("red"), t.water("c2")), ("-".to_owned(), 2, [2; 4]));
    assert_eq!((t.state.phase, t.state.round), (1, 3), "a second use in the round is not offered");
    let t = table(4, "phase 5\nred 0: aggression | 1 b2\ngreen 0 | 1 b2");
    assert_eq!(t.state.phase, 1, "without a point there is no question");
    let mut t = table(4, "phase 5\nred 1: aggression | 1 b2\ngreen 0 | 1 b2");
    t.play("done");
    assert_eq!((t.at("green1"), t.bp("red")), ("b2".to_owned(), 1));
}

#[test]
fn t94_struggle_is_no_phase_5_gene() {
    let t = table(4, "phase 5\nred 3: struggle | 1 b2\ngreen 0 | 1 b2");
    assert_eq!(t.state.phase, 1);
}

#[test]
fn t95_aggression_only_against_foreign_ones() {
    let mut t = table(4, "phase 5\nred 3: aggression | 1 b2, 2 b2\ngreen 0 | 1 b2");
    t.play("use aggression; red2");
    t.asks("red", "attack green1");
    t.refuses("attack red1", "soup-why-own");
    let t = table(4, "phase 5\nred 3: aggression | 1 b2, 2 b2");
    assert_eq!(t.state.phase, 1, "no foreign target: not offered");
}

#[test]
fn t96_armor_turns_death_into_damage() {
    let t = aggression("3: aggression", "0: armor");
    assert_eq!((t.at("green1"), t.damage("green1"), t.bp("red"), t.water("b2")), ("b2".to_owned(), 1, 2, [0, 1, 0, 0]));
    let position = |green: &str| format!("phase 5\nred 3: aggression | 1 b2\ngreen 0: {green}");
    let mut t = table(4, &position("armor | 1 b2 *"));
    t.play("use aggression; red1; attack green1");
    assert_eq!((t.at("green1"), t.water("b2")), ("-".to_owned(), [2; 4]), "S2: at its limit it dies");
    let mut t = table(4, &position("armor life_expectancy | 1 b2 *"));
    t.play("use aggression; red1; attack green1");
    assert_eq!((t.at("green1"), t.damage("green1")), ("b2".to_owned(), 2));
    let mut t = table(4, &position("armor life_expectancy | 1 b2 **"));
    t.play("use aggression; red1; attack green1");
    assert_eq!((t.at("green1"), t.water("b2")), ("-".to_owned(), [2; 4]));
}

#[test]
fn t97_a_hit_on_armor_did_not_fail() {
    let t = aggression("3: aggression persistence", "0: armor");
    assert_eq!((t.damage("green1"), t.state.phase, t.state.round), (1, 1, 3), "no second attempt");
}

#[test]
fn t98_defense_against_aggression() {
    let mut t = aggression("3: aggression", "1: defense");
    t.play("use defense; die 3; die 4");
    assert_eq!((t.at("green1"), t.damage("red1"), t.bp("red"), t.bp("green")), ("b2".to_owned(), 0, 2, 0), "nothing happens to red");
    let mut t = aggression("3: aggression", "1: defense");
    t.play("use defense; die 4; die 3");
    assert_eq!((t.at("green1"), t.water("b2")), ("-".to_owned(), [2, 3, 2, 2]), "a natural death");
    let mut t = aggression("3: aggression persistence", "2: defense");
    t.play("use defense; die 3; die 4; yes; attack green1; use defense; die 3; die 4");
    assert_eq!((t.at("green1"), t.bp("red"), t.bp("green"), t.damage("red1")), ("b2".to_owned(), 2, 0, 0));
}

#[test]
fn t99_armor_acts_after_escape_and_defense() {
    let mut t = aggression("3: aggression", "2: armor escape");
    t.asks("green", "use escape, done");
    t.play("use escape; die 3");
    assert_eq!((t.at("green1"), t.damage("green1")), ("c2".to_owned(), 0));
    let mut t = aggression("3: aggression", "2: armor escape");
    t.play("use escape; die 5");
    assert_eq!((t.at("green1"), t.damage("green1")), ("b2".to_owned(), 1));
    let mut t = aggression("3: aggression", "2: armor defense");
    t.play("use defense; die 6; die 1");
    assert_eq!((t.at("green1"), t.damage("green1")), ("b2".to_owned(), 1));
}

#[test]
fn t99_escape_in_phase_5_has_all_movement_genes() {
    let mut t = table(4, "phase 5\nred 3: aggression holding | 1 b2, 2 b2\ngreen 1: escape tentacle speed | 1 b2\nb2: blue:2");
    t.play("use aggression; red1; attack green1; use escape; die 3");
    t.asks("green", "blue, done");
    t.play("blue; blue");
    t.asks("red", "red1, red2, done");
    t.play("red1; red2");
    t.asks("green", "yes, no");
    t.play("yes; die 3; blue; done; red1; done");
    assert_eq!(["green1", "red1", "red2"].map(|a| t.at(a)), ["d2", "d2", "c2"]);
    assert_eq!((t.water("c2"), t.water("d2"), t.state.phase), ([0, 1, 0, 0], [0, 1, 0, 0], 1), "the attack is over");
}

#[test]
fn t100_defense_bought_in_this_round() {
    let mut t = table(4, "phase 3\nladder 4 3 2 1\nred 3: aggression | 1 b2\ngreen 6 | 1 b2");
    t.play("done; done; buy defense; done; done; done; done; done; done");
    assert_eq!(t.state.phase, 5);
    t.play("use aggression; red1; attack green1");
    t.asks("green", "use defense, done");
}
