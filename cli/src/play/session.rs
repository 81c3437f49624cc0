//! What a game at the terminal is made of. What is done in it is in the files beside this one.

use super::input::Input;
use crate::error::Error;
use crate::{page, texts};
use clade_bots::Patience;
use clade_engine::{Actor, CardText, Kinds, Msg, Seat, Side, Translate};
use clade_host::{Autosave, Folder, Sitter, reason};
use clade_table::{Table, Texts};
use std::collections::{BTreeSet, VecDeque};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// A game with its people, bots and terminal.
pub(crate) struct Session<'a> {
    pub(crate) table: Table,
    /// All cards of the game.
    pub(super) cards: Vec<CardText>,
    pub(super) words: Texts,
    pub(super) sitters: Vec<Sitter>,
    pub(super) input: Input,
    pub(super) out: &'a mut dyn Write,
    /// After how many actions the log was last shown.
    pub(super) told: usize,
    /// When that was.
    pub(super) told_at: Instant,
    /// After how many actions the game was last saved.
    pub(super) saved: Option<usize>,
    /// The mods that take part, which a saved game can bring along.
    pub(super) folders: Vec<Folder>,
    /// Where every answer is kept automatically, unless nothing can be kept.
    pub(super) autosave: Option<Autosave>,
    /// The file from which the game came or in which it was saved last: that one it may replace.
    pub(super) own: Option<PathBuf>,
    /// Whether it is saved in a file when it is over or left.
    pub(super) is_saved_last: bool,
    /// The damaged file from which the game was rescued: it is not saved over.
    pub(super) spared: Option<PathBuf>,
    /// Whether the person has just asked to leave an unsaved game.
    pub(super) leaving: bool,
    /// Answers that were typed in one line, but are not given yet.
    pub(super) typed: VecDeque<String>,
    /// The person asked last.
    pub(super) last: Option<Seat>,
    /// The drawing of the table that the person has before their eyes, if nothing was told since.
    pub(super) drawn: Option<String>,
    /// The names of sides and of their figures, as far as they were seen.
    pub(super) names: Vec<(Msg, Side)>,
    /// After how many actions the last news began.
    pub(super) news: usize,
    /// Whether the person knows that long news are folded.
    pub(super) knows_folding: bool,
    /// After how many actions notes of cards were last shown, if they are shown.
    pub(super) noted: Option<usize>,
    /// After how many actions each seat was last asked.
    pub(super) asked: Vec<usize>,
    /// Failing cards that were already reported.
    pub(super) warned: BTreeSet<String>,
    /// What bots have answered lately.
    pub(super) patience: Patience,
    /// Whether the person should leave the table before the next line counts, and whether they did so.
    pub(super) leave_when: Option<Box<dyn Fn() -> bool>>,
    pub(super) left: bool,
}

/// What comes after a line.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Next {
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
            folders: Vec::new(),
            autosave: None,
            own: None,
            is_saved_last: false,
            spared: None,
            leaving: false,
            typed: VecDeque::new(),
            last: None,
            drawn: None,
            names,
            news: told,
            knows_folding: false,
            noted: None,
            asked,
            warned: BTreeSet::new(),
            patience: Patience::default(),
            leave_when: None,
            left: false,
        }
    }

    /// From now on shows what cards log, and explains these.
    pub(crate) fn explain_cards(&mut self, cards: Kinds) -> Result<(), Error> {
        self.noted = Some(self.table.steps());
        Ok(self.table.explain(cards)?)
    }

    /// Before a line counts, this is asked; if it says yes, the line is dropped and the session ends.
    pub(crate) fn leave_when(&mut self, leave: Box<dyn Fn() -> bool>) {
        self.leave_when = Some(leave);
    }

    /// The table and the input of a session that has ended, and whether it ended because of [`Session::leave_when`].
    pub(crate) fn into_parts(self) -> (Table, Input, bool) {
        (self.table, self.input, self.left)
    }

    /// These mods take part.
    pub(crate) fn play_with(&mut self, folders: Vec<Folder>) {
        self.folders = folders;
    }

    /// The game was rescued from this file, which stays as it is.
    pub(crate) fn spare(&mut self, file: &Path) {
        (self.spared, self.saved) = (Some(file.to_owned()), None);
    }

    /// The game came from this file, which is whole.
    pub(crate) fn lies_in(&mut self, file: &Path) {
        self.own = Some(file.to_owned());
    }

    /// Keeps every answer in a file, if people play: a game of bots alone can be repeated from its seed.
    pub(crate) fn keep_in(&mut self, autosave: Option<Autosave>) {
        self.autosave = autosave.filter(|_| self.people() > 0);
    }

    /// Writes what is new.
    pub(super) fn keep(&mut self) -> Result<(), Error> {
        let kept = self.autosave.as_mut().map_or(Ok(()), |autosave| autosave.keep(&self.table));
        match kept {
            Ok(()) => Ok(()),
            Err(error) => {
                self.autosave = None; // told once
                self.explain(&texts::not_kept(reason(&error)))
            }
        }
    }

    /// Whether the game can be continued though nobody saved it.
    pub(super) fn is_kept(&self) -> bool {
        self.is_saved_last
            || self.autosave.is_some() && !self.table.is_over() && self.table.actors().any(|actor| matches!(actor, Actor::Seat(_)))
    }

    /// That the game is not saved, or that it is kept anyway; nothing where it is saved at last, which says where.
    pub(super) fn say_unsaved(&mut self) -> Result<(), Error> {
        if self.is_saved_last {
            return Ok(());
        }
        self.explain(&if self.is_kept() { texts::kept() } else { texts::not_saved() })
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(usize::from(seat.0)) == Some(&Sitter::Human)
    }

    pub(super) fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Human).count()
    }

    /// The meanings of the open actions, in words.
    pub(super) fn labels(&self) -> Result<Vec<String>, Error> {
        Ok(self.table.labels()?.iter().map(|label| self.words.text(label)).collect())
    }

    /// Says something long in lines of the terminal's width.
    pub(super) fn explain(&mut self, msg: &Msg) -> Result<(), Error> {
        self.lines(&page::wrap(&self.words.text(msg), page::width(), ""))
    }

    pub(super) fn say(&mut self, msg: &Msg) -> Result<(), Error> {
        Ok(writeln!(self.out, "{}", self.words.text(msg))?)
    }
}
