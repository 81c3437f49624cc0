//! The results of one arm.

use clade_ecology::axis::{self, Series};
use clade_ecology::measure::response::{self, Level};
use clade_ecology::measure::survival::{self, Assumed, Step};
use clade_ecology::measure::{Absent, Leader, leaders_win};
use clade_ecology::row::{BIRTHS, DEATHS, Place, Reason};
use clade_ecology::statistics::{self, Bounded, Drawn, Estimate, Interval, Resamples};
use clade_ecology::{End, Games, Measure, Prepared, Reading, Row};
use clade_engine::ecology::{Birth, Death};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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

impl Measured {
    /// The results of an arm's games; `drawn` are all numbers, in the order of their table. None if there is no game.
    pub(super) fn of(games: &Games, drawn: &[Drawn], resamples: &Resamples) -> Option<Self> {
        let reading = games.rows().next()?.reading;
        let ended = |end: End| games.rows().filter(|row| row.end == end).count() as u64;
        let bounded = |prepared: Prepared| Drawn::new(prepared, resamples).bounded();
        let points = |prepared: Vec<Prepared>| prepared.into_par_iter().map(bounded).collect();
        let estimates = Measure::parts().collect::<Vec<_>>().into_par_iter().zip(drawn);
        let leader = |of| Curve { of, points: points(leaders_win(games, of)) };
        Some(Self {
            reading,
            finished: ended(End::Finished),
            stopped: ended(End::Stopped),
            failed: ended(End::Failed),
            estimates: estimates.map(|((_, part), drawn)| statistics::estimate(part, drawn)).collect(),
            by_share: Series::ALL.map(|of| Curve { of, points: points(axis::by_share(games, of)) }).into(),
            by_round: Rounds::of(games, resamples),
            survival: Survival::of(games, resamples),
            leaders: [Leader::Fed, Leader::Heads, Leader::Score].map(leader).into(),
            flows: flows(games),
            food_left: a_game(games, |row| row.food.closing as f64),
            lives: Lives::of(games),
            response: response::levels(games),
        })
    }
}

impl Rounds {
    fn of(games: &Games, resamples: &Resamples) -> Self {
        let come = axis::by_round(games, Series::Heads).iter().map(|point| point.games).collect();
        let curve = |of| {
            let points = axis::by_round(games, of).into_par_iter().map(|point| Drawn::new(point.value, resamples).bounded());
            Curve { of, points: points.collect() }
        };
        Self { games: come, curves: Series::ALL.map(curve).into() }
    }
}

impl Survival {
    fn of(games: &Games, resamples: &Resamples) -> Self {
        let assumed = games.rows().any(|row| row.ages.assumed);
        let bound = |how| match assumed {
            true => survival::curve(games, how).into_iter().map(|step| step.survival).collect(),
            false => Vec::new(),
        };
        let curve = statistics::survival(games, Assumed::Mixed, resamples);
        Self { assumed, curve, bounds: [bound(Assumed::Oldest), bound(Assumed::Youngest)] }
    }
}

impl Lives {
    /// What became of individuals in these games.
    pub fn of(games: &Games) -> Self {
        let deaths = |ix: usize| a_game(games, |row| row.total(|side| side.deaths[ix]));
        Self {
            births: BIRTHS.into_iter().enumerate().map(|(ix, by)| (by, a_game(games, |row| f64::from(row.births[ix])))).collect(),
            deaths: DEATHS.into_iter().enumerate().map(|(ix, by)| (by, deaths(ix))).collect(),
            left: a_game(games, |row| row.total(|side| side.left)),
            living: a_game(games, |row| row.closing.iter().copied().map(f64::from).sum()),
            forced: a_game(games, |row| row.total(|side| side.forced)),
            drifted: a_game(games, |row| row.total(|side| side.drifted)),
        }
    }
}

/// The mean of something over games.
fn a_game(games: &Games, of: impl Fn(&Row) -> f64) -> f64 {
    games.rows().map(of).sum::<f64>() / games.len().max(1) as f64
}

/// How food moved in these games, in the order of [`clade_ecology::row::Stream`].
pub fn flows(games: &Games) -> Vec<Moved> {
    let mut sums: BTreeMap<(Place, Place, Reason), u64> = BTreeMap::new();
    for stream in games.rows().flat_map(|row| &row.food.streams) {
        *sums.entry((stream.from, stream.to, stream.why)).or_default() += stream.n;
    }
    let moved = |((from, to, why), n): ((Place, Place, Reason), u64)| Moved { from, to, why, pieces: n as f64 / games.len().max(1) as f64 };
    sums.into_iter().map(moved).collect()
}
