//! Measures 1 to 10: food.

use super::prepared::Prepared;
use super::value::{Absent, Value, mean, share};
use crate::reading::Food;
use crate::row::{Place, Reason, Round, Stream};
use crate::{Games, Row};
use clade_engine::ecology::Origin;

fn of_supply(row: &Row) -> f64 {
    row.rounds.iter().map(|round| f64::from(round.supply)).sum()
}

fn rounds(row: &Row) -> f64 {
    row.rounds.len() as f64
}

pub(super) fn supply_a_round(row: &Row) -> Value {
    share(of_supply(row), rounds(row))
}

pub(super) fn need_a_round(row: &Row) -> Value {
    share(row.total(|side| side.need), rounds(row))
}

pub(super) fn supply_a_head(row: &Row) -> Value {
    share(of_supply(row), row.total(|side| side.heads))
}

pub(super) fn need_a_head(row: &Row) -> Value {
    share(row.total(|side| side.need), row.total(|side| side.heads))
}

/// The part of a round's need that no food covers; `None` where nobody needs anything.
pub(crate) fn shortage(round: &Round) -> Option<f64> {
    let need: u32 = round.sides.iter().map(|side| side.need).sum();
    (need > 0).then(|| (1.0 - f64::from(round.supply) / f64::from(need)).max(0.0))
}

pub(super) fn scarcity(row: &Row) -> Value {
    mean(row.rounds.iter().filter_map(shortage))
}

pub(super) fn share_fed(row: &Row) -> Value {
    share(row.total(|side| side.fed), row.total(|side| side.judged))
}

/// Of all that were alive when feeding began. Who was born while it lasted may be fed without being among them.
pub(super) fn share_fed_of_all(row: &Row) -> Value {
    share(row.total(|side| side.fed), row.total(|side| side.faced)).map(|share| share.min(1.0))
}

pub(super) fn share_waived(row: &Row) -> Value {
    share(row.total(|side| side.waived), row.total(|side| side.judged))
}

pub(super) fn share_met(row: &Row) -> Value {
    share(row.total(|side| side.met), row.total(|side| side.needed))
}

/// The mean over rounds of what could be met less what was. Where places feed both are the heads that are fed: it would always be 0.
pub(super) fn gap(row: &Row) -> Value {
    is_eaten(row).map_err(|_| Absent::StepByRule)?;
    let sum = |round: &Round, of: fn(&crate::row::SideRound) -> u32| round.sides.iter().map(|side| f64::from(of(side))).sum::<f64>();
    let of_round = |round: &Round| {
        let met = share(sum(round, |side| side.met), sum(round, |side| side.needed)).ok()?;
        Some(1.0 - shortage(round)? - met)
    };
    mean(row.rounds.iter().filter_map(of_round))
}

fn is_eaten(row: &Row) -> Result<(), Absent> {
    if row.reading.food == Food::Habitat { Err(Absent::NothingEaten) } else { Ok(()) }
}

/// Intake of one origin, of all sides.
fn from(row: &Row, origin: Origin) -> f64 {
    row.sides.iter().map(|side| side.origins[origin as usize]).sum()
}

fn intake(row: &Row) -> f64 {
    row.sides.iter().map(|side| side.food as f64).sum()
}

/// The share of intake of one origin, by its place in [`Origin::ALL`]. Food that is not eaten was there or was put there.
pub(super) fn origin<const PLACE: usize>(row: &Row) -> Value {
    let origin = Origin::ALL[PLACE];
    if !matches!(origin, Origin::Environment | Origin::Placed) {
        is_eaten(row)?;
    }
    share(from(row, origin), intake(row)).map(|share| share.min(1.0))
}

/// The share of the side's own act in what it lives on of all that players put there.
pub(super) fn own_placed(row: &Row) -> Value {
    share(row.sides.iter().map(|side| side.own_placed).sum(), from(row, Origin::Placed)).map(|share| share.min(1.0))
}

pub(super) fn recycling(row: &Row) -> Value {
    is_eaten(row)?;
    share(from(row, Origin::Waste) + from(row, Origin::Body), intake(row)).map(|share| share.min(1.0))
}

/// From the living or the dead, and not from the bank.
fn is_of_beings(place: Place) -> bool {
    matches!(place, Place::Plate | Place::Store | Place::Body)
}

/// What comes from outside, and in a closed cycle what comes back to where it can be eaten once more.
pub(super) fn left_behind(row: &Row) -> Value {
    is_eaten(row)?;
    let left = |stream: &Stream| match stream.why {
        Reason::Waste | Reason::Corpse => stream.from == Place::Outside,
        Reason::Digested | Reason::WithDeath => is_of_beings(stream.from) && stream.to == Place::Patch,
        _ => false,
    };
    share(row.streamed(left), intake(row))
}

/// In a closed cycle a piece comes several times, and each time it is eaten or not. What lies on plates at the end was eaten.
pub(super) fn unused(row: &Row) -> Value {
    is_eaten(row)?;
    let spoiled = |stream: &Stream| matches!(stream.why, Reason::Spoiled | Reason::Destroyed);
    let comes_back = |stream: &Stream| stream.to == Place::Patch && (is_of_beings(stream.from) || spoiled(stream));
    let came =
        row.streamed(|stream| stream.from == Place::Outside) + row.streamed(|stream| stream.from != Place::Outside && comes_back(stream));
    let plates = row.streamed(|stream| stream.to == Place::Plate) - row.streamed(|stream| stream.from == Place::Plate);
    share(row.streamed(spoiled) + row.food.closing as f64 - plates, came)
}

fn has_stores(row: &Row) -> Result<f64, Absent> {
    let stored = row.streamed(|stream| stream.to == Place::Store);
    if stored > 0.0 { Ok(stored) } else { Err(Absent::NoStores) }
}

pub(super) fn store_level(row: &Row) -> Value {
    has_stores(row)?;
    share(row.rounds.iter().map(|round| f64::from(round.stored)).sum(), row.total(|side| side.need))
}

pub(super) fn store_turnover(row: &Row) -> Value {
    let stored = has_stores(row)?;
    Ok(row.streamed(|stream| stream.why == Reason::Converted) / stored)
}

fn killed(row: &Row) -> f64 {
    row.total(|side| side.deaths[1])
}

fn gained_by_killing(row: &Row) -> f64 {
    from(row, Origin::Prey) + from(row, Origin::Carrion)
}

pub(super) fn transfer(row: &Row) -> Value {
    is_eaten(row)?;
    share(gained_by_killing(row), row.food.lost_with_killed as f64)
}

/// Where killing gives pieces.
pub(super) fn gain_a_kill(games: &Games) -> Prepared {
    a_kill(games, gained_by_killing)
}

/// Where killing itself feeds, without pieces.
pub(super) fn fed_a_kill(games: &Games) -> Prepared {
    a_kill(games, |row| row.food.fed_by_killing as f64)
}

/// Something for each kill; none where no game has it, so that a missing rule does not count as 0.
fn a_kill(games: &Games, of: fn(&Row) -> f64) -> Prepared {
    if games.rows().any(|row| is_eaten(row).is_err()) {
        return Prepared::absent(games, Absent::NothingEaten);
    }
    if games.rows().all(|row| of(row) <= 0.0) {
        return Prepared::absent(games, Absent::NotByKilling);
    }
    Prepared::each_game(games, |row| share(of(row), killed(row)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::{Diet, Hand, Levels, Reading, Sides};

    /// Ten pieces: six are eaten and come back, four are left over and come back. At the end, all ten lie there; then three of them are eaten.
    #[test]
    fn in_a_closed_cycle_a_piece_counts_each_time() {
        let (patch, plate, outside) = (Place::Patch, Place::Plate, Place::Outside);
        let row = |eaten: u64, end: u64| {
            let mut row = Row::new(Reading {
                sides: Sides::first(1),
                levels: Levels::Window,
                food: Food::Eaten,
                hand: Hand::Window,
                diet: Diet::Origins(9),
                cap: 0,
            });
            let stream = |(from, to, why, n)| Stream { from, to, why, n };
            let moved = [
                (outside, patch, Reason::Opening, 10),
                (patch, plate, Reason::Meal(Origin::Environment), eaten),
                (plate, patch, Reason::Digested, 6),
                (patch, patch, Reason::Spoiled, 4),
            ];
            (row.food.streams, row.food.closing, row.sides[0].food) = (moved.map(stream).to_vec(), end, eaten);
            row
        };
        assert_eq!((unused(&row(6, 10)), left_behind(&row(6, 10))), (Ok(14.0 / 20.0), Ok(1.0)));
        assert_eq!((unused(&row(9, 10)), left_behind(&row(9, 10))), (Ok(11.0 / 20.0), Ok(6.0 / 9.0)));
    }
}
