//! What came of both ways, as data and as tables.

use super::Args;
use crate::commands::stats::Z;
use crate::{rows, texts};
use clade_bots::won;
use clade_engine::{Msg, Side, Translate};
use clade_host::whatif::Played;
use clade_table::Table;
use serde::Serialize;
use std::io::{self, Write};

/// The signs of eight heights.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Both ways, as it was first.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    file: String,
    after: usize,
    set: Vec<String>,
    options: Vec<String>,
    games: usize,
    seed: u64,
    seats: Vec<Seated>,
    curves: Vec<Curve>,
}

/// What it means for a seat.
#[derive(Debug, Serialize)]
struct Seated {
    name: String,
    bot: &'static str,
    /// The share of games won, both ways, and how much more in the other way with half the width of its interval of 95 %.
    wins: [f64; 2],
    more_wins: [f64; 2],
    /// The same of the mean result.
    result: [f64; 2],
    more_result: [f64; 2],
}

/// The mean score of a side whenever the clock of the game moved, both ways.
#[derive(Debug, Serialize)]
struct Curve {
    side: String,
    clock: Vec<u32>,
    scores: [Vec<f64>; 2],
}

impl Report {
    pub(super) fn of(played: &[[Played; 2]], table: &mut Table, bots: &[&'static str], args: &Args, words: &dyn Translate) -> Self {
        let face = table.face();
        let name = |side: Side| words.text(&face.side_name(side));
        let of_seat = |seat: usize| (0..face.sides()).map(Side).filter(move |&side| usize::from(face.seat_of(side).0) == seat);
        let seated = |(seat, &bot): (usize, &&'static str)| {
            let wins = |way: usize| played.iter().map(move |both| won(&both[way].outcome).get(seat).copied().unwrap_or_default());
            let result = |way: usize| played.iter().map(move |both| both[way].outcome.get(seat).map_or(0.0, |result| result.0 as f64));
            Seated {
                name: of_seat(seat).map(name).collect::<Vec<_>>().join(" + "),
                bot,
                wins: [mean(wins(0)), mean(wins(1))],
                more_wins: more(wins(0).zip(wins(1))),
                result: [mean(result(0)), mean(result(1))],
                more_result: more(result(0).zip(result(1))),
            }
        };
        let curves = (0..face.sides()).map(|side| curve(played, Side(side), name(Side(side)))).collect();
        Self {
            file: args.file.display().to_string(),
            after: args.at,
            set: args.set.clone(),
            options: args.options.clone(),
            games: played.len(),
            seed: args.seed,
            seats: bots.iter().enumerate().map(seated).collect(),
            curves,
        }
    }

    pub(super) fn print(&self, game: Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let text = |msg: &Msg| words.text(msg);
        let different: Vec<&str> = self.set.iter().chain(&self.options).map(String::as_str).collect();
        writeln!(out, "{}\n", text(&texts::whatif_title(game, self.after, self.games, different.join("; "))))?;
        let head = [
            String::new(),
            text(&texts::whatif_wins()),
            text(&texts::whatif_other()),
            text(&texts::whatif_more()),
            text(&texts::whatif_result()),
            text(&texts::whatif_other()),
            text(&texts::whatif_more()),
        ];
        let row = |seat: &Seated| {
            let share = |share: f64| format!("{:.0} %", share * 100.0);
            vec![
                format!("{} ({})", seat.name, seat.bot),
                share(seat.wins[0]),
                share(seat.wins[1]),
                format!("{} ±{} %", signed(seat.more_wins[0] * 100.0, 0), around(seat.more_wins[1] * 100.0, 0)),
                format!("{:.1}", seat.result[0]),
                format!("{:.1}", seat.result[1]),
                format!("{} ±{}", signed(seat.more_result[0], 1), around(seat.more_result[1], 1)),
            ]
        };
        let table: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(self.seats.iter().map(row)).collect();
        rows::print(out, &table, 1)?;
        writeln!(out, "\n{}", text(&texts::whatif_curves()))?;
        let most = self.curves.iter().flat_map(|curve| curve.scores.iter().flatten()).fold(1.0, |most: f64, score| most.max(*score));
        let drawn = |scores: &[f64]| -> String {
            scores.iter().map(|score| HEIGHTS[((score.max(0.0) / most * 8.0) as usize).min(HEIGHTS.len() - 1)]).collect()
        };
        let line = |curve: &Curve| {
            let end = |way: usize| curve.scores[way].last().map_or(String::new(), |score| format!("{score:.1}"));
            vec![curve.side.clone(), drawn(&curve.scores[0]), end(0), drawn(&curve.scores[1]), end(1)]
        };
        let table: Vec<Vec<String>> = self.curves.iter().map(line).collect();
        rows::print(out, &table, 2)?;
        let sure =
            self.seats.iter().any(|seat| seat.more_wins[0].abs() > seat.more_wins[1] || seat.more_result[0].abs() > seat.more_result[1]);
        writeln!(out, "\n{}", text(&if sure { texts::whatif_sure() } else { texts::whatif_unsure() }))
    }
}

/// The mean scores of a side when the clock showed what it showed in at least half of the games of either way, and at the end.
fn curve(played: &[[Played; 2]], side: Side, name: String) -> Curve {
    let at =
        |played: &Played, clock: u32| played.curve.iter().find(|(shown, _)| *shown == clock).map(|(_, scores)| scores[side.ix()] as f64);
    let mut clocks: Vec<u32> = played.iter().flatten().flat_map(|played| played.curve.iter().map(|(clock, _)| *clock)).collect();
    clocks.sort_unstable();
    clocks.dedup();
    let often = |way: usize, clock: u32| 2 * played.iter().filter(|both| at(&both[way], clock).is_some()).count() >= played.len();
    clocks.retain(|&clock| often(0, clock) && often(1, clock));
    let end = |played: &Played| played.curve.last().map_or(0.0, |(_, scores)| scores[side.ix()] as f64);
    let scores = [0, 1].map(|way| {
        let so_far = clocks.iter().map(|&clock| mean(played.iter().filter_map(|both| at(&both[way], clock))));
        so_far.chain([mean(played.iter().map(|both| end(&both[way])))]).collect()
    });
    Curve { side: name, clock: clocks.clone(), scores }
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = numbers.fold((0.0, 0.0), |(sum, n), number| (sum + number, n + 1.0));
    if n > 0.0 { sum / n } else { 0.0 }
}

/// How much more the second numbers of pairs are in the mean, and half the width of the interval of 95 %. Games of a pair have the same dice,
/// so that small differences show.
fn more(pairs: impl Iterator<Item = (f64, f64)>) -> [f64; 2] {
    let all: Vec<f64> = pairs.map(|(one, other)| other - one).collect();
    let mean = mean(all.iter().copied());
    let n = all.len() as f64;
    if n < 2.0 {
        return [mean, f64::INFINITY];
    }
    let variance = all.iter().map(|more| (more - mean) * (more - mean)).sum::<f64>() / (n - 1.0);
    [mean, Z * (variance / n).sqrt()]
}

/// Half the width of an interval; of one pair of games nothing is known.
fn around(half: f64, decimals: usize) -> String {
    if half.is_finite() { format!("{half:.decimals$}") } else { "?".to_owned() }
}

fn signed(number: f64, decimals: usize) -> String {
    format!("{number:+.decimals$}").replace('-', "−")
}
