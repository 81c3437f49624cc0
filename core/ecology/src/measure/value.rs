//! A value, or why there is none.

use serde::{Deserialize, Serialize};

/// A measured number, or the reason why there is none: never 0 instead, never a guess.
pub type Value = Result<f64, Absent>;

/// Why a measure has no value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// The whole that it is a share of is 0.
    #[error("there is nothing of which it could be a share")]
    NothingToShare,
    /// In this game nothing is eaten: places feed.
    #[error("nothing is eaten in this game")]
    NothingEaten,
    /// The game has no stores of food.
    #[error("this game has no stores")]
    NoStores,
    /// In none of the games did killing feed in this way.
    #[error("killing does not feed in this way here")]
    NotByKilling,
    /// No rule limits how many live.
    #[error("no rule of this game limits how many live")]
    NoCap,
    /// In none of the games did anybody die of it.
    #[error("nobody died of it in any of these games")]
    NobodyDied,
    /// A population that shrinks even where few live has no number at which it stays.
    #[error("even where few live there are fewer in the next round")]
    Shrinks,
    /// By the rules it is a step: fed or not.
    #[error("by the rules of this game it is a step")]
    StepByRule,
    /// The host told no scores.
    #[error("no scores were recorded")]
    NoScores,
    /// The game did not end by its rules, so its scores decide nothing.
    #[error("the game did not end by its rules")]
    Unfinished,
    /// With two sides a rank correlation is 1 or −1.
    #[error("with two sides it could only be 1 or −1")]
    TwoSides,
    /// It needs at least two sides.
    #[error("it needs at least two sides")]
    OneSide,
    /// All are in one place.
    #[error("all stand in one place")]
    OnePatch,
    /// The games have different numbers of sides.
    #[error("the games have different numbers of sides")]
    MixedSides,
    /// Too few rounds.
    #[error("it needs at least {0} rounds")]
    FewRounds(u16),
    /// Too few games.
    #[error("it needs at least {0} games")]
    FewGames(u32),
    /// Too few individuals of that age.
    #[error("fewer than {0} reached that age")]
    FewAtRisk(u16),
    /// More than half were still alive when the games ended.
    #[error("more than half outlived the time in which they were watched")]
    Outlived,
    /// Too few amounts at hand.
    #[error("food at hand took fewer than {0} values")]
    FewLevels(u16),
    /// What it should depend on does not vary.
    #[error("what it should depend on does not vary")]
    NoVariation,
    /// The curves fit alike.
    #[error("the types are not told apart")]
    NotToldApart,
    /// No more than chance would make.
    #[error("not beyond what chance makes")]
    NotShown,
    /// Too many resamples have no value.
    #[error("too many resamples have no value")]
    Unstable,
    /// It is a name, not an amount, so it has no interval.
    #[error("it is a name and no amount")]
    NoAmount,
    /// It never happens.
    #[error("never")]
    Never,
}

/// A quotient, if there is something to divide by.
pub(crate) fn share(part: f64, whole: f64) -> Value {
    if whole > 0.0 { Ok(part / whole) } else { Err(Absent::NothingToShare) }
}

/// The mean of what there is.
pub(crate) fn mean(values: impl IntoIterator<Item = f64>) -> Value {
    let (n, sum) = values.into_iter().fold((0.0, 0.0), |(n, sum), value| (n + 1.0, sum + value));
    share(sum, n)
}
