//! How good a table is for a side, in whole points: what it has on the ladder and what it can still get there.

use crate::map::{self, NOWHERE};
use crate::soup::Soup;
use crate::state::{Id, NUMBERS, State};
use clade_engine::Side;

/// The value of a table for a side, less a third of what the others have.
pub(crate) fn value(game: &Soup, state: &State, side: Side) -> i64 {
    let others: i64 = game.all().filter(|&other| other != side).map(|other| alone(game, state, other)).sum();
    alone(game, state, side) * 3 - others
}

/// The value of a side by itself: a step on the ladder is 100.
fn alone(game: &Soup, state: &State, side: Side) -> i64 {
    let colony = state.colony(side);
    let (amoebas, genes) = game.steps(state, side);
    let limit = game.damage_limit(state, side);
    let rounds_left = i64::from(state.deck.len()).min(4);
    let mut value = i64::from(state.ladder.at(side)) * 100;
    // What the next scorings would give if nothing changed.
    value += i64::from(amoebas + genes) * 60 * (1 + rounds_left / 2);
    value += i64::from(game.cards_counted(state, side)) * 12;
    // Points are worth a share of a newborn, and less the more there are.
    value += i64::from(colony.bp.min(12)) * 8 + i64::from(colony.bp.saturating_sub(12)) * 2;
    for number in 1..=NUMBERS {
        let id = Id::of(side, number);
        let amoeba = state.amoeba(id);
        if amoeba.cell == NOWHERE {
            continue;
        }
        value += 45;
        let left = limit - i32::from(amoeba.damage);
        value -= if left <= 0 { 110 } else { i64::from(amoeba.damage) * 30 };
        value += if game.has_base_meal(state, id) { 24 } else { nearby(game, state, id) };
    }
    let ozone = 9;
    value - i64::from((game.mutations(state, side) - ozone).max(0)) * 6
}

/// A little for food next door.
fn nearby(game: &Soup, state: &State, id: Id) -> i64 {
    let cell = state.amoeba(id).cell;
    let meals = game.meals(state, id.side(), 0);
    let food = (1..=4)
        .map(|d| map::step(cell, d))
        .filter(|&to| to != cell)
        .any(|to| meals.iter().any(|m| m.cubes.within(&state.water[usize::from(to)])));
    if food { 8 } else { 0 }
}
