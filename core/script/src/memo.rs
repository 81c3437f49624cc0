//! The answers of rule hooks, by their inputs: bounded, overwritten, never observable.

use crate::Fault;
use clade_engine::Kinds;
use std::rc::Rc;

/// How many answers are remembered.
const SLOTS: usize = 4096;
/// How many facts an answer can be remembered by, the base of a number among them.
const MAX_FACTS: usize = 12;

/// The inputs of a rule hook.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Key {
    cards: Kinds,
    hook: u8,
    len: u8,
    facts: [i32; MAX_FACTS],
}

impl Key {
    pub(crate) const fn new(cards: Kinds, hook: u8) -> Self {
        Self { cards, hook, len: 0, facts: [0; MAX_FACTS] }
    }

    /// One more input. False if it does not fit: then nothing is remembered.
    pub(crate) fn add(&mut self, fact: i32) -> bool {
        match self.facts.get_mut(usize::from(self.len)) {
            Some(slot) => {
                *slot = fact;
                self.len += 1;
                true
            }
            None => false,
        }
    }

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
pub(crate) struct Told {
    pub(crate) value: i32,
    pub(crate) faults: Option<Rc<[Fault]>>,
}

impl Memo {
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    pub(crate) fn get(&self, key: &Key) -> Option<&Told> {
        match self.slots.get(key.slot())? {
            Some((stored, told)) if stored == key => Some(told),
            _ => None,
        }
    }

    pub(crate) fn put(&mut self, key: Key, value: Told) {
        if self.slots.is_empty() {
            self.slots.resize(SLOTS, None);
        }
        self.slots[key.slot()] = Some((key, value));
    }
}
