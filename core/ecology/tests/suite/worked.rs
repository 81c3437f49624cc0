//! The measures of the three small games, each worked out by hand.

use crate::fixtures::{evolution, marine, row_of, soup};
use clade_ecology::measure::formulas::{gini, growth, levins, line, pianka, sums, synchrony, variation};
use clade_ecology::measure::survival::{Assumed, curve};
use clade_ecology::measure::{Absent, Measure, Value, response};
use clade_ecology::{Games, Levels, Reading, Row};
use clade_engine::ecology::Origin;

fn of_soup() -> Row {
    row_of(soup::reading(), &soup::rounds(), &soup::SCORES)
}

fn of_evolution() -> Row {
    row_of(evolution::reading(), &evolution::rounds(), &evolution::SCORES)
}

fn of_marine() -> Row {
    row_of(marine::reading(), &marine::rounds(), &marine::SCORES)
}

fn value(row: &Row, id: &str) -> Value {
    let (_, part) = Measure::part(id).unwrap();
    let games: Games = std::iter::once(row.clone()).collect();
    part.over(&games).value()
}

/// Values of one game, one by one.
fn are(row: &Row, expected: &[(&str, f64)]) {
    for (id, expected) in expected {
        let found = value(row, id).unwrap();
        assert!((found - expected).abs() < 1e-9, "{id}: {found}, by hand {expected}");
    }
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found}, by hand {expected}");
}

/// H 6, 3, 2; A 9, 12, 12; N 3, 4, 4. Scarcity 1 − 6/9, 1 − 3/12, 1 − 2/12 = 1/3, 3/4, 5/6, mean 23/36 = 0.6389. Fed 3/3, 1/4, 0/4: 4/11.
/// Nobody is eaten: of all alive when feeding began the same. Met is the same by round. Gap: 2/3 − 1 = −1/3 (waste within the window),
/// 1/4 − 1/4 = 0, 1/6 − 0 = 1/6: mean −1/18.
#[test]
fn food_in_soup() {
    let expected = [
        ("supply", 11.0 / 3.0),
        ("need", 33.0 / 3.0),
        ("supply_per_head", 11.0 / 11.0),
        ("need_per_head", 33.0 / 11.0),
        ("scarcity", 23.0 / 36.0),
        ("fed", 4.0 / 11.0),
        ("fed_of_all", 4.0 / 11.0),
        ("waived", 0.0),
        ("met", 12.0 / 33.0),
        ("gap", -1.0 / 18.0),
        ("unused", 20.0 / 32.0),
        ("from_environment", 0.5),
        ("from_waste", 0.5),
        ("from_body", 0.0),
        ("recycling", 0.5),
        ("left_behind", 26.0 / 12.0),
    ];
    are(&of_soup(), &expected);
    assert_eq!(value(&of_soup(), "store"), Err(Absent::NoStores));
    assert_eq!(value(&of_soup(), "gain_per_kill"), Err(Absent::NotByKilling), "nobody was killed");
}

/// Intake 6, 3, 3: |6 − 3| four times among ordered pairs, 12/(2·9·4) = 1/6, corrected by 3/2: 0.25. Heads 5, 3, 3 over the rounds:
/// 8/(2·9·11/3) = 4/33, corrected 2/11.
///
/// Diets: R of (B, G) 3, 3: B = 2, standard (2 − 1)/(2 − 1) = 1. B of (R, G) 2, 1: 9/5 = 1.8, standard 0.8. G of (R, B) 2, 1: the same. Means
/// 28/15 and 13/15. Overlap: R and B share G: (1/2 · 1/3)/√(1/2 · 5/9) = 1/√10; R and G likewise; B and G share R: (4/9)/(5/9) = 0.8.
/// Mean 0.4775. The ceiling with three sides is 1/2.
#[test]
fn feeding_in_soup() {
    let row = of_soup();
    are(&row, &[("gini_food", 0.25), ("gini_heads", 2.0 / 11.0), ("breadth", 28.0 / 15.0), ("breadth_standard", 13.0 / 15.0)]);
    are(&row, &[("overlap", (2.0 / 10f64.sqrt() + 0.8) / 3.0), ("thefts", 0.0), ("victims", 0.0)]);
    near(row.reading.diet.ceiling(), 0.5);
    near(gini(&[6.0, 3.0, 3.0]).unwrap(), 0.25);
    near(levins(&[2.0, 0.0, 1.0]).unwrap(), 1.8);
    near(pianka(&row.sides[0].diet, &row.sides[1].diet).unwrap(), 0.1f64.sqrt());
    near(pianka(&row.sides[1].diet, &row.sides[2].diet).unwrap(), 0.8);
}

/// At 2: 4 at risk, R2 dies, 3/4. At 3: 3 at risk, B1 and G1 die, 1/4 (R1 is censored after them). Greenwood: (1/4)² · (1/(4·3) + 2/(3·1)) =
/// 0.0625 · 0.75 = 0.046875, its root 0.2165. All died of hunger: 3/4.
#[test]
fn survival_in_soup() {
    let games: Games = std::iter::once(of_soup()).collect();
    let steps = curve(&games, Assumed::Mixed);
    let at = |age: usize| (steps[age].at_risk, steps[age].died, steps[age].survival);
    assert_eq!((steps.len(), at(0), at(1)), (4, (4.0, 0.0, 1.0), (4.0, 0.0, 1.0)));
    assert_eq!((at(2), at(3)), ((4.0, 1.0, 0.75), (3.0, 2.0, 0.25)));
    near(steps[3].variance, 0.046_875);
    assert!((steps[3].variance.sqrt() - 0.2165).abs() < 5e-5);
    near(steps[3].by_cause[0], 0.75);
    assert_eq!(value(&of_soup(), "survival_3"), Err(Absent::FewAtRisk(10)));
}

/// N 3, 4, 4, then 1. Deviation of the first three 1/√3 = 0.57735, by 11/3: 0.1575. Growth 1/3, 0, −3/4 at 3, 4, 4: Sxy = −17/36, Sxx = 2/3,
/// slope −17/24 = −0.70833, r = −5/36 + 17/24 · 11/3 = 2.45833, K = 2.45833/0.70833 = 3.4706. Only R varies: synchrony 1.
#[test]
fn populations_in_soup() {
    let row = of_soup();
    let heads = row.heads();
    assert_eq!(heads, [3.0, 4.0, 4.0, 1.0]);
    near(variation(&heads[..3]).unwrap(), (1.0 / 3f64).sqrt() * 3.0 / 11.0);
    are(&row, &[("growth", 59.0 / 24.0), ("growth_slope", -17.0 / 24.0), ("died_hunger", 3.0 / 11.0), ("displaced", 0.0)]);
    let found = line(sums(growth(&heads))).unwrap();
    assert!((-found.intercept / found.slope - 3.4706).abs() < 5e-5);
    assert_eq!(value(&row, "capacity"), Err(Absent::NotShown), "three points show nothing");
    let sides: Vec<Vec<f64>> = (0..3).map(|ix| row.rounds.iter().map(|round| f64::from(round.sides[ix].heads)).collect()).collect();
    near(synchrony(&sides).unwrap(), 1.0);
    assert_eq!(value(&row, "synchrony"), Err(Absent::FewRounds(6)));
    are(&row, &[("at_cap", 0.0)]);
}

/// Mean intake at 0, 2, 3, 4, 5 cubes: 0 (3 cases), 0 (4), 3 (1), 3 (2), 3 (1).
#[test]
fn response_in_soup() {
    let games: Games = std::iter::once(of_soup()).collect();
    let levels: Vec<_> = response::levels(&games).iter().map(|level| (level.hand, level.cases, level.got, level.needed)).collect();
    assert_eq!(levels, [(0.0, 3.0, 0.0, 3.0), (2.0, 4.0, 0.0, 3.0), (3.0, 1.0, 3.0, 3.0), (4.0, 2.0, 3.0, 3.0), (5.0, 1.0, 3.0, 3.0)]);
}

/// H 3, 2; A 4, 4. Scarcity 1/4, 1/2: mean 0.375. Judged 2 of 2, 2 of 3: 4/5. Alive when feeding began 3 (A2 is eaten), 3: 4/6. Met 3/3, 3/4:
/// 6/7. Gap 3/4 − 1, 2/4 − 3/4: −0.25 each.
/// Unused: 1 cleared of 5 + 2: 1/7. The store: 1 piece in turn 2, by a need of 8; what was stored was eaten: turnover 1. Hunting: 2 gained,
/// 0 lost with the killed, one kill.
#[test]
fn food_in_evolution() {
    let row = of_evolution();
    let expected = [
        ("scarcity", 0.375),
        ("fed", 0.8),
        ("fed_of_all", 4.0 / 6.0),
        ("met", 6.0 / 7.0),
        ("gap", -0.25),
        ("unused", 1.0 / 7.0),
        ("store", 1.0 / 8.0),
        ("store_turnover", 1.0),
        ("gain_per_kill", 2.0),
        ("from_environment", 4.0 / 6.0),
        ("from_prey", 2.0 / 6.0),
        ("recycling", 0.0),
        ("victims", 1.0 / 6.0),
    ];
    are(&row, &expected);
    assert_eq!(value(&row, "transfer"), Err(Absent::NothingToShare), "the killed held nothing");
    assert_eq!(value(&row, "fed_per_kill"), Err(Absent::NotByKilling), "a hunter gets pieces");
    assert_eq!(value(&row, "at_cap"), Err(Absent::NoCap));
}

/// Intake A 3, B 3: 0. Plates A 2 from the bank and 1 from the store, B 2 by hunting and 1 from the bank: 9/5 each; they share the bank,
/// (2/3 · 1/3)/(5/9) = 0.4. Of three origins that were used: (1.8 − 1)/2 = 0.4.
#[test]
fn feeding_in_evolution() {
    let row = of_evolution();
    are(&row, &[("gini_food", 0.0), ("breadth", 1.8), ("breadth_standard", 0.4), ("overlap", 0.4)]);
    assert_eq!(value(&row, "shared_ground"), Err(Absent::OnePatch));
    let intake = |side: usize, origin: Origin| row.sides[side].origins[origin as usize];
    assert_eq!((intake(0, Origin::Environment), intake(1, Origin::Prey), intake(1, Origin::Environment)), (3.0, 2.0, 1.0));
}

/// At 1: 4 at risk, A2 dies, 3/4 (A3 is censored). At 2: A1 and B1 at risk, B1 dies, 3/8. By cause: predation 1/4, hunger 3/4 · 1/2 = 3/8;
/// together 5/8 = 1 − 3/8.
#[test]
fn survival_in_evolution() {
    let games: Games = std::iter::once(of_evolution()).collect();
    let steps = curve(&games, Assumed::Mixed);
    assert_eq!((steps[1].at_risk, steps[1].survival, steps[2].at_risk, steps[2].survival), (4.0, 0.75, 2.0, 0.375));
    assert_eq!(steps[2].by_cause[..2], [0.375, 0.25]);
    near(steps[2].by_cause.iter().sum::<f64>(), 1.0 - steps[2].survival);
}

/// Judged 5, 4 thrive; 4, none: 4/9. Shortage 1/5 and 1: 0.6. N 5 + 4 = 9: starved 5/9, driven out 1/9, displaced 1/9; so of six deaths 5/6 and 1/6.
/// Service 3 and 1: 4/(2·4·2) = 0.25, corrected 0.5. Diets have nothing in common. Elements: 1 + 1 came, 1 is left, and none was eaten.
/// Worms that lay there served 3, plankton that F put there 1, F itself. When windows open, C and F have 3 and 1 on tile 1, 0 and 1 on tile 2;
/// then 3 and 0, 1 and 0: 3·1/√((9 + 9 + 1)(1 + 1)).
#[test]
fn marine_by_hand() {
    let row = of_marine();
    let expected = [
        ("fed", 4.0 / 9.0),
        ("fed_of_all", 4.0 / 9.0),
        ("met", 4.0 / 9.0),
        ("scarcity", 0.6),
        ("died_hunger", 5.0 / 9.0),
        ("died_competition", 1.0 / 9.0),
        ("displaced", 1.0 / 9.0),
        ("gini_food", 0.5),
        ("breadth", 1.0),
        ("overlap", 0.0),
        ("from_environment", 0.75),
        ("from_placed", 0.25),
        ("own_placed", 1.0),
        ("shared_ground", 3.0 / 38f64.sqrt()),
    ];
    are(&row, &expected);
    for id in ["from_waste", "from_prey", "unused", "recycling", "transfer", "thefts"] {
        assert_eq!(value(&row, id), Err(Absent::NothingEaten), "{id}");
    }
    for id in ["gap", "holling", "interference"] {
        assert_eq!(value(&row, id), Err(Absent::StepByRule), "{id}");
    }
    for id in ["died_predation", "died_doom", "died_effect"] {
        assert_eq!(value(&row, id), Err(Absent::NobodyDied), "{id}");
    }
}

/// The dead do not go back to the pool. Round 1: C 3 and F 2 live. Round 2: C 3, and F 1 of which one starved: of 2 that F may have none is left.
/// C has 3 of 4. The F that came back in the end is not lost any more.
#[test]
fn who_died_for_good_counts_towards_the_limit() {
    let row = row_of(Reading { cap: 4, ..marine::reading() }, &marine::rounds(), &marine::SCORES);
    let lost: Vec<Vec<u32>> = row.rounds.iter().map(|round| round.sides.iter().map(|side| side.lost).collect()).collect();
    assert_eq!(lost, [[0, 0], [0, 1]]);
    are(&row, &[("at_cap", 0.0)]);
    are(&row_of(Reading { cap: 3, ..marine::reading() }, &marine::rounds(), &marine::SCORES), &[("at_cap", 0.5)]);
    are(&row_of(Reading { cap: 2, ..marine::reading() }, &marine::rounds(), &marine::SCORES), &[("at_cap", 1.0)]);
}

/// Counted when the window opens, as in a game with one Extinction a round, heads are those that are judged: 5, then 4.
#[test]
fn counted_when_the_window_opens_nobody_needs_more_than_one() {
    let row = row_of(Reading { levels: Levels::Window, ..marine::reading() }, &marine::rounds(), &marine::SCORES);
    are(&row, &[("need_per_head", 1.0), ("died_hunger", 5.0 / 9.0)]);
    let in_round_2 = row.rounds[1].sides.iter().map(|side| side.heads).collect::<Vec<_>>();
    assert_eq!(in_round_2, [4, 0], "C spread 2 and lost one, F was driven out");
}

/// Two of eight are censored at 0. At 1: 6 at risk, 3 die, 1/2. At 2: 3 of 3 die, 0.
#[test]
fn survival_in_marine() {
    let games: Games = std::iter::once(of_marine()).collect();
    let steps = curve(&games, Assumed::Mixed);
    assert_eq!((steps[0].at_risk, steps[0].survival), (8.0, 1.0));
    assert_eq!((steps[1].at_risk, steps[1].died, steps[1].survival), (6.0, 3.0, 0.5));
    assert_eq!((steps[2].at_risk, steps[2].died, steps[2].survival), (3.0, 3.0, 0.0));
}

/// Food 6, 3, 3 has ranks 3, 1.5, 1.5, the scores 6, 2, 1 have 3, 2, 1. From the mean 2: 1, −0.5, −0.5 and 1, 0, −1; 1.5/√(1.5 · 2) = √0.75.
/// Hungry heads 3, 2, 2 have the same ranks. R fed 2 heads, B and G 1 each: who bets on R wins.
#[test]
fn food_and_score_in_soup() {
    let row = of_soup();
    are(&row, &[("rank_food", 0.75f64.sqrt()), ("rank_hunger", 0.75f64.sqrt()), ("leader_wins", 1.0), ("rounds", 3.0)]);
    assert_eq!(value(&of_evolution(), "rank_food"), Err(Absent::TwoSides));
    assert_eq!(value(&row, "told_by_fed"), Err(Absent::FewGames(200)));
    assert_eq!(value(&row, "drama"), Err(Absent::NoScores), "no scores were told by round");
    let stopped = Row { end: clade_ecology::End::Stopped, ..row };
    assert_eq!((value(&stopped, "leader_wins"), value(&stopped, "rounds")), (Err(Absent::Unfinished), Err(Absent::Unfinished)));
}

/// Unmet need: in round 2 R 3, B 3, G 3, in round 3 R 6, B 3, G 3; so 9, 6, 6, from the mean 7: 2, −1, −1. Scores from 3: 3, −1, −2.
/// Slope (6 + 1 + 2)/6 = 1.5: points go with hunger here, so the price is −1.5; deviation of scores √(14/2) = √7.
///
/// R² on food (from 4: 2, −1, −1) and hungry heads (3, 2, 2 from 7/3): both lie on one line, so it is that of food: 9²/(6·14) = 27/28.
#[test]
fn price_of_hunger_in_soup() {
    let row = of_soup();
    are(&row, &[("price", -1.5), ("price_in_deviations", -1.5 / 7f64.sqrt()), ("explained", 27.0 / 28.0)]);
}
