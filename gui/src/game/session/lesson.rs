//! A session whose answers are known beforehand: a chapter of a lesson.

use super::Session;
use crate::game::eyes::Eyes;
use crate::game::new_game::{Beginning, Rules};
use crate::game::script::Script;
use crate::game::steps::Hint;
use crate::waker::Waker;
use clade_bots::USUAL;
use clade_check::scenario::{Chapter, Lesson};
use clade_engine::{Actor, Module, Seat, Side, Tools};
use clade_host::watchdog;
use clade_table::{Header, Table, TableError};

impl Session {
    /// A chapter of a lesson by these rules. Every question is asked in it, as in its file.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub(crate) fn learn(module: &dyn Module, lesson: &Lesson, chapter: &Chapter, rules: Rules, waker: Waker) -> Result<Self, Beginning> {
        let about = module.about();
        let setup = chapter.setup(*about.seats.start());
        let face = rules.ruleset.open(Tools { ask_all: true, ..watchdog::guarded() })?;
        let word = lesson.learner.as_deref();
        let learner: Option<Seat> =
            (0..face.sides()).map(Side).find(|&side| Some(&*face.side_word(side)) == word).map(|side| face.seat_of(side));
        let mut header = Header::new(about.id, about.version, rules.ruleset.hash(), setup, 0);
        for (seat, player) in (0..).map(Seat).zip(&mut header.players) {
            if Some(seat) != learner {
                USUAL.clone_into(player);
            }
        }
        header.mods = rules.mods;
        let table = Table::placed(face, header, &chapter.position)?;
        let mut session = Self::go_on(table, rules.ruleset, waker)?;
        if learner.is_none() {
            session.eyes = Eyes::on_everything();
        }
        let chapter = chapter.worded(&|answer| session.table.in_own_words(answer));
        session.script = Some(Script::new(chapter, learner));
        session.play_with(rules.folders);
        session.look_again();
        Ok(session)
    }

    /// A chapter that has just begun goes on with this part; what comes before it was read and is played.
    ///
    /// # Errors
    /// An answer that cannot be given.
    pub(crate) fn catch_up(&mut self, part: usize) -> Result<(), TableError> {
        for text in self.script.as_mut().map(|script| script.skip_to(part)).unwrap_or_default() {
            match self.table.turn().actor {
                Actor::Chance => self.table.chance_with(&text)?,
                _ => self.table.play_text(&text)?,
            }
        }
        self.look_again();
        Ok(())
    }

    /// What is told in the lesson that is played, and where it is.
    pub(crate) fn script(&self) -> Option<&Script> {
        self.script.as_ref()
    }

    /// Whether the lesson waits until the person has read.
    pub(crate) fn waits_for_reader(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.waits(self.table.turn())) && self.looked.is_none()
    }

    /// The person has read.
    pub(crate) fn has_read(&mut self) {
        if self.waits_for_reader()
            && let Some(script) = &mut self.script
        {
            script.go_on();
            self.look_again();
        }
    }

    /// Marks the answer that the lesson goes on with.
    pub(crate) fn show_next(&mut self) {
        let next = self.script.as_ref().and_then(Script::next);
        let index = next.and_then(|next| self.seen.texts.iter().position(|text| text == next));
        let hint = |index: usize| {
            let label = self.seen.labels.get(index)?.clone();
            Some(Hint { index: index as u32, label, answers: Vec::new(), chances: Vec::new(), by: "" })
        };
        self.steps.hint = index.and_then(hint);
    }

    /// An answer of the lesson was given: it goes on.
    pub(super) fn follow_script(&mut self) {
        if let Some(script) = &mut self.script {
            script.given();
            self.look_again();
        }
    }

    /// Whether an answer is another one than the lesson goes on with; then the learner is told so.
    pub(super) fn misses(&mut self, index: u32) -> bool {
        let Some(script) = &mut self.script else { return false };
        let given = self.seen.texts.get(index as usize);
        let missed = script.next() != given.map(String::as_str);
        if missed {
            script.miss(given.cloned().unwrap_or_default());
            self.show_next();
        }
        missed
    }

    /// Whether a lesson has nothing to ask of the person at the screen now.
    pub(super) fn asks_nothing(&self) -> bool {
        self.script.as_ref().is_some_and(|script| !script.asks(self.table.turn()))
    }

    /// The answer that the lesson gives by itself now, and whether Chance gives it.
    pub(super) fn scripted(&self) -> Option<(String, bool)> {
        let (script, turn) = (self.script.as_ref()?, self.table.turn());
        let next = script.next().filter(|_| script.plays(turn))?;
        Some((next.to_owned(), turn.actor == Actor::Chance))
    }
}
