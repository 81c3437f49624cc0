//! Rule hooks: functions of a card that only answer. They get facts and no `g`, so they can neither act nor ask, and their
//! answers are remembered by their inputs. One that fails gives its row's neutral answer.

use super::Vm;
use super::ask::{Answer, Said};
use crate::explain::whole;
use crate::memo::{Key, Told};
use crate::schema::HookKind;
use clade_engine::{Amounts, Kind, Kinds};
use mlua::{Table, Value};
use std::rc::Rc;

/// The largest number that a rule hook answers: no board game of ours needs more, and nothing can be stretched by it.
const LARGEST: i32 = 999;
/// How many lists a card can answer with; further ones do not count.
const MAX_LISTS: usize = 32;

/// A card's share in a number: how the number came about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// It adds this much.
    Adds(Kind, i32),
    /// It says: no more than this.
    AtMost(Kind, i32),
    /// It says: no less than this.
    AtLeast(Kind, i32),
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
                match self.number_of(card, hook, facts, &read) {
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
        let of = |card| match self.number_of(card, hook, facts, &read) {
            Answer::Number(n) => Joined::Adds(card, n),
            Answer::AtMost(n) => Joined::AtMost(card, n),
            Answer::AtLeast(n) => Joined::AtLeast(card, n),
        };
        cards.and(self.defines(hook)).map(of).collect()
    }

    /// Whether a card says yes.
    pub fn says_yes(&self, card: Kind, hook: u8, facts: &[i32], read: impl Fn(u8) -> i32) -> bool {
        self.remembered(Kinds::one(card), hook, None, facts, &read, || self.word_of(card, hook, facts, &read)) != 0
    }

    /// The objection of the first of some cards that objects: the card and the index of the key under its `says`.
    pub fn objection(&self, cards: Kinds, hook: u8, facts: &[i32], read: impl Fn(u8) -> i32) -> Option<(Kind, u8)> {
        cards.and(self.defines(hook)).find_map(|card| {
            let word = self.remembered(Kinds::one(card), hook, None, facts, &read, || self.word_of(card, hook, facts, &read));
            (word > 0).then(|| (card, word as u8 - 1))
        })
    }

    /// A card's answer to a list: a list of lists. Not remembered here; the game keeps what it makes of it.
    pub fn lists(&self, card: Kind, hook: u8, input: &[i32]) -> Vec<Vec<i32>> {
        let asked = self.in_machine(card, hook, |machine, function| {
            let list = machine.lua.create_sequence_from(input.iter().map(|&n| f64::from(n)))?;
            let lists: Table = function.call(list)?;
            let number = |value: mlua::Result<Value>| whole(&value?).ok_or_else(|| mlua::Error::runtime("expected lists of whole numbers"));
            let inner = |list: mlua::Result<Table>| list?.sequence_values::<Value>().take(MAX_LISTS).map(number).collect();
            lists.sequence_values::<Table>().take(MAX_LISTS).map(inner).collect()
        });
        if self.notes.explains(card) {
            self.note_lists(card, hook, input, asked.as_ref());
        }
        asked.and_then(Result::ok).unwrap_or_default()
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
        let mut key = Key::new(cards, hook);
        let mut fits = self.remembering.get();
        let mut with = |fact: i32| fits &= key.add(fact);
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

    fn number_of(&self, card: Kind, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Answer {
        match self.any_number(card, hook, facts, read) {
            Answer::Number(n) | Answer::AtMost(n) | Answer::AtLeast(n) if !(-LARGEST..=LARGEST).contains(&n) => {
                let neutral = self.schema.hooks[usize::from(hook)].neutral;
                self.odd(card, hook, &format!("a number from -{LARGEST} to {LARGEST}, not {n}"), Answer::Number(neutral))
            }
            answer => answer,
        }
    }

    fn any_number(&self, card: Kind, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> Answer {
        let neutral = self.schema.hooks[usize::from(hook)].neutral;
        match self.ask(card, hook, facts, read) {
            None => Answer::Number(neutral),
            Some(Said::Nothing) => Answer::Number(0),
            Some(Said::Number(answer)) => answer,
            Some(_) => self.odd(card, hook, "a whole number, at_most(n) or at_least(n)", Answer::Number(neutral)),
        }
    }

    /// Yes, no, or a key under `says`: 0 is no; otherwise 1 + the index of the key (yes is 1).
    fn word_of(&self, card: Kind, hook: u8, facts: &[i32], read: &impl Fn(u8) -> i32) -> i32 {
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

    fn odd<T>(&self, card: Kind, hook: u8, wanted: &str, neutral: T) -> T {
        let hook = self.schema.hooks[usize::from(hook)].name;
        let card_file = self.cards.get(card);
        self.fault(card, card_file.line_of(hook), format!("{hook} answers {wanted}"));
        neutral
    }
}
