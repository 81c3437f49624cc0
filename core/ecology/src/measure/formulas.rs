//! The formulas themselves, on plain numbers.

use super::value::{Absent, Value, share};
use statrs::statistics::{Data, OrderStatistics, RankTieBreaker, Statistics};

/// Gini's concentration of non-negative shares, corrected for their number: Σ|xᵢ − xⱼ|/(2 k² x̄) · k/(k − 1). 0: all equal; 1: one has
/// all (Gini 1912).
pub fn gini(shares: &[f64]) -> Value {
    let (k, sum) = (shares.len() as f64, shares.iter().sum::<f64>());
    if shares.len() < 2 {
        return Err(Absent::OneSide);
    }
    let apart: f64 = shares.iter().flat_map(|x| shares.iter().map(move |y| (x - y).abs())).sum();
    share(apart, 2.0 * k * sum).map(|raw| raw * k / (k - 1.0))
}

/// Levins' breadth of diet, B = 1/Σp² (Levins 1968): between 1 and the number of resources.
pub fn levins(diet: &[f64]) -> Value {
    let sum: f64 = diet.iter().sum();
    let squares: f64 = diet.iter().map(|x| x * x).sum();
    share(sum * sum, squares)
}

/// Pianka's overlap of two diets, Σpᵢqᵢ/√(Σpᵢ² Σqᵢ²) (Pianka 1973): 0, nothing in common; 1, the same shares.
pub fn pianka(a: &[f64], b: &[f64]) -> Value {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    share(dot(a, b), (dot(a, a) * dot(b, b)).sqrt()).map(|overlap| overlap.min(1.0))
}

/// The standard deviation of a series, by n − 1.
pub fn deviation(series: &[f64]) -> f64 {
    series.std_dev()
}

/// Standard deviation by mean of a series of at least two.
pub fn variation(series: &[f64]) -> Value {
    if series.len() < 2 {
        return Err(Absent::FewRounds(2));
    }
    share(deviation(series), series.mean())
}

/// The autocorrelation of a series at a lag: Σeₜeₜ₊ₗ/Σeₜ², e from the mean.
pub fn autocorrelation(series: &[f64], lag: usize) -> Value {
    let mean = series.mean();
    let from_mean: Vec<_> = series.iter().map(|x| x - mean).collect();
    let later: f64 = from_mean.iter().zip(from_mean.iter().skip(lag)).map(|(e, later)| e * later).sum();
    share(later, from_mean.iter().map(|e| e * e).sum()).map_err(|_| Absent::NoVariation)
}

/// The period of a series, in steps: after the autocorrelation has first fallen below 0, the lag at which it is highest up to half the
/// series, if that is a peak and above 2/√T, which chance passes in one lag of forty (Bartlett 1946; Turchin 2003, dominant period).
pub fn period(series: &[f64]) -> Value {
    let r = (0..=series.len() / 2 + 1).map(|lag| autocorrelation(series, lag)).collect::<Result<Vec<f64>, _>>()?;
    let falls = r.iter().position(|&r| r < 0.0).unwrap_or(r.len());
    let peaks = (falls + 1..r.len() - 1).filter(|&lag| r[lag] > r[lag - 1] && r[lag] >= r[lag + 1]);
    let highest = peaks.max_by(|&a, &b| r[a].total_cmp(&r[b])).ok_or(Absent::NotShown)?;
    if r[highest] > 2.0 / (series.len() as f64).sqrt() { Ok(highest as f64) } else { Err(Absent::NotShown) }
}

/// How much sides rise and fall together: Var(Σxᵢ)/(Σ sd xᵢ)² (Loreau & de Mazancourt 2008).
pub fn synchrony(sides: &[Vec<f64>]) -> Value {
    let rounds = sides.iter().map(Vec::len).min().unwrap_or(0);
    let sums: Vec<f64> = (0..rounds).map(|t| sides.iter().map(|side| side[t]).sum()).collect();
    let deviations: f64 = sides.iter().map(|side| deviation(side)).sum();
    if rounds < 2 || deviations <= 0.0 {
        return Err(Absent::NoVariation);
    }
    Ok((deviation(&sums) / deviations).powi(2).min(1.0))
}

/// Spearman's rank correlation; ties have their mean rank (Spearman 1904).
pub fn spearman(x: &[f64], y: &[f64]) -> Value {
    let ranks = |values: &[f64]| Data::new(values.to_vec()).ranks(RankTieBreaker::Average);
    let (x, y) = (ranks(x), ranks(y));
    let both = x.as_slice().population_covariance(y.as_slice());
    let product = x.as_slice().population_variance() * y.as_slice().population_variance();
    share(both, product.sqrt()).map(|rho| rho.clamp(-1.0, 1.0)).map_err(|_| Absent::NoVariation)
}

/// A straight line.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Line {
    /// Where it cuts x = 0.
    pub intercept: f64,
    /// How much y grows with x.
    pub slope: f64,
}

/// The line of least squares, from n, Σx, Σy, Σx², Σxy.
///
/// # Errors
/// [`Absent::NoVariation`] where x does not vary.
pub fn line(sums: [f64; 5]) -> Result<Line, Absent> {
    let [n, x, y, xx, xy] = sums;
    let spread = n * xx - x * x;
    if n < 2.0 || spread <= 1e-9 * n * xx.max(1e-300) {
        return Err(Absent::NoVariation);
    }
    let slope = (n * xy - x * y) / spread;
    Ok(Line { intercept: (y - slope * x) / n, slope })
}

/// n, Σx, Σy, Σx², Σxy of points.
pub fn sums(points: impl IntoIterator<Item = (f64, f64)>) -> [f64; 5] {
    points.into_iter().fold([0.0; 5], |[n, sx, sy, sxx, sxy], (x, y)| [n + 1.0, sx + x, sy + y, sxx + x * x, sxy + x * y])
}

/// Growth per head against heads: (Nₜ, (Nₜ₊₁ − Nₜ)/Nₜ) as long as somebody is alive.
pub fn growth(heads: &[f64]) -> impl Iterator<Item = (f64, f64)> {
    heads.windows(2).filter(|pair| pair[0] > 0.0).map(|pair| (pair[0], (pair[1] - pair[0]) / pair[0]))
}

/// The win, shared by those with the best standing: each side's part, adding up to 1. A side without a standing has none.
pub fn wins<T: Ord>(standing: &[Option<T>]) -> Option<Vec<f64>> {
    let best = standing.iter().flatten().max()?;
    let winners = standing.iter().flatten().filter(|side| *side == best).count() as f64;
    Some(standing.iter().map(|side| if side.as_ref() == Some(best) { 1.0 / winners } else { 0.0 }).collect())
}

/// The part of the win that the leaders in something have, shared where several lead: the return of a bet on a leader.
pub fn leaders_share(amounts: &[f64], wins: &[f64]) -> f64 {
    let most = amounts.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let leads = |x: f64| x >= most;
    let leaders = amounts.iter().filter(|x| leads(**x)).count() as f64;
    amounts.iter().zip(wins).filter(|(x, _)| leads(**x)).map(|(_, win)| win / leaders).sum()
}
