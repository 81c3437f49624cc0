//! Games that stand out.

use crate::asked::Asked;
use crate::play::seed_of;
use clade_ecology::row::{Round, SideRound};
use clade_ecology::{Games, Measure, Row};
use serde::{Deserialize, Serialize};

/// A game that stands out among those of its arm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outlier {
    /// The place of its arm.
    pub arm: usize,
    /// Its number.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// In which number.
    pub id: String,
    /// Its value.
    pub value: f64,
    /// The median of the arm.
    pub median: f64,
    /// How far it lies from the median, in robust standard deviations: (x − median)/(1.4826 MAD) (Iglewicz & Hoaglin 1993).
    pub distance: f64,
    /// At which end.
    pub extreme: Extreme,
    /// The round in which it stands out most, from 1; none where the number is no sum over rounds.
    pub round: Option<u16>,
    /// How many answers were given before the feeding of that round; none where its record was not written.
    pub step: Option<usize>,
    /// Its record, by the name of its file beside the report; none where it was not written.
    pub record: Option<String>,
}

/// At which end a game stands out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extreme {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}

/// What of a round is looked at.
type OfRound = fn(&Round) -> f64;

/// Numbers in which games may stand out, and in which round each does most.
const NUMBERS: [(&str, Option<OfRound>); 6] = [
    ("scarcity", Some(scarcity)),
    ("fed", Some(hunger)),
    ("fed_of_all", Some(not_fed)),
    ("gini_food", None),
    ("variation", Some(heads)),
    ("rounds", None),
];
/// A game stands out from this many robust standard deviations on (Iglewicz & Hoaglin 1993).
const FAR: f64 = 3.5;
/// The median of absolute deviations of a normal number, in standard deviations, turned round.
const OF_NORMAL: f64 = 1.4826;
/// At most this many of an arm are named.
const NAMED: usize = 4;

fn sum(round: &Round, of: fn(&SideRound) -> u32) -> f64 {
    round.sides.iter().map(|side| f64::from(of(side))).sum()
}

fn scarcity(round: &Round) -> f64 {
    let need = sum(round, |side| side.need);
    if need > 0.0 { 1.0 - f64::from(round.supply) / need } else { 0.0 }
}

fn hunger(round: &Round) -> f64 {
    let judged = sum(round, |side| side.judged);
    if judged > 0.0 { 1.0 - sum(round, |side| side.fed) / judged } else { 0.0 }
}

fn not_fed(round: &Round) -> f64 {
    sum(round, |side| side.faced) - sum(round, |side| side.fed)
}

fn heads(round: &Round) -> f64 {
    sum(round, |side| side.heads)
}

/// The games of an arm that stand out, the farthest first.
pub(super) fn outliers(asked: &Asked, arm: usize, games: &Games) -> Vec<Outlier> {
    let mut found: Vec<Outlier> = NUMBERS.iter().flat_map(|&(id, round)| of_number(asked, arm, games, (id, round))).collect();
    found.sort_by(|a, b| b.distance.abs().total_cmp(&a.distance.abs()).then(a.game.cmp(&b.game)));
    found.truncate(NAMED);
    found
}

/// The game at each end, if it stands out.
fn of_number(asked: &Asked, arm: usize, games: &Games, (id, round): (&str, Option<OfRound>)) -> Vec<Outlier> {
    let Some((_, part)) = Measure::part(id) else { return Vec::new() };
    let value = |row: &Row| part.of_game(row)?.ok();
    let values: Vec<(u64, f64, &Row)> = games.iter().filter_map(|(game, played)| Some((game, value(&played.row)?, &played.row))).collect();
    let Some(median) = median(values.iter().map(|(_, value, _)| *value).collect()) else { return Vec::new() };
    let spread = median_of(values.iter().map(|(_, value, _)| (value - median).abs())) * OF_NORMAL;
    let ends = [(Extreme::Lowest, false), (Extreme::Highest, true)].map(|(extreme, high)| {
        let beyond = |value: f64| if high { value - median } else { median - value };
        let first = values.iter().rev().max_by(|a, b| beyond(a.1).total_cmp(&beyond(b.1)));
        let far = first.filter(|(_, value, _)| spread > 0.0 && beyond(*value) / spread >= FAR);
        far.map(|&(game, value, row)| Outlier {
            arm,
            game,
            seed: seed_of(asked, &asked.arms[arm], game),
            id: id.to_owned(),
            value,
            median,
            distance: (value - median) / spread,
            extreme,
            round: round.and_then(|of| most(row, of)),
            step: None,
            record: None,
        })
    });
    ends.into_iter().flatten().collect()
}

/// The round of a game in which there is most of a number, such as hunger for the share fed; none where the number is no sum over rounds.
pub fn telling_round(id: &str, row: &Row) -> Option<u16> {
    NUMBERS.iter().find(|(number, _)| *number == id).and_then(|(_, of)| most(row, (*of)?))
}

/// The first round in which something is largest.
fn most(row: &Row, of: OfRound) -> Option<u16> {
    row.rounds.iter().rev().max_by(|a, b| of(a).total_cmp(&of(b))).map(|round| round.number)
}

fn median_of(values: impl Iterator<Item = f64>) -> f64 {
    median(values.collect()).unwrap_or(0.0)
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len().checked_sub(1)? / 2;
    Some(f64::midpoint(values[middle], values[values.len() / 2]))
}
