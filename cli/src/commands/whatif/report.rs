//! What came of both ways, as data and as tables.

use super::Args;
use crate::{lang, rows, texts};
use clade_engine::{Msg, Side, Translate};
use clade_host::whatif::{Outcome, Played, SeatOutcome};
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
    answer: Option<String>,
    /// Through whose eyes, counted from 1; nothing if nothing was hidden.
    seat: Option<u8>,
    games: usize,
    seed: u64,
    seats: Vec<Seated>,
    curves: Vec<Curve>,
    #[serde(skip)]
    is_sure: bool,
    /// Whether there are too few games for intervals.
    #[serde(skip)]
    is_few: bool,
    /// Whether all games went alike both ways.
    is_same: bool,
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
        let outcome = Outcome::of(played, bots.len(), face.sides().into());
        let seated = |((seat, &bot), outcome): ((usize, &&'static str), &SeatOutcome)| Seated {
            name: of_seat(seat).map(name).collect::<Vec<_>>().join(" + "),
            bot,
            wins: outcome.wins,
            more_wins: outcome.more_wins,
            result: outcome.result,
            more_result: outcome.more_result,
        };
        let sides = (0..face.sides()).map(|side| name(Side(side)));
        let curves = sides.zip(&outcome.curves).map(|(side, scores)| Curve { side, clock: outcome.clock.clone(), scores: scores.clone() });
        Self {
            file: args.file.display().to_string(),
            after: args.at,
            set: args.set.clone(),
            options: args.options.clone(),
            answer: args.answer.clone(),
            seat: args.seat,
            games: played.len(),
            seed: args.seed,
            seats: bots.iter().enumerate().zip(&outcome.seats).map(seated).collect(),
            curves: curves.collect(),
            is_sure: outcome.seats.iter().any(SeatOutcome::is_sure),
            is_few: outcome.is_few(),
            is_same: outcome.is_same,
        }
    }

    pub(super) fn print(&self, game: Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let text = |msg: &Msg| words.text(msg);
        let different: Vec<&str> = self.answer.iter().chain(&self.set).chain(&self.options).map(String::as_str).collect();
        writeln!(out, "{}", text(&texts::whatif_title(game, self.after, self.games, different.join("; "))))?;
        if let Some(seat) = self.seat {
            writeln!(out, "{}", text(&texts::whatif_dealt(seat)))?;
        }
        writeln!(out)?;
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
            let share = |share: f64| words.percent(&format!("{:.0}", share * 100.0));
            let more = |[more, half]: [f64; 2], decimals| words.decimal(&format!("{}{}", signed(more, decimals), around(half, decimals)));
            let result = |result: f64| words.decimal(&format!("{result:.1}"));
            vec![
                format!("{} ({})", seat.name, text(&lang::bot(seat.bot))),
                share(seat.wins[0]),
                share(seat.wins[1]),
                words.percent(&more(seat.more_wins.map(|part| part * 100.0), 0)),
                result(seat.result[0]),
                result(seat.result[1]),
                more(seat.more_result, 1),
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
            let end = |way: usize| curve.scores[way].last().map_or(String::new(), |score| words.decimal(&format!("{score:.1}")));
            vec![curve.side.clone(), drawn(&curve.scores[0]), end(0), drawn(&curve.scores[1]), end(1)]
        };
        let table: Vec<Vec<String>> = self.curves.iter().map(line).collect();
        rows::print(out, &table, 2)?;
        writeln!(
            out,
            "\n{}",
            text(&match (self.is_sure, self.is_same) {
                (true, _) => texts::whatif_sure(),
                (false, true) => texts::whatif_same(),
                (false, false) => texts::whatif_unsure(),
            })
        )?;
        if !self.is_few {
            writeln!(out, "{}", text(&texts::whatif_chance()))?;
        }
        writeln!(out, "{}", text(&texts::whatif_of_bots()))
    }
}

/// Half the width of an interval; of few games nothing is known.
fn around(half: f64, decimals: usize) -> String {
    if half.is_finite() { format!(" ±{half:.decimals$}") } else { String::new() }
}

fn signed(number: f64, decimals: usize) -> String {
    format!("{number:+.decimals$}").replace('-', "−")
}
