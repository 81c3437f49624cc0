//! Counting tables.

use clade_check::perft;
use clade_engine::{Module, Setup, Tools};
use clade_pond::MODULE;

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
