//! The game opened on one thread, and what a set-up decides.

use crate::evaluate::Weights;
use crate::event::Event;
use crate::options::Options;
use crate::players::Players;
use crate::rules::animals::{Class, Power};
use clade_engine::{Kind, Kinds, Side, Sink};
use clade_script::{Cards, Vm};
use std::sync::Arc;

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Rules {
    /// The options.
    pub(crate) options: Options,
    /// Who plays.
    pub players: Players,
    /// The Dominance cards.
    pub dominance: Kinds,
    /// Those of them that lie under all others.
    pub last: Kinds,
    /// The Survival card.
    pub survival: Kind,
    /// What bots like.
    pub(crate) weights: Weights,
}

/// The game of a set-up, opened on one thread.
pub struct Dominant {
    pub(crate) rules: Arc<Rules>,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Dominant {
    /// The cards.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The options.
    #[inline]
    pub(crate) fn options(&self) -> &Options {
        &self.rules.options
    }

    /// Who plays.
    #[inline]
    pub(crate) fn players(&self) -> &Players {
        &self.rules.players
    }

    /// The animal that a side is.
    pub fn class_of(&self, side: Side) -> Class {
        self.players().animals[side.ix()]
    }

    /// Whether a side can do this by birth.
    pub(crate) fn can(&self, side: Side, power: Power) -> bool {
        self.class_of(side).power() == power
    }

    /// All animals in play, the lowest in the food chain first.
    pub(crate) fn upwards(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..self.players().animals.len() as u8).map(Side)
    }

    /// The animals in the order of the food chain, the highest first: that is how ties are decided.
    pub(crate) fn food_chain(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        self.upwards().rev()
    }

    /// The other animals in the order of the food chain.
    pub(crate) fn opponents(&self, side: Side) -> impl Iterator<Item = Side> + use<> {
        self.food_chain().filter(move |&other| other != side)
    }
}

/// The bonus for a number (§7): 1, 3, 6, 10 … up to 45 for nine and more.
pub fn bonus(n: u8) -> i16 {
    let n = i16::from(n.min(9));
    n * (n + 1) / 2
}
