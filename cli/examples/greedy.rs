//! How fast the greedy bot decides, whether it still plays as before, and how well it plays when it tries fewer answers.
//!
//! ```sh
//! cargo run --release -p clade-cli --no-default-features --example greedy -- speed marine 4 20
//! cargo run --release -p clade-cli --no-default-features --example greedy -- duel marine 4 1000 300 2000
//! ```
//!
//! `speed GAME SEATS GAMES [LIMIT]` lets greedy bots play, each with that limit of answers tried (else the game's own), and prints the time of a decision and a
//! checksum over all answers and last states: bots with the same checksum have played the same. `duel GAME SEATS GAMES LIMIT OTHER`
//! seats bots of two limits, each on half of the seats, in turn on all halves, and prints how often those of the first one win. Each game is played
//! twice with the halves exchanged, so that equal bots win exactly half; who shares the first place shares the win. Games run on all cores;
//! `RAYON_NUM_THREADS=1` takes one.

use clade_bots::{Bot, Greedy};
use clade_engine::{Actor, Face, Module, Ruleset, Tools, chance, hash};
use clade_table::WordStream;
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// What one game came to.
struct Played {
    /// Decisions of bots: questions with at least two answers.
    decisions: u64,
    /// How long they thought.
    thought: Duration,
    /// A hash of all answers and the last state.
    hash: u64,
    /// The result by seat.
    outcome: Vec<(i64, i64)>,
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok());
    let games: [&dyn Module; 5] =
        [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE, &clade_pond::MODULE];
    let module = games.into_iter().find(|module| words.get(1).is_some_and(|word| *word == module.about().id));
    let (Some(module), Some(seats), Some(games)) = (module, number(2), number(3)) else {
        println!("speed GAME SEATS GAMES [LIMIT], or duel GAME SEATS GAMES LIMIT OTHER");
        return;
    };
    let rules = module.ruleset(&clade_check::setup(seats as u8, &[]), &[]).expect("the shipped rules");
    let said = match words[0].as_str() {
        "duel" => duel(&*rules, seats as usize, games, [number(4), number(5)]),
        _ => speed(&*rules, seats as usize, games, number(4)),
    };
    println!("{}, {seats} seats, {games} games: {said}", words[1]);
}

/// A bot of a limit, or of the game's own.
fn bot(seed: u64, limit: Option<u32>) -> Greedy {
    limit.map_or_else(|| Greedy::new(seed), |limit| Greedy::within(seed, limit))
}

/// A limit in words.
fn said(limit: Option<u32>) -> String {
    limit.map_or_else(|| "of the game".to_owned(), |limit| limit.to_string())
}

/// Games of bots of one limit.
fn speed(rules: &dyn Ruleset, seats: usize, games: u32, limit: Option<u32>) -> String {
    let played = play_all(rules, games, |game| (game, (0..seats).map(|seat| bot(seed(game, seat), limit)).collect()));
    let decisions: u64 = played.iter().map(|game| game.decisions).sum();
    let thought: Duration = played.iter().map(|game| game.thought).sum();
    let hashes: Vec<u64> = played.iter().map(|game| game.hash).collect();
    let ms = thought.as_secs_f64() * 1000.0 / decisions as f64;
    let limit = said(limit);
    format!("limit {limit}, {decisions} decisions of {ms:.3} ms, checksum {:016x}", hash::of(&hashes))
}

/// The seats of the first bots, a bit each: one half of the seats and then the other.
const HALVES: [u32; 6] = [0b0101, 0b1010, 0b0011, 0b1100, 0b0110, 0b1001];

/// Whether a seat belongs to the first bots. Two seats have two halves.
fn is_first(seats: usize, game: u32, seat: usize) -> bool {
    let halves = if seats == 2 { 2 } else { HALVES.len() };
    HALVES[game as usize % halves] >> seat & 1 == 1
}

/// Games of bots of two limits, each on half of the seats, twice each.
fn duel(rules: &dyn Ruleset, seats: usize, games: u32, limits: [Option<u32>; 2]) -> String {
    let sits = |game, seat| bot(seed(game / 2, seat), if is_first(seats, game, seat) { limits[0] } else { limits[1] });
    let played = play_all(rules, games, |game| (game / 2, (0..seats).map(|seat| sits(game, seat)).collect()));
    let share = |game: u32| {
        let outcome = &played[game as usize].outcome;
        let best = outcome.iter().max();
        let winners: Vec<usize> = (0..seats).filter(|&seat| outcome.get(seat) == best).collect();
        winners.iter().filter(|&&seat| is_first(seats, game, seat)).count() as f64 / winners.len() as f64
    };
    let shares: Vec<f64> = (0..games / 2).map(|pair| (share(2 * pair) + share(2 * pair + 1)) / 2.0).collect();
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / n;
    let half = 1.96 * (variance / n).sqrt();
    format!("limit {} against {}: {:.1} % ± {:.1} won", said(limits[0]), said(limits[1]), mean * 100.0, half * 100.0)
}

/// The seed of a bot.
fn seed(game: u32, seat: usize) -> u64 {
    u64::from(game) * 8 + seat as u64
}

/// Plays games, each with the words of Chance of a seed and with bots. Each thread opens the rules once.
fn play_all(rules: &dyn Ruleset, games: u32, of: impl Fn(u32) -> (u32, Vec<Greedy>) + Sync) -> Vec<Played> {
    let open = || rules.open(Tools::default()).expect("it opens");
    (0..games).into_par_iter().map_init(open, |face, game| play(&mut **face, of(game))).collect()
}

/// One game.
fn play(face: &mut dyn Face, (seed, mut bots): (u32, Vec<Greedy>)) -> Played {
    let (at, mut words) = (face.start(), WordStream::new(seed.into()));
    let (mut decisions, mut thought, mut answers) = (0, Duration::ZERO, Vec::new());
    loop {
        let turn = face.turn(at).expect("a table");
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, words.next()).expect("a roll")),
            Actor::Seat(seat) => {
                let began = Instant::now();
                // Nobody thinks for ever, though a card may let a seat do the same again and again.
                let index = match answers.len() {
                    0..4000 => bots[usize::from(seat.0)].choose(face, at),
                    _ => chance::below(words.next(), turn.count),
                };
                thought += began.elapsed();
                decisions += u64::from(turn.count > 1);
                answers.push(index);
                face.advance(at, index).expect("a legal answer");
            }
        }
    }
    let hash = hash::of(&(answers, face.hash(at).expect("a table")));
    let outcome = face.outcome(at).expect("an outcome");
    face.free(at);
    Played { decisions, thought, hash, outcome }
}
