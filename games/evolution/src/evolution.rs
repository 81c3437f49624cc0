//! The game opened on one thread, and the facts of its traits.

use crate::cards::deck::CardKind;
use crate::cards::facts::Facts;
use crate::evaluate::Weights;
use crate::event::Event;
use crate::options::Options;
use crate::state::Place;
use clade_engine::{Kind, Kinds, Side, Sink, Small};
use clade_script::{Cards, Vm};
use std::sync::Arc;

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Rules {
    /// The seats.
    pub seats: u8,
    /// The most players that the rulebook intends for this pool.
    pub most_players: u8,
    /// The options.
    pub(crate) options: Options,
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
    /// What bots like.
    pub(crate) weights: Weights,
}

/// The game of a set-up, opened on one thread.
pub struct Evolution {
    pub(crate) rules: Arc<Rules>,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Evolution {
    /// The traits.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The facts of a trait.
    #[inline]
    pub(crate) fn facts(&self, kind: Kind) -> &Facts {
        &self.rules.facts[kind.ix()]
    }

    /// The traits of a card.
    pub(crate) fn faces(&self, card: crate::state::Card) -> [Option<Kind>; 2] {
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
}
