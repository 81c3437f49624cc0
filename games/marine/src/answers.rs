//! Who is asked, what could be answered, and what an answer does.

use crate::action::Action;
use crate::board::{CELLS, Cell};
use crate::display::Section;
use crate::elements::each;
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{ELEMENTS, Element, ROW, STACKS, State, Step};
use clade_engine::{Side, Small, Why};
use std::ops::ControlFlow;

impl Marine {
    /// The side that the open question asks; `None` if Chance answers, or nobody.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        Some(match state.agenda.top()? {
            Step::Script => state.frames.question()?.who,
            Step::KeepTraits(side, _)
            | Step::Exchange(side)
            | Step::Slot(side, _)
            | Step::Turn(side)
            | Step::Take(side, _)
            | Step::Abundance(side)
            | Step::Put(side, ..)
            | Step::Autotrophs(side, _)
            | Step::SwapFor(side, _)
            | Step::Depletion(side)
            | Step::Adaptation(side, _)
            | Step::Adapt(side, ..)
            | Step::Speciation(side, _)
            | Step::Speciate(side, ..)
            | Step::Wanderlust(side, _)
            | Step::Lay(side, _)
            | Step::Garnish(side, _)
            | Step::Arrive(side, ..)
            | Step::Tectonics(side, ..)
            | Step::Crust(side, _)
            | Step::Colonise(side, _)
            | Step::Migration(side, ..)
            | Step::Competition(side, ..)
            | Step::Eliminate(side, ..)
            | Step::Evolution(side, _)
            | Step::Choose(side, _)
            | Step::Domination(side)
            | Step::Regress(side, ..)
            | Step::Token(side, ..)
            | Step::Corner(side, ..)
            | Step::Devour(side, _)
            | Step::Act(_, side, ..) => side,
            _ => return None,
        })
    }

    /// Everything that could be thought of as an answer to a step, in a fixed order.
    pub(crate) fn answers_to(&self, state: &State, step: Step, out: &mut Vec<Action>) {
        let cells = || (0..CELLS as Cell).filter(|&cell| state.terrain(cell).is_some());
        match step {
            Step::Script => {
                if let Some(question) = state.frames.question() {
                    question.answers(|answer| out.push(Action::Answer(answer)));
                }
            }
            Step::Act(.., triggers) => out.extend(triggers.pending().iter().map(|&kind| Action::Keep(kind))),
            Step::KeepTraits(side, _) => out.extend(state.animal(side).drawn.get().into_iter().flatten().map(|&kind| Action::Keep(kind))),
            Step::Exchange(side) => out.extend(state.animal(side).traits.map(Action::Keep)),
            Step::Slot(..) => out.extend([Action::OnMat, Action::OnTrait]),
            Step::Turn(side) => self.turns(state, side, out),
            Step::Take(..) => out.extend([Action::Take, Action::Skip]),
            Step::Abundance(_) => out.extend(state.section(Section::Abundance).iter().map(|(element, _)| Action::Element(element))),
            Step::Put(.., cells) | Step::Corner(.., cells) => out.extend(state.vacant(cells).map(Action::Corner)),
            Step::Autotrophs(_, geyser) => {
                out.extend(self.removable_at_vents(state, geyser).map(Action::Remove));
                out.extend(self.at_vents(state, geyser).map(Action::Swap));
            }
            Step::SwapFor(..) => out.extend(state.section(Section::Autotrophs).iter().map(|(element, _)| Action::Element(element))),
            Step::Depletion(_) => out.extend(self.depletable(state).map(Action::Remove)),
            Step::Devour(side, _) => out.extend(self.feeding(state, side).map(Action::Remove)),
            Step::Adaptation(side, special) => out.extend(self.adaptable(state, side, special).map(Action::Element)),
            Step::Adapt(side, element, special) => {
                let [mat, traits, replaces] = self.slots_for(state, side, element, special);
                out.extend(mat.then_some(Action::OnMat));
                out.extend(traits.then_some(Action::OnTrait));
                out.extend(self.replaceable(state, side).filter(|_| replaces).map(Action::Replace));
            }
            Step::Speciation(_, element) => out.extend(self.speciation_at(state, element).map(Action::Corner)),
            Step::Speciate(side, corner, nth) => {
                let element = state.corners[corner.ix()];
                let limit = self.tile_around(state, corner, nth).map_or(0, |cell| self.speciation_limit(state, side, element, cell));
                out.extend((0..=limit).map(Action::Number));
            }
            Step::Wanderlust(..) => {
                out.extend((0..STACKS as u8).filter(|&i| state.stacks[usize::from(i)].open != crate::board::NONE).map(Action::Stack));
            }
            Step::Lay(..) => out.extend(self.shores(state).map(Action::Cell)),
            Step::Garnish(..) => {
                out.extend(state.section(Section::Wanderlust).iter().map(|(element, _)| Action::Element(element)));
                out.push(Action::Done);
            }
            Step::Arrive(side, cell, nth) => {
                let most = self.neighbour(state, cell, nth).map_or(0, |from| state.cubes(from, side));
                out.extend((0..=most).map(Action::Number));
            }
            Step::Tectonics(..) | Step::Evolution(..) => out.extend(cells().map(Action::Cell)),
            Step::Crust(..) => out.extend([Action::Smoker, Action::Geyser]),
            Step::Colonise(..) => out.extend([Action::FromPool, Action::FromBox]),
            Step::Migration(side, _, reach, _) => {
                for from in state.occupied(side).filter(|&cell| self.migrants(state, side, cell) > 0) {
                    out.extend(self.reachable(state, from, reach).map(|to| Action::Move(from, to)));
                }
                out.push(Action::Done);
            }
            Step::Competition(_, nth, more) => {
                out.extend(cells().map(Action::Cell));
                // Only the second tile of the special space may be left out.
                out.extend((usize::from(nth) >= self.options().competition.len() && more == 0).then_some(Action::Done));
            }
            Step::Eliminate(side, cell, _) => {
                out.extend(self.opponents(side).filter(|&other| state.cubes(cell, other) > 0).map(Action::Eliminate));
                out.push(Action::Done);
            }
            Step::Choose(..) => out.extend((0..ROW as u8).map(Action::Slot)),
            Step::Domination(_) => out.extend((0..ELEMENTS as Element).map(Action::Element)),
            Step::Regress(_, types, _) => {
                out.extend(each(types).map(Action::Element));
                out.push(Action::Done);
            }
            Step::Token(.., types, cell) => out.extend(self.tokens_on_earth(state, types, cell).map(Action::Corner)),
            _ => {}
        }
    }

    /// Why a candidate may not be taken.
    pub(crate) fn object_to(&self, state: &State, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        match (state.agenda.top(), action) {
            (Some(Step::Turn(side)), Action::Place(pawn, space)) => self.object_to_place(state, side, pawn, space, why),
            (Some(Step::Take(side, space)), Action::Take) => match self.idle(state, side, space) {
                Some(reason) => why.object_if(true, "marine-rules-actions", || reason),
                None => ControlFlow::Continue(()),
            },
            (Some(Step::Tectonics(side, special, kinds)), Action::Cell(cell)) => {
                self.object_to_vent(state, side, cell, special, kinds, why)
            }
            (Some(Step::Competition(side, nth, _)), Action::Cell(cell)) => self.object_to_arena(state, side, nth, cell, why),
            (Some(Step::Evolution(_, nth)), Action::Cell(cell)) => self.object_to_scored(state, nth, cell, why),
            (Some(Step::Choose(_, nth)), Action::Slot(slot)) => self.object_to_slot(state, nth, slot, why),
            (Some(Step::Domination(side)), Action::Element(element)) => self.object_to_element(state, side, element, why),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Does what an answer says.
    pub(crate) fn answer(&self, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Some(step) = state.agenda.top() else { return };
        match (step, action) {
            (Step::Script, Action::Answer(answer)) => {
                let open = !state.frames.answer(answer);
                // Of a set one pick comes after another.
                state.about = if open { state.about } else { Default::default() };
            }
            (Step::Script, Action::Die(n)) => {
                let card = state.frames.top().map_or(0, |frame| frame.card);
                sink.emit(|| Event::DieRolled(card, n));
                state.frames.rolled(n);
            }
            (Step::Tile(nth), Action::Tile(tile)) => self.drew_tile(state, nth, tile, sink),
            (Step::Centre(nth), Action::Draw(element)) => self.drew_centre(state, nth, element, sink),
            (Step::Mat(side, _), Action::Draw(element)) => self.drew_mat(state, side, element, sink),
            (Step::Elements(section, _), Action::Draw(element)) => self.drew_element(state, section, element, sink),
            (Step::DrawElement(side), Action::Draw(element)) => {
                state.agenda.pop();
                self.then(state, [Step::Slot(side, element)]);
            }
            (Step::Slot(side, element), slot) => self.gains_token(state, side, element, slot == Action::OnMat, sink),
            (Step::Markers, Action::Marker(marker)) => self.drew_marker(state, marker, sink),
            (Step::Reveal(stack), Action::Tile(tile)) => self.drew_open(state, stack, tile, sink),
            (Step::DealTraits(side, _), Action::Card(kind)) => self.deal_trait(state, side, kind, sink),
            (Step::DrawTrait(side), Action::Card(kind)) => {
                state.agenda.pop();
                self.get_trait(state, side, kind, false, sink);
            }
            (Step::Refill(_), Action::Card(card)) => self.appears(state, card, sink),
            (Step::KeepTraits(..), Action::Keep(kind)) => self.keep_trait(state, kind, sink),
            (Step::Exchange(side), Action::Keep(kind)) => self.exchange_trait(state, side, kind, sink),
            (Step::Act(..), Action::Keep(kind)) => self.acts(state, kind, sink),
            (Step::Turn(side), Action::Place(pawn, space)) => self.places(state, side, pawn, space, sink),
            (Step::Turn(side), _) => self.retrieves(state, side, sink),
            (Step::Take(side, space), Action::Take) => self.takes(state, side, space, sink),
            (Step::Take(side, space), _) => self.skips(state, side, space, sink),
            (Step::Abundance(side), Action::Element(element)) => self.abundance(state, side, element),
            (Step::Put(side, element, from, _), Action::Corner(corner)) => {
                state.agenda.pop();
                self.put(state, corner, element, Some(from.section()), self.by(state, side), sink);
            }
            (Step::Corner(..) | Step::Token(..), Action::Corner(corner)) => {
                state.agenda.pop();
                state.about = Default::default();
                state.result = i16::from(corner.0);
            }
            (Step::Devour(..) | Step::Dwindle(_), Action::Remove(corner)) => self.is_used_up(state, corner, sink),
            (Step::Autotrophs(side, _) | Step::Depletion(side), Action::Remove(corner)) => self.removes(state, side, corner, sink),
            (Step::Autotrophs(side, _), Action::Swap(corner)) => self.swaps(state, side, corner),
            (Step::SwapFor(side, corner), Action::Element(element)) => self.swaps_for(state, side, corner, element, sink),
            (Step::Adaptation(side, special), Action::Element(element)) => self.adaptation(state, side, element, special),
            (Step::Adapt(side, element, _), Action::OnMat) => self.adapts(state, side, element, true, None, sink),
            (Step::Adapt(side, element, _), Action::OnTrait) => self.adapts(state, side, element, false, None, sink),
            (Step::Adapt(side, element, _), Action::Replace(old)) => {
                self.adapts(state, side, element, true, Some(old), sink);
            }
            (Step::Speciation(side, _), Action::Corner(corner)) => self.speciation(state, side, corner),
            (Step::Speciate(side, corner, nth), Action::Number(n)) => self.speciates(state, side, corner, nth, n, sink),
            (Step::Wanderlust(side, special), Action::Stack(stack)) => self.wanderlust(state, side, stack, special, sink),
            (Step::Lay(side, tile), Action::Cell(cell)) => self.lays(state, side, cell, tile, sink),
            (Step::Garnish(side, cell), Action::Element(element)) => self.garnishes(state, side, cell, Some(element)),
            (Step::Garnish(side, cell), _) => self.garnishes(state, side, cell, None),
            (Step::Arrive(side, cell, nth), Action::Number(n)) => self.arrives(state, side, cell, nth, n, sink),
            (Step::Tectonics(side, ..), Action::Cell(cell)) => self.tectonics(state, side, cell, sink),
            (Step::Crust(side, cell), kind) => self.erupts(state, side, cell, kind == Action::Geyser, sink),
            (Step::Colonise(side, cell), from) => self.colonises(state, side, cell, from, sink),
            (Step::Migration(side, ..), Action::Move(from, to)) => self.migrates(state, side, from, to, sink),
            (Step::Migration(..), _) => self.settles(state),
            (Step::Competition(..), Action::Cell(cell)) => self.competes(state, cell),
            (Step::Eliminate(side, cell, _), Action::Eliminate(victim)) => self.eliminates(state, side, cell, victim, sink),
            (Step::Evolution(side, nth), Action::Cell(cell)) => self.scores_tile(state, side, nth, cell, sink),
            (Step::Choose(side, _), Action::Slot(slot)) => self.chose(state, side, slot, sink),
            (Step::Domination(side), Action::Element(element)) => {
                state.agenda.pop();
                let value = self.domination(state, side, element);
                self.controls(state, side, element, value, sink);
            }
            (Step::Regress(..), Action::Element(element)) => self.keeps_element(state, element, sink),
            (Step::Regress(..), _) => self.keeps_no_more(state),
            _ => {
                state.agenda.pop();
            }
        }
    }

    /// The kind of thing that a card's open question offers.
    pub(crate) fn offered(&self, state: &State) -> Option<u8> {
        match state.frames.question()?.ask {
            clade_engine::Ask::One { thing, .. } | clade_engine::Ask::Some { thing, .. } => Some(thing),
            _ => None,
        }
    }
}
