//! How good a table is for an animal, in whole points: a victory point is 100. It looks at nothing that the view hides.

use crate::board::{Cell, Cells, all_cells};
use crate::display::{SPACES, Section};
use crate::marine::Marine;
use crate::rules::actions::wanderlust::in_hand;
use crate::state::{Animal, ELEMENTS, Element, Elements, SIDES, State, TERRAINS};
use crate::terrain::Terrain;
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Counting, Msg, Outlook, Rules, SearchHints, Side, Small};
use clade_script::weighed;

/// How to look ahead. A turn is several answers that only pay together, of long lists. A greedy bot that tries this many answers wins 47.2 ± 2.9 % of 1,000 games (four seats) against one that tries 2,000.
pub(crate) const SEARCH_HINTS: SearchHints = SearchHints { tries: 300, by_turns: true, ..SearchHints::USUAL };

/// What a tile's pay is worth now, in percent: it may be scored in this round, and is scored at the end.
const TILE: i64 = 30;
/// More of it if a terrain marker of Evolution offers it.
const OFFERED: i64 = 35;
/// How much species count that would not survive an extinction, in percent; in the last round, which ends with one, they count nothing.
const ENDANGERED: i64 = 45;
/// A cube on earth; a thriving one.
const CUBE: i64 = 6;
const THRIVING: i64 = 16;
/// What a special pawn can do besides what its target marker pays.
const SPECIAL: i64 = 220;
/// The target marker pays at the end, if nobody takes the pawn: in percent.
const TARGET: i64 = 75;
/// For each point by which the animal's value exceeds that of the target marker: Domination could use it.
const REACH: i64 = 18;
/// The bonus of the Survival card: about one Survival a round, in percent.
const SURVIVAL: i64 = 90;
/// A cube on a vent, on the way to the Survival card.
const VENT: i64 = 10;
/// An element on the mat, and for each tile on earth that it touches.
const ELEMENT: i64 = 60;
const FEEDS: i64 = 9;
/// An element of the section Regression that would be lost.
const REGRESSION: i64 = 80;
/// A cube in the gene pool, up to a limit.
const POOL: i64 = 6;
const POOL_COUNTS: u8 = 12;
/// A pawn that can still be placed somewhere.
const PAWN: i64 = 55;
/// A tile in the hand, before it is laid, for each point that its bonus may pay.
const LAYING: i64 = 100;

/// What a value is made of, in the order of [`parts`].
pub(crate) const PARTS: [fn() -> Msg; 10] = [
    texts::value_points,
    texts::value_tiles,
    texts::value_pawns,
    texts::value_elements,
    texts::value_regression,
    texts::value_pool,
    texts::value_special_pawns,
    texts::value_reach,
    texts::value_survival,
    texts::value_tile_in_hand,
];

/// What they count: see [`clade_script::Weights`].
pub(crate) const VALUES: &str = include_str!("../../../scripts/marine/values.toml");

/// What they count, as read.
pub(crate) type Weights = clade_script::Weights<{ PARTS.len() }>;

/// What values are made of.
pub(crate) fn outlook(game: &Marine, state: &State) -> Outlook {
    let earth = Earth::of(game, state);
    let all: Vec<[i64; PARTS.len()]> = game.turn_order().map(|side| parts(game, state, side, &earth)).collect();
    game.rules.weights.outlook(left(state), &all)
}

/// What is left of the game: the cards of the deck, and nothing from its last scoring on.
fn left(state: &State) -> u32 {
    if state.ending { 0 } else { state.deck.len() }
}

/// The value of a table for each side.
pub(crate) fn values(game: &Marine, state: &State, counting: Counting, out: &mut Vec<i64>) {
    let earth = Earth::of(game, state);
    let percent = game.rules.weights.counted(left(state), counting);
    let alone: ArrayVec<i64, SIDES> = game.turn_order().map(|side| weighed(percent, parts(game, state, side, &earth))).collect();
    out.extend(game.turn_order().map(|side| value(game, state, side, &alone)));
}

/// The value for a side, less the mean of the others that another seat plays. Of two animals of a seat the weaker one counts more: the lower
/// total wins.
fn value(game: &Marine, state: &State, side: Side, alone: &[i64]) -> i64 {
    let seat = game.seat_of(side);
    let (mut sum, mut n) = (0, 0);
    for other in game.turn_order().filter(|&other| game.seat_of(other) != seat) {
        sum += alone[other.ix()];
        n += 1;
    }
    let own = alone[side.ix()];
    let lags = game.options().two_animals.is_some() && game.counted(state, side) == side;
    own + if lags { own / 2 } else { 0 } - sum / n.max(1)
}

/// The value of a side by itself, part by part.
fn parts(game: &Marine, state: &State, side: Side, earth: &Earth) -> [i64; PARTS.len()] {
    let animal = state.animal(side);
    let points = i64::from(animal.points) * 100;
    if state.over {
        return [points, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    }
    let own = earth.own[side.ix()];
    let (special, reach) = special_pawns(game, state, side, own);
    [
        points,
        earth.tiles[side.ix()],
        pawns(state, side),
        elements(animal, &earth.touched),
        regression(state, animal),
        POOL * i64::from(animal.pool.min(POOL_COUNTS)),
        special,
        reach,
        survival(game, state, side, own),
        coming(game, state, side),
    ]
}

/// What is found on earth, for all sides at once: it is looked at three hundred times a decision.
#[derive(Default)]
struct Earth {
    /// How many cells each element touches, up to the number that counts.
    touched: [i64; ELEMENTS],
    /// The cells that each side occupies, and what their tiles promise it.
    own: [Cells; SIDES],
    tiles: [i64; SIDES],
}

impl Earth {
    fn of(game: &Marine, state: &State) -> Self {
        let touches = |element| state.touching.iter().filter(|touching| touching.contains(element)).count().min(8) as i64;
        let mut earth = Self { touched: Element::ALL.map(touches), ..Self::default() };
        if state.over {
            return earth;
        }
        let shares = shares(state);
        for (cell, cubes) in all_cells().zip(&state.species).filter(|(_, cubes)| **cubes != [0; SIDES]) {
            for side in game.turn_order().filter(|side| cubes[side.ix()] > 0) {
                earth.own[side.ix()].insert(cell);
                earth.tiles[side.ix()] += tile(game, state, (side, cell), &shares);
            }
        }
        earth
    }
}

/// What the pay of a tile of each terrain is worth now, in percent.
fn shares(state: &State) -> [i64; TERRAINS] {
    let mut shares = [if state.ending { 100 } else { TILE }; TERRAINS];
    if !state.ending {
        // A terrain may be offered by several free spaces, and is scored once.
        offered(state).for_each(|terrain| shares[terrain.ix()] = TILE + OFFERED);
    }
    shares
}

/// The terrains that a free space of Evolution scores.
fn offered(state: &State) -> impl Iterator<Item = Terrain> {
    let pawns = &state.pawns[Section::Evolution.space(0).ix()..];
    state.evolution.iter().zip(pawns).filter(|(_, pawn)| pawn.is_none()).filter_map(|(marker, _)| marker.get())
}

/// What a tile promises a side that has cubes there.
fn tile(game: &Marine, state: &State, (side, cell): (Side, Cell), shares: &[i64; TERRAINS]) -> i64 {
    let Some(terrain) = state.terrain(cell) else { return 0 };
    let cubes = &state.species[cell.ix()];
    let own = cubes[side.ix()];
    let thrives = game.thrives(state, side, cell);
    // Of equal numbers the animal higher in the food chain comes first.
    let place = (0..).zip(cubes).filter(|&(other, &n)| n > own || n == own && other > side.0).count();
    let pays = i64::from(game.worth(terrain, place)) * shares[terrain.ix()];
    let lives = match (thrives, state.ending) {
        (true, _) => pays,
        (false, true) => 0,
        (false, false) => pays * ENDANGERED / 100,
    };
    lives + i64::from(own.min(9)) * if thrives { THRIVING } else { CUBE }
}

/// Pawns that are left, as far as there are spaces after the last one.
fn pawns(state: &State, side: Side) -> i64 {
    let last = state.animal(side).placed.last();
    let room = (SPACES - last.map_or(0, |last| last.ix() + 1)) as i64;
    // The last spaces are many and good: a third of the display is still nearly all of it.
    let free = i64::from(state.available(side)).min(room) * (room.min(12) * 100 / 12);
    let special = state.special_pawns(side).count() as i64 * 100;
    (free + special) * PAWN / 100
}

/// Elements of the mat and what they find on earth.
fn elements(animal: &Animal, touched: &[i64; ELEMENTS]) -> i64 {
    animal.eats().iter().map(|element| i64::from(animal.elements[element.ix()]) * ELEMENT + touched[element.ix()] * FEEDS).sum()
}

/// Elements that Regression would take.
fn regression(state: &State, animal: &Animal) -> i64 {
    if animal.regression != 0 {
        return 0;
    }
    let lost = Elements::of(state.section(Section::Regression)).iter().filter(|&element| animal.tokens.count(element) > 0).count();
    -(lost as i64) * REGRESSION
}

/// Special pawns under control pay at the end; others could be taken: what the first promise, and the second.
fn special_pawns(game: &Marine, state: &State, side: Side, own: Cells) -> (i64, i64) {
    let (mut special, mut reach) = (0, 0);
    for element in Element::all() {
        let (value, target) = (game.domination_on(state, side, element, own), state.target[element.ix()]);
        if state.controller(element) == Some(side) {
            special += i64::from(target) * TARGET + if state.ending { 0 } else { SPECIAL };
        }
        reach += i64::from(value.saturating_sub(target).min(6)) * REACH;
    }
    (special, reach)
}

fn survival(game: &Marine, state: &State, side: Side, own: Cells) -> i64 {
    let vents = state.vents.and(own);
    let cubes: i64 = vents.map(|cell| i64::from(state.cubes(cell, side))).sum();
    let pays = if state.survival.is(side) { i64::from(game.survival_pays(state, side)) * SURVIVAL } else { 0 };
    pays + cubes.min(6) * VENT
}

/// A tile that this animal is going to lay.
fn coming(game: &Marine, state: &State, side: Side) -> i64 {
    let Some((_, tile)) = state.agenda.iter().filter_map(in_hand).find(|&(mover, _)| mover == side) else { return 0 };
    let like = |cell: Cell| state.adjacent(cell).filter(|&other| state.terrain(other) == Some(tile)).count() as u8;
    let best = game.shores(state).map(like).max().unwrap_or(0);
    i64::from(game.bonus(1 + best)) * LAYING
}
