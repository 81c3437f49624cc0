//! Which set-ups are refused, and why; and what an option does that no shipped card shows.

use crate::common::open_with;
use clade_check::AtTable;
use clade_check::setup;
use clade_marine::event::{Event, PointsFor};
use clade_script::ModFolder;

fn refused(seats: u8, options: &[&str]) -> String {
    clade_marine::rules(&setup(seats, options), &[]).err().map_or_else(String::new, |e| e.to_string())
}

#[test]
fn animals_fit_the_seats() {
    assert_eq!(refused(3, &["animals=fishes-reptiles"]), "option 'animals' = 'fishes-reptiles' is for 2 seats, not 3");
    assert_eq!(refused(2, &["animals=fishes-reptiles"]), "");
    assert_eq!(refused(3, &["two-animals=halves"]), "option 'two-animals' = 'halves' is for 2 seats, not 3");
    let both = refused(2, &["two-animals=halves", "animals=fishes-reptiles"]);
    assert_eq!(both, "option 'two-animals' leaves no choice for option 'animals': leave that one out");
}

/// A new card that acts and starts an event: by the Russian rulebook first the one, then the other.
#[test]
fn the_effect_of_a_new_card_comes_first_or_last() {
    let card = "return { id = \"biomass\", name = { en = \"a\", ru = \"b\", pl = \"c\" }, text = { en = \"a\", ru = \"b\", pl = \"c\" }, source = \
                \"assumed\", kind = \"evolution\", events = { \"survival\" }, play = function(g) end, appears = function(g) g:gain(1) end }";
    let head = "id = \"mine\"\ngame = \"marine\"\nversion = \"1\"\noverrides = \"marine_evolution\"\n";
    let folder = ModFolder { files: vec![("mod.toml".to_owned(), head.to_owned()), ("a.lua".to_owned(), card.to_owned())] };
    let position = "row = [\"annelids\", \"omnivore\", \"volcanism\", \"metamorphosis\", \"asteroid\"]\nevolution = [\"coral-reef\"]\n";
    let survival_is_first = |option: &str| {
        let mut table = AtTable::of(open_with(&setup(2, &[option]), std::slice::from_ref(&folder)), position);
        table.play("basic evolution-1; take; d4; slot 1; card biomass");
        let at = |is: fn(&Event) -> bool| table.events.iter().rposition(is).expect("it happened");
        at(|event| matches!(event, Event::Survival(_))) < at(|event| matches!(event, Event::Points(_, 1, PointsFor::Card(_))))
    };
    assert!(!survival_is_first("new-card=effect-first"));
    assert!(survival_is_first("new-card=events-first"));
}
