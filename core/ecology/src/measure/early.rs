//! Measure 25: from which tenth of the game on the leader in something wins more often than chance.

use super::formulas::leaders_share;
use super::prepared::Prepared;
use super::score::won;
use super::value::{Absent, Value};
use crate::row::{Round, SideRound};
use crate::{Games, Row};
use serde::{Deserialize, Serialize};

/// Below this many games the tenth is noise.
const GAMES: u32 = 200;
/// The lower end of a 95 % interval of a mean, in standard errors.
const LOWER: f64 = 1.96;
const TENTHS: usize = 10;

/// Who leads at the end of each tenth.
type Amounts = fn(&Row, usize) -> Option<Vec<f64>>;

/// What the leader at the end of each tenth wins, on average over games: ten numbers.
pub fn leaders_win(games: &Games, of: Leader) -> Vec<Prepared> {
    (0..TENTHS).map(|tenth| Prepared::each_game(games, |row| bet(row, of.amounts(), tenth))).collect()
}

/// In what somebody leads.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leader {
    /// Heads fed so far.
    Fed,
    /// Heads now.
    Heads,
    /// Points now.
    Score,
}

impl Leader {
    fn amounts(self) -> Amounts {
        match self {
            Self::Fed => fed_so_far,
            Self::Heads => heads_now,
            Self::Score => points_now,
        }
    }
}

/// By heads fed so far. Rounds count by the part of them that lies before the end of the tenth.
fn fed_so_far(row: &Row, tenth: usize) -> Option<Vec<f64>> {
    let end = (tenth + 1) as f64 / TENTHS as f64 * row.rounds.len() as f64;
    let before = |t: usize| (end - t as f64).clamp(0.0, 1.0);
    let of = |ix: usize| row.rounds.iter().enumerate().map(|(t, round)| before(t) * f64::from(round.sides[ix].fed)).sum();
    (!row.rounds.is_empty()).then(|| (0..row.sides.len()).map(of).collect())
}

/// The round in which a tenth ends.
fn round_at(row: &Row, tenth: usize) -> Option<&Round> {
    let last = ((tenth + 1) * row.rounds.len()).div_ceil(TENTHS);
    row.rounds.get(last.checked_sub(1)?)
}

fn heads_now(row: &Row, tenth: usize) -> Option<Vec<f64>> {
    Some(round_at(row, tenth)?.sides.iter().map(|side| f64::from(side.heads)).collect())
}

/// The score of the last round that is over; before that nobody has points.
fn points_now(row: &Row, tenth: usize) -> Option<Vec<f64>> {
    let over = (tenth + 1) * row.rounds.len() / TENTHS;
    let points = |side: &SideRound| side.score.map_or(f64::NEG_INFINITY, f64::from);
    match over.checked_sub(1) {
        None => Some(vec![0.0; row.sides.len()]),
        Some(ix) => {
            let round = row.rounds.get(ix)?;
            round.sides.iter().any(|side| side.score.is_some()).then(|| round.sides.iter().map(points).collect())
        }
    }
}

fn bet(row: &Row, amounts: Amounts, tenth: usize) -> Value {
    let wins = won(row)?;
    amounts(row, tenth).map(|amounts| leaders_share(&amounts, &wins)).ok_or(Absent::NoScores)
}

pub(super) fn by_fed(games: &Games) -> Prepared {
    earliest(games, Leader::Fed)
}

pub(super) fn by_heads(games: &Games) -> Prepared {
    earliest(games, Leader::Heads)
}

pub(super) fn by_score(games: &Games) -> Prepared {
    earliest(games, Leader::Score)
}

fn earliest(games: &Games, of: Leader) -> Prepared {
    let mut players = games.rows().map(|row| row.sides.iter().filter(|side| side.score.is_some()).count());
    let k = players.next().unwrap_or(0);
    match () {
        () if players.any(|other| other != k) => return Prepared::absent(games, Absent::MixedSides),
        () if k == 0 => return Prepared::absent(games, Absent::NoScores),
        () if k == 1 => return Prepared::absent(games, Absent::OneSide),
        () => {}
    }
    let terms = move |row: &Row| {
        let bets: Result<Vec<f64>, Absent> = (0..TENTHS).map(|tenth| bet(row, of.amounts(), tenth)).collect();
        bets.map_or(vec![0.0; 2 * TENTHS + 1], |bets| {
            let squares = bets.iter().map(|x| x * x);
            [1.0].into_iter().chain(bets.iter().copied()).chain(squares).collect()
        })
    };
    Prepared::pooled(games, 2 * TENTHS + 1, terms, move |sums| from_when(sums, 1.0 / k as f64))
}

/// The first tenth from which on the lower bound stays above chance and the share above the middle between chance and certainty.
fn from_when(sums: &[f64], chance: f64) -> Value {
    let n = sums[0];
    if n < f64::from(GAMES) {
        return Err(Absent::FewGames(GAMES));
    }
    let tells = |tenth: usize| {
        let (mean, squares) = (sums[1 + tenth] / n, sums[1 + TENTHS + tenth] / n);
        let error = ((squares - mean * mean).max(0.0) / n).sqrt();
        mean - LOWER * error > chance && mean > f64::midpoint(chance, 1.0)
    };
    let telling = (0..TENTHS).rev().take_while(|tenth| tells(*tenth)).count();
    if telling == 0 { Err(Absent::Never) } else { Ok((TENTHS - telling + 1) as f64) }
}
