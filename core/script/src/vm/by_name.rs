//! Rule hooks asked with their facts by name: each fact has its name, and each count that a card reads.

use super::{Joined, Vm};
use crate::{CardRead, RuleHook};
use clade_engine::{Kind, Kinds};

impl Vm {
    /// [`Vm::number`] with the facts by name.
    pub fn ask_number<H: RuleHook>(&self, cards: Kinds, base: i32, hook: H, read: impl Fn(H::Read) -> i32) -> i32 {
        hook.told(|facts| self.number(cards, H::HOOK, base, facts, by_number(read)))
    }

    /// [`Vm::shares`] with the facts by name.
    pub fn ask_shares<H: RuleHook>(&self, cards: Kinds, hook: H, read: impl Fn(H::Read) -> i32) -> Vec<Joined> {
        hook.told(|facts| self.shares(cards, H::HOOK, facts, by_number(read)))
    }

    /// [`Vm::says_yes`] with the facts by name.
    pub fn ask_yes<H: RuleHook>(&self, card: Kind, hook: H, read: impl Fn(H::Read) -> i32) -> bool {
        hook.told(|facts| self.says_yes(card, H::HOOK, facts, by_number(read)))
    }

    /// [`Vm::objection`] with the facts by name.
    pub fn ask_objection<H: RuleHook>(&self, cards: Kinds, hook: H, read: impl Fn(H::Read) -> i32) -> Option<(Kind, u8)> {
        hook.told(|facts| self.objection(cards, H::HOOK, facts, by_number(read)))
    }
}

/// Counts by number: cards were loaded only if they read what there is.
fn by_number<R: CardRead>(read: impl Fn(R) -> i32) -> impl Fn(u8) -> i32 {
    move |number| R::ALL.get(usize::from(number)).map_or(0, |&count| read(count))
}
