//! A review as data and as tables.

use super::Args;
use crate::error::Error;
use crate::{page, rows, texts};
use clade_bots::{Advised, Judged};
use clade_engine::{Msg, Observer, Seat, Side, Translate};
use clade_host::review::{Review, moment, told_of};
use clade_host::{Sitter, why};
use clade_table::Table;
use serde::Serialize;
use std::io::{self, Write};

/// How many columns a curve has, and the signs of its eight heights.
const COLUMNS: usize = 40;
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Of what followed luck only the first lines of the log are told.
const LINES: usize = 3;

/// A review.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    file: String,
    level: &'static str,
    /// How often each answer was thought through.
    thoughts: u32,
    seats: Vec<Seated>,
    /// How probably each seat won, before each choice.
    curve: Vec<At>,
    /// Where the game turned.
    turning_points: Vec<Turned>,
    /// Whether an answer that is asked about has cost anything.
    #[serde(skip)]
    has_mistakes: bool,
    /// The answers that have cost most.
    mistakes: Vec<Mistake>,
    /// Those that have cost points of the score, but surely no chance to win.
    points_given_away: Vec<Mistake>,
    /// The answers of Chance that changed most.
    luck: Vec<Stroke>,
}

/// What it comes to for a seat. Chances are shares from 0 to 1.
#[derive(Debug, Serialize)]
struct Seated {
    name: String,
    player: String,
    choices: u32,
    mistakes: u32,
    /// On average by a choice.
    lost: f64,
    /// Its chance before the first choice, and at the end.
    first: f64,
    last: f64,
    luck: f64,
    result: i64,
}

/// A part of the game in which much changed.
#[derive(Debug, Serialize)]
struct Turned {
    after: usize,
    until: usize,
    when: String,
    by_seat: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct At {
    after: usize,
    chances: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct Mistake {
    after: usize,
    /// In the words of the game.
    when: String,
    seat: u8,
    lost: f64,
    points: f64,
    given: Answer,
    best: Answer,
}

/// An answer and what is said of it.
#[derive(Debug, Serialize)]
struct Answer {
    answer: String,
    wins: Option<f64>,
    why: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Stroke {
    after: usize,
    when: String,
    told: Vec<String>,
    by_seat: Vec<f64>,
}

impl Report {
    pub(super) fn of(review: &Review, table: &mut Table, args: &Args, words: &dyn Translate) -> Result<Self, Error> {
        let header = table.header().clone();
        let outcome = table.outcome()?;
        let accounts = review.accounts(header.setup.seats.into());
        let seats = accounts.iter().enumerate().map(|(seat, account)| Seated {
            name: name_of(table, seat, words),
            player: header.players.get(seat).filter(|&player| player != Sitter::Human.name()).cloned().unwrap_or_default(),
            choices: account.choices[0],
            mistakes: account.choices[1],
            lost: account.lost_each(),
            first: account.chances[0],
            last: account.chances[1],
            luck: account.luck,
            result: outcome.get(seat).map_or(0, |result| result.0),
        });
        let seats = seats.collect();
        let curve = review.curve().map(|(after, chances)| At { after, chances: chances.to_vec() }).collect();
        let of_seat = |seat: Seat| args.seat.is_none_or(|only| seat.0 + 1 == only);
        let has_mistakes = review.mistakes().iter().any(|(_, seat, _)| of_seat(*seat));
        let mut mistakes = Vec::new();
        for (after, seat, judged) in review.mistakes().into_iter().filter(|(_, seat, _)| of_seat(*seat)).take(args.most) {
            mistakes.push(mistake(table, after, seat, judged, words)?);
        }
        let mut points_given_away = Vec::new();
        for (after, seat, judged) in review.points_given_away().into_iter().filter(|(_, seat, _)| of_seat(*seat)).take(args.most) {
            points_given_away.push(mistake(table, after, seat, judged, words)?);
        }
        let mut luck = Vec::new();
        for (after, by_seat) in review.strokes().into_iter().take(args.most) {
            let told = told_of(table, after).iter().take(LINES).map(|line| words.text(&line.msg)).collect();
            luck.push(Stroke { after, when: when(table, after, words)?, told, by_seat: by_seat.to_vec() });
        }
        let mut turning_points = Vec::new();
        for stretch in review.turning_points().into_iter().take(args.most) {
            let [after, until] = stretch.steps;
            turning_points.push(Turned { after, until, when: when(table, after, words)?, by_seat: stretch.change });
        }
        let file = args.file.display().to_string();
        Ok(Self {
            file,
            level: args.level.name,
            thoughts: args.level.iterations,
            seats,
            curve,
            turning_points,
            has_mistakes,
            mistakes,
            points_given_away,
            luck,
        })
    }

    pub(super) fn print(&self, game: Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let text = |msg: &Msg| words.text(msg);
        let width = page::width();
        let choices: u32 = self.seats.iter().map(|seat| seat.choices).sum();
        writeln!(out, "{}\n", text(&texts::review_title(game, choices, self.thoughts)))?;
        if self.curve.is_empty() {
            return writeln!(out, "{}", text(&texts::review_nothing()));
        }
        writeln!(out, "{}", text(&texts::review_curve()))?;
        let rows: Vec<Vec<String>> = (0..self.seats.len()).map(|seat| self.curve_row(seat)).collect();
        rows::print(out, &rows, 2)?;
        writeln!(out)?;
        let head = [
            String::new(),
            text(&texts::review_choices()),
            text(&texts::review_errors()),
            text(&texts::review_lost()),
            text(&texts::review_first()),
            text(&texts::review_luck()),
            text(&texts::review_result()),
        ];
        let row = |seat: &Seated| {
            let choices = [seat.title(), seat.choices.to_string(), seat.mistakes.to_string(), finely(-seat.lost)];
            [&choices[..], &[format!("{} %", percent(seat.first)), signed(seat.luck), seat.result.to_string()]].concat()
        };
        let rows: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(self.seats.iter().map(row)).collect();
        rows::print(out, &rows, 1)?;
        lines(out, &page::wrap(&text(&texts::review_judge()), width, ""))?;
        if !self.turning_points.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_turned()))?;
        }
        for turned in &self.turning_points {
            let said = texts::review_stretch(turned.when.clone(), turned.until, self.gains(&turned.by_seat));
            lines(out, &page::wrap(&text(&said), width, "  "))?;
        }
        writeln!(out, "\n{}", text(&if self.has_mistakes { texts::review_what_cost() } else { texts::review_no_errors() }))?;
        let name = |one: &Mistake| self.seats[usize::from(one.seat)].name.clone();
        for one in &self.mistakes {
            one.print(&texts::review_error(one.when.clone(), name(one), percent(one.lost), one.given.answer.clone()), words, out)?;
        }
        if !self.points_given_away.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_what_points()))?;
        }
        for one in &self.points_given_away {
            let points = format!("{:.1}", one.points);
            one.print(&texts::review_point_error(one.when.clone(), name(one), points, one.given.answer.clone()), words, out)?;
        }
        if !self.luck.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_strokes()))?;
        }
        for stroke in &self.luck {
            let told = if stroke.told.is_empty() { "–".to_owned() } else { stroke.told.join("; ") };
            let said = texts::review_stroke(stroke.when.clone(), told, self.gains(&stroke.by_seat));
            lines(out, &page::wrap(&text(&said), width, "  "))?;
        }
        let at = self.mistakes.first().map(|one| one.after).or_else(|| self.luck.first().map(|one| one.after));
        at.map_or(Ok(()), |at| writeln!(out, "\n{}", text(&texts::review_see(crate::shell::typed(self.file.as_ref()), at))))
    }

    /// What each seat gained.
    fn gains(&self, by_seat: &[f64]) -> String {
        self.seats.iter().zip(by_seat).map(|(seat, gain)| format!("{} {}", seat.name, signed(*gain))).collect::<Vec<_>>().join(", ")
    }

    /// A seat's curve, and its chance at the start, in the middle and at the end.
    fn curve_row(&self, seat: usize) -> Vec<String> {
        let all: Vec<f64> = self.curve.iter().filter_map(|at| at.chances.get(seat)).copied().collect();
        let columns = COLUMNS.min(all.len());
        let mean = |column: usize| {
            let part = &all[column * all.len() / columns..((column + 1) * all.len() / columns).max(column * all.len() / columns + 1)];
            part.iter().sum::<f64>() / part.len() as f64
        };
        let curve: String = (0..columns).map(|column| HEIGHTS[((mean(column) * 8.0) as usize).min(7)]).collect();
        let [first, middle, last] = [0, all.len() / 2, all.len().saturating_sub(1)].map(|at| all.get(at).copied().unwrap_or_default());
        vec![
            self.seats[seat].title(),
            curve,
            format!("{} %", percent(first)),
            format!("{} %", percent(middle)),
            format!("{} %", percent(last)),
        ]
    }
}

impl Mistake {
    fn print(&self, said: &Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let width = page::width();
        lines(out, &page::wrap(&words.text(said), width, "  "))?;
        lines(out, &page::wrap(&words.text(&texts::review_better(self.best.answer.clone())), width, "     "))?;
        self.best.why.iter().try_for_each(|why| lines(out, &page::wrap(why, width, "       ")))
    }
}

impl Seated {
    fn title(&self) -> String {
        if self.player.is_empty() { self.name.clone() } else { format!("{} ({})", self.name, self.player) }
    }
}

fn lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn percent(share: f64) -> u32 {
    (share * 100.0).round() as u32
}

fn signed(share: f64) -> String {
    let percent = (share * 100.0).round() as i64;
    let sign = if percent < 0 { "−" } else { "+" };
    if percent == 0 { "0 %".to_owned() } else { format!("{sign}{} %", percent.abs()) }
}

/// The same with a decimal.
fn finely(share: f64) -> String {
    format!("{:+.1} %", share * 100.0).replace('-', "−").replace("+0.0", "0").replace("−0.0", "0")
}

/// After how many actions, and when that is in the game.
fn when(table: &mut Table, after: usize, words: &dyn Translate) -> Result<String, Error> {
    Ok(moment(table, after)?.map_or_else(|| after.to_string(), |moment| format!("{after} ({})", words.text(&moment))))
}

fn name_of(table: &Table, seat: usize, words: &dyn Translate) -> String {
    let face = table.face();
    let sides = (0..face.sides()).map(Side).filter(|&side| usize::from(face.seat_of(side).0) == seat);
    sides.map(|side| words.text(&face.side_name(side))).collect::<Vec<_>>().join(" + ")
}

fn mistake(table: &mut Table, after: usize, seat: Seat, judged: &Judged, words: &dyn Translate) -> Result<Mistake, Error> {
    let at = table.jump(after)?;
    let labels = table.face().labels(at, Observer::Seat(seat))?;
    let answer = |advised: &Advised, is_best: bool| Answer {
        answer: labels.get(advised.thought.index as usize).map(|label| words.text(label)).unwrap_or_default(),
        wins: advised.thought.wins,
        // The one that was given was tried on purpose: how often says nothing.
        why: if is_best { why(advised).iter().map(|msg| words.text(msg)).collect() } else { Vec::new() },
    };
    let (given, best) = (answer(&judged.given, false), answer(&judged.best, true));
    Ok(Mistake { after, when: when(table, after, words)?, seat: seat.0, lost: judged.lost, points: judged.points, given, best })
}
