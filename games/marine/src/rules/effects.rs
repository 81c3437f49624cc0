//! What cards do: those of a side act one after the other, a script asks, and the rules ask for it in its words.

use crate::board::{Cell, Cells};
use crate::prelude::*;
use crate::schema::{self, Hook};
use crate::state::{Elements, NO_CARD};
use clade_engine::{Effects, Triggers};
use clade_script::{EffectHook, Stepped};

step! {
    /// Cards of a side act: which is next.
    pub struct Act for Marine {
        hook: Hook,
        side: Side,
        arg: i16,
        cards: Triggers as CardsWord,
    }
}

impl Question<Marine> for Act {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_order(game.who(self.side))
    }

    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if game.must_order(&self.cards) {
            return Progress::Waits;
        }
        let kind = self.cards.pending().first().copied().unwrap_or(NO_CARD);
        self.takes(game, state, Action::Keep(kind), sink);
        Progress::Done
    }

    fn offers(&self, _: &Marine, _: &State, to: &mut Answers<'_>) {
        to.offer_all(self.cards.pending().iter().map(|&kind| Action::Keep(kind)));
    }

    /// A card out of the set acts, unless it was lost in the meantime.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { hook, side, arg, mut cards }, Action::Keep(kind)) = (*self, action) else { return };
        cards.take(kind);
        if !cards.pending().is_empty() {
            game.then(state, [Self { cards, ..*self }]);
        }
        if !game.acting(state, side, hook).contains(kind) || (hook == Hook::AfterAction && !game.watches(state, side, kind)) {
            return;
        }
        match hook {
            Hook::Built => {
                let tile = Cell(arg as u8);
                game.start(state, kind, side, schema::Built { tile, vent: state.vents.contains(tile) }, sink);
            }
            Hook::Retrieved => game.start(state, kind, side, schema::Retrieved { idle: arg.into(), last: game.game_ends(state) }, sink),
            Hook::Begins => game.start(state, kind, side, schema::Begins {}, sink),
            _ => game.start(state, kind, side, schema::AfterAction {}, sink),
        }
    }
}

step! {
    /// The innermost script runs on, or asks.
    pub struct Script for Marine {}
}

impl Question<Marine> for Script {
    fn asks(&self, state: &State) -> Whom {
        state.frames.question().map_or(Whom::Chance, |question| Whom::Side(question.who))
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        game.asked_by_card(state)
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        if let Some(question) = state.frames.question() {
            question.answers(|answer| to.offer(Action::Answer(answer)));
        }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.die(state.frames.die().unwrap_or(0), Action::Die);
    }

    fn is_public(&self, _: &Marine, state: &State) -> bool {
        state.frames.list_is_public()
    }

    /// The script goes on with the answer.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.then(state, [*self]);
        match action {
            Action::Answer(answer) => {
                let open = !state.frames.answer(answer);
                // Of a set one pick comes after another.
                state.about = if open { state.about } else { Default::default() };
            }
            Action::Die(n) => {
                let card = state.frames.top().map_or(Kind(0), |frame| frame.card);
                sink.emit(|| Event::DieRolled(card, n));
                state.frames.rolled(n);
            }
            _ => {}
        }
    }
}

step! {
    /// For a script, which has words for it: one of the elements of these types on earth, on a corner of this cell if one is named.
    pub struct Token for Marine {
        side: Side,
        says: u8,
        elements: Elements,
        cell: Maybe<Cell>,
    }
}

impl Question<Marine> for Token {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        game.said_by_card(state, self.side, self.says)
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = game.tokens_on_earth(state, self.elements, self.cell).next().is_none();
        give_up_if(none, state)
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.tokens_on_earth(state, self.elements, self.cell).map(Action::Corner));
    }

    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Corner(corner) = action else { return None };
        Some(game.token_name(state, corner))
    }

    fn takes(&self, _: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        give_back(action, state);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        self.cell.get().is_none_or(|cell| state.has_tile(cell))
    }
}

step! {
    /// For a script, which has words for it: a vacant corner of one of these cells.
    pub struct Vacant for Marine {
        side: Side,
        says: u8,
        cells: Cells,
    }
}

impl Question<Marine> for Vacant {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        game.said_by_card(state, self.side, self.says)
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.vacant(self.cells).next().is_none();
        give_up_if(none, state)
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.vacant(self.cells).map(Action::Corner));
    }

    fn takes(&self, _: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        give_back(action, state);
    }
}

/// Whether a step is a question of a card, which names it: a script asks, or the rules do in its words.
pub(crate) fn is_of_card(step: &Step) -> bool {
    matches!(step, Step::Script(_) | Step::Token(_) | Step::Corner(_))
}

/// Where a script finds nothing it gets "none".
fn give_up_if(none: bool, state: &mut State) -> Progress {
    if !none {
        return Progress::Waits;
    }
    state.result = -1;
    Progress::Done
}

/// The script gets the corner.
fn give_back(action: Action, state: &mut State) {
    let Action::Corner(corner) = action else { return };
    state.about = Default::default();
    state.result = i16::from(corner.0);
}

impl Marine {
    /// Lets a card's effect begin. The log names the card when it does something, if it was not named before.
    pub(crate) fn start<H: EffectHook>(&self, state: &mut State, kind: Kind, side: Side, told: H, sink: &mut Events<'_>) {
        self.open_effect(state, (kind, H::HOOK, side), told.args(), || Event::Called(kind, side), sink);
    }

    /// Lets the cards of all sides act that define a hook, the side whose turn it is first.
    pub(crate) fn trigger(&self, state: &mut State, hook: Hook, sides: impl DoubleEndedIterator<Item = Side>, arg: i16) {
        let groups = Triggers::by_side(sides, |side| self.acting(state, side, hook));
        for (side, cards) in groups {
            self.then(state, [Act { hook, side, arg, cards }]);
        }
    }
}
