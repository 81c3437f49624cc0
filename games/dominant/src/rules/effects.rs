//! What cards do: a script asks, and the rules ask for it in its words.

use crate::board::{Cell, Cells};
use crate::prelude::*;
use crate::state::Elements;
use clade_engine::{Answer, Ask, Effects};
use clade_script::{EffectHook, Stepped};

step! {
    /// The innermost script runs on, or asks.
    pub struct Script for Dominant {}
}

impl Question<Dominant> for Script {
    fn asks(&self, state: &State) -> Whom {
        state.frames.question().map_or(Whom::Chance, |question| Whom::Side(question.who))
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        game.asked_by_card(state)
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        if let Some(question) = state.frames.question() {
            question.answers(|answer| to.offer(Action::Answer(answer)));
        }
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.die(state.frames.die().unwrap_or(0), Action::Die);
    }

    fn is_public(&self, _: &Dominant, state: &State) -> bool {
        state.frames.list_is_public()
    }

    /// The script goes on with the answer.
    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.then(state, [*self]);
        match action {
            Action::Answer(answer) => {
                game.tell_answer(state, answer, sink);
                let open = !state.frames.answer(answer);
                // Of a set one pick comes after another.
                state.about = if open { state.about } else { Default::default() };
            }
            Action::Die(n) => {
                let card = state.frames.top().map_or(Kind(0), |frame| frame.card);
                sink.tell(|| Event::DieRolled(card, n));
                state.frames.rolled(n);
            }
            _ => {}
        }
    }
}

step! {
    /// For a script, which has words for it: one of the elements of these types on earth, on a corner of this cell if one is named.
    pub struct Token for Dominant {
        side: Side,
        says: u8,
        elements: Elements,
        cell: Maybe<Cell>,
    }
}

impl Question<Dominant> for Token {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        game.said_by_card(state, self.side, self.says)
    }

    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = game.tokens_on_earth(state, self.elements, self.cell).next().is_none();
        give_up_if(none, state)
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.tokens_on_earth(state, self.elements, self.cell).map(Action::Corner));
    }

    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Corner(corner) = action else { return None };
        Some(game.token_name(state, corner))
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if let (Action::Corner(corner), Some(frame)) = (action, state.frames.top()) {
            let Self { side, says, .. } = *self;
            sink.tell(|| Event::Answered {
                side,
                card: frame.card,
                says: Some(says),
                about: None,
                answer: Meant::It(game.token_name(state, corner)),
            });
        }
        give_back(action, state);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        self.cell.get().is_none_or(|cell| state.has_tile(cell))
    }
}

step! {
    /// For a script, which has words for it: a vacant corner of one of these cells.
    pub struct Vacant for Dominant {
        side: Side,
        says: u8,
        cells: Cells,
    }
}

impl Question<Dominant> for Vacant {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        game.said_by_card(state, self.side, self.says)
    }

    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = game.vacant(state, self.cells).next().is_none();
        give_up_if(none, state)
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.vacant(state, self.cells).map(Action::Corner));
    }

    fn takes(&self, _: &Dominant, state: &mut State, action: Action, _: &mut Events<'_>) {
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

impl Dominant {
    /// The log says what somebody answers a card, as what follows need not show it: which tile is meant, what stays, what was refused.
    /// Numbers and picks of a set show in what follows.
    fn tell_answer(&self, state: &State, answer: Answer, sink: &mut Events<'_>) {
        let (Some(frame), Some(question)) = (state.frames.top(), state.frames.question()) else { return };
        let is_choice = matches!(question.ask, Ask::YesNo | Ask::One { .. } | Ask::Said);
        if is_choice && state.frames.list_is_public() {
            sink.tell(|| Event::Answered {
                side: question.who,
                card: frame.card,
                says: matches!(question.ask, Ask::YesNo).then_some(question.prompt),
                about: self.about_told(state),
                answer: match answer {
                    Answer::Said(word) => Meant::Said(word),
                    _ => Meant::It(self.means(state, Action::Answer(answer))),
                },
            });
        }
    }

    /// Lets a card's effect begin.
    pub(crate) fn start<H: EffectHook>(&self, state: &mut State, kind: Kind, side: Side, told: H, sink: &mut Events<'_>) {
        self.open_effect(state, (kind, H::HOOK, side), told.args(), || Event::Called(kind, side), sink);
    }
}
