//! Small things that are the same in every game: texts of answers, a hand as options, rule steps in order.

use crate::{Agenda, Answer, Hand, Small};
use arrayvec::ArrayVec;

impl<S: Copy> Agenda<S> {
    /// Puts steps of the rules on top, the first uppermost. The rules alone stay far below [`crate::agenda::MAX_DEPTH`]; only a
    /// card can reach it, and its steps are put with [`Agenda::push`], which fails the card. A step that does not fit is lost.
    pub fn then(&mut self, steps: impl IntoIterator<Item: Into<S>, IntoIter: DoubleEndedIterator>) {
        let fit = steps.into_iter().rev().all(|step| self.push(step.into()).is_ok());
        debug_assert!(fit, "the rules push few steps");
    }
}

impl<const K: usize, T: Small> Hand<K, T> {
    /// The kinds in the hand, each offered once: the options of a [`crate::CardQuestion`].
    pub fn options(&self) -> ArrayVec<(u8, u8), 48> {
        self.cards().iter().map(|(kind, _)| (kind.byte(), 1)).collect()
    }
}

impl Answer {
    /// The text of this answer: `yes`, `no`, `done`, a number, or what `thing` calls a thing.
    pub fn text(self, thing: impl FnOnce(u8) -> String) -> String {
        match self {
            Self::Yes => "yes".to_owned(),
            Self::No => "no".to_owned(),
            Self::Done => "done".to_owned(),
            Self::Number(n) => n.to_string(),
            Self::Thing(i) => thing(i),
            Self::Said(i) => format!("text {i}"),
        }
    }
}
