//! Playing a record again.
//!
//! Decides when a record fits the game: each line is looked up in the open list, each hash compared. Does not decide
//! whether the ruleset is the right one; hosts compare [`crate::Header::ruleset`] before they open it.

use crate::record::{Header, Record, actor_of, actor_word};
use crate::table::{Table, TableError};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face};

/// A record that does not fit the game, and the table after the last action that did.
#[derive(Debug, thiserror::Error)]
#[error("action {action} of the record (line {line}): {fault}")]
pub struct ReplayError {
    /// The action that failed, counted from 1.
    pub action: usize,
    /// The line of the record in which it stands.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ReplayFault,
    /// The table after the last good action; after a wrong hash, the action itself was played.
    pub table: Box<Table>,
}

/// What is wrong with an action of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// Somebody answers who is not asked.
    #[error("'{found}' answers, but '{asked}' is asked")]
    Actor {
        /// Who answers.
        found: String,
        /// Who is asked; `nobody` if the game is over.
        asked: String,
    },
    /// The answer is refused.
    #[error(transparent)]
    Answer(#[from] TableError),
    /// The state is another one than when it was recorded.
    #[error("the state hash is {found:016x}, recorded was {recorded:016x}: these are not the rules it was played with")]
    Hash {
        /// The hash now.
        found: u64,
        /// The hash in the record.
        recorded: u64,
    },
}

impl Table {
    /// Plays a record from the start to its end.
    ///
    /// # Errors
    /// [`ReplayError`] at the first line that does not fit, with the table as far as it came.
    pub fn replay(face: Box<dyn Face>, record: &Record) -> Result<Self, ReplayError> {
        Self::replay_to(face, record, record.lines.len(), false)
    }

    /// Plays the first `actions` of a record; keeps its log if `listening`.
    ///
    /// # Errors
    /// [`ReplayError`] at the first line that does not fit, with the table as far as it came.
    pub fn replay_to(face: Box<dyn Face>, record: &Record, actions: usize, listening: bool) -> Result<Self, ReplayError> {
        let header: Header = record.header.clone();
        let mut table = Self::new(face, header);
        table.listen(listening);
        let actions = actions.min(record.lines.len());
        for action in 0..=actions {
            let good = if action == 0 { Ok(()) } else { table.replay_line(record, action - 1) };
            if let Err(fault) = good.and_then(|()| table.compare_hashes(record, action)) {
                let line = record.line_of(action.saturating_sub(1));
                return Err(ReplayError { action, line, fault, table: Box::new(table) });
            }
        }
        Ok(table)
    }

    fn replay_line(&mut self, record: &Record, at: usize) -> Result<(), ReplayFault> {
        let line = &record.lines[at];
        let asked = self.turn().actor;
        if asked == Actor::Over || actor_of(&line.actor) != Some(asked) {
            return Err(ReplayFault::Actor { found: line.actor.clone(), asked: actor_word(asked) });
        }
        match asked {
            Actor::Chance => self.chance_with(&line.text)?,
            _ => self.play_text(&line.text)?,
        }
        Ok(())
    }

    fn compare_hashes(&self, record: &Record, after: usize) -> Result<(), ReplayFault> {
        let first = record.hashes.partition_point(|&(at, _)| at < after);
        for &(_, recorded) in record.hashes[first..].iter().take_while(|&&(at, _)| at == after) {
            let found = self.hash().map_err(|error: FaceError| TableError::from(error))?;
            if found != recorded {
                return Err(ReplayFault::Hash { found, recorded });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    fn play_through() -> Table {
        let mut table = toy::table(5);
        while !table.is_over() {
            table.run_chance().unwrap();
            if !table.is_over() {
                table.play(0).unwrap();
            }
        }
        table
    }

    #[test]
    fn a_record_replays_to_the_same_end() {
        let table = play_through();
        let record = Record::read(&table.record().write()).unwrap();
        assert!(!record.hashes.is_empty());
        let again = Table::replay(toy::face(), &record).unwrap();
        assert_eq!(again.hash(), table.hash());
        assert_eq!(again.record(), record);
    }

    #[test]
    fn a_wrong_line_stops_at_the_last_good_action() {
        let mut record = play_through().record();
        let at = record.lines.iter().position(|line| line.text == "add 1").unwrap();
        record.lines[at].text = "ad 1".to_owned();
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert_eq!((error.action, error.table.steps()), (at + 1, at));
        assert_eq!(error.line, record.line_of(at));
        let text = error.to_string();
        assert!(text.contains("'ad 1' is not possible here") && text.contains("did you mean 'add 1'?"), "{text}");
        assert!(record.write().lines().nth(error.line - 1).unwrap().ends_with("ad 1"));
    }

    #[test]
    fn a_wrong_actor_and_a_wrong_hash_are_named() {
        let mut record = play_through().record();
        record.lines[1].actor = "2".to_owned();
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert!(error.to_string().contains("'2' answers, but '1' is asked"), "{error}");

        let mut record = play_through().record();
        record.hashes[0].1 ^= 1;
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert_eq!((error.action, error.table.steps()), (20, 20));
        assert!(matches!(error.fault, ReplayFault::Hash { .. }));
    }

    #[test]
    fn after_the_end_nobody_is_asked() {
        let mut record = play_through().record();
        record.lines.push(crate::Line { actor: "1".to_owned(), text: "add 1".to_owned() });
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert!(error.to_string().contains("'1' answers, but 'nobody' is asked"), "{error}");
    }
}
