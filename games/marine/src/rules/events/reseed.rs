//! Reseed (Обновление): the steps between two rounds, in the rulebook's order.

use crate::board::{Corner, around};
use crate::display::Section;
use crate::event::{By, How};
use crate::prelude::*;
use crate::rules::events::end::Final;
use crate::rules::events::extinction::Extinction;
use crate::rules::events::survival::Survival;
use crate::rules::setup::stock::{Fill, Markers};
use crate::schema::{self, Hook};
use crate::state::{ELEMENTS, Elements, ROW};
use crate::terrain::Terrain;
use clade_engine::Kinds;
use clade_script::Until;

step! {
    /// One part after the other: where an animal must choose what to keep, the rest waits.
    pub struct Reseed for Marine {
        part: u8,
    }
}

impl Work<Marine> for Reseed {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        if self.part == 2 {
            return game.next_round(state, sink);
        }
        if self.part == 0 {
            sink.emit(|| Event::Reseed);
            game.remove_between_vents(state, sink);
            let types = Elements::of(state.section(Section::Regression));
            let steps = game.food_chain().filter_map(|side| game.regression_of(state, side, types));
            let steps: arrayvec::ArrayVec<Regress, 4> = steps.collect();
            game.then(state, [Self { part: 1 }]);
            return game.then(state, steps);
        }
        game.slide_sections(state, sink);
        game.new_markers(state, sink);
        game.turn_order().for_each(|side| state.animal_mut(side).retrieved = false);
        game.forget(state, Until::Round);
        state.turns = 0;
        game.then(state, [Step::from(Markers {}), Self { part: 2 }.into()]);
        game.then(state, Fill::ALL);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        self.part <= 2
    }
}

step! {
    /// Regression: of these elements an animal may keep this many: which?
    pub struct Regress for Marine {
        side: Side,
        elements: Elements,
        keep: u8,
    }
}

impl Question<Marine> for Regress {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        let lost = self.elements.iter().map(texts::element_name).reduce(texts::list).unwrap_or_else(texts::nothing);
        texts::ask_regress(game.who(self.side), lost, self.keep)
    }

    /// Tokens are lost, unless the animal must first be asked which ones it keeps.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { side, elements, keep } = *self;
        if keep > 0 && u32::from(keep) <= u32::from(elements.len()) {
            return Progress::Waits;
        }
        if keep > 0 && !elements.is_empty() {
            // It may keep more than it has: it is protected.
            game.kept(state, side, elements, How::KeepsAll, sink);
        }
        elements.iter().filter(|_| keep == 0).for_each(|element| _ = game.lose(state, side, element, sink));
        Progress::Done
    }

    fn offers(&self, _: &Marine, _: &State, to: &mut Answers<'_>) {
        to.offer_all(self.elements.iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { side, elements, keep } = *self;
        let Action::Element(element) = action else { return game.then(state, [Self { keep: 0, ..*self }]) };
        game.then(state, [Self { side, elements: elements.without(element), keep: keep - 1 }]);
        game.kept(state, side, Elements::one(element), How::Keeps(element), sink);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        usize::from(self.keep) <= ELEMENTS
    }
}

impl Marine {
    /// All have retrieved: the round is over. After the last one the game ends instead.
    pub(crate) fn round_ends(&self, state: &mut State, sink: &mut Events<'_>) {
        if state.quiet >= self.options().quiet_rounds && !state.ending {
            state.ending = true;
            sink.emit(|| Event::Ending(Some(self.options().quiet_rounds)));
        }
        if state.ending {
            state.extra = 0;
            state.agenda = Default::default();
            self.then(state, [Step::from(Extinction {}), Survival {}.into(), Final {}.into()]);
            if self.options().last_reseed {
                self.then(state, [Reseed { part: 0 }]);
            }
            return;
        }
        self.then(state, [Reseed { part: 0 }]);
    }

    /// All is filled: the next round begins, unless that was the end.
    fn next_round(&self, state: &mut State, sink: &mut Events<'_>) {
        if !state.ending {
            state.round = state.round.saturating_add(1);
            // Without a card until one is taken.
            state.quiet = state.quiet.saturating_add(1);
            let round = state.round;
            sink.emit(|| Event::Round(round));
        }
    }

    /// Elements surrounded by exactly three vents are removed.
    fn remove_between_vents(&self, state: &mut State, sink: &mut Events<'_>) {
        let between = |&corner: &Corner| around(corner).filter(|&cell| state.vents.contains(cell)).count() == 3;
        let surrounded = self.tokens_on_earth(state, Elements::ALL, Maybe::NONE).filter(between);
        let surrounded: Vec<_> = surrounded.collect();
        surrounded.into_iter().for_each(|corner| self.remove(state, corner, By::Rule, sink));
    }

    /// The step of Regression for an animal without a cube there: the types that it loses a token of, and how many it may keep.
    fn regression_of(&self, state: &State, side: Side, types: Elements) -> Option<Regress> {
        let lost: Elements = types.iter().filter(|&element| self.losable(state, side, element) > 0).collect();
        if lost.is_empty() || state.animal(side).regression > 0 {
            return None;
        }
        let keeps = self.keeps(state, side, self.acting(state, side, Hook::Keeps), lost);
        Some(Regress { side, elements: lost, keep: keeps.clamp(0, ELEMENTS as i32 + 1) as u8 })
    }

    /// How many of these tokens an animal may keep by these cards.
    fn keeps(&self, state: &State, side: Side, cards: Kinds, lost: Elements) -> i32 {
        self.vm.ask_number(cards, 0, schema::Keeps { lost: lost.len().into() }, |read| self.read(state, side, read))
    }

    /// Names the cards by which tokens are kept.
    fn kept(&self, state: &State, side: Side, types: Elements, how: How, sink: &mut Events<'_>) {
        if sink.is_told() {
            let cards = self.acting(state, side, Hook::Keeps).filter(|&kind| self.keeps(state, side, Kinds::one(kind), types) > 0);
            self.mattered(cards.collect(), side, how, sink);
        }
    }

    /// Cubes of Regression go home; the elements of the sections go to the bag or slide on.
    fn slide_sections(&self, state: &mut State, sink: &mut Events<'_>) {
        for side in self.turn_order() {
            let cubes = std::mem::take(&mut state.animal_mut(side).regression);
            if cubes > 0 {
                state.animal_mut(side).pool += cubes;
                sink.emit(|| Event::Unprotected(side, cubes));
            }
        }
        self.empty(state, Section::Regression, sink);
        self.slides(state, Section::Adaptation, Section::Regression, sink);
        self.empty(state, Section::Depletion, sink);
        for slot in 0..state.speciation.len() {
            if let Some(element) = state.speciation[slot].take() {
                state.bag.put(element);
                sink.emit(|| Event::Emptied(Section::Speciation, element));
            }
        }
        self.empty(state, Section::Wanderlust, sink);
        self.slides(state, Section::Autotrophs, Section::Depletion, sink);
        self.slides(state, Section::Abundance, Section::Autotrophs, sink);
    }

    fn empty(&self, state: &mut State, section: Section, sink: &mut Events<'_>) {
        let elements = std::mem::take(state.section_mut(section));
        for (element, n) in elements.iter() {
            (0..n).for_each(|_| state.bag.put(element));
            (0..n).for_each(|_| sink.emit(|| Event::Emptied(section, element)));
        }
    }

    fn slides(&self, state: &mut State, from: Section, to: Section, sink: &mut Events<'_>) {
        let elements = std::mem::take(state.section_mut(from));
        let n = elements.len() as u8;
        *state.section_mut(to) = elements;
        if n > 0 {
            sink.emit(|| Event::Slid(from, to, n));
        }
    }

    /// The terrain markers of Competition and Evolution go back to the red bag.
    fn new_markers(&self, state: &mut State, sink: &mut Events<'_>) {
        let lying = state.competition.iter().chain(&state.evolution).filter_map(|marker| marker.get());
        let lying: arrayvec::ArrayVec<Terrain, 8> = lying.collect();
        lying.iter().for_each(|&marker| state.markers.put(marker));
        state.competition = [Maybe::NONE; 3];
        state.evolution = [Maybe::NONE; ROW];
        sink.emit(|| Event::MarkersBack(lying.len() as u8));
    }
}
