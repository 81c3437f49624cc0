//! Who does what and why, in messages.

use crate::about::About;
use crate::dominant::Dominant;
use crate::rules::effects::is_of_card;
use crate::state::State;
use crate::step::Step;
use crate::texts;
use clade_engine::{Ask, Msg, Question, Side};

impl Dominant {
    /// Who does what and why, and what is optional. A question caused by a card names the card.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        let Some(step) = state.agenda.top() else { return texts::over() };
        let said = step.prompt(self, state);
        if is_of_card(&step) {
            return said;
        }
        match state.frames.top() {
            Some(frame) => texts::for_card(said, self.cards().name_of(frame.card)),
            // Of several pawns in a row each asks the same.
            None => match self.acting_space(state) {
                // Onto a new tile others may move, too, who have no pawn there.
                Some(space) if space.section().0.spaces() > 1 && !matches!(step, Step::Arrive(_)) => {
                    texts::at_space(said, space.section().1 + 1)
                }
                _ => said,
            },
        }
    }

    /// A question of a card, or its die.
    pub(crate) fn asked_by_card(&self, state: &State) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::working() };
        let card = self.cards().get(frame.card);
        let Some(question) = state.frames.question() else { return texts::chance_die(card.name()) };
        let said = match (question.ask, question.picks.get()) {
            // Those that were named stand out on the table.
            (Ask::Some { most, .. }, Some(picks)) => {
                let named = picks.iter().map(|&thing| self.thing_name(state, thing)).reduce(texts::list);
                texts::picked(card.said(question.prompt), picks.len(), most, named.unwrap_or_else(texts::nothing))
            }
            _ => card.said(question.prompt),
        };
        texts::ask_card(self.who(question.who), with_about(said, self.about_told(state)), card.name())
    }

    /// A question of the rules that a card asks in its own words.
    pub(crate) fn said_by_card(&self, state: &State, side: Side, says: u8) -> Msg {
        let Some(frame) = state.frames.top() else { return texts::working() };
        let card = self.cards().get(frame.card);
        texts::ask_card(self.who(side), with_about(card.said(says), self.about_told(state)), card.name())
    }

    /// What a card's question is about.
    pub(crate) fn about_told(&self, state: &State) -> Option<Msg> {
        let About { cell, side, cubes, element, nth, of } = state.about;
        let parts = [
            side.get().map(|side| if cubes > 1 { texts::counted(self.who(side), cubes) } else { self.who(side) }),
            element.get().map(texts::element_name),
            cell.get().map(|cell| self.tile_told(state, cell)),
            (nth > 0).then(|| texts::nth_of(nth, of.max(nth))),
        ];
        parts.into_iter().flatten().reduce(texts::list)
    }
}

/// The words of a card's question with what it is about.
pub(crate) fn with_about(said: Msg, about: Option<Msg>) -> Msg {
    match about {
        Some(about) => texts::about(said, about),
        None => said,
    }
}
