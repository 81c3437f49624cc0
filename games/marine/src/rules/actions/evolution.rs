//! Evolution (Эволюция): a tile is scored, then a card of the row acts.

use super::First;
use crate::board::{Cell, Cells};
use crate::event::How;
use crate::labels::marked;
use crate::plan::{Ahead, cells};
use crate::prelude::*;
use crate::rules::row::Refill;
use crate::schema::{self, Hook};
use crate::state::ROW;

step! {
    /// At the n-th space: which tile is scored.
    pub struct Evolution for Marine {
        side: Side,
        nth: u8,
    }
}

impl Question<Marine> for Evolution {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_evolution(game.who(self.side), marked(state.evolution[usize::from(self.nth)]))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        for cell in state.earth() {
            to.offer_unless(Action::Cell(cell), |why| game.object_to_scored(state, self.nth, cell, why));
        }
    }

    /// With what it pays.
    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        let said = game.score_told(state, cell, true);
        Some(if game.thrives(state, self.side, cell) { texts::do_score_thriving(said) } else { said })
    }

    /// Points for tiles (Получение ПО за тайлы); then, if the animal's species thrive there, a card must be chosen.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, nth }, Action::Cell(cell)) = (*self, action) else { return };
        game.score_tile(state, cell, true, sink);
        if game.thrives(state, side, cell) {
            if sink.is_told() && state.touching[cell.ix()].and(state.animal(side).eats()).is_empty() {
                let cards = game.sustaining(state, side, cell);
                game.mattered(cards, side, How::Thrives(Cells::one(cell)), sink);
            }
            game.then(state, [Choose { side, nth }]);
        }
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        usize::from(self.nth) < ROW
    }
}

/// Of so many tiles it is told what they pay before one is chosen.
const PAYING: usize = 3;

impl First for Evolution {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let Self { side, nth } = *self;
        let tiles = ahead.plans([*self]);
        let pays = |cell| ahead.game.score_told(&ahead.state, cell, true);
        match (cells(&tiles).count(), cells(&tiles).map(pays).reduce(texts::plan_more)) {
            (1..=PAYING, Some(told)) => ahead.tells(texts::plan_targets(texts::plan_evolution(), told)),
            (n, _) => ahead.tells(texts::plan_many(texts::plan_evolution(), n)),
        }
        let thrives = cells(&tiles).any(|cell| ahead.game.thrives(&ahead.state, side, cell));
        if thrives && !ahead.asks(texts::plan_choose(), [Choose { side, nth }]).is_empty() {
            ahead.tells(texts::then_card());
        }
    }
}

step! {
    /// Which card, up to this slot.
    pub struct Choose for Marine {
        side: Side,
        nth: u8,
    }
}

impl Question<Marine> for Choose {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let ask = texts::ask_choose(game.who(self.side), self.nth + 1);
        let in_reach = state.row[..=usize::from(self.nth)].iter().filter_map(|card| card.get());
        // What X is matters where a card has one.
        if in_reach.into_iter().any(|kind| game.facts(kind).x_is_slot) { texts::ask_choose_x(ask) } else { ask }
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.row[..=usize::from(self.nth)].iter().all(|card| card.is_none());
        if none { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        for slot in 0..ROW as u8 {
            to.offer_unless(Action::Slot(slot), |why| {
                why.object_if(slot > self.nth, texts::RULES_CARD, || texts::why_slot_too_high(self.nth + 1))?;
                why.object_if(state.row[usize::from(slot)].is_none(), texts::RULES_CARD, texts::why_no_card)
            });
        }
    }

    /// Playing an evolution card (Розыгрыш карты эволюции): its main effects act, with the number of its slot as X, or the number that stands on it.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, .. }, Action::Slot(slot)) = (*self, action) else { return };
        let Some(card) = state.row[usize::from(slot)].get() else { return };
        (state.quiet, state.idle) = (0, true);
        sink.emit(|| Event::Chose(side, card, slot));
        game.then(state, [Step::from(Play { side, card, x: slot + 1 }), Played { side, slot }.into()]);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        usize::from(self.nth) < ROW
    }
}

step! {
    /// The main effects of a card act, with this X where its own is the number of the slot.
    pub struct Play for Marine {
        side: Side,
        card: Kind as CardWord,
        x: u8,
    }
}

impl Work<Marine> for Play {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let Self { side, card, x: slot } = *self;
        let x = game.rules.facts[card.ix()].x.unwrap_or(slot);
        game.is_played(state, side, card, x, sink);
        if game.vm.defines(Hook::Play).contains(card) {
            game.start(state, card, side, schema::Play { x: x.into() }, sink);
        }
    }

    fn is_sound(&self, game: &Marine, _: &State) -> bool {
        game.rules.evolution.contains(self.card)
    }
}

step! {
    /// A card that another card made act is done.
    pub struct Resolved for Marine {
        card: Kind as CardWord,
    }
}

impl Work<Marine> for Resolved {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let card = self.card;
        game.tell_if_idle(state, || Event::NoEffect(card), sink);
    }

    fn is_sound(&self, game: &Marine, _: &State) -> bool {
        game.rules.evolution.contains(self.card)
    }
}

step! {
    /// The card in a slot has acted: it goes to the discard, the others slide down, new ones come.
    pub struct Played for Marine {
        side: Side,
        slot: u8,
    }
}

impl Work<Marine> for Played {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        if let Some(card) = state.row[usize::from(self.slot)].get() {
            game.tell_if_idle(state, || Event::NoEffect(card), sink);
        }
        game.discard(state, self.slot, sink);
        game.then(state, [Refill { events: true }]);
    }

    fn is_sound(&self, _: &Marine, _: &State) -> bool {
        usize::from(self.slot) < ROW
    }
}

impl Marine {
    pub(super) fn idle_evolution(&self, state: &State, nth: u8) -> Option<Msg> {
        let marker = state.evolution[usize::from(nth)];
        let mut tiles = state.earth().filter(|&cell| state.terrain(cell) == marker.get()).peekable();
        Self::idle_because(texts::why_no_such_tile, tiles.peek().is_none())
            .or_else(|| Self::idle_because(texts::why_nobody_on_such, tiles.all(|cell| state.crowd(cell) == 0)))
    }

    /// A tile of the terrain of the marker under the space. One where nobody stands would be a second way to skip the action.
    fn object_to_scored(&self, state: &State, nth: u8, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let other = state.terrain(cell) != state.evolution[usize::from(nth)].get();
        why.object_if(other, "marine-evolution", texts::why_other_terrain)?;
        why.object_if(!other && state.crowd(cell) == 0, "marine-evolution", texts::why_nobody_there)
    }

    /// Whether a tile that a card scores is scored in an Evolution action, because that played the card.
    pub(crate) fn scores_within(&self, state: &State) -> bool {
        self.options().plays_within && state.agenda.iter().any(|step| matches!(step, Step::Played(_)))
    }

    /// A card that another card plays is named as played, and at the end the log says so if it has done nothing. One of the row was named
    /// when it was chosen.
    fn is_played(&self, state: &mut State, side: Side, card: Kind, x: u8, sink: &mut Events<'_>) {
        if state.frames.depth() > 0 {
            sink.emit(|| Event::PlayedCard(side, card, x));
            state.idle = true;
            self.then(state, [Resolved { card }]);
        }
    }
}
