//! Open effects in words, for positions: the same form in every game. Here are the words of a game; the children put frames in them.

mod cards;
mod frames;
mod question;

pub use cards::{CardWord, CardsWord};
pub use frames::FramesText;

use crate::{Cards, NOBODY, Schema, Scripted};
use clade_engine::{Kind, Misplaced, Side};
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The words that a game's frames are made of.
pub struct Lexicon<'a> {
    schema: &'a Schema,
    cards: &'a Cards,
    sides: Vec<String>,
    thing: Box<dyn Fn(u8, u8) -> String + 'a>,
}

/// The word in place of an owner where nobody owns a card.
const NOBODYS: &str = "nobody";

/// Reads a position, or a part of one, from TOML.
///
/// # Errors
/// [`Misplaced`] with the key that cannot be read.
pub fn read_position<T: DeserializeOwned>(toml: &str) -> Result<T, Misplaced> {
    // Where something is wrong is known as a place in the text. To read it again with `serde_path_to_error` would tell the key, and was a
    // seventh of what the compiler has to do for a game.
    toml::from_str(toml).map_err(|error: toml::de::Error| {
        let key = error.span().map_or_else(String::new, |span| key_at(toml, span.start));
        Misplaced::parsed(key, error.message())
    })
}

/// The key whose value stands at a byte of a text, as in `a.b[2]`; none, if that is no TOML or belongs to no key.
fn key_at(toml: &str, at: usize) -> String {
    let Ok(whole) = DeTable::parse(toml) else { return String::new() };
    key_in(whole.get_ref(), at, "").unwrap_or_default()
}

/// The same in a table that is the value of this key.
fn key_in(table: &DeTable<'_>, at: usize, key: &str) -> Option<String> {
    table.iter().find_map(|(name, value)| {
        let own = if key.is_empty() { name.get_ref().to_string() } else { format!("{key}.{}", name.get_ref()) };
        key_of(value, at, &own).or_else(|| name.span().contains(&at).then_some(own))
    })
}

/// The same in any value.
fn key_of(value: &Spanned<DeValue<'_>>, at: usize, key: &str) -> Option<String> {
    let inside = match value.get_ref() {
        DeValue::Table(table) => key_in(table, at, key),
        DeValue::Array(items) => items.iter().enumerate().find_map(|(nth, item)| key_of(item, at, &format!("{key}[{nth}]"))),
        _ => None,
    };
    inside.or_else(|| value.span().contains(&at).then(|| key.to_owned()))
}

impl<'a> Lexicon<'a> {
    /// The words of a game; `thing` gives the word for a thing by kind and number.
    pub fn of<G: Scripted>(game: &'a G, thing: impl Fn(u8, u8) -> String + 'a) -> Self {
        let sides = game.all_sides().map(|side| game.side_word(side)).collect();
        Self { schema: G::SCHEMA, cards: game.vm().cards(), sides, thing: Box::new(thing) }
    }

    /// The words of all sides that cards act for, if there are more than those that somebody plays.
    #[must_use]
    pub fn with_sides(self, sides: impl Iterator<Item = String>) -> Self {
        Self { sides: sides.collect(), ..self }
    }
}

impl Lexicon<'_> {
    /// A side by its word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn side(&self, key: &str, word: &str) -> Result<Side, Misplaced> {
        let at = self.sides.iter().position(|side| side == word);
        at.map(|i| Side(i as u8))
            .ok_or_else(|| Misplaced::word(key, word, format!("one of {}", self.sides.join(", ")), self.sides.iter().map(String::as_str)))
    }

    /// The word of whom a card acts for.
    fn owner_word(&self, side: Side) -> &str {
        if side == NOBODY { NOBODYS } else { &self.sides[side.ix()] }
    }

    /// Whom a card acts for, by the word.
    fn owner(&self, key: &str, word: &str) -> Result<Side, Misplaced> {
        if word == NOBODYS { Ok(NOBODY) } else { self.side(key, word) }
    }

    /// A card by its word.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn card(&self, key: &str, word: &str) -> Result<Kind, Misplaced> {
        find_card(self.schema, self.cards, key, word)
    }

    /// A hook by its name.
    ///
    /// # Errors
    /// [`Misplaced`] with the nearest word.
    pub fn hook(&self, key: &str, word: &str) -> Result<u8, Misplaced> {
        let names = || self.schema.hooks.iter().map(|hook| hook.name);
        let at = names().position(|name| name == word);
        at.map(|i| i as u8).ok_or_else(|| Misplaced::word(key, word, "the name of a hook", names()))
    }
}

/// A card by its word.
fn find_card(schema: &Schema, cards: &Cards, key: &str, word: &str) -> Result<Kind, Misplaced> {
    cards.find(word).ok_or_else(|| {
        let words = cards.kinds().map(|kind| cards.word(kind));
        Misplaced::word(key, word, format!("a {}", schema.card), words)
    })
}
