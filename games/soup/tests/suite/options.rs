//! The switches S1 to S12 of the fact sheet (§4.11) and the shorter game, each with both values.

use crate::common::{Table, table_with};

/// The same answers under both values of an option, the default first; `look` says what came of them.
fn both<T>(option: &str, values: [&str; 2], position: &str, answers: &str, look: impl Fn(&Table) -> T) -> [T; 2] {
    values.map(|value| {
        let mut t = table_with(4, option, value, position);
        if !answers.is_empty() {
            t.play(answers);
        }
        look(&t)
    })
}

#[test]
fn s1_cubes_after_a_fight() {
    let values = ["one-each", "none"];
    let position = "red 3: struggle | 1 b2\ngreen 4: defense | 1 b2\nyellow 0 | 1 e2";
    let fight = "drift; use struggle; attack green1; use defense; die 5; die 2";
    assert_eq!(both("fight-cubes", values, position, fight, |t| t.water("b2")), [[1; 4], [0; 4]]);
    let no_fight = "drift; use struggle; attack green1; done";
    assert_eq!(both("fight-cubes", values, position, no_fight, |t| t.water("b2")), [[1; 4], [1; 4]]);
    // A fight lost, then an escape that failed: still a fight that the attacker has won.
    let escape = position.replace("defense", "defense escape");
    let then = format!("{fight}; use escape; die 5");
    assert_eq!(both("fight-cubes", values, &escape, &then, |t| t.water("b2")), [[1; 4], [0; 4]]);
    // In phase 5 it is a natural death either way.
    let hunt = "phase 5\nred 3: aggression | 1 b2\ngreen 4: defense | 1 b2";
    let answers = "use aggression; red1; attack green1; use defense; die 5; die 2";
    assert_eq!(both("fight-cubes", values, hunt, answers, |t| t.water("b2")), [[2; 4], [2; 4]]);
}

#[test]
fn s2_armor_at_its_limit() {
    let position = "phase 5\nred 3: aggression | 1 b2\ngreen 0: armor | 1 b2 *";
    let answers = "use aggression; red1; attack green1";
    let values = ["dies-now", "dies-later"];
    let found = both("armor-at-limit", values, position, answers, |t| (t.at("green1"), t.water("b2")));
    assert_eq!(found, [("-".to_owned(), [2; 4]), ("b2".to_owned(), [0; 4])]);
    let mut t = table_with(4, "armor-at-limit", "dies-later", position);
    t.play(answers);
    assert_eq!((t.state.round, t.state.phase), (3, 1));
    t.skip_to(4);
    assert_eq!((t.at("green1"), t.damage("green1")), ("b2".to_owned(), 3));
    t.skip_to(1);
    assert_eq!(t.at("green1"), "-", "in the natural deaths of the next round");
}

#[test]
fn s3_predecessors_beside_armor() {
    let values = ["given-up", "all"];
    let position = |genes: &str| format!("phase 3\nladder 4 3 2 1\nred 20: {genes} | 1 b2");
    let buy = "buy armor for defense";
    let found = both("predecessors", values, &position("defense escape"), buy, |t| (t.genes("red"), t.why("buy escape")));
    let [ours, theirs] = found;
    assert_eq!(ours, ("escape armor".to_owned(), Some("soup-why-owned".to_owned())));
    assert_eq!(theirs, ("armor".to_owned(), Some("soup-why-banned".to_owned())));
    assert_eq!(both("predecessors", values, &position("defense"), buy, |t| t.may("buy escape")), [true, false]);
    assert_eq!(both("predecessors", values, &position("armor"), "", |t| t.may("buy defense")), [true, false]);
    let beside = both("predecessors", values, &position("armor"), "", |t| t.why("buy defense"));
    assert_eq!(beside, [Some(String::new()), Some("soup-why-beside".to_owned())], "it was never owned, so it was not given up");
}

#[test]
fn s4_whom_holding_clings_to() {
    let position = "card E03\nred 1: holding | 1 b2, 2 b2, 3 b2";
    let found = both("holding-clings-to", ["foes", "anyone"], position, "drift", Table::legal);
    assert_eq!(found, ["starve".to_owned(), "red2, red3, done".to_owned()]);
    let mut t = table_with(4, "holding-clings-to", "anyone", position);
    t.play("drift; red2; red3");
    // Who is dragged leaves, too: red 3 may cling to red 2 as well as to red 1.
    while t.legal() != "starve" {
        t.play("done");
    }
    assert_eq!(["red1", "red2", "red3"].map(|a| t.at(a)), ["c2", "c2", "c2"]);
}

#[test]
fn s5_cubes_of_the_dragged() {
    let position = "card E03\nred 1 | 1 b2\nblue 0: holding tentacle | 1 b2\nb2: green:2";
    let found = both("dragged-carries", ["no", "yes"], position, "drift; blue1", |t| (t.asked(), t.legal()));
    assert_eq!(found, [("red".to_owned(), "starve".to_owned()), ("blue".to_owned(), "green, done".to_owned())]);
}

#[test]
fn s6_a_six_into_an_obstacle() {
    let found = both("six-into-obstacle", ["yes", "no"], "red 1 | 1 a2", "move; die 6", Table::legal);
    assert_eq!(found, ["east, south, stay".to_owned(), "east, south".to_owned()]);
    let genes = "red 1: movement_2 | 1 a2";
    let found = both("six-into-obstacle", ["yes", "no"], genes, "move", Table::legal);
    assert_eq!(found, ["east, south, stay".to_owned(), "east, south, stay".to_owned()], "staying is a direction of its own");
    let t = {
        let mut t = table_with(4, "six-into-obstacle", "no", "red 1 | 1 a2");
        t.play("move; die 6");
        t
    };
    t.refuses("west", "soup-why-obstacle");
}

#[test]
fn s7_the_second_attack() {
    let position = "red 3: struggle persistence | 1 b2\ngreen 4: defense | 1 b2\nblue 0 | 1 b2\nyellow 0 | 1 e2";
    let answers = "drift; use struggle; attack green1; use defense; die 1; die 2; yes";
    let found = both("second-attack", ["any-target", "same-target"], position, answers, Table::legal);
    assert_eq!(found, ["attack blue1, attack green1".to_owned(), "attack green1".to_owned()]);
    // The target has gone, another is there: a second attempt only against any target.
    let escape = position.replace("defense", "escape");
    let gone = "drift; use struggle; attack green1; use escape; die 3";
    let found = both("second-attack", ["any-target", "same-target"], &escape, gone, |t| (t.asked(), t.damage("red1")));
    assert_eq!(found, [("red".to_owned(), 0), ("blue".to_owned(), 1)]);
}

#[test]
fn s8_paying_too_much() {
    let position = "phase 2\nladder 4 3 2 1\nred 0: spores intelligence holding | 1 b2";
    let found = both("overpay-defect", ["no", "yes"], position, "environment E01; give up spores", Table::legal);
    assert_eq!(found, ["give up intelligence".to_owned(), "give up intelligence, give up holding".to_owned()]);
    let t = {
        let mut t = table_with(4, "overpay-defect", "no", position);
        t.play("environment E01; give up spores");
        t
    };
    t.refuses("give up holding", "soup-why-not-needed");
}

#[test]
fn s9_beyond_the_ladder() {
    let six = "1 b1, 2 a2, 3 b2, 4 c2, 5 d2, 6 e2";
    let values = ["goes-on", "stops"];
    let position = |ladder: &str| format!("phase 6\nladder {ladder}\nred 0 | {six}");
    assert_eq!(both("beyond-ladder", values, &position("49 1 2 3"), "", |t| t.marker("red")), [54, 51]);
    assert_eq!(both("beyond-ladder", values, &position("46 1 2 3"), "", |t| t.marker("red")), [51, 51]);
    assert_eq!(both("beyond-ladder", values, &position("48 51 50 3"), "", |t| t.marker("red")), [55, 49], "the last free cell");
    assert_eq!(both("beyond-ladder", values, &position("49 51 50 3"), "", |t| t.marker("red")), [56, 49]);
}

#[test]
fn s11_a_predecessor_after_a_loss() {
    let position = "phase 3\nladder 4 3 2 1\nred 20: speed streamlining | 1 b2";
    for (value, wanted) in [("may-return", ""), ("never", "soup-why-banned")] {
        let mut t = table_with(4, "predecessor-after-loss", value, position);
        t.play("buy persistence for speed");
        t.refuses("buy speed", "soup-why-banned");
        t.play("done; done; done; done");
        t.skip_to(2);
        t.play("environment E01; give up persistence");
        t.refuses("buy speed", wanted);
    }
}

#[test]
fn s12_reactions() {
    let values = ["once-per-attack", "once-per-round"];
    let position = "red 3: struggle | 1 b2, 2 b2\ngreen 4: defense escape | 1 b2\nyellow 0 | 1 e2";
    let first = "drift; use struggle; attack green1; use defense; die 1; die 6; drift; use struggle; attack green1";
    let found = both("reactions", values, position, first, Table::legal);
    assert_eq!(found, ["use defense, use escape, done".to_owned(), "use escape, done".to_owned()]);
    let t = {
        let mut t = table_with(4, "reactions", "once-per-round", position);
        t.play(first);
        t
    };
    t.refuses("use defense", "soup-why-tried-this-round");
    // A second attempt by Persistence: again once an attack, but not twice a round.
    let again = position.replace("struggle", "struggle persistence").replace("defense escape", "defense");
    let answers = "drift; use struggle; attack green1; use defense; die 1; die 6; yes; attack green1";
    assert_eq!(both("reactions", values, &again, answers, |t| t.at("green1")), ["b2".to_owned(), "-".to_owned()]);
    // The next round they are there again.
    let mut t = table_with(4, "reactions", "once-per-round", position);
    t.play("drift; use struggle; attack green1; use defense; die 1; die 6; drift; starve");
    t.skip_to(1);
    t.play("move; die 5; use struggle; attack green1");
    assert!(t.may("use defense"));
}

#[test]
fn finish() {
    let position = "phase 6\nladder 29 1 2 3\nred 0 | 1 b1, 2 a2, 3 b2";
    assert_eq!(both("finish", ["42", "30"], position, "", |t| t.state.over), [false, true]);
}
