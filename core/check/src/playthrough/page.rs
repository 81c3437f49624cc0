//! What is written of one question of a playthrough.

use super::Step;
use clade_engine::face::FaceError;
use clade_engine::scene::{Plain, draw};
use clade_engine::{Actor, Face, Handle, Observer, Seat, Side, Translate, hash};
use clade_table::Texts;
use std::fmt::Write as _;

/// How the questions of one table are written.
pub(super) struct Page<'a> {
    texts: &'a Texts,
    at: Handle,
    /// The public first.
    observers: Vec<Observer>,
}

type Written<T = String> = Result<T, FaceError>;

impl<'a> Page<'a> {
    pub(super) fn new(face: &dyn Face, texts: &'a Texts, at: Handle) -> Self {
        let mut seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
        seats.sort_unstable();
        seats.dedup();
        let observers = [Observer::Public].into_iter().chain(seats.into_iter().map(Observer::Seat)).chain([Observer::Host]);
        Self { texts, at, observers: observers.collect() }
    }

    /// Number and who is asked; what is asked; what may be answered.
    pub(super) fn question(&self, face: &dyn Face, step: usize) -> Written<Step> {
        let asked = match face.turn(self.at)?.actor {
            Actor::Seat(seat) => format!("seat {}", seat.0 + 1),
            Actor::Chance => "chance".to_owned(),
            Actor::Over => "over".to_owned(),
        };
        let mut text = format!("\n== {step} · {asked}\n");
        let prompts = self.by_observer(|observer| Ok(self.texts.text(&face.prompt(self.at, observer)?)))?;
        text += &told("", &prompts);
        let weights = face.weights(self.at)?;
        let list = face.texts(self.at)?;
        let answers: Vec<String> = match weights.first() {
            Some(first) if weights.iter().any(|weight| weight != first) => {
                list.lines().zip(&weights).map(|(text, weight)| format!("{text} ×{weight}")).collect()
            }
            _ => list.lines().map(str::to_owned).collect(),
        };
        if !answers.is_empty() {
            let _ = writeln!(text, "may: {}", answers.join(" | "));
        }
        let prompt = face.prompt(self.at, Observer::Host)?;
        // The bytes of a state name its ruleset, which any word of a card changes; its words do not.
        let table = match face.position(self.at) {
            Ok(position) => position,
            Err(_) => format!("{:016x}", face.hash(self.at)?),
        };
        let table = hash::of(&(asked, table, &answers)) as u32;
        Ok(Step { text, table, told: self.seen(face)?, drawn: String::new(), kind: prompt.id.into_owned() })
    }

    /// A hash of what everybody sees.
    fn seen(&self, face: &dyn Face) -> Written<u32> {
        let mut seen = Vec::new();
        for &observer in &self.observers {
            seen.push((hash::bytes(&face.scene(self.at, observer)?), hash::bytes(&face.labels(self.at, observer)?)));
        }
        Ok(hash::of(&seen) as u32)
    }

    /// The table in full, once for all who see the same.
    pub(super) fn drawings(&self, face: &dyn Face) -> Written {
        let drawn = self.by_observer(|observer| {
            let scene = face.scene(self.at, observer)?;
            let mut text = draw(&scene, self.texts, &Plain);
            for (i, label) in (1..).zip(face.labels(self.at, observer)?) {
                let _ = writeln!(text, "[{i}] {}", self.texts.text(&label));
            }
            Ok(text)
        })?;
        // The public's table and that of the first seat: further ones differ by their hands alone.
        let first = drawn.into_iter().take(2);
        Ok(first.map(|(who, text)| format!("-- {who}\n{}", trimmed(&text))).collect())
    }

    /// The answer, and what each observer reads about it.
    pub(super) fn answered(&self, face: &dyn Face, text: &str) -> Written {
        let lines = self.by_observer(|observer| {
            let lines = face.log(self.at, observer)?;
            Ok(lines.iter().map(|line| self.texts.text(line)).collect::<Vec<_>>().join("\n"))
        })?;
        Ok(format!("> {text}\n{}", told("  ", &lines)))
    }

    /// The result.
    pub(super) fn scores(&self, face: &dyn Face) -> Written {
        let sides = (0..face.sides()).map(|side| self.texts.text(&face.side_name(Side(side))));
        let scores: Vec<String> = sides.zip(face.scores(self.at)?).map(|(side, score)| format!("{side} {score}")).collect();
        Ok(format!("scores: {}\n", scores.join(", ")))
    }

    /// Texts with the names of those who get them: one for all who get the same, the public's first.
    fn by_observer(&self, text: impl Fn(Observer) -> Written) -> Written<Vec<(String, String)>> {
        let mut all: Vec<(String, String)> = Vec::new();
        for &observer in &self.observers {
            let text = text(observer)?;
            match all.iter_mut().find(|(_, other)| *other == text) {
                Some((who, _)) => *who += &format!(", {}", name(observer)),
                None => all.push((name(observer), text)),
            }
        }
        Ok(all)
    }
}

/// Lines that everybody reads, or lines with the names of their readers.
fn told(indent: &str, all: &[(String, String)]) -> String {
    let mut out = String::new();
    for (who, text) in all {
        let who = if all.len() == 1 { String::new() } else { format!("({who}) ") };
        for line in text.lines() {
            let _ = writeln!(out, "{}", format!("{indent}{who}{line}").trim_end());
        }
    }
    out
}

fn trimmed(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn name(observer: Observer) -> String {
    match observer {
        Observer::Public => "public".to_owned(),
        Observer::Host => "host".to_owned(),
        Observer::Seat(seat) => format!("seat {}", seat.0 + 1),
    }
}
