//! The game opened on one thread, and what a set-up decides.

use crate::cards::facts::Facts;
use crate::evaluate::Weights;
use crate::event::Event;
use crate::options::Options;
use crate::players::Players;
use crate::rules::animals::Class;
use crate::state::State;
use clade_engine::{Kind, Kinds, Side, Sink, Small};
use clade_script::{Cards, Vm};
use std::sync::Arc;

/// What a set-up decides once for all its tables.
#[derive(Debug)]
pub struct Rules {
    /// The options.
    pub(crate) options: Options,
    /// Who plays.
    pub players: Players,
    /// The facts of the cards, by kind.
    pub facts: Vec<Facts>,
    /// The traits that are dealt.
    pub traits: Kinds,
    /// The evolution cards.
    pub evolution: Kinds,
    /// Those of them that are always among the last ones.
    pub last: Kinds,
    /// The Survival card.
    pub survival: Kind,
    /// The cards of the row that act while they lie there: those with a rule hook.
    pub lasting: Kinds,
    /// What bots like.
    pub(crate) weights: Weights,
}

/// The game of a set-up, opened on one thread.
pub struct Marine {
    pub(crate) rules: Arc<Rules>,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Marine {
    /// The cards.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The facts of a card.
    #[inline]
    pub(crate) fn facts(&self, kind: Kind) -> &Facts {
        &self.rules.facts[kind.ix()]
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

    /// The animals in turn order (Очерёдность хода: from the bottom of the food chain upwards).
    pub(crate) fn turn_order(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..self.players().animals.len() as u8).map(Side)
    }

    /// The animals in the order of the food chain, the highest first: that is how ties are decided.
    pub(crate) fn food_chain(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        self.turn_order().rev()
    }

    /// The animal after a side.
    pub(crate) fn next(&self, side: Side) -> Side {
        Side((side.0 + 1) % self.players().animals.len() as u8)
    }

    /// The other animals in the order of the food chain.
    pub(crate) fn opponents(&self, side: Side) -> impl Iterator<Item = Side> + use<> {
        self.food_chain().filter(move |&other| other != side)
    }

    /// The cards in force for a side that define a hook.
    #[inline]
    pub(crate) fn acting(&self, state: &State, side: Side, hook: impl Into<u8>) -> Kinds {
        state.animal(side).force.and(self.vm.defines(hook))
    }

    /// The bonus for a number (Бонусные ПО): 1, 3, 6, 10 … up to the end of the table.
    pub fn bonus(&self, n: u8) -> i16 {
        let n = i16::from(n.min(self.options().bonus_cap));
        n * (n + 1) / 2
    }
}
