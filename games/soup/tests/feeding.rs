//! Phase 1, feeding: §4.3, the diet table §3.4, Parasitism, food shortage; test cases §7.3.

mod common;

use common::{Table, open, table};
use std::collections::BTreeSet;

/// A red amoeba in b2 that has drifted and is about to feed.
fn hungry(seats: u8, genes: &str, water: &str, others: &str) -> Table {
    let mut t = table(seats, &format!("red 3: {genes} | 1 b2\nb2: {water}\n{others}"));
    t.play("drift");
    t
}

#[test]
fn t30_the_base_diet() {
    let mut t = hungry(4, "", "red:1 blue:1 green:2 yellow:1", "blue 0 | 1 e2");
    t.asks("red", "eat blue:1 green:1 yellow:1");
    t.refuses("starve", "soup-why-must-eat");
    t.play("eat blue:1 green:1 yellow:1");
    assert_eq!((t.water("b2"), t.state.supply), ([3, 0, 1, 0], [52, 55, 54, 55]), "two of the own colour are left");
    assert_eq!(t.damage("red1"), 0);
}

#[test]
fn t31_starving() {
    let mut t = hungry(4, "", "red:5 blue:3 green:1", "blue 0 | 1 e2");
    t.asks("red", "starve");
    t.refuses("eat blue:1 green:1 yellow:1", "soup-why-no-food");
    t.play("starve");
    assert_eq!((t.damage("red1"), t.water("b2"), t.at("red1")), (1, [5, 3, 1, 0], "b2".to_owned()));
    let mut t = table(4, "red 0 | 1 b2 **\nblue 0 | 1 e2");
    t.play("drift; starve");
    assert_eq!((t.damage("red1"), t.at("red1")), (3, "b2".to_owned()), "it stays on the board until phase 5");
}

#[test]
fn t32_substitution() {
    let t = hungry(4, "substitution", "red:5 blue:3 green:1", "");
    t.asks("red", "eat blue:3 green:1, starve");
}

#[test]
fn t33_frugality() {
    let t = hungry(4, "frugality", "red:5 blue:3 green:1", "");
    t.asks("red", "eat blue:1 green:1, starve");
}

#[test]
fn t34_substitution_and_frugality() {
    let mut t = hungry(4, "substitution frugality", "red:5 blue:3 green:1", "blue 0 | 1 e2");
    let list: BTreeSet<String> = t.legal().split(", ").map(str::to_owned).collect();
    let wanted = ["eat blue:1 green:1", "eat blue:2 green:1", "eat blue:3", "eat blue:3 green:1", "starve"];
    assert_eq!(list, wanted.map(str::to_owned).into());
    t.play("eat blue:3");
    assert_eq!(t.water("b2"), [7, 0, 1, 0], "excretion stays 2");
}

#[test]
fn t35_three_players() {
    hungry(3, "", "green:2 blue:2", "").asks("red", "eat blue:2 green:1, eat blue:1 green:2");
    hungry(3, "", "green:1 blue:2", "").asks("red", "eat blue:2 green:1");
    hungry(3, "", "green:3", "").asks("red", "starve");
    hungry(3, "substitution", "green:3", "").asks("red", "starve");
    let mut t = hungry(3, "substitution", "green:4", "blue 0 | 1 e2");
    t.asks("red", "eat green:4, starve");
    t.play("eat green:4");
    assert_eq!(t.water("b2"), [2, 0, 0, 0]);
}

#[test]
fn t36_never_the_own_colour() {
    hungry(4, "substitution frugality", "red:9", "").asks("red", "starve");
}

#[test]
fn t37_the_base_diet_must_be_eaten() {
    let mut t = hungry(4, "substitution struggle", "blue:3 green:1 yellow:1", "blue 0 | 1 b2");
    t.asks("red", "eat blue:1 green:1 yellow:1, eat blue:3 green:1, eat blue:3 yellow:1");
    t.refuses("starve", "soup-why-must-eat");
    t.refuses("use struggle", "soup-why-not-offered");
    t.play("eat blue:3 green:1");
    assert_eq!(t.water("b2"), [2, 0, 0, 1], "another diet may be eaten though the base diet is there");
}

#[test]
fn t38_parasitism() {
    let mut t = table(4, "red 0: parasitism | 1 b2, 2 b2\nblue 1 | 1 b2\nb2: blue:2 green:2");
    t.play("drift");
    t.asks("red", "use parasitism, starve");
    t.play("use parasitism");
    t.asks("red", "blue");
    t.play("blue");
    t.asks("red", "eat blue:1 green:1");
    t.play("eat blue:1 green:1");
    assert_eq!((t.bp("blue"), t.water("b2")), (0, [2, 1, 1, 0]), "blue pays, two cubes are eaten, two are left");
    t.play("drift");
    t.asks("red", "starve"); // blue has no point left
    t.refuses("use parasitism", "soup-why-not-offered");
    // The choice of the host; own amoebas are none, nor are those elsewhere.
    let mut t = table(4, "red 5: parasitism | 1 b2, 2 b2\nblue 2 | 1 b2\ngreen 1 | 3 b2\nyellow 3 | 1 c2\nb2: blue:1 green:1 yellow:1");
    t.play("drift");
    t.asks("red", "eat blue:1 green:1 yellow:1, use parasitism"); // no shortage is needed
    t.play("use parasitism");
    t.asks("red", "blue, green");
    t.play("green");
    t.asks("red", "eat blue:1 green:1, eat blue:1 yellow:1, eat green:1 yellow:1");
    // Nothing to eat: not usable.
    let t = hungry(4, "parasitism", "blue:1", "blue 9 | 1 b2");
    t.refuses("use parasitism", "soup-why-not-offered");
    t.asks("red", "starve");
}

/// The cubes of a legal meal by size, `2:1:0`.
fn pattern(eat: &str) -> String {
    let mut sizes: Vec<u8> = eat.split_whitespace().filter_map(|word| word.split_once(':')?.1.parse().ok()).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes.resize(3, 0);
    sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(":")
}

/// All meals of a red amoeba in a cell with plenty of everything: the usual ones, or those with a host.
fn diet(seats: u8, genes: &str, host: bool) -> (BTreeSet<String>, usize) {
    let water = if seats == 4 { "red:4 blue:4 green:4 yellow:4" } else { "red:4 blue:4 green:4" };
    let mut t = hungry(seats, genes, water, "blue 9 | 1 b2");
    if host {
        t.play("use parasitism; blue");
    }
    let meals: Vec<String> = t.answers().into_iter().map(|(text, _)| text).filter(|text| text.starts_with("eat")).collect();
    assert_eq!(meals.iter().collect::<BTreeSet<_>>().len(), meals.len(), "each meal once");
    (meals.iter().map(|meal| pattern(meal)).collect(), meals.len())
}

#[track_caller]
fn row(genes: &str, usual: &str, with_host: &str) {
    let set = |text: &str| text.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
    // How often a pattern can be laid out with the three foreign colours.
    let ways = |p: &String| match p.as_str() {
        "1:1:1" => 1,
        "1:1:0" | "2:2:0" | "1:0:0" | "2:0:0" | "3:0:0" => 3,
        _ => 6,
    };
    let counted = |text: &str| (set(text), set(text).iter().map(ways).sum());
    assert_eq!(diet(4, genes, false), counted(usual), "{genes}");
    assert_eq!(diet(4, &format!("{genes} parasitism"), false), counted(usual), "{genes}: the host is optional");
    assert_eq!(diet(4, &format!("{genes} parasitism"), true), counted(with_host), "{genes} with a host");
}

#[test]
fn diet_table_four_players() {
    row("", "1:1:1", "1:1:0");
    row("substitution", "1:1:1 2:2:0 3:1:0", "1:1:0 2:1:0 3:0:0");
    row("frugality", "1:1:1 1:1:0", "1:1:0 1:0:0");
    row("substitution frugality", "1:1:1 2:2:0 3:1:0 1:1:0 2:1:0 3:0:0", "1:1:0 2:1:0 3:0:0 1:0:0 2:0:0");
}

#[test]
fn diet_table_three_players() {
    let set = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(diet(3, "", false), (set(&["2:1:0"]), 2));
    assert_eq!(diet(3, "substitution", false), (set(&["2:1:0", "4:0:0"]), 4));
}

#[test]
fn diet_of_each_colour() {
    for (colour, meal) in [("red", "blue:1 green:1 yellow:1"), ("green", "red:1 blue:1 yellow:1"), ("yellow", "red:1 blue:1 green:1")] {
        let mut t = table(4, &format!("{colour} 0 | 1 b2\nb2: red:1 blue:1 green:1 yellow:1"));
        t.play("drift");
        t.asks(colour, &format!("eat {meal}"));
    }
}

#[test]
fn shortage_of_excretion() {
    for (supply, left) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let mut t = hungry(4, "", "blue:1 green:1 yellow:1", &format!("supply red:{supply}\nblue 0 | 1 e2"));
        t.play("eat blue:1 green:1 yellow:1");
        assert_eq!((t.water("b2"), t.state.supply[0]), ([left, 0, 0, 0], supply - left), "nothing else instead, nothing owed");
    }
}

#[test]
fn a_gene_given_up_changes_the_diet_at_once() {
    let mut t = hungry(4, "substitution", "blue:3 green:1", "");
    t.asks("red", "eat blue:3 green:1, starve");
    let kind = t.game.cards().find("substitution").expect("it is there");
    t.game.own(&mut t.state, clade_engine::Side(0), kind, false);
    t.asks("red", "starve");
    assert_eq!(open(4, &[]).cards().len(), 20);
}
