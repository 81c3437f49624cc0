//! Cards in words.

use super::find_card;
use crate::{Cards, Scripted};
use clade_engine::notation::{Word, WordReader};
use clade_engine::{Kind, Misplaced, Triggers};

/// A card, by its word.
#[derive(Debug)]
pub struct CardWord;

impl<G: Scripted> Word<G> for CardWord {
    type Value = Kind;

    fn write(game: &G, kind: Kind) -> String {
        game.vm().cards().word_of(kind)
    }

    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Kind, Misplaced> {
        find_card(G::SCHEMA, game.vm().cards(), "", words.next(&format!("a {}", G::SCHEMA.card))?)
    }

    fn in_range(game: &G, kind: Kind) -> bool {
        game.vm().cards().has(kind)
    }
}

/// Cards that trigger together, as one word: `speed+tentacle`, or `-`.
#[derive(Debug)]
pub struct CardsWord;

impl CardsWord {
    /// Several cards as one word.
    pub fn join(cards: &Cards, kinds: impl Iterator<Item = Kind>) -> String {
        let words: Vec<String> = kinds.map(|kind| cards.word_of(kind)).collect();
        if words.is_empty() { "-".to_owned() } else { words.join("+") }
    }

    /// The cards of one word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn split<G: Scripted>(game: &G, words: &mut WordReader<'_>) -> Result<Vec<Kind>, Misplaced> {
        let word = words.next("cards joined by '+', or '-'")?;
        let cards = word.split('+').filter(|&word| word != "-");
        cards.map(|word| find_card(G::SCHEMA, game.vm().cards(), "", word)).collect()
    }
}

impl<G: Scripted> Word<G> for CardsWord {
    type Value = Triggers;

    fn write(game: &G, cards: Triggers) -> String {
        Self::join(game.vm().cards(), cards.pending().iter().copied())
    }

    fn read(game: &G, words: &mut WordReader<'_>) -> Result<Triggers, Misplaced> {
        let mut kinds = Self::split(game, words)?.into_iter();
        let cards = Triggers::collect(&mut kinds);
        kinds.next().map_or(Ok(cards), |_| Err(Misplaced::new("", "more cards", format!("at most {}", Triggers::MAX))))
    }

    fn in_range(game: &G, cards: Triggers) -> bool {
        cards.pending().iter().all(|&kind| CardWord::in_range(game, kind))
    }
}
