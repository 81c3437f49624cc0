//! Phase 2: the environment and gene defects: §4.5; test cases §7.5.

mod common;

use clade_engine::{Game, Sink};
use clade_soup::Event;
use common::{Table, open, table};
use std::collections::BTreeSet;

/// Red (foremost) with points and genes when the card with ozone 6 is turned.
fn defect(bp: u16, genes: &str) -> Table {
    let mut t = table(4, &format!("phase 2\nladder 4 3 2 1\nred {bp}: {genes} | 1 b2"));
    t.play("environment E01");
    t
}

/// Every way in which the open defect can be covered: what was given up (sorted), and the points paid.
fn ways(t: &Table) -> BTreeSet<String> {
    fn go(t: &Table, state: &clade_soup::State, given: &[String], bp: u16, all: &mut BTreeSet<String>) {
        if state.phase != 2 || state.agenda.top().is_none_or(|step| !matches!(step, clade_soup::state::Step::Defect(..))) {
            let mut given = given.to_vec();
            given.sort();
            all.insert(format!("{} {}", given.join("+"), bp - state.colonies[0].bp).trim().to_owned());
            return;
        }
        let mut list = Vec::new();
        t.game.legal_actions(state, &mut list);
        assert!(!list.is_empty(), "covering is always possible");
        for action in list {
            let mut text = String::new();
            t.game.action_text(state, action, &mut text);
            let mut next = state.clone();
            t.game.play(&mut next, action, &mut Sink::null());
            let more = text.strip_prefix("give up ").map(str::to_owned);
            let given: Vec<_> = given.iter().cloned().chain(more).collect();
            go(t, &next, &given, bp, all);
        }
    }
    let mut all = BTreeSet::new();
    go(t, &t.state, &[], t.bp("red"), &mut all);
    all
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

const EXAMPLE: &str = "streamlining division_rate speed";
const PAIRS: [&str; 3] = ["division_rate+speed 0", "division_rate+streamlining 0", "speed+streamlining 0"];

#[test]
fn t60_the_rulebook_example() {
    let t = defect(6, EXAMPLE);
    let wanted: Vec<&str> = ["6", "speed 3", "streamlining 2", "division_rate 1"].into_iter().chain(PAIRS).collect();
    assert_eq!(ways(&t), set(&wanted));
    assert_eq!(ways(&defect(0, EXAMPLE)), set(&PAIRS), "without points exactly the three pairs");
    assert_eq!(t.told("defect"), 1);
    let mut t = defect(6, EXAMPLE);
    t.asks("red", "give up speed, give up streamlining, give up division_rate, pay");
    t.play("give up speed");
    t.asks("red", "give up streamlining, give up division_rate, pay");
    t.play("pay");
    assert_eq!((t.bp("red"), t.genes("red")), (3, "streamlining division_rate".to_owned()));
    let t = defect(5, EXAMPLE);
    t.refuses("pay", "soup-why-points");
}

#[test]
fn t61_the_figure() {
    assert_eq!(ways(&defect(3, "holding frugality")), set(&["3", "holding 0", "frugality 0"]));
    let mut t = defect(0, "holding frugality");
    t.play("give up frugality");
    assert_eq!((t.genes("red"), t.state.phase), ("holding".to_owned(), 3), "no change is given");
}

#[test]
fn t62_ray_protection() {
    // 4 + 5 - 2 = 7: one too many. Given up it pays 4, and nothing is checked again.
    let mut t = defect(0, "streamlining division_rate ray_protection");
    assert!(t.may("give up ray_protection"));
    t.play("give up ray_protection");
    assert_eq!((t.genes("red"), t.state.phase), ("streamlining division_rate".to_owned(), 3));
    let t = defect(0, "streamlining ray_protection");
    assert_eq!(t.state.phase, 3, "4 - 2 is below any ozone");
}

#[test]
fn t63_when_nothing_is_due() {
    let mut t = table(4, "phase 2\nround 1\nred 0: streamlining division_rate speed | 1 b2");
    t.play("environment E01");
    assert_eq!((t.state.environment, t.state.phase, t.told("defect")), (0, 3, 0), "round 1: replaced, not checked");
    let t = defect(0, "movement_1 streamlining");
    assert_eq!((t.state.phase, t.told("defect")), (3, 0), "a sum equal to the ozone");
}

#[test]
fn t64_what_was_given_up_is_in_the_pool() {
    let mut t = table(4, "phase 2\nladder 4 3 2 1\nred 20: streamlining division_rate speed | 1 b2\nblue 20 | 1 c2");
    t.play("environment E01; give up streamlining; pay");
    assert_eq!(t.asked(), "red");
    assert!(t.may("buy streamlining"), "even by the one who gave it up (DFFAQ 4)");
    t.play("done");
    t.play("buy streamlining");
    t.refuses("buy streamlining", "soup-why-owned soup-why-no-copy");
    assert_eq!((t.genes("blue"), t.bp("blue")), ("streamlining".to_owned(), 15));
}

#[test]
fn t65_overpaying() {
    // 5 + 2 = 7: one too many. The two genes together are more than needed, each alone is enough.
    let t = defect(0, "division_rate movement_1");
    assert_eq!(ways(&t), set(&["division_rate 0", "movement_1 0"]));
    // Excess 4, genes 3 + 3 + 4: the small ones need each other; the 4 alone is enough, and never joins the 3.
    let t = defect(0, "spores intelligence holding");
    assert_eq!(ways(&t), set(&["intelligence+spores 0", "holding 0"]), "S8");
    let t = defect(1, "spores intelligence holding");
    assert_eq!(ways(&t), set(&["intelligence+spores 0", "holding 0", "intelligence 1", "spores 1"]));
}

#[test]
fn t66_ten_reveals() {
    let mut t = Table::start(open(3, &[]));
    let mut cards = Vec::new();
    t.play("environment E01; dice 2; dice 3; dice 4");
    cards.push(0);
    while !t.state.over {
        t.skip_to(2);
        cards.extend(t.events.iter().filter_map(|e| if let Event::Environment(card) = e { Some(*card) } else { None }));
    }
    assert_eq!((t.state.round, cards.len(), t.state.deck.len()), (10, 11, 0), "one at setup, one in each of ten rounds");
    assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 11);
}

#[test]
fn the_drift_changes_in_the_next_round() {
    let mut t = table(4, "phase 2\nred 0 | 1 b2");
    t.play("environment E03");
    t.skip_to(1);
    t.play("drift");
    assert_eq!(t.at("red1"), "c2");
}
