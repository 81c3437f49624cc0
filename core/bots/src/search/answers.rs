//! A game is thought of answer by answer: one question is one place in the tree, and from the first new one on it is played without any.

use super::tree::{Edge, Node, ROOT};
use super::{Mind, Words, said_by};
use crate::greedy::{Run, Search};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Caution, Counting, Observer, Seat, Turn};
use std::sync::atomic::AtomicBool;

/// So much worse, in points of [`clade_engine::Face::values`], is nonsense: eight points of the score.
const NONSENSE: f64 = 800.0;

impl Mind<'_> {
    /// Goes down the tree to an answer that was not tried, and plays on behind it.
    pub(super) fn go_by_answers(&mut self, mut turn: Turn, words: &mut Words, stop: &AtomicBool) -> Result<Turn, FaceError> {
        let mut node = Some(ROOT);
        while let Some(question) = node {
            turn = match turn.actor {
                Actor::Over => break,
                Actor::Chance => self.face.roll(self.world, words.luck.next())?,
                Actor::Seat(_) if turn.count == 1 => self.face.advance(self.world, 0)?,
                Actor::Seat(_) if turn.count == 0 || turn.clock >= self.until => break,
                Actor::Seat(seat) => {
                    let (edge, index) = self.decide(question, seat, words.play.next(), stop)?;
                    let next = self.face.advance(self.world, index)?;
                    self.path.push((question, edge, seat));
                    node = self.tree.after(question, edge, next.set);
                    next
                }
            };
        }
        self.play_on(turn, words)
    }

    /// The answer that is tried now.
    fn decide(&mut self, node: Node, seat: Seat, word: u64, stop: &AtomicBool) -> Result<(Edge, u32), FaceError> {
        self.face.keys(self.world, &mut self.keys)?;
        let forced = self.forced(node, self.keys.iter().copied());
        self.keys.iter_mut().for_each(|key| *key = said_by(seat, *key));
        self.tree.meet(node, &self.keys);
        if self.keys.len() >= self.hints.long_list as usize && self.tree.wants_look(node) {
            let looks = if node == ROOT { self.runs(stop)? } else { self.looks(seat)? };
            self.tree.look(node, looks);
        }
        if node == ROOT && !std::mem::replace(&mut self.is_barred, true) {
            // Where all that is found is judged at one moment of a round, play behind the tree says enough of the others.
            let barred = if self.hints.lap == 0 { self.nonsense(stop)? } else { self.aside()? };
            self.tree.bar(&barred);
        }
        Ok(match forced {
            Some(place) => self.tree.at(place),
            None => self.tree.choose(node, &self.all, word),
        })
    }

    /// The answers that leave this seat so much worse by the end of its own run than another one that no luck makes up for it: play behind the
    /// tree, which is not good at feeding a large animal, may say otherwise. What harms its own must be better than all that does not:
    /// an attack on an own animal that gets away costs nothing, and looked like a way to wait.
    fn nonsense(&mut self, stop: &AtomicBool) -> Result<Vec<u64>, FaceError> {
        let found = self.runs(stop)?;
        let cautions = self.face.cautions(self.at, Observer::Seat(self.seat))?;
        let harms_own = |index: usize| cautions.get(index) == Some(&Some(Caution::HarmsOwn));
        let known = |(index, (&key, found)): (usize, (&u64, &Option<f64>))| Some((key, (*found)?, harms_own(index)));
        let answers: Vec<(u64, f64, bool)> = self.keys.iter().zip(&found).enumerate().filter_map(known).collect();
        let best =
            |of_all: bool| answers.iter().filter(|(.., harms)| of_all || !harms).map(|known| known.1).fold(f64::NEG_INFINITY, f64::max);
        let (best, best_other) = (best(true), best(false));
        let is_nonsense = |found: f64, harms: bool| found < best - NONSENSE || harms && found <= best_other;
        Ok(answers.iter().filter(|&&(_, found, harms)| is_nonsense(found, harms)).map(|&(key, ..)| key).collect())
    }

    /// The answers that only lead to the same question about another thing of the same kind: what they are worth is what the others are.
    fn aside(&mut self) -> Result<Vec<u64>, FaceError> {
        let cautions = self.face.cautions(self.at, Observer::Seat(self.seat))?;
        let (aside, others): (Vec<_>, Vec<_>) = self.keys.iter().zip(&cautions).partition(|(_, caution)| **caution == Some(Caution::Aside));
        Ok(if others.is_empty() { Vec::new() } else { aside.into_iter().map(|(&key, _)| key).collect() })
    }

    /// How good the answers of this seat are by the end of its own run, as the greedy bot sees it.
    fn runs(&mut self, stop: &AtomicBool) -> Result<Vec<Option<f64>>, FaceError> {
        let count = self.keys.len() as u32;
        let mut search = Search::new(self.face, self.seat, self.hints.tries);
        let runs = search.runs(self.world, count, None, stop);
        search.finish();
        Ok(runs.iter().map(Run::value).map(|value| value.map(|value| value as f64)).collect())
    }

    /// How good the answers look at once for whoever is asked.
    fn looks(&mut self, seat: Seat) -> Result<Vec<Option<f64>>, FaceError> {
        let mut looks = Vec::with_capacity(self.keys.len());
        for index in 0..self.keys.len() as u32 {
            self.face.copy(self.world, self.spare)?;
            self.face.advance(self.spare, index)?;
            let values = self.values_at(self.spare, Counting::Liked)?;
            looks.push(Some(values[usize::from(seat.0)]));
        }
        Ok(looks)
    }
}
