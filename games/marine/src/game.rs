//! The game as the engine sees it.

use crate::action::Action;
use crate::event::Event;
use crate::marine::Marine;
use crate::state::State;
use crate::step::Step;
use clade_engine::{
    Actor, Answer, Answers, Counting, Effects, Game, Outcomes, Outlook, Question, Rules, SearchHints, Seat, Side, Sink, Whom,
};
use clade_script::Stepped;

impl Rules for Marine {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.players().animals.len() as u8
    }

    fn start(&self) -> State {
        let mut state = self.new_state();
        self.run(&mut state, &mut Sink::null());
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match state.agenda.top().map(|step| step.asks(state)) {
            Some(Whom::Side(side)) => Actor::Seat(self.seat_of(side)),
            Some(Whom::Chance | Whom::Nobody) => Actor::Chance,
            None => Actor::Over,
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
        if state.agenda.top() != Some(Self::SCRIPT) {
            self.trigger_watchers_at_once(state);
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

    /// Each animal's own; which of two animals counts for a player, [`Rules::result_of`] says.
    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| state.animal(side).points.into()).collect()
    }

    /// Of equal points the animal higher in the food chain wins.
    fn tie_breaks(&self, _: &State) -> Vec<i64> {
        self.all_sides().map(|side| side.0.into()).collect()
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.players().seat(side)
    }

    /// Of two animals of a player the one with the lower total counts.
    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        let own = self.turn_order().find(|&side| self.seat_of(side) == seat).map(|side| self.counted(state, side));
        own.map_or((0, 0), |side| (state.animal(side).points.into(), side.0.into()))
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

    /// Rounds: what a player plans in one pays off before the next.
    fn clock(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn search_hints(&self) -> SearchHints {
        crate::evaluate::SEARCH_HINTS
    }

    /// Species that migrate are a set: whatever their order, they end where they end.
    fn is_pick(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Answer(answer) => state.frames.is_pick(answer),
            Action::Move(..) => true,
            _ => false,
        }
    }

    fn pick_set(&self, state: &State) -> u64 {
        match state.agenda.top() {
            Some(Step::Migration(step)) => 1 + u64::from(step.side.0),
            _ => state.frames.pick_set().max(1),
        }
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
