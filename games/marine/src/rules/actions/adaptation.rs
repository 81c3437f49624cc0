//! Adaptation (Адаптация): an element of the section comes to a free slot of the mat. From the special space it may take the place of a
//! token.

use super::First;
use crate::display::Section;
use crate::plan::{Ahead, elements};
use crate::prelude::*;
use crate::state::{ELEMENTS, Element};
use clade_engine::Bag;

step! {
    /// Which element; whether from the special space.
    pub struct Adaptation for Marine {
        side: Side,
        special: bool,
    }
}

impl Question<Marine> for Adaptation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_adaptation(game.who(self.side))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.adaptable(state, self.side, self.special).map(Action::Element));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        let Action::Element(element) = action else { return };
        game.then(state, [Adapt { side: self.side, element, special: self.special }]);
    }
}

impl First for Adaptation {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let Self { side, special } = *self;
        let taken = elements(&ahead.asks(texts::plan_adaptation(), [*self]));
        let places = || taken.iter().map(|element| Adapt { side, element, special });
        // Where each element has one place only it goes there unasked.
        if places().any(|adapt| ahead.answers(adapt).len() > 1) {
            ahead.asks(texts::plan_adapt(), places());
        } else {
            ahead.tells(texts::then_slot());
        }
    }
}

step! {
    /// Into which slot: of the mat, of a trait, or in place of a token.
    pub struct Adapt for Marine {
        side: Side,
        element: Element,
        special: bool,
    }
}

impl Question<Marine> for Adapt {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_adapt(game.who(self.side), texts::element_name(self.element))
    }

    /// If there is only one slot, the element goes there.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { side, element, special } = *self;
        match game.slots_for(state, side, element, special) {
            [false, false, false] => {}
            [mat, traits, false] if mat != traits => game.adapts(state, side, element, mat, None, sink),
            slots => {
                let only = game.replaceable(state, side).next().filter(|_| game.replaceable(state, side).count() == 1);
                match only.filter(|_| slots == [false, false, true]) {
                    Some(old) => game.adapts(state, side, element, true, Some(old), sink),
                    None => return Progress::Waits,
                }
            }
        }
        Progress::Done
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        let [mat, traits, replaces] = game.slots_for(state, self.side, self.element, self.special);
        to.offer_all(mat.then_some(Action::OnMat));
        to.offer_all(traits.then_some(Action::OnTrait));
        to.offer_all(game.replaceable(state, self.side).filter(|_| replaces).map(Action::Replace));
    }

    fn label(&self, _: &Marine, _: &State, action: Action) -> Option<Msg> {
        let Action::Replace(old) = action else { return None };
        (self.element != old).then(|| texts::do_replace(texts::element_name(old)))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let replaced = if let Action::Replace(old) = action { Some(old) } else { None };
        game.adapts(state, self.side, self.element, action != Action::OnTrait, replaced, sink);
    }

    fn is_sound(&self, game: &Marine, state: &State) -> bool {
        game.adaptable(state, self.side, self.special).any(|other| other == self.element)
    }
}

step! {
    /// A card lets an animal draw an element of the bag.
    pub struct DrawElement for Marine {
        side: Side,
    }
}

impl Question<Marine> for DrawElement {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::chance_element(game.who(self.side))
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.bag.is_empty() || !game.has_free_slot(state, self.side);
        if none { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        let Action::Draw(element) = action else { return };
        game.then(state, [Slot { side: self.side, element }]);
    }
}

step! {
    /// An element of the bag comes to a free slot: of the mat or of a trait.
    pub struct Slot for Marine {
        side: Side,
        element: Element,
    }
}

impl Question<Marine> for Slot {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_slot(game.who(self.side), texts::element_name(self.element))
    }

    /// If only one kind of slot is free, the element goes there.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        match (game.free_on_mat(state, self.side) > 0, game.free_on_traits(state, self.side) > 0) {
            (true, true) if state.bag.count(self.element) > 0 => return Progress::Waits,
            (mat, traits) if mat || traits => game.gains_token(state, self.side, self.element, mat, sink),
            _ => {}
        }
        Progress::Done
    }

    fn offers(&self, _: &Marine, _: &State, to: &mut Answers<'_>) {
        to.offer_all([Action::OnMat, Action::OnTrait]);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.gains_token(state, self.side, self.element, action == Action::OnMat, sink);
    }
}

impl Marine {
    pub(super) fn idle_adaptation(&self, state: &State, side: Side, special: bool) -> Option<Msg> {
        let from_bag = self.options().replaces_from_bag;
        let has_others = !from_bag || !state.bag.is_empty();
        let replaces = special && has_others && self.replaceable(state, side).next().is_some();
        let full = !self.has_free_slot(state, side) && !replaces;
        let empty = if replaces && from_bag { None } else { Self::idle_if_empty(state, Section::Adaptation) };
        empty.or_else(|| Self::idle_because(texts::why_no_slot, full))
    }

    /// Whether an animal has a free slot, on its mat or on a trait.
    pub(crate) fn has_free_slot(&self, state: &State, side: Side) -> bool {
        self.free_on_mat(state, side) > 0 || self.free_on_traits(state, side) > 0
    }

    /// The tokens that can be replaced, by type.
    pub(crate) fn replaceable(&self, state: &State, side: Side) -> impl Iterator<Item = Element> {
        Element::all().filter(move |&element| self.losable(state, side, element) > 0)
    }

    /// The elements to choose from: those of the section; by an option any of the bag if it replaces a token.
    pub(crate) fn adaptable(&self, state: &State, side: Side, special: bool) -> impl Iterator<Item = Element> {
        Element::all().filter(move |&element| self.slots_for(state, side, element, special) != [false; 3])
    }

    /// Where an element can go: to a free slot of the mat or of a trait, or in place of a token.
    fn slots_for(&self, state: &State, side: Side, element: Element, special: bool) -> [bool; 3] {
        let lies = |bag: &Bag<ELEMENTS, Element>| bag.count(element) > 0;
        let placed = lies(state.section(Section::Adaptation));
        let replaces = special && if self.options().replaces_from_bag { lies(&state.bag) } else { placed };
        let [mat, traits] = [self.free_on_mat(state, side), self.free_on_traits(state, side)].map(|free| placed && free > 0);
        [mat, traits, replaces && self.replaceable(state, side).next().is_some()]
    }

    /// The element comes to a slot: of the mat or of a trait, in place of another one if that is named.
    fn adapts(&self, state: &mut State, side: Side, element: Element, on_mat: bool, replaced: Option<Element>, sink: &mut Events<'_>) {
        let from_bag = replaced.is_some() && self.options().replaces_from_bag;
        let source = if from_bag { &mut state.bag } else { state.section_mut(Section::Adaptation) };
        source.take(element);
        let animal = state.animal_mut(side);
        let mut on_mat = on_mat;
        if let Some(old) = replaced {
            on_mat = animal.tokens.take(old);
            if !on_mat {
                animal.held.take(old);
            }
            state.bag.put(old);
        }
        let animal = state.animal_mut(side);
        if on_mat {
            animal.tokens.put(element);
        } else {
            animal.held.put(element);
        }
        self.refresh_elements(state, side);
        if from_bag {
            replaced.into_iter().for_each(|old| sink.emit(|| Event::Lost(side, old)));
            sink.emit(|| Event::Drew(side, element));
        } else {
            sink.emit(|| Event::Took(side, Section::Adaptation, element, replaced));
        }
    }

    /// An element of the bag comes to a free slot of the mat, or of a trait.
    fn gains_token(&self, state: &mut State, side: Side, element: Element, on_mat: bool, sink: &mut Events<'_>) {
        if state.bag.take(element) {
            let animal = state.animal_mut(side);
            if on_mat {
                animal.tokens.put(element);
            } else {
                animal.held.put(element);
            }
            self.refresh_elements(state, side);
            sink.emit(|| Event::Drew(side, element));
        }
    }
}
