//! Whether a loaded state can be played at all: numbers in range and an open question that makes sense, so that damaged or forged
//! bytes are refused instead of causing a panic. What a state within these bounds means is not checked: it may be nonsense.

use crate::environment::EnvironmentCard;
use crate::map::Cell;
use crate::schema::SCHEMA;
use crate::soup::Soup;
use crate::state::State;
use crate::things::CUBES;
use clade_engine::{Actor, Game, Kind, Kinds, Maybe, Question, Rules, Side, Sink, Small};
use clade_script::{Scripted, Stepped};

impl Soup {
    /// Whether a loaded state can be played on.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        self.is_consistent(state)
            && self.adds_up(state)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
            && (self.actor(state) != Actor::Over || state.over)
    }

    /// Whether every number of a state is in range. What it means is checked elsewhere.
    pub(crate) fn is_consistent(&self, state: &State) -> bool {
        let is_gene = |kind: Kind| self.gene_kinds.contains(kind);
        let kinds = |kinds: Kinds| kinds.without(self.gene_kinds).is_empty();
        let colonies = state.colonies.iter().all(|colony| {
            let hurt = |nth: usize| colony.amoebas.get(nth).is_some_and(|a| a.damage > 0);
            let wounds = (0..8).all(|nth| (colony.wounded >> nth) & 1 == 0 || hurt(nth));
            let amoebas = wounds && colony.amoebas.iter().all(|a| is_cell(a.cell));
            let tribe = &colony.tribe;
            let given = tribe.given_up.iter().all(|upgrade| is_gene(upgrade.advanced) && is_gene(upgrade.given));
            amoebas && given && [tribe.genes, tribe.in_force, tribe.new, tribe.reacted].into_iter().all(kinds)
        });
        let mut cards = std::iter::once(state.environment).chain(state.deck.outcomes().map(|(card, _)| EnvironmentCard(card)));
        let environment = cards.all(|card| self.environment_of(card).is_some());
        let order = state.order.iter().all(|side| self.is_side(side));
        let scripts = state.agenda.iter().filter(|&&step| step == Self::SCRIPT).count() == state.frames.depth();
        let frames = state.frames.is_sound(&SCHEMA, self.cards(), |side| self.is_side(side), |thing, number| self.has_thing(thing, number));
        colonies
            && environment
            && order
            && scripts
            && frames
            && usize::from(state.round) <= self.environment_cards()
            && state.agenda.iter().all(|step| step.is_sound(self, state))
            && self.is_waste(state)
    }

    /// Whether the table adds up: for each colour, cubes in cells and supply, and those that have not fallen yet, are 55; genes in force follow from those owned, of
    /// which there are no more than copies; no two markers share a cell of the ladder (§1.4).
    pub fn adds_up(&self, state: &State) -> bool {
        let cubes = self.all().all(|colour| {
            let water: u32 = state.water.iter().map(|cell| u32::from(cell[colour.ix()])).sum();
            water + u32::from(state.supply[colour.ix()]) + state.supply.beside.of(colour) == u32::from(CUBES)
        });
        let tribes = || self.all().map(|colour| &state.colony(colour).tribe);
        let force = tribes().all(|tribe| tribe.in_force == self.recount_in_force(tribe.genes));
        let copies = |kind: Kind| usize::from(self.gene(kind).copies);
        let pool = self.gene_kinds.into_iter().all(|kind| tribes().filter(|tribe| tribe.genes.contains(kind)).count() <= copies(kind));
        let cells = || (0..self.colours).map(|side| state.ladder.at(Side(side))).filter(|&cell| cell > 0);
        let ladder = cells().all(|cell| cells().filter(|&other| other == cell).count() == 1);
        cubes && force && pool && ladder
    }

    fn is_side(&self, side: Side) -> bool {
        self.owners().any(|owner| owner == side)
    }
}

/// On the board, or nowhere.
fn is_cell(cell: Maybe<Cell>) -> bool {
    cell.get().is_none_or(Cell::exists)
}
