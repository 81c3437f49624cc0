//! Measures 27 to 30: length, branching, drama, decisiveness, changes of lead, uncertainty.

use super::chances::{Course, courses};
use super::prepared::Prepared;
use super::score::scores;
use super::value::{Absent, Value, mean, share};
use crate::row::End;
use crate::statistics::CLUSTERS;
use crate::{Games, Row};

pub(super) fn rounds(row: &Row) -> Value {
    if row.end == End::Finished { Ok(f64::from(row.played)) } else { Err(Absent::Unfinished) }
}

pub(super) fn decisions(row: &Row) -> Value {
    rounds(row)?;
    if row.decisions > 0 { Ok(row.decisions as f64) } else { Err(Absent::NothingToShare) }
}

pub(super) fn branching(row: &Row) -> Value {
    rounds(row)?;
    share(row.options as f64, row.decisions as f64)
}

/// A measure of the course of each game.
fn of_courses(games: &Games, of: fn(&Course) -> Value) -> Prepared {
    let courses = courses(games);
    let mut next = courses.iter();
    Prepared::each_game(games, move |row| match next.next() {
        Some(Some(course)) => of(course),
        _ => Err(scores(row).err().unwrap_or(Absent::NoScores)),
    })
}

/// A measure of chances: of too few games they are not learnt, and all sides would seem to have the same.
fn of_chances(games: &Games, of: fn(&Course) -> Value) -> Prepared {
    let told = games.rows().filter(|row| scores(row).is_ok()).count();
    of_courses(games, if told < CLUSTERS as usize { |_| Err(Absent::FewGames(CLUSTERS)) } else { of })
}

/// The greatest chance of those who win in the end.
fn of_winners(course: &Course, chances: &[f64]) -> f64 {
    chances.iter().zip(&course.wins).filter(|(_, win)| **win > 0.0).map(|(p, _)| *p).fold(0.0, f64::max)
}

fn greatest(chances: &[f64]) -> f64 {
    chances.iter().copied().fold(0.0, f64::max)
}

pub(super) fn drama(games: &Games) -> Prepared {
    of_chances(games, |course| {
        let behind = course.chances.iter().map(|chances| greatest(chances) - of_winners(course, chances));
        Ok(mean(behind.filter(|gap| *gap > 1e-12).map(f64::sqrt)).unwrap_or(0.0))
    })
}

pub(super) fn decisiveness(games: &Games) -> Prepared {
    of_courses(games, |course| {
        let is_decided = |leader: &&Option<usize>| leader.is_some_and(|leader| course.wins[leader] > 0.0);
        let decided = course.leaders.iter().rev().take_while(is_decided).count();
        share(decided as f64, course.leaders.len() as f64)
    })
}

pub(super) fn lead_changes(games: &Games) -> Prepared {
    of_courses(games, |course| {
        let leaders: Vec<usize> = course.leaders.iter().flatten().copied().collect();
        let changes = leaders.windows(2).filter(|pair| pair[0] != pair[1]).count();
        let after_first = course.leaders.len() as f64 - 1.0;
        share(changes as f64, after_first).map_err(|_| Absent::FewRounds(2))
    })
}

/// Shannon's entropy of the chances divided by that of even chances, over the rounds.
pub(super) fn uncertainty(games: &Games) -> Prepared {
    of_chances(games, |course| {
        let entropy = |chances: &Vec<f64>| chances.iter().filter(|p| **p > 0.0).map(|p| -p * p.ln()).sum::<f64>();
        let even = (course.wins.len() as f64).ln();
        mean(course.chances.iter().map(|chances| (entropy(chances) / even).min(1.0)))
    })
}
