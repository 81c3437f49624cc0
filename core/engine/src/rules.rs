//! The rules of a game: the one trait that a game without secrets, pictures and saved positions has to think about.

use crate::{Actor, Answer, Answers, Counting, Effects, Outlook, SearchHints, Seat, Side, Sink, chance, hash};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules: a state machine that only ever waits for one answer. [`Rules::play`] takes a legal action and runs on to the next question.
pub trait Rules {
    /// Everything on the table: plain data, without VM, closure or second copy of itself.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static;
    /// One answer to the open question.
    type Action: Copy + Eq + Hash + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + 'static;

    /// How many sides play.
    fn sides(&self) -> u8;

    /// The table before the first question.
    fn start(&self) -> Self::State;

    /// Whose answer is awaited.
    fn actor(&self, state: &Self::State) -> Actor;

    /// Every conceivable answer to a seat's open question, in a fixed order, with what speaks against each.
    fn answers(&self, state: &Self::State, to: &mut Answers<'_, Self::Action>);

    /// Takes a legal action and runs on to the next question.
    fn play(&self, state: &mut Self::State, action: Self::Action, sink: &mut Sink<'_, Self::Event>);

    /// The outcomes of the open chance with exact weights, in a fixed order.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// The outcome that a word picks; the same as walking [`Rules::outcomes`], without the list.
    fn sample(&self, state: &Self::State, word: u64) -> Option<Self::Action> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        chance::pick(word, &outcomes)
    }

    /// The score of each side at the end, higher is better; equal is a tie, unless [`Rules::tie_breaks`] decides.
    fn scores(&self, state: &Self::State) -> Vec<i64>;

    /// What decides between sides of equal scores, higher is better; equal again is a tie. By default nothing does.
    fn tie_breaks(&self, _state: &Self::State) -> Vec<i64> {
        vec![0; usize::from(self.sides())]
    }

    /// The seat that answers for a side. By default the one of its number.
    fn seat_of(&self, side: Side) -> Seat {
        Seat(side.0)
    }

    /// The result of a seat: its score, and what decides between equal ones; higher is better, equal again is a tie. This is the
    /// result of a game for people, bots and statistics. By default that of its side; of several sides together, with the best of
    /// what decides.
    fn result_of(&self, state: &Self::State, seat: Seat) -> (i64, i64) {
        let standing = (0..).map(Side).zip(self.scores(state)).zip(self.tie_breaks(state));
        let own = standing.filter(|((side, _), _)| self.seat_of(*side) == seat).map(|((_, score), tie_break)| (score, tie_break));
        own.reduce(|one, other| (one.0 + other.0, one.1.max(other.1))).unwrap_or_default()
    }

    /// How good the table is for each side, in whole points, in the order of sides; bots compare only values of one game. Law: what
    /// is hidden from a side does not count in its value, so that it may be worked out from its view, or from any table that is possible
    /// for it. By default its score times the number of sides, less the sum of all scores.
    fn values(&self, state: &Self::State, out: &mut Vec<i64>) {
        let scores = self.scores(state);
        let sum: i64 = scores.iter().sum();
        out.extend(scores.into_iter().map(|score| score * i64::from(self.sides()) - sum));
    }

    /// The same with the parts of [`Rules::outlook`] counted in another way. By default the values themselves.
    fn values_by(&self, state: &Self::State, _counting: Counting, out: &mut Vec<i64>) {
        self.values(state, out);
    }

    /// What the values are made of, for whoever asks why. Law: as for values, what is hidden does not count. By default nothing is said.
    fn outlook(&self, _state: &Self::State) -> Outlook {
        Outlook::default()
    }

    /// The open effects of cards; `None` for a game without cards.
    fn effects(_state: &Self::State) -> Option<&dyn Effects> {
        None
    }

    /// The same, to be changed.
    fn effects_mut(_state: &mut Self::State) -> Option<&mut dyn Effects> {
        None
    }

    /// The answer to a card's question that an action is, if it is one.
    fn answer_of(_action: Self::Action) -> Option<Answer> {
        None
    }

    /// How far the game is: a number that grows with each phase or round and never falls, the same for every observer. A search stops at a
    /// value of it. By default the game has no clock.
    fn clock(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Whether a legal action is one pick from a set. Law: picks lead to equal states in any order. By default only what a card asks for.
    fn is_pick(&self, state: &Self::State, action: Self::Action) -> bool {
        Self::answer_of(action).zip(Self::effects(state)).is_some_and(|(answer, effects)| effects.is_pick(answer))
    }

    /// A number that tells the open set of picks from the next one: two picks must commute only within one set. Never 0.
    fn pick_set(&self, state: &Self::State) -> u64 {
        Self::effects(state).map_or(1, |effects| effects.pick_set().max(1))
    }

    /// A key for a legal action: unique in its list, and the same for the same answer in every state in which its question is asked,
    /// whatever is hidden there. By default the action itself is the key.
    fn action_key(&self, _state: &Self::State, action: Self::Action) -> u64 {
        hash::quick(&action)
    }

    /// The weight of a legal action where answers are random but not foolish; 0: only if there is no other.
    fn weight(&self, _state: &Self::State, _action: Self::Action) -> u8 {
        1
    }

    /// How to look ahead.
    fn search_hints(&self) -> SearchHints {
        SearchHints::USUAL
    }
}
