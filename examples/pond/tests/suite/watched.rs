//! A table that is measured while it is played: what is counted is what happened there.

use clade_check::setup;
use clade_ecology::{End, Row, Watched};
use clade_engine::{Actor, Face, Handle, Module, Tools, chance};
use clade_pond::State;
use clade_table::WordStream;

/// What a host sees of a game while it plays.
#[derive(Default)]
struct Seen {
    decisions: u64,
    options: u64,
    /// The food of each side when a round gave way to the next one, and at the end.
    scores: Vec<Vec<i32>>,
}

fn state(face: &dyn Face, at: Handle) -> State {
    postcard::from_bytes(&face.save(at).expect("a table")).expect("a state")
}

fn food(state: &State, seats: u8) -> Vec<i32> {
    state.food[..usize::from(seats)].iter().map(|&food| food as i32).collect()
}

/// A random game, or its beginning of so many rounds.
fn play(seats: u8, seed: u64, rounds: u8) -> (Row, Seen) {
    let rules = clade_pond::MODULE.ruleset(&setup(seats, &[]), &[]).expect("rules");
    let mut face = rules.open(Tools::default()).expect("a game");
    let (at, mut words, mut seen) = (face.start(), WordStream::new(seed), Seen::default());
    let mut watched = Watched::begin(&mut *face, at).expect("a game with food");
    let mut round = state(&*face, at).round;
    loop {
        let turn = face.turn(at).expect("a table");
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, words.next()).expect("a card")),
            Actor::Seat(_) => {
                watched.decision(turn.count);
                (seen.decisions, seen.options) = (seen.decisions + 1, seen.options + u64::from(turn.count));
                face.advance(at, chance::below(words.next(), turn.count)).expect("an answer");
            }
        }
        watched.look(&mut *face).expect("a table");
        let now = state(&*face, at);
        if round > 0 && now.round > round && now.round <= 6 {
            seen.scores.push(food(&now, seats));
        }
        round = now.round;
        if round > rounds {
            break;
        }
    }
    seen.scores.push(food(&state(&*face, at), seats));
    let end = if face.turn(at).expect("a table").actor == Actor::Over { End::Finished } else { End::Stopped };
    (watched.end(&mut *face, end).expect("a table"), seen)
}

/// The scores of a row by round, and its final ones.
fn scores(row: &Row) -> (Vec<Vec<i32>>, Vec<i32>) {
    let rounds = row.rounds.iter().map(|round| round.sides.iter().map(|side| side.score.expect("a score")).collect()).collect();
    (rounds, row.sides.iter().map(|side| side.score.expect("a score")).collect())
}

#[test]
fn a_row_says_what_happened() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let (row, seen) = play(seats, seed, u8::MAX);
        let one_each = vec![1; usize::from(seats)];
        assert_eq!((row.end, row.played), (End::Finished, 6));
        assert!(row.rounds.iter().map(|round| round.number).eq(1..=6));
        assert_eq!((row.decisions, row.options), (seen.decisions, seen.options));
        assert!(row.decisions > 0 && row.options >= 2 * row.decisions, "{} of {}", row.decisions, row.options);
        assert!(row.rounds.iter().all(|round| round.sides.iter().map(|side| side.heads).eq(one_each.iter().copied())), "{row:?}");
        assert_eq!(row.closing, one_each);
        let (rounds, last) = scores(&row);
        assert_eq!(rounds, seen.scores, "of {seats}, seed {seed}");
        assert_eq!(Some(&last), seen.scores.last());
        assert!(rounds.windows(2).any(|two| two[0] != two[1]), "nobody ate: {rounds:?}");
    }
}

/// Each eats what its score grows by: Pond has no other score than food.
#[test]
fn what_was_eaten_is_the_score() {
    let (row, _) = play(3, 5, u8::MAX);
    let opening = row.food.streams.iter().filter(|stream| stream.to == clade_ecology::row::Place::Store);
    let in_stores: u64 = opening.map(|stream| stream.n).sum();
    assert_eq!(row.sides.iter().map(|side| i64::from(side.score.unwrap_or_default())).sum::<i64>(), in_stores as i64);
    assert!(row.sides.iter().map(|side| side.food).sum::<u64>() < in_stores, "each has something to begin with");
}

#[test]
fn a_game_that_is_left_keeps_the_rounds_it_had() {
    let (row, seen) = play(2, 6, 3);
    assert_eq!((row.end, row.played, row.rounds.len()), (End::Stopped, 4, 4));
    assert_eq!(scores(&row).0, seen.scores);
}
