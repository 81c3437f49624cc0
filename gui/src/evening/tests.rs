//! An evening, from its first game to what came of all.

use super::{Evening, Story};
use crate::testing::{against_greedy, answer, at_home, click, usual};
use clade_engine::{Actor, Seat, Setup, Tools};
use clade_table::{Header, Table};
use egui_kittest::kittest::Queryable;
use std::sync::Arc;

/// A game of Pond, played to its end by whoever takes the first answer.
fn played() -> (Table, Arc<dyn clade_engine::Ruleset>) {
    let setup = Setup { seats: 3, options: [].into() };
    let rules = clade_host::ruleset(&clade_pond::MODULE, &setup, &[]).unwrap();
    let mut header = Header::new("pond", "1", rules.hash(), setup, 7);
    header.players = ["greedy", "human", "greedy"].map(str::to_owned).to_vec();
    let mut table = Table::new(rules.open(Tools::default()).unwrap(), header);
    while !table.is_over() {
        match table.turn().actor {
            Actor::Seat(_) => table.play(0).unwrap(),
            _ => table.chance().unwrap(),
        }
    }
    (table, rules)
}

#[test]
fn an_evening_goes_from_game_to_game_and_outlives_the_window() {
    let folder = crate::testing::Folder::new("evening");
    let mut harness = at_home(folder.path(), None);
    against_greedy(&mut harness, "soup", 2);
    click(&mut harness, "Begin an evening");
    let first = harness.state_mut().header().expect("a game began");
    assert_eq!((first.game.as_str(), first.setup.seats), ("soup", 4));
    assert_eq!(first.players, ["human", "greedy", "greedy", "greedy"], "against those of the last time");
    assert_eq!(first.setup.options, [("finish".to_owned(), "30".to_owned())].into());
    while !harness.state_mut().playing().expect("a game").session().table().is_over() {
        answer(&mut harness);
    }
    harness.run();
    click(&mut harness, "Next: Evolution");
    let second = harness.state_mut().header().expect("a game began");
    assert_eq!((second.game.as_str(), second.players[1].as_str()), ("evolution", "normal"));
    let home = clade_host::Home::new(Some(folder.path()));
    let mut evening = Evening::read(&home).expect("it is kept");
    assert!(evening.is_at(&second) && !evening.is_at(&first));
    let viewer = usual();
    let shared = viewer.state().shared();
    assert!(evening.waits_for(&second), "the first game is told of, the second is not over");
    assert_eq!(evening.next(shared).map(|module| module.about().id), Some("evolution"));
    let (table, rules) = played();
    for (game, next) in [("evolution", Some("marine")), ("marine", None)] {
        evening.tell(Story { game: game.to_owned(), ..Story::of(&table, &rules, Seat(1)).unwrap() });
        assert_eq!(evening.next(shared).map(|module| module.about().id), next);
    }
    evening.write(&home).unwrap();
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Your food story");
    harness.get_by_label_contains("Yours that died of hunger: Primordial Soup");
    click(&mut harness, "Back to the games");
    harness.get_by_label("One evening, three games");
}
