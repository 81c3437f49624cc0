//! The editions: what each of them means for the switches, and that a switch that is set wins.

use clade_engine::Setup;
use clade_soup::options::Options;

fn read(options: &[(&str, &str)]) -> Options {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Options::read(&Setup { seats: 4, options }).expect("options for four")
}

#[test]
fn each_edition_is_its_switches() {
    let switches = |edition: &[(&str, &str)]| {
        let o = read(edition);
        [o.fight_leaves_none, o.armor_dies_later, o.clings_to_anyone, o.dragged_carries, o.never_again, o.reactions_per_round]
    };
    assert_eq!(switches(&[]), [false; 6]);
    assert_eq!(switches(&[("edition", "df1997")]), [false, false, true, false, false, true]);
    assert_eq!(switches(&[("edition", "zman2004")]), [true, true, true, true, false, false]);
    assert_eq!(switches(&[("edition", "russian")]), [true, true, true, true, true, false]);
}

#[test]
fn a_switch_that_is_set_wins() {
    let set = [("edition", "zman2004"), ("fight-cubes", "one-each"), ("dragged-carries", "no"), ("reactions", "once-per-round")];
    let o = read(&set);
    assert_eq!((o.fight_leaves_none, o.dragged_carries, o.reactions_per_round, o.clings_to_anyone), (false, false, true, true));
    let alone = read(&[("predecessor-after-loss", "never"), ("holding-clings-to", "anyone")]);
    assert!(alone.never_again && alone.clings_to_anyone && !alone.fight_leaves_none);
}
