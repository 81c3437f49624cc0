//! New cards are drawn («Получение новых карт»): as many as one has animals, and one more; who has nothing gets a new hand.

use crate::event::{By, Event};
use crate::evolution::{Events, Evolution};
use crate::schema::{Births, Draws, Hook};
use crate::state::{Card, Id, Pick, Place, SIDES, State, Step, mark};
use clade_engine::{Kinds, Side};

/// Cards of a new hand that are laid as animals at once, with territories.
const RESCUED: u8 = 2;

impl Evolution {
    /// How many cards each side draws; after the last turn the game is scored instead.
    pub(crate) fn draws(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        let mut steps = arrayvec::ArrayVec::<Step, 12>::new();
        if !state.last {
            steps.push(Step::Deal(state.first));
            for side in self.clockwise(state.first) {
                let (due, is_rescued) = self.due(state, side);
                state.player_mut(side).due = due;
                self.bars_births(state, side);
                if is_rescued && self.options().territories {
                    steps.push(Step::Rescue(side, RESCUED));
                }
            }
        }
        if sink.is_told() {
            self.tell_draws(state, sink);
        }
        steps.push(Step::EndOfTurn);
        self.then(state, steps);
    }

    /// How many cards each side will get: they are dealt one at a time while there are any.
    fn tell_draws(&self, state: &State, sink: &mut Events<'_>) {
        let mut got = [0; SIDES];
        let mut left = state.deck.len();
        while let Some(side) =
            self.clockwise(state.first).filter(|side| got[side.ix()] < state.player(*side).due).min_by_key(|side| got[side.ix()])
        {
            if left == 0 {
                break;
            }
            left -= 1;
            got[side.ix()] += 1;
        }
        for side in self.clockwise(state.first).filter(|side| got[side.ix()] > 0) {
            sink.emit(|| Event::Draws(side, got[side.ix()]));
        }
    }

    /// The cards that a side draws, and whether because it has nothing left.
    fn due(&self, state: &State, side: Side) -> (u8, bool) {
        let player = state.player(side);
        if player.own.is_empty() && player.hand.is_empty() {
            return (self.full_hand(), true);
        }
        let draws = |id: Id| {
            if state.animal(id).is(mark::REGROWN) {
                return 0;
            }
            self.vm.ask_number(state.animal(id).force.kinds(), 1, Draws {}, |_| 0).clamp(0, 9) as u8
        };
        (player.own.into_iter().map(|slot| draws(Id(slot))).fold(1, u8::saturating_add), false)
    }

    /// A paralysed animal's traits do not act now: a card was drawn for it, so nothing is born instead (r-Strategy, «r-Стратегия»).
    fn bars_births(&self, state: &mut State, side: Side) {
        for id in state.player(side).own.into_iter().map(Id) {
            if state.animal(id).is(mark::PARALYSED) {
                state.animal_mut(id).marks.add(mark::REGROWN);
            }
        }
    }

    /// The next side, from this one on, that still draws; none if the deck is empty. False if Chance is asked.
    pub(crate) fn deal_next(&self, state: &mut State, side: Side) -> bool {
        state.agenda.pop();
        let next = self.clockwise(side).find(|&side| state.player(side).due > 0);
        match next.filter(|_| !state.deck.is_empty()) {
            Some(side) => {
                self.then(state, [Step::Deal(side)]);
                false
            }
            None => {
                state.players.iter_mut().for_each(|player| player.due = 0);
                true
            }
        }
    }

    /// A side draws a card.
    pub(crate) fn drew(&self, state: &mut State, card: Card, sink: &mut Events<'_>) {
        let Some(Step::Deal(side)) = state.agenda.pop() else { return };
        state.deck.draw(card.0);
        let player = state.player_mut(side);
        player.hand.put(card.0);
        player.due -= 1;
        let secret = self.secret(side, card);
        sink.emit(|| Event::Drew(side, secret));
        self.then(state, [Step::Deal(self.next(side))]);
    }

    /// A side that had nothing lays cards of its new hand as animals (A38).
    pub(crate) fn rescue(&self, state: &mut State, side: Side, n: u8) -> bool {
        if n == 0 || state.player(side).hand.is_empty() {
            state.agenda.pop();
            return true;
        }
        self.nothing_picked(state, side);
        false
    }

    /// It has named the card; now the continent.
    pub(crate) fn rescues(&self, state: &mut State, place: Place, sink: &mut Events<'_>) {
        let Some(Step::Rescue(side, n)) = state.agenda.pop() else { return };
        if let Some(card) = state.pick.get().and_then(|pick| pick.card.get()) {
            self.lays_animal(state, side, card, place, sink);
        }
        state.pick = clade_engine::Secret::open(Pick::NOTHING);
        self.then(state, [Step::Rescue(side, n - 1)]);
    }

    /// Animals are born at the start of a turn (r-Strategy, «r-Стратегия»): one a player and round, clockwise (A27), as long as the deck and the
    /// table last.
    pub(crate) fn births(&self, state: &mut State, nth: u8) -> bool {
        state.agenda.pop();
        let mut steps = arrayvec::ArrayVec::<Step, 12>::new();
        if !self.vm.defines(Hook::Births).is_empty() {
            for side in self.clockwise(state.first) {
                if let Some(id) = self.parent(state, side, nth) {
                    steps.push(Step::Birth(id, false));
                }
            }
        }
        let after = nth.checked_add(1).filter(|_| !steps.is_empty() && !state.deck.is_empty() && self.has_room(state));
        let Some(after) = after else {
            for animal in &mut state.animals {
                animal.marks.remove(mark::REGROWN);
            }
            return true;
        };
        steps.push(Step::Births(after));
        self.then(state, steps);
        true
    }

    /// The animal beside which the n-th newborn of a side comes.
    fn parent(&self, state: &State, side: Side, nth: u8) -> Option<Id> {
        let mut left = i32::from(nth);
        state.player(side).own.into_iter().map(Id).find(|&id| {
            let kinds: Kinds = state.animal(id).force.kinds();
            let owed = if state.animal(id).is(mark::REGROWN) { 0 } else { self.vm.ask_number(kinds, 0, Births {}, |_| 0).clamp(0, 9) };
            left -= owed;
            left < 0
        })
    }

    /// The top card of the deck becomes an animal.
    pub(crate) fn born(&self, state: &mut State, card: Card, sink: &mut Events<'_>) {
        let Some(Step::Birth(parent, fed)) = state.agenda.pop() else { return };
        let (who, place) = (self.who(state, parent), state.animal(parent).at());
        let Some(id) = self.lay_animal(state, who.0, place, card) else { return };
        state.deck.draw(card.0);
        if fed {
            state.animal_mut(id).marks.add(mark::NEWBORN);
        }
        let (child, secret) = (self.who(state, id), state.animal(id).card);
        if !fed {
            self.acting(state, parent, Hook::Births).for_each(|kind| sink.emit(|| Event::Acted(kind)));
        }
        let at_birth = || self.acting(state, parent, Hook::Births).next().map(|kind| By::of(kind, who));
        let by = if fed { self.cause(state) } else { at_birth() };
        sink.emit(|| Event::Born(child, who, secret, by, place));
        if state.deck.is_empty() && !state.last {
            self.last_turn(state, sink);
        }
    }
}
