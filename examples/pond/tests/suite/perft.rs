//! How many tables can be reached in so many answers. The numbers of `golden/perft.toml` are counted through the face; here they
//! are counted a second time, by the rules alone.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-pond --test perft` writes them anew; the naive count still has to agree.

use clade_check::battery::setups;
use clade_check::{Suite, perft};
use clade_engine::{Module, Setup, Tools};
use clade_pond::{MODULE, Pond, TEXTS};
use clade_script::CardRules;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn open(setup: &Setup) -> Pond {
    let rules = MODULE.with_shipped(setup, &[]).and_then(|mods| CardRules::load(setup, &mods, TEXTS));
    rules.and_then(|rules| rules.open_game(Tools::default())).expect("it opens")
}

#[test]
fn the_tree_is_as_written_and_a_naive_count_agrees() {
    SUITE.perft(open);
}

#[test]
fn both_counts_agree_anywhere() {
    SUITE.perft_anywhere(&setups(&MODULE), 60, 80, open);
}

#[test]
fn counting_stops_when_told() {
    let rules = MODULE.ruleset(&Setup { seats: 2, options: Default::default() }, &[]).expect("rules");
    let mut face = rules.open(Tools::default()).expect("it opens");
    let at = face.start();
    let before = face.hash(at);
    let mut told = Vec::new();
    let stopped = perft(&mut *face, at, 10, &mut |nodes| {
        told.push(nodes);
        told.len() < 3
    });
    assert_eq!((stopped, told), (Ok(None), vec![4096, 8192, 12288]));
    assert_eq!(face.hash(at), before);
    let other = face.start();
    assert_eq!(other.0, at.0 + 1, "no table is left over");
}
