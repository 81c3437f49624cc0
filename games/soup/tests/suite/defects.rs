//! Phase 2: the environment and gene defects: every way to cover them, beside the scenarios T60 to T66. §4.5.

use crate::common::{Look, Table, table};
use clade_engine::{Game, Kept, Msg, Observer, Rules, Shown, Sink};
use clade_soup::phase::Phase;
use std::collections::BTreeSet;

/// Red (foremost) with points and genes when the card with ozone 6 is turned.
fn defect(bp: u16, genes: &str) -> Table {
    let genes: Vec<&str> = genes.split(' ').collect();
    let ladder = "ladder = { red = 4, blue = 3, green = 2, yellow = 1 }";
    let mut t = table(4, &format!("phase = 2\n{ladder}\nred = {{ points = {bp}, genes = {genes:?}, amoebas = {{ 1 = \"b2\" }} }}"));
    t.play("environment E01");
    t
}

/// Every way in which the open defect can be covered: what was given up (sorted), and the points paid.
fn ways(t: &Table) -> BTreeSet<String> {
    fn go(t: &Table, state: &clade_soup::State, given: &[String], bp: u16, all: &mut BTreeSet<String>) {
        if state.phase != Phase::Environment || state.agenda.top().is_none_or(|step| !matches!(step, clade_soup::step::Step::Defect(..))) {
            let mut given = given.to_vec();
            given.sort();
            all.insert(format!("{} {}", given.join("+"), bp - state.colonies[0].tribe.bp).trim().to_owned());
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

/// What the panel of Red says beside its mutation points.
fn forecast(position: &str) -> Vec<Msg> {
    let game = crate::common::open(4);
    let state = game.place(position, &mut Sink::null()).expect("a position");
    let scene = game.scene(&game.view(&state, Observer::Public), &[]);
    let mutations = scene.nodes.iter().find(|node| node.id == "mutations0").expect("the mutation points");
    mutations.badges.clone()
}

#[test]
fn the_forecast_counts_cards() {
    let red = "red = { genes = [\"division_rate\", \"movement_1\"], amoebas = { 1 = \"b2\" } }";
    let told = forecast(&format!("deck = [\"E01\", \"E02\", \"E09\"]\n{red}"));
    assert_eq!(told, [Msg::new("soup-defect-ahead").with("n", 1).with("all", 3)], "7 mutations: only an ozone layer of 6 is too thin");
    let told = forecast(&format!("deck = [\"E01\"]\n{red}"));
    assert_eq!(told, [Msg::new("soup-defect-sure").with("all", 1)], "the last card");
    let both = red.replace("movement_1", "holding");
    let told = forecast(&format!("deck = [\"E01\", \"E02\"]\n{both}"));
    assert_eq!(told, [Msg::new("soup-defect-sure").with("all", 2)], "9 mutations: either card brings it");
    assert_eq!(forecast(&format!("over = true\ndeck = [\"E01\", \"E02\", \"E09\"]\n{red}")), [], "nothing is turned after the end");
}
