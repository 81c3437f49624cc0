//! Two players: what the scenarios `two_*.toml` do not say.

use clade_check::AtTable;
use clade_engine::{Kept, Rules, Seat, Setup, Sink, Tools};
use clade_soup::{Soup, rules};
use std::collections::BTreeMap;

fn setup(seats: u8, variant: &str) -> Setup {
    Setup { seats, options: BTreeMap::from([("two-players".to_owned(), variant.to_owned())]) }
}

fn open(variant: &str) -> Soup {
    rules(&setup(2, variant), &[]).and_then(|rules| rules.open_game(Tools::default())).expect("it opens")
}

#[test]
fn the_variants_are_for_two() {
    for seats in [3, 4] {
        let refused = rules(&setup(seats, "tribe"), &[]).map(drop).map_err(|e| e.to_string());
        assert_eq!(refused, Err(format!("option 'two-players' = 'tribe' is for 2 seats, not {seats}")));
    }
}

#[test]
fn of_two_colonies_the_worse_one_is_the_result() {
    let results = |variant: &str, ladder: &str| {
        let table = AtTable::of(open(variant), &format!("phase = 1\nladder = {ladder}\nred.amoebas.1 = \"b2\""));
        [0, 1].map(|seat| table.game.result_of(&table.state, Seat(seat)).0)
    };
    assert_eq!(results("two-colours", "{ red = 40, blue = 21, green = 12, yellow = 30 }"), [12, 21]);
    assert_eq!(results("tribe", "{ red = 40, blue = 21 }"), [40, 21]);
    assert_eq!(results("dummy", "{ red = 4, blue = 21, green = 30 }"), [4, 21], "the colony of nobody's wins nothing");
}

/// A gene of a mod may ask any colony; for that of nobody's chance answers.
#[test]
fn a_gene_may_ask_the_colony_of_nobodys() {
    let nosy = "return {\n    id = \"nosy\",\n    name = { en = \"a\", ru = \"a\", pl = \"a\" },\n    text = { en = \"a\", ru = \"a\", pl = \"a\" },\n    \
                source = \"assumed\",\n    copies = { [3] = 1, [4] = 1 },\n    price = 1,\n    mutation = 0,\n    \
                says = { why = { en = \"a\", ru = \"a\", pl = \"a\" } },\n    \
                moved = function(g, amoeba, n) if g:ask_yes(\"why\", 2) then g:gain(3) end end,\n}\n";
    let game = rules(&setup(2, "dummy"), &[crate::common::genes_mod(&[nosy])]).and_then(|rules| rules.open_game(Tools::default()));
    let position =
        "phase = 1\nred = { points = 1, genes = [\"nosy\"], amoebas = { 1 = \"b2\" } }\nblue.amoebas.1 = \"e2\"\ngreen.amoebas.1 = \"d5\"";
    let mut t = AtTable::of(game.expect("it opens"), position);
    t.play("move; die 5; yes");
    assert!(t.events.iter().any(|event| matches!(event, clade_soup::Event::Gained(_, 3))), "the gene goes on: {:?}", t.events);
}

#[test]
fn what_the_colony_of_nobodys_has_is_written_and_read() {
    let sleeper = "return { id = \"sleeper\", name = { en = \"x\", ru = \"x\", pl = \"x\" }, text = { en = \"-\", ru = \"-\", pl = \"-\" }, source = \"assumed\", copies = { [3] = 1 },\n\
        price = 0, mutation = 0, starts = { \"dummy\" }, remembers = { seen = \"game\" }, order = \"free\",\n\
        neighbour_leaves = function(g, a, from, to) g:remember(\"seen\", 1) end }";
    let game = crate::common::open_with(2, &[crate::common::genes_mod(&[sleeper])]);
    let (mut remembered, mut read) = (0, 0);
    clade_check::random_states(&game, 3, |state, _, _| {
        let written = game.position(state).expect("Soup sets positions up");
        remembered += usize::from(written.contains("green test:sleeper seen 1") || written.contains("green sleeper seen 1"));
        let placed = game.place(&written, &mut Sink::null()).unwrap_or_else(|e| panic!("{e}:\n{written}"));
        assert!(placed == *state, "read otherwise:\n{written}");
        read += 1;
    });
    assert!(remembered > 0 && read > 100, "{remembered} of {read}");
    let bare = "phase = 4\nladder = { red = 1, blue = 2, green = 3 }\ngreen = { amoebas = { 1 = \"b2\" } }\nred.amoebas.1 = \"e2\"";
    let state = game.place(bare, &mut Sink::null()).expect("it has lost what it had");
    assert!(state.colonies[2].tribe.genes.is_empty());
}
