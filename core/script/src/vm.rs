//! The VM of one thread: runs effects segment by segment.
//!
//! A *segment* goes from one suspension to the next. A failing segment is put back, its events are dropped, its frame is
//! removed; earlier segments stand. A segment that hits the limit of steps or memory is put back and run once more in a
//! fresh VM, whose verdict counts: so a verdict never depends on the age of a VM. For that a used VM must never pass what a
//! fresh one fails: its limits are tighter ([`MARGIN`], [`SHARE`]), the collector never runs while a script does, and the garbage
//! that earlier scripts left (whose strings and pages a script could take over without paying) stays under [`LITTER`] of the limit.

use crate::calls::{Cut, Shared, decode};
use crate::explain::{explain, is_memory, whole};
use crate::frames::Entry;
use crate::schema::{ArgKind, Gives, Hook, HookKind, Schema};
use crate::{Cards, Fault, Frame, Host, Limits, rules, sandbox};
use clade_engine::{CardFault, Kinds, Scripts};
use mlua::{Function, Lua, MultiValue, Table, Thread, Value};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// How many stopped coroutines are kept, to go on without a re-run. Never observable.
const MAX_KEPT: usize = 8;
/// A used VM gives a script this part of the memory limit.
const SHARE: usize = 4;
/// A used VM collects when garbage takes this part of the memory limit.
const LITTER: usize = 2;
/// A used VM stops this many steps before the limit, and leaves the verdict to a fresh one.
const MARGIN: u32 = 500;
/// The same for all steps of an effect: this part of them, as each question may make a difference.
const PART: u32 = 5;

/// How a run of the innermost effect ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It returned; its frame is closed.
    Finished,
    /// It waits: for an answer, a die, or the steps of a verb.
    Suspended,
    /// It failed; its last segment is put back and its frame closed with the hook's neutral answer.
    Failed(Fault),
}

/// One Lua state with all cards loaded.
pub(crate) struct Machine {
    pub(crate) lua: Lua,
    pub(crate) shared: Rc<Shared>,
    g: Table,
    functions: Vec<Option<Function>>,
    callers: Vec<Option<Caller>>,
    hooks: usize,
    base: usize,
    limits: Limits,
}

/// A rule hook ready to be asked: `ask` writes its numbers into `facts`, freezes them and calls the card.
pub(crate) struct Caller {
    pub(crate) ask: Function,
    pub(crate) facts: Table,
}

/// A stopped coroutine, with the content of its frame as its key.
struct Kept {
    thread: Thread,
    frame: Frame,
    journal: Vec<Entry>,
    /// The memory and the steps that it has taken from its start.
    memory: usize,
    steps: u32,
}

/// The cards of a ruleset, opened on this thread.
pub struct Vm {
    pub(crate) schema: &'static Schema,
    pub(crate) cards: Arc<Cards>,
    limits: Limits,
    pub(crate) machine: RefCell<Rc<Machine>>,
    kept: RefCell<Vec<Kept>>,
    spare: RefCell<Vec<Thread>>,
    pub(crate) memo: RefCell<crate::rules::Memo>,
    pub(crate) faults: RefCell<Vec<Fault>>,
    /// Effects that failed, until somebody takes them.
    failed: RefCell<Vec<Fault>>,
    /// Whether coroutines are kept and answers of rule hooks remembered.
    pub(crate) remembering: Cell<bool>,
    /// The cards for whose rule hooks something is being counted.
    pub(crate) reading: Cell<Kinds>,
    pub(crate) entries: Cell<u64>,
    pub(crate) hits: Cell<u64>,
    reruns: Cell<u64>,
    nanoseconds: Option<fn() -> u64>,
    spent: Cell<u64>,
    stopped_by: RefCell<Option<Fault>>,
}

impl std::fmt::Debug for Vm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a VM with {} cards of {}", self.cards.len(), self.schema.game)
    }
}

impl Machine {
    /// With all cards, or only this one; to be `fresh` it must have run nothing yet.
    fn open(schema: &'static Schema, cards: &Arc<Cards>, limits: Limits, only: Option<u8>, fresh: bool) -> mlua::Result<Self> {
        let shared = Rc::new(Shared::new(schema, cards.clone()));
        shared.limit.set(limits.steps);
        shared.altogether.set(limits.altogether);
        let (lua, g) = sandbox::open(&shared, limits)?;
        let mut functions = Vec::with_capacity(cards.len() * schema.hooks.len());
        let mut callers = Vec::with_capacity(cards.len() * schema.hooks.len());
        let mut made = sandbox::Made::default();
        let names: Vec<mlua::LuaString> = schema.hooks.iter().map(|hook| lua.create_string(hook.name)).collect::<mlua::Result<_>>()?;
        for (kind, card) in (0u8..).zip(cards.iter()) {
            if only.is_some_and(|only| only != kind) {
                functions.extend(schema.hooks.iter().map(|_| None));
                callers.extend(schema.hooks.iter().map(|_| None));
                continue;
            }
            shared.steps.set(0);
            shared.total.set(0);
            let table: Table = sandbox::compiled(&lua, &card.file, card.bytecode()).eval()?;
            for ((at, hook), name) in (0u8..).zip(schema.hooks).zip(&names) {
                // Most cards define few of them: only these are asked for.
                let function = if cards.defines(at).contains(kind) { table.get::<Option<Function>>(name)? } else { None };
                let asked = function.as_ref().filter(|_| hook.kind.is_rule() && hook.kind != HookKind::Lists);
                callers.push(asked.map(|function| rules::caller(&lua, &mut made, schema, hook, card, function)).transpose()?);
                functions.push(function);
            }
        }
        drop(made);
        lua.gc_collect()?;
        lua.gc_stop();
        let base = lua.used_memory();
        let machine = Self { lua, shared, g, functions, callers, hooks: schema.hooks.len(), base, limits };
        machine.judges(fresh);
        Ok(machine)
    }

    /// From now on its verdicts count, or not any more.
    fn judges(&self, fresh: bool) {
        let Limits { steps, altogether, .. } = self.limits;
        self.shared.tracing.set(fresh);
        self.shared.limit.set(if fresh { steps } else { steps - MARGIN.min(steps / 2) });
        self.shared.altogether.set(if fresh { altogether } else { altogether - altogether / PART });
    }

    /// The steps of a rule hook.
    pub(crate) fn steps_of_hook(&self) -> u32 {
        let steps = self.limits.of_hook;
        if self.shared.tracing.get() { steps } else { steps - MARGIN.min(steps / 2) }
    }

    /// Fences in the memory of a script that has taken `already` before.
    pub(crate) fn fence(&self, already: usize) -> mlua::Result<usize> {
        let memory = self.limits.memory;
        let allowed = if self.shared.tracing.get() { memory } else { memory / SHARE };
        self.lua.set_memory_limit(self.lua.used_memory() + allowed.saturating_sub(already).max(1))
    }

    /// Whether much garbage lies about.
    fn is_littered(&self) -> bool {
        self.lua.used_memory() > self.base + self.limits.memory / LITTER
    }

    fn collect(&self) {
        // A collector that fails is no card's fault; the next script will meet its memory limit.
        let _ = self.lua.gc_collect();
        self.lua.gc_stop();
    }

    pub(crate) fn caller(&self, card: u8, hook: u8) -> Option<&Caller> {
        self.callers.get(usize::from(card) * self.hooks + usize::from(hook))?.as_ref()
    }

    pub(crate) fn function(&self, card: u8, hook: u8) -> Option<&Function> {
        self.functions.get(usize::from(card) * self.hooks + usize::from(hook))?.as_ref()
    }
}

impl Vm {
    /// Opens the cards on this thread.
    ///
    /// # Errors
    /// A text if the VM cannot be made or a card cannot be loaded into it.
    pub fn open(schema: &'static Schema, cards: Arc<Cards>, limits: Limits, nanoseconds: Option<fn() -> u64>) -> Result<Self, String> {
        let machine = Machine::open(schema, &cards, limits, None, false).map_err(|e| e.to_string())?;
        Ok(Self {
            schema,
            cards,
            limits,
            machine: RefCell::new(Rc::new(machine)),
            kept: RefCell::default(),
            spare: RefCell::default(),
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
            stopped_by: RefCell::default(),
        })
    }

    /// Switches off (or on) everything that is only remembered: kept coroutines and answers of rule hooks. Nothing that can be
    /// observed changes.
    pub fn remember(&self, on: bool) {
        self.remembering.set(on);
        self.kept.borrow_mut().clear();
        self.memo.borrow_mut().clear();
    }

    /// The cards that define a hook.
    pub fn defines(&self, hook: u8) -> Kinds {
        self.cards.defines(hook)
    }

    /// Whether the innermost effect has called a verb of this kind before, by its name.
    pub fn has_called(&self, frames: &crate::Frames, is: impl Fn(&str) -> bool) -> bool {
        let machine = self.machine.borrow();
        frames.journal().iter().any(|entry| is(machine.shared.verb_of(entry.call)))
    }

    /// The cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether the host stopped a script.
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
    pub(crate) fn note_stop(&self, machine: &Machine, fault: &Fault) {
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

    pub(crate) fn timed<R>(&self, run: impl FnOnce() -> R) -> R {
        let Some(now) = self.nanoseconds else { return run() };
        let before = now();
        let result = run();
        self.spent.set(self.spent.get() + now().saturating_sub(before));
        result
    }

    /// Runs the innermost open effect on to its next suspension or its end.
    pub fn run(&self, host: &mut dyn Host) -> Outcome {
        self.entries.set(self.entries.get() + 1);
        let machine = self.machine.borrow().clone();
        self.tidy(&machine);
        let journal = host.frames().journal().len();
        let mut segment = self.timed(|| self.segment(&machine, host));
        if matches!(segment, Segment::Limit) {
            self.put_back(&machine, host, journal);
            segment = match self.fresh() {
                Ok(fresh) => self.timed(|| self.segment(&fresh, host)).or_else(|| (fresh.shared.line.get(), fresh.shared.limit_reason())),
                Err(reason) => Segment::Error(0, reason),
            };
        }
        let machine = self.machine.borrow().clone();
        match segment {
            Segment::Finished(value) => {
                host.frames().close(value);
                Outcome::Finished
            }
            Segment::Suspended => Outcome::Suspended,
            Segment::Error(line, reason) => {
                self.put_back(&machine, host, journal);
                let fault = self.fail(host, line, reason);
                self.note_stop(&machine, &fault);
                Outcome::Failed(fault)
            }
            Segment::Limit => unreachable!("a fresh VM always gives a verdict"),
        }
    }

    /// Collects the garbage of earlier scripts if there is much of it. Never while an effect runs.
    pub(crate) fn tidy(&self, machine: &Machine) {
        if !machine.is_littered() {
            return;
        }
        machine.collect();
        if machine.is_littered() {
            self.kept.borrow_mut().clear();
            self.spare.borrow_mut().clear();
            machine.collect();
        }
    }

    /// Closes the innermost effect as failed, with the neutral answer of its hook.
    pub fn fail(&self, host: &mut dyn Host, line: u32, reason: String) -> Fault {
        let Some(frame) = host.frames().top() else { return Fault { card: 0, file: String::new(), line, reason } };
        let (card, hook) = (frame.card, frame.hook);
        host.frames().close(self.schema.hooks[usize::from(hook)].neutral);
        let file = self.cards.get(card).file.clone();
        let line = if line > 0 { line } else { self.line_of(card, hook) };
        let fault = Fault { card, file, line, reason };
        self.note_failed(&fault);
        fault
    }

    /// The line at which a card defines a hook.
    pub(crate) fn line_of(&self, card: u8, hook: u8) -> u32 {
        self.cards.get(card).line_of(self.schema.hooks[usize::from(hook)].name)
    }

    /// Notes an effect that failed.
    pub(crate) fn note_failed(&self, fault: &Fault) {
        let mut failed = self.failed.borrow_mut();
        if failed.len() < rules::MAX_FAULTS {
            failed.push(fault.clone());
        }
    }

    /// Replaces the machine by a fresh one and gives it.
    pub(crate) fn fresh(&self) -> Result<Rc<Machine>, String> {
        let fresh = Rc::new(Machine::open(self.schema, &self.cards, self.limits, None, true).map_err(|e| e.to_string())?);
        self.kept.borrow_mut().clear();
        self.spare.borrow_mut().clear();
        *self.machine.borrow_mut() = fresh.clone();
        Ok(fresh)
    }

    /// A machine for one verdict about a rule hook of a card; the usual one stays, an effect may be running in it.
    pub(crate) fn judge(&self, card: u8) -> Result<Rc<Machine>, String> {
        Machine::open(self.schema, &self.cards, self.limits, Some(card), true).map(Rc::new).map_err(|e| e.to_string())
    }

    /// After a verdict the fresh machine becomes the usual one.
    pub(crate) fn settle(&self) {
        let machine = self.machine.borrow();
        if machine.shared.tracing.get() {
            machine.judges(false);
        }
    }

    fn put_back(&self, machine: &Machine, host: &mut dyn Host, journal: usize) {
        if machine.shared.acted.replace(false) {
            host.roll_back();
        }
        host.frames().cut_journal(journal);
        self.settle_after_verdict(machine);
    }

    fn settle_after_verdict(&self, machine: &Machine) {
        if machine.shared.tracing.get() {
            self.settle();
        }
    }

    /// One segment in this machine: goes on in a kept coroutine, or runs again from the top.
    fn segment(&self, machine: &Machine, host: &mut dyn Host) -> Segment {
        let shared = &machine.shared;
        let Some(frame) = host.frames().top() else { return Segment::Error(0, "no effect is open".to_owned()) };
        let Some(function) = machine.function(frame.card, frame.hook) else {
            return Segment::Error(0, "the card does not define this".to_owned());
        };
        let (card, hook, args) = (frame.card, frame.hook, frame.args);
        let fresh_start = host.frames().journal().is_empty();
        shared.enter();
        shared.over_steps.set(false);
        shared.suspended.set(false);
        shared.acted.set(false);
        shared.steps.set(0);
        shared.steps_a_turn.set(self.cards.get(card).steps_a_turn());
        shared.hook_memory.set(0);
        let kept = if self.remembering.get() { self.take_kept(shared, host) } else { None };
        let before = machine.lua.used_memory();
        let (already, steps) = kept.as_ref().map_or((0, 0), |kept| (kept.memory, kept.steps));
        shared.total.set(steps);
        if let Err(error) = machine.fence(already) {
            return Segment::Error(0, error.to_string());
        }
        let (thread, result) = match kept {
            Some(kept) => {
                let journal = host.frames().journal();
                shared.cursor.set(journal.len());
                let gives = shared.gives_of(kept.frame.call);
                let value = match decode(&machine.lua, gives, &mut journal[kept.journal.len()..].iter().map(Entry::value)) {
                    Ok(value) => value,
                    Err(error) => return Segment::Error(0, error.to_string()),
                };
                let result = shared.run(host, || kept.thread.resume::<MultiValue>(value));
                (kept.thread, result)
            }
            None => {
                if !fresh_start {
                    self.reruns.set(self.reruns.get() + 1);
                }
                let spare = self.spare.borrow_mut().pop();
                let thread = match spare {
                    Some(thread) => thread.reset(function.clone()).map(|()| thread),
                    None => machine.lua.create_thread(function.clone()),
                };
                let thread = match thread {
                    Ok(thread) => thread,
                    Err(error) => return self.classify(shared, card, &error),
                };
                shared.cursor.set(0);
                let [a, b, c, d] = given(&self.schema.hooks[usize::from(hook)], args);
                let result = shared.run(host, || thread.resume::<MultiValue>((&machine.g, a, b, c, d)));
                (thread, result)
            }
        };
        match result {
            Ok(_) if shared.suspended.get() => {
                self.settle_after_verdict(machine);
                let own = machine.lua.used_memory().saturating_sub(before + shared.hook_memory.get());
                self.keep(thread, host, already + own, shared.total.get());
                Segment::Suspended
            }
            Ok(values) => {
                self.settle_after_verdict(machine);
                if shared.cursor.get() < host.frames().journal().len() {
                    return Segment::Error(0, "the script does something else than before with the same answers".to_owned());
                }
                self.save(thread);
                match returned(&values) {
                    Some(value) => Segment::Finished(value),
                    None => Segment::Error(0, "an effect returns a number, true, false or nothing".to_owned()),
                }
            }
            Err(error) => self.classify(shared, card, &error),
        }
    }

    /// A stopped coroutine whose frame had exactly this content.
    fn take_kept(&self, shared: &Shared, host: &mut dyn Host) -> Option<Kept> {
        let frames = host.frames();
        let frame = frames.top()?;
        let journal = frames.journal();
        let mut kept = self.kept.borrow_mut();
        let at = kept.iter().rposition(|k| {
            (k.frame.card, k.frame.hook, k.frame.side, k.frame.args, k.frame.call)
                == (frame.card, frame.hook, frame.side, frame.args, frame.call)
                && journal.len() > k.journal.len()
                && journal[..k.journal.len()] == k.journal[..]
                && journal[k.journal.len()].call == k.frame.call
                && is_one_answer(shared.gives_of(k.frame.call), &journal[k.journal.len()..])
        })?;
        Some(kept.remove(at))
    }

    fn keep(&self, thread: Thread, host: &mut dyn Host, memory: usize, steps: u32) {
        let frames = host.frames();
        let (true, Some(frame)) = (self.remembering.get(), frames.top()) else { return self.save(thread) };
        let mut kept = self.kept.borrow_mut();
        let mut journal = Vec::new();
        if kept.len() >= MAX_KEPT {
            let oldest = kept.remove(0);
            journal = oldest.journal;
            self.save(oldest.thread);
        }
        journal.clear();
        journal.extend_from_slice(frames.journal());
        let frame = frame.clone_head();
        kept.push(Kept { thread, frame, journal, memory, steps });
    }

    /// Lays a thread aside for another effect, wherever it stopped.
    fn save(&self, thread: Thread) {
        let mut spare = self.spare.borrow_mut();
        if spare.len() < MAX_KEPT {
            spare.push(thread);
        }
    }

    fn classify(&self, shared: &Shared, card: u8, error: &mlua::Error) -> Segment {
        let card = self.cards.get(card);
        let (line, reason) = explain(error, &card.file);
        if shared.cut.get().is_some() {
            return Segment::Error(shared.line.get(), "the script runs for too long".to_owned());
        }
        if shared.over_steps.get() || is_memory(error) {
            if shared.line.get() == 0 || line > 0 {
                shared.line.set(line);
            }
            return Segment::Limit;
        }
        Segment::Error(line, reason)
    }
}

impl Scripts for Vm {
    fn faults(&self) -> Vec<CardFault> {
        let told = std::mem::take(&mut *self.failed.borrow_mut()).into_iter().map(|fault| (fault, true));
        let all = told.chain(self.take_faults().into_iter().map(|fault| (fault, false)));
        let named = |(fault, told): (Fault, bool)| {
            let Fault { card, file, line, reason } = fault;
            CardFault { card: self.cards.word_of(card), file, line, reason, told }
        };
        all.map(named).collect()
    }

    fn stopped(&self) -> Option<String> {
        self.take_stop().map(|fault| fault.to_string())
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        Vm::counters(self).to_vec()
    }
}

/// Whether these entries are exactly one answer: a coroutine goes on with one, not with the answers to two equal calls.
fn is_one_answer(gives: Gives, entries: &[Entry]) -> bool {
    match gives {
        Gives::List(_) => usize::try_from(entries[0].value()).is_ok_and(|n| entries.len() == n + 1),
        _ => entries.len() == 1,
    }
}

/// How one segment ended.
#[derive(Debug)]
enum Segment {
    Finished(i32),
    Suspended,
    Error(u32, String),
    Limit,
}

impl Segment {
    /// The verdict of a fresh VM: a limit is an error now.
    fn or_else(self, limit: impl FnOnce() -> (u32, String)) -> Self {
        match self {
            Self::Limit => {
                let (line, reason) = limit();
                Self::Error(line, reason)
            }
            other => other,
        }
    }
}

/// The arguments of an effect as its row says: a truth is a boolean, for 0 is true in Lua.
fn given(hook: &Hook, args: [i16; 4]) -> [Value; 4] {
    let mut kinds = hook.args.iter().map(|arg| arg.kind);
    args.map(|n| match kinds.next() {
        Some(ArgKind::Bool) => Value::Boolean(n != 0),
        _ => Value::Number(f64::from(n)),
    })
}

/// What an effect returned.
fn returned(values: &MultiValue) -> Option<i32> {
    match values.front() {
        None | Some(Value::Nil | Value::Boolean(false)) => Some(0),
        Some(Value::Boolean(true)) => Some(1),
        Some(value) => whole(value),
    }
}
