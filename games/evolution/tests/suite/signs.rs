//! The signs on traits: each is shown only while it means something.

use crate::common::{Table, open_with};
use clade_check::setup;
use clade_engine::{Game, Observer, Shown};

/// The ids of the signs on the traits of red's animals, in the order of the table.
fn signs(options: &[&str], position: &str) -> Vec<String> {
    let table = Table::of(open_with(&setup(2, options), &[]), position);
    let scene = table.game.scene(&table.game.view(&table.state, Observer::Public), &[]);
    let of_red = scene.nodes.iter().filter(|node| node.id.starts_with("red1."));
    of_red.flat_map(|node| &node.badges).map(|sign| format!("{sign:?}")).collect()
}

fn on(options: &[&str], trait_words: &str, more: &str) -> Vec<String> {
    signs(
        options,
        &format!("bank = {{ table = 5 }}\n{more}\n[red.animals.1]\ntraits = [\"{trait_words}\"]\n[red.animals.3]\n[blue.animals.2]\n"),
    )
}

#[track_caller]
fn shows(signs: &[String], expected: &[&str]) {
    assert_eq!(signs.len(), expected.len(), "{signs:?}");
    assert!(signs.iter().zip(expected).all(|(sign, id)| sign.contains(&format!("\"{id}\""))), "{signs:?}");
}

#[test]
fn used_is_what_cannot_be_used_again() {
    shows(&on(&[], "carnivorous used", ""), &["evolution-used"]);
    shows(&on(&[], "carnivorous used-in-round", "pending = [\"feeding red 0 no no\"]"), &["evolution-used-round"]);
    shows(&on(&[], "mimicry used", ""), &["evolution-used"]);
    shows(&on(&[], "fat_tissue idle", ""), &["evolution-used"]);
    for again in ["fat_tissue used", "running used", "tail_loss used", "scavenger used"] {
        shows(&on(&[], again, ""), &[]);
    }
    for freely in ["specialization_a used", "metamorphose used"] {
        shows(&on(&["time-to-fly=yes"], freely, ""), &[]);
        shows(&on(&["time-to-fly=yes", "once-per-turn=yes"], freely, ""), &["evolution-used"]);
    }
}

#[test]
fn only_a_trait_that_rests_says_so() {
    shows(&on(&[], "hibernation rested", ""), &["evolution-rested"]);
    shows(&on(&["time-to-fly=yes"], "shell rested", ""), &[]);
    shows(&on(&["gift=yes"], "flighty rested", ""), &[]);
}

#[test]
fn a_sleeper_sleeps_no_more_in_the_last_turn() {
    shows(&on(&[], "hibernation marked", ""), &["evolution-marked"]);
    shows(&on(&[], "hibernation marked", "last = true"), &[]);
    shows(&on(&["time-to-fly=yes"], "shell marked", "last = true"), &["evolution-marked"]);
}
