//! The game as the engine sees it.

use crate::action::Action;
use crate::event::Event;
use crate::rules::waste::is_falling;
use crate::soup::Soup;
use crate::state::State;
use clade_engine::{Actor, Answer, Answers, Counting, Effects, Hidden, Outcomes, Outlook, Question, Rules, SearchHints, Seat, Side, Sink};
use clade_script::Stepped;

impl Rules for Soup {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.played_sides()
    }

    fn start(&self) -> State {
        self.new_state()
    }

    /// What nobody's colony does is left to chance.
    fn actor(&self, state: &State) -> Actor {
        if state.agenda.top().is_none() {
            return Actor::Over;
        }
        let player = self.asked(state).filter(|&side| !self.is_dummy(side));
        player.map_or(Actor::Chance, |side| Actor::Seat(self.player_of(side)))
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        if let Some(step) = state.agenda.top() {
            step.offers(self, state, to);
        }
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        self.answer(state, action, sink);
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.chances(state, &mut Outcomes::list(out));
    }

    fn sample(&self, state: &State, word: u64) -> Option<Action> {
        let mut drawn = None;
        self.chances(state, &mut Outcomes::draw(word, &mut drawn));
        drawn
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        (0..self.played_sides()).map(|side| i64::from(state.ladder.at(Side(side)))).collect()
    }

    fn seat_of(&self, side: Side) -> Seat {
        self.player_of(side)
    }

    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        (self.score_of(state, seat), 0)
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

    /// Rounds and their phases. While what was left falls, before phase 1, the last phase of the round before is still noted.
    fn clock(&self, state: &State) -> u32 {
        let phase = if is_falling(state) { 0 } else { state.phase.number() };
        7 * u32::from(state.round) + u32::from(phase)
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

/// Nothing is hidden except the picks of a gene's question while they are made; the order of the deck does not exist.
impl Hidden for Soup {}

impl Soup {
    /// What can come of the open chance, or of a choice of nobody's colony.
    fn chances(&self, state: &State, to: &mut Outcomes<'_, Action>) {
        match (self.choices_of_dummy(state), state.agenda.top()) {
            (Some(choices), _) => to.even(choices.len() as u32, |n| choices[n as usize]),
            (None, Some(step)) => step.chances(self, state, to),
            (None, None) => {}
        }
    }
}
