//! Judges the games of all arms.

use super::finding::findings;
use super::outlier::outliers;
use super::pair::pairs_of;
use super::{FORMAT, Measured, Pair, Report};
use crate::asked::{Arm, Asked};
use clade_ecology::statistics::{Drawn, Resamples};
use clade_ecology::{Games, Measure};
use clade_engine::hash;
use rayon::prelude::*;

/// The seed by which the games of an arm are drawn again: the same for arms whose games belong together, else another.
fn drawn_by(asked: &Asked, arm: &Arm) -> u64 {
    hash::of_bytes(format!("{} {} {}", asked.seed, arm.game, arm.setup.seats).as_bytes())
}

impl Report {
    /// Judges the games of all arms, with so many resamples ([`clade_ecology::statistics::REPLICATES`]). None if there is no game.
    pub fn of(asked: Asked, games: &[Games], replicates: u32) -> Option<Self> {
        let resamples = |(arm, games): (&Arm, &Games)| Resamples::of(games, drawn_by(&asked, arm), replicates);
        let resamples: Vec<Resamples> = asked.arms.iter().zip(games).map(resamples).collect();
        let parts: Vec<_> = Measure::parts().collect();
        let draw = |(games, resamples): (&Games, &Resamples)| -> Vec<Drawn> {
            parts.par_iter().map(|(_, part)| Drawn::new(part.over(games), resamples)).collect()
        };
        let drawn: Vec<Vec<Drawn>> = games.iter().zip(&resamples).map(draw).collect();
        let measured = |((games, drawn), resamples): ((&Games, &Vec<Drawn>), &Resamples)| Measured::of(games, drawn, resamples);
        let arms = games.iter().zip(&drawn).zip(&resamples).map(measured).collect::<Option<Vec<_>>>()?;
        let pair = |arms| Pair::of(&asked, arms, &drawn).expect("all arms have the same games");
        let pairs: Vec<Pair> = pairs_of(&asked).into_iter().map(pair).collect();
        Some(Self {
            format: FORMAT,
            games: games.first()?.len() as u64,
            findings: findings(&asked, &arms, &pairs),
            outliers: games.iter().enumerate().flat_map(|(arm, games)| outliers(&asked, arm, games)).collect(),
            arms,
            pairs,
            asked,
        })
    }
}
