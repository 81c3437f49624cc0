//! The greedy bot plays this game well enough: against a random player it wins at least 60 % of 500 games.

mod common;

use clade_engine::{Actor, Face, Module, Seat, Tools};
use clade_evolution::MODULE;
use clade_table::Words;

const GAMES: u64 = 500;

/// Whether the greedy bot has more points than the random one. A tie is no win.
fn greedy_wins(face: &mut dyn Face, game: u64) -> bool {
    let greedy = Seat((game % 2) as u8);
    let mut bots: Vec<_> = (0..2)
        .map(|seat| clade_bots::bot(if Seat(seat) == greedy { "greedy" } else { "random" }, game * 2 + u64::from(seat)).expect("a bot"))
        .collect();
    let mut chance = Words::new(game);
    let at = face.start();
    loop {
        match face.turn(at).expect("a table").actor {
            Actor::Over => break,
            Actor::Chance => drop(face.roll(at, chance.next()).expect("a roll")),
            Actor::Seat(seat) => {
                let index = bots[usize::from(seat.0)].choose(face, at);
                face.advance(at, index).expect("a legal answer");
            }
        }
    }
    let scores = face.scores(at).expect("scores");
    face.free(at);
    scores[usize::from(greedy.0)] > scores[1 - usize::from(greedy.0)]
}

fn wins(sets: u8, games: u64) -> u64 {
    let rules = MODULE.ruleset(&common::with_sets(2, sets), &[]).expect("the shipped rules");
    let halves = [0..games / 2, games / 2..games].map(|games| {
        let rules = rules.clone();
        std::thread::spawn(move || {
            let mut face = rules.open(Tools::default()).expect("it opens");
            games.filter(|&game| greedy_wins(&mut *face, game)).count() as u64
        })
    });
    halves.into_iter().map(|half| half.join().expect("a half")).sum()
}

#[test]
fn greedy_beats_random_in_the_base_game() {
    let won = wins(0, GAMES);
    assert!(won * 100 >= GAMES * 60, "greedy won {won} of {GAMES}");
}
