//! How good a table is for an animal, in whole points: a victory point is 100. It looks at nothing that the view hides.

mod tiles;

use crate::board::CELLS;
use crate::display::{COMPETITION, Section, Space};
use crate::dominant::Dominant;
use crate::game::TURN;
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::animals::Power;
use crate::state::{Animal, ELEMENTS, Element, Phase, SIDES, State};
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Counting, Msg, Outlook, Rules, SearchHints, Side, Small};
use clade_script::weighed;
use tiles::{Tile, Tiles, pawns_in};

/// How to look ahead: as in Marine. A turn is planned pawn by pawn; what a pawn is worth shows when its action is carried out, and that takes
/// several answers that only pay together.
pub(crate) const SEARCH_HINTS: SearchHints = SearchHints { tries: 300, by_turns: true, lap: TURN, ..SearchHints::USUAL };

/// What a tile's pay is worth now, in percent: it may be scored, and is scored at the end.
const TILE: i64 = 45;
/// More of it while a Domination of one's own waits.
const WAITING: i64 = 12;
/// How much species count that would not survive an Extinction, in percent: there is one in every turn.
const ENDANGERED: i64 = 20;
/// A cube on earth; a thriving one; one more element that matches there.
const CUBE: i64 = 4;
const THRIVING: i64 = 16;
const MATCH: i64 = 5;
/// A tile that the animal dominates: a card.
const DOMINATED: i64 = 90;
/// The bonus of the Survival card: a Survival each turn, in percent.
const SURVIVAL: i64 = 120;
/// A cube on tundra, on the way to the Survival card.
const COLD: i64 = 8;
/// An element of the animal, and for each tile that it touches.
const ELEMENT: i64 = 70;
const FEEDS: i64 = 9;
/// An element that Regression would take.
const REGRESSION: i64 = 110;
/// A cube in the gene pool, up to a limit.
const POOL: i64 = 5;
const POOL_COUNTS: u8 = 14;
/// A pawn, in every turn to come.
const PAWN: i64 = 260;
/// A place further to the front in initiative.
const PLACE: i64 = 15;
/// A tile in the hand, before it is laid, for each point that its bonus may pay.
const LAYING: i64 = 100;
/// What a pawn is worth where it stands, before its action: what the action may bring.
const IDLE: i64 = 5;

/// What a value is made of, in the order of [`parts`].
pub(crate) const PARTS: [fn() -> Msg; 10] = [
    texts::value_points,
    texts::value_tiles,
    texts::value_pawns,
    texts::value_elements,
    texts::value_regression,
    texts::value_pool,
    texts::value_initiative,
    texts::value_survival,
    texts::value_planned,
    texts::value_tile_in_hand,
];

/// What they count: see [`clade_script::Weights`].
pub(crate) const VALUES: &str = include_str!("../../../scripts/dominant/values.toml");

/// What they count, as read.
pub(crate) type Weights = clade_script::Weights<{ PARTS.len() }>;

/// What values are made of.
pub(crate) fn outlook(game: &Dominant, state: &State) -> Outlook {
    let tiles = Tiles::of(game, state);
    let all: Vec<[i64; PARTS.len()]> = game.upwards().map(|side| parts(game, state, side, &tiles)).collect();
    game.rules.weights.outlook(left(state), &all)
}

/// What is left of the game: the cards of the deck, and nothing from its last scoring on.
fn left(state: &State) -> u32 {
    if state.ending { 0 } else { state.deck.len() }
}

/// The value of a table for each side.
pub(crate) fn values(game: &Dominant, state: &State, counting: Counting, out: &mut Vec<i64>) {
    let tiles = Tiles::of(game, state);
    let percent = game.rules.weights.counted(left(state), counting);
    let alone: ArrayVec<i64, SIDES> = game.upwards().map(|side| weighed(percent, parts(game, state, side, &tiles))).collect();
    out.extend(game.upwards().map(|side| value(game, state, side, &alone)));
}

/// The value for a side, less the mean of the others that another seat plays. Of several animals of a seat the weakest counts more: the
/// lowest total wins.
fn value(game: &Dominant, state: &State, side: Side, alone: &[i64]) -> i64 {
    let seat = game.seat_of(side);
    let (mut sum, mut n) = (0, 0);
    for other in game.upwards().filter(|&other| game.seat_of(other) != seat) {
        sum += alone[other.ix()];
        n += 1;
    }
    let own = alone[side.ix()];
    let lags = game.options().several.is_some() && game.counted(state, side) == side;
    own + if lags { own / 2 } else { 0 } - sum / n.max(1)
}

/// The value of a side by itself, part by part.
fn parts(game: &Dominant, state: &State, side: Side, tiles: &Tiles) -> [i64; PARTS.len()] {
    let animal = state.animal(side);
    let points = i64::from(animal.points) * 100;
    if state.over {
        return [points, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    }
    let place = state.initiative.iter().rev().position(|&other| other == side).unwrap_or(0) as i64;
    let share = if state.ending { 100 } else { TILE + WAITING * i64::from(pawns_in(state, side, Section::Domination).min(3)) };
    [
        points,
        tiles.occupied(side).map(|on| tile(state, side, on, share)).sum(),
        PAWN * i64::from(animal.pawns),
        elements(animal, &tiles.touched),
        regression(game, state, side),
        POOL * i64::from(animal.pool.min(POOL_COUNTS)),
        PLACE * place,
        survival(game, state, side),
        planned(game, state, side, tiles),
        coming(game, state, side, tiles),
    ]
}

/// What a tile promises; its pay counts by this share, in percent.
fn tile(state: &State, side: Side, tile: &Tile, share: i64) -> i64 {
    let (own, matches) = (tile.cubes[side.ix()], tile.matches[side.ix()]);
    let safe = matches > 0 || state.asleep[tile.cell.ix()][side.ix()] > 0;
    let lives = if safe { 100 } else { ENDANGERED };
    let pays = tile.pays(side) * share * lives / 100;
    let crowd = i64::from(own.min(9)) * if safe { THRIVING } else { CUBE };
    let dominates = if tile.dominant == Some(side) { DOMINATED } else { 0 };
    pays + crowd + i64::from(matches.min(6)) * MATCH + dominates
}

/// Elements and what they find on earth.
fn elements(animal: &Animal, touched: &[i64; ELEMENTS]) -> i64 {
    let own = Element::all().filter(|element| animal.elements[element.ix()] > 0);
    own.map(|element| i64::from(animal.elements[element.ix()]) * ELEMENT + touched[element.ix()] * FEEDS).sum()
}

/// Elements that Regression would take.
fn regression(game: &Dominant, state: &State, side: Side) -> i64 {
    let lost = game.protectable(state, side).len();
    let exempted = pawns_in(state, side, Section::Regression);
    -i64::from(lost.saturating_sub(exempted + u8::from(game.can(side, Power::Endures)))) * REGRESSION
}

fn survival(game: &Dominant, state: &State, side: Side) -> i64 {
    let cubes: i64 = state.tundra.map(|cell| i64::from(state.cubes(cell, side))).sum();
    let pays = if state.survival.is(side) { i64::from(game.survival_pays(state, side)) * SURVIVAL } else { 0 };
    pays + cubes.min(6) * COLD
}

/// What the pawns on the display may bring where they stand.
fn planned(game: &Dominant, state: &State, side: Side, tiles: &Tiles) -> i64 {
    if state.phase == Phase::Reset {
        return 0;
    }
    let own = || state.displayed().filter(|&(_, owner)| owner == side).map(|(space, _)| space);
    let waiting = own().filter(|space| space.section().0 == Section::Domination && game.idle(state, side, *space).is_none()).count();
    own().map(|space| promise(game, state, side, space, tiles)).sum::<i64>() + dominations(state, side, tiles, waiting)
}

/// What an action may bring.
fn promise(game: &Dominant, state: &State, side: Side, space: Space, tiles: &Tiles) -> i64 {
    let (section, nth) = space.section();
    // What the rows before it bring about may yet make it useful.
    if game.idle(state, side, space).is_some() {
        return IDLE;
    }
    let animal = state.animal(side);
    match section {
        Section::Initiative => 90,
        Section::Adaptation => 120 - 15 * i64::from(animal.tokens.len().min(4) as u8),
        Section::Regression => 60,
        Section::Abundance => 110,
        Section::Wasteland | Section::Depletion => 70,
        Section::Glaciation if nth > 0 => 60 - 10 * i64::from(nth),
        Section::Glaciation => tiles.best_cold(state) * 90 + 40,
        Section::Speciation => 30 * i64::from(animal.pool.min(8)),
        Section::Wanderlust => tiles.best_shore(game, state) * 75,
        Section::Migration => 25 * i64::from(7 - nth),
        Section::Competition => {
            let terrains = COMPETITION[usize::from(nth)];
            let hits = tiles.occupied(side).filter(|on| on.crowd > on.cubes[side.ix()] && terrains.contains(&on.terrain));
            40 + 30 * hits.count().min(3) as i64
        }
        // All together: each of them scores another tile.
        Section::Domination => 0,
    }
}

/// The best that this many pawns in Domination could score now: for each tile one's own points before the best of the others, and the card.
fn dominations(state: &State, side: Side, tiles: &Tiles, pawns: usize) -> i64 {
    if pawns == 0 {
        return 0;
    }
    let worth = |tile: &Tile| tile.pays(side) * 100 - tile.pays_others(side) * 40 + if tile.dominant == Some(side) { 100 } else { 0 };
    let open = tiles.occupied(side).filter(|tile| !state.dominated.contains(tile.cell));
    let mut worths: ArrayVec<i64, CELLS> = open.map(worth).filter(|&worth| worth > 0).collect();
    worths.sort_unstable_by(|one, two| two.cmp(one));
    worths.iter().take(pawns).sum::<i64>() * 70 / 100
}

/// A tile that this animal is going to lay.
fn coming(game: &Dominant, state: &State, side: Side, tiles: &Tiles) -> i64 {
    let is_coming = state.agenda.iter().filter_map(in_hand).any(|(mover, _)| mover == side);
    if is_coming { tiles.best_shore(game, state) * LAYING } else { 0 }
}
