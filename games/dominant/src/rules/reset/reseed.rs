//! Reseed (§5.4, 3): cards, the queue of Glaciation, elements and tiles for the next turn, in this order.

use crate::board::{CELLS, Cells};
use crate::display::Section;
use crate::prelude::*;
use crate::rules::cards::Deal;
use crate::rules::planning::Begin;
use crate::rules::setup::{Fill, Reveal};
use crate::state::SIDES;
use clade_script::Until;

step! {
    /// One part after the other: where Chance draws, the rest waits.
    pub struct Reseed for Dominant {
        part: u8,
    }
}

impl Work<Dominant> for Reseed {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        if self.part == 0 {
            sink.tell(|| Event::Reseed);
            return game.then(state, [Step::from(Deal {}), Self { part: 1 }.into()]);
        }
        game.queue_moves_up(state, sink);
        game.slide_sections(state, sink);
        (state.dominated, state.asleep) = (Cells::NONE, [[0; SIDES]; CELLS]);
        game.forget_turn(state);
        game.then(state, [Begin {}]);
        game.then(state, Reveal::all());
        game.then(state, Fill::ALL);
    }

    fn is_sound(&self, _: &Dominant, _: &State) -> bool {
        self.part <= 1
    }
}

impl Dominant {
    /// What cards remember for a turn is forgotten.
    fn forget_turn(&self, state: &mut State) {
        let cards = self.cards();
        let until = |card: Kind, cell: u8| [Until::Turn, Until::Round].into_iter().any(|span| cards.get(card).remembers_for(cell, span));
        state.frames.forget(|_, card, cell| until(card, cell));
    }

    /// Glaciation: each pawn moves one space to the left if that is vacant, the left ones first.
    fn queue_moves_up(&self, state: &mut State, sink: &mut Events<'_>) {
        for nth in 1..Section::Glaciation.spaces() {
            let (from, to) = (Section::Glaciation.space(nth), Section::Glaciation.space(nth - 1));
            if state.pawn_at(to).is_none()
                && let Some(side) = state.pawns[from.ix()].take()
            {
                state.pawns[to.ix()] = side.into();
                sink.tell(|| Event::MovedUp(side, to));
            }
        }
    }

    /// The elements of the display go to the bag, or slide on.
    fn slide_sections(&self, state: &mut State, sink: &mut Events<'_>) {
        for section in [Section::Regression, Section::Depletion, Section::Wanderlust] {
            let elements = std::mem::take(state.section_mut(section));
            for (element, n) in elements.iter() {
                (0..n).for_each(|_| state.bag.put(element));
                (0..n).for_each(|_| sink.tell(|| Event::Emptied(section, element)));
            }
        }
        let slides = [
            (Section::Wasteland, Section::Depletion),
            (Section::Abundance, Section::Wasteland),
            (Section::Adaptation, Section::Regression),
        ];
        for (from, to) in slides {
            let elements = std::mem::take(state.section_mut(from));
            *state.section_mut(to) = elements;
            if !elements.is_empty() {
                sink.tell(|| Event::Slid(from, to, elements));
            }
        }
    }
}
