//! What is noted of food and life: small scenes, note by note; and in random games of every set-up that it adds up, and that the README
//! names it.

mod closed;
mod feeding;
mod hunting;
mod living;

use crate::CARDS;
use crate::common::{Table, all_sets, with_sets};
use clade_check::battery::setups;
use clade_check::food_table::{Named, enter, food_adds_up, names_its_food};
use clade_check::{AtTable, effort};
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, Origin, Pool, Via};
use clade_engine::{Setup, Shown, Side, Sink};
use clade_evolution::{Event, Evolution, MODULE};

const RED: Side = Side(0);
const BLUE: Side = Side(1);
const TABLE: Pool = Pool::Patch(0);

/// Random games of each combination of sets, and of each option with all sets. What is noted since the opening is what an opening would
/// say now, and the README names all of it. A fat that is lost with what it stores is too rare for so few games.
#[test]
fn what_is_noted_adds_up_and_is_named() {
    let mut noted = Named::new();
    let sets = (0..8).map(|sets| with_sets(2 + sets % 3, sets)).chain((5..=8).map(all_sets));
    let options = setups(&MODULE).into_iter().filter(|setup| setup.seats == 2).map(|mut setup| {
        setup.options.extend(all_sets(2).options);
        setup
    });
    for (setup, seed) in sets.chain(options).flat_map(|setup| (0..effort()).map(move |seed| (setup.clone(), seed))) {
        food_adds_up::<Evolution>(&CARDS.open(&setup, &[]), seed, &mut noted);
    }
    for rare in [hunting::a_tail_with_fat(), living::a_fat_that_is_exchanged(&["recombined-fat=lost"])] {
        rare.events.iter().for_each(|event| enter(&rare.game, event, &mut noted));
    }
    names_its_food(include_str!("../../README.md"), &[], &noted);
}

/// All that was noted of what happened last.
fn notes(t: &Table) -> Vec<Ecological> {
    notes_of(&t.game, &t.events)
}

fn notes_of(game: &Evolution, events: &[Event]) -> Vec<Ecological> {
    let mut notes = Vec::new();
    events.iter().for_each(|event| game.ecology(event, &mut notes));
    notes
}

/// The same without what the feeding finds at its beginning and its end.
fn deeds(t: &Table) -> Vec<Ecological> {
    let weighed = |note: &Ecological| matches!(note, Ecological::Need { .. } | Ecological::Supply { .. } | Ecological::Judged { .. });
    notes(t).into_iter().filter(|note| !weighed(note)).collect()
}

/// A table at a position of a set-up.
fn at(setup: &Setup, position: &str) -> Table {
    AtTable::of(CARDS.open(setup, &[]), position)
}

/// A table of two, of the base set.
fn of_two(position: &str) -> Table {
    at(&with_sets(2, 0), position)
}

/// An animal by its number.
fn animal(side: Side, number: u16) -> Being {
    Being { side, slot: number - 1 }
}

fn flow(from: Pool, to: Pool, n: u16, who: Option<Being>, via: Via) -> Ecological {
    Ecological::Flow { from, to, n, kind: 0, who, via }
}

/// A token that an animal gets, on its plate.
fn ate(who: Being, origin: Origin) -> Ecological {
    let from = if origin == Origin::Environment { TABLE } else { Pool::Outside };
    flow(from, Pool::Plate(who.side), 1, Some(who), Via::Meal(origin))
}

fn died(who: Being, by: Death, killer: Option<Side>) -> Ecological {
    Ecological::Died { who, at: 0, n: 1, by, killer }
}

/// What is lost with an animal.
fn lost(who: Being, from: fn(Side) -> Pool, n: u16) -> Ecological {
    flow(from(who.side), Pool::Outside, n, Some(who), Via::WithDeath)
}

fn born(who: Being, at: u8, by: Birth) -> Ecological {
    Ecological::Born { who, at, n: 1, by }
}
