//! Rule hooks: functions of a card that only answer. They get facts and no `g`, so they can neither act nor ask, and their
//! answers are remembered by their inputs. One that fails gives its row's neutral answer.

use crate::explain::{explain, is_memory, whole};
use crate::schema::{Hook, HookKind, Schema};
use crate::vm::{Caller, Machine};
use crate::{ArgKind, Card, Fault, Vm, sandbox};
use clade_engine::{Amounts, Kinds};
use mlua::{Function, Lua, Table, Value};
use std::fmt::Write as _;
use std::rc::Rc;

/// The largest number that a rule hook answers: no board game of ours needs more, and nothing can be stretched by it.
const LARGEST: i32 = 999;
/// How many lists a card can answer with; further ones do not count.
const MAX_LISTS: usize = 32;
/// How many answers are remembered.
const SLOTS: usize = 1024;
/// How many facts an answer can be remembered by, the base of a number among them.
const MAX_FACTS: usize = 12;
/// How many facts a rule hook can get, those of `reads` among them.
pub(crate) const MOST_FACTS: usize = 16;

/// The inputs of a rule hook.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Key {
    cards: Kinds,
    hook: u8,
    len: u8,
    facts: [i32; MAX_FACTS],
}

impl Key {
    fn slot(&self) -> usize {
        let bits = self.cards.bits();
        let mut h = (bits as u64 ^ (bits >> 64) as u64 ^ u64::from(self.hook) << 56).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for &fact in &self.facts[..usize::from(self.len)] {
            h = (h ^ fact as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        }
        (h >> 40) as usize % SLOTS
    }
}

/// Answers by their inputs: bounded, overwritten, never observable.
#[derive(Default)]
pub(crate) struct Memo {
    slots: Vec<Option<(Key, Told)>>,
}

/// A remembered answer, with the faults that came with it: they are reported again, so that nobody sees what is remembered.
#[derive(Clone)]
struct Told {
    value: i32,
    faults: Option<Rc<[Fault]>>,
}

impl Memo {
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    fn get(&self, key: &Key) -> Option<&Told> {
        match self.slots.get(key.slot())? {
            Some((stored, told)) if stored == key => Some(told),
            _ => None,
        }
    }

    fn put(&mut self, key: Key, value: Told) {
        if self.slots.is_empty() {
            self.slots.resize(SLOTS, None);
        }
        self.slots[key.slot()] = Some((key, value));
    }
}

/// A card's share in a number: how the number came about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// It adds this much.
    Adds(u8, i32),
    /// It says: not more than this.
    AtMost(u8, i32),
    /// It says: not less than this.
    AtLeast(u8, i32),
}

/// What one rule hook answered.
enum Answer {
    Number(i32),
    AtMost(i32),
    AtLeast(i32),
}

/// What a rule hook said, in no VM's memory: it may have been judged in one that is gone.
enum Said {
    Nothing,
    Truth(bool),
    Number(Answer),
    Word(String),
    Odd,
}

impl From<&Value> for Said {
    fn from(value: &Value) -> Self {
        let bound = |table: &Table, name: &str| table.raw_get::<Value>(name).ok().as_ref().and_then(whole);
        match value {
            Value::Nil => Self::Nothing,
            Value::Boolean(truth) => Self::Truth(*truth),
            Value::String(word) => word.to_str().map_or(Self::Odd, |word| Self::Word(word.to_owned())),
            Value::Table(table) => match (bound(table, "at_most"), bound(table, "at_least")) {
                (Some(n), _) => Self::Number(Answer::AtMost(n)),
                (_, Some(n)) => Self::Number(Answer::AtLeast(n)),
                _ => Self::Odd,
            },
            value => whole(value).map_or(Self::Odd, |n| Self::Number(Answer::Number(n))),
        }
    }
}

impl Vm {
    /// A number after all cards of a set have spoken: their amounts are added, then the tightest bound counts.
    /// `facts` are those of the hook's row; `read` gives the counts that cards ask for under `reads`.
    pub fn number(&self, cards: Kinds, hook: u8, base: i32, facts: &[i32], read: impl Fn(u8) -> i32) -> i32 {
        let cards = cards.and(self.defines(hook));
        if cards.is_empty() {
            return base;
        }
        self.remembered(cards, hook, Some(base), facts, &read, || {
            let mut amounts = Amounts::new(base);
            for card in cards {
                match self.ask_number(card, hook, facts, &read) {
                    Answer::Number(n) => amounts.add(n),
                    Answer::AtMost(n) => amounts.at_most(n),
                    Answer::AtLeast(n) => amounts.at_least(n),
                }
            }
            amounts.total()
        })
    }

    /// How a number came about: each card's share.
    pub fn shares(&self, cards: Kinds, hook: u8, facts: &[i32], read: impl Fn(u8) -> i32) -> Vec<Joined> {
        let of = |card| match self.ask_number(card, hook, facts, &read) {
            Answer::Number(n) => Joined::Adds(card, n),
            Answer::AtMost(n) => Joined::AtMost(card, n),
            Answer::AtLeast(n) => Joined::AtLeast(card, n),
        };
        cards.and(self.defines(hook)).map(of).collect()
    }

    /// Whether a card says yes.
    pub fn says_yes(&self, card: u8, hook: u8, facts: &[i32], read: impl Fn(u8) -> i32) -> bool {
        self.remembered(Kinds::one(card), hook, None, facts, &read, || self.ask_word(card, hook, facts, &read)) != 0
    }

    /// The objection of the first of some cards that objects: the card and the index of the key under its `says`.
    pub fn objection(&self, cards: Kinds, hook: u8, facts: &[i32], read: impl Fn(u8) -> i32) -> Option<(u8, u8)> {
        cards.and(self.defines(hook)).find_map(|card| {
            let word = self.remembered(Kinds::one(card), hook, None, facts, &read, || self.ask_word(card, hook, facts, &read));
            (word > 0).then(|| (card, word as u8 - 1))
        })
    }

    /// A card's answer to a list: a list of lists. Not remembered here; the game keeps what it makes of it.
    pub fn lists(&self, card: u8, hook: u8, input: &[i32]) -> Vec<Vec<i32>> {
        let asked = self.in_machine(card, hook, |machine, function| {
            let list = machine.lua.create_sequence_from(input.iter().map(|&n| f64::from(n)))?;
            let lists: Table = function.call(list)?;
            let number = |value: mlua::Result<Value>| whole(&value?).ok_or_else(|| mlua::Error::runtime("expected lists of whole numbers"));
            let inner = |list: mlua::Result<Table>| list?.sequence_values::<Value>().take(MAX_LISTS).map(number).collect();
            lists.sequence_values::<Table>().take(MAX_LISTS).map(inner).collect()
        });
        asked.unwrap_or_default()
    }

    fn remembered(
        &self,
        cards: Kinds,
        hook: u8,
        base: Option<i32>,
        facts: &[i32],
        read: &impl Fn(u8) -> i32,
        answer: impl FnOnce() -> i32,
    ) -> i32 {
        let mut key = Key { cards, hook, len: 0, facts: [0; MAX_FACTS] };
        let mut fits = self.remembering.get();
        let mut with = |fact: i32| match key.facts.get_mut(usize::from(key.len)) {
            Some(slot) => {
                *slot = fact;
                key.len += 1;
            }
            None => fits = false,
        };
        base.into_iter().for_each(&mut with);
        facts.iter().copied().for_each(&mut with);
        for card in cards.and(self.cards.with_reads()) {
            self.cards.get(card).reads.iter().for_each(|&wanted| with(self.read(card, hook, wanted, read)));
        }
        if !fits {
            return answer();
        }
        if let Some(told) = self.memo.borrow().get(&key) {
            self.hits.set(self.hits.get() + 1);
            if let Some(faults) = &told.faults {
                faults.iter().for_each(|fault| self.push_fault(fault.clone()));
            }
            return told.value;
        }
        let before = self.faults.borrow().len();
        let value = answer();
        if self.machine.borrow().shared.cut.get().is_some() {
            return value; // what the clock made of it is no answer
        }
        let faults = self.faults.borrow().get(before..).filter(|new| !new.is_empty()).map(Rc::from);
        self.memo.borrow_mut().put(key, Told { value, faults });
        value
    }

    fn ask_number(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Answer {
        match self.any_number(card, hook, facts, read) {
            Answer::Number(n) | Answer::AtMost(n) | Answer::AtLeast(n) if !(-LARGEST..=LARGEST).contains(&n) => {
                let neutral = self.schema.hooks[usize::from(hook)].neutral;
                self.odd(card, hook, &format!("a number from -{LARGEST} to {LARGEST}, not {n}"), Answer::Number(neutral))
            }
            answer => answer,
        }
    }

    fn any_number(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Answer {
        let neutral = self.schema.hooks[usize::from(hook)].neutral;
        match self.ask(card, hook, facts, read) {
            None => Answer::Number(neutral),
            Some(Said::Nothing) => Answer::Number(0),
            Some(Said::Number(answer)) => answer,
            Some(_) => self.odd(card, hook, "a whole number, at_most(n) or at_least(n)", Answer::Number(neutral)),
        }
    }

    /// Yes, no, or a key under `says`: 0 is no; else 1 + the index of the key (yes is 1).
    fn ask_word(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> i32 {
        let row = &self.schema.hooks[usize::from(hook)];
        match self.ask(card, hook, facts, read) {
            None => row.neutral,
            Some(Said::Nothing | Said::Truth(false)) => 0,
            Some(Said::Truth(true)) if row.kind == HookKind::YesNo => 1,
            Some(Said::Word(key)) if row.kind == HookKind::Objection => {
                match self.cards.get(card).says.iter().position(|(name, _)| *name == key) {
                    Some(at) => at as i32 + 1,
                    None => self.odd(card, hook, "a key under 'says'", row.neutral),
                }
            }
            Some(_) if row.kind == HookKind::YesNo => self.odd(card, hook, "true or false", row.neutral),
            Some(_) => self.odd(card, hook, "a key under 'says', or nil", row.neutral),
        }
    }

    /// A count that a card reads. To count, a game may ask rule hooks; where it comes back to the same card it would go round for ever:
    /// then the card reads 0.
    fn read(&self, card: u8, hook: u8, wanted: u8, read: &impl Fn(u8) -> i32) -> i32 {
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

    fn odd<T>(&self, card: u8, hook: u8, wanted: &str, neutral: T) -> T {
        let hook = self.schema.hooks[usize::from(hook)].name;
        let card_file = self.cards.get(card);
        self.fault(card, card_file.line_of(hook), format!("{hook} answers {wanted}"));
        neutral
    }

    fn fault(&self, card: u8, line: u32, reason: String) -> Fault {
        let fault = Fault { card, file: self.cards.get(card).file.clone(), line, reason };
        self.push_fault(fault.clone());
        fault
    }

    fn push_fault(&self, fault: Fault) {
        let mut faults = self.faults.borrow_mut();
        if faults.len() < MAX_FAULTS {
            faults.push(fault);
        }
    }

    fn ask(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Option<Said> {
        let mut given = [0.0; MOST_FACTS];
        let wanted = self.schema.hooks[usize::from(hook)].args.len();
        let reads = &self.cards.get(card).reads;
        given.iter_mut().zip(&facts[..wanted.min(facts.len())]).for_each(|(slot, &fact)| *slot = f64::from(fact));
        given.iter_mut().skip(wanted).zip(reads).for_each(|(slot, &wanted)| *slot = f64::from(self.read(card, hook, wanted, read)));
        let few = wanted + reads.len() <= 8;
        self.in_machine(card, hook, |machine, _| {
            let Some(caller) = machine.caller(card, hook) else { return Ok(Said::Nothing) };
            caller.facts.set_readonly(false);
            let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = given;
            let value: Value = if few {
                caller.ask.call((a, b, c, d, e, f, g, h))
            } else {
                caller.ask.call((a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p))
            }?;
            Ok(Said::from(&value))
        })
    }

    /// Calls a rule hook with its own budget of steps; a limit is judged by a fresh VM.
    fn in_machine<R>(&self, card: u8, hook: u8, call: impl Fn(&Machine, &Function) -> mlua::Result<R>) -> Option<R> {
        self.entries.set(self.entries.get() + 1);
        let machine = self.machine.borrow().clone();
        if !machine.shared.running.get() {
            self.tidy(&machine);
        }
        let mut result = self.timed(|| guarded(&machine, self.cards.get(card).steps_a_turn(), card, hook, &call))?;
        let mut tried = machine;
        if matches!(&result, Err(error) if tried.shared.over_steps.get() || is_memory(error)) && tried.shared.cut.get().is_none() {
            // Judged by a machine of its own: an effect may be running in the usual one.
            match self.judge(card) {
                Ok(fresh) => {
                    result = self.timed(|| guarded(&fresh, self.cards.get(card).steps_a_turn(), card, hook, &call))?;
                    tried = fresh;
                }
                Err(reason) => {
                    self.fault(card, 0, reason);
                    return None;
                }
            }
        }
        match result {
            Ok(value) => Some(value),
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
                None
            }
        }
    }
}

/// How many faults of rule hooks, and of effects, are held until somebody takes them.
pub(crate) const MAX_FAULTS: usize = 100;

/// One call with its own count of steps and memory; those of an effect that runs around it are put back.
fn guarded<R>(
    machine: &Machine,
    steps_a_turn: u32,
    card: u8,
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

/// A rule hook with its table of facts: a Lua function of numbers that fills the table, freezes it and calls the card.
/// `made` holds what was compiled before: most cards with a hook get the same facts.
pub(crate) fn caller(
    lua: &Lua,
    made: &mut sandbox::Made,
    schema: &Schema,
    hook: &Hook,
    card: &Card,
    function: &Function,
) -> mlua::Result<Caller> {
    let own = hook.args.iter().map(|arg| (arg.name, arg.kind == ArgKind::Bool));
    let read = card.reads.iter().map(|&wanted| (schema.reads[usize::from(wanted)].name, false));
    let (mut names, mut body) = (String::new(), String::new());
    for (i, (name, truth)) in own.chain(read).enumerate().take(MOST_FACTS) {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(names, "{comma}v{i}");
        let _ = write!(body, "facts.{name} = v{i}{} ", if truth { " ~= 0" } else { "" });
    }
    let source = format!("local facts, card, freeze = ... return function({names}) {body} freeze(facts) return card(facts) end");
    let facts = lua.create_table()?;
    let ask = made.get(lua, "=facts", source)?.call((&facts, function, sandbox::freeze(lua)?))?;
    Ok(Caller { ask, facts })
}
