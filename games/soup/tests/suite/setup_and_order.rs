//! Setup: what the scenarios T01 to T05 do not say. §3.1, §4.12.

use crate::common::open;
use clade_bots::{Bot, LEVELS, Searcher};
use clade_check::random_states;
use clade_engine::{Actor, Caution, Face, Observer, Ruleset, Setup, SplitMix, Tools};

#[test]
fn t02_the_pool_of_three_players() {
    let game = open(4);
    let genes = || game.cards().iter().filter(|card| card.word("kind").is_none());
    let copies = |seats: u8| -> i32 { genes().map(|card| card.per_seats("copies", seats)).sum() };
    assert_eq!((copies(3), copies(4)), (20, 30), "§3.1");
    let none: Vec<_> = genes().filter(|card| card.per_seats("copies", 3) == 0).map(|card| card.short_id()).collect();
    assert_eq!(none, ["frugality", "parasitism"], "§4.12");
}

#[test]
fn t121_the_same_seed_gives_the_same_game() {
    for seats in [3, 4] {
        let run = || {
            let mut log = Vec::new();
            let end = random_states(&open(seats), 7, |state, _, events| {
                log.push((clade_engine::hash::of(state), format!("{events:?}")));
            });
            (log, end)
        };
        assert!(run() == run());
    }
}

/// Another number of an amoeba leads to the same cells: a bot that thinks ahead answers with a cell, and a hint tells of one.
#[test]
fn bots_place_amoebas_without_asking_for_another_number() {
    let rules = clade_soup::rules(&Setup { seats: 3, options: Default::default() }, &[]).expect("they load");
    let mut face = rules.open(Tools::default()).expect("it opens");
    let at = face.start();
    let (mut turn, mut words) = (face.turn(at).expect("a table"), SplitMix::new(1));
    let asks_aside = |face: &dyn Face, seat| face.cautions(at, Observer::Seat(seat)).expect("cautions").contains(&Some(Caution::Aside));
    let seat = loop {
        turn = match turn.actor {
            Actor::Seat(seat) if asks_aside(&*face, seat) => break seat,
            Actor::Seat(_) => face.advance(at, 0).expect("an answer"),
            Actor::Chance => face.roll(at, words.word()).expect("a roll"),
            Actor::Over => panic!("it ends before an amoeba is placed"),
        };
    };
    let mut bot = Searcher::new(LEVELS[0], 1);
    let index = bot.choose(&mut *face, at);
    let cautions = face.cautions(at, Observer::Seat(seat)).expect("cautions");
    assert_eq!(cautions[index as usize], None);
    let thought_of = bot.thoughts().iter().filter(|thought| thought.visits > 0);
    let aside = thought_of.filter(|thought| cautions[thought.index as usize].is_some()).count();
    assert_eq!(aside, 0, "no thought is spent on them");
}
