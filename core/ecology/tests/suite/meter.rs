//! The rows of the three small games.

use crate::fixtures::{alike, being, born, died, evolution, flow_of, judged, marine, need, row_of, soup};
use clade_ecology::row::{Place, Reason, Row, columns};
use clade_ecology::{End, Meter, MeterError, Reading};
use clade_engine::Side;
use clade_engine::ecology::{Birth, Death, Ecological, Fed, Origin, Pool, Via};

fn close(found: &[f64], expected: &[f64]) {
    let same = found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12);
    assert!(same, "{found:?} is not {expected:?}");
}

fn series(row: &Row, of: impl Fn(&clade_ecology::row::SideRound) -> u32) -> Vec<Vec<u32>> {
    row.rounds.iter().map(|round| round.sides.iter().map(&of).collect()).collect()
}

fn streamed(row: &Row, from: Place, to: Place) -> u64 {
    row.food.streams.iter().filter(|stream| (stream.from, stream.to) == (from, to)).map(|stream| stream.n).sum()
}

/// Opening 6 + waste 8 + bodies 18 = eaten 12 + left 20.
#[test]
fn the_row_of_soup() {
    let row = row_of(soup::reading(), &soup::rounds(), &soup::SCORES);
    assert_eq!((row.played, row.rounds.len(), row.end), (3, 3, End::Finished));
    assert_eq!(series(&row, |side| side.heads), [[1, 1, 1], [2, 1, 1], [2, 1, 1]]);
    assert_eq!(row.closing, [1, 0, 0]);
    assert_eq!(row.rounds.iter().map(|round| round.supply).collect::<Vec<_>>(), [6, 3, 2]);
    assert_eq!(series(&row, |side| side.need), [[3, 3, 3], [6, 3, 3], [6, 3, 3]]);
    assert_eq!(series(&row, |side| side.intake), [[3, 3, 3], [3, 0, 0], [0, 0, 0]]);
    assert_eq!(series(&row, |side| side.fed), [[1, 1, 1], [1, 0, 0], [0, 0, 0]]);
    assert_eq!(series(&row, |side| side.judged), [[1, 1, 1], [2, 1, 1], [2, 1, 1]]);
    assert_eq!(series(&row, |side| side.deaths[0]), [[0, 0, 0], [0, 0, 0], [1, 1, 1]]);
    assert_eq!((streamed(&row, Place::Outside, Place::Patch), streamed(&row, Place::Patch, Place::Outside)), (6 + 8 + 18, 12));
    assert_eq!(row.food.closing, 20);
    assert_eq!(row.births, [3, 1, 0, 0, 0, 0]);
}

/// In proportion: R1 eats B2 G1 of the opening. B1 eats R2 of four, half opening and half R1's waste, and G1 of the opening: 2 opening,
/// 1 waste. G1 eats R2 (the other half) and B1 of B1's waste: 1 opening, 2 waste. In round 2 R1 eats B1 and G2, all waste: 3.
#[test]
fn origins_in_a_mixed_patch_are_taken_in_proportion() {
    let row = row_of(soup::reading(), &soup::rounds(), &soup::SCORES);
    let origins = |side: usize| [Origin::Environment, Origin::Waste, Origin::Body].map(|origin| row.sides[side].origins[origin as usize]);
    close(&origins(0), &[3.0, 3.0, 0.0]);
    close(&origins(1), &[2.0, 1.0, 0.0]);
    close(&origins(2), &[1.0, 2.0, 0.0]);
    close(&row.sides[0].diet[..3], &[0.0, 3.0, 3.0]);
    close(&row.sides[1].diet[..3], &[2.0, 0.0, 1.0]);
    close(&row.sides[2].diet[..3], &[2.0, 1.0, 0.0]);
}

/// Mean intake at 0, 2, 3, 4, 5 cubes at hand: 0 (3 cases), 0 (4), 3 (1), 3 (2), 3 (1).
#[test]
fn what_is_got_at_what_is_at_hand() {
    let row = row_of(soup::reading(), &soup::rounds(), &soup::SCORES);
    let hands: Vec<_> =
        row.hands.iter().enumerate().filter(|(_, hand)| hand.cases > 0).map(|(h, hand)| (h, hand.cases, hand.got)).collect();
    assert_eq!(hands, [(0, 3, 0), (2, 4, 0), (3, 1, 3), (4, 2, 6), (5, 1, 3)]);
    assert_eq!(row.hands[4].got_squared, 18);
}

/// R2 faced two windows, B1 and G1 three; R1 lives and has faced three.
#[test]
fn ages_are_windows_faced() {
    let row = row_of(soup::reading(), &soup::rounds(), &soup::SCORES);
    assert!(!row.ages.assumed && row.ages.mixed == row.ages.oldest && row.ages.mixed == row.ages.youngest);
    let hunger: Vec<_> = row.ages.mixed.died.iter().map(|died| died[0]).collect();
    close(&hunger[..5], &[0.0, 0.0, 1.0, 2.0, 0.0]);
    close(&row.ages.mixed.censored[..5], &[0.0, 0.0, 0.0, 1.0, 0.0]);
}

/// In Soup a kill replaces the meal: no cube is eaten, and none is missing. Who starves beside it lacks all three.
#[test]
fn who_is_fed_by_killing_lacks_nothing() {
    let notes = [
        Ecological::Round(1),
        born(being(0, 0), 0, 1, Birth::Setup),
        born(being(0, 1), 0, 1, Birth::Setup),
        need(0, 2, 6, 0),
        judged(being(0, 0), 3, 0, Fed::Prey, 0),
        judged(being(0, 1), 3, 0, Fed::None, 0),
    ];
    let row = row_of(soup::reading(), &[notes.to_vec()], &soup::SCORES);
    let side = &row.rounds[0].sides[0];
    assert_eq!((side.needed, side.met, side.fed, side.intake), (6, 3, 1, 0));
}

/// What is eaten counts when it is got, stored or not: A 3 from the bank, B 2 by hunting and 1 from the bank. On plates: A 2 from the bank
/// and 1 from its store.
#[test]
fn the_row_of_evolution() {
    let row = row_of(evolution::reading(), &evolution::rounds(), &evolution::SCORES);
    assert_eq!(series(&row, |side| side.heads), [[2, 1], [2, 1]]);
    assert_eq!(series(&row, |side| side.intake), [[2, 2], [1, 1]]);
    assert_eq!(series(&row, |side| side.met), [[1, 2], [2, 1]]);
    assert_eq!(series(&row, |side| side.needed), [[1, 2], [2, 2]]);
    assert_eq!(row.rounds.iter().map(|round| (round.supply, round.stored)).collect::<Vec<_>>(), [(3, 0), (2, 1)]);
    let (environment, prey, store) = (Origin::Environment as usize, Origin::Prey as usize, Origin::OwnStore as usize);
    close(&[environment, prey, store].map(|origin| row.sides[0].origins[origin]), &[3.0, 0.0, 0.0]);
    close(&[environment, prey, store].map(|origin| row.sides[1].origins[origin]), &[1.0, 2.0, 0.0]);
    close(&[environment, prey, store].map(|origin| row.sides[0].diet[origin]), &[2.0, 0.0, 1.0]);
    assert_eq!((row.food.closing, row.food.lost_with_killed, row.sides[1].kills), (0, 0, 1), "what starved is not killed");
}

/// A2 is killed in the window of turn 1 and so has faced one; B1 starves at 2. A1 lives and has faced two, A3 one.
#[test]
fn ages_in_evolution() {
    let row = row_of(evolution::reading(), &evolution::rounds(), &evolution::SCORES);
    let died: Vec<_> = row.ages.mixed.died.iter().map(|died| (died[0], died[1])).collect();
    assert_eq!(died[..3], [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0)]);
    close(&row.ages.mixed.censored[..3], &[0.0, 1.0, 1.0]);
}

/// One with an identity that is born after the window of a round opened and dies before the next has faced none.
#[test]
fn who_is_born_late_and_killed_early_faced_no_window() {
    let late = being(0, 9);
    let notes =
        [vec![], vec![Ecological::Round(1), need(0, 0, 0, 0), born(late, 0, 1, Birth::Bought), died(late, 0, 1, Death::Predation, None)]];
    let row = row_of(evolution::reading(), &notes, &evolution::SCORES);
    assert_eq!(row.ages.mixed.died[0], [0.0, 1.0, 0.0, 0.0, 0.0]);
}

/// Heads at `Round`: 5, then 4. Supply is who thrives: 4 of 5, then 0 of 4. One type fits each: service C 3 of worms, F 1 of plankton.
#[test]
fn the_row_of_marine() {
    let row = row_of(marine::reading(), &marine::rounds(), &marine::SCORES);
    assert_eq!(series(&row, |side| side.heads), [[3, 2], [3, 1]]);
    assert_eq!(row.closing, [0, 1]);
    assert_eq!(row.rounds.iter().map(|round| (round.windows, round.supply)).collect::<Vec<_>>(), [(1, 4), (1, 0)]);
    assert_eq!(series(&row, |side| side.need), [[3, 2], [4, 0]]);
    assert_eq!(series(&row, |side| side.intake), [[0, 0], [0, 0]], "nothing is eaten");
    close(&row.sides[0].diet[..2], &[3.0, 0.0]);
    close(&row.sides[1].diet[..2], &[0.0, 1.0]);
    assert_eq!(series(&row, |side| side.left), [[0, 0], [1, 0]]);
    assert_eq!((row.births, row.sides[0].kills), ([5, 0, 0, 0, 2, 1], 1));
    assert_eq!(row.hands.iter().map(|hand| hand.cases).sum::<u32>(), 0, "a step by rule is no response");
}

/// Two of eight are censored at 0 (returned, revived); at 1 F, F and the C of tile 2 die; at 2 the three C of tile 1. Here the cohorts of
/// each patch are of one age, so all three ways to choose agree.
#[test]
fn ages_in_marine() {
    let row = row_of(marine::reading(), &marine::rounds(), &marine::SCORES);
    assert!(row.ages.assumed);
    for sums in [&row.ages.mixed, &row.ages.oldest, &row.ages.youngest] {
        let died: Vec<_> = sums.died.iter().map(|died| died.iter().sum::<f64>()).collect();
        close(&died[..4], &[0.0, 3.0, 3.0, 0.0]);
        close(&sums.censored[..3], &[2.0, 0.0, 0.0]);
    }
}

/// A window may be told after the deaths that follow from it: the ages are the same.
#[test]
fn deaths_may_be_told_before_their_window() {
    let late = marine::rounds().map(|notes| {
        let is_starved = |note: &Ecological| matches!(note, Ecological::Died { by: Death::Hunger, .. });
        let is_window = |note: &Ecological| matches!(note, Ecological::Need { .. } | Ecological::Supply { .. } | Ecological::Judged { .. });
        let starved: Vec<_> = notes.iter().copied().filter(is_starved).collect();
        let mut told: Vec<_> = notes.into_iter().filter(|note| !is_starved(note)).collect();
        let first = told.iter().position(is_window).unwrap_or(0);
        told.splice(first..first, starved);
        told
    });
    let usual = row_of(marine::reading(), &marine::rounds(), &marine::SCORES);
    assert_eq!(row_of(marine::reading(), &late, &marine::SCORES).ages, usual.ages);
}

/// One patch holds 2 of age 1 and 2 of age 0 and loses 2: in proportion 1 of each, else both of one age.
#[test]
fn who_is_alike_is_taken_in_proportion_or_by_age() {
    let who = alike(0);
    let notes = [
        vec![born(who, 1, 2, Birth::Setup)],
        vec![Ecological::Round(1), need(0, 2, 2, 0), born(who, 1, 2, Birth::Spread), died(who, 1, 2, Death::Competition, None)],
    ];
    let ages = row_of(marine::reading(), &notes, &marine::SCORES).ages;
    let died = |sums: &clade_ecology::row::AgeSums| [sums.died[0][2], sums.died[1][2]];
    assert_eq!((died(&ages.mixed), died(&ages.oldest), died(&ages.youngest)), ([1.0, 1.0], [0.0, 2.0], [2.0, 0.0]));
}

#[test]
fn what_is_carried_keeps_its_origin() {
    let (eater, here, there) = (being(0, 1), Pool::Patch(1), Pool::Patch(2));
    let put = |n, via| flow_of(eater, Pool::Outside, here, n, 1, via);
    let notes = [
        vec![born(eater, 2, 1, Birth::Setup)],
        vec![
            Ecological::Round(1),
            put(1, Via::Corpse(Side(1))),
            put(3, Via::Player(Side(1))),
            flow_of(eater, here, there, 2, 1, Via::Carried),
            flow_of(eater, there, Pool::Outside, 2, 1, Via::Meal(Origin::Environment)),
        ],
    ];
    let row = row_of(soup::reading(), &notes, &soup::SCORES);
    close(&[Origin::Body, Origin::Placed].map(|origin| row.sides[0].origins[origin as usize]), &[0.5, 1.5]);
}

#[test]
fn what_a_killed_one_held_is_lost_with_it_and_a_theft_is_intake() {
    let (hunter, prey) = (being(0, 1), being(1, 1));
    let (of_prey, of_hunter) = (Pool::Plate(Side(1)), Pool::Plate(Side(0)));
    let notes = [
        vec![born(hunter, 0, 1, Birth::Setup), born(prey, 0, 1, Birth::Setup)],
        vec![
            Ecological::Round(1),
            flow_of(prey, Pool::Outside, of_prey, 3, 0, Via::Meal(Origin::Made)),
            flow_of(hunter, of_prey, of_hunter, 1, 0, Via::Theft(Side(1))),
            died(prey, 0, 1, Death::Predation, Some(Side(0))),
            flow_of(prey, of_prey, Pool::Outside, 2, 0, Via::WithDeath),
        ],
    ];
    let row = row_of(evolution::reading(), &notes, &evolution::SCORES);
    assert_eq!((row.food.lost_with_killed, row.food.closing, row.sides[0].kills), (2, 1, 1));
    close(&[row.sides[0].origins[Origin::Theft as usize], row.sides[1].origins[Origin::Made as usize]], &[1.0, 3.0]);
    let theft = row.food.streams.iter().find(|stream| stream.why == Reason::Theft).map(|stream| stream.n);
    assert_eq!((theft, series(&row, |side| side.intake)), (Some(1), vec![vec![1, 3]]));
}

#[test]
fn a_waived_head_needs_nothing_and_counts_as_fed() {
    let sleeper = being(0, 1);
    let judged = Ecological::Judged { who: sleeper, n: 1, need: 2, got: 0, fed: true, how: Fed::Waived, hand: 0, kinds: 0 };
    let notes = [vec![born(sleeper, 0, 1, Birth::Setup)], vec![Ecological::Round(1), need(0, 1, 2, 0), judged]];
    let row = row_of(evolution::reading(), &notes, &evolution::SCORES);
    let side = row.rounds[0].sides[0];
    assert_eq!((side.judged, side.fed, side.waived, side.needed), (1, 1, 1, 0));
}

#[test]
fn who_does_not_take_part_is_refused() {
    let reading = |sides: &[u8]| Reading { sides: sides.iter().copied().map(Side).collect(), ..evolution::reading() };
    assert_eq!(Meter::new(reading(&[])).err(), Some(MeterError::NoSide));
    assert_eq!(Meter::new(reading(&[8, 200])).err(), Some(MeterError::NoSide), "eight can be told apart");
    for stranger in [0, 2, 8, 255] {
        let mut meter = Meter::new(reading(&[1, 3])).unwrap();
        let theft = flow_of(being(1, 1), Pool::Plate(Side(stranger)), Pool::Plate(Side(1)), 1, 0, Via::Theft(Side(stranger)));
        assert_eq!(meter.note(&theft), Err(MeterError::Stranger(Side(stranger))));
        assert_eq!(meter.end(End::Stopped, &[]).food.streams, [], "nothing of it is counted");
    }
}

/// Two animals are left over: sides 1 and 3 are kept in the first and second place, and called by their numbers in columns.
#[test]
fn numbers_of_sides_may_have_gaps() {
    let reading = Reading { sides: [Side(3), Side(1)].into_iter().collect(), ..evolution::reading() };
    assert_eq!((reading.sides.count(), reading.sides.place(Side(3)), reading.sides.place(Side(2))), (2, Some(1), None));
    let notes =
        [vec![born(being(1, 1), 0, 1, Birth::Setup)], vec![Ecological::Round(1), born(being(3, 1), 0, 1, Birth::Setup), need(3, 1, 1, 0)]];
    let row = row_of(reading, &notes, &[Some(5), Some(7)]);
    assert_eq!((series(&row, |side| side.births), row.closing.clone()), (vec![vec![0, 1]], vec![1, 1]));
    let lines: Vec<_> = columns::sides(&row).map(|line| (line.side, line.totals.score)).collect();
    assert_eq!(lines, [(Side(1), Some(5)), (Side(3), Some(7))]);
}

/// Evolution judges when all have eaten: at hand is a share of the bank at the start. Turn 1: 3 tokens for 3 animals; turn 2: 2 for 3.
#[test]
fn what_is_at_hand_in_a_common_bank() {
    let row = row_of(evolution::reading(), &evolution::rounds(), &evolution::SCORES);
    let hands: Vec<_> = row.hands.iter().map(|hand| (hand.cases, hand.got)).collect();
    assert_eq!(hands[..3], [(3, 3), (2, 3), (0, 0)]);
}

/// The same memory for a game without end: 128 rounds one by one, all in the totals.
#[test]
fn later_rounds_count_in_the_totals() {
    let eater = being(0, 1);
    let bite = flow_of(eater, Pool::Outside, Pool::Plate(Side(0)), 1, 0, Via::Meal(Origin::Made));
    let rounds = (1..=200).map(|n| vec![Ecological::Round(n), bite]);
    let notes: Vec<_> = std::iter::once(vec![born(eater, 0, 1, Birth::Setup)]).chain(rounds).collect();
    let row = row_of(evolution::reading(), &notes, &evolution::SCORES);
    assert_eq!((row.played, row.rounds.len()), (200, 128));
    close(&[row.sides[0].origins[Origin::Made as usize]], &[200.0]);
}

#[test]
fn columns_have_names_of_their_own_and_say_what_the_row_says() {
    let row = row_of(evolution::reading(), &evolution::rounds(), &evolution::SCORES);
    let names = |names: Vec<&str>| names.iter().collect::<std::collections::BTreeSet<_>>().len() == names.len();
    assert!(names(columns::OF_GAME.iter().map(|column| column.name).collect()));
    assert!(names(columns::OF_SIDE.iter().map(|column| column.name).collect()));
    assert!(names(columns::OF_ROUND.iter().map(|column| column.name).collect()));
    let of_game = |name| columns::OF_GAME.iter().find(|column| column.name == name).and_then(|column| (column.value)(&row));
    assert_eq!((of_game("rounds"), of_game("born_bought"), of_game("finished")), (Some(2.0), Some(4.0), Some(1.0)));
    let lines: Vec<_> = columns::rounds(&row).collect();
    let of_round = |name| columns::OF_ROUND.iter().find(|column| column.name == name).and_then(|column| (column.value)(&lines[3]));
    assert_eq!((lines.len(), of_round("round"), of_round("side"), of_round("heads")), (4, Some(2.0), Some(1.0), Some(1.0)), "turn 2 of B");
    let scores = |row: &Row| columns::sides(row).map(|line| (columns::OF_SIDE[1].value)(&line)).collect::<Vec<_>>();
    assert_eq!((columns::OF_SIDE[1].name, scores(&row)), ("score", vec![Some(5.0), Some(4.0)]));
    let unscored = row_of(evolution::reading(), &evolution::rounds(), &[None, None]);
    assert_eq!(scores(&unscored), [None, None]);
}

/// Half of Soup's second round is told: what was counted until then is there, and counting goes on as if nobody had looked.
#[test]
fn a_meter_is_looked_at_on_the_way() {
    let notes: Vec<Ecological> = soup::rounds().concat();
    let mut meter = Meter::new(soup::reading()).unwrap();
    for (told, note) in notes.iter().enumerate() {
        let mut short = Meter::new(soup::reading()).unwrap();
        notes[..told].iter().for_each(|note| short.note(note).unwrap());
        assert_eq!(meter.so_far(), short.end(End::Stopped, &[None; 3]), "after {told}");
        meter.note(note).unwrap();
    }
    assert_eq!(meter.end(End::Finished, &soup::SCORES), row_of(soup::reading(), &soup::rounds(), &soup::SCORES));
}
