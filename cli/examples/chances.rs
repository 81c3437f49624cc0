//! How well the values of a game foretell who wins, and how far a lead may be trusted.
//!
//! ```sh
//! cargo run --release -p clade-cli --no-default-features --example chances -- marine 4 400
//! ```
//!
//! `GAME SEATS GAMES [OPTION=VALUE …]` lets greedy bots play, and looks at the table whenever the clock of the game moves. For five stretches of
//! the game, by what is left of it, it fits the doubt ([`clade_engine::Outlook::doubt`]) under which the winners were most probable, and
//! prints it beside the mean loss (nats a table; guessing loses ln of the seats) and what was foretold and found in three groups. Then how often the order of two seats is
//! foretold at each tenth of the game.

use clade_bots::{Bot, Greedy, by_seat, chances, won};
use clade_engine::{Actor, Face, Module, Seat, Side, Tools, chance};
use clade_table::WordStream;
use rayon::prelude::*;

/// A table and who won from there.
struct Looked {
    left: u32,
    /// How far the game was, from 0 to 1.
    at: f64,
    values: Vec<f64>,
    won: Vec<f64>,
    outcome: Vec<(i64, i64)>,
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok());
    let games: [&dyn Module; 5] =
        [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE, &clade_dominant::MODULE, &clade_pond::MODULE];
    let module = games.into_iter().find(|module| words.first().is_some_and(|word| *word == module.about().id));
    let (Some(module), Some(seats), Some(games)) = (module, number(1), number(2)) else {
        println!("GAME SEATS GAMES [OPTION=VALUE …]");
        return;
    };
    let options: Vec<&str> = words[3..].iter().map(String::as_str).collect();
    let rules = module.ruleset(&clade_check::setup(seats as u8, &options), &[]).expect("the shipped rules");
    let open = || rules.open(Tools::default()).expect("it opens");
    let mut looked: Vec<Looked> =
        (0..games).into_par_iter().map_init(open, |face, game| play(&mut **face, game)).collect::<Vec<_>>().into_iter().flatten().collect();
    looked.sort_by_key(|table| table.left);
    let guess = f64::from(seats).ln();
    println!("{}, {seats} seats, {games} games, {} tables; guessing loses {guess:.3}", words[0], looked.len());
    for part in parts(&looked) {
        let doubt = fitted(part);
        let mean = part.iter().map(|table| f64::from(table.left)).sum::<f64>() / part.len() as f64;
        let groups = [(0.0, 0.2), (0.2, 0.5), (0.5, 1.01)].map(|(low, high)| {
            let all = part.iter().flat_map(|table| foretold(table, doubt).into_iter().zip(&table.won));
            let those: Vec<(f64, f64)> =
                all.filter(|(chance, _)| (low..high).contains(chance)).map(|(chance, &won)| (chance, won)).collect();
            let n = those.len() as f64;
            let [told, found] = [those.iter().map(|one| one.0).sum::<f64>() / n, those.iter().map(|one| one.1).sum::<f64>() / n];
            format!("{:3.0} % told {:3.0} % found", told * 100.0, found * 100.0)
        });
        println!("left {mean:5.1}: doubt {doubt:6}, loss {:.3}; {}", loss(part, doubt), groups.join(" | "));
    }
    let ordered: Vec<String> = (0..10).map(|tenth| format!("{:.0}", order(&looked, tenth) * 100.0)).collect();
    println!("order of two seats foretold at each tenth, in %: {}", ordered.join(" "));
}

/// Five stretches with about as many tables each; what has as much left stays together.
fn parts(looked: &[Looked]) -> Vec<&[Looked]> {
    let (mut parts, mut rest) = (Vec::new(), looked);
    for more in (1..=5).rev() {
        let at = rest.len() / more;
        let Some(last) = at.checked_sub(1).and_then(|last| rest.get(last)) else { continue };
        let (part, others) = rest.split_at(rest.partition_point(|table| table.left <= last.left));
        parts.push(part);
        rest = others;
    }
    parts
}

fn foretold(table: &Looked, doubt: u32) -> Vec<f64> {
    chances(&table.values, doubt).unwrap_or_default()
}

/// How improbable the winners were in the mean (nats).
fn loss(part: &[Looked], doubt: u32) -> f64 {
    let of =
        |table: &Looked| -> f64 { foretold(table, doubt).iter().zip(&table.won).map(|(chance, won)| -won * chance.max(1e-9).ln()).sum() };
    part.iter().map(of).sum::<f64>() / part.len() as f64
}

/// The doubt with the least loss, to 3 %.
fn fitted(part: &[Looked]) -> u32 {
    let doubts = (0..260).map(|n| (10.0 * 1.03f64.powi(n)) as u32);
    doubts.map(|doubt| (loss(part, doubt), doubt)).min_by(|one, two| one.0.total_cmp(&two.0)).map_or(0, |found| found.1)
}

/// How often the seat with the higher value ended ahead, in a tenth of the games.
fn order(looked: &[Looked], tenth: usize) -> f64 {
    let (mut right, mut all) = (0.0, 0.0);
    for table in looked.iter().filter(|table| (table.at * 10.0) as usize == tenth) {
        for one in 0..table.values.len() {
            for two in 0..one {
                let (told, found) = (table.values[one].total_cmp(&table.values[two]), table.outcome[one].cmp(&table.outcome[two]));
                if found.is_ne() {
                    all += 1.0;
                    right += if told == found {
                        1.0
                    } else if told.is_eq() {
                        0.5
                    } else {
                        0.0
                    };
                }
            }
        }
    }
    right / all
}

/// One game of greedy bots.
fn play(face: &mut dyn Face, game: u32) -> Vec<Looked> {
    let (at, mut words) = (face.start(), WordStream::new(game.into()));
    let seats: Vec<Seat> = (0..face.sides()).map(|side| face.seat_of(Side(side))).collect();
    let mut bots: Vec<Greedy> = (0..8).map(|seat| Greedy::new(u64::from(game) * 8 + seat)).collect();
    let (mut looked, mut clock, mut answers) = (Vec::new(), u32::MAX, 0);
    loop {
        let turn = face.turn(at).expect("a table");
        match turn.actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, words.next()).expect("a roll")),
            Actor::Seat(seat) => {
                if turn.clock != clock {
                    clock = turn.clock;
                    let mut values = Vec::new();
                    face.values(at, &mut values).expect("a table");
                    let left = face.outlook(at).expect("a table").left;
                    looked.push((left, answers, by_seat(&values, &seats)));
                }
                let index = match answers {
                    0..4000 => bots[usize::from(seat.0)].choose(face, at),
                    _ => chance::below(words.next(), turn.count),
                };
                answers += 1;
                face.advance(at, index).expect("a legal answer");
            }
        }
    }
    let outcome = face.outcome(at).expect("an outcome");
    face.free(at);
    let won = won(&outcome);
    let of = |(left, after, values)| Looked {
        left,
        at: f64::from(after) / f64::from(answers.max(1)),
        values,
        won: won.clone(),
        outcome: outcome.clone(),
    };
    looked.into_iter().map(of).collect()
}
