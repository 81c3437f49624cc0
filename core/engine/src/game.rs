//! The trait that a game implements.

use crate::ecology::Reading;
use crate::scene::Look;
use crate::{Actor, CardFault, Ecological, Misplaced, Msg, Objection, Observer, Scene, Seat, Side, Sink, View, Why, chance};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// [`Game::search_budget`] of a game that does not say it.
pub(crate) const SEARCH_BUDGET: u32 = 2000;

/// A game opened on one thread: the rules are its methods, the table is a `State`.
///
/// A game is a state machine that only ever waits for one answer. [`Game::play`] takes a legal action and runs on to the
/// next question. Required methods tell the rules; provided ones are the same for every game and are not overridden.
pub trait Game {
    /// Everything on the table: plain data, without VM, closure or second copy of itself.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static;
    /// One answer to the open question.
    type Action: Copy + Eq + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + 'static;

    /// The table before the first question.
    fn start(&self) -> Self::State;

    /// Whose answer is awaited.
    fn actor(&self, state: &Self::State) -> Actor;

    /// Everything that could be thought of as an answer to a seat's open question, in a fixed order.
    fn candidates(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Whether a candidate may be taken: objects through `why` for each reason against it. By default every candidate is legal.
    fn object(&self, _state: &Self::State, _action: Self::Action, _why: &mut Why<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Whether the open list follows from what everybody knows. Only then a question with one answer is skipped.
    fn is_public(&self, state: &Self::State) -> bool;

    /// Takes a legal action and runs on to the next question.
    fn play(&self, state: &mut Self::State, action: Self::Action, sink: &mut Sink<'_, Self::Event>);

    /// Whether a loaded state belongs to this ruleset (its hash is the one the state carries, its numbers are in range).
    fn accepts(&self, state: &Self::State) -> bool;

    /// The outcomes of the open chance with exact weights, in a fixed order.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// The outcome that a word picks; the same as walking [`Game::outcomes`], without the list.
    fn sample(&self, state: &Self::State, word: u64) -> Option<Self::Action> {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        chance::pick(word, &outcomes)
    }

    /// Blanks what the observer does not know, pouring it into the state's unseen pools.
    fn redact(&self, state: &mut Self::State, observer: Observer);

    /// The reverse of [`Game::redact`], at random: deals out the unseen pools, a word a draw.
    fn deal(&self, state: &mut Self::State, words: &mut dyn FnMut() -> u64);

    /// The event as the observer may know it.
    fn redact_event(&self, event: &Self::Event, _observer: Observer) -> Self::Event {
        event.clone()
    }

    /// How many sides play.
    fn sides(&self) -> u8;

    /// The seat that answers for a side.
    fn seat_of(&self, side: Side) -> crate::Seat {
        crate::Seat(side.0)
    }

    /// The text of an action: unique within its list, without spaces at its ends, the same in every language.
    fn action_text(&self, state: &Self::State, action: Self::Action, out: &mut String);

    /// What an action means, for people.
    fn label(&self, view: &View<Self::State>, action: Self::Action) -> Msg;

    /// Who does what and why, in one line.
    fn prompt(&self, view: &View<Self::State>) -> Msg;

    /// The log line of an event as its observer knows it; `None` if it is not worth one.
    fn tell(&self, event: &Self::Event) -> Option<Msg>;

    /// The table as it is to be drawn. `actions` are the legal actions of the observer, if it is asked.
    fn scene(&self, view: &View<Self::State>, actions: &[Self::Action]) -> Scene;

    /// How good the table is for each side, in whole points, in the order of sides; bots compare only values of one game. Law: what
    /// is hidden from a side does not count in its value, so that it may be worked out from its view, or from a table dealt out as it could
    /// believe it to be. By default the score, as often as there are sides, without the scores of all.
    fn values(&self, state: &Self::State, out: &mut Vec<i64>) {
        let scores = self.scores(state);
        let sum: i64 = scores.iter().sum();
        out.extend(scores.into_iter().map(|score| score * i64::from(self.sides()) - sum));
    }

    /// How many answers a bot that looks ahead may try for a decision: the fewest with which it still wins about as often as with many, as
    /// measured by `cargo run --release -p clade-cli --no-default-features --example greedy -- duel GAME SEATS 1000 FEW MANY`.
    fn search_budget(&self) -> u32 {
        SEARCH_BUDGET
    }

    /// The score of each side at the end, higher is better; equal is a tie, unless [`Game::tie_breaks`] decides.
    fn scores(&self, state: &Self::State) -> Vec<i64>;

    /// What decides between sides of equal scores, higher is better; equal again is a tie. By default nothing does.
    fn tie_breaks(&self, _state: &Self::State) -> Vec<i64> {
        vec![0; usize::from(self.sides())]
    }

    /// What a seat has come to: its score, and what decides between equal ones; higher is better, equal again is a tie. This is the
    /// result of a game for people, bots and statistics. By default that of its side; of several sides together, with the best of
    /// what decides.
    fn result_of(&self, state: &Self::State, seat: Seat) -> (i64, i64) {
        let standing = (0..).map(Side).zip(self.scores(state)).zip(self.tie_breaks(state));
        let own = standing.filter(|((side, _), _)| self.seat_of(*side) == seat).map(|((_, score), tie_break)| (score, tie_break));
        own.reduce(|one, other| (one.0 + other.0, one.1.max(other.1))).unwrap_or_default()
    }

    /// The name of a side.
    fn side_name(&self, side: Side) -> Msg;

    /// How the things of a side look: its figure and colour, as its name says.
    fn side_look(&self, _side: Side) -> Look {
        Look::default()
    }

    /// What an event adds to the score of a side or takes from it, and from what: `enter(side, points, source)`. Law: at the end a
    /// score is what it was at the beginning and what the events gave. A source is a kind of thing, such as a card: what has the same
    /// source is added up for people to read.
    fn points(&self, _event: &Self::Event, _enter: &mut dyn FnMut(Side, i64, Msg)) {}

    /// What an event means for food and life, in the order in which it happened. It follows from the event alone, never from the events
    /// before it. A game's README says what it means by these words.
    fn ecology(&self, _event: &Self::Event, _tell: &mut dyn FnMut(Ecological)) {}

    /// How these notes are to be read; `None` for a game that notes nothing.
    fn reading(&self) -> Option<Reading> {
        None
    }

    /// The food and the beings that are on the table, as if they came there now, and the round that it is in.
    fn opening(&self, _state: &Self::State, _tell: &mut dyn FnMut(Ecological)) {}

    /// The scripts of the game, if its cards are scripts.
    fn scripts(&self) -> Option<&dyn Scripts> {
        None
    }

    // ---- what laws ask, see `clade-check` ----

    /// What is counted, by name: `food in the pond`, `points of red`. See [`Game::balances`].
    fn ledgers(&self) -> Vec<String> {
        Vec::new()
    }

    /// How much of each ledger lies on the table, in the order of [`Game::ledgers`].
    fn balances(&self, _state: &Self::State, _out: &mut Vec<i64>) {}

    /// What an event adds to ledgers or takes from them: `enter(ledger, change)`. Law: a balance changes by what the events say.
    /// So what no event enters is conserved.
    fn enter(&self, _event: &Self::Event, _enter: &mut dyn FnMut(usize, i64)) {}

    /// Works out anew whatever follows from the rest of the state, such as the cards in force. Law: that changes nothing.
    fn recount(&self, _state: &mut Self::State) {}

    /// Whether a legal action is one pick of a set. Law: picks lead to equal states in any order.
    fn is_pick(&self, _state: &Self::State, _action: Self::Action) -> bool {
        false
    }

    /// A number that tells the open set of picks from the next one: two picks must commute only within one set.
    fn pick_set(&self, _state: &Self::State) -> u64 {
        0
    }

    /// How many scripts are open.
    fn open_scripts(&self, _state: &Self::State) -> usize {
        0
    }

    /// The cards, by kind, that an event names as its cause. Law: each card in play acts in some game, or says why something may not
    /// be done.
    fn causes(&self, _event: &Self::Event, _cause: &mut dyn FnMut(u8)) {}

    /// Whether an event says that a card failed. Law: the shipped cards never do.
    fn is_failure(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The cards that can be met in a game of this set-up: kind and word.
    fn cards_in_play(&self) -> Vec<(u8, String)> {
        Vec::new()
    }

    /// The word for a side in positions and texts of actions: the same in every language. By default its number, from 1.
    fn side_word(&self, side: Side) -> String {
        (side.0 + 1).to_string()
    }

    /// The whole state as TOML in the game's own words, from which [`Game::place`] makes an equal one. `None` if the game sets
    /// up no positions.
    fn position(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// A state from a position that is not empty: the game's base for positions, with everything that the TOML says in its place. What
    /// happens by itself from there to the first question is told to the sink.
    ///
    /// # Errors
    /// [`Misplaced`] names the key, what stands there and what was expected.
    fn place(&self, _position: &str, _sink: &mut Sink<'_, Self::Event>) -> Result<Self::State, Misplaced> {
        Err(Misplaced::unsupported())
    }

    // ---- provided ----

    /// Cards that failed since the last call, see [`Scripts`].
    fn faults(&self) -> Vec<CardFault> {
        self.scripts().map_or_else(Vec::new, Scripts::faults)
    }

    /// Whether the host stopped a script since the last call, and which, see [`Scripts`].
    fn stopped(&self) -> Option<String> {
        self.scripts().and_then(Scripts::stopped)
    }

    /// Named counters, see [`Scripts`].
    fn counters(&self) -> Vec<(&'static str, u64)> {
        self.scripts().map_or_else(Vec::new, Scripts::counters)
    }

    /// How good the table is for a side, see [`Game::values`].
    fn evaluate(&self, view: &View<Self::State>, side: Side) -> i64 {
        let mut values = Vec::new();
        self.values(view, &mut values);
        values[side.ix()]
    }

    /// All sides, by number.
    fn all_sides(&self) -> impl DoubleEndedIterator<Item = Side> + use<Self> {
        (0..self.sides()).map(Side)
    }

    /// The legal actions, in a fixed order: the candidates without an objection.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>) {
        out.clear();
        self.candidates(state, out);
        out.retain(|&action| self.object(state, action, &mut Why::quiet()).is_continue());
    }

    /// All objections against a candidate.
    fn objections(&self, state: &Self::State, action: Self::Action) -> Vec<Objection> {
        let mut all = Vec::new();
        let _ = self.object(state, action, &mut Why::collect(&mut all));
        all
    }

    /// Checks an action, then plays it.
    ///
    /// # Errors
    /// [`Refused`] with the reasons; the state is as it was.
    fn apply(&self, state: &mut Self::State, action: Self::Action, sink: &mut Sink<'_, Self::Event>) -> Result<(), Refused> {
        let listed = match self.actor(state) {
            Actor::Over => false,
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.outcomes(state, &mut outcomes);
                outcomes.iter().any(|&(a, weight)| a == action && weight > 0)
            }
            Actor::Seat(_) => {
                let mut list = Vec::new();
                self.candidates(state, &mut list);
                list.contains(&action)
            }
        };
        if !listed {
            return Err(Refused { reasons: Vec::new() });
        }
        let reasons = match self.actor(state) {
            Actor::Seat(_) => self.objections(state, action),
            _ => Vec::new(),
        };
        if !reasons.is_empty() {
            return Err(Refused { reasons });
        }
        self.play(state, action, sink);
        Ok(())
    }

    /// Runs on while the open question has one answer that everybody can foresee; leaves the open list in `list`. After
    /// 1,000 such questions in a row the next one is asked: a card could make them go on for ever.
    fn settle(&self, state: &mut Self::State, list: &mut Vec<Self::Action>, sink: &mut Sink<'_, Self::Event>) -> Actor {
        let mut skipped = 0;
        loop {
            let actor = self.actor(state);
            list.clear();
            if !matches!(actor, Actor::Seat(_)) {
                return actor;
            }
            self.legal_actions(state, list);
            match list[..] {
                [only] if skipped < MOST_SKIPPED && self.is_public(state) => self.play(state, only, sink),
                _ => return actor,
            }
            skipped += 1;
        }
    }

    /// What the observer may know of the state.
    fn view(&self, state: &Self::State, observer: Observer) -> View<Self::State> {
        let mut state = state.clone();
        self.redact(&mut state, observer);
        View::new(state, observer)
    }

    /// A state that could be behind the view: what the observer does not know is dealt out again.
    fn resample(&self, view: &View<Self::State>, words: &mut dyn FnMut() -> u64) -> Self::State {
        let mut state = view.clone().into_state();
        self.deal(&mut state, words);
        state
    }
}

/// How many questions in a row are skipped: more than any rulebook makes of one answer.
const MOST_SKIPPED: u32 = 1000;

/// The scripts of a game, as its host looks at them.
pub trait Scripts {
    /// Cards that failed since the last call, at whatever table: their effects and their rule hooks.
    fn faults(&self) -> Vec<CardFault>;

    /// The script that the host stopped since the last call: what was played then is to be put back.
    fn stopped(&self) -> Option<String>;

    /// Named counters since the game was opened (script entries, memo hits …), for benchmarks.
    fn counters(&self) -> Vec<(&'static str, u64)>;
}

/// An action that is not legal. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not legal here")]
pub struct Refused {
    /// The reasons; empty if the action does not answer the open question at all.
    pub reasons: Vec<Objection>,
}
