//! How well the greedy bot plays a game.

use super::{Suite, effort};
use clade_engine::{Actor, Face, Seat, Setup, Tools};
use clade_table::WordStream;

impl Suite {
    /// The greedy bot, alone among random bots, wins at least this percentage of these games, `games` times [`effort`] of them. Its seat
    /// changes from game to game.
    ///
    /// # Panics
    /// If it wins fewer, or if the game cannot be opened or played.
    pub fn greedy_wins(&self, setup: &Setup, games: u64, per_cent: u64) {
        let games = games * effort();
        let rules = self.module.ruleset(setup, &[]).unwrap_or_else(|e| panic!("{e}"));
        let halves = [0..games / 2, games / 2..games].map(|games| {
            let (rules, seats) = (rules.clone(), setup.seats);
            std::thread::spawn(move || {
                let mut face = rules.open(Tools::default()).expect("it opens");
                games.filter(|&game| greedy_wins(&mut *face, seats, game)).count() as u64
            })
        });
        let won: u64 = halves.into_iter().map(|half| half.join().expect("a half")).sum();
        assert!(won * 100 >= games * per_cent, "greedy won {won} of {games}");
    }
}

/// Whether the seat of the greedy bot is ahead of all others at the end of a game.
fn greedy_wins(face: &mut dyn Face, seats: u8, game: u64) -> bool {
    let greedy = Seat((game % u64::from(seats)) as u8);
    let sits = |seat: u8| if Seat(seat) == greedy { "greedy" } else { "random" };
    let seed = |seat: u8| game * u64::from(seats) + u64::from(seat);
    let mut bots: Vec<_> = (0..seats).map(|seat| clade_bots::bot(sits(seat), seed(seat)).expect("a bot")).collect();
    let mut chance = WordStream::new(game);
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
    let outcome = face.outcome(at).expect("an outcome");
    face.free(at);
    let best = |own: bool| (0..).map(Seat).zip(&outcome).filter(|&(seat, _)| (seat == greedy) == own).map(|(_, result)| *result).max();
    best(true) > best(false)
}
