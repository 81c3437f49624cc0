//! A round (§4.2): six phases in a fixed order. It begins and ends here, and nowhere else.

use super::deaths::Deaths;
use super::division::{Division, Gifts, Income};
use super::environment::Reveal;
use super::movement::Amoebas;
use super::new_genes::NewGenes;
use super::scoring::Scoring;
use crate::phase::Phase;
use crate::prelude::*;
use clade_engine::{Kinds, Order};
use clade_script::Until;

step! {
    /// A round begins: its six phases, then the next one; or the game ends.
    pub struct Round for Soup {}
}

impl Work<Soup> for Round {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        if state.over {
            return;
        }
        state.round += 1;
        let round = state.round;
        sink.emit(|| Event::Round(round));
        game.then(state, PhaseBegins::from_on(Phase::Movement));
        game.then(state, game.fall_of(state));
    }
}

step! {
    /// A phase begins. Phase 1 is played in ascending order, the others in descending order (§4.2).
    pub struct PhaseBegins for Soup {
        phase: Phase,
    }
}

impl PhaseBegins {
    /// This phase of a round and those after it; then the next round.
    pub(crate) fn from_on(phase: Phase) -> impl DoubleEndedIterator<Item = Step> {
        phase.on().map(|phase| Self { phase }.into()).chain([Round {}.into()])
    }
}

impl Work<Soup> for PhaseBegins {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let phase = self.phase;
        (state.phase, state.dragged) = (phase, 0);
        sink.tell(|| Event::Phase(phase));
        if phase == Phase::Movement {
            sink.emit(|| Event::Weighed(Box::new(game.weighed(state))));
        }
        let order = state.order.clone();
        let descending = || order.iter().rev();
        match phase {
            Phase::Setup => {}
            Phase::Movement => game.then(state, game.ascending(state).into_iter().map(|colour| Amoebas { colour, from: 1 })),
            Phase::Environment => game.then(state, [Reveal {}]),
            Phase::NewGenes => {
                let players = descending().filter(|&side| !game.is_dummy(side));
                game.then(state, players.map(|side| NewGenes { side }));
            }
            Phase::Division => game.then(state, descending().flat_map(|side| game.division_of(side))),
            Phase::Deaths => game.then(state, [Deaths {}]),
            Phase::Scoring => game.then(state, [Scoring {}]),
        }
    }
}

impl Soup {
    /// Phase 4 of an owner: income, then newborns of each of its colours.
    fn division_of(&self, owner: Side) -> Vec<Step> {
        if self.is_dummy(owner) {
            return self.colours_of(owner).map(|colour| Gifts::of(colour).into()).collect();
        }
        let divisions = self.colours_of(owner).map(|colour| Division { colour }.into());
        std::iter::once(Income { side: owner }.into()).chain(divisions).collect()
    }

    /// A player's part of a phase ends: what lasts a turn is forgotten.
    pub(crate) fn end_turn(&self, state: &mut State, side: Side) {
        let cards = self.cards();
        state.frames.forget(|s, card, cell| s == side && cards.get(card).remembers_for(cell, Until::Turn));
    }

    /// The round ends: what lasts a round is forgotten, the new order is fixed (§4.2), and the game may be over (§4.10).
    pub(crate) fn end_round(&self, state: &mut State, sink: &mut Events<'_>) {
        for side in self.owners() {
            let tribe = state.tribe_mut(side);
            (tribe.new, tribe.reacted) = (Kinds::NONE, Kinds::NONE);
        }
        let cards = self.cards();
        state.frames.forget(|_, card, cell| cards.get(card).remembers_for(cell, Until::Round));
        state.order = Order::ascending(&state.ladder, self.owners().count() as u8);
        let finished = || self.owners().filter(|&side| state.ladder.at(side) >= self.options.finish);
        let over = finished().next().is_some() || state.deck.is_empty();
        finished().for_each(|side| sink.tell(|| Event::Finished(side)));
        if state.deck.is_empty() {
            sink.tell(|| Event::LastCard);
        }
        state.over = over;
        if over {
            let winner = self.leader(state);
            sink.tell(|| Event::Over(winner));
        }
    }
}
