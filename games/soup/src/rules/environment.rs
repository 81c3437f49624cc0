//! Phase 2 (§4.5): a new environment card; whoever has more mutation points than the ozone layer lets through has a gene defect.

use super::defects::{Defect, GeneDefect};
use crate::environment::EnvironmentCard;
use crate::phase::Phase;
use crate::prelude::*;
use crate::state::COLOURS;
use clade_script::NOBODY;

step! {
    /// The next environment card is turned.
    pub struct Reveal for Soup {}
}

impl Question<Soup> for Reveal {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Soup, _: &State) -> Msg {
        texts::chance_environment()
    }

    fn chances(&self, _: &Soup, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, |card| Action::Environment(EnvironmentCard(card)));
    }

    /// The first one is turned at setup: it only lies there. Defects are checked from round 2 on; what else a card does comes first.
    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Environment(card) = action else { return };
        state.deck.draw(card.0);
        state.environment = card;
        sink.tell(|| Event::Environment(card));
        if state.round >= 2 {
            game.then(state, [FindDefects {}]);
        }
        let acting = game.environment_of(card).map(|card| card.kind).filter(|&kind| game.vm.defines(Hook::Turned).contains(kind));
        if let Some(kind) = acting.filter(|_| state.round > 0) {
            game.start(state, NOBODY, kind, schema::Turned {}, sink);
        }
    }
}

step! {
    /// Whoever has more mutation points than the ozone layer lets through has a gene defect.
    pub struct FindDefects for Soup {}
}

impl Work<Soup> for FindDefects {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        // In descending order: what is spared is told beside the defect that is left.
        let mut defects = arrayvec::ArrayVec::<GeneDefect, COLOURS>::new();
        for side in state.order.iter().rev() {
            game.tell_sparing(state, side, sink);
            let excess = game.excess(state, side);
            if excess > 0 {
                sink.tell(|| Event::Defect(side, excess));
                defects.push(GeneDefect { side, defect: Defect::new(excess) });
            }
        }
        game.then(state, defects);
    }
}

impl Soup {
    /// Whether the card of this round is turned.
    pub(crate) fn is_turned(&self, state: &State) -> bool {
        state.phase >= Phase::Environment && !matches!(state.agenda.top(), Some(Step::Reveal(_)))
    }

    /// Names the genes that lessen a defect, each with what its negative mutation points take from it.
    fn tell_sparing(&self, state: &State, side: Side, sink: &mut Events<'_>) {
        let lessening = state.tribe(side).genes.filter(|&kind| self.gene(kind).mutation < 0);
        let mut sum = self.mutations(state, side);
        for kind in lessening {
            let before = self.excess_of(state, sum);
            sum -= self.gene(kind).mutation;
            let spared = self.excess_of(state, sum) - before;
            if spared > 0 {
                sink.tell(|| Event::Spared { side, kind, by: spared });
            }
        }
    }

    /// By how much the mutation points of a side exceed the ozone layer. Fixed when the card is turned.
    pub(crate) fn excess(&self, state: &State, side: Side) -> u8 {
        self.excess_of(state, self.mutations(state, side))
    }

    fn excess_of(&self, state: &State, mutations: i16) -> u8 {
        (mutations - self.ozone(state)).clamp(0, i16::from(u8::MAX)) as u8
    }

    /// The ozone layer of the card on the compass.
    pub(crate) fn ozone(&self, state: &State) -> i16 {
        self.ozone_of(state.environment)
    }

    /// The ozone layer of an environment card.
    pub(crate) fn ozone_of(&self, card: EnvironmentCard) -> i16 {
        self.environment_of(card).map_or(0, |card| i16::from(card.ozone))
    }

    /// The sum of a side's mutation points.
    pub(crate) fn mutations(&self, state: &State, side: Side) -> i16 {
        state.tribe(side).genes.map(|kind| self.gene(kind).mutation).sum()
    }
}
