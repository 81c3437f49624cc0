//! A small game for the tests of cards: one number, things that are numbers, verbs of every kind, and a loop that answers
//! questions by a list.
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test has the clock of a program")]
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part")]

use clade_engine::{Answer, Ask, CardQuestion, FileFault, Kind, Kinds, Seat, Seats, Side};
use clade_script::{
    Arg, ArgKind, Args, Cards, DataFile, FactKind, Fault, Frames, Gives, Hook, HookKind, Host, Key, Limits, ModFolder, Moment, Outcome,
    Read, Reply, Schema, Thing, Varies, Verb, Vm, Wait,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const N: Arg = Arg::N;
const KEY: Arg = Arg::KEY;
const LIST: Arg = Arg::new("list", ArgKind::Numbers);
const FACTS: &[Arg] = &[N, Arg::new("strong", ArgKind::Bool)];

const fn hook(name: &'static str, kind: HookKind, args: &'static [Arg], neutral: i32) -> Hook {
    Hook { name, kind, args, neutral, doc: "A hook of the test." }
}

const fn verb(name: &'static str, args: &'static [Arg], gives: Gives, acts: bool, suspends: bool) -> Verb {
    Verb { name, args, gives, acts, suspends, doc: "A verb of the test." }
}

/// The table of the test game.
pub static SCHEMA: Schema = Schema {
    game: "test",
    card: "card",
    keys: &[
        Key { name: "gain", kind: FactKind::Int(0, 9), required: false, doc: "A number." },
        Key { name: "kind", kind: FactKind::Word(&["plant", "animal"]), required: false, doc: "A word." },
        Key { name: "marks", kind: FactKind::Words(&["red", "blue"]), required: false, doc: "Words." },
        Key { name: "needs", kind: FactKind::Cards, required: false, doc: "Other cards." },
        Key { name: "counts", kind: FactKind::PerSeats, required: false, doc: "Numbers by seats." },
        Key { name: "costs", kind: FactKind::IntOr(1, 9, &["all"]), required: false, doc: "A number or a word." },
    ],
    hooks: &[
        hook("play", HookKind::Effect, FACTS, 7),
        hook("amount", HookKind::Number, FACTS, 0),
        hook("may", HookKind::YesNo, FACTS, 1),
        hook("objects", HookKind::Objection, FACTS, 0),
        hook("split", HookKind::Lists, &[], 0),
    ],
    verbs: &[
        verb("number", &[], Gives::Int, false, false),
        verb("add", &[N], Gives::Int, true, false),
        verb("things", &[], Gives::List(0), false, false),
        verb("echo", &[LIST], Gives::List(0), false, false),
        verb("secret", &[], Gives::Int, false, false),
        verb("steps", &[N], Gives::Int, true, true),
        verb("hidden", &[KEY], Gives::Thing(0), false, true),
        verb("nested", &[N], Gives::Int, true, true),
        verb("refuse", &[N], Gives::Nothing, true, false),
        verb("hooks", &[N], Gives::Int, false, false),
    ],
    things: &[Thing { name: "thing", doc: "A thing of the test.", words: &["stone", "old-bone"] }],
    reads: &[Read { name: "rain", doc: "How much it rains." }, Read { name: "snow", doc: "How much it snows." }],
    order: &[Moment { when: "It rains.", hooks: &["rain"] }],
    options: &[Varies { option: "weather", values: &["dry", "wet-cold"] }, Varies { option: "light", values: &["dim", "bright"] }],
    data: &[DataFile { name: "deck.toml", doc: "A deck of the test.", keys: &[("card", "A list.")], deals: &["front"] }],
    sorts: &[],
    former: &[],
    only: &[],
};

pub const PLAY: u8 = 0;
pub const AMOUNT: u8 = 1;
pub const MAY: u8 = 2;
pub const OBJECTS: u8 = 3;
pub const SPLIT: u8 = 4;

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub number: i32,
    pub frames: Frames,
    /// Steps that a verb put on the agenda: they add this and hand it back.
    pub steps: Vec<i32>,
}

impl State {
    /// A state in which a card's effect is open.
    pub fn open(card: Kind, arg: i16) -> Self {
        let mut state = Self { number: 10, ..Self::default() };
        assert!(state.frames.open(card, PLAY, Side(0), [arg, 0, 0, 0]));
        state
    }

    pub fn bytes(&self) -> Vec<u8> {
        clade_engine::hash::bytes(self)
    }
}

/// The table as cards may touch it.
pub struct Table<'a> {
    pub state: &'a mut State,
    pub events: &'a mut Vec<String>,
    pub vm: &'a Vm,
    pub saved: Option<(State, usize)>,
}

impl Host for Table<'_> {
    fn frames(&mut self) -> &mut Frames {
        &mut self.state.frames
    }

    fn verb(&mut self, verb: u8, args: &Args) -> Result<Reply, String> {
        let a = args.ints[0];
        let name = SCHEMA.verbs[usize::from(verb)].name;
        if SCHEMA.verbs[usize::from(verb)].acts {
            self.events.push(format!("{name} {a}"));
        }
        Ok(match name {
            "number" => Reply::Int(self.state.number),
            "add" => {
                self.state.number = self.state.number.wrapping_add(a);
                Reply::Int(self.state.number)
            }
            "things" => Reply::List([3, 1, 2].into_iter().collect()),
            "echo" => Reply::List(args.list.clone()),
            "secret" => Reply::Secret(42, Seats::one(Seat(0))),
            "steps" | "nested" => {
                self.state.steps.push(if name == "steps" { a } else { 1000 + a });
                Reply::Suspend
            }
            "hidden" => {
                let seat = Seats::one(Seat(0));
                let options = [(4, 1), (5, 1)].into_iter().collect();
                Reply::Ask(Box::new(CardQuestion::new(Side(0), a as u8, Ask::One { thing: 0, or_none: true }, options, seat, seat)))
            }
            "refuse" => {
                self.state.number = -1;
                return Err("not now".to_owned());
            }
            _ => Reply::Int((0..a).map(|i| self.vm.number(Kinds::one(Kind(0)), AMOUNT, i, &[i, 0], |_| 0)).sum()),
        })
    }

    fn seats_of(&self, side: Side) -> Seats {
        Seats::one(Seat(side.0))
    }

    fn has_side(&self, side: Side) -> bool {
        side.0 < 2
    }

    fn checkpoint(&mut self) {
        self.saved = Some((self.state.clone(), self.events.len()));
    }

    fn roll_back(&mut self) {
        let (state, events) = self.saved.take().expect("a checkpoint comes first");
        *self.state = state;
        self.events.truncate(events);
    }
}

/// A mod of these files.
pub fn folder(id: &str, files: &[(&str, &str)]) -> ModFolder {
    let head = ("mod.toml".to_owned(), format!("id = \"{id}\"\ngame = \"test\"\nversion = \"1\"\n"));
    let files = files.iter().map(|(name, source)| ((*name).to_owned(), (*source).to_owned()));
    ModFolder { files: std::iter::once(head).chain(files).collect() }
}

/// The source of a card with these functions: the body starts in line 4.
pub fn card(id: &str, body: &str) -> String {
    format!(
        "return {{ id = '{id}', source = 'assumed', name = {{ en = 'a', ru = 'b', pl = 'c' }}, text = {{ en = 'a', ru = 'b', pl = 'c' }},\n\
         says = {{ one = {{ en = 'a', ru = 'b', pl = 'c' }}, two = {{ en = 'a', ru = 'b', pl = 'c' }} }},\n\
         remembers = {{ cell = 'turn' }},\n{body}\n}}"
    )
}

/// Loads a mod `m` of cards with these bodies, in this order: `m/0.lua`, `m/1.lua`… `m/9.lua`, `m/a.lua`…
pub fn load(bodies: &[&str]) -> Result<Arc<Cards>, FileFault> {
    Cards::load(&SCHEMA, &[bodies_folder(bodies)]).map_err(first)
}

/// The first of several faults.
pub fn first(faults: Vec<FileFault>) -> FileFault {
    faults.into_iter().next().expect("a fault")
}

fn bodies_folder(bodies: &[&str]) -> ModFolder {
    let sources: Vec<_> = bodies
        .iter()
        .enumerate()
        .map(|(i, body)| (format!("{}.lua", char::from_digit(i as u32, 36).expect("36 cards")), card(&format!("c{i}"), body)))
        .collect();
    let files: Vec<_> = sources.iter().map(|(name, source)| (name.as_str(), source.as_str())).collect();
    folder("m", &files)
}

static FIRED: AtomicBool = AtomicBool::new(false);

thread_local! {
    static SINCE: std::cell::Cell<std::time::Instant> = std::cell::Cell::new(std::time::Instant::now());
}

/// The clock of a program: it only notes that it fired, tests assert that it never does.
fn watchdog(_: bool) -> bool {
    let late = SINCE.get().elapsed() > std::time::Duration::from_secs(2);
    if late {
        FIRED.store(true, Ordering::Relaxed);
    }
    late
}

/// Starts the clock of the watchdog.
pub fn wind_up() {
    SINCE.set(std::time::Instant::now());
}

/// Whether a watchdog fired.
pub fn fired() -> bool {
    FIRED.load(Ordering::Relaxed)
}

/// The limits of the shipped games, with a clock.
pub fn limits() -> Limits {
    Limits { out_of_time: Some(watchdog), ..Limits::STANDARD }
}

/// A VM with these cards. What their names mean is looked at when they run.
pub fn vm(bodies: &[&str]) -> Vm {
    let cards = Cards::load_trusting(&SCHEMA, &[bodies_folder(bodies)]).expect("the cards load");
    Vm::open(&SCHEMA, cards, limits(), None).expect("the VM opens")
}

/// What came of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub state: State,
    pub events: Vec<String>,
    pub returned: i32,
    pub faults: Vec<Fault>,
}

/// Answers of a script for the tests: the questions in order; dice too.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Say {
    Answer(Answer),
    Die(u8),
}

/// Runs on until the open effects end or wait for an answer. True: they wait.
pub fn advance(vm: &Vm, state: &mut State, events: &mut Vec<String>, faults: &mut Vec<Fault>, returned: &mut i32) -> bool {
    while let Some(frame) = state.frames.top() {
        match frame.wait {
            Wait::Question(_) | Wait::Roll(_) => return true,
            Wait::Steps => {
                let step = state.steps.pop().expect("the verb put a step there");
                if step >= 1000 {
                    // Another card's effect, whose result is the entry.
                    state.steps.push(-1);
                    if state.frames.open(Kind((step - 1000) as u8), PLAY, Side(1), [0; 4]) {
                        continue;
                    }
                    state.steps.pop();
                }
                state.number += step;
                state.frames.finish(step);
                continue;
            }
            Wait::Nothing => {}
        }
        let (mut before, heard) = (state.clone(), events.len());
        match vm.run(&mut Table { state, events, vm, saved: None }) {
            Outcome::Suspended => continue,
            Outcome::Failed(fault) => {
                before.frames.close(SCHEMA.hooks[usize::from(PLAY)].neutral);
                assert_eq!((&*state, events.len()), (&before, heard), "a failing segment leaves only that its frame is gone: {fault}");
                faults.push(fault);
            }
            Outcome::Finished => {}
        }
        *returned = state.frames.take_returned();
        if state.frames.depth() > 0 {
            state.steps.pop();
            state.frames.finish(*returned);
        }
    }
    false
}

/// Plays card 0's effect to its end with these answers. All must be used up.
pub fn play(vm: &Vm, answers: &[Say]) -> Done {
    let mut state = State::open(Kind(0), 0);
    let (mut events, mut faults, mut returned) = (Vec::new(), Vec::new(), 0);
    let mut answers = answers.iter();
    while advance(vm, &mut state, &mut events, &mut faults, &mut returned) {
        give(&mut state, *answers.next().expect("an answer for each question"));
    }
    assert_eq!(answers.next(), None, "an answer is left over");
    Done { state, events, returned, faults }
}

/// Gives one answer.
pub fn give(state: &mut State, say: Say) {
    match say {
        Say::Die(face) => {
            assert!(state.frames.die().is_some(), "a die is rolled");
            state.frames.rolled(face);
        }
        Say::Answer(answer) => {
            let mut legal = Vec::new();
            state.frames.question().expect("a question is open").answers(|a| legal.push(a));
            assert!(legal.contains(&answer), "{answer:?} is none of {legal:?}");
            state.frames.answer(answer);
        }
    }
}
