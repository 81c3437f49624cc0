//! The game opened on a thread, and what a set-up decides.

use crate::cards::genes::{Gene, Ignoring};
use crate::environment::{Environment, EnvironmentCard};
use crate::evaluate::Weights;
use crate::event::Event;
use crate::meals::Diets;
use crate::options::{Cast, Options};
use crate::state::Colour;
use clade_engine::{Kind, Kinds, Sink, Small};
use clade_script::{Cards, Vm};

/// Primordial Soup, opened on a thread.
#[derive(Debug)]
pub struct Soup {
    pub(crate) colours: u8,
    pub(crate) cast: Cast,
    pub(crate) hash: u64,
    pub(crate) options: Options,
    pub(crate) genes: Vec<Gene>,
    pub(crate) gene_kinds: Kinds,
    pub(crate) environment: Vec<Environment>,
    pub(crate) dummy_genes: Kinds,
    pub(crate) ignoring: Ignoring,
    pub(crate) vm: Vm,
    pub(crate) diets: Diets,
    pub(crate) weights: Weights,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Soup {
    /// All cards: genes and environment.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The colours in play.
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Colour> + use<> {
        (0..self.colours).map(Colour)
    }

    /// What an environment card says; nothing for a number that no card has.
    pub(crate) fn environment_of(&self, card: EnvironmentCard) -> Option<&Environment> {
        self.environment.get(card.ix())
    }

    /// How many environment cards there are altogether.
    pub(crate) fn environment_cards(&self) -> usize {
        self.environment.iter().map(|card| usize::from(card.copies)).sum()
    }

    /// All genes.
    pub(crate) fn genes(&self) -> impl Iterator<Item = (Kind, &Gene)> {
        self.gene_kinds.map(|kind| (kind, self.gene(kind)))
    }

    /// The gene of this kind.
    pub(crate) fn gene(&self, kind: Kind) -> &Gene {
        &self.genes[kind.ix()]
    }
}
