//! What is noted adds up in random games, and the README's table of food names the events that are noted.

use clade_check::food_table::{Named, food_adds_up, names_its_food};
use clade_check::{effort, random_states};
use clade_dominant::board::{Cell, corners};
use clade_dominant::element::{Element, Elements};
use clade_dominant::event::{Cause, Fate};
use clade_dominant::{Event, State};
use clade_engine::Side;
use std::collections::BTreeMap;

/// Enough games for every card that moves elements.
const GAMES: [(u8, &[&str]); 3] = [(2, &["earth=random"]), (4, &[]), (6, &["length=shorter"])];

#[test]
fn the_readme_names_what_is_noted_as_food_and_life() {
    let mut noted = Named::new();
    for (seats, options) in GAMES {
        let game = crate::open(seats, options);
        (0..8 * effort()).for_each(|seed| food_adds_up(&game, seed, &mut noted));
    }
    // What changes an animal's own elements is neither food nor life.
    names_its_food(include_str!("../../README.md"), &["diet"], &noted);
}

/// Who is judged hungry before an Extinction dies in it, and nobody else; what each animal needs is what is judged.
#[test]
fn the_judgement_is_what_happens() {
    let mut deaths = 0;
    for (seats, options) in GAMES {
        let game = crate::open(seats, options);
        for seed in 0..8 * effort() {
            random_states(&game, 100 + seed, |_, _, events| {
                let (mut hungry, mut dead, mut needs) = (Vec::new(), Vec::new(), [(0, 0); 6]);
                for event in events {
                    match *event {
                        Event::Weighed(side, heads, thriving) => {
                            needs[side.ix()].0 += i32::from(heads);
                            needs[side.ix()].1 += i32::from(thriving);
                        }
                        Event::Judged(side, cell, n, fate) => {
                            needs[side.ix()].0 -= i32::from(n);
                            if fate == Fate::Endangered {
                                hungry.push((side, cell, n));
                            } else {
                                needs[side.ix()].1 -= i32::from(n);
                            }
                        }
                        Event::Eliminated(side, cell, n, Cause::Hunger) => dead.push((side, cell, n)),
                        _ => {}
                    }
                }
                hungry.sort_unstable();
                dead.sort_unstable();
                assert_eq!((&hungry, needs), (&dead, [(0, 0); 6]), "{seats} seats, {options:?}, seed {seed}: {events:?}");
                deaths += dead.len();
            });
        }
    }
    assert!(deaths > 50, "{deaths} deaths");
}

/// What fits an animal among the elements of a tile: their types, and on how many corners they lie. Reset changes none of that.
fn fitting(state: &State, side: Side, cell: Cell) -> Fate {
    let eats = state.animal(side).eats();
    let there: Vec<Element> = corners(cell).into_iter().filter_map(|corner| state.element(corner)).filter(|&e| eats.contains(e)).collect();
    Fate::Fed(there.iter().copied().collect::<Elements>(), there.len() as u8)
}

/// Who lives by elements lives by those that fit; a tile feeds all that live on it, and is not named where none does.
#[test]
fn a_tile_feeds_those_whom_its_elements_fit() {
    let (mut fed, mut alone) = (0, 0);
    for (seats, options) in GAMES {
        let game = crate::open(seats, options);
        for seed in 0..8 * effort() {
            random_states(&game, 200 + seed, |state, _, events| {
                let told = || format!("{seats} seats, {options:?}, seed {seed}: {events:?}");
                let (mut feeds, mut lives) = (Vec::new(), BTreeMap::new());
                for event in events {
                    match *event {
                        Event::Feeds(cell, n) => feeds.push((cell, n)),
                        Event::Judged(.., Fate::Endangered) => {}
                        Event::Judged(side, cell, n, fate) => {
                            *lives.entry(cell).or_default() += n;
                            if fate != Fate::Spared {
                                assert_eq!(fate, fitting(state, side, cell), "{side:?} on {cell:?}, {}", told());
                                fed += 1;
                            }
                        }
                        _ => {}
                    }
                }
                alone += feeds.iter().filter(|&&(_, n)| n == 1).count();
                assert_eq!(feeds, lives.into_iter().collect::<Vec<_>>(), "{}", told());
            });
        }
    }
    assert!(fed > 1000 && alone > 50, "{fed} animals on tiles, {alone} tiles with a single cube");
}
