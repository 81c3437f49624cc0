//! Who is asked next, until the game is over or the person leaves.

use super::session::{Next, Session};
use crate::error::Error;
use crate::host::Ended;
use crate::{interrupt, texts};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Seat};
use clade_host::seats::answers_itself;
use clade_host::{Error as HostError, Sitter, bot_answer, say};
use clade_table::TableError;
use std::time::Duration;

/// How long people wait for news while bots think; in between, reading the log would cost more than the game.
const PATIENCE: Duration = Duration::from_millis(100);

impl Session<'_> {
    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> Result<Ended, Error> {
        interrupt::listen()?;
        self.show_welcome()?;
        loop {
            self.keep()?;
            self.warn()?;
            if self.somebody_waits() || self.told_at.elapsed() > PATIENCE || self.has_notes() {
                self.tell()?;
            }
            self.tell_notes()?;
            if interrupt::asked() {
                self.say_unsaved()?;
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
                Err(Error::Host(HostError::Table(TableError::Face(FaceError::Stopped(reason))))) if self.people() > 0 => {
                    self.say(&say::stopped(reason))?;
                    self.say_unsaved()?;
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
        let turn = self.table.turn();
        match turn.actor {
            Actor::Over => {
                self.show_end()?;
                // Who played may still look at the log or save; who only watched a pipe may not.
                if self.people() == 0 && !self.input.is_terminal() {
                    return Ok(Next::Leave);
                }
                self.explain(&texts::what_now())?;
                self.ask(None)
            }
            Actor::Chance => {
                self.table.chance()?;
                Ok(Next::Go)
            }
            Actor::Seat(_) if turn.count == 0 => Err(Error::DeadEnd { seed: self.table.header().seed }),
            Actor::Seat(_) if answers_itself(&self.sitters, turn) => {
                self.table.play(0)?;
                Ok(Next::Go)
            }
            Actor::Seat(seat) if self.is_person(seat) => self.person(seat),
            Actor::Seat(seat) => self.bot(seat),
        }
    }

    /// A bot answers.
    fn bot(&mut self, seat: Seat) -> Result<Next, Error> {
        let index = match self.sitters.get(usize::from(seat.0)) {
            Some(Sitter::Bot(name)) => bot_answer(&mut self.table, seat, name, &mut self.patience)?,
            _ => 0,
        };
        self.table.play(index)?; // a stopped script ends the game: the bot would choose the same again
        Ok(Next::Go)
    }

    /// A person is shown the table and asked until an answer or a command changes it.
    fn person(&mut self, seat: Seat) -> Result<Next, Error> {
        if self.people() > 1 && self.last != Some(seat) {
            // What somebody typed on one line does not answer for the next person.
            self.drop_rest(texts::not_passed)?;
            self.show_pass(seat)?;
        }
        self.last = Some(seat);
        self.asked[usize::from(seat.0)] = self.table.steps();
        self.show_question(seat)?;
        self.ask(Some(seat))
    }

    /// Whether a person is asked next, or nobody any more.
    fn somebody_waits(&self) -> bool {
        let turn = self.table.turn();
        match turn.actor {
            Actor::Seat(seat) => self.is_person(seat) && !answers_itself(&self.sitters, turn),
            Actor::Chance => false,
            Actor::Over => true,
        }
    }
}
