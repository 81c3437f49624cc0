//! The law of no leak over time: a rival world in which something else happened that an observer could not see. As long as the
//! observer gets the same messages in both, it sees the same.
//!
//! Dealing hidden things out again ([`super::hidden`]) cannot show a leak that lies in the view itself: the dealt table keeps
//! it. Here both worlds were really played.

use super::hidden::TOLD;
use super::law::{Law, Lawful};
use super::walk::{OpenQuestion, Walk, allowed, answer};
use clade_engine::face::Aspect;
use clade_engine::{Handle, Observer, chance};

/// Another table, and to whom it looks like the watched one.
pub(super) struct Rival {
    pub(super) at: Handle,
    observers: Vec<Observer>,
    is_new: bool,
}

/// What an observer sees after an answer.
const SEEN: [Aspect; 2] = [Aspect::View, Aspect::Prompt];

impl Walk<'_> {
    /// Before an answer: the rival gets the same one, if it has it; if there is no rival, a new one gets a different answer.
    pub(super) fn meets_rival(&mut self, rival: &mut Option<Rival>, at: Handle, question: &OpenQuestion, index: u32) -> Lawful {
        let actor = question.turn.actor;
        if let Some(known) = rival.take() {
            let text = question.text(index);
            match allowed(self.face.find(known.at, text))? {
                Some(same) => {
                    allowed(answer(&mut *self.face, known.at, actor, same))?;
                    *rival = Some(known);
                }
                None => self.face.free(known.at),
            }
            return Ok(());
        }
        if !self.is_due(self.rates.told) {
            return Ok(());
        }
        let count = question.texts.lines().count() as u32;
        if count < 2 {
            return Ok(());
        }
        let other = (index + 1 + chance::below(self.words.next(), count - 1)) % count;
        let table = allowed(self.face.fork(at))?;
        allowed(answer(&mut *self.face, table, actor, other))?;
        *rival = Some(Rival { at: table, observers: self.observers.clone(), is_new: true });
        Ok(())
    }

    /// After the answer: an observer that learnt the same sees the same. One that learnt something else knows which world it is in.
    pub(super) fn compares_rival(&mut self, rival: &mut Option<Rival>, at: Handle) -> Lawful {
        let Some(mut other) = rival.take() else { return Ok(()) };
        let mut unaware = Vec::new();
        if !allowed(self.face.is_like(at, &*self.face, other.at))? {
            let asked = allowed(self.face.turn(at))?.actor == allowed(self.face.turn(other.at))?.actor;
            for observer in std::mem::take(&mut other.observers) {
                let differ = |by: &[Aspect]| allowed(self.face.differs(at, (&*self.face, other.at), observer, by)).map(|by| by.is_some());
                let same = asked && !differ(&SEEN)?;
                if !differ(&TOLD)? {
                    // The answer that makes two worlds may show at once, without an event; later answers are the same in both.
                    let detail = || format!("{observer:?} was told the same in another world, and could tell by what it sees");
                    self.demand(Law::NoLeak, same || other.is_new, detail).map_err(|breach| self.about(breach, at))?;
                    unaware.extend(same.then_some(observer));
                }
            }
        }
        if unaware.is_empty() {
            self.face.free(other.at);
        } else {
            self.tally.rivals += 1;
            *rival = Some(Rival { at: other.at, observers: unaware, is_new: false });
        }
        Ok(())
    }
}
