//! Cards that fail are told of, scripts that run too long are stopped, and no game ends by either.

use super::{index, new_game};
use crate::game::steps::NotNow;
use crate::game::{Level, NewGame, Note, Session};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Module, Ruleset, Tools};
use clade_table::{Header, Table, TableError};
use std::cell::Cell;
use std::sync::Arc;
use std::time::Instant;

/// The rules of a game with one card more.
fn with(module: &dyn Module, new: &NewGame, mod_toml: &str, card: &str) -> Arc<dyn Ruleset> {
    let head = format!("id = \"odd\"\ngame = \"{}\"\nversion = \"1\"\nname = {{ en = \"Odd\" }}\n{mod_toml}", new.game);
    let text = "{ en = \"x\", ru = \"x\", pl = \"x\" }";
    let card = format!("return {{ name = {text}, text = {text}, source = \"assumed\",\n{card}\n}}\n");
    module.ruleset(&new.setup, &[vec![("mod.toml".to_owned(), head), ("odd.lua".to_owned(), card)]]).unwrap()
}

fn session(new: &NewGame, ruleset: Arc<dyn Ruleset>, tools: Tools) -> Session {
    let mut header = Header::new(&new.game, "1", ruleset.hash(), new.setup.clone(), 3);
    header.players.clone_from(&new.sitters);
    Session::go_on(Table::new(ruleset.open(tools).unwrap(), header), ruleset, Arc::new(|| {})).unwrap()
}

/// Chance answers until a person is asked; the index of an answer.
fn run(session: &mut Session) -> Option<u32> {
    while session.is_busy() {
        session.tick(Instant::now());
    }
    session.lift();
    session.asked().map(|_| index(session.table.steps(), session.table.turn().count))
}

#[test]
fn a_card_that_fails_is_told_of_once() {
    let new = new_game(&clade_soup::MODULE, &["human"; 3]);
    let card = "id = \"life_expectancy\", copies = { [3] = 3 }, price = 1, mutation = 1, damage_limit = function() error(\"no life\") end";
    let rules = with(&clade_soup::MODULE, &new, "overrides = \"soup\"", card);
    let mut session = session(&new, rules, Tools::default());
    let mut asked = 0;
    while let Some(index) = run(&mut session) {
        session.answer(index, Instant::now()).unwrap();
        session.look(Some(asked));
        session.look(None);
        let _ = session.can_undo();
        asked += 1;
    }
    let [Note { level: Level::Warning, msg }] = &session.take_notes()[..] else { panic!("told once") };
    assert_eq!(msg.id, "game-fault");
    assert!(format!("{msg:?}").contains("odd/odd.lua:2: no life"), "{msg:?}");
}

thread_local! {
    static LATE: Cell<bool> = const { Cell::new(false) };
}

#[test]
fn a_script_that_is_stopped_costs_nothing_but_the_answer() {
    let new = new_game(&clade_pond::MODULE, &["human"; 2]);
    let card = "id = \"odd\", play = function(g) local n = 0 for i = 1, 3000 do n = n + i % 2 end g:feed(1) end";
    let rules = with(&clade_pond::MODULE, &new, "", card);
    let mut session = session(&new, rules, Tools { stop: Some(|| LATE.get()), ..Tools::default() });
    let mut stopped = 0;
    while let Some(index) = run(&mut session) {
        let (record, hash) = (session.record(), session.table.hash());
        LATE.set(true);
        let answered = session.answer(index, Instant::now());
        LATE.set(false);
        let Err(error) = answered else { continue };
        assert!(matches!(&error, NotNow::Table(TableError::Face(FaceError::Stopped(_)))), "{error}");
        assert_eq!((session.record(), session.table.hash()), (record, hash));
        assert_eq!(session.take_notes().iter().map(|note| &*note.msg.id).collect::<Vec<_>>(), ["game-stopped"]);
        assert!(session.is_paused() && session.asked().is_some());
        session.answer(index, Instant::now()).unwrap();
        assert!(!session.is_paused());
        stopped += 1;
    }
    assert!(stopped > 0 && session.table.turn().actor == Actor::Over);
}
