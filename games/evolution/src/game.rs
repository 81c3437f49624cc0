//! The game as the engine sees it.

use crate::action::Action;
use crate::event::Event;
use crate::evolution::Evolution;
use crate::state::State;
use clade_engine::{Actor, Answer, Answers, Counting, Effects, Game, Outcomes, Outlook, Question, Rules, SearchHints, Sink, Whom};
use clade_script::Stepped;

impl Rules for Evolution {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.rules.seats
    }

    fn start(&self) -> State {
        let mut state = self.new_state();
        self.run(&mut state, &mut Sink::null());
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match state.agenda.top().map(|step| step.asks(state)) {
            Some(Whom::Side(side)) => Actor::Seat(self.seat_of(side)),
            Some(Whom::Chance) => Actor::Chance,
            Some(Whom::Nobody) | None => Actor::Over,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        if let Some(step) = state.agenda.top() {
            step.offers(self, state, to);
        }
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        if let Some(step) = state.agenda.pop() {
            step.takes(self, state, action, sink);
        }
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        if let Some(step) = state.agenda.top() {
            step.chances(self, state, &mut Outcomes::list(out));
        }
    }

    fn sample(&self, state: &State, word: u64) -> Option<Action> {
        let mut drawn = None;
        state.agenda.top()?.chances(self, state, &mut Outcomes::draw(word, &mut drawn));
        drawn
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(self.score(state, side).points())).collect()
    }

    /// If points are equal, the larger discard pile wins (rulebook); then the victory is shared (A36).
    fn tie_breaks(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(self.pile_size(state, side))).collect()
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, Counting::Liked, out);
    }

    fn values_by(&self, state: &State, counting: Counting, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, counting, out);
    }

    fn outlook(&self, state: &State) -> Outlook {
        crate::evaluate::outlook(self, state)
    }

    /// Turns and their phases.
    fn clock(&self, state: &State) -> u32 {
        5 * u32::from(state.turn) + state.phase as u32
    }

    fn search_hints(&self) -> SearchHints {
        crate::evaluate::SEARCH_HINTS
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(action: Action) -> Option<Answer> {
        if let Action::Answer(answer) = action { Some(answer) } else { None }
    }
}
