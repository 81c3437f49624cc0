//! One call of a card's rule hook: facts in, what it said out. A limit is judged by a fresh machine; one that fails is a fault.

use super::Vm;
use crate::Fault;
use crate::explain::{explain, is_memory, type_of, whole};
use crate::machine::Machine;
use crate::schema::MOST_FACTS;
use clade_engine::{Kind, Kinds};
use mlua::{Function, Table, Value};

/// What one rule hook answered.
pub(super) enum Answer {
    Number(i32),
    AtMost(i32),
    AtLeast(i32),
}

/// What a rule hook said, in no VM's memory: it may have been judged in one that is gone.
pub(super) enum Said {
    Nothing,
    Truth(bool),
    Number(Answer),
    Word(String),
    /// Something that no rule hook answers: the word for its type.
    Odd(&'static str),
}

impl From<&Value> for Said {
    fn from(value: &Value) -> Self {
        let bound = |table: &Table, name: &str| table.raw_get::<Value>(name).ok().as_ref().and_then(whole);
        match value {
            Value::Nil => Self::Nothing,
            Value::Boolean(truth) => Self::Truth(*truth),
            Value::String(word) => word.to_str().map_or(Self::Odd(type_of(value)), |word| Self::Word(word.to_owned())),
            Value::Table(table) => match (bound(table, "at_most"), bound(table, "at_least")) {
                (Some(n), _) => Self::Number(Answer::AtMost(n)),
                (_, Some(n)) => Self::Number(Answer::AtLeast(n)),
                _ => Self::Odd(type_of(value)),
            },
            value => whole(value).map_or(Self::Odd(type_of(value)), |n| Self::Number(Answer::Number(n))),
        }
    }
}

impl Vm {
    pub(super) fn ask(&self, card: Kind, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Option<Said> {
        let mut given = [0.0; MOST_FACTS];
        let wanted = self.schema.hooks[usize::from(hook)].args.len();
        let reads = &self.cards.get(card).reads;
        given.iter_mut().zip(&facts[..wanted.min(facts.len())]).for_each(|(slot, &fact)| *slot = f64::from(fact));
        given.iter_mut().skip(wanted).zip(reads).for_each(|(slot, &wanted)| *slot = f64::from(self.read(card, hook, wanted, read)));
        let few = wanted + reads.len() <= 8;
        let asked = self.in_machine(card, hook, |machine, _| {
            let Some(caller) = machine.caller(card, hook) else { return Ok(Said::Nothing) };
            caller.facts.set_readonly(false);
            let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = given;
            let value: Value = if few {
                caller.ask.call((a, b, c, d, e, f, g, h))
            } else {
                caller.ask.call((a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p))
            }?;
            Ok(Said::from(&value))
        });
        if self.notes.explains(card) {
            let given: Vec<i32> = given[..wanted + reads.len()].iter().map(|&fact| fact as i32).collect();
            self.note_answer(card, hook, &given, asked.as_ref());
        }
        let said = asked.and_then(Result::ok);
        let speaks = !matches!(said, None | Some(Said::Nothing | Said::Truth(false) | Said::Number(Answer::Number(0))));
        self.count(card, |runs| {
            runs.asked += 1;
            runs.spoke += u64::from(speaks);
        });
        said
    }

    /// Calls a rule hook with its own budget of steps; a limit is judged by a fresh VM. `None` if the card does not define it.
    pub(super) fn in_machine<R>(
        &self,
        card: Kind,
        hook: u8,
        call: impl Fn(&Machine, &Function) -> mlua::Result<R>,
    ) -> Option<Result<R, Fault>> {
        self.entries.set(self.entries.get() + 1);
        let machine = self.machine.borrow().clone();
        if !machine.shared.running.get() {
            self.tidy(&machine);
        }
        let mut result = self.timed(card, || guarded(&machine, self.cards.get(card).steps_a_turn(), card, hook, &call))?;
        let mut tried = machine;
        if matches!(&result, Err(error) if tried.shared.over_steps.get() || is_memory(error)) && tried.shared.cut.get().is_none() {
            // Judged by a machine of its own: an effect may be running in the usual one.
            match self.judge(card) {
                Ok(fresh) => {
                    result = self.timed(card, || guarded(&fresh, self.cards.get(card).steps_a_turn(), card, hook, &call))?;
                    tried = fresh;
                }
                Err(reason) => return Some(Err(self.fault(card, 0, reason))),
            }
        }
        match result {
            Ok(value) => Some(Ok(value)),
            Err(error) => {
                let (mut line, mut reason) = explain(&error, &self.cards.get(card).file);
                if tried.shared.cut.get().is_some() {
                    line = tried.shared.line.get();
                } else if tried.shared.over_steps.get() || is_memory(&error) {
                    reason = tried.shared.limit_reason();
                    line = if line > 0 { line } else { tried.shared.line.get() };
                }
                if line == 0 {
                    line = self.cards.get(card).line_of(self.schema.hooks[usize::from(hook)].name);
                }
                let fault = self.fault(card, line, reason);
                self.note_stop(&tried, &fault);
                // The one that judged is gone when it is asked whether the clock cut it off.
                self.machine.borrow().shared.cut.set(tried.shared.cut.get());
                Some(Err(fault))
            }
        }
    }

    /// A count that a card reads. To count, a game may ask rule hooks; where this leads back to the same card it would loop for ever:
    /// then the card reads 0.
    pub(super) fn read(&self, card: Kind, hook: u8, wanted: u8, read: &impl Fn(u8) -> i32) -> i32 {
        let reading = self.reading.get();
        if reading.contains(card) {
            let (name, card_file) = (self.schema.hooks[usize::from(hook)].name, self.cards.get(card));
            let counted = self.schema.reads[usize::from(wanted)].name;
            self.fault(card, card_file.line_of(name), format!("{name} reads '{counted}', which asks {name} again"));
            return 0;
        }
        self.reading.set(reading.or(Kinds::one(card)));
        let count = read(wanted);
        self.reading.set(reading);
        count
    }

    pub(super) fn fault(&self, card: Kind, line: u32, reason: String) -> Fault {
        let fault = Fault { card, file: self.cards.get(card).file.clone(), line, reason };
        self.push_fault(fault.clone());
        fault
    }
}

/// One call with its own count of steps and memory; those of an effect that runs around it are restored.
fn guarded<R>(
    machine: &Machine,
    steps_a_turn: u32,
    card: Kind,
    hook: u8,
    call: &impl Fn(&Machine, &Function) -> mlua::Result<R>,
) -> Option<mlua::Result<R>> {
    let function = machine.function(card, hook)?;
    let shared = &machine.shared;
    let before = machine.lua.used_memory();
    let limit = match machine.fence(0) {
        Ok(limit) => limit,
        Err(error) => return Some(Err(error)),
    };
    shared.enter();
    let outer = (shared.steps.replace(0), shared.total.replace(0), shared.limit.replace(machine.steps_of_hook()));
    let outer_turn = shared.steps_a_turn.replace(steps_a_turn);
    let over = shared.over_steps.replace(false);
    let result = call(machine, function);
    shared.steps.set(outer.0);
    shared.total.set(outer.1);
    shared.limit.set(outer.2);
    shared.steps_a_turn.set(outer_turn);
    if shared.running.get() {
        let own = machine.lua.used_memory().saturating_sub(before);
        shared.hook_memory.set(shared.hook_memory.get() + own);
        if let Err(error) = machine.lua.set_memory_limit(limit + own) {
            return Some(Err(error));
        }
        if result.is_ok() {
            shared.over_steps.set(over);
        }
    }
    Some(result)
}
