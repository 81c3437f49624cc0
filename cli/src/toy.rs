//! DEV ONLY: a toy game until the real ones exist.
#![allow(missing_docs)]
use clade_engine::scene::{Node, Shape};
use clade_engine::*;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    seats: u8,
    heap: u8,
    to: u8,
    rolling: bool,
    points: Vec<i64>,
}
pub(crate) struct Toy {
    seats: u8,
    heap: u8,
}
#[derive(Clone, Debug)]
pub(crate) enum Event {
    Took(u8, u8),
    Rolled(u8, u8),
}
impl Game for Toy {
    type State = State;
    type Action = u8;
    type Event = Event;
    fn start(&self) -> State {
        State { seats: self.seats, heap: self.heap, to: 0, rolling: false, points: vec![0; self.seats as usize] }
    }
    fn actor(&self, s: &State) -> Actor {
        if s.heap == 0 {
            Actor::Over
        } else if s.rolling {
            Actor::Chance
        } else {
            Actor::Seat(Seat(s.to))
        }
    }
    fn candidates(&self, s: &State, out: &mut Vec<u8>) {
        let _ = s;
        out.extend(1..=3)
    }
    fn object(&self, s: &State, a: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(a > s.heap, "1.2", || Msg::new("toy-too-many").with("n", a).with("heap", s.heap))
    }
    fn is_public(&self, _: &State) -> bool {
        true
    }
    fn play(&self, s: &mut State, a: u8, sink: &mut Sink<'_, Event>) {
        let to = s.to;
        if s.rolling {
            s.points[s.to as usize] += i64::from(a);
            s.rolling = false;
            sink.emit(|| Event::Rolled(to, a));
            s.to = (s.to + 1) % s.seats;
        } else {
            s.heap -= a;
            s.points[s.to as usize] += 1;
            s.rolling = true;
            sink.emit(|| Event::Took(to, a));
        }
    }
    fn accepts(&self, s: &State) -> bool {
        s.seats == self.seats
    }
    fn outcomes(&self, _: &State, out: &mut Vec<(u8, u32)>) {
        out.extend((1..=6).map(|n| (n, 1)))
    }
    fn redact(&self, _: &mut State, _: Observer) {}
    fn deal(&self, _: &mut State, _: &mut dyn FnMut() -> u64) {}
    fn sides(&self) -> u8 {
        self.seats
    }
    fn action_text(&self, s: &State, a: u8, out: &mut String) {
        out.push_str(&if s.rolling { format!("die {a}") } else { format!("take {a}") })
    }
    fn label(&self, _: &View<State>, a: u8) -> Msg {
        Msg::new("toy-take").with("n", a)
    }
    fn prompt(&self, v: &View<State>) -> Msg {
        Msg::new("toy-prompt").with("side", self.side_name(Side(v.to)))
    }
    fn tell(&self, e: &Event) -> Option<Msg> {
        Some(match e {
            Event::Took(s, n) => Msg::new("toy-took").with("side", self.side_name(Side(*s))).with("n", *n),
            Event::Rolled(s, n) => Msg::new("toy-rolled").with("side", self.side_name(Side(*s))).with("n", *n),
        })
    }
    fn scene(&self, v: &View<State>, actions: &[u8]) -> Scene {
        let mut scene = Scene::default();
        scene.add(Node::new("heap", Shape::Pile, Msg::new("toy-heap")).value(v.heap).actions_where(actions, |_| true));
        for i in 0..v.seats {
            let p = scene.add(Node::new(format!("p{i}"), Shape::Panel, self.side_name(Side(i))).of(Side(i)));
            scene.add(Node::new(format!("t{i}"), Shape::Text, Msg::new("toy-points")).within(p).value(v.points[i as usize]));
        }
        scene
    }
    fn evaluate(&self, v: &View<State>, side: Side) -> i64 {
        v.points[side.ix()]
    }
    fn scores(&self, s: &State) -> Vec<i64> {
        s.points.clone()
    }
    fn side_name(&self, s: Side) -> Msg {
        Msg::new(["toy-red", "toy-blue", "toy-green", "toy-yellow"][s.ix()])
    }
    fn counters(&self) -> Vec<(&'static str, u64)> {
        vec![("vm_entries", 0)]
    }
}
pub(crate) struct Mod;
pub(crate) static MODULE: Mod = Mod;
const TEXTS: &str = "toy = The Heap\ntoy-summary = Take stones, roll a die.\ntoy-help = How many stones lie in the heap.\ntoy-take = take { $n }\ntoy-prompt = { $side } takes from the heap.\ntoy-took = { $side } takes { $n }.\ntoy-rolled = { $side } rolls { $n }.\ntoy-heap = Heap\ntoy-points = points\ntoy-red = Red\ntoy-blue = Blue\ntoy-green = Green\ntoy-yellow = Yellow\ntoy-too-many = only { $heap } are left, not { $n }\n";
struct Rules(Setup);
impl Module for Mod {
    fn about(&self) -> About {
        About {
            id: "toy",
            version: "0.1",
            seats: 2..=4,
            name: Msg::new("toy"),
            summary: Msg::new("toy-summary"),
            options: &[OptionRow { name: "heap", values: &["5..60=20"], help: "toy-help" }],
        }
    }
    fn texts(&self, _: &str) -> String {
        TEXTS.into()
    }
    fn ruleset(&self, setup: &Setup, _: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        Ok(Arc::new(Rules(setup.clone())))
    }
}
impl Ruleset for Rules {
    fn hash(&self) -> u64 {
        7
    }
    fn texts(&self, _: &str) -> String {
        TEXTS.into()
    }
    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        let heap = self.0.value(&Mod.about().options[0]).parse().unwrap_or(20);
        Ok(Box::new(Hosted::new(Toy { seats: self.0.seats, heap }, tools)))
    }
}
