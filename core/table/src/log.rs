//! What happened, as each observer may know it.
//!
//! Decides how log lines are kept: once for all where everybody sees the same. Does not decide what is logged (games do)
//! nor how it is worded (texts do).

use clade_engine::face::Gain;
use clade_engine::{Face, Handle, Msg, Observer, Seat, Tells};
use std::collections::VecDeque;
use std::iter::repeat;

/// How many steps keep their log lines; older ones are forgotten (the record still has every action).
const MOST_STEPS: usize = 16_384;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// After how many actions of the game it happened; `Table::jump` shows the table as it was then.
    pub step: usize,
    /// What happened.
    pub msg: Msg,
    /// What it is about, if that matters to whoever picks lines.
    pub tells: Option<Tells>,
}

/// What one observer reads of a step.
type Lines = Vec<(Msg, Option<Tells>)>;

/// What one step logged: everything, and what is shown to those who know less.
#[derive(Debug)]
struct Told {
    step: usize,
    host: Lines,
    others: Vec<(Observer, Lines)>,
}

#[derive(Debug)]
pub(crate) struct Log {
    seats: Vec<Seat>,
    told: VecDeque<Told>,
    /// After how many actions points were given, and which.
    gains: Vec<(usize, Gain)>,
}

impl Log {
    pub(crate) fn new(seats: &[Seat]) -> Self {
        Self { seats: seats.to_vec(), told: VecDeque::new(), gains: Vec::new() }
    }

    /// Keeps what the last step logged.
    pub(crate) fn keep(&mut self, face: &dyn Face, at: Handle, step: usize) {
        let gains = face.points(at, Observer::Host).unwrap_or_default();
        self.gains.extend(gains.into_iter().map(|gain| (step, gain)));
        let lines = |observer| -> Lines {
            let lines = face.log(at, observer).unwrap_or_default();
            // What was never said is asked of no library.
            let tells = if lines.is_empty() { Vec::new() } else { face.tells(at, observer).unwrap_or_default() };
            lines.into_iter().zip(tells.into_iter().chain(repeat(None))).collect()
        };
        let host = lines(Observer::Host);
        if host.is_empty() {
            return; // whoever sees less is not told more
        }
        let observers = self.seats.iter().map(|&seat| Observer::Seat(seat)).chain([Observer::Public]);
        let others = observers.map(|observer| (observer, lines(observer))).filter(|(_, lines)| *lines != host).collect();
        self.told.push_back(Told { step, host, others });
        while self.told.front().is_some_and(|told| told.step + MOST_STEPS <= step) {
            self.told.pop_front();
        }
    }

    pub(crate) fn gains(&self) -> &[(usize, Gain)] {
        &self.gains
    }

    pub(crate) fn drop_after(&mut self, step: usize) {
        self.gains.retain(|&(after, _)| after <= step);
        while self.told.back().is_some_and(|told| told.step > step) {
            self.told.pop_back();
        }
    }

    /// The lines after a step, as an observer may read them.
    pub(crate) fn of(&self, observer: Observer, after: usize) -> Vec<LogLine> {
        let observer = match observer {
            Observer::Seat(seat) if !self.seats.contains(&seat) => Observer::Public, // a seat that is not at this table
            other => other,
        };
        let mut out = Vec::new();
        let first = self.told.partition_point(|told| told.step <= after);
        for told in self.told.iter().skip(first) {
            let lines = told.others.iter().find(|(other, _)| *other == observer).map_or(&told.host, |(_, lines)| lines);
            out.extend(lines.iter().cloned().map(|(msg, tells)| LogLine { step: told.step, msg, tells }));
        }
        out
    }
}
