//! Words of a fixed seed and the chi-square statistic, for what must be random in the right way.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The words of a seed.
pub(crate) fn words(seed: u64) -> impl FnMut() -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    move || rng.next_u64()
}

/// The first word that picks the i-th of n equally likely things.
pub(crate) fn word_of(i: u32, n: u32) -> u64 {
    (u128::from(i) << 64).div_ceil(u128::from(n)) as u64
}

/// In how many ways k of n things can be chosen.
pub(crate) fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}

/// Whether counts fit expected counts: the chi-square statistic against its quantile at 4.5 standard deviations, which an
/// honest source exceeds once in 300,000 tests (Wilson and Hilferty's approximation). What is never expected must not occur;
/// classes of which fewer than five are expected count as one.
pub(crate) fn fits(found: &[u64], expected: &[f64]) -> Result<(), String> {
    assert_eq!(found.len(), expected.len());
    if let Some(i) = (0..found.len()).find(|&i| expected[i] == 0.0 && found[i] > 0) {
        return Err(format!("class {i} occurred, which cannot be"));
    }
    let all = || found.iter().map(|&n| n as f64).zip(expected.iter().copied());
    let rare = all().filter(|&(_, e)| e < 5.0).fold((0.0, 0.0), |(f, e), (g, h)| (f + g, e + h));
    let classes: Vec<_> = all().filter(|&(_, e)| e >= 5.0).chain((rare.1 >= 5.0).then_some(rare)).collect();
    let statistic: f64 = classes.iter().map(|(f, e)| (f - e).powi(2) / e).sum();
    let freedom = classes.len().saturating_sub(1).max(1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let bound = freedom * (1.0 - spread + 4.5 * spread.sqrt()).powi(3);
    if statistic <= bound { Ok(()) } else { Err(format!("chi-square {statistic:.1} above {bound:.1}: {found:?}, expected {expected:.0?}")) }
}

#[test]
fn the_bound_tells_fair_from_unfair() {
    let mut word = words(1);
    let (mut fair, mut unfair) = ([0u64; 6], [0u64; 6]);
    for _ in 0..60_000 {
        fair[clade_engine::chance::below(word(), 6) as usize] += 1;
        unfair[(word() >> 59) as usize % 6] += 1; // the old mistake: 32 values on 6 faces
    }
    assert_eq!(fits(&fair, &[10_000.0; 6]), Ok(()));
    assert!(fits(&unfair, &[10_000.0; 6]).is_err());
    assert!(fits(&[1, 9], &[0.0, 10.0]).is_err());
    // A die of which one face comes 3 % too often.
    assert!(fits(&[10_300, 9_940, 9_940, 9_940, 9_940, 9_940], &[10_000.0; 6]).is_ok(), "too few rolls to tell");
    assert!(fits(&[103_000, 99_400, 99_400, 99_400, 99_400, 99_400], &[100_000.0; 6]).is_err());
}
