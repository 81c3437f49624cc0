//! **Nim**: the smallest game there can be. Seats in turn eat one to three leaves of a heap; whoever eats the last one wins.
//!
//! It has no cards and no secrets, so it is five short traits and a [`PlainModule`]. A game with cards starts from Pond instead.

use clade_engine::scene::{Look, Node, Shape, Tint};
use clade_engine::{
    About, Actor, Answer, Answers, Audited, Game, Hidden, Kept, Misplaced, Msg, PlainModule, Rules, Scene, Seat, Shown, Side,
};
use clade_engine::{Sink, View};
use serde::{Deserialize, Serialize};

// A function for each message of `texts/en.ftl`: `turn(side)`, `over()`.
include!(concat!(env!("OUT_DIR"), "/nim.rs"));

/// The game, for the list of a program.
pub static MODULE: PlainModule<Nim> = PlainModule {
    about: || About {
        id: "nim",
        version: "1",
        seats: 2..=4,
        name: game(),
        summary: summary(),
        options: &[],
        presets: &[],
        look: LEAVES,
        minutes: 1..=5,
    },
    texts: [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))],
    open: |setup, ruleset| Nim { seats: setup.seats, ruleset },
};

const LEAVES: Look = Look::of("lily-pads", Tint::Green);
/// Leaves besides those of the die.
const LEAST: u8 = 10;
/// The most that one eats.
const MOST: u8 = 3;

/// The rules for this many seats.
#[derive(Debug)]
pub struct Nim {
    seats: u8,
    ruleset: u64,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    ruleset: u64,
    /// How many leaves there are; `None` before the die was rolled.
    leaves: Option<u8>,
    /// Whose turn it is; at the end, who ate the last leaf.
    turn: Side,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// This many leaves grew.
    Grew(u8),
    /// A side ate this many.
    Ate(Side, u8),
}

impl Rules for Nim {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State { ruleset: self.ruleset, leaves: None, turn: Side(0) }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.leaves {
            None => Actor::Chance,
            Some(0) => Actor::Over,
            Some(_) => Actor::Seat(Seat(state.turn.0)),
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        let left = state.leaves.unwrap_or(0);
        for n in 1..=MOST {
            to.offer_unless(Answer::Number(n), |why| why.object_if(n > left, "1", || why_fewer(left)));
        }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let Answer::Number(n) = answer else { return };
        match &mut state.leaves {
            None => {
                state.leaves = Some(LEAST + n);
                sink.tell(|| Event::Grew(LEAST + n));
            }
            Some(leaves) => {
                *leaves -= n;
                let (side, others) = (state.turn, *leaves > 0);
                sink.tell(|| Event::Ate(side, n));
                if others {
                    state.turn = Side((side.0 + 1) % self.seats);
                }
            }
        }
    }

    fn outcomes(&self, _: &State, out: &mut Vec<(Answer, u32)>) {
        out.extend((1..=6).map(|face| (Answer::Number(face), 1)));
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(state.leaves == Some(0) && side == state.turn)).collect()
    }
}

impl Hidden for Nim {}

impl Shown for Nim {
    fn side_name(&self, of: Side) -> Msg {
        side(of.0 + 1)
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        match self.actor(view) {
            Actor::Seat(_) => turn(self.side_name(view.turn)),
            Actor::Chance => chance(),
            Actor::Over => over(),
        }
    }

    fn label(&self, _: &View<State>, answer: Answer) -> Msg {
        if let Answer::Number(n) = answer { eat(n) } else { leaves() }
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        Some(match *event {
            Event::Grew(n) => grew(n),
            Event::Ate(side, n) => ate(self.side_name(side), n),
        })
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        let mut scene = Scene::default();
        let heap = scene.add(Node::new("heap", Shape::Pile, leaves()).look(LEAVES).value(view.leaves.unwrap_or(0)));
        for n in 1..=MOST {
            let few = Node::new(format!("eat-{n}"), Shape::Token, eat(n)).within(heap).value(n);
            scene.add(few.actions_where(actions, |&answer| answer == Answer::Number(n)));
        }
        for side in self.all_sides() {
            scene.add(Node::new(format!("side{}", side.0), Shape::Panel, self.side_name(side)).of(side));
        }
        scene
    }
}

impl Kept for Nim {
    fn action_text(&self, _: &State, answer: Answer, out: &mut String) {
        *out += &answer.text(|thing| thing.to_string());
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.ruleset && state.turn.0 < self.seats && state.leaves.is_none_or(|leaves| leaves <= LEAST + 6)
    }

    fn position(&self, state: &State) -> Option<String> {
        let leaves = state.leaves.map_or_else(String::new, |leaves| format!("leaves = {leaves}\n"));
        Some(format!("{leaves}turn = {}\n", self.side_word(state.turn)))
    }

    fn place(&self, position: &str, _: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        let mut state = self.start();
        for (key, value) in position.lines().filter_map(|line| line.split_once(" = ")) {
            let number = value.parse().map_err(|_| Misplaced::new(key, value, "a number"))?;
            match (key, number) {
                ("leaves", leaves) => state.leaves = Some(leaves),
                ("turn", 1..) if number <= self.seats => state.turn = Side(number - 1),
                _ => return Err(Misplaced::new(key, value, "'leaves' or a side's 'turn'")),
            }
        }
        Ok(state)
    }
}

impl Audited for Nim {}
