//! Cards of a position: which are still free, and lists of them.

use crate::cards::deck::{CardKind, copies};
use crate::cards::facts::On;
use crate::evolution::Evolution;
use crate::state::{CARDS, Card};
use clade_engine::notation::Placed;
use clade_engine::{Bag, Deck, Kind, Layer, Misplaced, Small};

/// The cards of the pool that lie nowhere yet.
pub(super) struct Pool<'a> {
    game: &'a Evolution,
    pub(super) free: Bag<CARDS, Card>,
}

impl<'a> Pool<'a> {
    pub(super) fn of(game: &'a Evolution) -> Self {
        Self { game, free: game.pool() }
    }

    /// Takes a card of this kind.
    pub(super) fn claim(&mut self, key: &str, card: Card) -> Placed<Card> {
        if self.free.take(card) {
            return Ok(card);
        }
        let (word, all) = (self.game.card_word(card), self.game.pool().count(card));
        Err(Misplaced::new(key, format!("'{word}' once more"), format!("at most {all} of it on the table")))
    }

    /// Takes a card by its word.
    pub(super) fn named(&mut self, key: &str, word: &str) -> Placed<Card> {
        self.claim(key, self.game.card(key, word)?)
    }

    /// Takes the first free card with a trait.
    pub(super) fn any_with(&mut self, key: &str, kind: Kind) -> Placed<Card> {
        self.any(key, &format!("a card with {}", self.game.cards().word(kind)), |card| card.traits.contains(&Some(kind)))
    }

    /// Takes the first free card that is not taken for a hidden one.
    pub(super) fn any_animal(&mut self, key: &str) -> Placed<Card> {
        let game = self.game;
        let is_plain = |card: &CardKind| card.traits.iter().flatten().all(|&kind| game.facts(kind).on != On::Hidden);
        self.any(key, "a card", is_plain)
    }

    fn any(&mut self, key: &str, what: &str, fits: impl Fn(&CardKind) -> bool) -> Placed<Card> {
        let found = self.free.iter().map(|(card, _)| card).find(|card| fits(&self.game.rules.kinds[card.ix()]));
        let card = found.ok_or_else(|| Misplaced::new(key, "no card", format!("{what} that lies nowhere else")))?;
        self.claim(key, card)
    }

    /// Takes the cards of a list: `["swimming", "running x2"]`.
    pub(super) fn list(&mut self, key: &str, words: &[String]) -> Placed<Vec<Card>> {
        let mut cards = Vec::new();
        for (i, text) in words.iter().enumerate() {
            let key = format!("{key}[{i}]");
            let (word, times) = text.split_once(" x").unwrap_or((text, "1"));
            let times: u8 = times.parse().map_err(|_| Misplaced::new(&key, format!("'{text}'"), "a number after 'x': 'running x2'"))?;
            let card = self.game.card(&key, word)?;
            for _ in 0..times {
                cards.push(self.claim(&key, card)?);
            }
        }
        Ok(cards)
    }
}

impl Evolution {
    /// All cards of the set-up.
    pub(crate) fn pool(&self) -> Bag<CARDS, Card> {
        let mut counts = [0; CARDS];
        let half = self.options().half;
        counts.iter_mut().zip(&self.rules.kinds).for_each(|(count, kind)| *count = copies(kind, half));
        Bag::from_counts(counts)
    }

    /// A deck of these cards, of which so many were set aside unseen.
    pub(crate) fn deck_of(&self, unseen: Bag<CARDS, Card>, aside: u16) -> Deck<CARDS, Card> {
        if self.options().half != crate::options::Half::Random {
            return Deck::new(unseen);
        }
        let layer = |size, drawn| Layer { size, known: Bag::default(), drawn };
        Deck::layered(unseen, [layer(unseen.len() as u16 - aside, true), layer(aside, false)])
    }

    /// A card by its word.
    pub(super) fn card(&self, key: &str, word: &str) -> Placed<Card> {
        let words: Vec<String> = (0..self.rules.kinds.len() as u8).map(|card| self.card_word(Card(card))).collect();
        let found = words.iter().position(|known| known == word).map(|card| Card(card as u8));
        found.ok_or_else(|| Misplaced::word(key, word, "a card: its traits joined by '+'", words.iter().map(String::as_str)))
    }

    /// Cards in a list, as it is read.
    pub(super) fn card_list(&self, cards: impl Iterator<Item = (Card, u8)>) -> Vec<String> {
        let times = |(card, n): (Card, u8)| {
            let word = self.card_word(card);
            if n == 1 { word } else { format!("{word} x{n}") }
        };
        cards.map(times).collect()
    }
}
