//! Phase 1, feeding: §4.3, the diet table §3.4, Parasitism, food shortage §1.5: what the scenarios T30 to T38 do not say.

use crate::common::{Look, Table, table};
use std::collections::BTreeSet;

/// A red amoeba in b2, with a blue one, that has drifted and is about to feed.
fn hungry(seats: u8, genes: &str, water: &str) -> Table {
    let genes: Vec<&str> = genes.split_whitespace().collect();
    let red = format!("red = {{ points = 3, genes = {genes:?}, amoebas = {{ 1 = \"b2\" }} }}");
    let blue = "blue = { points = 9, amoebas = { 1 = \"b2\" } }";
    let mut t = table(seats, &format!("{red}\n{blue}\nsoup = {{ b2 = {{ {water} }} }}"));
    t.play("drift");
    t
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
    let water = if seats == 4 { "red = 4, blue = 4, green = 4, yellow = 4" } else { "red = 4, blue = 4, green = 4" };
    let mut t = hungry(seats, genes, water);
    if host {
        t.play("use parasitism; blue");
    }
    let meals: Vec<String> = t.legal().into_iter().filter(|text| text.starts_with("eat")).collect();
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
fn a_gene_given_up_changes_the_diet_at_once() {
    let mut t = hungry(4, "substitution", "blue = 3, green = 1");
    t.asks("red", "eat blue:3 green:1, starve");
    let kind = t.game.cards().find("substitution").expect("it is there");
    t.game.own(&mut t.state, clade_engine::Side(0), kind, false);
    t.asks("red", "starve");
}
