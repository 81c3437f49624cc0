//! What is there at the start and when phase 1 begins; two players; genes of mods.

use super::*;
use crate::common::{genes_mod, open, open_with};
use crate::mods::gene;
use clade_check::AtTable;
use clade_engine::ecology::NOWHERE;
use clade_engine::{Kept, Shown, Sink};
use clade_soup::Event;

/// What is noted of a position while it is set up, and an opening of it.
fn placed(game: &Soup, position: &str) -> (Vec<Ecological>, Vec<Ecological>) {
    let (mut events, mut told, mut opening) = (Vec::new(), Vec::new(), Vec::new());
    let state = game.place(position, &mut Sink::to(&mut events)).expect("a position");
    events.iter().for_each(|event| game.ecology(event, &mut told));
    game.opening(&state, &mut opening);
    (told, opening)
}

fn lies(at: &str, kind: u8, n: u16) -> Ecological {
    Ecological::Flow { from: Pool::Outside, to: Pool::Patch(cell(at)), n, kind, who: None, via: Via::Opening }
}

fn needs(told: &[Ecological]) -> Vec<(u8, u16, u16, u16)> {
    let need = |note: &Ecological| match *note {
        Ecological::Need { side, heads, need, hand } => Some((side.0, heads, need, hand)),
        _ => None,
    };
    told.iter().filter_map(need).collect()
}

const MEETING: &str =
    "red.amoebas = { 1 = \"b2\", 2 = \"b2\", 3 = \"c2\" }\nblue.amoebas.1 = \"b2\"\nsoup.b2 = { red = 2, blue = 1 }\nsoup.e2.green = 3";

/// A cube that two could eat is at hand once; what lies where nobody is counts in the supply alone.
#[test]
fn the_window_opens() {
    let (told, _) = placed(&open(4), MEETING);
    assert_eq!(needs(&told), [(0, 3, 9, 1), (1, 1, 3, 2), (2, 0, 0, 0), (3, 0, 0, 0)]);
    let there: Vec<_> = told.into_iter().filter(|note| matches!(note, Ecological::Supply { .. })).collect();
    assert_eq!(there, [Ecological::Supply { patch: NOWHERE, n: 6 }]);
}

#[test]
fn what_is_there_at_the_start() {
    let (_, opening) = placed(&open(4), "red.amoebas.1 = \"b2\"\nsoup.b2 = { red = 2, blue = 1 }\nsoup.e2.green = 3\nround = 3");
    let all = [lies("b2", 0, 2), lies("b2", 1, 1), lies("e2", 2, 3), born(RED, "b2", Birth::Setup), Ecological::Round(3)];
    assert_eq!(opening, all);
    let game = open(3);
    let mut opening = Vec::new();
    game.opening(&clade_engine::Rules::start(&game), &mut opening);
    assert_eq!(opening.len(), 19 * 3, "no amoeba and no round yet");
}

/// The third colony of two players is a side of its own. Nobody pays for its newborns.
#[test]
fn nobodys_colony() {
    let game: Soup = CARDS.open(&crate::of_two("dummy"), &[]);
    let position = "phase = 4\nladder = { red = 1, blue = 2, green = 3 }\nred.amoebas.1 = \"e2\"\ngreen.amoebas.2 = \"b2\"";
    let mut t = AtTable::of(game, position);
    t.play("c2");
    assert_eq!(notes_of(&t, GREEN), [born(GREEN, "c2", Birth::Spread)]);
    assert_eq!(needs(&placed(&t.game, MEETING).0), [(0, 3, 9, 1), (1, 1, 3, 2), (2, 0, 0, 0)]);
}

/// A tribe is one side. Its two colours eat each other's cubes, and no two of its amoebas have one slot.
#[test]
fn a_tribe_is_one_side() {
    let game: Soup = CARDS.open(&crate::of_two("tribe"), &[]);
    let both = "red.amoebas.1 = \"b2\"\ngreen.amoebas.1 = \"b2\"\nblue.amoebas.1 = \"e2\"\nsoup.b2 = { red = 2, blue = 1, yellow = 1 }";
    assert_eq!(needs(&placed(&game, both).0), [(0, 2, 6, 4), (1, 1, 3, 0)]);
    let mut t = AtTable::of(game, both);
    t.play("drift; starve; drift; starve; drift; eat red:1 blue:1 yellow:1");
    let [ate, .., judged] = &notes_of(&t, GREEN)[..] else { panic!("green eats: {:?}", notes(&t)) };
    let (Some(eater), Some(judged)) = (of(ate), of(judged)) else { panic!("it is green") };
    assert_eq!((eater, eater), (judged, Being { side: RED, slot: 14 }));
}

/// A gene may spare an amoeba without a meal, and its damage kills by its owner's doing, not of hunger.
#[test]
fn genes_of_mods() {
    let kind = gene("kind", "    feeding = function(g, amoeba) return true end,");
    let game = open_with(4, &[genes_mod(&[kind])]);
    let mut t = AtTable::of(game, "red = { genes = [\"kind\"], amoebas = { 1 = \"b2\" } }\nblue.amoebas.1 = \"e2\"\nsoup.b2.blue = 1");
    t.play("drift; use kind");
    assert_eq!(notes(&t), [judged(RED, (3, 0), Fed::Waived, 1, 0b10)]);

    let cruel = gene("cruel", "    after_deaths = function(g) g:damage(g:amoebas_in(2, 1)[1]) end,");
    let game = open_with(4, &[genes_mod(&[cruel])]);
    let mut t = AtTable::of(game, "phase = 5\nred = { genes = [\"cruel\"], amoebas = { 1 = \"e2\" } }\nblue.amoebas.1 = \"b2 *\"");
    t.play("use cruel");
    assert_eq!(notes_of(&t, BLUE), [&[died(BLUE, "b2", Death::Effect, Some(RED))][..], &body(BLUE, "b2", 2)].concat());
}

/// Cubes that a gene carries to where they are stay there.
#[test]
fn cubes_that_stay() {
    let idle = gene("idle", "    leaving = function(g, amoeba, from, to) g:carry(g:cubes_in(from, 1), from, from) end,");
    let game = open_with(4, &[genes_mod(&[idle])]);
    let position = "environment = \"E01\"\nred = { genes = [\"idle\"], amoebas = { 1 = \"b2\" } }\nsoup.b2.blue = 1";
    let mut t = AtTable::of(game, position);
    t.play("drift");
    assert!(t.events.iter().any(|event| matches!(event, Event::Carried(..))));
    assert!(!notes(&t).iter().any(|note| matches!(note, Ecological::Flow { .. })));
}

/// What a gene did before it failed is taken back, and so are the notes.
#[test]
fn what_a_failing_gene_did_is_not_noted() {
    let lines =
        "    leaving = function(g, amoeba, from, to)\n        g:carry(g:cubes_in(from, 1), from, to)\n        error(\"broken\")\n    end,";
    let game = open_with(4, &[genes_mod(&[gene("bad", lines)])]);
    let position = "environment = \"E01\"\nred = { genes = [\"bad\"], amoebas = { 1 = \"b2\" } }\nsoup.b2.blue = 1";
    let mut t = AtTable::of(game, position);
    t.play("drift");
    assert!(t.events.iter().any(|event| matches!(event, Event::Failed(_))));
    assert_eq!(notes_of(&t, RED)[0], moved(RED, "b2", "a2", Move::Drift));
    assert!(!notes(&t).iter().any(|note| matches!(note, Ecological::Flow { .. })));
}
