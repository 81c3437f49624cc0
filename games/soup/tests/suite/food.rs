//! What is noted of food and life: small scenes, note by note; and in random games of every set-up that it adds up, and that the README
//! names it.

mod scenes;
mod variants;
mod waste;

use crate::CARDS;
use crate::common::Table;
use clade_check::battery::setups;
use clade_check::effort;
use clade_check::food_table::{Named, food_adds_up, names_its_food};
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, Origin, Pool, Via};
use clade_engine::{Shown, Side};
use clade_soup::map::named;
use clade_soup::{MODULE, Soup};

const RED: Side = Side(0);
const BLUE: Side = Side(1);
const GREEN: Side = Side(2);
/// The slots of the first amoebas of the colours.
const FIRST: [u16; 4] = [0, 7, 14, 21];

/// All that was noted of what happened last.
fn notes(t: &Table) -> Vec<Ecological> {
    let mut notes = Vec::new();
    t.events.iter().for_each(|event| t.game.ecology(event, &mut notes));
    notes
}

/// What was noted of the first amoeba of a colour.
fn notes_of(t: &Table, colour: Side) -> Vec<Ecological> {
    let own = |who: Being| who.slot == FIRST[colour.ix()];
    notes(t).into_iter().filter(|note| of(note).is_some_and(own)).collect()
}

fn of(note: &Ecological) -> Option<Being> {
    match *note {
        Ecological::Flow { who, .. } => who,
        Ecological::Judged { who, .. }
        | Ecological::Born { who, .. }
        | Ecological::Died { who, .. }
        | Ecological::Moved { who, .. }
        | Ecological::Left { who, .. } => Some(who),
        _ => None,
    }
}

/// The first amoeba of a colour.
fn first(colour: Side) -> Being {
    Being { side: colour, slot: FIRST[colour.ix()] }
}

fn cell(name: &str) -> u8 {
    named(name).expect("a cell").0
}

fn ate(colour: Side, at: &str, n: u16, kind: u8) -> Ecological {
    let (from, to, via) = (Pool::Patch(cell(at)), Pool::Outside, Via::Meal(Origin::Environment));
    Ecological::Flow { from, to, n, kind, who: Some(first(colour)), via }
}

fn left(colour: Side, at: &str, n: u16) -> Ecological {
    let (to, via) = (Pool::Patch(cell(at)), Via::Waste(colour));
    Ecological::Flow { from: Pool::Outside, to, n, kind: colour.0, who: Some(first(colour)), via }
}

/// A dead amoeba leaves so many cubes of each of four colours.
fn body(colour: Side, at: &str, n: u16) -> [Ecological; 4] {
    let (to, via) = (Pool::Patch(cell(at)), Via::Corpse(colour));
    [0, 1, 2, 3].map(|kind| Ecological::Flow { from: Pool::Outside, to, n, kind, who: Some(first(colour)), via })
}

fn judged(colour: Side, (need, got): (u16, u16), how: Fed, hand: u16, kinds: u8) -> Ecological {
    Ecological::Judged { who: first(colour), n: 1, need, got, fed: how != Fed::None, how, hand, kinds }
}

fn died(colour: Side, at: &str, by: Death, killer: Option<Side>) -> Ecological {
    Ecological::Died { who: first(colour), at: cell(at), n: 1, by, killer }
}

fn born(colour: Side, at: &str, by: Birth) -> Ecological {
    Ecological::Born { who: first(colour), at: cell(at), n: 1, by }
}

fn moved(colour: Side, from: &str, to: &str, by: Move) -> Ecological {
    Ecological::Moved { who: first(colour), from: cell(from), to: cell(to), n: 1, by }
}

/// Random games of every set-up: what is noted since the opening is what an opening would say now, and the README names all of it.
#[test]
fn what_is_noted_adds_up_and_is_named() {
    let mut noted = Named::new();
    for setup in setups(&MODULE) {
        let game: Soup = CARDS.open(&setup, &[]);
        (0..2 * effort()).for_each(|seed| food_adds_up(&game, seed, &mut noted));
    }
    names_its_food(include_str!("../../README.md"), &[], &noted);
}
