//! The game opened on one thread, and the facts of its traits.

use crate::deck::CardKind;
use crate::event::{Event, Who};
use crate::options::Options;
use crate::schema::Hook;
use crate::state::{Id, Place, State};
use clade_engine::ecology::Origin;
use clade_engine::{Kinds, Side, Sink, Small};
use clade_script::{Card, Cards, Key, Vm};
use std::sync::Arc;

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
    /// Not on one animal with these.
    pub excludes: Kinds,
    /// Its ability is used once a turn.
    pub once_a_turn: bool,
    /// Its ability is used once a feeding round.
    pub once_a_round: bool,
    /// Its animal ignores one trait of its prey.
    pub ignores: bool,
    /// What a blue token is that it gives.
    pub origin: Origin,
}

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Rules {
    /// The seats.
    pub seats: u8,
    /// The most players for whom the rulebook has made this pool.
    pub most_players: u8,
    /// The options.
    pub options: Options,
    /// The traits, by kind.
    pub facts: Vec<Facts>,
    /// The kinds of cards.
    pub kinds: Vec<CardKind>,
    /// The traits that store food, that live in the Ocean, that silence others, that ignore one, that need hunters with traits.
    pub stores: Kinds,
    pub(crate) ocean: Kinds,
    pub(crate) silencing: Kinds,
    pub(crate) ignoring: Kinds,
    pub(crate) guarded: Kinds,
    /// Those with an ability of the feeding phase.
    pub(crate) abilities: Kinds,
    /// The kinds of cards that have a trait of the Ocean, in order: see [`crate::state::Player::afloat`].
    pub(crate) ocean_cards: Vec<crate::state::Card>,
    /// Whether a card of the pool may be turned over when an animal without traits is attacked.
    pub(crate) has_guards: bool,
}

/// The game of a set-up, opened on one thread.
pub struct Evolution {
    pub(crate) rules: Arc<Rules>,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Facts {
    pub(crate) fn read(card: &Card) -> Self {
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

impl Evolution {
    /// The traits.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The facts of a trait.
    #[inline]
    pub(crate) fn facts(&self, kind: u8) -> &Facts {
        &self.rules.facts[usize::from(kind)]
    }

    /// The traits of a card.
    pub(crate) fn faces(&self, card: crate::state::Card) -> [Option<u8>; 2] {
        self.rules.kinds.get(card.ix()).map_or([None; 2], |kind| kind.traits)
    }

    /// The options.
    #[inline]
    pub(crate) fn options(&self) -> &Options {
        &self.rules.options
    }

    /// The sides in play, clockwise from this one.
    pub(crate) fn clockwise(&self, first: Side) -> impl DoubleEndedIterator<Item = Side> + use<> {
        let seats = self.rules.seats;
        (0..seats).map(move |i| Side((first.0 + i) % seats))
    }

    /// The side to the left.
    pub(crate) fn next(&self, side: Side) -> Side {
        Side((side.0 + 1) % self.rules.seats)
    }

    /// The territories in play.
    pub(crate) fn places(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        let n = if self.options().territories { Place::ALL.len() } else { 1 };
        Place::ALL[..n].iter().copied()
    }

    /// Whether a territory is in play.
    pub(crate) fn is_place(&self, place: Place) -> bool {
        self.options().territories || place == Place::Laurasia
    }

    /// An animal with its owner.
    pub(crate) fn who(&self, state: &State, id: Id) -> Who {
        Who(state.animal(id).owner, id)
    }

    /// The traits that act on an animal and define a hook.
    #[inline]
    pub(crate) fn acting(&self, state: &State, id: Id, hook: Hook) -> Kinds {
        state.animal(id).force.kinds().and(self.vm.defines(hook))
    }
}
