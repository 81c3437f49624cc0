//! Ход игрока: a pawn is placed and its action taken or skipped, or all pawns are retrieved; and the end of a turn.

use crate::action::Action;
use crate::board::{Cells, NONE};
use crate::cards::hook;
use crate::display::{OWN, Pawn, SPACES, Section, Space, at, is_special};
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::step::End;
use crate::texts;
use clade_engine::{Msg, Side, Why};
use clade_script::Span;
use std::ops::ControlFlow;

/// Turns after which a round ends although somebody has not retrieved: players who only bump each other's pawns could go on for ever
/// (README, M46).
const LONGEST_ROUND: u16 = 400;

impl Marine {
    /// The spaces of the display and of an animal's traits, as long as there is room for a pawn on these.
    pub(crate) fn spaces(&self, state: &State, side: Side) -> impl Iterator<Item = Space> {
        let own = self.acting(state, side, hook::ACTION).filter(|_| !state.benches.is_full());
        (0..SPACES as Space).chain(own.map(|kind| OWN + kind))
    }

    /// Every pawn that could be placed anywhere, and Retrieve.
    pub(crate) fn turns(&self, state: &State, side: Side, out: &mut Vec<Action>) {
        if state.available(side) > 0 {
            let pawn = Pawn::basic(side);
            out.extend(self.spaces(state, side).map(|space| Action::Place(pawn, space)));
        }
        for element in state.special_pawns(side) {
            out.extend(self.spaces(state, side).map(|space| Action::Place(Pawn::special(element), space)));
        }
        out.push(Action::Retrieve);
    }

    /// Размещение маркеров: why a pawn may not be placed on a space.
    pub(crate) fn object_to_place(&self, state: &State, side: Side, pawn: Pawn, space: Space, why: &mut Why<'_>) -> ControlFlow<()> {
        let special = pawn.element().is_some();
        let there = state.pawn_at(side, space);
        if space < OWN {
            let (section, nth) = at(space);
            let closed = section == Section::Domination && nth > self.options().domination_spaces.saturating_sub(2);
            why.object_if(closed, "marine-domination", texts::why_closed)?;
            why.object_if(!special && is_special(space), "marine-rules-placing", texts::why_special_space)?;
        }
        if there != Pawn::NONE {
            // One reason is enough: the closest one.
            let (own, white) = (state.controls(side, there), there.element().is_some());
            why.object_if(own, "marine-rules-placing", texts::why_own_pawn)?;
            why.object_if(!own && white, "marine-rules-placing", texts::why_special_pawn)?;
            let bumps = special || self.says(state, side, hook::BUMPS, &[]);
            why.object_if(!own && !white && !bumps, "marine-rules-placing", texts::why_occupied)?;
        }
        if special || (space >= OWN && !self.options().bench_is_last) {
            return ControlFlow::Continue(());
        }
        let (first, last) = self.placed(state, side);
        let is_after = last.is_none_or(|last| space > last);
        if !is_after {
            let before = first.is_some_and(|first| space < first);
            why.object_if(!self.may_order(state, side, before), "marine-rules-placing", || {
                if self.may_order(state, side, true) { texts::why_in_between() } else { texts::why_not_after() }
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The first and the last space of the display where an animal has a pawn, basic or special.
    fn placed(&self, state: &State, side: Side) -> (Option<Space>, Option<Space>) {
        let spaces = state.animal(side).placed;
        let first = (spaces != 0).then(|| spaces.trailing_zeros() as Space);
        let mut last = spaces.checked_ilog2().map(|space| space as Space);
        if self.options().bench_is_last {
            let bench = state.benches.iter().find(|&&(_, _, pawn)| state.controls(side, pawn)).map(|&(_, kind, _)| OWN + kind);
            last = bench.or(last);
        }
        (first.or(last), last)
    }

    /// Whether a card in force for a side says yes.
    pub(crate) fn says(&self, state: &State, side: Side, hook: u8, facts: &[i32]) -> bool {
        self.acting(state, side, hook).any(|kind| self.vm.says_yes(kind, hook, facts, |read| self.read(state, side, read)))
    }

    /// Whether a basic pawn may be placed that is not after all own pawns: before all of them, or in between.
    fn may_order(&self, state: &State, side: Side, before_all: bool) -> bool {
        self.says(state, side, hook::FREE_ORDER, &[i32::from(before_all)])
    }

    /// Where a basic pawn may go, as a sentence.
    pub(crate) fn placing_told(&self, state: &State, side: Side) -> Msg {
        let order = match [true, false].map(|before_all| self.may_order(state, side, before_all)) {
            [_, true] => texts::order_any(),
            [true, false] => texts::order_around(),
            [false, false] => texts::order_after(),
        };
        if self.says(state, side, hook::BUMPS, &[]) { texts::goes_bumping(order) } else { texts::goes(order) }
    }

    /// Whether any pawn can be placed anywhere.
    fn can_place(&self, state: &State, side: Side) -> bool {
        let mut turns = Vec::new();
        self.turns(state, side, &mut turns);
        turns.into_iter().any(|turn| match turn {
            Action::Place(pawn, space) => self.object_to_place(state, side, pawn, space, &mut Why::quiet()).is_continue(),
            _ => false,
        })
    }

    /// A pawn is placed; a basic one that stood there goes back to its owner.
    pub(crate) fn places(&self, state: &mut State, side: Side, pawn: Pawn, space: Space, sink: &mut Events<'_>) {
        let bumped = state.pawn_at(side, space);
        sink.emit(|| Event::Placed(side, pawn, space));
        if sink.is_told() && pawn.element().is_none() && space < OWN {
            let after = self.placed(state, side).1.is_none_or(|last| space > last);
            if bumped != Pawn::NONE {
                self.mattered(self.acting(state, side, hook::BUMPS), side, How::Bumps, sink);
            }
            if !after {
                self.mattered(self.acting(state, side, hook::FREE_ORDER), side, How::Order, sink);
            }
        }
        if bumped != Pawn::NONE {
            sink.emit(|| Event::Bumped(bumped, space));
        }
        match space.checked_sub(OWN) {
            None => {
                state.pawns[usize::from(space)] = pawn;
                state.refresh_placed();
            }
            Some(kind) => {
                let at = state.benches.partition_point(|&(owner, card, _)| (owner, card) < (side, kind));
                // Where there is no room none of these spaces is offered.
                _ = state.benches.try_insert(at, (side, kind, pawn));
            }
        }
        state.agenda.pop();
        self.then(state, [Step::Take(side, space), Step::EndTurn(side, End::Action, -1)]);
    }

    /// Возврат: all pawns come back, and the cube on the food chain goes to the right.
    pub(crate) fn retrieves(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let idle = state.available(side) + state.special_pawns(side).count() as u8;
        sink.tell(|| Event::Retrieved(side, !self.can_place(state, side), self.pawns_out(state, side)));
        self.take_back(state, side);
        state.animal_mut(side).retrieved = true;
        state.agenda.pop();
        self.then(state, [Step::EndTurn(side, End::Action, idle as i8)]);
    }

    /// The end of a turn, in the rulebook's order: what the action has set off, what a Retrieve has, the end of the round or of the
    /// game, an extra turn, the next animal. A card only raises the number of extra turns.
    pub(crate) fn end_turn(&self, state: &mut State, side: Side, end: End, idle: i8, sink: &mut Events<'_>) {
        state.agenda.pop();
        match end {
            End::Action => {
                self.then(state, [Step::EndTurn(side, End::Retrieve, idle)]);
                self.set_off(state, side, sink);
                self.trigger_watchers_at_once(state);
            }
            End::Retrieve => {
                self.then(state, [Step::EndTurn(side, End::Cards, idle)]);
                if idle >= 0 {
                    // A card that a trait plays may have used up another one of the row.
                    self.then(state, [Step::Refill(true)]);
                    self.trigger(state, hook::RETRIEVED, std::iter::once(side), i16::from(idle));
                }
                self.trigger_watchers(state);
            }
            End::Cards => {
                self.then(state, [Step::EndTurn(side, End::Round, idle)]);
                self.set_off(state, side, sink);
            }
            End::Round => {
                self.then(state, [Step::EndTurn(side, End::Next, -1)]);
                if idle >= 0 && self.all_retrieved(state) {
                    self.round_ends(state, sink);
                }
                self.trigger_watchers(state);
            }
            End::Next => {
                self.forget(state, Span::Turn);
                state.turns = state.turns.saturating_add(1);
                if state.turns > LONGEST_ROUND {
                    self.then(state, [Step::EndTurn(side, End::Next, -1)]);
                    return self.round_ends(state, sink);
                }
                if state.round == 0 {
                    state.turns = 0;
                    (state.round, state.quiet) = (1, 1);
                    sink.emit(|| Event::Round(1));
                }
                if state.extra > 0 {
                    state.extra -= 1;
                    sink.emit(|| Event::ExtraTurn(state.turn));
                } else {
                    state.turn = self.next(state.turn);
                }
                self.then(state, [Step::Turn(state.turn)]);
            }
        }
    }

    /// Whether the round is over.
    fn all_retrieved(&self, state: &State) -> bool {
        self.turn_order().all(|side| state.animal(side).retrieved)
    }

    /// Whether the game ends with the round, and that with the Retrieve that was just taken.
    pub(crate) fn game_ends(&self, state: &State) -> bool {
        self.all_retrieved(state) && (state.ending || state.quiet >= self.options().quiet_rounds)
    }

    /// What cards remember for a turn or a round ends with it.
    pub(crate) fn forget(&self, state: &mut State, span: Span) {
        let cards = self.cards();
        state.frames.forget(|_, card, cell| cards.get(card).remembers_for(cell, span));
    }

    /// What an action, or a card after it, has set off: points for new cubes, and the cards that act where something was placed.
    /// Cards that watch come after them.
    fn set_off(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        self.settle_arrivals(state, sink);
        for cell in std::mem::take(&mut state.built) {
            let others = self.turn_order().filter(|&other| other != side);
            self.trigger(state, hook::BUILT, others, i16::from(cell));
        }
    }

    /// Cards that watch and would act now.
    pub(crate) fn trigger_watchers(&self, state: &mut State) {
        for side in self.turn_order().rev() {
            let watching: clade_engine::Kinds =
                self.acting(state, side, hook::AFTER_ACTION).filter(|&kind| self.watches(state, side, kind)).collect();
            let mut watching = watching;
            while !watching.is_empty() {
                let triggers = clade_engine::Triggers::collect(&mut watching);
                self.then(state, [Step::Act(hook::AFTER_ACTION, side, 0, triggers)]);
            }
        }
    }

    /// The same in the middle of an action, by an option. What such a card does itself sets off no other one: that one waits for the
    /// end of the action.
    pub(crate) fn trigger_watchers_at_once(&self, state: &mut State) {
        let acts = || state.frames.cards().any(|open| self.vm.defines(hook::AFTER_ACTION).contains(open));
        if self.options().watches_at_once && !acts() {
            self.trigger_watchers(state);
        }
    }

    /// Whether a card that watches acts now.
    pub(crate) fn watches(&self, state: &State, side: Side, kind: u8) -> bool {
        let facts = [state.animal(side).copied.len() as i32];
        self.vm.says_yes(kind, hook::WATCHES, &facts, |read| self.read(state, side, read))
    }

    /// Whether an animal's value for an element is more than that of the target marker, and what it is (Доминирование).
    pub(crate) fn domination(&self, state: &State, side: Side, element: u8) -> u16 {
        self.domination_on(state, side, element, state.occupied(side))
    }

    /// The same, for whoever knows on which cells the animal is.
    pub(crate) fn domination_on(&self, state: &State, side: Side, element: u8, own: Cells) -> u16 {
        let count = u16::from(state.animal(side).elements[usize::from(element)]);
        if count == 0 {
            return 0;
        }
        let tiles = own.filter(|&cell| state.touching[usize::from(cell)] >> element & 1 != 0).count();
        count * tiles as u16
    }

    /// An animal controls a special pawn from now on; where it stands on the display it stays.
    pub(crate) fn controls(&self, state: &mut State, side: Side, element: u8, target: u16, sink: &mut Events<'_>) {
        state.control[usize::from(element)] = side.0;
        state.refresh_placed();
        state.target[usize::from(element)] = target;
        sink.emit(|| Event::Dominated(side, element, target));
    }

    /// Who controls a special pawn.
    pub(crate) fn controller(&self, state: &State, element: u8) -> Option<Side> {
        Some(state.control[usize::from(element)]).filter(|&side| side != NONE).map(Side)
    }
}
