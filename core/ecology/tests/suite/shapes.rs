//! Measures that need many games or long ones: fits, feedback, chances, courses, axes.

use crate::fixtures::made::{Dice, fed, round, row, scored, with_heads};
use crate::fixtures::{row_of, soup};
use clade_ecology::axis::{self, Series};
use clade_ecology::measure::formulas::{autocorrelation, gini, spearman};
use clade_ecology::measure::response::{Level, fits};
use clade_ecology::measure::{Absent, Leader, Measure, Prepared, Value, courses, leaders_win};
use clade_ecology::row::SideRound;
use clade_ecology::{Games, Row};

fn value(games: &Games, id: &str) -> Value {
    Measure::part(id).unwrap().1.over(games).value()
}

fn one(row: Row) -> Games {
    std::iter::once(row).collect()
}

fn near(found: Value, expected: f64) {
    assert!((found.unwrap() - expected).abs() < 1e-9, "{found:?}, expected {expected}");
}

fn response(of: impl Fn(f64) -> f64) -> Vec<Level> {
    (0..=12).map(|h| Level { hand: f64::from(h), cases: 50.0, got: of(f64::from(h)), needed: 100.0 }).collect()
}

#[test]
fn each_type_of_response_is_told() {
    let best = |levels: &[Level]| fits(levels).unwrap()[0];
    assert_eq!(best(&response(|h| 0.7 * h)).holling, 1);
    let second = best(&response(|h| 2.0 * h / (1.0 + 0.5 * h)));
    assert_eq!(second.holling, 2);
    assert!((second.attack - 2.0).abs() < 1e-3 && (second.handling - 0.5).abs() < 1e-3, "{second:?}");
    let third = best(&response(|h| 0.6 * h * h / (1.0 + 0.1 * h * h)));
    assert_eq!(third.holling, 3);
    assert!((third.attack - 0.6).abs() < 1e-3 && (third.handling - 0.1).abs() < 1e-3, "{third:?}");
    assert_eq!(fits(&response(|h| h)[..4]), Err(Absent::FewLevels(5)));
}

/// What is needed caps every type: 1 a piece up to 3 is a straight line up to the need.
#[test]
fn nobody_eats_more_than_it_needs() {
    let capped = |h: u32| Level { hand: f64::from(h), cases: 10.0, got: f64::from(h.min(3)), needed: 3.0 };
    let best = fits(&(0..=12).map(capped).collect::<Vec<_>>()).unwrap()[0];
    assert_eq!(best.holling, 1);
    assert!((best.attack - 1.0).abs() < 1e-6);
}

/// Nₜ₊₁ = Nₜ + 0.8 Nₜ (1 − Nₜ/100), rounded, from many starts: r 0.8 and K 100.
#[test]
fn a_logistic_population_has_a_capacity() {
    let grown = |start: u32| {
        let next = |n: &u32| Some((f64::from(*n) * (1.0 + 0.8 * (1.0 - f64::from(*n) / 100.0))).round() as u32);
        with_heads(&std::iter::successors(Some(start), next).take(9).collect::<Vec<_>>())
    };
    let games: Games = (0..40).map(|n| grown(10 + 3 * n)).collect();
    let about = |id: &str, expected: f64| assert!((value(&games, id).unwrap() / expected - 1.0).abs() < 0.03, "{id}");
    about("growth", 0.8);
    about("capacity", 100.0);
    about("side_capacity", 100.0);
}

/// Nₜ₊₁ = 0.9 Nₜ − Nₜ²/1000, rounded: the line is at 0 below nobody, so there is no number at which a population stays.
#[test]
fn a_population_that_shrinks_has_no_capacity() {
    let shrunk = |start: u32| {
        let next = |n: &u32| Some((f64::from(*n) * (0.9 - f64::from(*n) / 1000.0)).round() as u32);
        with_heads(&std::iter::successors(Some(start), next).take(5).collect::<Vec<_>>())
    };
    let games: Games = (0..40).map(|n| shrunk(150 + 10 * n)).collect();
    assert!(value(&games, "growth").unwrap() < 0.0 && value(&games, "growth_slope").unwrap() < 0.0);
    assert_eq!(value(&games, "capacity"), Err(Absent::Shrinks));
}

/// A random walk has a slope below 0 as well, but shuffled growth has it, too.
#[test]
fn a_random_walk_has_none() {
    let mut dice = Dice(5);
    let mut walk = || {
        let mut heads = vec![200];
        (0..10).for_each(|_| heads.push(heads[heads.len() - 1] * (90 + dice.below(21)) / 100));
        with_heads(&heads)
    };
    let games: Games = (0..60).map(|_| walk()).collect();
    assert!(value(&games, "growth_slope").unwrap() < 0.0);
    assert_eq!(value(&games, "capacity"), Err(Absent::NotShown));
}

/// Two games with 4, 8, 4, 8, 4, 8 and 8, 4, 8, 4, 8, 4: the mean is 6 at each round; from it ±2, deviation 2·√(6/5), by 6. For lag 1 ten rounds:
/// nine products of −4 by ten squares of 4.
#[test]
fn swings_are_what_is_beyond_the_usual_course() {
    let swing = |n: usize, first: u32| with_heads(&(0..=n).map(|t| if t % 2 == 0 { first } else { 12 - first }).collect::<Vec<_>>());
    let games = |n: usize| [swing(n, 4), swing(n, 8)].into_iter().collect::<Games>();
    near(value(&games(6), "variation"), 2.0 * (6f64 / 5.0).sqrt() / 6.0);
    assert_eq!(value(&games(6), "lag_one"), Err(Absent::FewRounds(10)));
    near(value(&games(10), "lag_one"), -0.9);
    let alike: Games = [swing(6, 4), swing(6, 4)].into_iter().collect();
    near(value(&alike, "variation"), 0.0);
    assert_eq!(value(&one(swing(6, 4)), "variation"), Err(Absent::FewGames(2)));
    near(autocorrelation(&[1.0, 2.0, 3.0], 1), 0.0);
}

/// Two games of 24 rounds with a wave of six rounds, one the other turned upside down: its autocorrelation at lag 6 is 18 of 24 terms, above
/// 2/√24 = 0.41. In 18 rounds nobody looks for it, and a steady rise that half the games take has none.
#[test]
fn a_regular_beat_has_a_period() {
    let wave = [0, 2, 2, 0, -2, -2];
    let game = |n: usize, sign: i32| with_heads(&(0..n).map(|t| (10 + sign * wave[t % 6]).unsigned_abs()).collect::<Vec<_>>());
    let games = |n: usize| [game(n, 1), game(n, -1)].into_iter().collect::<Games>();
    near(value(&games(24), "cycles"), 1.0);
    near(value(&games(24), "period"), 6.0);
    near(autocorrelation(&wave.map(f64::from).repeat(4), 6), 0.75);
    assert_eq!(value(&games(18), "period"), Err(Absent::FewRounds(20)));
    let rise = |sign: i32| with_heads(&(0..24).map(|t| (30 + sign * t).unsigned_abs()).collect::<Vec<_>>());
    let rising: Games = [rise(1), rise(-1)].into_iter().collect();
    near(value(&rising, "cycles"), 0.0);
    assert_eq!(value(&rising, "period"), Err(Absent::NotShown));
}

/// In each game a crowd of n heads leaves a scarcity of n/100 in the next round: b = N̄/100.
#[test]
fn a_crowd_makes_the_next_round_scarcer() {
    let mut dice = Dice(9);
    let mut game = || {
        let heads: Vec<u32> = (0..8).map(|_| 20 + dice.below(60)).collect();
        let at = |t: usize| {
            let before = if t == 0 { 50 } else { heads[t - 1] };
            round(t + 1, 100 - before, vec![SideRound { heads: heads[t], need: 100, ..SideRound::default() }])
        };
        row(1, (0..8).map(at).collect(), &[None])
    };
    let games: Games = (0..50).map(|_| game()).collect();
    let all: Vec<f64> = games.rows().flat_map(|row| row.series(|side| side.heads)).collect();
    near(value(&games, "feedback"), all.iter().sum::<f64>() / all.len() as f64 / 100.0);
    assert_eq!(value(&one(game()), "feedback"), Err(Absent::NoVariation), "one game has nothing beyond its round");
}

/// Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: from the mean −1.5, 0, 0, 1.5 and −1.5, −0.5, 0.5, 1.5: 4.5/√(4.5 · 5).
#[test]
fn ties_have_their_mean_rank() {
    near(spearman(&[1.0, 3.0, 3.0, 9.0], &[2.0, 4.0, 6.0, 7.0]), 4.5 / 22.5f64.sqrt());
    assert_eq!(spearman(&[1.0, 1.0], &[1.0, 2.0]), Err(Absent::NoVariation));
    near(gini(&[0.0, 0.0, 5.0]), 1.0);
    assert_eq!((gini(&[0.0, 0.0]), gini(&[1.0])), (Err(Absent::NothingToShare), Err(Absent::OneSide)));
}

/// Games of ten rounds in which the leader after round 3 stays ahead and wins.
fn decided_early(n: u32) -> Games {
    let mut dice = Dice(3);
    let mut game = || {
        let winner = dice.below(3) as usize;
        let first = dice.below(3) as usize;
        let at = |t: usize| {
            let mut scores = [t as i32; 3];
            scores[if t < 3 { first } else { winner }] += 5;
            scores
        };
        scored(&(0..10).map(at).collect::<Vec<_>>())
    };
    (0..n).map(|_| game()).collect()
}

#[test]
fn chances_add_up_and_favour_who_leads() {
    let games = decided_early(300);
    for course in courses(&games).into_iter().flatten() {
        for (t, chances) in course.chances.iter().enumerate() {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            let winner = course.wins.iter().position(|win| *win > 0.0).unwrap();
            assert!(t < 3 || chances[winner] > 0.8, "round {}: {chances:?}", t + 1);
        }
    }
    assert_eq!(courses(&games).iter().flatten().count(), 300);
}

/// In a third of the games the first leader wins: decided in round 1, else in round 4, and one change of lead in nine.
#[test]
fn the_course_of_a_game() {
    let games = decided_early(300);
    let changed = games
        .rows()
        .filter(|row| row.rounds[0].sides.iter().zip(&row.rounds[9].sides).any(|(a, b)| a.score.unwrap() + 9 < b.score.unwrap()));
    let changed = changed.count() as f64 / 300.0;
    assert!((0.55..0.78).contains(&changed), "about two thirds: {changed}");
    near(value(&games, "decisiveness"), 1.0 - 0.3 * changed);
    near(value(&games, "lead_changes"), changed / 9.0);
    let (drama, uncertainty) = (value(&games, "drama").unwrap(), value(&games, "uncertainty").unwrap());
    assert!(drama > 0.0 && drama < changed && uncertainty > 0.0 && uncertainty < 0.6, "{drama} {uncertainty}");
    assert_eq!(value(&games, "told_by_score"), Ok(4.0), "after four of ten rounds");
    assert_eq!(value(&games, "told_by_heads"), Err(Absent::Never), "nobody has heads: all lead, and the bet is 1/3");
    let bets: Vec<Value> = leaders_win(&games, Leader::Score).iter().map(Prepared::value).collect();
    assert!(bets[9] == Ok(1.0) && bets[0].unwrap() < 0.5, "{bets:?}");
}

/// Equal scores share the win, unless something breaks the tie. The bet is on the side that fed the most heads: the other has more pieces, as
/// its kills bring two each, while the first one's kills feed without a piece.
#[test]
fn ties_are_shared_or_broken() {
    let mut tied = scored(&[[3, 3, 1]]);
    (tied.rounds[0].sides[0].fed, tied.rounds[0].sides[1].fed) = (3, 2);
    (tied.sides[0].food, tied.sides[1].food) = (0, 4);
    near(value(&one(tied.clone()), "leader_wins"), 0.5);
    tied.sides[1].tie_break = 1;
    near(value(&one(tied.clone()), "leader_wins"), 0.0);
    tied.sides[0].tie_break = 2;
    near(value(&one(tied), "leader_wins"), 1.0);
}

#[test]
fn who_always_leads_has_no_drama() {
    let game = scored(&[[3, 0, 0], [4, 1, 0], [6, 1, 1]]);
    let games: Games = (0..30).map(|_| game.clone()).collect();
    assert_eq!((value(&games, "drama"), value(&games, "decisiveness"), value(&games, "lead_changes")), (Ok(0.0), Ok(1.0), Ok(0.0)));
    let few: Games = (0..29).map(|_| game.clone()).collect();
    for id in ["drama", "uncertainty"] {
        assert_eq!(value(&few, id), Err(Absent::FewGames(30)), "chances are learnt from other games: {id}");
    }
}

/// Three rounds with 3, 3 and 0 births… on ten bins: round t covers 10/3 bins, so a birth of round 1 falls to 0.3 into each of bins 1 to 3 and
/// to 0.1 into bin 4. A level is averaged: bin 4 holds 1/3 of round 1 and 2/3 of round 2.
#[test]
fn totals_stay_on_the_axis_of_shares() {
    let row = row_of(soup::reading(), &soup::rounds(), &soup::SCORES);
    let bins = |series| (0..10).map(|bin| axis::of_bin(&row, series, bin).unwrap()).collect::<Vec<f64>>();
    let intake = bins(Series::Intake);
    near(Ok(intake.iter().sum()), 12.0);
    near(Ok(intake[0]), 9.0 * 0.3);
    near(Ok(intake[3]), 9.0 * 0.1 + 3.0 * 0.2);
    let heads = bins(Series::Heads);
    near(Ok(heads[0]), 3.0);
    near(Ok(heads[3]), 3.0 / 3.0 + 4.0 * 2.0 / 3.0);
    near(Ok(bins(Series::Hunger)[9]), 1.0);
    near(Ok(bins(Series::Scarcity)[0]), 1.0 / 3.0);
}

/// 30 games of one round and 40 of three: at round 1 there are 70, then 40; of 100 games with 20 long ones none is left at round 2.
#[test]
fn the_axis_of_rounds_ends_where_few_games_run_on() {
    let long = || with_heads(&[1, 2, 3, 4]);
    let games: Games = (0..30).map(|_| fed(50)).chain((0..40).map(|_| long())).collect();
    let points = axis::by_round(&games, Series::Heads);
    let found: Vec<_> = points.iter().map(|point| (point.round, point.games, point.value.value().unwrap())).collect();
    assert_eq!(found, [(1, 70, 40.0 / 70.0), (2, 40, 2.0), (3, 40, 3.0)]);
    let few: Games = (0..80).map(|_| fed(50)).chain((0..20).map(|_| long())).collect();
    assert_eq!(axis::by_round(&few, Series::Heads).len(), 1);
    assert_eq!(axis::by_share(&games, Series::Hunger).len(), 10);
}
