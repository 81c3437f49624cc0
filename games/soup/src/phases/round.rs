//! §D of the rulebook: a round is six phases in a fixed order. It begins and ends here, and nowhere else.

use crate::event::Event;
use crate::phases::Phase;
use crate::phases::division::GIFTS;
use crate::soup::Soup;
use crate::state::{State, Step};
use clade_engine::{Kinds, Order, Side, Sink};
use clade_script::Span;

impl Soup {
    /// A round begins: its six phases, then the next one.
    pub(crate) fn round(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if state.over {
            return;
        }
        state.round += 1;
        let round = state.round;
        sink.emit(|| Event::Round(round));
        let falls = self.fall_of(state);
        self.push_all(state, falls.into_iter().chain(Phase::Movement.on().map(Step::Phase)).chain([Step::Round]));
    }

    /// A phase begins. Phase 1 is played in ascending order, the others in descending order (§4.2).
    pub(crate) fn phase(&self, state: &mut State, phase: Phase, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        (state.phase, state.dragged) = (phase, 0);
        sink.tell(|| Event::Phase(phase));
        if phase == Phase::Movement {
            sink.emit(|| Event::Weighed(Box::new(self.weighed(state))));
        }
        let order = state.order.clone();
        let descending = || order.iter().rev();
        match phase {
            Phase::Setup => {}
            Phase::Movement => self.push_all(state, self.ascending(state).into_iter().map(|colour| Step::Amoebas(colour, 1))),
            Phase::Environment => self.push(state, Step::Reveal),
            Phase::NewGenes => {
                let players = descending().filter(|&side| !self.is_dummy(side));
                self.push_all(state, players.map(Step::NewGenes).collect::<Vec<_>>());
            }
            Phase::Division => self.push_all(state, descending().flat_map(|side| self.division_of(side)).collect::<Vec<_>>()),
            Phase::Deaths => self.push(state, Step::Deaths),
            Phase::Scoring => self.push(state, Step::Scoring),
        }
    }

    /// Phase 4 of an owner: income, then newborns of each of its colours.
    fn division_of(&self, owner: Side) -> Vec<Step> {
        if self.is_dummy(owner) {
            return self.colours_of(owner).map(|colour| Step::Gifts(colour, GIFTS)).collect();
        }
        std::iter::once(Step::Income(owner)).chain(self.colours_of(owner).map(Step::Division)).collect()
    }

    /// A player's part of a phase ends: what lasts a turn is forgotten.
    pub(crate) fn end_turn(&self, state: &mut State, side: Side) {
        let cards = self.cards();
        state.frames.forget(|s, card, cell| s == side && cards.get(card).remembers_for(cell, Span::Turn));
    }

    /// The round ends: what lasts a round is forgotten, the order is fixed anew (§4.2), and the game may be over (§4.10).
    pub(crate) fn end_round(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        for side in self.owners() {
            let tribe = state.tribe_mut(side);
            (tribe.new, tribe.reacted) = (Kinds::NONE, Kinds::NONE);
        }
        let cards = self.cards();
        state.frames.forget(|_, card, cell| cards.get(card).remembers_for(cell, Span::Round));
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
