mod bots;
mod foreseen;
mod kept;
mod people;
mod scripts;
mod taken_back;
mod whole;

use super::{NewGame, Rules, Session};
use crate::testing::Folder;
use clade_engine::{Actor, Module, Setup};
use clade_table::Table;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

/// A game with somebody who is woken when a bot has made up its mind.
struct Played {
    session: Session,
    woken: Receiver<()>,
}

fn new_game(module: &dyn Module, sitters: &[&str]) -> NewGame {
    NewGame {
        game: module.about().id.to_owned(),
        setup: Setup { seats: sitters.len() as u8, options: BTreeMap::new() },
        sitters: sitters.iter().map(|&word| word.to_owned()).collect(),
        names: Vec::new(),
        mods: Vec::new(),
        seed: Some(7),
    }
}

fn begin(module: &dyn Module, sitters: &[&str]) -> Played {
    let new = new_game(module, sitters);
    let rules = Rules::shipped(module, &new).unwrap();
    let (wake, woken) = channel();
    let session = Session::begin(module, &new, rules, Arc::new(move || wake.send(()).unwrap_or_default())).unwrap();
    Played { session, woken }
}

/// What the person of these tests answers.
fn index(step: usize, count: u32) -> u32 {
    (step as u32 * 7 + 3) % count
}

impl Played {
    /// Goes on until a person is asked or the game is over; the steps that Chance and bots took.
    fn run(&mut self) -> usize {
        let before = self.session.table.steps();
        while self.session.is_busy() {
            if !self.session.tick(Instant::now()) {
                assert!(self.session.thinking().is_some(), "nothing changes and nobody thinks");
                self.woken.recv().unwrap();
            }
        }
        self.session.table.steps() - before
    }

    /// The person at the screen answers, the curtain lifted if it is down.
    fn answer(&mut self) {
        self.session.lift();
        let index = index(self.session.table.steps(), self.session.table.turn().count);
        self.session.answer(index, Instant::now()).unwrap();
    }

    /// Plays until so many actions were played, or to the end.
    fn play(&mut self, steps: usize) {
        loop {
            self.run();
            if self.session.table.is_over() || self.session.table.steps() >= steps {
                return;
            }
            self.answer();
        }
    }
}

/// The same game at a table alone, as the terminal plays it.
fn plain(module: &dyn Module, sitters: &[&str], steps: usize) -> Table {
    let played = begin(module, sitters);
    let rules = Rules::shipped(module, &new_game(module, sitters)).unwrap();
    let mut table = Table::new(rules.ruleset.open(clade_host::watchdog::guarded()).unwrap(), played.session.table.header().clone());
    while table.steps() < steps && !table.is_over() {
        let turn = table.turn();
        let Actor::Seat(seat) = turn.actor else {
            table.chance().unwrap();
            continue;
        };
        let index = match sitters[usize::from(seat.0)] {
            "human" => index(table.steps(), turn.count),
            name => {
                let seed = clade_host::random::bot_seed(table.header().seed, seat, table.steps());
                let (face, at) = table.parts();
                if turn.count > 1 { clade_bots::bot(name, seed).unwrap().choose(face, at) } else { 0 }
            }
        };
        table.play(index).unwrap();
    }
    table
}
