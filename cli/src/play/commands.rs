//! What a person can tell the program besides an action: explain, advise, keep, leave.

use super::meaning::{Command, numbers};
use super::session::{Next, Session};
use crate::error::Error;
use crate::{page, shell, texts};
use clade_engine::{Actor, Msg, Seat, Translate as _};
use clade_host::{Beside, Replaces, SaveError, advice, carry, chances, save, told, why};
use clade_table::Table;
use std::path::{Path, PathBuf};

/// What is written behind the file so that the saved game brings its mods along.
const WITH_MODS: &str = "--with-mods";

impl Session<'_> {
    /// Carries out a command.
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
            Command::Rules => self.show_rules(rest)?,
            Command::Hint => self.hint()?,
            Command::Save => self.save(rest, false)?,
            Command::SaveOver => self.save(rest, true)?,
            Command::Help => self.say(&texts::help())?,
        }
        Ok(Next::Ask)
    }

    /// Leaves; at a terminal an unsaved game wants the word twice.
    pub(super) fn quit(&mut self) -> Result<Next, Error> {
        let saved = self.saved == Some(self.table.steps());
        if self.table.is_over() || saved || self.leaving {
            return Ok(Next::Leave);
        }
        self.say_unsaved()?;
        if self.is_kept() || !self.input.is_terminal() {
            return Ok(Next::Leave);
        }
        self.say(&texts::quit_again())?;
        self.leaving = true;
        Ok(Next::Ask)
    }

    fn hint(&mut self) -> Result<(), Error> {
        let (labels, numbers) = (self.labels()?, numbers(&self.table.action_texts()?));
        let Some(advice) = advice(&mut self.table) else { return self.say(&texts::nobody_asked()) };
        for (nth, advised) in advice.answers.iter().enumerate() {
            let index = advised.thought.index as usize;
            let number = numbers.get(index).copied().unwrap_or_default();
            let label = labels.get(index).cloned().unwrap_or_default();
            let told = told(advised, &advice.answers[0]);
            self.explain(&match (nth, told.beside) {
                (0, _) => texts::hint(number, label),
                (_, Beside::AsGood) => texts::hint_as_good(number, label),
                (_, Beside::PerhapsAsGood) => texts::hint_perhaps(number, label),
                (_, Beside::Another) => texts::hint_or(number, label),
            })?;
            for why in why(told) {
                self.lines(&page::wrap(&self.words.text(&why), page::width(), "   "))?;
            }
        }
        let names: Vec<String> = (0..advice.chances.len()).map(|seat| self.seat_name(Seat(seat as u8))).collect();
        chances(&advice, names).map_or(Ok(()), |chances| self.explain(&chances))
    }

    /// Saves the game in a file that is new or its own, and again at last.
    pub(crate) fn saves_in(&mut self, file: &Path) -> Result<(), Error> {
        save(file, &self.table.record(), self.spared.as_deref(), Replaces::Only(self.own.as_deref()))?;
        (self.saved, self.own, self.is_saved_last) = (Some(self.table.steps()), Some(file.to_owned()), true);
        Ok(())
    }

    /// Saves the game once more in the file in which it was saved at its start, and says so.
    pub(crate) fn save_at_last(&mut self, file: &Path) -> Result<(), Error> {
        save(file, &self.table.record(), self.spared.as_deref(), Replaces::Any)?;
        self.say(&self.told_saved(file))
    }

    /// What is said of a game that was saved: how to go on with it, or to look at it.
    fn told_saved(&self, file: &Path) -> Msg {
        let (file, typed) = (file.display().to_string(), shell::typed(file));
        if self.table.is_over() { texts::saved_over(file, typed) } else { texts::saved(file, typed) }
    }

    /// Saves the game; `over` another saved game only if the person says so.
    fn save(&mut self, typed: &str, over: bool) -> Result<(), Error> {
        let typed = typed.trim();
        let (named, with_mods) = typed.strip_suffix(WITH_MODS).map_or((typed, false), |named| (named.trim_end(), true));
        let Some(file) = file_named(named) else { return self.say(&texts::save_where()) };
        let mut record = self.table.record();
        if with_mods {
            carry(&mut record.header, &self.folders);
        }
        let replaces = if over { Replaces::Any } else { Replaces::Only(self.own.as_deref()) };
        match save(&file, &record, self.spared.as_deref(), replaces) {
            Ok(()) => {
                self.saved = Some(self.table.steps());
                let said = self.told_saved(&file);
                self.own = Some(file);
                self.say(&said)
            }
            Err(error) => {
                self.lines(&[error.say(&self.words)])?;
                if matches!(error, SaveError::OtherGame(_)) { self.say(&texts::save_over(typed.to_owned())) } else { Ok(()) }
            }
        }
    }
}

/// The file that a person names: with or without quotes, `~` for the home folder. Nothing and `-` name none.
fn file_named(typed: &str) -> Option<PathBuf> {
    const QUOTES: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '”'), ('«', '»'), ('‘', '’')];
    let inside = |&(begin, end): &(char, char)| typed.strip_prefix(begin)?.strip_suffix(end);
    let quoted = QUOTES.iter().find_map(inside);
    match quoted.unwrap_or(typed).trim() {
        "" | "-" => None,
        file if quoted.is_some() => Some(file.into()),
        file => match file.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(std::path::is_separator)) {
            Some(rest) => Some(std::env::home_dir()?.join(rest.trim_start_matches(std::path::is_separator))),
            None => Some(file.into()),
        },
    }
}

/// Whether a seat is asked.
pub(super) fn is_asked(table: &Table) -> bool {
    matches!(table.turn().actor, Actor::Seat(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_as_people_name_them() {
        let named = |typed: &str| file_named(typed).map(|file| file.display().to_string());
        for typed in ["a b.clade", "\"a b.clade\"", "'a b.clade'", "„a b.clade”", "«a b.clade»"] {
            assert_eq!(named(typed).as_deref(), Some("a b.clade"));
        }
        assert_eq!(["", "-", "\"\""].map(named), [None, None, None]);
        let home = std::env::home_dir().expect("a home").join("x");
        assert_eq!(file_named("~/x"), Some(home));
        assert_eq!(["~x", "'~/x'", "a~"].map(named), ["~x", "~/x", "a~"].map(|file| Some(file.to_owned())));
    }
}
