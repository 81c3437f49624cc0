//! What happened, for people: all of it if it is short, otherwise folded, with what concerns them on lines of its own.

use super::paint::Colours;
use super::session::Session;
use crate::error::Error;
use crate::{explain, page, texts};
use clade_engine::scene::{Paint, Shape};
use clade_engine::{Actor, Arg, Msg, Observer, Scene, Side, Translate};
use clade_table::{LogLine, actor_of};
use std::time::Instant;

/// Longer news are folded.
const SHORT: usize = 12;
/// How many lines `log` shows at least.
const LOG: usize = 20;
/// Between two pieces of news on one line.
const BETWEEN: &str = "; ";

/// How a piece of news is shown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// It concerns people here.
    Mine,
    /// It concerns nobody: a phase begins.
    Heading,
    /// It concerns this side and shares a line with its other news.
    Of(Side),
}

impl Session<'_> {
    /// What happened since the log was last shown. Several people at one terminal read only what all may know.
    pub(super) fn tell(&mut self) -> Result<(), Error> {
        if self.told == self.table.steps() {
            return Ok(());
        }
        self.news = self.told;
        self.tell_since(self.told, self.eyes())?;
        (self.told, self.told_at) = (self.table.steps(), Instant::now());
        Ok(())
    }

    /// What happened after a step, as an observer may know it.
    pub(super) fn tell_since(&mut self, step: usize, observer: Observer) -> Result<(), Error> {
        let lines = self.table.log(observer);
        let new = &lines[lines.partition_point(|line| line.step <= step)..];
        if new.is_empty() {
            return Ok(());
        }
        self.drawn = None;
        let scene = self.table.scene(observer)?; // who was born since the table was last drawn
        self.learn(&scene);
        let folded = new.len() > SHORT && self.people() > 0;
        let told = self.told(new, folded);
        for (piece, text) in told {
            for line in page::wrap(&text, page::width(), "· ") {
                let mine = piece == Piece::Mine;
                writeln!(self.out, "{}", if mine { line } else { Colours.faint(&line) })?;
            }
        }
        if folded && !std::mem::replace(&mut self.knows_folding, true) {
            self.say(&texts::folded())?;
        }
        Ok(())
    }

    /// Whether there is something to show of cards that are explained.
    pub(super) fn has_notes(&self) -> bool {
        self.noted.is_some_and(|noted| self.table.card_notes(noted).next().is_some())
    }

    /// What cards logged and how they are explained since that was last shown.
    pub(super) fn tell_notes(&mut self) -> Result<(), Error> {
        let Some(noted) = self.noted else { return Ok(()) };
        for (_, notes) in self.table.card_notes(noted) {
            explain::print(notes, &self.words, self.out)?;
            self.drawn = None;
        }
        self.noted = Some(self.table.steps()); // after an answer was taken back: fewer than before
        Ok(())
    }

    /// The news as lines; if folded, what one side does is on one line.
    fn told(&self, new: &[LogLine], folded: bool) -> Vec<(Piece, String)> {
        let answers = self.table.record().lines;
        let mut told: Vec<(Piece, String)> = Vec::new();
        let mut step = 0;
        for line in new {
            let chance = line.step.checked_sub(1).and_then(|at| actor_of(&answers.get(at)?.actor)) == Some(Actor::Chance);
            let first = std::mem::replace(&mut step, line.step) != line.step;
            let before = told.last().map(|(piece, _)| *piece);
            let piece = match self.piece(&line.msg) {
                // What chance answers belongs to whoever made it necessary.
                Piece::Heading if chance && first => before.unwrap_or(Piece::Heading),
                piece => piece,
            };
            let text = self.words.text(&line.msg);
            match told.last_mut() {
                Some((_, row)) if folded && before == Some(piece) && matches!(piece, Piece::Of(_)) => {
                    row.push_str(BETWEEN);
                    row.push_str(&text);
                }
                _ => told.push((piece, text)),
            }
        }
        told
    }

    /// Whom a piece of news concerns: people here, otherwise whoever is mentioned first.
    fn piece(&self, msg: &Msg) -> Piece {
        let mut sides = Vec::new();
        mentioned(msg, &self.names, &mut sides);
        if sides.iter().any(|side| self.is_person(self.table.face().seat_of(*side))) {
            return Piece::Mine;
        }
        sides.first().map_or(Piece::Heading, |side| Piece::Of(*side))
    }

    /// Remembers what the figures of each side are called.
    pub(super) fn learn(&mut self, scene: &Scene) {
        for node in scene.nodes.iter().filter(|node| node.shape == Shape::Token) {
            if let Some(side) = node.owner
                && !self.names.iter().any(|(name, _)| *name == node.name)
            {
                self.names.push((node.name.clone(), side));
            }
        }
    }

    /// The last lines of the log: this many, all, or at least the last news.
    pub(super) fn show_log(&mut self, most: &str) -> Result<(), Error> {
        let lines = self.table.log(self.eyes());
        if lines.is_empty() {
            return self.say(&texts::log_empty());
        }
        let news = lines.len() - lines.partition_point(|line| line.step <= self.news);
        let most = match most {
            "" => news.max(LOG),
            number => number.parse().unwrap_or(usize::MAX),
        };
        for line in &lines[lines.len().saturating_sub(most)..] {
            let text = self.words.text(&line.msg);
            let number = format!("{:>4}  ", line.step);
            for line in page::wrap(&text, page::width(), &number) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }
}

/// The sides named in a message, in order.
fn mentioned(msg: &Msg, names: &[(Msg, Side)], sides: &mut Vec<Side>) {
    if let Some((_, side)) = names.iter().find(|(name, _)| name == msg) {
        sides.push(*side);
        return;
    }
    for (_, arg) in &msg.args {
        if let Arg::Msg(inner) = arg {
            mentioned(inner, names, sides);
        }
    }
}
