//! Legal, accepted, explained: whether something may be done is asked in one place and answered with objections.

use crate::Msg;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::ControlFlow;

/// One reason why something may not be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objection {
    /// The reason.
    pub reason: Msg,
    /// The section of the rulebook that says so, or the id of the text that names it; empty if a card's text does.
    pub section: Cow<'static, str>,
}

/// Listens for objections: for all of them, or only for whether there is one.
#[derive(Debug)]
pub struct Why<'a> {
    all: Option<&'a mut Vec<Objection>>,
}

impl<'a> Why<'a> {
    /// Stops at the first objection and does not even make it; for lists of legal actions.
    pub fn quiet() -> Self {
        Self { all: None }
    }

    /// Collects every objection; for people.
    pub fn collect(all: &'a mut Vec<Objection>) -> Self {
        Self { all: Some(all) }
    }

    /// The same listener, reborrowed.
    pub fn lend(&mut self) -> Why<'_> {
        Why { all: self.all.as_deref_mut() }
    }

    /// Objects if the condition holds. Use with `?`: a listener that only wants to know stops here.
    #[inline]
    pub fn object_if(&mut self, condition: bool, section: &'static str, reason: impl FnOnce() -> Msg) -> ControlFlow<()> {
        if !condition {
            return ControlFlow::Continue(());
        }
        match &mut self.all {
            None => ControlFlow::Break(()),
            Some(all) => {
                all.push(Objection { reason: reason(), section: Cow::Borrowed(section) });
                ControlFlow::Continue(())
            }
        }
    }
}

/// A number: a base, amounts that are added, and bounds. The tightest bound wins, so the order in which cards speak never
/// matters. Who added what is known on the side of the cards (`Vm::shares` in `clade_script`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amounts {
    base: i32,
    added: i32,
    at_least: i32,
    at_most: i32,
}

impl Amounts {
    /// A base number, which no card has touched.
    pub fn new(base: i32) -> Self {
        Self { base, added: 0, at_least: i32::MIN, at_most: i32::MAX }
    }

    /// A card adds an amount (which may be negative).
    pub fn add(&mut self, amount: i32) {
        self.added = self.added.saturating_add(amount);
    }

    /// A card says: no more than this.
    pub fn at_most(&mut self, bound: i32) {
        self.at_most = self.at_most.min(bound);
    }

    /// A card says: no less than this.
    pub fn at_least(&mut self, bound: i32) {
        self.at_least = self.at_least.max(bound);
    }

    /// The number: the sum, then the tightest bounds. If two bounds exclude each other, the upper one wins.
    pub fn total(&self) -> i32 {
        self.base.saturating_add(self.added).max(self.at_least).min(self.at_most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_stops_and_collecting_goes_on() {
        let check = |why: &mut Why| -> ControlFlow<()> {
            why.object_if(true, "4.3", || Msg::new("a"))?;
            why.object_if(false, "4.4", || Msg::new("b"))?;
            why.object_if(true, "4.5", || Msg::new("c"))
        };
        assert!(check(&mut Why::quiet()).is_break());
        let mut all = Vec::new();
        assert!(check(&mut Why::collect(&mut all)).is_continue());
        assert_eq!(all.iter().map(|o| &*o.section).collect::<Vec<_>>(), ["4.3", "4.5"]);
    }

    #[test]
    fn amounts_join_in_any_order() {
        let mut a = Amounts::new(6);
        a.at_most(5);
        a.add(-2);
        a.add(3);
        let mut b = Amounts::new(6);
        b.add(3);
        b.add(-2);
        b.at_most(5);
        assert_eq!((a.total(), &a), (5, &b));
    }
}
