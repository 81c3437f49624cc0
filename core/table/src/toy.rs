//! A toy game for the tests of this crate. Chance hides a number from 1 to 6. In a turn a seat answers three times: it adds
//! 1 or 2 points, peeks at the number, shows it and its own guess to all, writes down a secret guess, or draws, whereupon it must look
//! (which shows it the number). Then a die adds points.

use crate::{Header, Table};
use clade_engine::{
    Actor, Answers, Audited, CardFault, Face, Hidden, Hosted, Kept, Msg, Observer, Rules, Scene, Scripts, Seat, Seats, Secret, Setup,
    Shown, Side, Sink, Tools, View, chance, scene,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How many answers a turn has, and how many turns the game.
const ANSWERS: u8 = 3;
const TURNS: u8 = 8;

/// The game; while the cell says so, the host's clock stops whoever shows.
#[derive(Default)]
pub(crate) struct Toy {
    pub(crate) slow: Rc<Cell<bool>>,
    stopped: Cell<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    points: [u8; 2],
    turn: u8,
    answers: u8,
    drawn: bool,
    hidden: Option<Secret<u8>>,
    guessed: [bool; 2],
    guesses: [Secret<u8>; 2],
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    Hide(u8),
    Die(u8),
    Add(u8),
    Peek,
    Show,
    Guess(u8),
    Draw,
    Look,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Added(u8, u8),
    Peeked(u8, Secret<u8>),
    Guessed(u8, Secret<u8>),
}

impl State {
    fn seat(&self) -> u8 {
        self.turn % 2
    }
}

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        let guesses = [0, 1].map(|seat| Secret::new(0, Seats::one(Seat(seat))));
        State { points: [0; 2], turn: 0, answers: 0, drawn: false, hidden: None, guessed: [false; 2], guesses }
    }

    fn actor(&self, state: &State) -> Actor {
        match state {
            State { hidden: None, .. } => Actor::Chance,
            State { turn: TURNS, .. } => Actor::Over,
            State { answers: ANSWERS, .. } => Actor::Chance,
            _ => Actor::Seat(Seat(state.seat())),
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        if state.drawn {
            return to.offer(Action::Look);
        }
        let known = state.hidden.map_or(Seats::NONE, |hidden| hidden.known());
        let guessed = state.guessed[usize::from(state.seat())];
        to.offer_all([Action::Add(1), Action::Add(2)]);
        to.offer_unless(Action::Peek, |why| why.object_if(known.contains(Seat(state.seat())), "1", || Msg::new("seen")));
        to.offer(Action::Show);
        for number in 1..=6 {
            to.offer_unless(Action::Guess(number), |why| why.object_if(guessed, "3", || Msg::new("guessed")));
        }
        to.offer(Action::Draw);
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        let seat = state.seat();
        match (action, &mut state.hidden) {
            (Action::Hide(number), hidden) => *hidden = Some(Secret::new(number, Seats::NONE)),
            (Action::Add(points), _) => state.points[usize::from(seat)] += points,
            (Action::Draw, _) => state.drawn = true,
            (Action::Peek | Action::Look, Some(hidden)) => {
                state.drawn = false;
                let number = *hidden.get().expect("a state knows all");
                *hidden = Secret::new(number, hidden.known().with(Seat(seat)));
                sink.emit(|| Event::Peeked(seat, Secret::new(number, Seats::one(Seat(seat)))));
            }
            (Action::Show, Some(hidden)) => {
                self.stopped.set(self.slow.get());
                hidden.reveal();
                state.guesses[usize::from(seat)].reveal();
            }
            (Action::Guess(number), _) => {
                state.guessed[usize::from(seat)] = true;
                state.guesses[usize::from(seat)] = Secret::new(number, Seats::one(Seat(seat)));
                sink.emit(|| Event::Guessed(seat, Secret::new(number, Seats::one(Seat(seat)))));
            }
            (Action::Die(points), _) => {
                state.points[usize::from(seat)] += points;
                sink.emit(|| Event::Added(seat, points));
                (state.turn, state.answers) = (state.turn + 1, 0);
                return;
            }
            _ => {}
        }
        state.answers += u8::from(!matches!(action, Action::Hide(_)));
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        let kind = if state.hidden.is_none() { Action::Hide } else { Action::Die };
        out.extend((1..=6).map(|number| (kind(number), 1)));
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        state.points.map(i64::from).to_vec()
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        out.extend(state.points.map(i64::from));
    }
}

impl Hidden for Toy {
    fn list_is_public(&self, state: &State) -> bool {
        !state.drawn // so that what it must do is asked
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        state.hidden.iter_mut().chain(&mut state.guesses).for_each(|secret| secret.redact(observer));
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        let State { hidden, guesses, guessed, .. } = state;
        hidden.iter_mut().for_each(|secret| secret.fill(1 + chance::below(words(), 6) as u8));
        for (guess, guessed) in guesses.iter_mut().zip(guessed) {
            guess.fill(if *guessed { 1 + chance::below(words(), 6) as u8 } else { 0 });
        }
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        let mut event = event.clone();
        if let Event::Peeked(_, secret) | Event::Guessed(_, secret) = &mut event {
            secret.redact(observer);
        }
        event
    }
}

impl Shown for Toy {
    fn side_name(&self, side: Side) -> Msg {
        Msg::new("side").with("n", side.0)
    }

    fn prompt(&self, state: &View<State>) -> Msg {
        Msg::new("asked").with("seat", state.seat())
    }

    fn label(&self, state: &View<State>, action: Action) -> Msg {
        let mut text = String::new();
        self.action_text(state, action, &mut text);
        Msg::new("act").with("what", text)
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        Some(match event {
            Event::Added(seat, points) => Msg::new("added").with("seat", *seat).with("n", *points),
            Event::Peeked(seat, secret) | Event::Guessed(seat, secret) => match secret.get() {
                Some(number) => Msg::new("secret").with("seat", *seat).with("n", *number),
                None => Msg::new("something").with("seat", *seat),
            },
        })
    }

    fn scene(&self, state: &View<State>, _: &[Action]) -> Scene {
        Scene { sides: Vec::new(), nodes: vec![scene::Node::new("points", scene::Shape::Text, Msg::new("points")).value(state.points[0])] }
    }
}

impl Kept for Toy {
    fn action_text(&self, _: &State, action: Action, out: &mut String) {
        out.push_str(&match action {
            Action::Hide(number) => format!("hide {number}"),
            Action::Die(number) => format!("die {number}"),
            Action::Add(number) => format!("add {number}"),
            Action::Guess(number) => format!("guess {number}"),
            Action::Peek => "peek".to_owned(),
            Action::Show => "show".to_owned(),
            Action::Draw => "draw".to_owned(),
            Action::Look => "look".to_owned(),
        });
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
        self.stopped.take().then(|| "too slow".to_owned())
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        Vec::new()
    }
}

pub(crate) fn face() -> Box<dyn Face> {
    Box::new(Hosted::new(Toy::default(), Tools::default()))
}

pub(crate) fn table(seed: u64) -> Table {
    Table::new(face(), header(seed))
}

pub(crate) fn header(seed: u64) -> Header {
    Header::new("toy", "1", 0xA5, Setup { seats: 2, options: BTreeMap::new() }, seed)
}
