//! Decks and hands: places whose contents are hidden from somebody.
//!
//! A deck has no order. It is one bag of the unseen under a list of layers; a card is decided when it is drawn. A layer may
//! hold cards that are known to lie somewhere in it, and a part that was set aside unseen is a layer that is never drawn.
//! In a view the hands that its observer cannot see are poured into the same bag: odds come from it, and
//! [`Hand::deal`] deals it out again.

use crate::{Bag, Observer, Seats, Small, chance};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One part of a deck: how many cards it has, and which are known to be somewhere in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer<const K: usize, T = u8> {
    /// Cards in the layer.
    pub size: u16,
    /// Those of them that are known to be here. No copy of such a kind may lie in the deck's unseen bag or in a hidden hand;
    /// as everybody can see here that one is gone, it is drawn openly.
    pub known: Bag<K, T>,
    /// Whether the layer is ever drawn from (a set-aside part is not).
    pub drawn: bool,
}

/// A deck of `K` kinds of cards `T`: one bag of the unseen under layers, the top one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<const K: usize, T = u8> {
    /// All cards whose layer is not known, of all layers together (in a view also those of unseen hands).
    pub unseen: Bag<K, T>,
    layers: ArrayVec<Layer<K, T>, 4>,
}

impl<const K: usize, T> Default for Deck<K, T> {
    fn default() -> Self {
        Self { unseen: Bag::default(), layers: ArrayVec::new() }
    }
}

impl<const K: usize, T: Small> Deck<K, T> {
    /// A deck of one layer that holds the whole bag.
    pub fn new(unseen: Bag<K, T>) -> Self {
        let size = unseen.len() as u16;
        let mut deck = Self { unseen, layers: ArrayVec::new() };
        deck.layers.push(Layer { size, known: Bag::default(), drawn: true });
        deck
    }

    /// A deck of several layers, the top one first. At most four; a known kind may not also lie in the unseen bag.
    pub fn layered(unseen: Bag<K, T>, layers: impl IntoIterator<Item = Layer<K, T>>) -> Self {
        let layers: ArrayVec<_, 4> = layers.into_iter().collect();
        debug_assert!(layers.iter().all(|l| l.known.iter().all(|(kind, _)| unseen.count(kind) == 0)));
        Self { unseen, layers }
    }

    /// The layers, the top one first.
    pub fn layers(&self) -> &[Layer<K, T>] {
        &self.layers
    }

    /// Cards that can still be drawn.
    pub fn len(&self) -> u32 {
        self.layers.iter().filter(|l| l.drawn).map(|l| u32::from(l.size)).sum()
    }

    /// Whether nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn top(&self) -> Option<usize> {
        self.layers.iter().position(|l| l.drawn && l.size > 0)
    }

    /// The outcomes of drawing the top card, with exact weights, lowest kind first.
    ///
    /// A layer of `n` cards with `f` known ones draws a given known card with weight 1/n, and an unseen card of kind k with
    /// weight (n−f)/n · unseen(k)/|unseen|; all are multiplied by n·|unseen|.
    pub fn outcomes(&self) -> impl Iterator<Item = (T, u32)> + Clone + '_ {
        self.weighted().into_iter().flat_map(|(_, outcomes)| outcomes)
    }

    /// The same with the sum of all weights; nothing if the deck is empty.
    fn weighted(&self) -> Option<(u32, impl Iterator<Item = (T, u32)> + Clone + '_)> {
        let layer = &self.layers[self.top()?];
        let (known, unseen) = (layer.known.len(), self.unseen.len());
        let (of_known, of_unseen) = (unseen.max(1), u32::from(layer.size).saturating_sub(known));
        let counts = layer.known.counts().iter().zip(self.unseen.counts());
        let weights = counts.map(move |(&known, &unseen)| u32::from(known) * of_known + u32::from(unseen) * of_unseen);
        let outcomes = (0..).zip(weights).filter(|&(_, weight)| weight > 0);
        let outcomes = outcomes.filter_map(|(kind, weight)| Some((T::from_byte(kind)?, weight)));
        Some((known * of_known + unseen * of_unseen, outcomes))
    }

    /// What may still be drawn: each kind with its weight as the next card, 0 for one that lies deeper. Where nothing is known of
    /// the top layer, a weight is the number of unseen cards of the kind.
    pub fn chances(&self) -> impl Iterator<Item = (T, u32)> + '_ {
        let free = |layer: &Layer<K, T>| u32::from(layer.size) > layer.known.len();
        let top = self.top().map(|top| &self.layers[top]);
        let scale = top.filter(|layer| layer.known.is_empty()).map_or(1, |layer| u32::from(layer.size));
        let any_free = self.layers.iter().any(|layer| layer.drawn && free(layer));
        let deeper = move |kind: T| {
            let known = self.layers.iter().any(|layer| layer.drawn && layer.known.count(kind) > 0);
            known || any_free && self.unseen.count(kind) > 0
        };
        let weight = move |kind: T| self.outcomes().find(|&(other, _)| other == kind).map_or(0, |(_, weight)| weight / scale);
        (0..K as u8).filter_map(T::from_byte).filter(move |&kind| deeper(kind)).map(move |kind| (kind, weight(kind)))
    }

    /// The kind that a word draws. The card stays in the deck until [`Deck::draw`].
    pub fn sample(&self, word: u64) -> Option<T> {
        let layer = &self.layers[self.top()?];
        if layer.known.is_empty() {
            // Each unseen card weighs as much as the layer has cards.
            let (all, each) = (self.unseen.len(), u32::from(layer.size));
            return self.unseen.nth(chance::below(word, all * each) / each);
        }
        let (total, outcomes) = self.weighted()?;
        let mut left = chance::below(word, total);
        for (kind, weight) in outcomes {
            match left.checked_sub(weight) {
                None => return Some(kind),
                Some(rest) => left = rest,
            }
        }
        None
    }

    /// Draws a card of this kind from the top; says whether that was possible.
    pub fn draw(&mut self, kind: T) -> bool {
        let Some(top) = self.top() else { return false };
        let layer = &mut self.layers[top];
        let free = u32::from(layer.size) > layer.known.len();
        if !layer.known.take(kind) && (!free || !self.unseen.take(kind)) {
            return false;
        }
        layer.size = layer.size.saturating_sub(1);
        true
    }
}

/// A hand or pile whose contents some seats know: counts by kind, no order, no ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(Bag<K, T>, u16, Seats)", bound = "T: Small")]
pub struct Hand<const K: usize, T = u8> {
    cards: Bag<K, T>,
    size: u16,
    known: Seats,
}

impl<const K: usize, T> Default for Hand<K, T> {
    fn default() -> Self {
        Self { cards: Bag::default(), size: 0, known: Seats::default() }
    }
}

impl<const K: usize, T: Small> TryFrom<(Bag<K, T>, u16, Seats)> for Hand<K, T> {
    type Error = &'static str;

    /// Reads a hand; in a view it may hold fewer cards than its size, but never more.
    fn try_from((cards, size, known): (Bag<K, T>, u16, Seats)) -> Result<Self, Self::Error> {
        if cards.len() > u32::from(size) { Err("a hand with more cards than its size") } else { Ok(Self { cards, size, known }) }
    }
}

impl<const K: usize, T: Small> Hand<K, T> {
    /// An empty hand that these seats may look into.
    pub fn new(known: Seats) -> Self {
        Self { cards: Bag::default(), size: 0, known }
    }

    /// How many cards it holds; everybody knows that.
    pub fn len(&self) -> u16 {
        self.size
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Its contents; empty in a view of somebody who does not know them.
    pub fn cards(&self) -> &Bag<K, T> {
        &self.cards
    }

    /// Puts a card in.
    pub fn put(&mut self, kind: T) {
        self.cards.put(kind);
        self.size = self.size.saturating_add(1);
    }

    /// Takes a card out; says whether there was one.
    pub fn take(&mut self, kind: T) -> bool {
        let had = self.cards.take(kind);
        self.size -= u16::from(had);
        had
    }

    /// Hides the contents from an observer who does not know them: they go into the pool, the size stays.
    pub fn redact(&mut self, observer: Observer, pool: &mut Bag<K, T>) {
        if !self.known.shows(observer) {
            pool.pour(&mut self.cards);
        }
    }

    /// The reverse of [`Hand::redact`], at random: fills a hidden hand from the pool up to its size, one word per card.
    pub fn deal(&mut self, pool: &mut Bag<K, T>, words: &mut dyn FnMut() -> u64) {
        while self.cards.len() < u32::from(self.size) {
            let Some(kind) = pool.sample(words()) else { break };
            pool.take(kind);
            self.cards.put(kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    /// Marine's deck in miniature: 20 cards above 5 that hold the Asteroid (kind 3), 10 set aside.
    fn marine() -> Deck<4> {
        let layer = |size, drawn| Layer { size, known: Bag::default(), drawn };
        let mut last = layer(5, true);
        last.known.put(3);
        Deck::layered(Bag::from_counts([14, 10, 10, 0]), [layer(20, true), last, layer(10, false)])
    }

    #[test]
    fn a_known_card_stays_in_its_layer() {
        let mut deck = marine();
        assert_eq!(deck.len(), 25);
        for _ in 0..20 {
            assert!(deck.outcomes().all(|(kind, _)| kind != 3));
            let kind = deck.sample(0x1234_5678_9ABC_DEF0).expect("a card");
            assert!(deck.draw(kind));
        }
        let weights: Vec<_> = deck.outcomes().collect();
        let total: u32 = weights.iter().map(|&(_, w)| w).sum();
        let asteroid = weights.iter().find(|&&(kind, _)| kind == 3).map(|&(_, w)| w);
        assert_eq!(asteroid.map(|w| w * 5), Some(total), "one card of five");
        let mut drawn = 0;
        while let Some(kind) = deck.sample(u64::MAX / 3) {
            assert!(deck.draw(kind));
            drawn += 1;
        }
        assert_eq!((drawn, deck.unseen.len()), (5, 10), "the set-aside layer is never drawn");
    }

    #[test]
    fn chances_are_odds_and_know_what_lies_deeper() {
        let mut deck = marine();
        assert_eq!(deck.chances().collect::<Vec<_>>(), [(0, 14), (1, 10), (2, 10), (3, 0)]);
        (0..14).for_each(|_| assert!(deck.draw(0)));
        (0..6).for_each(|_| assert!(deck.draw(1)));
        let (odds, outcomes): (Vec<_>, Vec<_>) = (deck.chances().collect(), deck.outcomes().collect());
        assert_eq!(odds, outcomes, "among the last ones one is known");
        (0..4).for_each(|_| assert!(deck.draw(1)));
        assert_eq!(deck.chances().collect::<Vec<_>>(), [(3, 10)], "the others were set aside");
        assert!(deck.draw(3));
        assert_eq!(deck.chances().count(), 0);
    }

    #[test]
    fn hands_are_poured_and_dealt_again() {
        let mut hand = Hand::<3>::new(Seats::one(Seat(0)));
        [0, 1, 1].into_iter().for_each(|kind| hand.put(kind));
        let mut pool = Bag::from_counts([1, 1, 1]);
        let mut mine = hand.clone();
        mine.redact(Observer::Seat(Seat(0)), &mut pool);
        assert_eq!(mine, hand);
        hand.redact(Observer::Seat(Seat(1)), &mut pool);
        assert_eq!((hand.len(), hand.cards().len(), pool.len()), (3, 0, 6));
        let mut n = 0u64;
        hand.deal(&mut pool, &mut || {
            n += 1;
            n << 61
        });
        assert_eq!((hand.cards().len(), pool.len(), n), (3, 3, 3));
    }
}
