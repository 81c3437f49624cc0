//! A game with its people and bots: what it is made of, and what every change of it does. The methods are in the files of the folder.

mod lesson;
mod peek;
mod play;
mod screen;
mod undo;

use super::aims::Aims;
use super::eyes::Eyes;
use super::log::Log;
use super::new_game::{Beginning, NewGame, Rules};
use super::notes::{Note, failed};
use super::preview::{Preview, refused_on};
use super::script::Script;
use super::seen::Seen;
use super::steps::Steps;
use super::thinking::Thinker;
use super::undoing::Undoing;
use crate::prefs::Speed;
use crate::texts::game as texts;
use crate::waker::Waker;
use crate::whatif::Ground;
use clade_engine::face::Refusal;
use clade_engine::{Actor, CardText, Module, Ruleset, Seat};
use clade_host::{Autosave, Folder, Home, Replaces, SaveError, Sitter, carry, reason, watchdog};
use clade_table::{Header, Record, Table, TableError};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A game with its people and bots.
pub(crate) struct Session {
    pub(super) table: Table,
    ruleset: Arc<dyn Ruleset>,
    cards: Vec<CardText>,
    sitters: Vec<Sitter>,
    eyes: Eyes,
    seen: Seen,
    log: Log,
    /// The earlier state that is looked at, by the number of actions before it.
    looked: Option<usize>,
    steps: Steps,
    thinker: Thinker,
    /// What would be undone, if that is known for the current state.
    undoing: Option<Option<Undoing>>,
    autosave: Option<Autosave>,
    /// The damaged file from which the game was rescued: it is not saved over.
    spared: Option<PathBuf>,
    notes: Vec<Note>,
    /// The mods that take part, which a saved game can bring along.
    folders: Vec<Folder>,
    /// Failing cards that were already reported.
    told: BTreeSet<String>,
    /// What is told and played, in a lesson.
    script: Option<Script>,
    /// What an answer to the open question would change.
    foreseen: Option<((u64, u32), Option<Preview>)>,
    /// The last answer that somebody at the screen gave by hand, by the number of actions before it.
    by_hand: Option<usize>,
    /// What the carried thing with these uses may go to, at which version of what is seen.
    aims: ((u64, Vec<u16>), Aims),
}

impl Session {
    /// A new game by these rules. `waker` is called from another thread whenever a bot has decided.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub(crate) fn begin(module: &dyn Module, new: &NewGame, rules: Rules, waker: Waker) -> Result<Self, Beginning> {
        let about = module.about();
        let seed = new.seed.unwrap_or_else(clade_host::random::by_clock);
        let mut header = Header::new(about.id, about.version, rules.ruleset.hash(), new.setup.clone(), seed);
        header.players.clone_from(&new.sitters);
        if new.names.iter().any(|name| !name.is_empty()) {
            header.names.clone_from(&new.names);
        }
        header.mods = rules.mods;
        let table = Table::new(rules.ruleset.open(watchdog::guarded())?, header);
        let mut session = Self::go_on(table, rules.ruleset, waker)?;
        session.play_with(rules.folders);
        Ok(session)
    }

    /// A game goes on: who sits where, its record says. The table must have been opened with [`watchdog::guarded`] tools on this
    /// thread; what it told so far is in the log if it listened.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub(crate) fn go_on(mut table: Table, ruleset: Arc<dyn Ruleset>, waker: Waker) -> Result<Self, Beginning> {
        let header = table.header();
        let sitters = clade_host::seats::parse(&header.players, true)?;
        if sitters.len() != usize::from(header.setup.seats) {
            return Err(Beginning::Seats { seats: header.setup.seats, found: sitters.len() });
        }
        table.listen(true);
        let mut eyes = Eyes::new(&sitters);
        eyes.turn_to(&table)?;
        let observer = eyes.observer(&table);
        let seen = Seen::new(table.face(), table.handle(), observer, table.steps())?;
        Ok(Self {
            log: Log::new(&table, observer),
            cards: ruleset.cards(),
            thinker: Thinker::new(ruleset.clone(), waker),
            notes: clade_host::warnings(&*ruleset, &[]).into_iter().map(Note::warning).collect(),
            table,
            ruleset,
            sitters,
            eyes,
            seen,
            looked: None,
            steps: Steps { speed: Speed::AtOnce, ..Steps::default() },
            undoing: None,
            autosave: None,
            spared: None,
            folders: Vec::new(),
            told: BTreeSet::new(),
            script: None,
            foreseen: None,
            by_hand: None,
            aims: Default::default(),
        })
    }

    /// The file in which it is kept, if it is.
    pub(crate) fn kept_in(&self) -> Option<&std::path::Path> {
        self.autosave.as_ref().and_then(Autosave::path)
    }

    /// Keeps every answer in a file from now on, so that nothing is lost if the program ends in the middle.
    pub(crate) fn keep_in(&mut self, autosave: Autosave) {
        self.autosave = Some(autosave);
        self.keep();
    }

    /// Whether an answer of a person would be lost if the game ended now: it goes on, is not kept automatically, and this is all
    /// that is saved of it.
    pub(crate) fn would_lose(&self, saved: Option<&Record>) -> bool {
        if self.autosave.is_some() || self.script.is_some() || self.table.is_over() {
            return false;
        }
        let record = self.record();
        let same = saved.map_or(0, |saved| record.lines.iter().zip(&saved.lines).take_while(|(one, other)| one == other).count());
        let is_person = |actor| matches!(actor, Actor::Seat(seat) if self.sitter(seat) == Some(Sitter::Human));
        self.table.actors().skip(same).any(is_person)
    }

    /// These mods take part.
    pub(crate) fn play_with(&mut self, folders: Vec<Folder>) {
        self.folders = folders;
    }

    /// The mods that take part.
    pub(crate) fn folders(&self) -> &[Folder] {
        &self.folders
    }

    /// Whether mods take part that a saved game could bring along.
    pub(crate) fn has_mods(&self) -> bool {
        !self.folders.is_empty()
    }

    /// The game was rescued from this file, which stays as it is.
    pub(crate) fn spare(&mut self, file: &Path) {
        self.spared = Some(file.to_owned());
    }

    /// The running game.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The same, to look at tables that could come of it.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// How it is played and who looks, if the person at the screen may ask what would come of it: nobody may while the curtain is down, in a
    /// lesson, and when it is over.
    pub(crate) fn ground(&self) -> Option<Ground> {
        let can = self.curtain().is_none() && self.script.is_none() && !self.table.is_over();
        can.then(|| Ground { ruleset: self.ruleset.clone(), folders: self.folders.clone(), eyes: self.eyes.observer(&self.table) })
    }

    /// What the current person sees. Rebuilt only when something has changed, as its version shows.
    pub(crate) fn seen(&self) -> &Seen {
        &self.seen
    }

    /// This answer is played in advance, once; `None`: none is.
    pub(crate) fn foresee(&mut self, answer: Option<u32>) {
        let can_be_given = |answer: &u32| (*answer as usize) < self.seen.labels.len() && self.looked.is_none();
        let key = answer.filter(can_be_given).map(|answer| (self.seen.version, answer));
        if self.foreseen.as_ref().map(|(made, _)| *made) != key {
            self.foreseen = key.map(|key| (key, Preview::of(&mut self.table, &self.seen, key.1)));
        }
    }

    /// Of some uses of a card those that fit where it was dropped, see [`Aims::uses_on`].
    pub(crate) fn uses_for(&mut self, uses: &[u16], on: &[String]) -> Vec<u16> {
        Aims::of(&mut self.table, &self.seen, uses).uses_on(on)
    }

    /// Why none of the uses of a card fits where it was dropped: the first reason.
    pub(crate) fn refusal_of(&mut self, uses: &[u16], on: &[String]) -> Option<Refusal> {
        uses.iter().find_map(|&one| refused_on(&mut self.table, &self.seen, one.into(), on).into_iter().next())
    }

    /// Something with these uses is carried: what it may go to stands out.
    pub(crate) fn aim(&mut self, uses: &[u16]) {
        let uses = if self.looked.is_none() { uses } else { &[] };
        let key = (self.seen.version, uses.to_vec());
        if self.aims.0 != key {
            self.aims = (key, Aims::of(&mut self.table, &self.seen, uses));
        }
    }

    /// What that may go to.
    pub(crate) fn aims(&self) -> &Aims {
        &self.aims.1
    }

    /// What the answer that was played in advance would change of what the person at the screen sees now.
    pub(crate) fn preview(&self) -> Option<&Preview> {
        // Not that of a question that is answered.
        self.foreseen.as_ref().filter(|((version, _), _)| *version == self.seen.version).and_then(|(_, preview)| preview.as_ref())
    }

    /// All cards of this game, for people to read.
    pub(crate) fn cards(&self) -> &[CardText] {
        &self.cards
    }

    /// The rules by which it is played.
    pub(crate) fn ruleset(&self) -> Arc<dyn Ruleset> {
        self.ruleset.clone()
    }

    /// The game as it is saved.
    pub(crate) fn record(&self) -> Record {
        self.table.record()
    }

    /// Saves the game, perhaps with its mods. Another saved game is replaced, but no other file, nor a damaged one.
    ///
    /// # Errors
    /// Why it was not saved, in words for people; the file is as it was.
    pub(crate) fn save(&self, path: &Path, with_mods: bool, home: &Home) -> Result<(), SaveError> {
        let mut record = self.record();
        if with_mods {
            carry(&mut record.header, &self.folders);
        }
        home.save(path, &record, self.spared.as_deref(), Replaces::Any)
    }

    /// It takes the place of another game on the same page: what is seen is newer than anything that was seen of that.
    pub(crate) fn comes_after(&mut self, other: &Self) {
        self.seen.version = other.seen.version + 1;
    }

    /// What is to be told once.
    pub(crate) fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// Who answers for a seat.
    fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.sitters.get(usize::from(seat.0)).copied()
    }

    /// How many people play.
    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Human).count()
    }

    fn tell(&mut self, note: Note) {
        self.notes.push(note);
    }

    /// The table has changed: what was known of the old one is forgotten.
    fn changed(&mut self) {
        self.thinker.stop();
        self.steps.forget();
        self.steps.lost.clear();
        (self.undoing, self.looked) = (None, None);
        if let Err(error) = self.eyes.turn_to(&self.table) {
            self.fail(&error.into());
        }
        self.keep();
        self.tell_faults();
        self.look_again();
    }

    /// Rebuilds what is seen.
    fn look_again(&mut self) {
        let observer = self.eyes.observer(&self.table);
        let (step, at) = match self.looked {
            Some(step) => (step, self.table.jump(step)),
            None => (self.table.steps(), Ok(self.table.handle())),
        };
        let seen = at.and_then(|at| Ok(Seen::new(self.table.face(), at, observer, step)?));
        match seen {
            Ok(seen) => {
                let seen = if self.looked.is_some() || self.answers_itself() || self.asks_nothing() || self.tells_loss() {
                    seen.without_answers()
                } else {
                    seen
                };
                let of_chance = |actor: &Actor| *actor == Actor::Chance;
                let chances = self.table.actors().take(seen.step).rev().take_while(of_chance).count();
                self.seen = Seen { version: self.seen.version + 1, chances, ..seen };
            }
            Err(error) => self.fail(&error),
        }
        self.log.read(&self.table, observer);
    }

    /// Cards that failed; each fault is reported once.
    fn tell_faults(&mut self) {
        for fault in self.table.parts().0.faults() {
            if !fault.told && self.told.insert(fault.to_string()) {
                self.tell(Note::warning(texts::fault(fault.to_string())));
            }
        }
    }

    /// The table refused: the game waits, nothing is lost.
    fn fail(&mut self, error: &TableError) {
        self.tell(Note::error(failed(error)));
        self.steps.halt();
    }

    fn keep(&mut self) {
        if let Some(autosave) = &mut self.autosave
            && let Err(error) = autosave.keep(&self.table)
        {
            self.autosave = None; // told once
            self.tell(Note::warning(texts::not_kept(reason(&error))));
        }
    }
}
