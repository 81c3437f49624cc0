//! Intervals, differences, families, sizes.

use crate::fixtures::made::{fed, fed_about};
use clade_ecology::measure::survival::Assumed;
use clade_ecology::measure::{Absent, Measure, Part, Prepared};
use clade_ecology::statistics::{
    Compared, Drawn, Effects, FIRST_OF_TWENTY, Interval, LongList, NotPaired, ONE_TEST, Pairing, Resamples, Verdict, benjamini_hochberg,
    compare, detectable_paired, detectable_unpaired, estimate, estimates, for_correlation, holm, judge, paired, survival, unpaired,
};
use clade_ecology::{Games, Row};

const SEED: u64 = 17;

fn share_fed() -> &'static Part {
    Measure::part("fed").unwrap().1
}

fn over(games: &Games) -> Prepared {
    share_fed().over(games)
}

fn near(found: &[f64], expected: &[f64]) {
    let same = found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9);
    assert!(same, "{found:?}, expected {expected:?}");
}

/// 2 · 7.849/d²: 393 at 0.2, 1,570 at 0.1, 6,280 at 0.05; half of that for pairs with correlation 0.5; with 2,000 games √(15.7/2000) = 0.0886,
/// paired 0.0626; as the first of twenty (14.93) 0.122 and 0.0864; a correlation of 0.1: 785.
#[test]
fn how_many_games_it_takes() {
    let about = |found: f64, expected: f64| assert!((found / expected - 1.0).abs() < 0.003, "{found}, expected {expected}");
    about(unpaired(0.2, ONE_TEST), 392.4);
    about(unpaired(0.1, ONE_TEST), 1570.0);
    about(unpaired(0.05, ONE_TEST), 6280.0);
    about(paired(0.1, 0.5, ONE_TEST), 785.0);
    about(detectable_unpaired(2000.0, ONE_TEST), 0.0886);
    about(detectable_unpaired(2000.0, FIRST_OF_TWENTY), 0.1222);
    about(detectable_paired(2000.0, 0.5, ONE_TEST), 0.0626);
    about(detectable_paired(2000.0, 0.5, FIRST_OF_TWENTY), 0.0864);
    about(for_correlation(0.1, ONE_TEST), 785.0);
}

/// 0.01 · 4, then 0.02 · 3 = 0.06, then 0.03 · 2 = 0.06, then 0.5.
#[test]
fn holm_by_hand() {
    near(&holm(&[0.5, 0.01, 0.03, 0.02]), &[0.5, 0.04, 0.06, 0.06]);
    near(&holm(&[0.9, 0.8]), &[1.0, 1.0]);
    near(&holm(&[]), &[]);
}

/// From above: 0.5; 0.03 · 4/3 = 0.04; 0.02 · 4/2 = 0.04; 0.01 · 4 = 0.04.
#[test]
fn benjamini_and_hochberg_by_hand() {
    near(&benjamini_hochberg(&[0.5, 0.01, 0.03, 0.02]), &[0.5, 0.04, 0.04, 0.04]);
    near(&benjamini_hochberg(&[0.04, 0.01]), &[0.04, 0.02]);
}

/// With mean 1 and variance 1 the mean weight of 400,000 is within 0.01 of 1 but once in 10⁹ seeds.
#[test]
fn weights_are_poisson_numbers() {
    let clusters: Vec<u64> = (0..200).collect();
    let resamples = Resamples::new(SEED, &clusters, 2000);
    let all: Vec<f64> = resamples.weights().flatten().map(|weight| f64::from(*weight)).collect();
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let variance = all.iter().map(|weight| (weight - mean).powi(2)).sum::<f64>() / all.len() as f64;
    assert_eq!(all.len(), 400_000);
    assert!((mean - 1.0).abs() < 0.01 && (variance - 1.0).abs() < 0.03, "{mean} {variance}");
}

/// What was published with a seed stays so.
#[test]
fn weights_are_pinned() {
    let weights = |clusters: &[u64]| Resamples::new(SEED, clusters, 2).weights().map(<[u8]>::to_vec).collect::<Vec<_>>();
    let pinned = weights(&[0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(pinned, [[0, 0, 1, 1, 0, 1, 0, 2], [1, 2, 0, 2, 0, 0, 1, 1]]);
    assert_eq!(weights(&[7, 0]), [[pinned[0][7], pinned[0][0]], [pinned[1][7], pinned[1][0]]], "a weight is its cluster's");
}

/// Shares 0.40 to 0.60, evenly: deviation 0.0606, of the mean of 400 games 0.00303; 95 % is 1.96 of them to each side.
#[test]
fn an_interval_is_as_wide_as_theory_says() {
    let games = fed_about(400, 50, 1);
    let prepared = over(&games);
    let found = estimate(share_fed(), &drawn(prepared, SEED, 2000));
    let Interval { low, high } = found.interval.unwrap();
    let value = found.value.unwrap();
    assert!(low < value && value < high && (value - 0.5).abs() < 0.015);
    assert!(((high - low) / (2.0 * 1.96 * 0.003_03) - 1.0).abs() < 0.1, "{low} to {high}");
    assert_eq!((found.games, found.counted), (400, 400));
    assert!((found.deviation.unwrap() - 0.0606).abs() < 0.004);
}

/// Each game played with two seatings is one cluster: the interval of 100 pairs of equal games is that of 100 games.
#[test]
fn games_of_a_cluster_are_drawn_together() {
    let single = fed_about(100, 50, 1);
    let mut doubled = Games::default();
    for (number, played) in single.iter() {
        doubled.enter(2 * number, number, played.row.clone()).unwrap();
        doubled.enter(2 * number + 1, number, played.row.clone()).unwrap();
    }
    let interval = |games: &Games| {
        let prepared = over(games);
        estimate(share_fed(), &drawn(prepared, SEED, 500)).interval.unwrap()
    };
    let (one, two) = (interval(&single), interval(&doubled));
    near(&[two.low, two.high], &[one.low, one.high]);
}

#[test]
fn all_numbers_are_estimated_in_their_order() {
    let games = fed_about(40, 50, 1);
    let all = estimates(&games, SEED, 50);
    assert!(all.iter().map(|estimate| estimate.id.as_str()).eq(Measure::parts().map(|(_, part)| part.id)));
    let prepared = over(&games);
    let alone = estimate(share_fed(), &drawn(prepared, SEED, 50));
    assert!(all.contains(&alone));
}

#[test]
fn below_thirty_clusters_there_is_no_interval() {
    let interval = |n: u64| {
        let prepared = over(&fed_about(n, 50, 1));
        estimate(share_fed(), &drawn(prepared, SEED, 100)).interval
    };
    assert_eq!(interval(29), Err(Absent::FewGames(30)));
    assert!(interval(30).is_ok());
}

fn drawn(prepared: Prepared, seed: u64, replicates: u32) -> Drawn {
    let resamples = Resamples::new(seed, prepared.clusters(), replicates);
    Drawn::new(prepared, &resamples)
}

fn compared(arms: [&Games; 2], pairing: Pairing) -> Compared {
    let seeds = if pairing == Pairing::Paired { [SEED, SEED] } else { [SEED, SEED + 1] };
    let [a, b] = [0, 1].map(|ix| drawn(over(arms[ix]), seeds[ix], 1000));
    compare(share_fed(), [&a, &b], pairing).unwrap()
}

fn verdict(compared: Compared) -> Verdict {
    judge(vec![compared], &["fed"]).unwrap()[0].verdict
}

#[test]
fn a_difference_is_found_and_measured() {
    let (low, high) = (fed_about(300, 50, 1), fed_about(300, 60, 2));
    let found = compared([&low, &high], Pairing::Apart);
    assert!((found.difference.unwrap() - 0.1).abs() < 0.02);
    assert_eq!((found.p.unwrap(), found.counted), (1.0 / 1001.0, [300, 300]), "the least p that so many resamples can show");
    let Effects { d, cliff, odds, d_of_pairs } = found.effects;
    assert!((d.unwrap() - 0.1 / 0.0606).abs() < 0.3);
    assert!((0.7..0.95).contains(&cliff.unwrap()), "P(60 ± 10 above 50 ± 10) − P(below) = 0.77 without ties");
    assert!((odds.unwrap() - 1.5).abs() < 0.1, "(0.6/0.4)/(0.5/0.5)");
    assert_eq!((d_of_pairs, found.correlation), (None, None));
    assert_eq!(verdict(found), Verdict::Different);
}

#[test]
fn what_is_alike_is_told_from_noise() {
    let (one, other) = (fed_about(400, 50, 1), fed_about(400, 50, 2));
    assert_eq!(verdict(compared([&one, &other], Pairing::Apart)), Verdict::Alike { within: 0.02 });
    let (few, fewer) = (fed_about(35, 50, 1), fed_about(35, 50, 2));
    let Verdict::Noise { would_find: Some(would_find) } = verdict(compared([&few, &fewer], Pairing::Apart)) else { panic!("noise") };
    assert!((would_find / (2.8 * 0.0606 * (2.0 / 35f64).sqrt()) - 1.0).abs() < 0.25, "{would_find}");
    let (none, nothing) = (fed_about(20, 50, 1), fed_about(20, 50, 2));
    let few = compared([&none, &nothing], Pairing::Apart);
    assert_eq!((few.p, few.interval), (None, Err(Absent::FewGames(30))));
    assert_eq!(verdict(few), Verdict::Noise { would_find: None });
    let same: Games = (0..400).map(|_| fed(50)).collect();
    let unvaried = Compared { of_interest: None, ..compared([&same, &same], Pairing::Apart) };
    assert_eq!(verdict(unvaried), Verdict::Noise { would_find: None }, "nobody varied: that says nothing of what would be found");
}

/// One arm always the same and the other never so: there is a difference, and no p or d of it. Where the other has it once, it is tested.
#[test]
fn what_never_varies_is_not_tested() {
    let (none, some): (Games, Games) = ((0..40).map(|_| fed(0)).collect(), fed_about(40, 50, 1));
    let apart = compared([&none, &some], Pairing::Apart);
    assert_eq!((apart.fixed, apart.p, apart.effects), ([true, false], None, Effects::default()));
    assert!(apart.difference.unwrap() > 0.4 && apart.interval.is_ok());
    assert_eq!(verdict(apart), Verdict::Fixed);
    let once: Games = some.rows().take(39).cloned().chain([fed(0)]).collect();
    let met = compared([&none, &once], Pairing::Apart);
    assert_eq!((met.fixed, verdict(met)), ([false; 2], Verdict::Different));
    assert_eq!(compared([&none, &none], Pairing::Apart).fixed, [false; 2], "alike");
}

/// Games that differ by 0.01 in every pair: no resample of pairs sees another difference, while arms apart see the spread of games.
#[test]
fn pairs_see_small_effects() {
    let one = fed_about(100, 50, 1);
    let up = |row: &Row| fed(row.rounds[0].sides[0].fed + 1);
    let other: Games = one.rows().map(up).collect();
    let pairs = compared([&one, &other], Pairing::Paired);
    near(&[pairs.interval.unwrap().low, pairs.interval.unwrap().high, pairs.correlation.unwrap()], &[0.01, 0.01, 1.0]);
    assert!(pairs.p.unwrap() < 0.002);
    let apart = compared([&one, &other], Pairing::Apart);
    assert!(apart.interval.unwrap().high - apart.interval.unwrap().low > 0.02 && apart.p.unwrap() > 0.1);
}

#[test]
fn arms_that_are_no_pairs_are_refused() {
    let (one, other) = (fed_about(40, 50, 1), fed_about(41, 50, 1));
    let found = compare(share_fed(), [&drawn(over(&one), SEED, 10), &drawn(over(&other), SEED, 10)], Pairing::Paired);
    assert_eq!(found.err(), Some(NotPaired));
}

/// Two numbers on the main list, by Holm 0.02 and 0.04; two found by looking, by Benjamini and Hochberg 0.06 both.
#[test]
fn a_family_is_judged_list_by_list() {
    let plain = compared([&fed_about(40, 50, 1), &fed_about(40, 50, 2)], Pairing::Apart);
    let with = |id: &str, p: f64| Compared { id: id.into(), p: Some(p), narrow: Err(Absent::Unstable), ..plain.clone() };
    let family = vec![with("a", 0.04), with("x", 0.06), with("b", 0.01), with("y", 0.04), Compared { p: None, ..with("none", 0.0) }];
    let judged = judge(family.clone(), &["b", "a"]).unwrap();
    let adjusted: Vec<_> = judged.iter().map(|judged| (judged.compared.id.as_str(), judged.found_by_looking, judged.adjusted)).collect();
    assert_eq!(
        adjusted,
        [("a", false, Some(0.04)), ("x", true, Some(0.06)), ("b", false, Some(0.02)), ("y", true, Some(0.06)), ("none", true, None)]
    );
    let different: Vec<bool> = judged.iter().map(|judged| judged.verdict == Verdict::Different).collect();
    assert_eq!(different, [true, false, true, false, false]);
    assert_eq!(judge(family, &["a"; 13]), Err(LongList(13)));
}

/// Forty games in which each of ten heads outlives the first window with chance 0.8: the curve is there, its band is of games and not of
/// heads, and an age that fewer than ten came to has none.
#[test]
fn a_survival_curve_has_a_band() {
    let game = |n: u64| {
        let mut row = fed(50);
        let dead = if n.is_multiple_of(2) { 1.0 } else { 3.0 };
        row.ages.mixed.died[1][0] = dead;
        row.ages.mixed.censored[2] = 10.0 - dead;
        row
    };
    let games: Games = (0..40).map(game).collect();
    let curve = survival(&games, Assumed::Mixed, &Resamples::of(&games, SEED, 1000));
    let (step, band) = &curve[1];
    near(&[step.at_risk, step.survival], &[400.0, 0.8]);
    // The standard error of a mean of forty games that have 0.9 or 0.7: 0.1/√40 = 0.0158.
    let Interval { low, high } = band.unwrap();
    assert!(((high - low) / (2.0 * 1.96 * 0.0158) - 1.0).abs() < 0.15, "{low} to {high}");
    let few: Games = (0..30).map(|n| if n == 0 { game(0) } else { fed(50) }).collect();
    let curve = survival(&few, Assumed::Mixed, &Resamples::of(&few, SEED, 100));
    assert!(curve[2].0.at_risk < 10.0 && curve[2].1 == Err(Absent::FewAtRisk(10)), "{curve:?}");
}
