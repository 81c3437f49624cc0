//! The possible results of an open chance: a game names the outcomes with their weights once, for listing and for drawing alike.

use crate::{Bag, Deck, Kind, Kinds, Small, chance};

/// Takes the outcomes of the open chance: all of them with exact weights, or the one that a word picks.
///
/// ```
/// use clade_engine::{Bag, Outcomes};
/// let bag = Bag::<2>::from_counts([2, 1]);
/// let (mut listed, mut drawn) = (Vec::new(), None);
/// let name = |mut to: Outcomes<'_, u8>| to.weighted(bag.iter().map(|(kind, n)| (kind, n.into())));
/// name(Outcomes::list(&mut listed));
/// name(Outcomes::draw(u64::MAX, &mut drawn));
/// assert_eq!((listed, drawn), (vec![(0, 2), (1, 1)], Some(1)));
/// ```
#[derive(Debug)]
pub struct Outcomes<'a, A> {
    wants: Wants<'a, A>,
}

#[derive(Debug)]
enum Wants<'a, A> {
    All(&'a mut Vec<(A, u32)>),
    One(u64, &'a mut Option<A>),
}

impl<'a, A: Copy> Outcomes<'a, A> {
    /// Keeps all of them.
    pub fn list(all: &'a mut Vec<(A, u32)>) -> Self {
        Self { wants: Wants::All(all) }
    }

    /// Keeps the one that a word picks.
    pub fn draw(word: u64, drawn: &'a mut Option<A>) -> Self {
        Self { wants: Wants::One(word, drawn) }
    }

    /// Outcomes with their weights, in a fixed order; a game names those of a question at once.
    #[inline]
    pub fn weighted(&mut self, outcomes: impl Iterator<Item = (A, u32)> + Clone) {
        match &mut self.wants {
            Wants::All(all) => all.extend(outcomes),
            Wants::One(word, drawn) => **drawn = chance::pick_of(*word, outcomes),
        }
    }

    /// What can be drawn from a bag.
    #[inline]
    pub fn bag<const K: usize, T: Small>(&mut self, bag: &Bag<K, T>, outcome: impl Fn(T) -> A) {
        let outcome = &outcome;
        self.weighted(bag.iter().map(move |(kind, n)| (outcome(kind), n.into())));
    }

    /// What can lie on top of a deck.
    #[inline]
    pub fn deck<const K: usize, T: Small>(&mut self, deck: &Deck<K, T>, outcome: impl Fn(T) -> A) {
        match &mut self.wants {
            Wants::All(all) => all.extend(deck.outcomes().map(|(kind, weight)| (outcome(kind), weight))),
            Wants::One(word, drawn) => **drawn = deck.sample(*word).map(outcome),
        }
    }

    /// One of these kinds, each as likely.
    #[inline]
    pub fn kinds(&mut self, kinds: Kinds, outcome: impl Fn(Kind) -> A) {
        let outcome = &outcome;
        self.weighted(kinds.map(move |kind| (outcome(kind), 1)));
    }

    /// The faces of a die, from 1.
    #[inline]
    pub fn die(&mut self, faces: u8, outcome: impl Fn(u8) -> A) {
        self.even(faces.into(), |n| outcome(n as u8 + 1));
    }

    /// This many outcomes of the same weight, each made from its number, counted from 0.
    #[inline]
    pub fn even(&mut self, count: u32, outcome: impl Fn(u32) -> A) {
        match &mut self.wants {
            Wants::All(all) => all.extend((0..count).map(|n| (outcome(n), 1))),
            Wants::One(word, drawn) => **drawn = (count > 0).then(|| outcome(chance::below(*word, count))),
        }
    }
}
