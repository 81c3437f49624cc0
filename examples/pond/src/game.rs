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
    Actor, Answer, Answers, Bag, Deck, Effects, Game, Hand, Outcomes, Outlook, Part, Progress, Question, Rules, Side, Sink, Whom, between,
};

/// How far a lead may be trusted, by the rounds left: fitted to games of three greedy bots by `cargo run --release -p clade-cli
/// --no-default-features --example chances -- pond 3 4000`.
const DOUBT: [(u32, u32); 4] = [(0, 170), (2, 270), (3, 280), (4, 3500)];

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

    /// A food is 100, as a point is in every game.
    fn values(&self, state: &State, out: &mut Vec<i64>) {
        let food = || self.all_sides().map(|side| 100 * i64::from(state.food[side.ix()]));
        let all: i64 = food().sum();
        out.extend(food().map(|own| own * i64::from(self.seats) - all));
    }

    /// What values are made of: here of food alone.
    fn outlook(&self, state: &State) -> Outlook {
        let food = Part { name: texts::food(), by_side: self.all_sides().map(|side| 100 * i64::from(state.food[side.ix()])).collect() };
        let left = ROUNDS.saturating_sub(state.round).into();
        Outlook { left, doubt: between(&DOUBT, left), parts: vec![food] }
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
