//! A review as data and as tables.

use super::Args;
use crate::error::Error;
use crate::{lang, page, rows, texts};
use clade_bots::Level;
use clade_engine::{Msg, Seat, Side, Translate};
use clade_host::review::{Review, Told, first_sentence, percent};
use clade_host::{Sitter, for_and_against, review};
use clade_table::Table;
use serde::Serialize;
use std::io::{self, Write};

/// How many columns a curve has, and the signs of its eight heights.
const COLUMNS: usize = 40;
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

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
    /// Whether the game has an end: otherwise chances are as they are now.
    #[serde(skip)]
    is_over: bool,
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
    /// On average by a choice, and in all.
    lost: f64,
    lost_in_all: f64,
    /// What the mistakes of others gave it, in all.
    gained_in_all: f64,
    /// Its chance before the first choice, and at the end: the first one, luck, what it gained and the rest, less what it lost in all.
    first: f64,
    last: f64,
    luck: f64,
    rest: f64,
    /// The same in percent, rounded so that the sum holds.
    #[serde(skip)]
    way: [i64; 6],
    result: i64,
}

/// A part of the game in which much changed.
#[derive(Debug, Serialize)]
struct Turned {
    after: usize,
    until: usize,
    when: String,
    by_seat: Vec<f64>,
    /// The actions that did most of it; none where nothing stands out.
    causes: Vec<Cause>,
    #[serde(skip)]
    is_of_many: bool,
}

/// An action, counted from 1, or one of several up to another.
#[derive(Debug, Serialize)]
struct Cause {
    action: usize,
    until: usize,
    told: Vec<String>,
    /// The better answer, if it is a mistake.
    better: Option<String>,
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
    question: String,
    lost: f64,
    points: f64,
    given: Answer,
    best: Answer,
    /// What speaks for the better one, against the one given.
    why: Vec<String>,
}

/// An answer, and how probably it wins, as a share.
#[derive(Debug, Serialize)]
struct Answer {
    answer: String,
    wins: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Stroke {
    after: usize,
    when: String,
    told: Vec<String>,
    by_seat: Vec<f64>,
}

impl Report {
    pub(super) fn of(review: &Review, table: &mut Table, (args, level): (&Args, Level), words: &dyn Translate) -> Result<Self, Error> {
        let header = table.header().clone();
        let outcome = table.outcome()?;
        let of_seat = |seat: Seat| args.seat.is_none_or(|only| seat.0 + 1 == only);
        let told = Told::of(review, table, args.most, of_seat)?;
        let seats = told.accounts.iter().enumerate().map(|(seat, account)| Seated {
            name: name_of(table, seat, words),
            player: header.players.get(seat).filter(|&player| player != Sitter::Human.name()).cloned().unwrap_or_default(),
            choices: account.choices[0],
            mistakes: account.choices[1],
            lost: account.lost_each(),
            lost_in_all: account.lost,
            gained_in_all: account.gained,
            first: account.chances[0],
            last: account.chances[1],
            luck: account.luck,
            rest: account.rest(),
            way: account.way(),
            result: outcome.get(seat).map_or(0, |result| result.0),
        });
        let texts = |told: Vec<Msg>| told.iter().map(|line| words.text(line)).collect::<Vec<_>>();
        let cause = |cause: review::Cause| Cause {
            action: cause.steps[0] + 1,
            until: cause.steps[1],
            told: texts(cause.told),
            better: cause.better.map(|better| words.text(&better)),
        };
        let turned = |turned: review::Turned| Turned {
            after: turned.steps[0],
            until: turned.steps[1],
            is_of_many: turned.is_of_many(),
            when: when(turned.steps[0], turned.moment, words),
            by_seat: turned.by_seat,
            causes: turned.causes.into_iter().map(cause).collect(),
        };
        let stroke = |stroke: review::Stroke| Stroke {
            after: stroke.step,
            when: when(stroke.step, stroke.moment, words),
            told: texts(stroke.told),
            by_seat: stroke.by_seat,
        };
        Ok(Self {
            file: args.file.display().to_string(),
            level: level.name,
            thoughts: level.iterations,
            seats: seats.collect(),
            curve: review.curve().map(|(after, chances)| At { after, chances: chances.to_vec() }).collect(),
            turning_points: told.turned.into_iter().map(turned).collect(),
            is_over: table.is_over(),
            has_mistakes: review.mistakes().iter().any(|(_, seat, _)| of_seat(*seat)),
            mistakes: told.mistakes.into_iter().map(|one| Mistake::of(one, words)).collect(),
            points_given_away: told.given_away.into_iter().map(|one| Mistake::of(one, words)).collect(),
            luck: told.strokes.into_iter().map(stroke).collect(),
        })
    }

    pub(super) fn print(&self, game: Msg, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let text = |msg: &Msg| words.text(msg);
        let width = page::width();
        let choices: u32 = self.seats.iter().map(|seat| seat.choices).sum();
        writeln!(out, "{}\n", text(&texts::review_title(game, choices, lang::bot(self.level), self.thoughts)))?;
        if self.curve.is_empty() {
            return writeln!(out, "{}", text(&texts::review_nothing()));
        }
        writeln!(out, "{}", text(&texts::review_curve()))?;
        let rows: Vec<Vec<String>> = (0..self.seats.len()).map(|seat| self.curve_row(seat, words)).collect();
        rows::print(out, &rows, 2)?;
        writeln!(out)?;
        let parts = [texts::review_luck(), texts::review_lost_in_all(), texts::review_gained_in_all(), texts::review_rest()];
        let last = if self.is_over { texts::review_last() } else { texts::review_now() };
        let head = [&[texts::review_first()][..], &parts, &[last]].concat();
        let head = [String::new()].into_iter().chain(head.iter().map(text)).chain([text(&texts::review_result())]);
        let row = |seat: &Seated| {
            let [first, parts @ .., last] = seat.way;
            let [first, last] = [first, last].map(|percent| text(&texts::review_percent(percent.to_string())));
            [&[seat.title(words), first][..], &parts.map(|part| signed(part, words)), &[last, seat.result.to_string()]].concat()
        };
        let rows: Vec<Vec<String>> = [head.collect()].into_iter().chain(self.seats.iter().map(row)).collect();
        rows::print(out, &rows, 1)?;
        lines(out, &page::wrap(&text(&texts::review_sum()), width, ""))?;
        writeln!(out)?;
        let head = [String::new(), text(&texts::review_choices()), text(&texts::review_errors()), text(&texts::review_lost())];
        let row = |seat: &Seated| {
            let lost = text(&texts::review_percent(words.decimal(&finely(-seat.lost))));
            vec![seat.title(words), seat.choices.to_string(), seat.mistakes.to_string(), lost]
        };
        let rows: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(self.seats.iter().map(row)).collect();
        rows::print(out, &rows, 1)?;
        lines(out, &page::wrap(&text(&texts::review_judge()), width, ""))?;
        if !self.turning_points.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_turned()))?;
        }
        for turned in &self.turning_points {
            let said = texts::review_stretch(turned.when.clone(), turned.until, self.gains(&turned.by_seat, words));
            lines(out, &page::wrap(&text(&said), width, "  "))?;
            for Cause { action, until, told, better } in &turned.causes {
                let told = if told.is_empty() { "–".to_owned() } else { told.join("; ") };
                let said = if until == action {
                    texts::review_cause(action.to_string(), told)
                } else {
                    texts::review_causes(action.to_string(), *until, told)
                };
                lines(out, &page::wrap(&text(&said), width, "     "))?;
                if let Some(better) = better {
                    lines(out, &page::wrap(&text(&texts::review_better(better.clone())), width, "     "))?;
                }
            }
            if turned.is_of_many {
                lines(out, &page::wrap(&text(&texts::review_many()), width, "     "))?;
            }
        }
        writeln!(out, "\n{}", text(&if self.has_mistakes { texts::review_what_cost() } else { texts::review_no_errors() }))?;
        let name = |one: &Mistake| self.seats[usize::from(one.seat)].name.clone();
        for one in &self.mistakes {
            one.print(&texts::review_error(one.when.clone(), name(one), percent(one.lost) as u32), true, words, out)?;
        }
        if !self.points_given_away.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_what_points()))?;
        }
        for one in &self.points_given_away {
            let points = words.decimal(&format!("{:.1}", one.points));
            one.print(&texts::review_point_error(one.when.clone(), name(one), points), false, words, out)?;
        }
        if !self.luck.is_empty() {
            writeln!(out, "\n{}", text(&texts::review_strokes()))?;
        }
        for stroke in &self.luck {
            let told = if stroke.told.is_empty() { "–".to_owned() } else { stroke.told.join("; ") };
            let said = texts::review_stroke(stroke.when.clone(), told, self.gains(&stroke.by_seat, words));
            lines(out, &page::wrap(&text(&said), width, "  "))?;
        }
        let at = self.mistakes.first().map(|one| one.after).or_else(|| self.luck.first().map(|one| one.after));
        at.map_or(Ok(()), |at| writeln!(out, "\n{}", text(&texts::review_see(crate::shell::typed(self.file.as_ref()), at))))
    }

    /// What each seat gained.
    fn gains(&self, by_seat: &[f64], words: &dyn Translate) -> String {
        self.seats
            .iter()
            .zip(by_seat)
            .map(|(seat, gain)| format!("{} {}", seat.name, signed(percent(*gain), words)))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// A seat's curve, and its chance at the start, in the middle and at the end.
    fn curve_row(&self, seat: usize, words: &dyn Translate) -> Vec<String> {
        let all: Vec<f64> = self.curve.iter().filter_map(|at| at.chances.get(seat)).copied().collect();
        let columns = COLUMNS.min(all.len());
        let mean = |column: usize| {
            let part = &all[column * all.len() / columns..((column + 1) * all.len() / columns).max(column * all.len() / columns + 1)];
            part.iter().sum::<f64>() / part.len() as f64
        };
        let curve: String = (0..columns).map(|column| HEIGHTS[((mean(column) * 8.0) as usize).min(7)]).collect();
        let [first, middle, last] = [0, all.len() / 2, all.len().saturating_sub(1)].map(|at| all.get(at).copied().unwrap_or_default());
        let [first, middle, last] = [first, middle, last].map(|chance| words.text(&texts::review_percent(percent(chance).to_string())));
        vec![self.seats[seat].title(words), curve, first, middle, last]
    }
}

impl Mistake {
    fn of(one: review::Mistake, words: &dyn Translate) -> Self {
        let answer = |(label, wins): (Msg, Option<f64>)| Answer { answer: words.text(&label), wins };
        Self {
            after: one.step,
            when: when(one.step, one.moment, words),
            seat: one.seat.0,
            question: first_sentence(&words.text(&one.question)).to_owned(),
            lost: one.lost,
            points: one.points,
            given: answer(one.given),
            best: answer(one.best),
            why: for_and_against(&one.over).chain(one.follows).map(|msg| words.text(&msg)).collect(),
        }
    }

    /// With the chances of both answers, or without.
    fn print(&self, said: &Msg, has_chances: bool, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
        let width = page::width();
        let answer = |answer: &Answer| match answer.wins.filter(|_| has_chances) {
            Some(wins) => words.text(&texts::review_with_chance(answer.answer.clone(), percent(wins) as u32)),
            None => answer.answer.clone(),
        };
        lines(out, &page::wrap(&words.text(said), width, "  "))?;
        lines(out, &page::wrap(&self.question, width, "     "))?;
        lines(out, &page::wrap(&words.text(&texts::review_given(answer(&self.given))), width, "     "))?;
        lines(out, &page::wrap(&words.text(&texts::review_better(answer(&self.best))), width, "     "))?;
        self.why.iter().try_for_each(|why| lines(out, &page::wrap(why, width, "       ")))
    }
}

impl Seated {
    fn title(&self, words: &dyn Translate) -> String {
        if self.player.is_empty() { self.name.clone() } else { format!("{} ({})", self.name, words.text(&lang::bot(&self.player))) }
    }
}

fn lines(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// A part of chances to win, in percent.
fn signed(percent: i64, words: &dyn Translate) -> String {
    let sign = if percent == 0 {
        ""
    } else if percent < 0 {
        "−"
    } else {
        "+"
    };
    words.text(&texts::review_percent(format!("{sign}{}", percent.abs())))
}

/// A share in percent, with a decimal.
fn finely(share: f64) -> String {
    format!("{:+.1}", share * 100.0).replace('-', "−").replace("+0.0", "0").replace("−0.0", "0")
}

/// After how many actions, and when that is in the game.
fn when(after: usize, moment: Option<Msg>, words: &dyn Translate) -> String {
    moment.map_or_else(|| after.to_string(), |moment| format!("{after} ({})", words.text(&moment)))
}

fn name_of(table: &Table, seat: usize, words: &dyn Translate) -> String {
    let face = table.face();
    let sides = (0..face.sides()).map(Side).filter(|&side| usize::from(face.seat_of(side).0) == seat);
    sides.map(|side| words.text(&face.side_name(side))).collect::<Vec<_>>().join(" + ")
}
