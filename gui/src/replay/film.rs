//! A saved game that was replayed: what anybody sees after any of its actions. No drawing here.

use super::turns::Turns;
use crate::game::{Seen, Standing, score_curve, standings, told};
use clade_engine::{Actor, CardText, Msg, Observer};
use clade_table::{Header, LogLine, Table, TableError};

/// A saved game and where one looks.
pub(crate) struct Film {
    table: Table,
    cards: Vec<CardText>,
    turns: Turns,
    /// What is seen now; rebuilt only if the step or the eyes change.
    seen: Seen,
    /// All that happens in the whole game, as these eyes may know it.
    log: Vec<LogLine>,
    /// The score of each side after what is seen.
    scores: Vec<i64>,
    /// The final ranking; empty if the game does not get that far.
    standings: Vec<Standing>,
    /// The scores over the whole game; empty if it does not get that far.
    score_curve: Vec<(usize, Vec<i64>)>,
}

impl Film {
    /// A table at the last action, which listened to all of them. What everybody sees at the start is seen first.
    ///
    /// # Errors
    /// [`TableError`] of a plugin.
    pub(crate) fn new(mut table: Table, cards: Vec<CardText>) -> Result<Self, TableError> {
        let turns = Turns::of(table.actors());
        let observer = Observer::Public;
        let (seen, scores) = look(&mut table, 0, observer)?;
        let (log, standings, score_curve) = (told(&table, observer), standings(&table), score_curve(&mut table));
        Ok(Self { table, cards, turns, seen, log, scores, standings, score_curve })
    }

    /// The table after the last action.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The same, to look at earlier states of it.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// After how many actions it is being looked at.
    pub(crate) fn step(&self) -> usize {
        self.seen.step
    }

    /// How many actions there are.
    pub(crate) fn steps(&self) -> usize {
        self.table.steps()
    }

    /// Who answers when.
    pub(crate) fn turns(&self) -> &Turns {
        &self.turns
    }

    /// What is seen.
    pub(crate) fn seen(&self) -> &Seen {
        &self.seen
    }

    /// All that happens, also later, as these eyes may know it.
    pub(crate) fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// What an action told.
    pub(crate) fn told(&self, step: usize) -> impl Iterator<Item = &Msg> {
        let first = self.log.partition_point(|line| line.step < step);
        self.log[first..].iter().take_while(move |line| line.step == step).map(|line| &line.msg)
    }

    /// All cards of the game.
    pub(crate) fn cards(&self) -> &[CardText] {
        &self.cards
    }

    /// The score of each side so far.
    pub(crate) fn scores(&self) -> &[i64] {
        &self.scores
    }

    /// The final ranking; empty if the game does not get that far.
    pub(crate) fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// The scores of all sides over the whole game, each after so many actions; empty if it does not get that far.
    pub(crate) fn score_curve(&self) -> &[(usize, Vec<i64>)] {
        &self.score_curve
    }

    /// What was played, by whom.
    pub(crate) fn header(&self) -> &Header {
        self.table.header()
    }

    /// Whether the game can be played on from where one looks.
    pub(crate) fn goes_on(&self) -> bool {
        self.seen.turn.actor != Actor::Over
    }

    /// Where the turn began before what is seen.
    pub(crate) fn turn_back(&self) -> usize {
        self.turns.before(self.step())
    }

    /// Where the next turn begins, or the end.
    pub(crate) fn turn_on(&self) -> usize {
        self.turns.after(self.step()).unwrap_or(self.steps())
    }

    /// Looks at the table after so many actions, at most all.
    ///
    /// # Errors
    /// [`TableError`] of a plugin; then it looks where it did.
    pub(crate) fn go(&mut self, step: usize) -> Result<(), TableError> {
        self.look(step.min(self.steps()), self.seen.observer)
    }

    /// Looks through other eyes.
    ///
    /// # Errors
    /// [`TableError`] of a plugin; then it looks through the same.
    pub(crate) fn look_as(&mut self, observer: Observer) -> Result<(), TableError> {
        let was = self.seen.observer;
        self.look(self.step(), observer)?;
        if observer != was {
            self.log = told(&self.table, observer);
        }
        Ok(())
    }

    fn look(&mut self, step: usize, observer: Observer) -> Result<(), TableError> {
        if (step, observer) == (self.seen.step, self.seen.observer) {
            return Ok(());
        }
        let (seen, scores) = look(&mut self.table, step, observer)?;
        (self.seen, self.scores) = (Seen { version: self.seen.version + 1, ..seen }, scores);
        Ok(())
    }
}

/// What is seen after so many actions, with the scores. Nobody is asked: there is nothing to choose.
fn look(table: &mut Table, step: usize, observer: Observer) -> Result<(Seen, Vec<i64>), TableError> {
    let at = table.jump(step)?;
    let mut seen = Seen::new(table.face(), at, observer, step)?;
    seen.labels.clear();
    seen.cautions.clear();
    seen.texts.clear();
    seen.refusals.clear();
    for node in &mut seen.scene.nodes {
        node.actions.clear();
        node.barred.clear();
    }
    Ok((seen, table.face().scores(at)?))
}
