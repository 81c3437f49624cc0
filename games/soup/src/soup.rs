//! The game opened on a thread, and what all its rules use.

use crate::cards::genes::{Gene, Ignoring};
use crate::environment::{Environment, EnvironmentCard};
use crate::event::Event;
use crate::options::Options;
use crate::rules::diet::Diets;
use crate::rules::two::Cast;
use crate::state::{CUBES, Colour, State};
use clade_engine::{Kinds, Side, Sink, Small};
use clade_script::{Cards, Vm};

/// Primordial Soup, opened on a thread.
#[derive(Debug)]
pub struct Soup {
    pub(crate) colours: u8,
    pub(crate) cast: Cast,
    pub(crate) hash: u64,
    pub(crate) options: Options,
    pub(crate) genes: Vec<Gene>,
    pub(crate) environment: Vec<Environment>,
    pub(crate) dummy_genes: Kinds,
    pub(crate) ignoring: Ignoring,
    pub(crate) vm: Vm,
    pub(crate) diets: Diets,
}

/// Where the events of the game go.
pub(crate) type Events<'a> = Sink<'a, Event>;

impl Soup {
    /// The gene cards.
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

    /// The gene of this kind.
    pub(crate) fn gene(&self, kind: u8) -> &Gene {
        &self.genes[usize::from(kind)]
    }

    /// The genes in force for a side that define a hook.
    pub(crate) fn acting(&self, state: &State, side: Side, hook: impl Into<u8>) -> Kinds {
        state.tribe(side).in_force.and(self.vm.defines(hook))
    }

    /// A side gets points from the bank, as many as a colony can hold.
    pub(crate) fn gains(&self, state: &mut State, side: Side, points: u16, told: impl FnOnce(u16) -> Event, sink: &mut Events<'_>) {
        let bp = &mut state.tribe_mut(side).bp;
        let points = points.min(u16::MAX - *bp);
        *bp += points;
        sink.tell(|| told(points));
    }

    /// A side pays points to the bank.
    pub(crate) fn pay(&self, state: &mut State, side: Side, points: u16, sink: &mut Events<'_>) {
        if points > 0 {
            let bp = &mut state.tribe_mut(side).bp;
            *bp = bp.saturating_sub(points);
            sink.tell(|| Event::Paid(side, points));
        }
    }

    /// The one place where genes come into or go out of force.
    pub fn own(&self, state: &mut State, side: Side, kind: u8, owned: bool) {
        let tribe = state.tribe_mut(side);
        if owned {
            tribe.genes.insert(kind);
        } else {
            tribe.genes.remove(kind);
            tribe.new.remove(kind);
        }
        let before = tribe.in_force;
        tribe.in_force = self.recount_in_force(tribe.genes);
        let lost = before.without(tribe.in_force);
        if !lost.is_empty() {
            state.frames.forget(|s, card, _| s == side && lost.contains(card));
        }
    }

    /// Genes in force for somebody who owns these: they and what they contain.
    pub(crate) fn recount_in_force(&self, owned: Kinds) -> Kinds {
        let mut in_force = owned;
        loop {
            let more = in_force.fold(in_force, |all, kind| all.or(self.gene(kind).contains));
            if more == in_force {
                return in_force;
            }
            in_force = more;
        }
    }

    /// Copies of a gene left in the pool.
    pub(crate) fn pool(&self, state: &State, kind: u8) -> u8 {
        let owned = state.colonies.iter().filter(|colony| colony.tribe.genes.contains(kind)).count() as u8;
        self.gene(kind).copies.saturating_sub(owned)
    }

    /// Whether the table adds up: for each colour, cubes in cells and supply, and those that have not fallen yet, are 55; genes in force follow from those owned, of
    /// which there are no more than copies; no two markers share a cell of the ladder (§1.4).
    pub fn is_sound(&self, state: &State) -> bool {
        let cubes = self.all().all(|colour| {
            let water: u32 = state.water.iter().map(|cell| u32::from(cell[colour.ix()])).sum();
            water + u32::from(state.supply[colour.ix()]) + state.supply.beside.of(colour) == u32::from(CUBES)
        });
        let tribes = || self.all().map(|colour| &state.colony(colour).tribe);
        let force = tribes().all(|tribe| tribe.in_force == self.recount_in_force(tribe.genes));
        let copies = |kind: u8| usize::from(self.gene(kind).copies);
        let pool = (0..self.genes.len() as u8).all(|kind| tribes().filter(|tribe| tribe.genes.contains(kind)).count() <= copies(kind));
        let cells = || (0..self.colours).map(|side| state.ladder.at(Side(side))).filter(|&cell| cell > 0);
        let ladder = cells().all(|cell| cells().filter(|&other| other == cell).count() == 1);
        cubes && force && pool && ladder
    }
}
