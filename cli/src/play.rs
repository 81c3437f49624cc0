//! A game at the terminal: who is asked next, and what a person's line does.
//!
//! Bots and Chance answer by themselves; what they did is told as log lines. A person sees the table, the question and the
//! numbered actions, and types an action or a command.

mod commands;
pub(crate) mod input;
mod meaning;
mod paint;
mod show;

use crate::error::Error;
use crate::host::Ended;
use crate::random::derive;
use crate::seats::Sitter;
use crate::{interrupt, texts, watchdog};
use clade_bots::Bot;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Msg, Seat, Translate};
use clade_table::{Table, TableError, Texts};
use input::{Entered, Input};
use meaning::{Command, Meaning, understand};
use std::collections::BTreeSet;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long people wait for news while bots think; in between, reading the log would cost more than the game.
const PATIENCE: Duration = Duration::from_millis(100);

/// A game with its people, bots and terminal.
pub(crate) struct Session<'a> {
    pub(crate) table: Table,
    words: Texts,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot>>>,
    input: Input,
    out: &'a mut dyn Write,
    /// After how many actions the log was last shown.
    told: usize,
    /// When that was.
    told_at: Instant,
    /// After how many actions the game was last saved.
    saved: Option<usize>,
    /// Whether the person has just asked to leave an unsaved game.
    leaving: bool,
    /// The person asked last.
    last: Option<Seat>,
    /// After how many actions each seat was last asked.
    asked: Vec<usize>,
    /// Failing cards that were told of already.
    warned: BTreeSet<String>,
}

/// What comes after a line.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Next {
    /// The same question again, without drawing the table.
    Ask,
    /// Whatever the table says now.
    Go,
    /// The end.
    Leave,
}

impl<'a> Session<'a> {
    /// A game that begins or goes on.
    pub(crate) fn new(mut table: Table, words: Texts, sitters: Vec<Sitter>, input: Input, out: &'a mut dyn Write) -> Self {
        table.listen(true);
        let seed = table.header().seed;
        let bot = |(seat, sitter): (u64, &Sitter)| match sitter {
            Sitter::Human => None,
            Sitter::Bot(name) => clade_bots::bot(name, derive(seed, seat)).ok(),
        };
        let bots = (0u64..).zip(&sitters).map(bot).collect();
        let saved = Some(table.steps());
        let told = table.steps();
        let asked = vec![told; sitters.len()];
        Self {
            table,
            words,
            sitters,
            bots,
            input,
            out,
            told,
            told_at: Instant::now(),
            saved,
            leaving: false,
            last: None,
            asked,
            warned: BTreeSet::new(),
        }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> Result<Ended, Error> {
        interrupt::listen()?;
        self.show_welcome()?;
        loop {
            self.warn()?;
            if self.somebody_waits() || self.told_at.elapsed() > PATIENCE {
                self.tell()?;
            }
            if interrupt::asked() {
                self.say(&texts::not_saved())?;
                if !self.input.is_terminal() {
                    return Ok(Ended::Interrupted);
                }
                interrupt::forget();
                if self.ask(None)? == Next::Leave {
                    return Ok(Ended::Done);
                }
            }
            let next = match self.step() {
                // A script was stopped in a bot's answer or in one of Chance: people may save, take back or try again.
                Err(Error::Table(TableError::Face(FaceError::Stopped(reason)))) if self.people() > 0 => {
                    self.say(&texts::stopped(reason))?;
                    self.say(&texts::not_saved())?;
                    self.ask(None)?
                }
                next => next?,
            };
            if next == Next::Leave {
                return Ok(Ended::Done);
            }
        }
    }

    /// Whoever is asked answers.
    fn step(&mut self) -> Result<Next, Error> {
        watchdog::reset();
        let turn = self.table.turn();
        match turn.actor {
            Actor::Over => {
                self.show_end()?;
                // Who played may still look at the log or save; who only watched a pipe may not.
                if self.people() > 0 || self.input.is_terminal() { self.ask(None) } else { Ok(Next::Leave) }
            }
            Actor::Chance => {
                self.table.chance()?;
                Ok(Next::Go)
            }
            Actor::Seat(_) if turn.count == 0 => Err(Error::DeadEnd { seed: self.table.header().seed }),
            Actor::Seat(seat) if self.is_person(seat) => self.person(seat),
            Actor::Seat(seat) => self.bot(seat),
        }
    }

    /// A bot answers.
    fn bot(&mut self, seat: Seat) -> Result<Next, Error> {
        let count = self.table.turn().count;
        let (face, at) = self.table.parts();
        let index = match &mut self.bots[usize::from(seat.0)] {
            Some(bot) if count > 1 => bot.choose(face, at),
            _ => 0,
        };
        self.table.play(index)?; // a stopped script ends the game: the bot would choose the same again
        Ok(Next::Go)
    }

    /// A person is shown the table and asked until an answer or a command changes it.
    fn person(&mut self, seat: Seat) -> Result<Next, Error> {
        if self.people() > 1 && self.last != Some(seat) {
            self.show_pass(seat)?;
        }
        self.last = Some(seat);
        self.asked[usize::from(seat.0)] = self.table.steps();
        self.show_question(seat)?;
        self.ask(Some(seat))
    }

    /// Reads lines until one changes something; `seat` is `None` when no person is asked.
    fn ask(&mut self, seat: Option<Seat>) -> Result<Next, Error> {
        loop {
            let next = match self.input.line("> ", self.out)? {
                Entered::Line(line) => self.line(seat, &line)?,
                Entered::Interrupt => self.quit()?,
                Entered::End => {
                    if seat.is_some() {
                        self.say(&texts::ends_here())?;
                    }
                    Next::Leave
                }
            };
            if next != Next::Ask {
                return Ok(next);
            }
        }
    }

    fn line(&mut self, seat: Option<Seat>, line: &str) -> Result<Next, Error> {
        let (actions, labels) = match seat {
            Some(_) => (self.table.action_texts()?, self.labels()?),
            None => (Vec::new(), Vec::new()),
        };
        let meaning = understand(line, &actions, &labels);
        let leaving = std::mem::take(&mut self.leaving);
        match meaning {
            Meaning::Command(command, rest) => {
                self.leaving = leaving && command == Command::Quit;
                return self.command(command, &rest);
            }
            // Where no person is asked only commands mean anything.
            _ if seat.is_none() => return Ok(if self.table.is_over() { Next::Leave } else { Next::Go }),
            Meaning::Action(index) => return self.play(index),
            Meaning::Nothing => {}
            Meaning::NoNumber(number) => self.say(&texts::no_number(number.to_string(), actions.len()))?,
            Meaning::Many(found) => self.say(&texts::many_actions(line.trim().to_owned(), short_list(&found)))?,
            Meaning::Unknown(near) => self.say_unknown(line.trim(), near)?,
        }
        Ok(Next::Ask)
    }

    fn play(&mut self, index: u32) -> Result<Next, Error> {
        watchdog::reset();
        match self.table.play(index) {
            Err(TableError::Face(FaceError::Stopped(reason))) => {
                self.say(&texts::stopped(reason))?;
                Ok(Next::Ask)
            }
            answered => Ok(answered.map(|()| Next::Go)?),
        }
    }

    /// Whether a person is asked next, or nobody any more.
    fn somebody_waits(&self) -> bool {
        match self.table.turn().actor {
            Actor::Seat(seat) => self.is_person(seat),
            Actor::Chance => false,
            Actor::Over => true,
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(usize::from(seat.0)) == Some(&Sitter::Human)
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Human).count()
    }

    /// The meanings of the open actions, in words.
    fn labels(&self) -> Result<Vec<String>, Error> {
        Ok(self.table.labels()?.iter().map(|label| self.words.text(label)).collect())
    }

    /// Nothing here is called so; perhaps something like it was meant.
    fn say_unknown(&mut self, word: &str, near: Option<String>) -> Result<(), Error> {
        let word = word.to_owned();
        self.say(&near.map_or_else(|| texts::no_action(word.clone()), |near| texts::no_action_near(word.clone(), near)))
    }

    fn say(&mut self, msg: &Msg) -> Result<(), Error> {
        Ok(writeln!(self.out, "{}", self.words.text(msg))?)
    }
}

/// A few of the words, the rest as dots.
fn short_list(words: &[String]) -> String {
    let mut list = words.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
    if words.len() > 6 {
        list.push_str(", …");
    }
    list
}
