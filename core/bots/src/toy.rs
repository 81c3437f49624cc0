//! A toy game for the tests of bots: two seats, each turn a run of answers, one number that nobody knows.

use clade_engine::{
    Actor, Answers, Audited, CardFault, Face, Hidden, Hosted, Kept, Msg, Observer, Outlook, Part, Rules, Scene, Scripts, SearchHints, Seat,
    Seats, Secret, Shown, Side, Sink, Tools, View, chance,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Two answers a turn: 0 takes 2 points, 1 pays 1, 2 gives 6 to whoever has paid.
    Invest,
    /// One answer a turn: a bet of 10 points on the hidden number, 0 or 1.
    Bet,
    /// Twelve answers a turn: each of 30 things once, thing n for n points.
    Wide,
    /// Up to three answers a turn: 0 ends it, 1 changes nothing.
    Detour,
    /// Two answers a turn, a plan and whether it is carried out (1) or not: 0 is 4 points, 1 is 5 points that the other seat may take
    /// away, 2 is 1 point and takes 6 from the other seat if it has such points.
    Raid,
    /// Up to nine answers a turn: at first 0 leaves with 4 points, anything else stays; then 0 is 3 points, and each of seven others costs 1.
    /// In play behind the tree so many answers are looked at.
    Stay { looks: u32 },
    /// One answer a turn: at first 1 is 3 points, and the other seat is asked; 0 is nothing, and nobody is. Then the first seat is asked anew, and
    /// 1 is 5 points.
    Queue,
}

pub(crate) struct Toy {
    pub(crate) kind: Kind,
    pub(crate) hidden: u8,
    /// A sign, and how many answers are played before somebody sets it.
    pub(crate) stop: Option<(Arc<AtomicBool>, Cell<u32>)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    points: [i16; 2],
    turn: u8,
    taken: Vec<u8>,
    open: [bool; 2],
    hidden: Secret<u8>,
}

impl Toy {
    /// How many answers a bot may try: not the default.
    pub(crate) const TRIES: u32 = 1500;

    fn answers(&self) -> usize {
        match self.kind {
            Kind::Invest | Kind::Raid => 2,
            Kind::Bet | Kind::Queue => 1,
            Kind::Wide => 12,
            Kind::Detour => 3,
            Kind::Stay { .. } => 9,
        }
    }

    /// What the plan of this turn gives, now that it is carried out; nothing when it is chosen.
    fn raid(&self, state: &mut State) -> i16 {
        let (own, other) = (usize::from(state.turn % 2), usize::from(1 - state.turn % 2));
        match state.taken.first() {
            None => 0,
            Some(0) => 4,
            Some(1) => {
                state.open[own] = true;
                5
            }
            Some(_) => {
                state.points[other] -= if std::mem::take(&mut state.open[other]) { 6 } else { 0 };
                1
            }
        }
    }

    pub(crate) fn face(kind: Kind, hidden: u8) -> Hosted<Self> {
        Hosted::new(Self { kind, hidden, stop: None }, Tools::default())
    }

    /// A game in which somebody sets a flag after this many answers.
    pub(crate) fn stopping(kind: Kind, stop: Arc<AtomicBool>, after: u32) -> Hosted<Self> {
        Hosted::new(Self { kind, hidden: 0, stop: Some((stop, Cell::new(after))) }, Tools::default())
    }
}

/// How many states lie behind the face: the handle a new one gets is the lowest free.
pub(crate) fn next_handle(face: &mut dyn Face) -> u32 {
    let handle = face.start();
    face.free(handle);
    handle.0
}

impl Rules for Toy {
    type State = State;
    type Action = u8;
    type Event = ();

    fn sides(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { points: [0; 2], turn: 0, taken: Vec::new(), open: [false; 2], hidden: Secret::new(self.hidden, Seats::NONE) }
    }

    fn actor(&self, state: &State) -> Actor {
        if state.turn == 4 { Actor::Over } else { Actor::Seat(Seat(state.turn % 2)) }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, u8>) {
        let all = match self.kind {
            Kind::Invest => 0..3,
            Kind::Raid => 0..if state.taken.is_empty() { 3 } else { 2 },
            Kind::Bet | Kind::Detour | Kind::Queue => 0..2,
            Kind::Wide => 0..30,
            Kind::Stay { .. } => 0..8,
        };
        for action in all {
            let unpaid = self.kind == Kind::Invest && action == 2 && !state.taken.contains(&1);
            let again = self.kind == Kind::Wide && state.taken.contains(&action);
            to.offer_unless(action, |why| why.object_if(unpaid || again, "1", || Msg::new("no")));
        }
    }

    fn play(&self, state: &mut State, action: u8, _: &mut Sink<'_, ()>) {
        if let Some((stop, left)) = &self.stop {
            left.set(left.get().saturating_sub(1));
            stop.store(left.get() == 0, Ordering::Relaxed);
        }
        let points = match self.kind {
            Kind::Invest => [2, -1, 6][usize::from(action)],
            Kind::Bet if state.hidden.get() == Some(&action) => 10,
            Kind::Bet => -10,
            Kind::Wide => i16::from(action),
            Kind::Queue => i16::from(action) * [3, 0, 5, 0][usize::from(state.turn)],
            Kind::Raid if action == 1 => self.raid(state),
            Kind::Stay { .. } if state.taken.is_empty() => i16::from(action == 0) * 4,
            Kind::Stay { .. } => i16::from(action == 0) * 4 - 1,
            Kind::Detour | Kind::Raid => 0,
        };
        let leaves = action == 0 && (self.kind == Kind::Detour || matches!(self.kind, Kind::Stay { .. }) && state.taken.is_empty());
        state.points[usize::from(state.turn % 2)] += points;
        state.taken.push(action);
        state.taken.sort_unstable(); // picks form a set
        if state.taken.len() == self.answers() || leaves {
            state.taken.clear();
            state.turn += if self.kind == Kind::Queue && action == 0 && state.turn == 0 { 2 } else { 1 };
        }
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(u8, u32)>) {}

    fn scores(&self, state: &State) -> Vec<i64> {
        state.points.map(i64::from).to_vec()
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        let [one, two] = state.points.map(i64::from);
        // Where seats take from each other, the other's loss counts.
        out.extend(if self.kind == Kind::Raid { [one - two, two - one] } else { [one, two] });
    }

    fn outlook(&self, state: &State) -> Outlook {
        Outlook { left: 4 - u32::from(state.turn), doubt: 5, parts: vec![Part { name: Msg::new("points"), by_side: self.scores(state) }] }
    }

    fn search_hints(&self) -> SearchHints {
        let looks = if let Kind::Stay { looks } = self.kind { looks } else { 0 };
        let by_turns = matches!(self.kind, Kind::Raid | Kind::Queue);
        SearchHints { tries: Self::TRIES, looks, by_turns, lap: if self.kind == Kind::Queue { 9 } else { 0 }, ..SearchHints::USUAL }
    }

    /// In a queue what one does and what the other answers to it take place at one time.
    fn clock(&self, state: &State) -> u32 {
        if self.kind == Kind::Queue { 1 + u32::from(state.turn / 2) } else { 0 }
    }
}

impl Hidden for Toy {
    fn redact(&self, state: &mut State, observer: Observer) {
        state.hidden.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        state.hidden.fill(chance::below(words(), 2) as u8);
    }
}

impl Shown for Toy {
    fn side_name(&self, _: Side) -> Msg {
        Msg::new("side")
    }

    fn prompt(&self, _: &View<State>) -> Msg {
        Msg::new("prompt")
    }

    fn label(&self, _: &View<State>, _: u8) -> Msg {
        Msg::new("answer")
    }

    fn log_line(&self, (): &()) -> Option<Msg> {
        None
    }

    fn scene(&self, _: &View<State>, _: &[u8]) -> Scene {
        Scene::default()
    }
}

impl Kept for Toy {
    fn action_text(&self, _: &State, action: u8, out: &mut String) {
        out.push_str(&action.to_string());
    }

    fn is_sound(&self, _: &State) -> bool {
        true
    }
}

impl Audited for Toy {
    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(self)
    }
}

impl Scripts for Toy {
    fn faults(&self) -> Vec<CardFault> {
        Vec::new()
    }

    fn stopped(&self) -> Option<String> {
        None
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        self.stop.iter().map(|(_, left)| ("played", u64::from(u32::MAX - left.get()))).collect()
    }
}
