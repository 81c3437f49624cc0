//! The VM of one thread: runs effects segment by segment.
//!
//! A *segment* goes from one suspension to the next. A failing segment is put back, its events are dropped, its frame is
//! removed; earlier segments stand. A segment that hits the limit of steps or memory is put back and run once more in a
//! fresh VM, whose verdict counts: so a verdict never depends on the age of a VM. For that a used VM must never pass what a
//! fresh one fails: its limits are tighter ([`MARGIN`], [`SHARE`]), the collector never runs while a script does, and the garbage
//! that earlier scripts left (whose strings and pages a script could take over without paying) stays under [`SHARE`] of the limit.

use crate::frames::Entry;
use crate::loan::Loan;
use crate::schema::{ArgKind, CommonVerb, Gives, HookKind, Schema};
use crate::{Args, Card, Cards, Fault, Frame, Host, Limits, Reply, Wait, rules, sandbox};
use arrayvec::ArrayVec;
use clade_engine::{Ask, Kinds, Question, Seats, Side};
use mlua::{Function, Lua, MultiValue, Table, Thread, Value};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// How many stopped coroutines are kept, to go on without a re-run. Never observable.
const MAX_KEPT: usize = 8;
/// A used VM gives a script this part of the memory limit, and collects when so much garbage lies about.
const SHARE: usize = 4;
/// A used VM stops this many steps before the limit, and leaves the verdict to a fresh one.
const MARGIN: u32 = 500;

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

/// One verb as scripts see it: its game's row or a common one.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) suspends: bool,
    acts: bool,
    gives: Gives,
    args: Vec<ArgKind>,
    verb: Either,
}

enum Either {
    Common(CommonVerb),
    Game(u8),
}

/// What the functions of the VM share with the code that runs it.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) loan: Loan,
    pub(crate) rows: Vec<Row>,
    cards: Option<Arc<Cards>>,
    pub(crate) steps: Cell<u32>,
    pub(crate) limit: Cell<u32>,
    pub(crate) over_steps: Cell<bool>,
    pub(crate) clock_fired: Cell<bool>,
    pub(crate) tracing: Cell<bool>,
    /// Counts like `steps`, but is never set back: when to look at the clock.
    pub(crate) ticks: Cell<u32>,
    pub(crate) line: Cell<u32>,
    cursor: Cell<usize>,
    suspended: Cell<bool>,
    acted: Cell<bool>,
    /// An effect runs; rule hooks that are asked meanwhile do not count against its memory.
    pub(crate) running: Cell<bool>,
    pub(crate) hook_memory: Cell<usize>,
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
    memory: usize,
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
    /// The memory that it has taken from its start.
    memory: usize,
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
    /// Whether coroutines are kept and answers of rule hooks remembered.
    pub(crate) remembering: Cell<bool>,
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
    fn open(schema: &'static Schema, cards: &Arc<Cards>, limits: Limits) -> mlua::Result<Self> {
        let shared = Rc::new(Shared::new(schema, cards.clone()));
        shared.limit.set(limits.steps);
        let (lua, g) = sandbox::open(&shared, limits)?;
        let mut functions = Vec::new();
        let mut callers = Vec::new();
        let mut made = sandbox::Made::default();
        for card in cards.iter() {
            shared.steps.set(0);
            let table: Table = sandbox::compiled(&lua, &card.file, card.bytecode()).eval()?;
            for hook in schema.hooks {
                let function = table.get::<Option<Function>>(hook.name)?;
                let asked = function.as_ref().filter(|_| hook.kind.is_rule() && hook.kind != HookKind::Lists);
                callers.push(asked.map(|function| rules::caller(&lua, &mut made, schema, hook, card, function)).transpose()?);
                functions.push(function);
            }
        }
        drop(made);
        lua.gc_collect()?;
        lua.gc_stop();
        let base = lua.used_memory();
        Ok(Self { lua, shared, g, functions, callers, hooks: schema.hooks.len(), base, memory: limits.memory })
    }

    /// Fences in the memory of a script that has taken `already` before.
    pub(crate) fn fence(&self, already: usize) -> mlua::Result<usize> {
        let allowed = if self.shared.tracing.get() { self.memory } else { self.memory / SHARE };
        self.lua.set_memory_limit(self.lua.used_memory() + allowed.saturating_sub(already).max(1))
    }

    /// Whether much garbage lies about.
    fn is_littered(&self) -> bool {
        self.lua.used_memory() > self.base + self.memory / SHARE
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
        let machine = Machine::open(schema, &cards, limits).map_err(|e| e.to_string())?;
        machine.shared.limit.set(limits.steps - MARGIN.min(limits.steps / 2));
        Ok(Self {
            schema,
            cards,
            limits,
            machine: RefCell::new(Rc::new(machine)),
            kept: RefCell::default(),
            spare: RefCell::default(),
            memo: RefCell::default(),
            faults: RefCell::default(),
            remembering: Cell::new(true),
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

    /// The cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether the host's clock stopped a script.
    pub fn stopped(&self) -> bool {
        self.stopped_by.borrow().is_some()
    }

    /// The card whose script the host's clock stopped.
    pub fn stopped_by(&self) -> Option<Fault> {
        self.stopped_by.borrow().clone()
    }

    /// Notes that the clock fired, if it did.
    pub(crate) fn note_stop(&self, machine: &Machine, fault: &Fault) {
        if machine.shared.clock_fired.get() {
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
        let line = if line > 0 { line } else { self.cards.get(card).line_of(self.schema.hooks[usize::from(hook)].name) };
        Fault { card, file, line, reason }
    }

    /// Replaces the machine by a fresh one and gives it.
    pub(crate) fn fresh(&self) -> Result<Rc<Machine>, String> {
        let fresh = Rc::new(Machine::open(self.schema, &self.cards, self.limits).map_err(|e| e.to_string())?);
        fresh.shared.tracing.set(true);
        self.kept.borrow_mut().clear();
        self.spare.borrow_mut().clear();
        *self.machine.borrow_mut() = fresh.clone();
        Ok(fresh)
    }

    /// A machine for one verdict about a rule hook; the usual one stays, an effect may be running in it.
    pub(crate) fn judge(&self) -> Result<Rc<Machine>, String> {
        let fresh = Machine::open(self.schema, &self.cards, self.limits).map_err(|e| e.to_string())?;
        fresh.shared.tracing.set(true);
        Ok(Rc::new(fresh))
    }

    /// After a verdict the fresh machine becomes the usual one.
    pub(crate) fn settle(&self) {
        let machine = self.machine.borrow();
        if machine.shared.tracing.replace(false) {
            machine.shared.limit.set(self.limits.steps - MARGIN.min(self.limits.steps / 2));
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
        let (card, args) = (frame.card, frame.args);
        let fresh_start = host.frames().journal().is_empty();
        shared.over_steps.set(false);
        shared.suspended.set(false);
        shared.acted.set(false);
        shared.steps.set(0);
        shared.hook_memory.set(0);
        let kept = if self.remembering.get() { self.take_kept(host) } else { None };
        let before = machine.lua.used_memory();
        let already = kept.as_ref().map_or(0, |kept| kept.memory);
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
                let [a, b, c, d] = args;
                let result = shared.run(host, || thread.resume::<MultiValue>((&machine.g, a, b, c, d)));
                (thread, result)
            }
        };
        match result {
            Ok(_) if shared.suspended.get() => {
                self.settle_after_verdict(machine);
                let own = machine.lua.used_memory().saturating_sub(before + shared.hook_memory.get());
                self.keep(thread, host, already + own);
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
    fn take_kept(&self, host: &mut dyn Host) -> Option<Kept> {
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
        })?;
        Some(kept.remove(at))
    }

    fn keep(&self, thread: Thread, host: &mut dyn Host, memory: usize) {
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
        kept.push(Kept { thread, frame, journal, memory });
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
        if shared.clock_fired.get() {
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

impl Shared {
    fn new(schema: &'static Schema, cards: Arc<Cards>) -> Self {
        let common = schema.common_verbs().into_iter().map(|(name, verb)| Row {
            name,
            suspends: verb.suspends(),
            acts: verb == CommonVerb::Remember,
            gives: verb.gives(),
            args: verb.args().iter().map(|a| a.kind).collect(),
            verb: Either::Common(verb),
        });
        let game = (0u8..).zip(schema.verbs).map(|(i, verb)| Row {
            name: verb.name.to_owned(),
            suspends: verb.suspends,
            acts: verb.acts || verb.suspends,
            gives: verb.gives,
            args: verb.args.iter().map(|a| a.kind).collect(),
            verb: Either::Game(i),
        });
        Self { rows: common.chain(game).collect(), cards: Some(cards), ..Self::default() }
    }

    pub(crate) fn limit_reason(&self) -> String {
        if self.over_steps.get() { "the script takes too many steps".to_owned() } else { "the script takes too much memory".to_owned() }
    }

    /// Runs an effect on this host.
    fn run<R>(&self, host: &mut dyn Host, run: impl FnOnce() -> R) -> R {
        self.running.set(true);
        let result = self.loan.lend(host, run);
        self.running.set(false);
        result
    }

    fn gives_of(&self, call: u32) -> Gives {
        self.rows[(call >> 24) as usize].gives
    }

    /// A verb is called. `None`: the script must stop.
    pub(crate) fn call(&self, lua: &Lua, row: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let called = self.loan.borrow(|host| self.call_on(lua, host, row, values));
        called.unwrap_or_else(|| Err(mlua::Error::runtime("no table is lent to this script")))
    }

    fn call_on(&self, lua: &Lua, host: &mut dyn Host, index: usize, values: &[Value]) -> mlua::Result<Option<Value>> {
        let row = &self.rows[index];
        let fault = |reason: String| mlua::Error::runtime(format!("{}: {reason}", row.name));
        let Some(frame) = host.frames().top() else { return Err(fault("no effect is open".to_owned())) };
        let (side, card) = (frame.side, frame.card);
        let mut args = Args::default();
        self.args(&mut args, row, side, card, values).map_err(fault)?;
        let call = (index as u32) << 24 | args.hash();
        let journal = host.frames().journal();
        let cursor = self.cursor.get();
        if cursor < journal.len() {
            if journal[cursor].call != call {
                return Err(fault("the script does something else than before with the same answers".to_owned()));
            }
            let mut values = journal[cursor..].iter().map(Entry::value);
            let value = decode(lua, row.gives, &mut values)?;
            let left = values.len();
            self.cursor.set(journal.len() - left);
            self.steps.set(0); // steps are counted from the end of the journal
            return Ok(Some(value));
        }
        if !host.frames().fits(1) {
            return Err(fault(FULL.to_owned()));
        }
        if self.suspended.get() {
            return Err(fault("the script did not stop at its question (a sort or another builtin was in between)".to_owned()));
        }
        if row.acts && !self.acted.replace(true) {
            host.checkpoint();
        }
        let reply = match row.verb {
            Either::Game(verb) => host.verb(verb, &args),
            Either::Common(verb) => common(host, verb, side, card, &args),
        };
        let pushed = |host: &mut dyn Host, gives, known, values: &[i32]| {
            if !host.frames().fits(values.len()) {
                return Err(fault(FULL.to_owned()));
            }
            values.iter().for_each(|&v| host.frames().push(call, v, known));
            self.cursor.set(host.frames().journal().len());
            decode(lua, gives, &mut values.iter().copied()).map(Some)
        };
        let reply = match reply {
            Ok(Reply::Int(value)) => return pushed(host, row.gives, Seats::ALL, &[value]),
            Ok(reply) => reply,
            Err(reason) => return Err(fault(reason)),
        };
        match reply {
            Reply::Nothing => pushed(host, row.gives, Seats::ALL, &[0]),
            Reply::Int(value) => pushed(host, row.gives, Seats::ALL, &[value]),
            Reply::Secret(value, known) => pushed(host, row.gives, known, &[value]),
            Reply::Nil => pushed(host, row.gives, Seats::ALL, &[-1]),
            Reply::List(list) => {
                let values: ArrayVec<i32, 64> = std::iter::once(list.len() as i32).chain(list).collect();
                pushed(host, row.gives, Seats::ALL, &values)
            }
            Reply::Suspend => {
                host.frames().wait_for(call, Wait::Steps);
                self.suspended.set(true);
                Ok(None)
            }
            Reply::Ask(question) if !has_answer(&question) => Err(fault("there is nothing to choose from".to_owned())),
            Reply::Ask(question) => {
                if let Ask::Some { most, .. } = question.ask {
                    let offered: u32 = question.options.get().map_or(0, |all| all.iter().map(|&(_, n)| u32::from(n)).sum());
                    if !host.frames().fits(1 + u32::from(most).min(offered) as usize) {
                        return Err(fault(FULL.to_owned()));
                    }
                }
                let wait = match verb_die(&row.verb, &args) {
                    Some(faces) => Wait::Roll(faces),
                    None => Wait::Question(question),
                };
                host.frames().wait_for(call, wait);
                self.suspended.set(true);
                Ok(None)
            }
        }
    }

    /// Reads the arguments of a verb by its row.
    fn args(&self, args: &mut Args, row: &Row, owner: Side, card: u8, values: &[Value]) -> Result<(), String> {
        for (i, (kind, value)) in row.args.iter().zip(values).enumerate() {
            args.ints[i] = match (kind, value) {
                (ArgKind::Int | ArgKind::Thing(_) | ArgKind::Side, value @ (Value::Integer(_) | Value::Number(_))) => {
                    whole(value).ok_or_else(|| format!("argument {} is no whole number of this size", i + 1))?
                }
                (ArgKind::Side, Value::Nil) => i32::from(owner.0),
                (ArgKind::Bool, Value::Nil | Value::Boolean(false)) => 0,
                (ArgKind::Bool, Value::Boolean(true)) => 1,
                (ArgKind::Int, Value::Nil) => 0,
                (ArgKind::List(_) | ArgKind::Numbers, Value::Table(list)) => {
                    if list.raw_len() > args.list.capacity() {
                        return Err(format!("a list for this has at most {} items", args.list.capacity()));
                    }
                    for item in list.sequence_values::<Value>() {
                        let number = item.ok().as_ref().and_then(whole).ok_or("expected a list of whole numbers")?;
                        args.list.try_push(number).map_err(|_| "the list is too long")?;
                    }
                    args.list.len() as i32
                }
                (ArgKind::Says | ArgKind::Memory, Value::String(key)) => {
                    let key = key.to_str().map_err(|_| "expected a word")?;
                    let card = self.cards.as_ref().ok_or("no cards")?.get(card);
                    let at = match kind {
                        ArgKind::Says => card.says.iter().position(|(name, _)| *name == *key),
                        _ => card.remembers.iter().position(|(name, _)| *name == *key),
                    };
                    at.ok_or_else(|| no_such_key(card, *kind, &key))? as i32
                }
                (_, value) => return Err(format!("argument {} cannot be {}", i + 1, value.type_name())),
            };
        }
        Ok(())
    }
}

impl Row {
    /// How many arguments the verb takes.
    pub(crate) fn arguments(&self) -> usize {
        self.args.len().min(4)
    }
}

impl Args {
    /// 24 bits that tell two calls of the same verb apart.
    fn hash(&self) -> u32 {
        let mix = |h: u32, v: i32| (h ^ v as u32).wrapping_mul(0x9E37_79B1).rotate_left(13);
        let hash = self.ints.iter().chain(&self.list).fold(self.list.len() as u32, |h, &v| mix(h, v));
        (hash ^ hash >> 24) & 0x00FF_FFFF
    }
}

/// Why a call fails whose entries would not fit.
const FULL: &str = "a card's journal has at most 256 entries: every verb is one, every item of a list too";

fn no_such_key(card: &Card, kind: ArgKind, key: &str) -> String {
    let (under, valid): (_, Vec<&str>) = match kind {
        ArgKind::Says => ("says", card.says.iter().map(|(name, _)| name.as_str()).collect()),
        _ => ("remembers", card.remembers.iter().map(|(name, _)| name.as_str()).collect()),
    };
    let hint = clade_engine::nearest(key, valid).map(|w| format!("; did you mean '{w}'?")).unwrap_or_default();
    format!("the card has no '{key}' under '{under}'{hint}")
}

/// Whether a question can be answered at all.
fn has_answer(question: &Question) -> bool {
    let wanted = matches!(question.ask, Ask::Number | Ask::One { or_none: false, .. });
    !wanted || question.options.get().is_none_or(|options| !options.is_empty())
}

/// The die that a verb rolls.
fn verb_die(verb: &Either, args: &Args) -> Option<u8> {
    match verb {
        Either::Common(CommonVerb::Roll) => Some(if args.ints[0] == 0 { 6 } else { args.ints[0] as u8 }),
        _ => None,
    }
}

/// Does a verb that every game has.
fn common(host: &mut dyn Host, verb: CommonVerb, side: Side, card: u8, args: &Args) -> Result<Reply, String> {
    let [a, b, c, d] = args.ints;
    let ask = |host: &mut dyn Host, who: i32, ask: Ask, options: ArrayVec<(u8, u8), 48>| -> Result<Reply, String> {
        let who = u8::try_from(who).map(Side).ok().filter(|&side| host.has_side(side)).ok_or("there is no such side")?;
        let asked = host.seats_of(who);
        Ok(Reply::Ask(Box::new(Question::new(who, a as u8, ask, options, Seats::ALL, asked))))
    };
    match verb {
        CommonVerb::AskYes => ask(host, b, Ask::YesNo, ArrayVec::new()),
        CommonVerb::ChooseNumber => ask(host, c, Ask::Number, options(&args.list)?),
        CommonVerb::Roll => match a {
            0 | 2..=100 => ask(host, i32::from(side.0), Ask::YesNo, ArrayVec::new()),
            _ => Err("a die has 2 to 100 faces".to_owned()),
        },
        CommonVerb::Remember => {
            let value = i16::try_from(b).map_err(|_| "a cell holds -32768 to 32767".to_owned())?;
            if host.frames().remember(side, card, a as u8, value) {
                Ok(Reply::Nothing)
            } else {
                Err("too many cells are in use".to_owned())
            }
        }
        CommonVerb::Recall => Ok(Reply::Int(i32::from(host.frames().recall(side, card, a as u8)))),
        CommonVerb::ChooseOne(thing) => ask(host, d, Ask::One { thing, or_none: c != 0 }, options(&args.list)?),
        CommonVerb::ChooseSome(thing) => {
            let most = u8::try_from(c).ok().filter(|most| (1..=32).contains(most)).ok_or("'most' is a number from 1 to 32")?;
            ask(host, d, Ask::Some { thing, most }, options(&args.list)?)
        }
    }
}

/// What is offered, ascending, with how often each is listed.
fn options(list: &[i32]) -> Result<ArrayVec<(u8, u8), 48>, String> {
    let mut sorted: ArrayVec<u8, 48> = ArrayVec::new();
    for &item in list {
        sorted.push(u8::try_from(item).map_err(|_| "options are 0 to 255".to_owned())?);
    }
    sorted.sort_unstable();
    let mut options: ArrayVec<(u8, u8), 48> = ArrayVec::new();
    for item in sorted {
        match options.last_mut() {
            Some((last, n)) if *last == item => *n += 1,
            _ => options.push((item, 1)),
        }
    }
    Ok(options)
}

/// Turns journal values into what the script gets.
fn decode(lua: &Lua, gives: Gives, values: &mut impl Iterator<Item = i32>) -> mlua::Result<Value> {
    let first = values.next().unwrap_or(0);
    Ok(match gives {
        Gives::Nothing => Value::Nil,
        Gives::Int => Value::Number(f64::from(first)),
        Gives::Bool => Value::Boolean(first != 0),
        Gives::Thing(_) if first < 0 => Value::Nil,
        Gives::Thing(_) => Value::Number(f64::from(first)),
        Gives::List(_) => {
            // Without a limit a list is made in one go; it is short, and the script's next allocation meets the limit.
            let limit = lua.set_memory_limit(0)?;
            let list = lua.create_sequence_from(values.take(first as usize).map(f64::from));
            lua.set_memory_limit(limit)?;
            Value::Table(list?)
        }
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

/// A whole number; a text is none.
pub(crate) fn whole(value: &Value) -> Option<i32> {
    match value {
        Value::Integer(n) => i32::try_from(*n).ok(),
        Value::Number(n) if f64::from(*n as i32) == *n => Some(*n as i32),
        _ => None,
    }
}

pub(crate) fn is_memory(error: &mlua::Error) -> bool {
    match error {
        mlua::Error::MemoryError(_) => true,
        mlua::Error::CallbackError { cause, .. } => is_memory(cause),
        // The second is what is left when the report of a fault finds no memory.
        mlua::Error::RuntimeError(text) => text.contains("not enough memory") || text == "error in error handling",
        _ => false,
    }
}

/// The line in the card's file and the reason, out of an error of the VM.
pub(crate) fn explain(error: &mlua::Error, file: &str) -> (u32, String) {
    let mut cause = error;
    let mut trace = None;
    while let mlua::Error::CallbackError { cause: inner, traceback } = cause {
        trace = trace.or_else(|| line_in(traceback, file));
        cause = inner;
    }
    let text = match cause {
        mlua::Error::RuntimeError(text) => text.clone(),
        other => other.to_string(),
    };
    // What the script itself wrote comes first, the trace of its calls last.
    let (message, traced) = text.rsplit_once("stack traceback:").unwrap_or((&text, ""));
    let line = trace.or_else(|| line_in(traced, file)).or_else(|| line_in(message, file)).unwrap_or(0);
    let message = message.lines().next().unwrap_or_default();
    let message = message.strip_prefix("runtime error: ").unwrap_or(message);
    let rest = message.strip_prefix(file).and_then(|rest| rest.strip_prefix(':')).and_then(|rest| rest.split_once(": "));
    let reason = match rest {
        Some((line, rest)) if line.bytes().all(|b| b.is_ascii_digit()) => rest,
        _ => message,
    };
    (line, reason.chars().take(200).collect())
}

/// The first line of this file that a text names.
fn line_in(text: &str, file: &str) -> Option<u32> {
    text.match_indices(file).find_map(|(at, _)| {
        let rest = text[at + file.len()..].strip_prefix(':')?;
        rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
    })
}
