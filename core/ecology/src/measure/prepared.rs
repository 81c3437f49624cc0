//! A measure made ready for many games: terms of each game, whose weighted sums say the value.
//!
//! Every measure here is a function of sums over games, so drawing games again is only another weighting of the same terms.

use super::value::{Absent, Value, share};
use crate::Games;

/// How sums of terms become a value.
type Finish = Box<dyn Fn(&[f64]) -> Value + Send + Sync>;

/// The terms of a measure, game by game in the order of their numbers.
pub struct Prepared {
    clusters: Vec<u64>,
    width: usize,
    terms: Vec<f64>,
    values: Option<Vec<Value>>,
    finish: Finish,
}

impl Prepared {
    /// The mean over games of one value a game; games without a value are left out.
    pub fn each_game(games: &Games, of: impl FnMut(&crate::Row) -> Value) -> Self {
        let values: Vec<Value> = games.rows().map(of).collect();
        let why = values.iter().find_map(|value| value.err()).unwrap_or(Absent::NothingToShare);
        let finish = move |sums: &[f64]| share(sums[0], sums[1]).map_err(|_| why);
        let terms = values.iter().flat_map(|value| value.map_or([0.0, 0.0], |value| [value, 1.0])).collect();
        Self { clusters: clusters(games), width: 2, terms, values: Some(values), finish: Box::new(finish) }
    }

    /// A function of sums over games. `of` gives the terms of a game: `width` numbers, zeros where it has nothing to say.
    pub fn pooled<F>(games: &Games, width: usize, of: impl Fn(&crate::Row) -> Vec<f64>, finish: F) -> Self
    where
        F: Fn(&[f64]) -> Value + Send + Sync + 'static,
    {
        let mut terms: Vec<f64> = games.rows().flat_map(&of).collect();
        terms.resize(games.len() * width, 0.0);
        Self { clusters: clusters(games), width, terms, values: None, finish: Box::new(finish) }
    }

    /// No value, whatever the weights.
    pub fn absent(games: &Games, why: Absent) -> Self {
        Self::pooled(games, 0, |_| Vec::new(), move |_| Err(why))
    }

    /// The same terms with another end: `then` sees the value.
    #[must_use]
    pub fn then(self, then: impl Fn(f64) -> Value + Send + Sync + 'static) -> Self {
        let finish = self.finish;
        Self { finish: Box::new(move |sums| finish(sums).and_then(&then)), ..self }
    }

    /// The value over all games.
    pub fn value(&self) -> Value {
        self.weighted(|_| 1.0)
    }

    /// The value if the game in this place (in the order of numbers) counted so often.
    pub fn weighted(&self, weight: impl Fn(usize) -> f64) -> Value {
        let mut sums = vec![0.0; self.width];
        for game in 0..self.clusters.len() {
            let by = weight(game);
            if by != 0.0 {
                let terms = &self.terms[game * self.width..][..self.width];
                sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += by * term);
            }
        }
        (self.finish)(&sums)
    }

    /// The cluster of each game, in the order of games.
    pub fn clusters(&self) -> &[u64] {
        &self.clusters
    }

    /// The value of each game, where the measure has one value a game.
    pub fn values(&self) -> Option<&[Value]> {
        self.values.as_deref()
    }

    /// How many games have a value, where the measure has one value a game; else all of them.
    pub fn counted(&self) -> usize {
        self.values.as_ref().map_or(self.clusters.len(), |values| values.iter().filter(|value| value.is_ok()).count())
    }
}

fn clusters(games: &Games) -> Vec<u64> {
    games.iter().map(|(_, played)| played.cluster).collect()
}
