//! How and where it fails.

use clade_engine::Setup;

/// How: `nothing` is the default.
pub(crate) const KINDS: &[&str] =
    &["nothing", "panic", "bomb", "abort", "exit", "loop", "wild-pointer", "stack", "memory", "one-request", "long-answer", "print"];

/// Where: each entry of a library.
pub(crate) const PLACES: &[&str] = &[
    "advance",
    "ruleset",
    "hash-of-rules",
    "texts-of-rules",
    "open",
    "sides",
    "ledgers",
    "start",
    "fork",
    "copy",
    "free",
    "turn",
    "roll",
    "answer_chance",
    "any_answer",
    "playout",
    "listen",
    "measure",
    "hash",
    "evaluate",
    "save",
    "load",
    "place",
    "resample_into",
    "prompt",
    "scene",
    "labels",
    "log",
    "texts",
    "scores",
    "audit",
    "faults",
    "counters",
    "drop",
    "drop-of-rules",
];

/// A fault that is planted.
#[derive(Copy, Clone)]
pub(crate) struct Fault {
    kind: &'static str,
    place: &'static str,
}

/// Panics once more when it is dropped.
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("a bomb");
    }
}

impl Fault {
    /// The one that the options choose.
    pub(crate) fn of(setup: &Setup) -> Self {
        let chosen = |name: &str, all: &'static [&'static str]| {
            let word = setup.options.get(name).map_or(all[0], String::as_str);
            all.iter().copied().find(|known| *known == word).unwrap_or(all[0])
        };
        Self { kind: chosen("fails-by", KINDS), place: chosen("fails-in", PLACES) }
    }

    /// Whether answers of this place are longer than any program takes.
    pub(crate) fn is_long(self, place: &str) -> bool {
        self.kind == "long-answer" && self.place == place
    }

    /// Fails, if this is the place.
    #[allow(unsafe_code, clippy::print_stdout, reason = "these are its faults")]
    pub(crate) fn strikes(self, place: &str) {
        if self.place != place {
            return;
        }
        match self.kind {
            "panic" => panic!("planted in {place}"),
            "bomb" => std::panic::panic_any(Bomb),
            "abort" => std::process::abort(),
            "exit" => std::process::exit(0),
            "loop" => loop {
                std::hint::spin_loop();
            },
            // SAFETY: there is none.
            "wild-pointer" => unsafe { std::ptr::write_volatile(16 as *mut u8, 1) },
            "stack" => deep(1),
            "memory" => drain(),
            "one-request" => drop(std::hint::black_box(Vec::<u8>::with_capacity(1 << 46))),
            // Into the middle of whatever goes on on standard output.
            "print" => println!("{}", "planted ".repeat(1000)),
            _ => {}
        }
    }
}

#[allow(unconditional_recursion)]
fn deep(n: u64) {
    let room = std::hint::black_box([n; 1000]);
    deep(room[0] + 1);
    std::hint::black_box(room);
}

/// Takes memory bit by bit until there is none.
fn drain() {
    let mut all = Vec::new();
    loop {
        all.push(vec![1u8; 16 << 20]);
        std::hint::black_box(&all);
    }
}
