//! How fast Pond is played through the face: random games on one core.
//!
//! `cargo run --release -p clade-pond --example bench [games]`. A decision is a seat's answer with at least two legal answers;
//! chance and forced answers are played but not counted.
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "this measures")]
#![allow(clippy::print_stdout)]

use clade_engine::{Actor, Module, Setup, SetupError, Tools, chance};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).map_or(Ok(20_000), |n| n.parse())?;
    for seats in 2..=4 {
        println!("{}", play(seats, games)?);
    }
    Ok(())
}

/// A line of numbers for so many games.
fn play(seats: u8, games: u32) -> Result<String, SetupError> {
    let rules = clade_pond::MODULE.ruleset(&Setup { seats, options: Default::default() }, &[])?;
    let mut face = rules.open(Tools::default())?;
    let (mut word, mut decisions, mut forced, mut rolls) = (1u64, 0u64, 0u64, 0u64);
    let (at, fresh) = (face.start(), face.start());
    let before = Instant::now();
    for _ in 0..games {
        let mut turn = face.copy(fresh, at).and_then(|()| face.turn(at));
        while let Ok(open) = turn {
            word = splitmix(word);
            turn = match open.actor {
                Actor::Over => break,
                Actor::Chance => face.roll(at, word),
                Actor::Seat(_) => face.advance(at, chance::below(word, open.count)),
            };
            match (open.actor, open.count) {
                (Actor::Chance, _) => rolls += 1,
                (_, 1) => forced += 1,
                _ => decisions += 1,
            }
        }
    }
    let seconds = before.elapsed().as_secs_f64();
    let per = |n: u64| n as f64 / decisions as f64;
    let counters: Vec<_> = face.counters().iter().map(|&(name, n)| format!("{name} {:.3}", per(n))).collect();
    Ok(format!(
        "{seats} seats: {:.0} decisions/s ({games} games, {decisions} decisions in {seconds:.2} s; per decision: forced {:.3}, chance {:.3}, {})",
        decisions as f64 / seconds,
        per(forced),
        per(rolls),
        counters.join(", ")
    ))
}

/// The next word of a cheap generator.
fn splitmix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
