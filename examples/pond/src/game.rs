//! The game as the engine sees it.
//!
//! Pond asks nothing that a card could not ask, so its actions are the engine's answers; a bigger game has an enum of its own
//! with `Answer` among its variants. What is asked and what an answer does is with each step, in `rules/`.

use crate::event::Event;
use crate::pond::Pond;
use crate::rules::round::{Draw, Round};
use crate::state::{COPIES, ROUNDS, State};
use crate::texts;
use clade_engine::{
    Actor, Answer, Answers, Bag, Counting, Deck, Effects, Game, Hand, Msg, Outcomes, Outlook, Progress, Question, Rules, Side, Sink, Whom,
};
use clade_script::weighed;

/// What a value is made of: here of food alone.
pub(crate) const PARTS: [fn() -> Msg; 1] = [texts::value_food];

/// What it counts, and how far a lead may be trusted, by the rounds left: see [`clade_script::Weights`].
pub(crate) const VALUES: &str = include_str!("../values.toml");

impl Rules for Pond {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let copies = |kind| if kind < self.vm.cards().len() { COPIES[kind] } else { 0 };
        let deck = Deck::new(Bag::from_counts(std::array::from_fn(copies)));
        let hands = std::array::from_fn(|side| Hand::new(self.only(Side(side as u8))));
        let mut state = State { ruleset: self.hash, pond: 6, food: [1; 4], deck, hands, ..State::default() };
        state.agenda.then([Round {}]);
        state.agenda.then(self.all_sides().map(|side| Draw { side }));
        self.run(&mut state, &mut Sink::null()); // without any card nothing is drawn
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match state.agenda.top().map(|step| step.asks(state)) {
            Some(Whom::Side(side)) => Actor::Seat(self.seat_of(side)),
            Some(Whom::Chance | Whom::Nobody) => Actor::Chance,
            None => Actor::Over,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        if let Some(step) = state.agenda.top() {
            step.offers(self, state, to);
        }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        if let Some(step) = state.agenda.pop() {
            step.takes(self, state, answer, sink);
        }
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Answer, u32)>) {
        if let Some(step) = state.agenda.top() {
            step.chances(self, state, &mut Outcomes::list(out));
        }
    }

    fn sample(&self, state: &State, word: u64) -> Option<Answer> {
        let mut drawn = None;
        state.agenda.top()?.chances(self, state, &mut Outcomes::draw(word, &mut drawn));
        drawn
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(state.food[side.ix()])).collect()
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        self.values_by(state, Counting::Liked, out);
    }

    fn values_by(&self, state: &State, counting: Counting, out: &mut Vec<i64>) {
        let percent = self.weights.counted(left(state), counting);
        let own = || self.all_sides().map(|side| weighed(percent, parts(state, side)));
        let all: i64 = own().sum();
        out.extend(own().map(|own| own * i64::from(self.seats) - all));
    }

    fn outlook(&self, state: &State) -> Outlook {
        let all: Vec<[i64; PARTS.len()]> = self.all_sides().map(|side| parts(state, side)).collect();
        self.weights.outlook(left(state), &all)
    }

    fn clock(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(answer: Answer) -> Option<Answer> {
        Some(answer)
    }
}

/// The rounds to come.
fn left(state: &State) -> u32 {
    ROUNDS.saturating_sub(state.round).into()
}

/// What a side has, part by part. A food is 100, as a point is in every game.
fn parts(state: &State, side: Side) -> [i64; PARTS.len()] {
    [100 * i64::from(state.food[side.ix()])]
}

impl Pond {
    /// Runs steps until somebody must answer.
    pub(crate) fn run(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        while let Some(step) = state.agenda.pop() {
            if step.works(self, state, sink) == Progress::Waits {
                return state.agenda.then([step]);
            }
        }
    }
}
