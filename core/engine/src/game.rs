//! A game: what its five traits say, and what follows from them in every game alike.

use crate::{Actor, Answers, Audited, CardFault, Hidden, Kept, Objection, Observer, Rules, Scripts, Shown, Side, Sink, View};

/// A game opened on one thread: its rules ([`Rules`]), what seats do not know ([`Hidden`]), what people see ([`Shown`]), what is written down
/// ([`Kept`]) and what the laws ask ([`Audited`]). Whatever has these five is a game; what follows from them here no game can override.
pub trait Game: Rules + Hidden + Shown + Kept + Audited {
    /// Cards that failed since the last call, see [`crate::Scripts`].
    fn faults(&self) -> Vec<CardFault> {
        self.scripts().map_or_else(Vec::new, Scripts::faults)
    }

    /// Whether the host stopped a script since the last call, and which, see [`crate::Scripts`].
    fn stopped(&self) -> Option<String> {
        self.scripts().and_then(Scripts::stopped)
    }

    /// Named counters, see [`crate::Scripts`].
    fn counters(&self) -> Vec<(&'static str, u64)> {
        self.scripts().map_or_else(Vec::new, Scripts::counters)
    }

    /// How good the table is for a side, see [`Rules::values`].
    fn evaluate(&self, view: &View<Self::State>, side: Side) -> i64 {
        let mut values = Vec::new();
        self.values(view, &mut values);
        values[side.ix()]
    }

    /// All sides, by number.
    fn all_sides(&self) -> impl DoubleEndedIterator<Item = Side> + use<Self> {
        (0..self.sides()).map(Side)
    }

    /// The legal actions, in a fixed order: what is offered without an objection.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>) {
        out.clear();
        self.answers(state, &mut Answers::legal(out));
    }

    /// Everything that is offered as an answer, each with every objection against it.
    fn judged(&self, state: &Self::State) -> Vec<(Self::Action, Vec<Objection>)> {
        let mut judged = Vec::new();
        self.answers(state, &mut Answers::judged(&mut judged));
        judged
    }

    /// Checks an action, then plays it.
    ///
    /// # Errors
    /// [`Refused`] with the reasons; the state is as it was.
    fn apply(&self, state: &mut Self::State, action: Self::Action, sink: &mut Sink<'_, Self::Event>) -> Result<(), Refused> {
        let reasons = match self.actor(state) {
            Actor::Over => None,
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.outcomes(state, &mut outcomes);
                outcomes.iter().any(|&(a, weight)| a == action && weight > 0).then(Vec::new)
            }
            Actor::Seat(_) => self.judged(state).into_iter().find(|&(a, _)| a == action).map(|(_, reasons)| reasons),
        };
        let reasons = reasons.ok_or(Refused { reasons: Vec::new() })?;
        if !reasons.is_empty() {
            return Err(Refused { reasons });
        }
        self.play(state, action, sink);
        Ok(())
    }

    /// Runs on while the open question has one answer that everybody can foresee; leaves the open list in `list`. After
    /// 1,000 such questions in a row the next one is asked, since a card could make them go on for ever.
    fn run_forced(&self, state: &mut Self::State, list: &mut Vec<Self::Action>, sink: &mut Sink<'_, Self::Event>) -> Actor {
        let mut skipped = 0;
        loop {
            let actor = self.actor(state);
            list.clear();
            if !matches!(actor, Actor::Seat(_)) {
                return actor;
            }
            self.legal_actions(state, list);
            match list[..] {
                [only] if skipped < MOST_SKIPPED && self.list_is_public(state) => self.play(state, only, &mut sink.unasked()),
                _ => return actor,
            }
            skipped += 1;
        }
    }

    /// Whether a loaded state rests: told to run on, the rules leave it as it is, and whoever is asked can answer. So nothing but an open
    /// question lies on top of what is pending, or the game is over.
    fn rests(&self, state: &Self::State, run: impl FnOnce(&mut Self::State)) -> bool {
        let mut run_on = state.clone();
        run(&mut run_on);
        run_on == *state
            && match self.actor(state) {
                Actor::Over => true,
                Actor::Chance => {
                    let mut outcomes = Vec::new();
                    self.outcomes(state, &mut outcomes);
                    !outcomes.is_empty()
                }
                Actor::Seat(_) => {
                    let mut list = Vec::new();
                    self.legal_actions(state, &mut list);
                    !list.is_empty()
                }
            }
    }

    /// Whether the derived parts of a state equal a fresh computation, see [`Audited::recount`].
    fn is_recounted(&self, state: &Self::State) -> bool {
        let mut anew = state.clone();
        self.recount(&mut anew);
        anew == *state
    }

    /// What the observer may know of the state.
    fn view(&self, state: &Self::State, observer: Observer) -> View<Self::State> {
        let mut state = state.clone();
        self.redact(&mut state, observer);
        View::new(state, observer)
    }

    /// A state that is consistent with the view: what the observer does not know is dealt out again.
    fn resample(&self, view: &View<Self::State>, words: &mut dyn FnMut() -> u64) -> Self::State {
        let mut state = view.clone().into_state();
        self.deal_hidden(&mut state, words);
        state
    }
}

impl<G: Rules + Hidden + Shown + Kept + Audited> Game for G {}

/// How many questions in a row are skipped: more than one answer leads to in any rulebook.
const MOST_SKIPPED: u32 = 1000;

/// An action that is not legal. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not legal here")]
pub struct Refused {
    /// The reasons; empty if the action does not answer the open question at all.
    pub reasons: Vec<Objection>,
}
