//! A game at the terminal: who is asked next, and what a person's line does.
//!
//! Bots and Chance answer by themselves; what they did is told as log lines. A person sees the table, the question and the
//! numbered actions, and types an action or a command.

mod answer;
mod commands;
pub(crate) mod input;
mod lookup;
mod meaning;
pub(crate) mod narrow;
mod news;
pub(crate) mod paint;
mod piles;
pub(crate) mod show;
mod undo;

use crate::error::Error;
use crate::host::Ended;
use crate::{interrupt, page, texts};
use clade_bots::Patience;
use clade_engine::face::FaceError;
use clade_engine::{Actor, CardText, Msg, Seat, Side, Translate};
use clade_host::seats::answers_itself;
use clade_host::{Autosave, Error as HostError, Sitter, bot_answer, reason, say};
use clade_table::{Table, TableError, Texts};
use input::Input;
use std::collections::{BTreeSet, VecDeque};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long people wait for news while bots think; in between, reading the log would cost more than the game.
const PATIENCE: Duration = Duration::from_millis(100);

/// A game with its people, bots and terminal.
pub(crate) struct Session<'a> {
    pub(crate) table: Table,
    /// All cards of the game.
    cards: Vec<CardText>,
    words: Texts,
    sitters: Vec<Sitter>,
    input: Input,
    out: &'a mut dyn Write,
    /// After how many actions the log was last shown.
    told: usize,
    /// When that was.
    told_at: Instant,
    /// After how many actions the game was last saved.
    saved: Option<usize>,
    /// Where every answer is kept by itself, unless nothing can be kept.
    autosave: Option<Autosave>,
    /// The file from which the game came or in which it was saved last: that one it may replace.
    own: Option<PathBuf>,
    /// The damaged file from which the game was rescued: it is not saved over.
    spared: Option<PathBuf>,
    /// Whether the person has just asked to leave an unsaved game.
    leaving: bool,
    /// Answers that the asked person has typed in one line, but which are not given yet.
    typed: VecDeque<String>,
    /// The person asked last.
    last: Option<Seat>,
    /// The drawing of the table that the person has before their eyes, if nothing was told since.
    drawn: Option<String>,
    /// The names of sides and of their figures, as far as they were seen.
    names: Vec<(Msg, Side)>,
    /// After how many actions the last news began.
    news: usize,
    /// Whether the person knows that long news are folded.
    knows_folding: bool,
    /// After how many actions each seat was last asked.
    asked: Vec<usize>,
    /// Failing cards that were told of already.
    warned: BTreeSet<String>,
    /// What bots have answered lately.
    patience: Patience,
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
    pub(crate) fn new(
        mut table: Table,
        cards: Vec<CardText>,
        words: Texts,
        sitters: Vec<Sitter>,
        input: Input,
        out: &'a mut dyn Write,
    ) -> Self {
        table.listen(true);
        let saved = Some(table.steps());
        let told = table.steps();
        let asked = vec![told; sitters.len()];
        let names = (0..table.face().sides()).map(|side| (table.face().side_name(Side(side)), Side(side))).collect();
        Self {
            table,
            cards,
            words,
            sitters,
            input,
            out,
            told,
            told_at: Instant::now(),
            saved,
            autosave: None,
            own: None,
            spared: None,
            leaving: false,
            typed: VecDeque::new(),
            last: None,
            drawn: None,
            names,
            news: told,
            knows_folding: false,
            asked,
            warned: BTreeSet::new(),
            patience: Patience::default(),
        }
    }

    /// The game was rescued from this file, which stays as it is.
    pub(crate) fn spare(&mut self, file: &Path) {
        (self.spared, self.saved) = (Some(file.to_owned()), None);
    }

    /// The game came from this file, which is whole.
    pub(crate) fn lies_in(&mut self, file: &Path) {
        self.own = Some(file.to_owned());
    }

    /// Keeps every answer in a file, if people play: what bots play by themselves can be had again by its seed.
    pub(crate) fn keep_in(&mut self, autosave: Option<Autosave>) {
        self.autosave = autosave.filter(|_| self.people() > 0);
    }

    /// Writes what is new.
    fn keep(&mut self) -> Result<(), Error> {
        let kept = self.autosave.as_mut().map_or(Ok(()), |autosave| autosave.keep(&self.table));
        match kept {
            Ok(()) => Ok(()),
            Err(error) => {
                self.autosave = None; // told once
                self.explain(&texts::not_kept(reason(&error)))
            }
        }
    }

    /// Whether the game can be gone on with though nobody saved it.
    fn is_kept(&self) -> bool {
        self.autosave.is_some() && !self.table.is_over() && self.table.actors().any(|actor| matches!(actor, Actor::Seat(_)))
    }

    /// That the game is not saved, or that it is kept anyway.
    fn say_unsaved(&mut self) -> Result<(), Error> {
        self.explain(&if self.is_kept() { texts::kept() } else { texts::not_saved() })
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> Result<Ended, Error> {
        interrupt::listen()?;
        self.show_welcome()?;
        loop {
            self.keep()?;
            self.warn()?;
            if self.somebody_waits() || self.told_at.elapsed() > PATIENCE {
                self.tell()?;
            }
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

    /// Says something long in lines of the terminal's width.
    fn explain(&mut self, msg: &Msg) -> Result<(), Error> {
        self.lines(&page::wrap(&self.words.text(msg), page::width(), ""))
    }

    fn say(&mut self, msg: &Msg) -> Result<(), Error> {
        Ok(writeln!(self.out, "{}", self.words.text(msg))?)
    }
}
