//! How good a table is for a side, in whole points: a cell on the ladder is 100.

use crate::map::{self, Cell, Direction};
use crate::meals::Meal;
use crate::options::Cast;
use crate::phase::Phase;
use crate::soup::Soup;
use crate::state::{COLOURS, Colour, Id, NUMBERS, State};
use crate::step::Step;
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Counting, Game, Msg, Outlook, SearchHints, Seat, Side, Small};
use clade_script::weighed;

/// How to look ahead: each answer behind the tree is the best of 3 looked at, up to the beginning of the round after the next. So *normal* wins 77 %
/// of 57 games against three greedy bots; where 40 answers follow 65 % of 96, where 20 do 36 %. Before looking ahead had weights of its own it was 60 % of 48, the best of 4 looked at with 30 answers 56 %, of 6
/// with 20 answers 50 % (of 3: 44 %), of 4 with 12 answers 27 %. Where any answer is given 14 answers are best: 25 % of 96, and 44 % against two greedy bots;
/// by whole turns 57 % of 75 and 19 % of 72.
/// A greedy bot that tries this many answers wins 50.5 ± 2.8 % of 1,000 games (four seats) against one that tries 2,000.
pub(crate) const SEARCH_HINTS: SearchHints =
    SearchHints { tries: 10, long_list: u32::MAX, answers: 120, looks: 3, lap: 7, ..SearchHints::USUAL };

/// What a number of amoebas promises for one scoring, smoother than the table of §4.9: two today are three tomorrow.
const AMOEBAS: [i64; 8] = [0, 30, 70, 140, 230, 360, 460, 550];
/// What a number of gene cards promises for one scoring; more than six add nothing.
const GENES: [i64; 7] = [0, 45, 95, 155, 240, 330, 420];
/// Rounds that count: what lies further ahead is too uncertain.
const HORIZON: i64 = 3;

/// What a value is made of, in the order of [`parts`].
pub(crate) const PARTS: [fn() -> Msg; 10] = [
    texts::value_ladder,
    texts::value_amoebas,
    texts::value_genes,
    texts::value_colony,
    texts::value_points,
    texts::value_ozone,
    texts::value_mutations,
    texts::value_power,
    texts::value_meals,
    texts::value_damage,
];

/// What they count: see [`clade_script::Weights`].
pub(crate) const VALUES: &str = include_str!("../../../scripts/soup/values.toml");

/// What they count, as read.
pub(crate) type Weights = clade_script::Weights<{ PARTS.len() }>;

/// What values are made of. Two colonies of a player have the same value, their player's: together twice its lead.
pub(crate) fn outlook(game: &Soup, state: &State) -> Outlook {
    let owners = game.owners().filter(|&owner| !game.is_dummy(owner));
    let all: Vec<(Side, [i64; PARTS.len()])> = owners.map(|owner| (owner, parts(game, state, owner))).collect();
    let own = |side: Side| all.iter().find(|(owner, _)| *owner == side).map_or([0; PARTS.len()], |(_, parts)| *parts);
    let sides: Vec<[i64; PARTS.len()]> = game.all_sides().map(own).collect();
    let outlook = game.weights.outlook(state.deck.len(), &sides);
    let colonies = if game.cast == Cast::Pairs { 2 } else { 1 };
    Outlook { doubt: colonies * outlook.doubt, ..outlook }
}

/// The value of a table for each side.
pub(crate) fn values(game: &Soup, state: &State, counting: Counting, out: &mut Vec<i64>) {
    let owners = game.owners().filter(|&owner| !game.is_dummy(owner));
    let percent = game.weights.counted(state.deck.len(), counting);
    let alone: ArrayVec<(Seat, i64), COLOURS> =
        owners.map(|owner| (game.player_of(owner), weighed(percent, parts(game, state, owner)))).collect();
    out.extend(game.all_sides().map(|side| value(&alone, game.player_of(side))));
}

/// The value for a player, less a share of what the others have. Of two colonies of a player the worse one counts most.
fn value(alone: &[(Seat, i64)], player: Seat) -> i64 {
    let (mut own, mut worse, mut others) = (0, i64::MAX, 0);
    for &(owner, value) in alone {
        if owner == player {
            (own, worse) = (own + value, worse.min(value));
        } else {
            others += value;
        }
    }
    // With one colony both are the same: four times its value.
    worse * 3 + own - others
}

/// The value of an owner by itself, part by part.
fn parts(game: &Soup, state: &State, owner: Side) -> [i64; PARTS.len()] {
    let scorings = i64::from(state.deck.len()) + i64::from(state.phase < Phase::Scoring);
    let ahead = scorings.clamp(0, HORIZON);
    let (mut amoebas, mut meals) = (0, 0);
    for colour in game.colours_of(owner) {
        let (promised, fed) = promise(game, state, colour);
        (amoebas, meals) = (amoebas + promised, meals + fed);
    }
    let size: i64 = game.colours_of(owner).map(|colour| i64::from(state.colony(colour).size())).sum();
    let genes = GENES[usize::from(game.cards_counted(state, owner).min(6))];
    let points = i64::from(state.tribe(owner).bp);
    let cheap = points.min(12) * 18 + (points - 12).clamp(0, 12) * 10 + (points - 24).max(0) * 4;
    let mutations = i64::from(game.mutations(state, owner));
    let power: i64 = state.tribe(owner).genes.map(|kind| i64::from(game.gene(kind).price)).sum();
    let own = game.colours_of(owner).flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number)));
    let on_board = own.map(|id| state.amoeba(id)).filter(|amoeba| amoeba.cell.is_some());
    let damage: i64 = on_board.map(|amoeba| i64::from(amoeba.damage)).sum();
    let scored = amoebas * ahead * 7 / 10;
    [
        i64::from(state.ladder.at(owner)) * 100,
        scored,
        (amoebas + genes) * ahead * 7 / 10 - scored,
        size * 20,
        cheap * ahead.min(2) / 2,
        -(mutations - i64::from(OZONE)).max(0) * 8 * ahead.min(2),
        -mutations * 4 * ahead.min(2),
        power * 4 * ahead,
        meals / 2,
        -damage * 20,
    ]
}

/// What the amoebas of a colour promise, and how probable their next meals are, in percent, added up. Those in full health count whole, hungry
/// and hurt ones less.
fn promise(game: &Soup, state: &State, colour: Colour) -> (i64, i64) {
    if state.colony(colour).size() == 0 {
        return (AMOEBAS[0], 0);
    }
    let meals = game.meals(state, colour, 0);
    let (mut sum, mut fed) = (0, 0);
    for id in (1..=NUMBERS).map(|number| Id::of(colour, number)).filter(|&id| state.amoeba(id).cell.is_some()) {
        let meal = prospect(game, state, id, &meals);
        (sum, fed) = (sum + health(game, state, id, meal), fed + meal);
    }
    let whole = (sum / 100).clamp(0, 7) as usize;
    let next = AMOEBAS[(whole + 1).min(7)] - AMOEBAS[whole];
    (AMOEBAS[whole] + next * (sum % 100) / 100, fed)
}

/// The ozone layer that an average card has, a little less.
const OZONE: i16 = 9;

/// How surely an amoeba on the board lives on, in percent, if its next meal is so probable.
fn health(game: &Soup, state: &State, id: Id, meal: i64) -> i64 {
    match game.damage_limit(state, game.owner(id)) - i32::from(state.amoeba(id).damage) {
        ..=0 => 0,
        1 => 25 + meal * 45 / 100,
        _ => 75 + meal * 25 / 100,
    }
}

/// How probable the amoeba's next meal is, in percent.
fn prospect(game: &Soup, state: &State, id: Id, meals: &[Meal]) -> i64 {
    let Some(cell) = state.at(id) else { return 0 };
    let meal_at = |cell: Cell| meals.iter().any(|meal| meal.cubes.within(&state.water[cell.ix()]));
    // At an obstacle it stays where it is.
    let next_to = |direction: Direction| map::step(cell, direction).unwrap_or(cell);
    let around = || Direction::ALL.iter().filter(|&&direction| meal_at(next_to(direction))).count() as i64;
    let pending = state.agenda.iter().rev().find_map(|step| match *step {
        Step::DirectionDie(die) if die.amoeba == id => Some(Pending::Die),
        Step::Feeding(feeding) if feeding.amoeba == id => Some(Pending::Meal),
        Step::Amoebas(all) if all.colour == id.colour() && all.from <= id.number() => Some(Pending::Drift),
        _ => None,
    });
    match (pending, state.phase) {
        // 1 to 4 a direction, 5 stays, 6 chooses.
        (Some(Pending::Die), _) => (around() * 100 + i64::from(meal_at(cell)) * 100 + i64::from(around() > 0) * 100) / 6,
        (Some(Pending::Meal), _) => i64::from(meal_at(cell)) * 100,
        // Already fed: next round's drift is not known yet.
        (None, Phase::Movement) => (around() * 20 + i64::from(meal_at(cell)) * 20).min(100),
        // It will drift, or pay for a move.
        _ if meal_at(game.drift(state).map_or(cell, next_to)) => 100,
        _ => around() * 15,
    }
}

/// What an amoeba still has before it in this round.
enum Pending {
    Die,
    Meal,
    Drift,
}
