//! How long it takes to look at any step of a long game, and what the copies of the table for it cost.
//!
//! ```sh
//! cargo run --release -p clade-cli --no-default-features --example jump
//! ```
//!
//! Soup has some 350 steps and Pond fewer, so here a game that is over begins anew, on the same table: as many steps as
//! wanted, each as dear as the game makes it, with all its open scripts. Then [`JUMPS`] steps are jumped to (of a game of
//! 10,000 steps that is every one), in an order that never is the next one; median and worst are told, and what stands in memory (Linux only).

use clade_engine::face::{FaceError, Gain, Refusal};
use clade_engine::scene::{Form, Staged, Template};
use clade_engine::{Actor, Audit, Face, Handle, Kind, Misplaced, Module, Msg, Objection, Observer, Scene, Seat, Setup, Side, Tools, Turn};
use clade_table::{Header, Table, WordStream};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How many steps are looked at.
const JUMPS: usize = 10_000;

fn main() {
    let games: [(&dyn Module, u8); 2] = [(&clade_pond::MODULE, 3), (&clade_soup::MODULE, 4)];
    for (module, seats) in games {
        for steps in [10_000, 100_000] {
            measure(module, seats, steps);
        }
    }
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn measure(module: &dyn Module, seats: u8, steps: usize) {
    let (about, setup) = (module.about(), Setup { seats, options: BTreeMap::new() });
    let rules = module.ruleset(&setup, &[]).expect("the shipped rules");
    let face = rules.open(Tools::default()).expect("it opens");
    let size = face.state_size();
    let mut table = Table::new(Box::new(Endless::new(face)), Header::new(about.id, about.version, rules.hash(), setup, 1));
    let before = resident();
    let mut words = WordStream::stream(1, 1);
    while table.steps() < steps {
        let turn = table.turn();
        match turn.actor {
            Actor::Seat(_) => table.play((words.next() % u64::from(turn.count)) as u32).expect("a listed action"),
            _ => table.chance().expect("chance answers"),
        }
    }
    let memory = resident().saturating_sub(before);
    // 7,919 has no divisor in common with either number of steps + 1: no step is met twice, and none after its neighbour.
    let mut times: Vec<Duration> = (0..=JUMPS).map(|i| time(&mut table, i * 7_919 % (steps + 1))).collect();
    times.sort_unstable();
    let [median, worst] = [times[times.len() / 2], times[times.len() - 1]];
    println!("{}: {steps} steps, median {median:?}, worst {worst:?}; a state {size} B, the whole table {memory} kB", about.id);
}

/// The best of three, so that what else the machine does is not measured.
fn time(table: &mut Table, step: usize) -> Duration {
    let once = || {
        table.jump(usize::from(step == 0)).expect("it was played"); // elsewhere, as where one looks already is there at once
        let began = Instant::now();
        table.jump(step).expect("it was played");
        began.elapsed()
    };
    std::iter::repeat_with(once).take(3).min().unwrap_or_default()
}

/// The memory of this process in kB.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

/// A game that begins anew when it is over.
struct Endless {
    game: Box<dyn Face>,
    start: Handle,
}

impl Endless {
    fn new(mut game: Box<dyn Face>) -> Self {
        let start = game.start();
        Self { game, start }
    }

    fn again(&mut self, handle: Handle, turn: Turn) -> Result<Turn, FaceError> {
        if turn.actor != Actor::Over {
            return Ok(turn);
        }
        self.game.copy(self.start, handle)?;
        self.game.turn(handle)
    }
}

/// What the game answers itself.
macro_rules! pass_on {
    ($(fn $name:ident(&$([$mut:tt])? self $(, $arg:ident: $kind:ty)*) -> $gives:ty;)*) => {
        $(fn $name(&$($mut)? self $(, $arg: $kind)*) -> $gives {
            self.game.$name($($arg),*)
        })*
    };
}

impl Face for Endless {
    fn advance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        let turn = self.game.advance(handle, index)?;
        self.again(handle, turn)
    }

    fn roll(&mut self, handle: Handle, word: u64) -> Result<Turn, FaceError> {
        let turn = self.game.roll(handle, word)?;
        self.again(handle, turn)
    }

    fn answer_chance(&mut self, handle: Handle, index: u32) -> Result<Turn, FaceError> {
        let turn = self.game.answer_chance(handle, index)?;
        self.again(handle, turn)
    }

    pass_on! {
        fn start(&[mut] self) -> Handle;
        fn fork(&[mut] self, from: Handle) -> Result<Handle, FaceError>;
        fn copy(&[mut] self, from: Handle, to: Handle) -> Result<(), FaceError>;
        fn free(&[mut] self, handle: Handle) -> ();
        fn turn(&self, handle: Handle) -> Result<Turn, FaceError>;
        fn weights(&self, handle: Handle) -> Result<Vec<u32>, FaceError>;
        fn outcome_of(&self, handle: Handle, word: u64) -> Result<u32, FaceError>;
        fn texts(&self, handle: Handle) -> Result<String, FaceError>;
        fn listen(&[mut] self, handle: Handle, on: bool) -> Result<(), FaceError>;
        fn measure(&[mut] self, handle: Handle, on: bool) -> Result<(), FaceError>;
        fn reading(&self) -> Option<clade_engine::ecology::Reading>;
        fn notes(&[mut] self, handle: Handle, out: &mut Vec<clade_engine::Ecological>) -> Result<(), FaceError>;
        fn prompt(&self, handle: Handle, observer: Observer) -> Result<Msg, FaceError>;
        fn scene(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
        fn explained(&self, handle: Handle, observer: Observer) -> Result<Scene, FaceError>;
        fn labels(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
        fn refusals(&self, handle: Handle, observer: Observer) -> Result<Vec<Refusal>, FaceError>;
        fn reasons(&self, handle: Handle, observer: Observer) -> Result<Vec<(String, Vec<Objection>)>, FaceError>;
        fn log(&self, handle: Handle, observer: Observer) -> Result<Vec<Msg>, FaceError>;
        fn staged(&self, handle: Handle, observer: Observer) -> Result<Vec<Staged>, FaceError>;
        fn template(&self, form: Form) -> Option<Template>;
        fn points(&self, handle: Handle, observer: Observer) -> Result<Vec<Gain>, FaceError>;
        fn events(&self, handle: Handle, observer: Observer) -> Result<Vec<String>, FaceError>;
        fn view(&self, handle: Handle, observer: Observer) -> Result<Vec<u8>, FaceError>;
        fn listed(&self, handle: Handle, observer: Observer) -> Result<(Actor, Vec<String>), FaceError>;
        fn audit(&self, handle: Handle) -> Result<Audit, FaceError>;
        fn keys(&self, handle: Handle, out: &mut Vec<u64>) -> Result<(), FaceError>;
        fn any_answer(&self, handle: Handle, word: u64) -> Result<u32, FaceError>;
        fn hash(&self, handle: Handle) -> Result<u64, FaceError>;
        fn save(&self, handle: Handle) -> Result<Vec<u8>, FaceError>;
        fn load(&[mut] self, bytes: &[u8]) -> Result<Handle, FaceError>;
        fn resample_into(&[mut] self, from: Handle, observer: Observer, to: Handle, words: &mut dyn FnMut() -> u64) -> Result<Turn, FaceError>;
        fn evaluate(&self, handle: Handle, side: Side) -> Result<i64, FaceError>;
        fn values(&self, handle: Handle, out: &mut Vec<i64>) -> Result<(), FaceError>;
        fn scores(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
        fn tie_breaks(&self, handle: Handle) -> Result<Vec<i64>, FaceError>;
        fn outcome(&self, handle: Handle) -> Result<Vec<(i64, i64)>, FaceError>;
        fn sides(&self) -> u8;
        fn seat_of(&self, side: Side) -> Seat;
        fn side_name(&self, side: Side) -> Msg;
        fn side_word(&self, side: Side) -> String;
        fn ledgers(&self) -> Vec<String>;
        fn cards_in_play(&self) -> Vec<(Kind, String)>;
        fn position(&self, handle: Handle) -> Result<String, FaceError>;
        fn place(&[mut] self, position: &str) -> Result<Handle, Misplaced>;
        fn faults(&[mut] self) -> Vec<clade_engine::CardFault>;
        fn counters(&self) -> Vec<(&'static str, u64)>;
        fn state_size(&self) -> usize;
    }
}
