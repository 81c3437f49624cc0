//! The game as the engine sees it.

use crate::action::Action;
use crate::display::SPACES;
use crate::dominant::Dominant;
use crate::event::Event;
use crate::rules::execution::executing;
use crate::state::{Phase, State};
use crate::step::Step;
use clade_engine::{
    Actor, Answer, Answers, Counting, Effects, Game, Outcomes, Outlook, Question, Rules, SearchHints, Seat, Side, Sink, Whom,
};
use clade_script::Stepped;

/// What the clock shows more in the next turn, and after all pawns were planned.
pub(crate) const TURN: u32 = 256;
const PLANNED: u32 = SPACES as u32;

impl Rules for Dominant {
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

    /// Each animal's own; which of several animals counts for a player, [`Rules::result_of`] says.
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

    /// Of several animals of a player the one with the lowest total counts.
    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        let own = self.upwards().find(|&side| self.seat_of(side) == seat).map(|side| self.counted(state, side));
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

    /// Turns, and in each of them what is done one after the other: each pawn that is planned, each action with all its answers, the reset.
    fn clock(&self, state: &State) -> u32 {
        let done = match state.phase {
            Phase::Setup => 0,
            Phase::Planning => state.displayed().count() as u32,
            Phase::Execution => PLANNED + u32::from(executing(state).unwrap_or_default()),
            Phase::Reset => TURN - 1,
        };
        TURN * u32::from(state.round) + done
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

    /// Each Migration is a set of its own: one may come right after another.
    fn pick_set(&self, state: &State) -> u64 {
        match state.agenda.top() {
            Some(Step::Migration(step)) => 1 + u64::from(step.side.0) + 8 * u64::from(step.nth),
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
