//! Traits come and go.

use crate::display::{Pawn, Space};
use crate::prelude::*;
use crate::schema::Hook;
use clade_engine::{Seats, Secret};

/// Traits dealt to each animal.
pub(crate) const DEALT: u8 = 3;

step! {
    /// This many more traits are dealt to an animal, for it alone to see.
    pub struct DealTraits for Marine {
        side: Side,
        left: u8,
    }
}

impl Question<Marine> for DealTraits {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::chance_traits(game.who(self.side))
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let enough = self.left == 0 || state.unused.is_empty() || state.animal(self.side).face_down[0] >= DEALT;
        if enough { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.kinds(state.unused, Action::Card);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, left }, Action::Card(kind)) = (*self, action) else { return };
        let known = game.only(side);
        state.unused.remove(kind);
        let mut drawn = state.animal(side).drawn.get().cloned().unwrap_or_default();
        let at = drawn.partition_point(|&other| other < kind);
        drawn.insert(at, kind);
        let animal = state.animal_mut(side);
        animal.drawn = Secret::new(drawn, known);
        animal.face_down[0] += 1;
        sink.emit(|| Event::Dealt(side, Secret::new(kind, known)));
        game.then(state, [Self { side, left: left - 1 }]);
    }
}

step! {
    /// An animal keeps this many more of them; at the last one the others go back unseen.
    pub struct KeepTraits for Marine {
        side: Side,
        left: u8,
    }
}

impl Question<Marine> for KeepTraits {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        match self.left {
            1 if state.animal(self.side).face_down[1] > 0 => texts::ask_keep_second(game.who(self.side)),
            n => texts::ask_keep(game.who(self.side), n),
        }
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let [drawn, kept] = state.animal(self.side).face_down;
        let enough = self.left == 0 || drawn == 0 || kept >= DEALT;
        if enough { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.animal(self.side).drawn.get().into_iter().flatten().map(|&kind| Action::Keep(kind)));
    }

    /// Which traits it was dealt, only the animal knows.
    fn is_public(&self, _: &Marine, _: &State) -> bool {
        false
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, left }, Action::Keep(kind)) = (*self, action) else { return };
        let known = game.only(side);
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
            return game.then(state, [Self { side, left: left - 1 }]);
        }
        sink.emit(|| Event::Kept(side, Secret::new(kept, known)));
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        (1..=2).contains(&self.left)
    }
}

step! {
    /// The traits that were kept are turned over, together; those that do something at the beginning act, in the order of the food chain.
    pub struct RevealTraits for Marine {}
}

impl Work<Marine> for RevealTraits {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        game.turn_order().for_each(|side| game.show_traits(state, side, sink));
        state.unused = state.unused.or(std::mem::take(&mut state.open));
        game.trigger(state, Hook::Begins, game.food_chain(), 0);
    }
}

step! {
    /// An animal has kept one of three traits: which of its own goes for it.
    pub struct Exchange for Marine {
        side: Side,
    }
}

impl Question<Marine> for Exchange {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_exchange(game.who(self.side))
    }

    /// An animal that has one trait gives up that one.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let mut own = state.animal(self.side).traits;
        match (own.next(), own.next()) {
            (Some(_), Some(_)) => return Progress::Waits,
            (Some(old), None) => self.takes(game, state, Action::Keep(old), sink),
            _ => {}
        }
        Progress::Done
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.animal(self.side).traits.map(Action::Keep));
    }

    /// Gene Expression: the trait that was kept replaces the old one, which is unused now.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Keep(old) = action else { return };
        game.lose_trait(state, self.side, old, false, sink);
        game.show_traits(state, self.side, sink);
    }
}

step! {
    /// A random unused trait for an animal.
    pub struct DrawTrait for Marine {
        side: Side,
    }
}

impl Question<Marine> for DrawTrait {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::chance_trait(game.who(self.side))
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.unused.is_empty() { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.kinds(state.unused, Action::Card);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Card(kind) = action else { return };
        game.get_trait(state, self.side, kind, false, sink);
    }
}

impl Marine {
    /// An animal has a trait from now on, its own or a copy.
    pub(crate) fn get_trait(&self, state: &mut State, side: Side, kind: Kind, copy: bool, sink: &mut Events<'_>) {
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

    /// An animal loses a trait: what lay in its slots goes to the bag, a pawn on its space comes back (§7.3). The
    /// pawns that it gave and the special pawns that it brought stay.
    pub(crate) fn lose_trait(&self, state: &mut State, side: Side, kind: Kind, copy: bool, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        if copy {
            animal.copied.remove(kind);
        } else {
            animal.traits.remove(kind);
            state.unused.insert(kind);
        }
        sink.emit(|| Event::LostTrait(side, kind, copy));
        let watchers = self.vm.defines(Hook::Watches);
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

    fn leave_space(&self, state: &mut State, side: Side, kind: Kind, sink: &mut Events<'_>) {
        if let Some(at) = state.benches.iter().position(|&(owner, card, _)| (owner, card) == (side, kind)) {
            let (_, _, pawn) = state.benches.remove(at);
            sink.emit(|| Event::Bumped(pawn, Space::of_trait(kind)));
        }
    }

    /// The cards in force for an animal, and the elements that follow from them.
    pub(crate) fn refresh(&self, state: &mut State, side: Side) {
        let row = state.row_cards().collect::<clade_engine::Kinds>().and(self.rules.lasting);
        let animal = state.animal_mut(side);
        animal.force = animal.traits.or(animal.copied).or(row);
        self.refresh_elements(state, side);
    }

    /// The seats that know what an animal chooses.
    pub(crate) fn only(&self, side: Side) -> Seats {
        Seats::one(self.players().seat(side))
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
        !state.animal(side).placed.is_empty() || state.benches.iter().any(|&(_, _, pawn)| state.controls(side, pawn))
    }

    /// How many pawns of a side stand there.
    pub(crate) fn pawns_out(&self, state: &State, side: Side) -> u8 {
        let benched = state.benches.iter().filter(|&&(_, _, pawn)| state.controls(side, pawn)).count();
        state.animal(side).placed.len() as u8 + benched as u8
    }

    /// Basic pawns and special ones of an animal come back, from the display and from its traits; says how many.
    pub(crate) fn take_back(&self, state: &mut State, side: Side) -> u8 {
        let out = self.pawns_out(state, side);
        for space in std::mem::take(&mut state.animal_mut(side).placed) {
            state.pawns[space.ix()] = Maybe::NONE;
        }
        let controlled: arrayvec::ArrayVec<Pawn, 8> =
            state.benches.iter().map(|&(_, _, pawn)| pawn).filter(|&pawn| state.controls(side, pawn)).collect();
        state.benches.retain(|&mut (_, _, pawn)| !controlled.contains(&pawn));
        out
    }
}
