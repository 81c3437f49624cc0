//! Which chunks of a check are done: spans of numbers, in order, without gaps inside and none that touch.

use serde::{Deserialize, Serialize};

/// A set of numbers, kept as spans: from the first one to before the second.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spans(Vec<(u64, u64)>);

impl Spans {
    /// The numbers of one span.
    pub fn of(from: u64, to: u64) -> Self {
        Self(if from < to { vec![(from, to)] } else { Vec::new() })
    }

    /// Whether a number is in it.
    pub fn has(&self, number: u64) -> bool {
        let behind = self.0.partition_point(|&(from, _)| from <= number);
        behind > 0 && number < self.0[behind - 1].1
    }

    /// Puts a number into it.
    pub fn put(&mut self, number: u64) {
        if !self.has(number) {
            self.join(&Self::of(number, number + 1));
        }
    }

    /// How many numbers are in it.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// Whether some number is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().any(|&(from, to)| other.0.iter().any(|&(first, last)| from < last && first < to))
    }

    /// Puts all numbers of another one into it.
    pub fn join(&mut self, other: &Self) {
        let mut all: Vec<(u64, u64)> = self.0.iter().chain(&other.0).copied().collect();
        all.sort_unstable();
        self.0.clear();
        for (from, to) in all {
            match self.0.last_mut() {
                Some((_, end)) if from <= *end => *end = to.max(*end),
                _ => self.0.push((from, to)),
            }
        }
    }

    /// Whether it could have been made by [`Spans::put`]: what was read from a file may be anything.
    pub fn is_sound(&self) -> bool {
        self.0.iter().all(|(from, to)| from < to) && self.0.windows(2).all(|two| two[0].1 < two[1].0)
    }
}

#[cfg(test)]
mod tests {
    use super::Spans;

    #[test]
    fn numbers_in_any_order_make_the_same_spans() {
        let made = |numbers: &[u64]| {
            let mut all = Spans::default();
            numbers.iter().for_each(|&number| all.put(number));
            all
        };
        let some = made(&[7, 2, 1, 0, 2, 5]);
        assert_eq!((some.clone(), some.count()), (made(&[0, 1, 5, 2, 7]), 5));
        assert_eq!(some, Spans(vec![(0, 3), (5, 6), (7, 8)]));
        assert!((0..10).all(|number| some.has(number) == [0, 1, 2, 5, 7].contains(&number)));
        assert_eq!(made(&[6, 4, 3, 5, 7, 2, 1, 0]), Spans::of(0, 8));
        assert!(some.meets(&Spans::of(2, 4)) && !some.meets(&Spans::of(3, 5)) && !some.meets(&Spans::of(8, 9)));
        assert!(some.is_sound() && !Spans(vec![(0, 2), (2, 3)]).is_sound() && !Spans(vec![(4, 4)]).is_sound());
    }
}
