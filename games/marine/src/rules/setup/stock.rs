//! What is drawn from the bags: at the setup, and again at each Reseed.

use crate::display::Section;
use crate::prelude::*;
use crate::state::STACKS;

step! {
    /// Alternative mats: this many more elements for an animal.
    pub struct Mat for Marine {
        side: Side,
        left: u8,
    }
}

impl Question<Marine> for Mat {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::chance_mat(game.who(self.side))
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let enough = self.left == 0 || state.bag.is_empty() || game.free_on_mat(state, self.side) == 0;
        if enough { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, left }, Action::Draw(element)) = (*self, action) else { return };
        state.bag.take(element);
        state.animal_mut(side).tokens.put(element);
        game.refresh_elements(state, side);
        sink.emit(|| Event::Drew(side, element));
        game.then(state, [Self { side, left: left - 1 }]);
    }
}

step! {
    /// This many more elements for a section of the display.
    pub struct Fill for Marine {
        section: Section,
        left: u8,
    }
}

impl Question<Marine> for Fill {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_elements(texts::section_name(self.section))
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let full = self.section == Section::Speciation && !state.speciation.contains(&Maybe::NONE);
        let enough = self.left == 0 || state.bag.is_empty() || full;
        if enough { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Draw(element) = action else { return };
        let section = self.section;
        state.bag.take(element);
        match state.speciation.iter_mut().find(|slot| section == Section::Speciation && slot.is_none()) {
            Some(slot) => *slot = element.into(),
            None => state.section_mut(section).put(element),
        }
        sink.emit(|| Event::Filled(section, element));
        game.then(state, [Self { left: self.left - 1, ..*self }]);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        Self::ALL.iter().any(|fill| fill.section == self.section)
    }
}

impl Fill {
    /// The sections that a round fills with four elements each, in this order (Обновление).
    pub(crate) const ALL: [Self; 4] = [
        Self { section: Section::Abundance, left: 4 },
        Self { section: Section::Adaptation, left: 4 },
        Self { section: Section::Speciation, left: 4 },
        Self { section: Section::Wanderlust, left: 4 },
    ];
}

step! {
    /// Terrain markers until Competition and Evolution are full; then those of Evolution are sorted (Подготовка, И).
    pub struct Markers for Marine {}
}

impl Question<Marine> for Markers {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_markers()
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let missing = state.competition.contains(&Maybe::NONE) || state.evolution.contains(&Maybe::NONE);
        if missing && !state.markers.is_empty() {
            return Progress::Waits;
        }
        state.evolution.sort_unstable();
        Progress::Done
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.markers, Action::Marker);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Marker(marker) = action else { return };
        state.markers.take(marker);
        let in_competition = state.competition.iter_mut().find(|slot| slot.is_none());
        let section = if in_competition.is_some() { Section::Competition } else { Section::Evolution };
        if let Some(slot) = in_competition.or_else(|| state.evolution.iter_mut().find(|slot| slot.is_none())) {
            *slot = marker.into();
        }
        sink.emit(|| Event::Marked(section, marker));
        game.then(state, [*self]);
    }
}

step! {
    /// The next tile of a stack is turned over.
    pub struct Reveal for Marine {
        stack: u8,
    }
}

impl Question<Marine> for Reveal {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_reveal(self.stack + 1)
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.stacks[usize::from(self.stack)].under == 0 { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.unseen, Action::Tile);
    }

    fn takes(&self, _: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Tile(tile) = action else { return };
        state.unseen.take(tile);
        let pile = &mut state.stacks[usize::from(self.stack)];
        pile.open = tile.into();
        pile.under -= 1;
        sink.emit(|| Event::Revealed(self.stack, tile));
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        usize::from(self.stack) < STACKS
    }
}
