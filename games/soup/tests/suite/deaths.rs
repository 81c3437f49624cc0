//! Phase 5: what the scenarios T90 to T100 do not say. Fact sheet §4.8.

use crate::common::table;

#[test]
fn the_dead_come_again() {
    let mut t = table(4, "phase 5\nladder 4 3 2 1\nred 0 | 1 b2 **, 2 b3");
    assert_eq!(t.at("red1"), "-");
    t.skip_to(4);
    t.play("e4");
    assert_eq!((t.at("red1"), t.damage("red1")), ("e4".to_owned(), 0));
}
