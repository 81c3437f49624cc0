//! What a person can tell the program besides an action: explain, advise, keep, leave.

use super::meaning::Command;
use super::{Next, Session};
use crate::error::Error;
use crate::{damage, texts, watchdog};
use clade_engine::Actor;
use clade_table::{Record, Table};
use std::path::Path;

/// The bot that gives hints.
const ADVISER: &str = "greedy";

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
        let seed = self.table.header().seed;
        let labels = self.labels()?;
        let Ok(mut adviser) = clade_bots::bot(ADVISER, seed) else { return Ok(()) };
        if labels.is_empty() {
            return self.say(&texts::nobody_asked());
        }
        watchdog::reset();
        let (face, at) = self.table.parts();
        let index = adviser.choose(face, at) as usize;
        self.say(&texts::chosen_bot(index + 1, labels.get(index).cloned().unwrap_or_default()))
    }

    fn save(&mut self, file: &str) -> Result<(), Error> {
        if file.is_empty() {
            return self.say(&texts::save_where());
        }
        let same = |spared| std::fs::canonicalize(file).ok().is_some_and(|file| std::fs::canonicalize(spared).is_ok_and(|it| it == file));
        if self.spared.as_ref().is_some_and(same) {
            return self.say(&texts::save_spared(file.to_owned()));
        }
        // Another saved game may be replaced, but no other file, nor a damaged one.
        let other = std::fs::read(file).is_ok_and(|bytes| !bytes.is_empty() && Record::read(bytes).is_err());
        if other {
            return self.say(&texts::save_other(file.to_owned()));
        }
        match std::fs::write(Path::new(file), self.table.record().write()) {
            Ok(()) => {
                self.saved = Some(self.table.steps());
                self.say(&texts::saved(file.to_owned(), self.table.header().game.clone()))
            }
            Err(error) => self.say(&texts::save_failed(file.to_owned(), damage::reason(&error, &self.words))),
        }
    }
}

/// Whether a seat is asked.
pub(super) fn is_asked(table: &Table) -> bool {
    matches!(table.turn().actor, Actor::Seat(_))
}
