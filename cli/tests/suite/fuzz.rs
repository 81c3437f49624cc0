//! The fuzz targets under plain cargo: the same bodies and seeds as `cargo fuzz` (see `cli/fuzz/README.md`), a simple mutator.
//!
//! The inputs are the same at every run, on every machine: so many for each target, times `CLADE_EFFORT`. An input that breaks a law is
//! kept as a file.

use clade_check::{effort, fuzz};
use clade_engine::Module;
use clade_table::WordStream;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};

/// What a target does with its bytes; true if it could make something of them.
type Body = fn(&dyn Module, &[u8]) -> bool;

// How many inputs, the seeds among them; behind each what they took in a debug build, in seconds of one core.
const RECORDS: u64 = 8_000; // 10
const CARDS: u64 = 3_000; // 10
const ACTIONS: u64 = 800; // 10
const SCENARIOS: u64 = 10_000; // 10
const PACKED: u64 = 20_000; // 4
const ANSWERS: u64 = 3_500; // 9

#[test]
fn records() {
    run("records", RECORDS, fuzz::record);
}

#[test]
fn cards() {
    run("cards", CARDS, fuzz::cards);
}

#[test]
fn actions() {
    run("actions", ACTIONS, fuzz::actions);
}

#[test]
fn scenarios() {
    run("scenarios", SCENARIOS, fuzz::scenario);
}

#[test]
fn packed() {
    run("packed", PACKED, fuzz::packed);
}

/// What a library of a game answers.
#[test]
fn answers() {
    run("answers", ANSWERS, |_, data| clade_host::plugins::fuzz::answers(data));
}

/// Runs a target over its seeds, then over changed ones, until there were so many.
fn run(target: &str, usual: u64, body: Body) {
    let (seeds, all) = (seeds(target), usual * effort());
    let mut mutator = Mutator { words: WordStream::new(seeds.len() as u64), seeds: &seeds, dictionary: &dictionary(target) };
    let (mut inputs, mut taken) = (0, 0);
    let mut play = |input: &[u8]| {
        inputs += 1;
        taken += u64::from(catch_unwind(AssertUnwindSafe(|| body(game(input), input))).unwrap_or_else(|fault| {
            let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{target}"));
            std::fs::write(&kept, input).expect("the input can be kept");
            tell(&format!("{target}: input {inputs} breaks a law; it is kept as {}", kept.display()));
            resume_unwind(fault)
        }));
    };
    seeds.iter().for_each(|seed| play(seed));
    (seeds.len() as u64..all).for_each(|_| play(&mutator.input()));
    assert!(taken > 0 && taken < inputs, "of {inputs} inputs {taken} were taken: nothing is tried here");
    tell(&format!("fuzz {target}: {inputs} inputs, {taken} of them made sense"));
}

fn game(input: &[u8]) -> &'static dyn Module {
    fuzz::game(&[&clade_soup::MODULE, &clade_pond::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE], input)
}

/// Past the test harness, which keeps what a passing test prints to itself.
fn tell(line: &str) {
    writeln!(std::io::stderr(), "{line}").expect("standard error is open");
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = std::fs::read_dir(folder().join("seeds").join(target)).expect("there are seeds");
    let mut files: Vec<PathBuf> = folder.map(|file| file.expect("a seed").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).expect("a seed")).collect()
}

/// The words of a dictionary of libFuzzer: in quotes, with `\xNN`, `\\` and `\"`.
fn dictionary(target: &str) -> Vec<Vec<u8>> {
    let text = std::fs::read_to_string(folder().join("dict").join(format!("{target}.dict"))).expect("there is a dictionary");
    let quoted = text.lines().filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    quoted.map(word).collect()
}

fn word(quoted: &str) -> Vec<u8> {
    let (mut out, mut bytes) = (Vec::new(), quoted.bytes());
    while let Some(byte) = bytes.next() {
        out.push(match (byte, (byte == b'\\').then(|| bytes.next()).flatten()) {
            (_, Some(b'x')) => {
                let digits: Vec<u8> = bytes.by_ref().take(2).collect();
                u8::from_str_radix(&String::from_utf8_lossy(&digits), 16).expect("two digits after \\x")
            }
            (_, Some(escaped)) => escaped,
            (plain, None) => plain,
        });
    }
    out
}

/// Numbers at which code goes wrong.
const EDGES: [&str; 10] = ["0", "-1", "1", "127", "255", "256", "65536", "2147483648", "18446744073709551616", "1e999"];

/// Makes inputs out of seeds.
struct Mutator<'a> {
    words: WordStream,
    seeds: &'a [Vec<u8>],
    dictionary: &'a [Vec<u8>],
}

impl Mutator<'_> {
    fn below(&mut self, count: usize) -> usize {
        (self.words.next() % count.max(1) as u64) as usize
    }

    fn seed(&mut self) -> Vec<u8> {
        let seed = self.below(self.seeds.len());
        self.seeds[seed].clone()
    }

    /// A seed with one to three changes.
    fn input(&mut self) -> Vec<u8> {
        let mut input = self.seed();
        for _ in 0..1 + self.below(3) {
            self.change(&mut input);
        }
        input
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let at = self.below(input.len() + 1);
        let some = (at + self.below(8)).min(input.len());
        let (here, there) = (self.line(input), self.line(input));
        match self.below(12) {
            0 if at < input.len() => input[at] ^= 1 << self.below(8),
            1 if at < input.len() => input[at] = self.words.next() as u8,
            2 => input.insert(at, self.words.next() as u8),
            3 => drop(input.drain(at..some)),
            4 => self.put_word(input, at..at),
            5 => self.put_word(input, at..some),
            6 => {
                // A number or word, whole.
                let plain = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                let from = input[..at].iter().rposition(|byte| !plain(byte)).map_or(0, |before| before + 1);
                let to = input[at..].iter().position(|byte| !plain(byte)).map_or(input.len(), |length| at + length);
                self.put_word(input, from..to);
            }
            7 => {
                let line = input[here.clone()].to_vec();
                input.splice(there.start..there.start, line);
            }
            8 => drop(input.drain(here)),
            9 => {
                let line = input[there].to_vec();
                input.splice(here, line);
            }
            10 => {
                let other = self.seed();
                let line = self.line(&other);
                input.splice(here, other[line].to_vec());
            }
            _ => {
                let other = self.seed();
                let from = self.below(other.len());
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
        }
    }

    /// A word of the dictionary, or a number, instead of these bytes.
    fn put_word(&mut self, input: &mut Vec<u8>, place: std::ops::Range<usize>) {
        let (edge, word) = (self.below(EDGES.len()), self.below(self.dictionary.len()));
        let number = self.below(4) == 0;
        input.splice(place, if number { EDGES[edge].as_bytes() } else { &self.dictionary[word] }.to_vec());
    }

    /// One whole line.
    fn line(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let at = self.below(input.len());
        let from = input[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |before| before + 1);
        let to = input[at..].iter().position(|&byte| byte == b'\n').map_or(input.len(), |length| at + length + 1);
        from..to
    }
}
