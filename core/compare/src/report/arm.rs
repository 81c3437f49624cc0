//! What is told of one arm.

use clade_ecology::Reading;
use clade_ecology::axis::Series;
use clade_ecology::measure::response::Level;
use clade_ecology::measure::survival::Step;
use clade_ecology::measure::{Absent, Leader};
use clade_ecology::row::{Place, Reason};
use clade_ecology::statistics::{Bounded, Estimate, Interval};
use clade_engine::ecology::{Birth, Death};
use serde::{Deserialize, Serialize};

/// One arm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// How its notes were read.
    pub reading: Reading,
    /// Games that ended by their rules.
    pub finished: u64,
    /// Games that were stopped.
    pub stopped: u64,
    /// Games in which a card failed.
    pub failed: u64,
    /// All numbers, in the order of [`clade_ecology::Measure::parts`].
    pub estimates: Vec<Estimate>,
    /// Each series over the share of the game: ten tenths ([`clade_ecology::axis::by_share`]).
    pub by_share: Vec<Curve<Series>>,
    /// Each series round by round, as long as enough games run.
    pub by_round: Rounds,
    /// How long individuals live.
    pub survival: Survival,
    /// What part of the games the leader at the end of each tenth wins.
    pub leaders: Vec<Curve<Leader>>,
    /// Movements of food, pieces a game, in the order of [`clade_ecology::row::Stream`].
    pub flows: Vec<Moved>,
    /// Pieces of food on the table at the end, a game.
    pub food_left: f64,
    /// Individuals, heads a game.
    pub lives: Lives,
    /// What heads with so many pieces at hand got.
    pub response: Vec<Level>,
}

/// A curve of something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve<Of> {
    /// Of what.
    pub of: Of,
    /// Its points, in order.
    pub points: Vec<Bounded>,
}

/// Curves round by round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rounds {
    /// How many games come to each round, from the first.
    pub games: Vec<usize>,
    /// The curves, all of this length.
    pub curves: Vec<Curve<Series>>,
}

/// How long individuals live, by feeding windows faced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Survival {
    /// Whether some cannot be told apart, so that ages are assumed.
    pub assumed: bool,
    /// The curve with its interval.
    pub curve: Vec<(Step, Result<Interval, Absent>)>,
    /// One bound of what was assumed, the other: shares that outlive each age. Empty where nothing is assumed.
    pub bounds: [Vec<f64>; 2],
}

/// A movement of food.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// Why.
    pub why: Reason,
    /// Pieces a game.
    pub pieces: f64,
}

/// What became of individuals, heads a game. Those who came to live are those who died, left, or live at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lives {
    /// Who came, by the way, in the order of [`clade_ecology::row::BIRTHS`].
    pub births: Vec<(Birth, f64)>,
    /// Who died, by the cause, in the order of [`clade_ecology::row::DEATHS`].
    pub deaths: Vec<(Death, f64)>,
    /// Who went out of play alive.
    pub left: f64,
    /// Who lived at the end.
    pub living: f64,
    /// Of all moves, those that nobody of the side wanted: by others.
    pub forced: f64,
    /// By drift.
    pub drifted: f64,
}

impl Measured {
    /// A number by its name.
    pub fn estimate(&self, id: &str) -> Option<&Estimate> {
        self.estimates.iter().find(|estimate| estimate.id == id)
    }

    /// A series over the share of the game.
    pub fn share(&self, of: Series) -> &[Bounded] {
        self.by_share.iter().find(|curve| curve.of == of).map_or(&[], |curve| &curve.points)
    }

    /// How often the leader in something wins, by tenths.
    pub fn leader(&self, of: Leader) -> &[Bounded] {
        self.leaders.iter().find(|curve| curve.of == of).map_or(&[], |curve| &curve.points)
    }
}
