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

pub(super) fn left_behind(row: &Row) -> Value {
    is_eaten(row)?;
    let left = |stream: &Stream| stream.from == Place::Outside && matches!(stream.why, Reason::Waste | Reason::Corpse);
    share(row.streamed(left), intake(row))
}

pub(super) fn unused(row: &Row) -> Value {
    is_eaten(row)?;
    let spoiled = |stream: &Stream| stream.to == Place::Outside && matches!(stream.why, Reason::Spoiled | Reason::Destroyed);
    let came = |stream: &Stream| stream.from == Place::Outside;
    share(row.streamed(spoiled) + row.food.closing as f64, row.streamed(came))
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
