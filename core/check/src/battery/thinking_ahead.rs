//! Laws about what search needs: the clock of the game, sets of picks, keys of answers, playouts.

use super::law::{Law, Lawful};
use super::walk::{OpenQuestion, Walk, allowed};
use clade_engine::face::Playout;
use clade_engine::{Actor, Handle, SplitMix};

/// How many answers of seats a playout has.
const PLAYED: u32 = 6;

impl Walk<'_> {
    /// All of them, playouts as often as the rates say.
    pub(super) fn of_thinking_ahead(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let (before, now) = (std::mem::replace(&mut self.clock, question.turn.clock), question.turn.clock);
        self.demand(Law::Clock, before <= now, || format!("the clock of the game showed {before}, now it shows {now}"))?;
        let (set, found) = (question.turn.set, question.audit.pick_set);
        let told = if question.audit.picks.is_empty() { set == 0 } else { set == found };
        self.demand(Law::PicksCommute, told, || format!("the turn names the set {set}, the picks are of {found}"))?;
        if let Actor::Seat(_) = question.turn.actor {
            self.of_the_keys(at, question)?;
        }
        if self.is_due(self.rates.playouts) { self.of_a_playout(at, question) } else { Ok(()) }
    }

    /// There is a key for each answer, and no two are the same.
    fn of_the_keys(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let mut keys = std::mem::take(&mut self.keys);
        allowed(self.face.keys(at, &mut keys))?;
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        let apart = count == question.turn.count as usize && keys.len() == count;
        self.demand(Law::Keys, apart, || format!("{} answers have {count} keys, {} of them different", question.turn.count, keys.len()))?;
        self.keys = keys;
        Ok(())
    }

    /// An observer that cannot tell two tables apart finds the same keys at both.
    pub(super) fn same_keys(&mut self, at: Handle, other: Handle) -> Lawful {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        allowed(self.face.keys(at, &mut here))?;
        allowed(self.face.keys(other, &mut there))?;
        self.demand(Law::Keys, here == there, || "a key of an answer follows from what its seat does not know".to_owned())
    }

    /// A playout ends where answers one by one end: random ones, until there are enough or the clock has gone on.
    fn of_a_playout(&mut self, at: Handle, question: &OpenQuestion) -> Lawful {
        let seed = self.words.next();
        let clock = if seed & 1 == 0 { u32::MAX } else { question.turn.clock + 1 };
        let tables = [allowed(self.face.fork(at))?, allowed(self.face.fork(at))?];
        let [at_once, by_one] = tables;
        let Playout { turn, scores, .. } = allowed(self.face.playout(at_once, clock, PLAYED, seed))?;
        let (mut words, mut left) = (SplitMix::new(seed), PLAYED);
        let mut stands = question.turn;
        while stands.clock < clock && stands.actor != Actor::Over {
            stands = match stands.actor {
                Actor::Seat(_) if left == 0 => break,
                Actor::Seat(_) => {
                    left -= 1;
                    let index = allowed(self.face.any_answer(by_one, words.word()))?;
                    allowed(self.face.advance(by_one, index))?
                }
                _ => allowed(self.face.roll(by_one, words.word()))?,
            };
        }
        let same =
            turn == stands && scores == allowed(self.face.scores(by_one))? && allowed(self.face.is_like(at_once, &*self.face, by_one))?;
        self.demand(Law::Playout, same, || "a playout has come to another table than its answers one by one".to_owned())?;
        tables.into_iter().for_each(|table| self.face.free(table));
        Ok(())
    }
}
