//! Who does what and why, in messages.

use super::marked;
use crate::actions::EVERYBODY;
use crate::display::{OWN, Section, Space};
use crate::elements::each;
use crate::marine::Marine;
use crate::state::{State, Step};
use crate::step::ANY_ELEMENT;
use crate::texts;
use clade_engine::{Ask, Msg, Side, Small};

impl Marine {
    /// Who does what and why, and what is optional. A question that comes of a card says of which one.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        let Some(step) = state.agenda.top() else { return texts::over() };
        match step {
            Step::Script => return self.asked_by_card(state),
            Step::Token(side, says, ..) | Step::Corner(side, says, _) => return self.said_by_card(state, side, says),
            _ => {}
        }
        let said = self.asked_for(state, step);
        match state.frames.top() {
            Some(frame) => texts::for_card(said, self.cards().name_of(frame.card)),
            None => said,
        }
    }

    /// The question of a step of the rules.
    fn asked_for(&self, state: &State, step: Step) -> Msg {
        let who = |side: Side| self.who(side);
        let tile = |cell: u8| self.tile_name(state, cell);
        match step {
            Step::Tile(_) => texts::chance_tile(),
            Step::Centre(_) => texts::chance_centre(),
            Step::Mat(side, _) => texts::chance_mat(who(side)),
            Step::Elements(section, _) => {
                texts::chance_elements(Section::ALL.get(usize::from(section)).map_or_else(texts::nothing, |&it| texts::section_name(it)))
            }
            Step::Markers => texts::chance_markers(),
            Step::Reveal(stack) => texts::chance_reveal(stack + 1),
            Step::DealTraits(side, _) => texts::chance_traits(who(side)),
            Step::DrawTrait(side) => texts::chance_trait(who(side)),
            Step::Refill(_) => texts::chance_card(),
            Step::DrawElement(side) => texts::chance_element(who(side)),
            Step::KeepTraits(side, 1) if state.animal(side).face_down[1] > 0 => texts::ask_keep_second(who(side)),
            Step::KeepTraits(side, n) => texts::ask_keep(who(side), n),
            Step::Exchange(side) => texts::ask_exchange(who(side)),
            Step::Slot(side, element) => texts::ask_slot(who(side), texts::element_name(element)),
            Step::Turn(side) => self.asked_for_turn(state, side),
            Step::Take(side, space) => self.asked_to_take(state, side, space),
            Step::Abundance(side) => texts::ask_abundance(who(side)),
            Step::Put(side, element, ..) => texts::ask_put(who(side), texts::element_name(element)),
            Step::Autotrophs(side, false) => texts::ask_autotrophs_smoker(who(side)),
            Step::Autotrophs(side, true) => texts::ask_autotrophs_geyser(who(side)),
            Step::SwapFor(side, corner) => texts::ask_swap_for(who(side), self.token_name(state, corner)),
            Step::Depletion(side) => texts::ask_depletion(who(side)),
            Step::Devour(side, left) => texts::ask_devour(who(side), left),
            Step::Dwindle(_) => texts::chance_dwindle(),
            Step::Adaptation(side, _) => texts::ask_adaptation(who(side)),
            Step::Adapt(side, element, _) => texts::ask_adapt(who(side), texts::element_name(element)),
            Step::Speciation(side, ANY_ELEMENT) => texts::ask_speciation_any(who(side)),
            Step::Speciation(side, element) => texts::ask_speciation(who(side), texts::element_name(element)),
            Step::Speciate(side, corner, nth) => {
                let element = state.corners[corner.ix()];
                let cell = self.tile_around(state, corner, nth);
                let limit = cell.map_or(0, |cell| self.speciation_limit(state, side, element, cell));
                texts::ask_speciate(who(side), cell.map_or_else(texts::nothing, tile), limit)
            }
            Step::Wanderlust(side, _) => self.asked_for_stack(state, side),
            Step::Lay(side, kind) => texts::ask_lay(who(side), texts::terrain_name(kind)),
            Step::Garnish(side, cell) => texts::ask_garnish(who(side), tile(cell)),
            Step::Arrive(side, cell, nth) => {
                let from = self.neighbour(state, cell, nth);
                let cubes = from.map_or(0, |from| state.cubes(from, side));
                texts::ask_arrive(who(side), from.map_or_else(texts::nothing, tile), tile(cell), cubes)
            }
            Step::Tectonics(side, true, _) => texts::ask_tectonics_any(who(side)),
            Step::Tectonics(side, false, 0) => texts::ask_tectonics(who(side)),
            Step::Tectonics(side, false, kinds) => {
                let kinds = (0..=crate::state::terrain::GEYSER).filter(|&kind| kinds >> kind & 1 != 0).map(texts::terrain_name);
                texts::ask_tectonics_kinds(who(side), texts::listed(kinds).unwrap_or_else(texts::nothing))
            }
            Step::Crust(side, cell) => texts::ask_crust(who(side), tile(cell)),
            Step::Colonise(side, cell) => texts::ask_colonise(who(side), tile(cell)),
            Step::Migration(side, left, reach, _) => {
                let said = if left == EVERYBODY { texts::ask_migration_all(who(side)) } else { texts::ask_migration(who(side), left) };
                if reach > 1 { texts::reaching(said, reach) } else { said }
            }
            Step::Competition(side, nth, more) => match self.options().competition.get(usize::from(nth)) {
                Some(&n) => texts::ask_competition(who(side), marked(state.competition[usize::from(nth)]), n),
                None if more > 0 => texts::ask_competition_any(who(side)),
                None => texts::ask_competition_second(who(side)),
            },
            Step::Eliminate(side, cell, left) => texts::ask_eliminate(who(side), self.tile_told(state, cell), left),
            Step::Evolution(side, nth) => texts::ask_evolution(who(side), marked(state.evolution[usize::from(nth)])),
            Step::Choose(side, nth) => texts::ask_choose(who(side), nth + 1),
            Step::Domination(side) => texts::ask_domination(who(side)),
            Step::Regress(side, types, keep) => {
                let lost = texts::listed(each(types).map(texts::element_name)).unwrap_or_else(texts::nothing);
                texts::ask_regress(who(side), lost, keep)
            }
            Step::Act(_, side, ..) => texts::ask_order(who(side)),
            _ => texts::working(),
        }
    }

    /// Wanderlust: the stacks, with what may be turned over next. Nobody knows in which of them it lies.
    fn asked_for_stack(&self, state: &State, side: Side) -> Msg {
        let said = texts::ask_wanderlust(self.who(side));
        let each = state.unseen.iter().map(|(tile, n)| texts::counted(texts::terrain_name(tile), n));
        match texts::listed(each).filter(|_| state.stacks.iter().any(|stack| stack.under > 0)) {
            Some(tiles) => texts::face_down(said, tiles),
            None => said,
        }
    }

    /// A turn: which pawns there are to place.
    fn asked_for_turn(&self, state: &State, side: Side) -> Msg {
        let basic = state.available(side);
        let special = texts::listed(state.special_pawns(side).map(texts::element_name));
        match special {
            Some(special) if basic == 0 => texts::ask_turn_only_special(self.who(side), special),
            Some(special) => texts::ask_turn_special(self.who(side), basic, special, self.placing_told(state, side)),
            None if basic > 0 => texts::ask_turn(self.who(side), basic, self.placing_told(state, side)),
            None => texts::ask_turn_retrieve(self.who(side)),
        }
    }

    /// A pawn was placed: what its action is today, or why it does nothing.
    fn asked_to_take(&self, state: &State, side: Side, space: Space) -> Msg {
        if let Some(kind) = space.checked_sub(OWN) {
            let card = self.cards().get(kind);
            return texts::ask_take_trait(self.who(side), card.name(), card.text());
        }
        match self.idle(state, side, space) {
            Some(reason) => texts::ask_take_idle(self.who(side), self.space_name(space), reason),
            None => texts::ask_take(self.who(side), self.space_told(state, space), self.plan_told(state, side, space)),
        }
    }

    /// A question of a card, or its die.
    fn asked_by_card(&self, state: &State) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::working() };
        let card = self.cards().get(frame.card);
        let Some(question) = state.frames.question() else { return texts::chance_die(card.name()) };
        let said = match (question.ask, question.picks.get()) {
            (Ask::Some { most, .. }, Some(picks)) => texts::picked(card.said(question.prompt), picks.len(), most),
            _ => card.said(question.prompt),
        };
        texts::ask_card(self.who(question.who), self.said_about(state, said), card.name())
    }

    /// A question of the rules that a card asks in its own words.
    fn said_by_card(&self, state: &State, side: Side, says: u8) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::working() };
        let card = self.cards().get(frame.card);
        texts::ask_card(self.who(side), self.said_about(state, card.said(says)), card.name())
    }
}
