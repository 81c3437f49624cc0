//! Law about picks: a set has no order.

use super::law::{Law, Lawful};
use super::walk::{OpenQuestion, Walk, allowed};
use clade_engine::{Handle, chance};

impl Walk<'_> {
    /// Two picks lead to the same table in either order.
    pub(super) fn of_picks(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let picks = &question.audit.picks;
        let count = picks.len() as u32;
        if count < 2 {
            return Ok(());
        }
        let first = chance::below(self.words.next(), count);
        let second = (first + 1 + chance::below(self.words.next(), count - 1)) % count;
        let (first, second) = (picks[first as usize], picks[second as usize]);
        let (there, back) = (self.both(at, question, first, second)?, self.both(at, question, second, first)?);
        if let (Some(there), Some(back)) = (there, back) {
            self.tally.pairs += 1;
            let same = allowed(self.face.is_like(there, &*self.face, back))?;
            self.demand(Law::PicksCommute, same, || {
                format!("'{}' and '{}' lead elsewhere in the other order", question.text(first), question.text(second))
            })?;
        }
        [there, back].into_iter().flatten().for_each(|table| self.face.free(table));
        Ok(())
    }

    /// The table after two picks; `None` if the first one ended the set: the second would be of another.
    fn both(&mut self, at: Handle, question: &OpenQuestion, first: u32, second: u32) -> Lawful<Option<Handle>> {
        let table = allowed(self.face.fork(at))?;
        let turn = allowed(self.face.advance(table, first))?;
        let text = question.text(second);
        let audit = allowed(self.face.audit(table))?;
        let same_set = turn.actor == question.turn.actor && audit.pick_set == question.audit.pick_set;
        let index = allowed(self.face.find(table, text))?.filter(|index| same_set && audit.picks.contains(index));
        match index {
            Some(index) => {
                allowed(self.face.advance(table, index))?;
                Ok(Some(table))
            }
            None => {
                self.face.free(table);
                Ok(None)
            }
        }
    }
}
