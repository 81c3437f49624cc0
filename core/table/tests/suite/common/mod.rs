//! Games to record: Pond and Soup, played by index.

use clade_engine::{Actor, Face, Module, Ruleset, Setup, Tools};
use clade_table::{Header, ModUsed, Record, Table, WordStream};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A game with its rules.
pub(crate) struct Played {
    pub(crate) rules: Arc<dyn Ruleset>,
    pub(crate) record: Record,
    /// The state hash after each number of actions.
    pub(crate) states: Vec<u64>,
}

impl Played {
    pub(crate) fn face(&self) -> Box<dyn Face> {
        self.rules.open(Tools::default()).expect("it opens")
    }

    pub(crate) fn table(&self) -> Table {
        Table::new(self.face(), self.record.header.clone())
    }
}

/// A whole game of each, by actions picked at random; played once, whoever asks.
pub(crate) fn games() -> &'static [Played; 2] {
    static GAMES: OnceLock<[Played; 2]> = OnceLock::new();
    GAMES.get_or_init(|| [play(&clade_pond::MODULE, 3), play(&clade_soup::MODULE, 4)])
}

fn play(module: &dyn Module, seats: u8) -> Played {
    let (about, setup) = (module.about(), Setup { seats, options: BTreeMap::new() });
    let rules = module.ruleset(&setup, &[]).expect("the shipped rules");
    let mut header = Header::new(about.id, about.version, rules.hash(), setup, 7);
    header.mods = rules.mods().into_iter().map(|stamp| ModUsed::new(stamp, None)).collect();
    let mut played = Played { rules, record: Record::new(header), states: Vec::new() };
    let mut table = played.table();
    let mut words = WordStream::stream(7, 1);
    played.states.push(table.hash().expect("a state"));
    while !table.is_over() {
        go(&mut table, words.next());
        played.states.push(table.hash().expect("a state"));
    }
    played.record = table.record();
    played
}

/// Whoever is asked answers: Chance by the seed, a seat by a word.
pub(crate) fn go(table: &mut Table, word: u64) {
    let turn = table.turn();
    match turn.actor {
        Actor::Chance => table.chance().expect("chance answers"),
        Actor::Seat(_) => table.play((word % u64::from(turn.count)) as u32).expect("a listed action"),
        Actor::Over => {}
    }
}
