//! Traits come and go.

use crate::board::NONE;
use crate::cards::hook;
use crate::display::{OWN, Pawn};
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use clade_engine::{Seats, Secret, Side};

impl Marine {
    /// An animal has a trait from now on, its own or a copy.
    pub(crate) fn get_trait(&self, state: &mut State, side: Side, kind: u8, copy: bool, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        if copy {
            animal.copied.insert(kind);
        } else {
            animal.traits.insert(kind);
            state.unused.remove(kind);
        }
        sink.emit(|| Event::GotTrait(side, kind, copy));
        self.refresh(state, side);
        self.grow(state, side, sink);
    }

    /// An animal loses a trait: what lay in its slots goes to the bag, a pawn on its space comes back (fact sheet §7.3). The
    /// pawns that it gave and the special pawns that it brought stay.
    pub(crate) fn lose_trait(&self, state: &mut State, side: Side, kind: u8, copy: bool, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        if copy {
            animal.copied.remove(kind);
        } else {
            animal.traits.remove(kind);
            state.unused.insert(kind);
        }
        sink.emit(|| Event::LostTrait(side, kind, copy));
        let watchers = self.vm.defines(hook::WATCHES);
        if !copy && watchers.contains(kind) && state.animal(side).traits.and(watchers).is_empty() {
            // A copy goes with the trait that watches over it.
            state.animal(side).copied.for_each(|copied| self.lose_trait(state, side, copied, true, sink));
        }
        let animal = state.animal(side);
        if !animal.traits.or(animal.copied).contains(kind) {
            self.leave_slots(state, side, sink);
            self.leave_space(state, side, kind, sink);
            state.frames.forget(|owner, card, _| (owner, card) == (side, kind));
        }
        self.refresh(state, side);
    }

    fn leave_slots(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let slots = u32::from(self.slots_of_traits(state, side));
        while state.animal(side).held.len() > slots {
            let Some((element, _)) = state.animal(side).held.iter().next() else { break };
            state.animal_mut(side).held.take(element);
            state.bag.put(element);
            sink.emit(|| Event::Lost(side, element));
        }
    }

    fn leave_space(&self, state: &mut State, side: Side, kind: u8, sink: &mut Events<'_>) {
        if let Some(at) = state.benches.iter().position(|&(owner, card, _)| (owner, card) == (side, kind)) {
            let (_, _, pawn) = state.benches.remove(at);
            sink.emit(|| Event::Bumped(pawn, OWN + kind));
        }
    }

    /// The cards in force for an animal, and the elements that follow from them.
    pub(crate) fn refresh(&self, state: &mut State, side: Side) {
        let row = state.row.into_iter().filter(|&card| card != NONE).collect::<clade_engine::Kinds>().and(self.rules.lasting);
        let animal = state.animal_mut(side);
        animal.force = animal.traits.or(animal.copied).or(row);
        self.refresh_elements(state, side);
    }

    /// The seats that know what an animal chooses.
    pub(crate) fn only(&self, side: Side) -> Seats {
        Seats::one(clade_engine::Seat(self.options().seats[side.ix()]))
    }

    /// A trait is dealt to an animal, for it alone to see.
    pub(crate) fn deal_trait(&self, state: &mut State, side: Side, kind: u8, sink: &mut Events<'_>) {
        let known = self.only(side);
        state.unused.remove(kind);
        let mut drawn = state.animal(side).drawn.get().cloned().unwrap_or_default();
        let at = drawn.partition_point(|&other| other < kind);
        drawn.insert(at, kind);
        let animal = state.animal_mut(side);
        animal.drawn = Secret::new(drawn, known);
        animal.face_down[0] += 1;
        sink.emit(|| Event::Dealt(side, Secret::new(kind, known)));
        if let Some(Step::DealTraits(_, left)) = state.agenda.top_mut() {
            *left -= 1;
        }
    }

    /// An animal keeps one of the traits dealt to it; at the last one the others go back unseen.
    pub(crate) fn keep_trait(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        let Some(Step::KeepTraits(side, left)) = state.agenda.pop() else { return };
        let known = self.only(side);
        let animal = state.animal_mut(side);
        let mut drawn = animal.drawn.get().cloned().unwrap_or_default();
        let mut kept = animal.kept.get().cloned().unwrap_or_default();
        drawn.retain(|&mut other| other != kind);
        let at = kept.partition_point(|&other| other < kind);
        kept.insert(at, kind);
        animal.face_down = [drawn.len() as u8, kept.len() as u8];
        animal.kept = Secret::new(kept.clone(), known);
        animal.drawn = Secret::new(drawn, known);
        if left > 1 {
            return self.then(state, [Step::KeepTraits(side, left - 1)]);
        }
        sink.emit(|| Event::Kept(side, Secret::new(kept, known)));
    }

    /// The traits that were kept are turned over, all together.
    pub(crate) fn reveal_traits(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.turn_order().for_each(|side| self.show_traits(state, side, sink));
        self.begin(state);
    }

    /// An animal that has one trait gives up that one; false if it must be asked which one.
    pub(crate) fn exchanges(&self, state: &mut State, side: Side, sink: &mut Events<'_>) -> bool {
        let mut own = state.animal(side).traits;
        match (own.next(), own.next()) {
            (Some(_), Some(_)) => return false,
            (Some(old), None) => self.exchange_trait(state, side, old, sink),
            _ => drop(state.agenda.pop()),
        }
        true
    }

    /// Gene Expression: the trait that was kept replaces the old one, which is unused now.
    pub(crate) fn exchange_trait(&self, state: &mut State, side: Side, old: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.lose_trait(state, side, old, false, sink);
        self.show_traits(state, side, sink);
    }

    /// The traits that an animal kept are its own; those that it did not keep are unused.
    fn show_traits(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        let none = || Secret::open(arrayvec::ArrayVec::new());
        let (drawn, kept) = (std::mem::replace(&mut animal.drawn, none()), std::mem::replace(&mut animal.kept, none()));
        animal.face_down = [0; 2];
        drawn.get().into_iter().flatten().for_each(|&kind| state.unused.insert(kind));
        for &kind in kept.get().into_iter().flatten() {
            self.get_trait(state, side, kind, false, sink);
        }
    }

    /// Whether any pawn of a side stands on the display or on a trait.
    pub(crate) fn has_pawns_out(&self, state: &State, side: Side) -> bool {
        state.animal(side).placed != 0 || state.benches.iter().any(|&(_, _, pawn)| state.controls(side, pawn))
    }

    /// How many pawns of a side stand there.
    pub(crate) fn pawns_out(&self, state: &State, side: Side) -> u8 {
        let benched = state.benches.iter().filter(|&&(_, _, pawn)| state.controls(side, pawn)).count();
        state.animal(side).placed.count_ones() as u8 + benched as u8
    }

    /// Basic pawns and special ones of an animal come back, from the display and from its traits; says how many.
    pub(crate) fn take_back(&self, state: &mut State, side: Side) -> u8 {
        let out = self.pawns_out(state, side);
        for space in 0..state.pawns.len() {
            let pawn = state.pawns[space];
            if pawn != Pawn::NONE && state.controls(side, pawn) {
                state.pawns[space] = Pawn::NONE;
            }
        }
        state.refresh_placed();
        let controlled: arrayvec::ArrayVec<Pawn, 8> =
            state.benches.iter().map(|&(_, _, pawn)| pawn).filter(|&pawn| state.controls(side, pawn)).collect();
        state.benches.retain(|&mut (_, _, pawn)| !controlled.contains(&pawn) || pawn == Pawn::NONE);
        out
    }
}
