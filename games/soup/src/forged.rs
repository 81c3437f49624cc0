//! Whether a loaded state can be played at all: numbers in range and an open question that makes sense, so that damaged or forged
//! bytes are refused instead of met by a panic. What a state within these bounds means is not checked: it may be nonsense.

use crate::map::Cell;
use crate::phases::Phase;
use crate::schema::{Hook, SCHEMA};
use crate::soup::Soup;
use crate::state::{Attack, Colour, Id, NUMBERS, State, Step};
use clade_engine::{Kinds, Maybe, Side, Triggers};
use clade_script::Scripted;

impl Soup {
    /// Whether every number of a state is in range. What it means is checked elsewhere.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        let kinds = |kinds: Kinds| kinds.into_iter().all(|kind| self.is_kind(kind));
        let colonies = state.colonies.iter().all(|colony| {
            let amoebas = colony.amoebas.iter().all(|a| is_cell(a.cell));
            let tribe = &colony.tribe;
            let given = tribe.given_up.iter().all(|&(a, b)| self.is_kind(a) && self.is_kind(b));
            amoebas && given && [tribe.genes, tribe.in_force, tribe.new, tribe.reacted].into_iter().all(kinds)
        });
        let environment = usize::from(state.environment) < self.environment.len()
            && state.deck.outcomes().all(|(card, _)| usize::from(card) < self.environment.len());
        let order = state.order.iter().all(|side| self.is_side(side));
        let scripts = state.agenda.iter().filter(|step| matches!(step, Step::Script)).count() == state.frames.depth();
        let frames = state.frames.is_sound(
            &SCHEMA,
            |side| self.is_side(side),
            |kind| self.is_kind(kind),
            |thing, number| self.has_thing(thing, number),
        );
        colonies
            && environment
            && order
            && scripts
            && frames
            && usize::from(state.round) <= self.environment.len()
            && state.agenda.iter().all(|step| self.is_step(step))
            && self.is_waste(state)
            && self.makes_sense(state)
    }

    /// Whether the amoebas of the open question are where it needs them.
    fn makes_sense(&self, state: &State) -> bool {
        let lives = |id: Id| state.lives(id);
        match state.agenda.top() {
            Some(
                Step::Movement(id)
                | Step::DirectionGene(id, ..)
                | Step::DirectionDie(id, _)
                | Step::FreeDirection(id, _)
                | Step::Feeding(id, _)
                | Step::Meal(id, _),
            ) => lives(id),
            Some(Step::PlaceWhere(id, _) | Step::Newborn(id)) => !lives(id),
            Some(Step::Target(attack)) => lives(attack.attacker),
            Some(Step::React(attack)) => lives(attack.attacker) && lives(attack.target),
            _ => true,
        }
    }

    fn is_kind(&self, kind: u8) -> bool {
        usize::from(kind) < self.genes.len()
    }

    fn is_side(&self, side: Side) -> bool {
        self.owners().any(|owner| owner == side)
    }

    fn is_colour(&self, colour: Colour) -> bool {
        colour.0 < self.colours
    }

    fn is_id(&self, id: Id) -> bool {
        id.0 < self.colours * NUMBERS
    }

    fn is_triggers(&self, triggers: &Triggers) -> bool {
        triggers.pending().iter().all(|&kind| self.is_kind(kind))
    }

    fn is_attack<T>(&self, attack: &Attack<T>) -> bool {
        self.is_id(attack.attacker) && self.is_kind(attack.gene) && is_cell(attack.cell)
    }

    fn is_step(&self, step: &Step) -> bool {
        match step {
            Step::CompareRolls
            | Step::Placement
            | Step::Round
            | Step::Reveal
            | Step::Deaths
            | Step::Scoring
            | Step::Fall
            | Step::Script => true,
            Step::Phase(phase) => *phase != Phase::Setup,
            Step::RollForStart(side) | Step::ChooseStart(side) | Step::Defect(side, ..) | Step::NewGenes(side) | Step::Income(side) => {
                self.is_side(*side)
            }
            Step::PlaceWhich(colour, _) | Step::Gifts(colour, _) | Step::Division(colour) => self.is_colour(*colour),
            Step::Amoebas(colour, from) => self.is_colour(*colour) && (1..=NUMBERS + 1).contains(from),
            Step::PlaceWhere(id, _)
            | Step::Movement(id)
            | Step::Active(id, _)
            | Step::DirectionDie(id, _)
            | Step::FreeDirection(id, _)
            | Step::Directed(id, _)
            | Step::Moved(id, _)
            | Step::Feeding(id, _)
            | Step::Newborn(id) => self.is_id(*id),
            Step::Meal(id, fewer) => self.is_id(*id) && *fewer <= 3,
            Step::DirectionGene(id, _, triggers) => self.is_id(*id) && self.is_triggers(triggers),
            Step::Leave(id, cell, _) | Step::Arrive(id, cell, _) | Step::Fed(id, cell, _) => self.is_id(*id) && cell.exists(),
            Step::Act(hook, side, id, _, triggers) => {
                matches!(hook, Hook::Leaving | Hook::NeighbourLeaves | Hook::Moved)
                    && self.is_side(*side)
                    && self.is_id(*id)
                    && self.is_triggers(triggers)
            }
            Step::Target(attack) => self.is_attack(attack) && attack.target.get().is_none_or(|id| self.is_id(id)),
            Step::React(attack)
            | Step::Reacted(attack)
            | Step::Hit(attack, _)
            | Step::Saved(attack, _)
            | Step::Failed(attack)
            | Step::Again(attack) => self.is_attack(attack) && self.is_id(attack.target),
            Step::Fight(fighters, ..) | Step::FightAgain(fighters) => self.is_id(fighters.defender) && self.is_id(fighters.attacker),
            Step::AfterDeaths(side, triggers) => self.is_side(*side) && self.is_triggers(triggers),
        }
    }
}

/// On the board, or nowhere.
fn is_cell(cell: Maybe<Cell>) -> bool {
    cell.get().is_none_or(Cell::exists)
}
