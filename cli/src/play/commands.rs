//! What a person can tell the program besides an action: explain, advise, keep, leave.

use super::meaning::Command;
use super::{Next, Session};
use crate::error::Error;
use crate::texts;
use clade_engine::Actor;
use clade_host::{advice, save, watchdog};
use clade_table::Table;
use std::path::Path;

impl Session<'_> {
    /// Does what was told.
    pub(super) fn command(&mut self, command: Command, rest: &str) -> Result<Next, Error> {
        match command {
            Command::Undo => return self.undo(false),
            Command::UndoAll => return self.undo(true),
            Command::Show => {
                self.drawn = None;
                return Ok(Next::Go);
            }
            Command::Quit => return self.quit(),
            Command::Why => self.show_why(rest)?,
            Command::Log => self.show_log(rest)?,
            Command::Card => self.show_card(rest)?,
            Command::Pile => self.show_pile(rest)?,
            Command::Hint => self.hint()?,
            Command::Save => self.save(rest)?,
            Command::Help => self.say(&texts::help(self.table.header().game.clone()))?,
        }
        Ok(Next::Ask)
    }

    /// Leaves; at a terminal an unsaved game wants the word twice.
    pub(super) fn quit(&mut self) -> Result<Next, Error> {
        let saved = self.saved == Some(self.table.steps());
        if self.table.is_over() || saved || self.leaving {
            return Ok(Next::Leave);
        }
        self.say(&texts::not_saved())?;
        if !self.input.is_terminal() {
            return Ok(Next::Leave);
        }
        self.say(&texts::quit_again())?;
        self.leaving = true;
        Ok(Next::Ask)
    }

    fn hint(&mut self) -> Result<(), Error> {
        let labels = self.labels()?;
        watchdog::reset();
        let Some(index) = advice(&mut self.table)? else { return self.say(&texts::nobody_asked()) };
        let index = index as usize;
        self.say(&texts::chosen_bot(index + 1, labels.get(index).cloned().unwrap_or_default()))
    }

    fn save(&mut self, file: &str) -> Result<(), Error> {
        if file.is_empty() {
            return self.say(&texts::save_where());
        }
        match save(Path::new(file), &self.table.record(), self.spared.as_deref()) {
            Ok(()) => {
                self.saved = Some(self.table.steps());
                self.say(&texts::saved(file.to_owned(), self.table.header().game.clone()))
            }
            Err(error) => self.lines(&[error.say(&self.words)]),
        }
    }
}

/// Whether a seat is asked.
pub(super) fn is_asked(table: &Table) -> bool {
    matches!(table.turn().actor, Actor::Seat(_))
}
