//! What cards do: their scripts run, ask, and play other cards.

use crate::event::Event;
use crate::pond::Pond;
use crate::schema::Hook;
use crate::state::State;
use crate::texts;
use clade_engine::{Answer, Answers, Effects, Kind, Msg, Outcomes, Progress, Question, Shown, Side, Sink, Whom, Work, step};
use clade_script::{CardWord, Scripted};

step! {
    /// A card is played by another one.
    pub struct Play for Pond {
        side: Side,
        card: Kind as CardWord,
    }
}

impl Work<Pond> for Play {
    fn does(&self, game: &Pond, state: &mut State, sink: &mut Sink<'_, Event>) {
        game.act(state, self.side, self.card, Hook::Play, sink);
    }
}

step! {
    /// The innermost open script runs on, or waits.
    pub struct Script for Pond {}
}

impl Question<Pond> for Script {
    fn asks(&self, state: &State) -> Whom {
        state.frames.question().map_or(Whom::Chance, |question| Whom::Side(question.who))
    }

    fn prompt(&self, game: &Pond, state: &State) -> Msg {
        let Some((asked, by)) = state.frames.question().zip(state.frames.top()) else { return texts::chance() };
        texts::asked(game.side_name(asked.who), game.vm.cards().get(by.card).said(asked.prompt), game.vm.cards().name_of(by.card))
    }

    /// It runs to its end, or to the next thing that must be done first.
    fn works(&self, game: &Pond, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        state.agenda.then([*self]);
        if !state.frames.waits() {
            if game.resume(state, 0, sink).ended(|fault| sink.emit(|| Event::Failed(fault))) {
                state.agenda.pop();
            }
            return Progress::Done;
        }
        state.agenda.pop();
        Progress::Waits
    }

    fn offers(&self, _: &Pond, state: &State, to: &mut Answers<'_, Answer>) {
        if let Some(question) = state.frames.question() {
            question.answers(|answer| to.offer(answer));
        }
    }

    fn chances(&self, _: &Pond, state: &State, to: &mut Outcomes<'_, Answer>) {
        to.die(state.frames.die().unwrap_or(0), Answer::Number);
    }

    fn is_public(&self, _: &Pond, state: &State) -> bool {
        state.frames.list_is_public()
    }

    fn takes(&self, _: &Pond, state: &mut State, answer: Answer, _: &mut Sink<'_, Event>) {
        state.frames.take(answer);
        state.agenda.then([*self]);
    }
}

impl Pond {
    /// A card acts: its script is opened.
    pub(crate) fn act(&self, state: &mut State, side: Side, kind: Kind, hook: Hook, sink: &mut Sink<'_, Event>) {
        sink.emit(|| Event::Acted(side, kind));
        if self.vm.defines(hook).contains(kind) && state.frames.open(kind, hook.into(), side, [0; 4]) {
            state.agenda.then([Script {}]);
        }
    }
}
