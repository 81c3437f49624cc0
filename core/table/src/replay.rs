//! Playing a record again.
//!
//! Decides when a record fits the game: each line is looked up in the open list, each hash compared. Does not decide
//! whether the ruleset is the right one; hosts compare [`crate::Header::ruleset`] before they open it, and play a record
//! under other rules with [`Table::replay_under`].

use crate::record::{Header, Line, Record, actor_of, actor_word, shortened};
use crate::table::{Table, TableError};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Kinds};

/// A record that does not fit the game, and the table after the last action that did.
#[derive(Debug, thiserror::Error)]
#[error("action {action} of the record (line {line}): {fault}")]
pub struct ReplayError {
    /// The action that failed, counted from 1.
    pub action: usize,
    /// The line of the record that it is in.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Box<ReplayFault>,
    /// The table after the last good action; after a wrong hash, the action itself was played.
    pub table: Box<Table>,
    /// After how many actions a recorded hash last agreed: up to there it is surely the recorded game.
    pub sure: usize,
    /// After how many actions a recorded hash first did not agree, under other rules.
    pub differs: Option<usize>,
}

impl ReplayError {
    /// How many actions are worth keeping: all before the one that failed; after a wrong hash, all up to the last right one,
    /// because it is unknown which of those in between is wrong.
    pub fn kept(&self) -> usize {
        match *self.fault {
            ReplayFault::Hash { .. } => self.sure,
            _ => self.table.steps(),
        }
    }

    /// The table after the actions that are worth keeping, to be played on.
    ///
    /// # Errors
    /// [`TableError`] of a plugin that cannot go back.
    pub fn rescue(self) -> Result<Table, TableError> {
        let kept = self.kept();
        let mut table = *self.table;
        table.branch(kept)?;
        Ok(table)
    }
}

/// A record that was played under other rules as far as requested.
#[derive(Debug)]
pub struct Replayed {
    /// The table.
    pub table: Table,
    /// After how many actions a recorded hash first did not agree.
    pub differs: Option<usize>,
}

/// Who acts, by the word of the record: a number is a seat's.
fn whom(word: &str) -> String {
    let is_seat = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if is_seat { format!("seat {}", shortened(word)) } else { shortened(word).to_string() }
}

/// What is wrong with an action of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFault {
    /// Somebody answers who was not asked.
    #[error("{} answers, but {} is asked", whom(found), whom(asked))]
    Actor {
        /// Who answers.
        found: String,
        /// Who is asked; `nobody` if the game is over.
        asked: String,
    },
    /// The answer is refused.
    #[error(transparent)]
    Answer(#[from] TableError),
    /// The state differs from the one recorded.
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
    /// [`ReplayError`] at the first line that does not fit, with the table as far as it got.
    pub fn replay(face: Box<dyn Face>, record: &Record) -> Result<Self, ReplayError> {
        Self::replay_to(face, record, record.lines.len(), false)
    }

    /// Plays the first `actions` of a record; keeps its log if `listening`.
    ///
    /// # Errors
    /// [`ReplayError`] at the first line that does not fit, with the table as far as it got.
    pub fn replay_to(face: Box<dyn Face>, record: &Record, actions: usize, listening: bool) -> Result<Self, ReplayError> {
        Replaying::new(face, record.header.clone(), listening).on(record, actions).map(|again| again.table)
    }

    /// Plays the first `actions` of a record under other rules than it was played by, which `header` names; the new table has
    /// this header. What counts is whether each action is legal: a hash that does not agree is only reported.
    ///
    /// # Errors
    /// [`ReplayError`] at the first action that is no longer legal, with the table before it.
    pub fn replay_under(
        face: Box<dyn Face>,
        header: Header,
        record: &Record,
        actions: usize,
        listening: bool,
    ) -> Result<Replayed, ReplayError> {
        Replaying::under(face, header, listening).on(record, actions).map(Into::into)
    }
}

/// A record that is being replayed, a stretch at a time, so that the caller can show progress in between.
#[derive(Debug)]
pub struct Replaying {
    table: Table,
    /// The next action, counted from 1; before the first, the hash of the start is compared.
    next: usize,
    sure: usize,
    differs: Option<usize>,
    /// Whether a hash that does not agree ends it.
    strict: bool,
}

impl From<Replaying> for Replayed {
    fn from(again: Replaying) -> Self {
        Self { table: again.table, differs: again.differs }
    }
}

impl Replaying {
    /// The start of a record that is to be played as it was; see [`Table::replay_to`].
    pub fn new(face: Box<dyn Face>, header: Header, listening: bool) -> Self {
        Self { strict: true, ..Self::under(face, header, listening) }
    }

    /// The start of a record that is to be played under other rules; see [`Table::replay_under`].
    pub fn under(face: Box<dyn Face>, header: Header, listening: bool) -> Self {
        let mut table = Table::new(face, header);
        table.listen(listening);
        Self { table, next: 0, sure: 0, differs: None, strict: false }
    }

    /// Explains these cards from here on, see [`Table::explain`].
    ///
    /// # Errors
    /// [`TableError`] of the face.
    pub fn explain(&mut self, cards: Kinds) -> Result<(), TableError> {
        self.table.explain(cards)
    }

    /// How many actions were played.
    pub fn steps(&self) -> usize {
        self.table.steps()
    }

    /// Plays on until this many actions of the record have been played; it must be the same record each time.
    ///
    /// # Errors
    /// [`ReplayError`] at the first line that does not fit, with the table as far as it got.
    pub fn on(mut self, record: &Record, actions: usize) -> Result<Self, ReplayError> {
        for action in self.next..=actions.min(record.lines.len()) {
            let played = if action == 0 { Ok(()) } else { self.play(&record.lines[action - 1]) };
            if let Err(fault) = played.and_then(|()| self.compare_hashes(record, action)) {
                let line = record.line_of(action.saturating_sub(1));
                let Self { table, sure, differs, .. } = self;
                let fault = Box::new(fault);
                return Err(ReplayError { action, line, fault, table: Box::new(table), sure, differs });
            }
            self.next = action + 1;
        }
        Ok(self)
    }

    fn play(&mut self, line: &Line) -> Result<(), ReplayFault> {
        let asked = self.table.turn().actor;
        if asked == Actor::Over || actor_of(&line.actor) != Some(asked) {
            return Err(ReplayFault::Actor { found: line.actor.clone(), asked: actor_word(asked) });
        }
        match asked {
            Actor::Chance => self.table.chance_with(&line.text)?,
            _ => self.table.play_text(&line.text)?,
        }
        Ok(())
    }

    fn compare_hashes(&mut self, record: &Record, after: usize) -> Result<(), ReplayFault> {
        let hashes = &record.hashes;
        let first = hashes.partition_point(|&(at, _)| at < after);
        for &(_, recorded) in hashes[first..].iter().take_while(|&&(at, _)| at == after) {
            let found = self.table.hash().map_err(|error: FaceError| TableError::from(error))?;
            if found == recorded {
                self.sure = after;
            } else if self.strict {
                return Err(ReplayFault::Hash { found, recorded });
            } else {
                self.differs.get_or_insert(after);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;
    use clade_engine::Observer;

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
        let record = Record::read(table.record().write()).unwrap();
        assert!(!record.hashes.is_empty());
        let again = Table::replay(toy::face(), &record).unwrap();
        assert_eq!(again.hash(), table.hash());
        assert_eq!(again.record(), record);
    }

    #[test]
    fn in_stretches_it_goes_as_in_one_go() {
        let mut record = play_through().record();
        let whole = Table::replay_to(toy::face(), &record, usize::MAX, true).unwrap();
        let stretch = |record: &Record| {
            let mut again = Replaying::new(toy::face(), record.header.clone(), true);
            while again.steps() < record.lines.len() {
                let until = again.steps() + 7;
                again = again.on(record, until)?;
            }
            Ok::<Replaying, ReplayError>(again)
        };
        let again = Replayed::from(stretch(&record).unwrap()).table;
        assert_eq!((again.record(), again.hash()), (record.clone(), whole.hash()));
        assert_eq!(again.log(Observer::Host), whole.log(Observer::Host));
        record.hashes[0].1 ^= 1;
        assert_eq!(stretch(&record).unwrap_err().action, 20);
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
        assert!(error.to_string().contains("seat 2 answers, but seat 1 is asked"), "{error}");

        let mut record = play_through().record();
        record.hashes[0].1 ^= 1;
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert_eq!((error.action, error.table.steps()), (20, 20));
        assert!(matches!(*error.fault, ReplayFault::Hash { .. }));
        assert_eq!((error.kept(), error.rescue().unwrap().steps()), (0, 0), "nothing before the first hash is sure");
    }

    #[test]
    fn what_is_rescued_can_be_played_on() {
        let mut record = play_through().record();
        let at = record.lines.iter().rposition(|line| line.actor == "1").unwrap();
        assert!(at > 20);
        record.lines[at].text = "\u{1b}[2J".to_owned();
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert!(!error.to_string().contains('\u{1b}'), "{error}");
        assert_eq!((error.sure, error.kept()), (20, at));
        let mut table = error.rescue().unwrap();
        assert_eq!(table.record().lines, record.lines[..at]);
        table.play(0).unwrap();
    }

    #[test]
    fn under_other_rules_only_what_is_illegal_stops() {
        let mut record = play_through().record();
        let header = Header { ruleset: 0xB6, ..record.header.clone() };
        let whole = Table::replay_under(toy::face(), header.clone(), &record, usize::MAX, false).unwrap();
        assert_eq!((whole.differs, whole.table.header().ruleset), (None, 0xB6));
        assert_eq!(whole.table.record().lines, record.lines);
        // Another die is as good as another rule.
        let die = record.lines.iter().position(|line| line.text.starts_with("die")).unwrap();
        record.lines[die].text = if record.lines[die].text == "die 1" { "die 2" } else { "die 1" }.to_owned();
        let whole = Table::replay_under(toy::face(), header.clone(), &record, usize::MAX, false).unwrap();
        assert_eq!(whole.differs, Some(20));
        record.lines[25].text = "fly".to_owned();
        let error = Table::replay_under(toy::face(), header, &record, usize::MAX, false).unwrap_err();
        assert_eq!((error.action, error.differs, error.table.steps()), (26, Some(20), 25));
    }

    #[test]
    fn after_the_end_nobody_is_asked() {
        let mut record = play_through().record();
        record.lines.push(crate::Line { actor: "1".to_owned(), text: "add 1".to_owned() });
        let error = Table::replay(toy::face(), &record).unwrap_err();
        assert!(error.to_string().contains("seat 1 answers, but nobody is asked"), "{error}");
    }
}
