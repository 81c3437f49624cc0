//! Measures 19 to 23: interference, breadth and overlap of diets, concentration, transfers.

use super::formulas::{self, gini, levins, pianka};
use super::prepared::Prepared;
use super::value::{Absent, Value, mean, share};
use crate::reading::Food;
use crate::row::{Reason, TOP};
use crate::{Games, Row};

/// Below this many rounds a slope over rounds says nothing.
const SHORT: u16 = 6;

/// The slope of ln(1 + what was got) on ln(heads in the patch) among those with the same amount at hand, its sign turned.
pub(super) fn interference(games: &Games) -> Prepared {
    if games.rows().any(|row| row.reading.food == Food::Habitat) {
        return Prepared::absent(games, Absent::StepByRule);
    }
    let of = |row: &Row| row.hands.iter().flat_map(|hand| [[f64::from(hand.placed)].as_slice(), &hand.sums].concat()).collect();
    Prepared::pooled(games, TOP * 5, of, |sums| {
        let (mut both, mut spread) = (0.0, 0.0);
        for level in sums.chunks(5).filter(|level| level[0] > 0.0) {
            let &[n, x, y, xx, xy] = level else { continue };
            both += xy - x * y / n;
            spread += xx - x * x / n;
        }
        if spread > 1e-9 { Ok(-both / spread) } else { Err(Absent::NoVariation) }
    })
}

pub(super) fn breadth(row: &Row) -> Value {
    mean(row.sides.iter().filter_map(|side| levins(&side.diet).ok()))
}

pub(super) fn standard_breadth(row: &Row) -> Value {
    let resources = f64::from(row.reading.diet.resources());
    if resources < 2.0 {
        return Err(Absent::NoVariation);
    }
    breadth(row).map(|breadth| ((breadth - 1.0) / (resources - 1.0)).clamp(0.0, 1.0))
}

pub(super) fn overlap(row: &Row) -> Value {
    if row.sides.len() < 2 {
        return Err(Absent::OneSide);
    }
    let pairs = row.sides.iter().enumerate().flat_map(|(ix, a)| row.sides[ix + 1..].iter().map(move |b| (a, b)));
    mean(pairs.filter_map(|(a, b)| pianka(&a.diet, &b.diet).ok()))
}

/// Pianka's overlap of where heads stand: each patch at each window is a resource.
pub(super) fn shared_ground(row: &Row) -> Value {
    let sides = row.sides.len();
    match () {
        () if sides < 2 => return Err(Absent::OneSide),
        () if row.ground.patches < 2 => return Err(Absent::OnePatch),
        () => {}
    }
    let product = |i, j| row.ground.product(i, j, sides);
    let pairs = (0..sides).flat_map(|i| (i + 1..sides).map(move |j| (i, j)));
    mean(pairs.filter_map(|(i, j)| share(product(i, j), (product(i, i) * product(j, j)).sqrt()).ok()).map(|overlap| overlap.min(1.0)))
}

pub(super) fn gini_food(row: &Row) -> Value {
    gini(&row.sides.iter().map(|side| side.food as f64).collect::<Vec<_>>())
}

pub(super) fn gini_heads(row: &Row) -> Value {
    gini(&row.by_side(|side| side.heads))
}

/// Whether food becomes more concentrated in the course of the game.
pub(super) fn gini_slope(row: &Row) -> Value {
    if row.rounds.len() < usize::from(SHORT) {
        return Err(Absent::FewRounds(SHORT));
    }
    let food = |side: &crate::row::SideRound| f64::from(if row.reading.food == Food::Habitat { side.service } else { side.intake });
    let of = |round: &crate::row::Round| gini(&round.sides.iter().map(food).collect::<Vec<_>>()).ok();
    let points = row.rounds.iter().filter_map(|round| Some((f64::from(round.number), of(round)?)));
    formulas::line(formulas::sums(points)).map(|line| line.slope)
}

fn intake(row: &Row) -> Value {
    match row.reading.food {
        Food::Habitat => Err(Absent::NothingEaten),
        Food::Eaten => Ok(row.sides.iter().map(|side| side.food as f64).sum()),
    }
}

pub(super) fn thefts(row: &Row) -> Value {
    share(row.streamed(|stream| stream.why == Reason::Theft), intake(row)?)
}

pub(super) fn victims(row: &Row) -> Value {
    share(row.sides.iter().map(|side| f64::from(side.kills)).sum(), intake(row)?)
}
