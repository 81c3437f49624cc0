//! Domination (§5.3, 12): a tile is scored for all; then the animal that dominates it takes a card and carries it out.

use super::idle_because;
use crate::board::Cell;
use crate::prelude::*;
use crate::schema::{self, Hook};

step! {
    /// Which tile is scored.
    pub struct Domination for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Domination {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_domination(game.who(self.side))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        for cell in state.earth() {
            to.offer_unless(Action::Cell(cell), |why| game.object_to_scored(state, cell, why));
        }
        to.offer(Action::Done);
    }

    /// With what it pays, and who would take a card.
    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        let said = game.score_told(state, cell);
        Some(match game.dominant(state, cell) {
            Some(side) => texts::do_score_card(said, game.who(side)),
            None => texts::do_score_no_card(said),
        })
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Cell(cell) = action else { return game.declines(self.side, sink) };
        state.dominated.insert(cell);
        game.score_tile(state, cell, sink);
        match game.dominant(state, cell) {
            Some(side) => game.then(state, [Choose { side, cell }]),
            None => sink.tell(|| Event::Undominated(cell)),
        }
    }
}

step! {
    /// Which face-up card the animal takes that dominates the tile.
    pub struct Choose for Dominant {
        side: Side,
        cell: Cell,
    }
}

impl Question<Dominant> for Choose {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        texts::ask_choose(game.who(self.side), game.tile_name(state, self.cell))
    }

    fn works(&self, _: &Dominant, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if state.open_cards().next().is_some() {
            return Progress::Waits;
        }
        sink.tell(|| Event::NoCard(self.side));
        Progress::Done
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0u8..).zip(&state.open).filter(|(_, card)| card.is_some()).map(|(slot, _)| Action::Take(slot)));
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, cell }, Action::Take(slot)) = (*self, action) else { return };
        let Some(card) = state.open[usize::from(slot)].get() else { return };
        (state.quiet, state.idle) = (0, true);
        sink.tell(|| Event::Chose(side, card, cell));
        game.then(state, [Played { slot }]);
        if game.vm.defines(Hook::Play).contains(card) {
            game.start(state, card, side, schema::Play { tile: cell }, sink);
        }
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

step! {
    /// The card has been carried out: it leaves the game. Its place stays empty until Reseed.
    pub struct Played for Dominant {
        slot: u8,
    }
}

impl Work<Dominant> for Played {
    fn does(&self, _: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        let Some(card) = state.open[usize::from(self.slot)].take() else { return };
        if std::mem::take(&mut state.idle) {
            sink.tell(|| Event::NoEffect(card));
        }
        state.discard.insert(card);
        sink.tell(|| Event::Discarded(card));
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.open.get(usize::from(self.slot)).is_some_and(|card| card.is_some())
    }
}

impl Dominant {
    pub(super) fn idle_domination(&self, state: &State) -> Option<Msg> {
        let none = !state.earth().any(|cell| self.object_to_scored(state, cell, &mut Why::quiet()).is_continue());
        idle_because(texts::why_nothing_to_score, none)
    }

    /// Each tile once in a turn. One where nobody stands would be a second way to decline.
    fn object_to_scored(&self, state: &State, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(state.dominated.contains(cell), texts::RULES_DOMINATION, texts::why_scored_already)?;
        why.object_if(state.crowd(cell) == 0, texts::RULES_DOMINATION, texts::why_nobody_there)
    }
}
