//! Phase 6 (§4.9): the markers climb the evolution ladder, in descending order, one after another.

use crate::prelude::*;
use clade_engine::End;

/// The last printed cell of the ladder (§1.4).
pub(crate) const LADDER: u16 = 51;
/// Steps by amoebas on the board.
const BY_AMOEBAS: [u8; 8] = [0, 0, 0, 1, 2, 4, 5, 6];
/// Steps by gene cards; six and more give four.
const BY_GENES: [u8; 7] = [0, 0, 0, 1, 2, 3, 4];

step! {
    /// Each marker counts only free cells; a cell that the leader left is free for the next.
    pub struct Scoring for Soup {}
}

impl Work<Soup> for Scoring {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let end = if game.options.ladder_stops { End::Stop(LADDER) } else { End::Beyond };
        let descending: Vec<Side> = state.order.iter().rev().collect();
        for side in descending {
            let (amoebas, genes) = game.steps(state, side);
            let from = state.ladder.at(side);
            let cell = state.ladder.advance_jumping(side, u16::from(amoebas + genes), end);
            let counted = state.tribe(side).genes;
            sink.tell(|| Event::Scored(side, amoebas, genes, [from, cell], Box::new(counted)));
        }
        game.end_round(state, sink);
    }
}

impl Soup {
    /// How many cards a side's genes count as.
    pub(crate) fn cards_counted(&self, state: &State, side: Side) -> u8 {
        state.tribe(side).genes.fold(0, |cards: u8, kind| cards.saturating_add(self.gene(kind).scores))
    }

    /// Steps for amoebas and for genes: of a tribe the amoebas of each colour, the genes once (§4.13).
    pub(crate) fn steps(&self, state: &State, side: Side) -> (u8, u8) {
        let genes = usize::from(self.cards_counted(state, side)).min(6);
        (self.colours_of(side).map(|colour| BY_AMOEBAS[usize::from(state.colony(colour).size())]).sum(), BY_GENES[genes])
    }
}
