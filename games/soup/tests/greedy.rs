//! The greedy bot plays this game well enough: against three random seats it wins at least 60 % of 500 games.

use clade_engine::{Actor, Module, Seat, Setup, Tools};
use clade_soup::MODULE;
use clade_table::Words;

const GAMES: u64 = 500;

/// Whether the seat of the greedy bot stands foremost at the end of a game.
fn greedy_wins(face: &mut dyn clade_engine::Face, game: u64) -> bool {
    let greedy = Seat((game % 4) as u8);
    let mut bots: Vec<_> = (0..4)
        .map(|seat| clade_bots::bot(if Seat(seat) == greedy { "greedy" } else { "random" }, game * 4 + u64::from(seat)).expect("a bot"))
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
    scores.iter().max() == Some(&scores[usize::from(greedy.0)])
}

#[test]
fn greedy_beats_three_random_seats() {
    let rules = MODULE.ruleset(&Setup { seats: 4, options: Default::default() }, &[]).expect("the shipped rules");
    let halves = [0..GAMES / 2, GAMES / 2..GAMES].map(|games| {
        let rules = rules.clone();
        std::thread::spawn(move || {
            let mut face = rules.open(Tools::default()).expect("it opens");
            games.filter(|&game| greedy_wins(&mut *face, game)).count() as u64
        })
    });
    let wins: u64 = halves.into_iter().map(|half| half.join().expect("a half")).sum();
    assert!(wins * 100 >= GAMES * 60, "greedy won {wins} of {GAMES}");
}
