//! Rule hooks: functions of a card that only answer. They get facts and no `g`, so they can neither act nor ask, and their
//! answers are remembered by their inputs. One that fails gives its row's neutral answer.

use crate::schema::HookKind;
use crate::vm::{Machine, explain, is_memory};
use crate::{Fault, Vm};
use clade_engine::{Amounts, Kinds};
use mlua::{Table, Value};

/// How many answers are remembered.
const SLOTS: usize = 1024;
/// How many facts a rule hook can get, those of `reads` among them.
const MAX_FACTS: usize = 8;

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
    slots: Vec<Option<(Key, i32)>>,
}

impl Memo {
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    fn get(&self, key: &Key) -> Option<i32> {
        match self.slots.get(key.slot())? {
            Some((stored, value)) if stored == key => Some(*value),
            _ => None,
        }
    }

    fn put(&mut self, key: Key, value: i32) {
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
            lists.sequence_values::<Vec<i32>>().collect::<mlua::Result<Vec<_>>>()
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
        let reads = cards.flat_map(|card| self.cards.get(card).reads.iter().copied());
        let all = base.into_iter().chain(facts.iter().copied()).chain(reads.map(read));
        let mut fits = self.remembering.get();
        for fact in all {
            match key.facts.get_mut(usize::from(key.len)) {
                Some(slot) => *slot = fact,
                None => fits = false,
            }
            key.len = (key.len + 1).min(MAX_FACTS as u8);
        }
        if fits {
            if let Some(value) = self.memo.borrow().get(&key) {
                self.hits.set(self.hits.get() + 1);
                return value;
            }
        }
        let value = answer();
        if fits {
            self.memo.borrow_mut().put(key, value);
        }
        value
    }

    fn ask_number(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Answer {
        let neutral = self.schema.hooks[usize::from(hook)].neutral;
        let value = self.ask(card, hook, facts, read);
        let bound = |table: &Table, name: &str| table.get::<Option<i32>>(name).ok().flatten();
        match &value {
            Some(Value::Nil) => Answer::Number(0),
            Some(Value::Integer(n)) => Answer::Number(*n as i32),
            Some(Value::Number(n)) if f64::from(*n as i32) == *n => Answer::Number(*n as i32),
            Some(Value::Table(table)) => match (bound(table, "at_most"), bound(table, "at_least")) {
                (Some(n), _) => Answer::AtMost(n),
                (_, Some(n)) => Answer::AtLeast(n),
                _ => self.odd(card, hook, "a whole number, at_most(n) or at_least(n)", Answer::Number(neutral)),
            },
            Some(_) => self.odd(card, hook, "a whole number, at_most(n) or at_least(n)", Answer::Number(neutral)),
            None => Answer::Number(neutral),
        }
    }

    /// Yes, no, or a key under `says`: 0 is no; else 1 + the index of the key (yes is 1).
    fn ask_word(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> i32 {
        let row = &self.schema.hooks[usize::from(hook)];
        match self.ask(card, hook, facts, read) {
            None => row.neutral,
            Some(Value::Nil | Value::Boolean(false)) => 0,
            Some(Value::Boolean(true)) if row.kind == HookKind::YesNo => 1,
            Some(Value::String(key)) if row.kind == HookKind::Objection => {
                let key = key.to_str().map(|k| k.to_owned()).unwrap_or_default();
                match self.cards.get(card).says.iter().position(|(name, _)| *name == key) {
                    Some(at) => at as i32 + 1,
                    None => self.odd(card, hook, "a key under 'says'", row.neutral),
                }
            }
            Some(_) if row.kind == HookKind::YesNo => self.odd(card, hook, "true or false", row.neutral),
            Some(_) => self.odd(card, hook, "a key under 'says', or nil", row.neutral),
        }
    }

    fn odd<T>(&self, card: u8, hook: u8, wanted: &str, neutral: T) -> T {
        let hook = self.schema.hooks[usize::from(hook)].name;
        let card_file = self.cards.get(card);
        self.fault(card, card_file.line_of(hook), format!("{hook} answers {wanted}"));
        neutral
    }

    fn fault(&self, card: u8, line: u32, reason: String) {
        let mut faults = self.faults.borrow_mut();
        let file = self.cards.get(card).file.clone();
        if faults.len() < 100 {
            faults.push(Fault { card, file, line, reason });
        }
    }

    fn ask(&self, card: u8, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Option<Value> {
        let row = &self.schema.hooks[usize::from(hook)];
        self.in_machine(card, hook, |machine, function| {
            let table = machine.lua.create_table()?;
            for (arg, &fact) in row.args.iter().zip(facts) {
                match arg.kind {
                    crate::ArgKind::Bool => table.raw_set(arg.name, fact != 0)?,
                    _ => table.raw_set(arg.name, f64::from(fact))?,
                }
            }
            for &wanted in &self.cards.get(card).reads {
                table.raw_set(self.schema.reads[usize::from(wanted)].name, f64::from(read(wanted)))?;
            }
            table.set_readonly(true);
            function.call::<Value>(table)
        })
    }

    /// Calls a rule hook with its own budget of steps; a limit is judged by a fresh VM.
    fn in_machine<R>(&self, card: u8, hook: u8, call: impl Fn(&Machine, &mlua::Function) -> mlua::Result<R>) -> Option<R> {
        self.entries.set(self.entries.get() + 1);
        let machine = self.machine.borrow().clone();
        let mut result = self.timed(|| guarded(&machine, card, hook, &call))?;
        let mut tried = machine;
        if matches!(&result, Err(error) if tried.shared.over_steps.get() || is_memory(error)) && !tried.shared.clock_fired.get() {
            // Judged by a machine of its own: an effect may be running in the usual one.
            match self.judge() {
                Ok(fresh) => {
                    result = guarded(&fresh, card, hook, &call)?;
                    tried = fresh;
                }
                Err(reason) => self.fault(card, 0, reason),
            }
        }
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                let (line, mut reason) = explain(&error, &self.cards.get(card).file);
                if tried.shared.over_steps.get() || is_memory(&error) {
                    reason = tried.shared.limit_reason();
                }
                self.fault(card, if line > 0 { line } else { tried.shared.line.get() }, reason);
                None
            }
        }
    }
}

/// One call with its own count of steps; the count of an effect that runs around it is put back.
fn guarded<R>(
    machine: &Machine,
    card: u8,
    hook: u8,
    call: &impl Fn(&Machine, &mlua::Function) -> mlua::Result<R>,
) -> Option<mlua::Result<R>> {
    let function = machine.function(card, hook)?;
    let outer = machine.shared.steps.replace(0);
    machine.shared.over_steps.set(false);
    let result = call(machine, function);
    machine.shared.steps.set(outer);
    Some(result)
}
