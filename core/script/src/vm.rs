//! The VM of one thread: its machine, what it remembers, and what it counts. Its children run effects in it and ask rule hooks.

mod ask;
mod by_name;
mod effects;
mod hooks;
mod noting;

pub use effects::Outcome;
pub use hooks::Joined;

use crate::calls::Cut;
use crate::machine::Machine;
use crate::memo::Memo;
use crate::notes::Notes;
use crate::schema::Schema;
use crate::threads::Threads;
use crate::{Cards, Fault, Frames, Limits};
use clade_engine::{CardFault, CardNotes, CardRuns, Kind, Kinds, Scripts, Small};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// How many faults of rule hooks, and of effects, are held until somebody takes them.
const MAX_FAULTS: usize = 100;

/// The cards of a ruleset, opened on this thread.
pub struct Vm {
    schema: &'static Schema,
    cards: Arc<Cards>,
    limits: Limits,
    machine: RefCell<Rc<Machine>>,
    threads: RefCell<Threads>,
    memo: RefCell<Memo>,
    faults: RefCell<Vec<Fault>>,
    /// Effects that failed, until somebody takes them.
    failed: RefCell<Vec<Fault>>,
    /// Whether coroutines are kept and answers of rule hooks remembered.
    remembering: Cell<bool>,
    /// The cards for whose rule hooks something is being counted.
    reading: Cell<Kinds>,
    entries: Cell<u64>,
    hits: Cell<u64>,
    reruns: Cell<u64>,
    nanoseconds: Option<fn() -> u64>,
    spent: Cell<u64>,
    /// How often the functions of each card ran.
    runs: RefCell<Vec<CardRuns>>,
    stopped_by: RefCell<Option<Fault>>,
    notes: Rc<Notes>,
    /// What `remembering` was before cards were explained.
    remembered: Cell<bool>,
}

impl std::fmt::Debug for Vm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a VM with {} cards of {}", self.cards.len(), self.schema.game)
    }
}

impl Vm {
    /// Opens the cards on this thread.
    ///
    /// # Errors
    /// A text if the VM cannot be made or a card cannot be loaded into it.
    pub fn open(schema: &'static Schema, cards: Arc<Cards>, limits: Limits, nanoseconds: Option<fn() -> u64>) -> Result<Self, String> {
        let notes = Rc::default();
        let machine = Machine::open(schema, &cards, limits, &notes, None, false).map_err(|e| e.to_string())?;
        let runs = vec![CardRuns::default(); cards.len()];
        Ok(Self {
            schema,
            cards,
            limits,
            machine: RefCell::new(Rc::new(machine)),
            threads: RefCell::default(),
            memo: RefCell::default(),
            faults: RefCell::default(),
            failed: RefCell::default(),
            remembering: Cell::new(true),
            reading: Cell::new(Kinds::NONE),
            entries: Cell::new(0),
            hits: Cell::new(0),
            reruns: Cell::new(0),
            nanoseconds,
            spent: Cell::new(0),
            runs: RefCell::new(runs),
            stopped_by: RefCell::default(),
            notes,
            remembered: Cell::new(true),
        })
    }

    /// Switches off (or on) everything that is only remembered: kept coroutines and answers of rule hooks. Nothing observable changes.
    pub fn remember(&self, on: bool) {
        self.remembering.set(on);
        self.threads.borrow_mut().forget();
        self.memo.borrow_mut().clear();
    }

    /// The cards that define a hook.
    pub fn defines(&self, hook: impl Into<u8>) -> Kinds {
        self.cards.defines(hook.into())
    }

    /// Whether the innermost effect has called a verb of this kind before, by its name.
    pub fn has_called(&self, frames: &Frames, is: impl Fn(&str) -> bool) -> bool {
        let machine = self.machine.borrow();
        frames.journal().iter().any(|entry| is(machine.shared.verb_of(entry.call)))
    }

    /// The cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether the host stopped a script.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.stopped_by.borrow().is_some()
    }

    /// The card whose script the host stopped.
    pub fn stopped_by(&self) -> Option<Fault> {
        self.stopped_by.borrow().clone()
    }

    /// The card whose script the host stopped since the last call. From then on scripts run again: what hooks answered when they were
    /// stopped is forgotten.
    pub fn take_stop(&self) -> Option<Fault> {
        let fault = self.stopped_by.borrow_mut().take()?;
        self.machine.borrow().shared.cut.set(None);
        self.memo.borrow_mut().clear();
        Some(fault)
    }

    /// Notes that the host stopped a script, if it did.
    fn note_stop(&self, machine: &Machine, fault: &Fault) {
        if machine.shared.cut.get() == Some(Cut::Stopped) {
            self.stopped_by.borrow_mut().get_or_insert_with(|| fault.clone());
        }
    }

    /// The faults of rule hooks since the last call.
    pub fn take_faults(&self) -> Vec<Fault> {
        std::mem::take(&mut self.faults.borrow_mut())
    }

    /// Counters since opening.
    pub fn counters(&self) -> [(&'static str, u64); 4] {
        [("vm_entries", self.entries.get()), ("memo_hits", self.hits.get()), ("reruns", self.reruns.get()), ("lua_ns", self.spent.get())]
    }

    fn timed<R>(&self, card: Kind, run: impl FnOnce() -> R) -> R {
        let Some(now) = self.nanoseconds else { return run() };
        let before = now();
        let result = run();
        let spent = now().saturating_sub(before);
        self.spent.set(self.spent.get() + spent);
        self.count(card, |runs| runs.nanoseconds += spent);
        result
    }

    /// Counts something of a card.
    fn count(&self, card: Kind, add: impl FnOnce(&mut CardRuns)) {
        if let Some(runs) = self.runs.borrow_mut().get_mut(card.ix()) {
            add(runs);
        }
    }

    /// Collects the garbage of earlier scripts if there is much of it. Never while an effect runs.
    fn tidy(&self, machine: &Machine) {
        if !machine.is_littered() {
            return;
        }
        machine.collect();
        if machine.is_littered() {
            self.threads.borrow_mut().clear();
            machine.collect();
        }
    }

    /// The line at which a card defines a hook.
    pub(crate) fn line_of(&self, card: Kind, hook: u8) -> u32 {
        self.cards.get(card).line_of(self.schema.hooks[usize::from(hook)].name)
    }

    /// Notes an effect that failed.
    pub(crate) fn note_failed(&self, fault: &Fault) {
        let mut failed = self.failed.borrow_mut();
        if failed.len() < MAX_FAULTS {
            failed.push(fault.clone());
        }
    }

    /// Replaces the machine by a fresh one and gives it.
    fn fresh(&self) -> Result<Rc<Machine>, String> {
        let fresh = Rc::new(Machine::open(self.schema, &self.cards, self.limits, &self.notes, None, true).map_err(|e| e.to_string())?);
        self.threads.borrow_mut().clear();
        *self.machine.borrow_mut() = fresh.clone();
        Ok(fresh)
    }

    /// A machine for one verdict about a rule hook of a card; the usual one stays, an effect may be running in it.
    fn judge(&self, card: Kind) -> Result<Rc<Machine>, String> {
        Machine::open(self.schema, &self.cards, self.limits, &self.notes, Some(card), true).map(Rc::new).map_err(|e| e.to_string())
    }

    /// After a verdict the fresh machine becomes the usual one.
    fn settle(&self) {
        let machine = self.machine.borrow();
        if machine.shared.tracing.get() {
            machine.judges(false);
        }
    }

    fn push_fault(&self, fault: Fault) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() < MAX_FAULTS {
            faults.push(fault);
        }
    }
}

impl Scripts for Vm {
    fn faults(&self) -> Vec<CardFault> {
        if self.failed.borrow().is_empty() && self.faults.borrow().is_empty() {
            return Vec::new(); // asked after each answer: cards seldom fail
        }
        let told = std::mem::take(&mut *self.failed.borrow_mut()).into_iter().map(|fault| (fault, true));
        let all = told.chain(self.take_faults().into_iter().map(|fault| (fault, false)));
        let named = |(fault, told): (Fault, bool)| {
            let Fault { card, file, line, reason } = fault;
            CardFault { card: self.cards.word_of(card), file, line, reason, told }
        };
        all.map(named).collect()
    }

    fn stopped(&self) -> Option<String> {
        if !Self::stopped(self) {
            return None; // asked twice an answer
        }
        self.take_stop().map(|fault| fault.to_string())
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        Vm::counters(self).to_vec()
    }

    fn runs(&self) -> Vec<(Kind, CardRuns)> {
        (0..).map(Kind).zip(self.runs.borrow().iter().copied()).collect()
    }

    fn note(&self, calls_of: Kinds) {
        if !calls_of.is_empty() {
            // What is remembered is not asked, and nobody would see it.
            self.remembered.set(self.remembering.replace(false));
        }
        self.notes.begin(calls_of);
    }

    fn noted(&self) -> CardNotes {
        if self.notes.explains_any() {
            self.remembering.set(self.remembered.get());
        }
        self.notes.end()
    }
}
