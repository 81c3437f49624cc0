//! Questions that cards ask, and their answers. Every game's action embeds [`Answer`].

use crate::{Observer, Seats, Secret, Side};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One answer to a card's question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// One of the things offered: its index within its kind of thing.
    Thing(u8),
    /// A number.
    Number(u8),
    /// No more of them.
    Done,
    /// What one of the texts of the asking card says, by index under its `says`.
    Said(u8),
}

/// What kind of answer a question wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// Yes or no.
    YesNo,
    /// One of the options; `or_none` also offers [`Answer::Done`].
    One {
        /// The game's kind of thing.
        thing: u8,
        /// Whether none may be chosen.
        or_none: bool,
    },
    /// Up to `most` of the options, one pick after another, ended by [`Answer::Done`].
    Some {
        /// The game's kind of thing.
        thing: u8,
        /// How many picks at most.
        most: u8,
    },
    /// One of the numbers offered.
    Number,
    /// One of the texts of the card, in the order in which it offers them.
    Said,
}

/// An open question of a card: written into its frame, so that listing, view and scene never run a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardQuestion {
    /// The side that is asked.
    pub who: Side,
    /// The key of the prompt under the card's `says`, by index.
    pub prompt: u8,
    /// The kind of answer.
    pub ask: Ask,
    /// What is offered, each with how often it may be picked: things or numbers, ascending, or texts by index.
    pub options: Secret<ArrayVec<(u8, u8), 48>>,
    /// The picks so far, ascending: a set, whatever the order of picking.
    pub picks: Secret<ArrayVec<u8, { CardQuestion::MAX_PICKS }>>,
}

impl CardQuestion {
    /// How many different things a question can offer.
    pub const MAX_OPTIONS: usize = 48;
    /// How many picks a question can take.
    pub const MAX_PICKS: usize = 32;

    /// A question whose options are known to `seats`, and its picks to the answering seat alone.
    pub fn new(who: Side, prompt: u8, ask: Ask, options: ArrayVec<(u8, u8), 48>, seats: Seats, asked: Seats) -> Self {
        Self { who, prompt, ask, options: Secret::new(options, seats), picks: Secret::new(ArrayVec::new(), asked) }
    }

    /// The answers that are legal now, in a fixed order.
    pub fn answers(&self, mut out: impl FnMut(Answer)) {
        let empty = ArrayVec::new();
        let options = self.options.get().unwrap_or(&empty);
        match self.ask {
            Ask::YesNo => {
                out(Answer::Yes);
                out(Answer::No);
            }
            Ask::Number => options.iter().for_each(|&(n, _)| out(Answer::Number(n))),
            Ask::Said => options.iter().for_each(|&(n, _)| out(Answer::Said(n))),
            Ask::One { or_none, .. } => {
                options.iter().for_each(|&(i, _)| out(Answer::Thing(i)));
                if or_none {
                    out(Answer::Done);
                }
            }
            Ask::Some { most, .. } => {
                let none = ArrayVec::new();
                let picks = self.picks.get().unwrap_or(&none);
                if picks.len() < usize::from(most).min(Self::MAX_PICKS) {
                    for &(i, n) in options {
                        if picks.iter().filter(|&&p| p == i).count() < usize::from(n) {
                            out(Answer::Thing(i));
                        }
                    }
                }
                out(Answer::Done);
            }
        }
    }

    /// Takes a legal answer. `None`: more picks are wanted. Otherwise the values that the script gets.
    pub fn take(&mut self, answer: Answer) -> Option<ArrayVec<i32, 32>> {
        let mut picks = self.picks.get().cloned().unwrap_or_default();
        match (self.ask, answer) {
            (Ask::Some { most, .. }, Answer::Thing(i)) => {
                let at = picks.partition_point(|&p| p <= i);
                picks.insert(at, i);
                let offered: usize = self.options.get().map_or(0, |options| options.iter().map(|&(_, n)| usize::from(n)).sum());
                let full = picks.len() >= offered.min(usize::from(most)).min(Self::MAX_PICKS);
                self.picks = Secret::new(picks, self.picks.known());
                full.then(|| self.values())
            }
            (Ask::Some { .. }, _) => Some(self.values()),
            (_, Answer::Yes) => Some([1].into_iter().collect()),
            (_, Answer::No) => Some([0].into_iter().collect()),
            (_, Answer::Thing(i) | Answer::Number(i) | Answer::Said(i)) => Some([i32::from(i)].into_iter().collect()),
            (_, Answer::Done) => Some([-1].into_iter().collect()),
        }
    }

    fn values(&self) -> ArrayVec<i32, 32> {
        self.picks.get().map(|picks| picks.iter().map(|&p| i32::from(p)).collect()).unwrap_or_default()
    }

    /// Blanks what the observer does not know.
    pub fn redact(&mut self, observer: Observer) {
        self.options.redact(observer);
        self.picks.redact(observer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(most: u8) -> CardQuestion {
        let options = [(1, 2), (4, 1)].into_iter().collect();
        CardQuestion::new(Side(0), 0, Ask::Some { thing: 0, most }, options, Seats::ALL, Seats::NONE)
    }

    fn list(question: &CardQuestion) -> Vec<Answer> {
        let mut all = Vec::new();
        question.answers(|a| all.push(a));
        all
    }

    #[test]
    fn picks_are_a_set() {
        let (mut a, mut b) = (some(3), some(3));
        for i in [4, 1] {
            assert_eq!(a.take(Answer::Thing(i)), None);
        }
        for i in [1, 4] {
            assert_eq!(b.take(Answer::Thing(i)), None);
        }
        assert_eq!(a, b);
        assert_eq!(list(&a), [Answer::Thing(1), Answer::Done]);
        assert_eq!(a.take(Answer::Thing(1)).as_deref(), Some(&[1, 1, 4][..]), "the last pick ends the question");
    }

    #[test]
    fn a_full_question_offers_no_more() {
        let mut question = some(1);
        assert_eq!(list(&question), [Answer::Thing(1), Answer::Thing(4), Answer::Done]);
        assert_eq!(question.take(Answer::Done).as_deref(), Some(&[][..]));
    }
}
