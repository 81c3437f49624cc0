//! Effects, run segment by segment.
//!
//! A *segment* goes from one suspension to the next. A failing segment is rolled back, its events are dropped, its frame
//! is removed; earlier segments stand. A segment that hits the limit of steps or memory is rolled back and run once more
//! in a fresh machine, whose verdict counts: so a verdict never depends on the age of a VM (see [`crate::machine`]).

use super::Vm;
use crate::calls::{Shared, decode};
use crate::explain::{explain, is_memory, whole};
use crate::frames::Entry;
use crate::machine::Machine;
use crate::schema::{ArgKind, Hook};
use crate::shown;
use crate::{Fault, Host};
use clade_engine::{CallEnd, Kind};
use mlua::{MultiValue, Value};

/// How a run of the innermost effect ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It returned; its frame is closed.
    Finished,
    /// It waits: for an answer, a die, or the steps of a verb.
    Suspended,
    /// It failed; its last segment is rolled back and its frame closed with the hook's neutral answer.
    Failed(Fault),
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

impl Vm {
    /// Runs the innermost open effect on to its next suspension or its end.
    pub fn run(&self, host: &mut dyn Host) -> Outcome {
        self.entries.set(self.entries.get() + 1);
        let machine = self.machine.borrow().clone();
        self.tidy(&machine);
        let journal = host.frames().journal().len();
        let card = host.frames().top().map_or(Kind(0), |frame| frame.card);
        if journal == 0 {
            self.count(card, |runs| runs.effects += 1);
        }
        let mut segment = self.timed(card, || self.segment(&machine, host));
        if matches!(segment, Segment::Limit) {
            self.put_back(&machine, host, journal);
            self.notes.again();
            segment = match self.fresh() {
                Ok(fresh) => {
                    self.timed(card, || self.segment(&fresh, host)).or_else(|| (fresh.shared.line.get(), fresh.shared.limit_reason()))
                }
                Err(reason) => Segment::Error(0, reason),
            };
        }
        let machine = self.machine.borrow().clone();
        match segment {
            Segment::Finished(value) => {
                host.frames().close(value);
                Outcome::Finished
            }
            Segment::Suspended => {
                self.notes.ended(|| CallEnd::Waits);
                Outcome::Suspended
            }
            Segment::Error(line, reason) => {
                self.notes.ended(|| CallEnd::Failed(reason.clone()));
                self.put_back(&machine, host, journal);
                let fault = self.fail(host, line, reason);
                self.note_stop(&machine, &fault);
                Outcome::Failed(fault)
            }
            Segment::Limit => unreachable!("a fresh VM always gives a verdict"),
        }
    }

    /// Closes the innermost effect as failed, with the neutral answer of its hook.
    pub fn fail(&self, host: &mut dyn Host, line: u32, reason: String) -> Fault {
        let Some(frame) = host.frames().top() else { return Fault { card: Kind(0), file: String::new(), line, reason } };
        let (card, hook) = (frame.card, frame.hook);
        host.frames().close(self.schema.hooks[usize::from(hook)].neutral);
        let file = self.cards.get(card).file.clone();
        let line = if line > 0 { line } else { self.line_of(card, hook) };
        let fault = Fault { card, file, line, reason };
        self.note_failed(&fault);
        fault
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
        let (card, hook, side, args) = (frame.card, frame.hook, frame.side, frame.args);
        let fresh_start = host.frames().journal().is_empty();
        if self.notes.listens() {
            self.note_stretch(host, (card, hook, side), args, fresh_start);
        }
        shared.enter();
        shared.over_steps.set(false);
        shared.suspended.set(false);
        shared.acted.set(false);
        shared.steps.set(0);
        shared.steps_a_turn.set(self.cards.get(card).steps_a_turn());
        shared.hook_memory.set(0);
        let kept = if self.remembering.get() { self.threads.borrow_mut().take(shared, host.frames()) } else { None };
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
                let value =
                    match decode(&machine.lua, gives, self.cards.get(card), &mut journal[kept.journal.len()..].iter().map(Entry::value)) {
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
                let spare = self.threads.borrow_mut().spare();
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
                if self.remembering.get() {
                    self.threads.borrow_mut().keep(thread, host.frames(), already + own, shared.total.get());
                } else {
                    self.threads.borrow_mut().lay_aside(thread);
                }
                Segment::Suspended
            }
            Ok(values) => {
                self.settle_after_verdict(machine);
                if shared.cursor.get() < host.frames().journal().len() {
                    return Segment::Error(0, "the script does something else than before with the same answers".to_owned());
                }
                self.threads.borrow_mut().lay_aside(thread);
                match returned(&values) {
                    Some(value) => {
                        self.notes.ended(|| CallEnd::Returned(values.front().map_or_else(|| shown::plain(&Value::Nil), shown::plain)));
                        Segment::Finished(value)
                    }
                    None => Segment::Error(0, "an effect returns a number, true, false or nothing".to_owned()),
                }
            }
            Err(error) => self.classify(shared, card, &error),
        }
    }

    fn classify(&self, shared: &Shared, card: Kind, error: &mlua::Error) -> Segment {
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
