//! The facts of a trait, as the rules read them.

use clade_engine::ecology::Origin;
use clade_engine::{Kinds, Small};
use clade_script::{Card, Cards, Key};

/// On whose animals a trait is laid.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum On {
    /// The player's own.
    Own,
    /// Another player's.
    Other,
    /// Anybody's.
    Any,
    /// Nobody's: the card is only ever an animal.
    Hidden,
}

/// How a trait lies between two animals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Pair {
    /// It is the same to both.
    Even,
    /// The first one has another role than the second.
    Directed,
}

/// The facts of a trait, as the rules read them.
#[derive(Clone, Debug)]
pub struct Facts {
    /// How much more food its animal needs.
    pub need: u8,
    /// On whose animals it is laid.
    pub on: On,
    /// It lies between two animals.
    pub pair: Option<Pair>,
    /// How much food it stores.
    pub stores: u8,
    /// Its animals live in the Ocean.
    pub ocean: bool,
    /// It silences the traits below it.
    pub silences: bool,
    /// Hunters need these traits to attack its animal.
    pub hunter_needs: Kinds,
    /// It cannot be on one animal with these.
    pub excludes: Kinds,
    /// Its ability is used once a turn.
    pub once_a_turn: bool,
    /// Its ability is used once a feeding round.
    pub once_a_round: bool,
    /// Its animal ignores one trait of its prey.
    pub ignores: bool,
    /// The origin of the blue tokens it gives.
    pub origin: Origin,
}

impl Facts {
    /// The facts of all cards. What cannot lie beside a trait says so for both: so a mod's trait can exclude one of the game's.
    pub(crate) fn of_all(cards: &Cards) -> Vec<Self> {
        let mut all: Vec<Self> = cards.iter().map(Self::read).collect();
        for kind in cards.kinds() {
            let excluded = all[kind.ix()].excludes;
            excluded.into_iter().for_each(|other| all[other.ix()].excludes.insert(kind));
        }
        all
    }

    fn read(card: &Card) -> Self {
        let set = |key: &str| -> Kinds { card.cards(key).iter().copied().collect() };
        Self {
            need: card.int("need", 0) as u8,
            on: match card.word("on") {
                Some("other") => On::Other,
                Some("any") => On::Any,
                Some("hidden") => On::Hidden,
                _ => On::Own,
            },
            pair: card.word("pair").map(|pair| if pair == "directed" { Pair::Directed } else { Pair::Even }),
            stores: card.int("stores", 0) as u8,
            ocean: card.word("home") == Some("ocean"),
            silences: card.word("silences").is_some(),
            hunter_needs: set("hunter_needs"),
            excludes: set("excludes"),
            once_a_turn: card.word("once") == Some("turn"),
            once_a_round: card.word("once") == Some("round"),
            ignores: card.int("ignores", 0) > 0,
            origin: card.word(Key::ORIGIN).and_then(origin).unwrap_or(Origin::Made),
        }
    }
}

/// The words of [`Key::ORIGIN`], each with what it says.
const ORIGINS: [(&str, Origin); 5] = [
    ("environment", Origin::Environment),
    ("prey", Origin::Prey),
    ("carrion", Origin::Carrion),
    ("shared", Origin::Shared),
    ("made", Origin::Made),
];

/// The same words, as a card may have them.
pub(crate) const ORIGIN_WORDS: &[&str] = &{
    let mut words = [""; ORIGINS.len()];
    let mut i = 0;
    while i < words.len() {
        words[i] = ORIGINS[i].0;
        i += 1;
    }
    words
};

fn origin(word: &str) -> Option<Origin> {
    ORIGINS.iter().find(|(known, _)| *known == word).map(|&(_, origin)| origin)
}
