//! What a training brought, in games to which nothing was fitted: how far a lead may be trusted now, how often the order of two seats is foretold,
//! and who wins.

use super::table::Faces;
use super::weights::Values;
use super::{School, trials};
use crate::error::Error;
use crate::{progress, texts};
use clade_bots::{by_seat, chances, won};
use clade_engine::{Counting, Translate};
use clade_host::random::derive;
use indicatif::ProgressBar;
use serde::Serialize;

/// The seeds of these games, apart from all others.
const JUDGED: u64 = 1 << 33;
/// For how many stretches of a game the doubt is fitted.
const STRETCHES: usize = 5;
/// A lead that says nothing.
const NOTHING: u32 = 20_000;

/// What was found.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Judged {
    pub(super) games: u32,
    /// How often the seat that looked better ended ahead, for each tenth of the game, by the values as they were and as they are now.
    pub(super) order: [[f64; 10]; 2],
    /// What bots with the new values won against as many with the old ones, and half the width of its interval of 95 %.
    pub(super) won: [f64; 2],
}

/// A table and who won from there.
struct Looked {
    left: u32,
    /// How far the game was, from 0 to 1.
    at: f64,
    /// By seat, with the values as they were and as they are now.
    values: [Vec<f64>; 2],
    won: Vec<f64>,
    outcome: Vec<(i64, i64)>,
}

impl School {
    /// Plays games for judging, fits the doubts of the new values, and compares them; nothing if it was cut short.
    pub(super) fn judged(&self, values: &mut Values, words: &dyn Translate) -> Result<Option<Judged>, Error> {
        let bar = progress::bar(u64::from(self.games / 2 + self.games / 4), "{msg} {eta}").with_message(words.text(&texts::train_judges()));
        let judged = self.looked_at(values, &bar);
        bar.finish_and_clear();
        judged
    }

    fn looked_at(&self, values: &mut Values, bar: &ProgressBar) -> Result<Option<Judged>, Error> {
        let judging = (self.games / 2).max(2);
        let games: Vec<u32> = (0..judging).collect();
        let seed = derive(self.seed, JUDGED);
        let (new, seats) = (values.clone(), usize::from(self.seats));
        let played = self.each(&games, &[&self.start, &new], bar, |faces, game| {
            looked(faces, (derive(seed, game.into()), self.bot), seats, new.counting())
        })?;
        let duel = self.duel([&self.start, &new], derive(seed, JUDGED), 0..judging, bar)?;
        if crate::interrupt::asked() {
            return Ok(None);
        }
        let mut all: Vec<Looked> = played.into_iter().flatten().collect();
        all.sort_by_key(|table| table.left);
        if values.has_doubt() {
            values.doubt = doubts(&all);
        }
        let order = [0, 1].map(|which| std::array::from_fn(|tenth| order(&all, which, tenth)));
        Ok(Some(Judged { games: judging, order, won: trials::mean(&duel) }))
    }
}

/// A game of bots with the new values, looked at with both.
fn looked(faces: &mut Faces, by: (u64, &str), seats: usize, counting: Counting) -> Result<Option<Vec<Looked>>, Error> {
    let (of, mut tables, mut clock) = (faces.seats(), Vec::new(), None);
    let ended = faces.play(by, &vec![1; seats], &mut |faces, turn, after| {
        if clock != Some(turn.clock) {
            clock = Some(turn.clock);
            let mut both = [Vec::new(), Vec::new()];
            for ((face, at), values) in faces.iter().zip(&mut both) {
                let mut sides = Vec::new();
                face.values_by(*at, counting, &mut sides)?;
                *values = by_seat(&sides, &of);
            }
            tables.push((faces[0].0.outlook(faces[0].1)?.left, after, both));
        }
        Ok(())
    })?;
    Ok(ended.map(|ended| {
        let won = won(&ended.outcome);
        let of = |(left, after, values)| Looked {
            left,
            at: f64::from(after) / f64::from(ended.answers.max(1)),
            values,
            won: won.clone(),
            outcome: ended.outcome.clone(),
        };
        tables.into_iter().map(of).collect()
    }))
}

/// The doubts of some stretches with about as many tables each, by what is left in the mean; what has as much left stays together. A stretch in
/// which nothing can be told, as before the first answer, has none: a lead that comes up in it counts like one in the next.
fn doubts(looked: &[Looked]) -> Vec<(u32, u32)> {
    let (mut rows, mut rest): (Vec<(u32, u32)>, _) = (Vec::new(), looked);
    for more in (1..=STRETCHES).rev() {
        let Some(last) = (rest.len() / more).checked_sub(1).and_then(|last| rest.get(last)) else { continue };
        let (part, others) = rest.split_at(rest.partition_point(|table| table.left <= last.left));
        let mean = part.iter().map(|table| u64::from(table.left)).sum::<u64>() / part.len().max(1) as u64;
        if rows.last().is_none_or(|row| u64::from(row.0) < mean) {
            rows.push((mean as u32, doubt(part)));
        }
        rest = others;
    }
    if rows.iter().any(|row| row.1 < NOTHING) {
        rows.retain(|row| row.1 < NOTHING);
    }
    rows
}

/// The doubt under which those who won were most probable, to 3 %; of equal ones the largest, so that where nobody leads nothing is told.
fn doubt(part: &[Looked]) -> u32 {
    let steps: Vec<u32> = (0..).map(|n| (10.0 * 1.03f64.powi(n)) as u32).take_while(|&doubt| doubt < NOTHING).chain([NOTHING]).collect();
    steps
        .into_iter()
        .rev()
        .map(|doubt| (loss(part, doubt), doubt))
        .min_by(|one, two| one.0.total_cmp(&two.0))
        .map_or(NOTHING, |found| found.1)
}

/// How improbable the winners were in the mean (nats).
fn loss(part: &[Looked], doubt: u32) -> f64 {
    let of = |table: &Looked| -> f64 {
        let told = chances(&table.values[1], doubt).unwrap_or_default();
        told.iter().zip(&table.won).map(|(chance, won)| -won * chance.max(1e-9).ln()).sum()
    };
    part.iter().map(of).sum::<f64>() / part.len().max(1) as f64
}

/// How often the seat with the higher value ended ahead, in a tenth of the games.
fn order(looked: &[Looked], which: usize, tenth: usize) -> f64 {
    let (mut right, mut all) = (0.0, 0.0);
    for table in looked.iter().filter(|table| ((table.at * 10.0) as usize).min(9) == tenth) {
        for one in 0..table.outcome.len() {
            for two in 0..one {
                let told = table.values[which][one].total_cmp(&table.values[which][two]);
                let found = table.outcome[one].cmp(&table.outcome[two]);
                if found.is_ne() {
                    all += 1.0;
                    right += if told == found { 1.0 } else { f64::from(u8::from(told.is_eq())) / 2.0 };
                }
            }
        }
    }
    if all > 0.0 { right / all } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(left: u32, at: f64, lead: f64, first_won: bool) -> Looked {
        let won = if first_won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        let outcome = won.iter().map(|&won| (won as i64, 0)).collect();
        Looked { left, at, values: [vec![0.0, lead], vec![lead, 0.0]], won, outcome }
    }

    /// Three of four who lead by 100 win: e to the power of 100 / doubt is 3, so the doubt is 100 / ln 3 = 91.
    #[test]
    fn the_doubt_is_what_a_lead_must_be() {
        let all: Vec<Looked> = (0..40).map(|n| table(3, 0.5, 100.0, n % 4 < 3)).collect();
        let rows = doubts(&all);
        assert!(rows.len() == 1 && rows[0].0 == 3 && (88..=94).contains(&rows[0].1), "{rows:?}");
        let begins = (0..40).map(|n| table(9, 0.0, 0.0, n % 2 < 1));
        assert_eq!(doubts(&all.into_iter().chain(begins).collect::<Vec<_>>()), rows, "before the first answer nobody leads");
    }

    #[test]
    fn the_order_of_two_seats_is_foretold_or_not() {
        let all: Vec<Looked> = (0..40).map(|n| table(3, 0.55, 100.0, n % 4 < 3)).collect();
        assert_eq!([order(&all, 0, 5), order(&all, 1, 5), order(&all, 1, 2)], [0.25, 0.75, 0.5]);
    }
}
