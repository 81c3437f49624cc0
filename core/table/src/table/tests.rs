use super::*;
use crate::toy;
use clade_engine::{Arg, Hosted, Msg, Observer, Tools};

const RED: Observer = Observer::Seat(Seat(0));
const BLUE: Observer = Observer::Seat(Seat(1));

/// Plays with an index that depends on the step, to the end or so far.
fn play_on(table: &mut Table, steps: usize) {
    while !table.is_over() && table.steps() < steps {
        match table.turn().actor {
            Actor::Chance => table.chance().unwrap(),
            _ => table.play(table.steps() as u32 % table.turn().count).unwrap(),
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mut games = [7, 7, 8].map(toy::table);
    games.iter_mut().for_each(|table| play_on(table, usize::MAX));
    assert!(games[0].is_over());
    assert_eq!(games[0].record(), games[1].record());
    assert_ne!(games[0].record().lines, games[2].record().lines);
    assert_eq!(games[0].hash(), games[1].hash());
    assert_eq!(games[0].record().hashes.iter().map(|&(after, _)| after).collect::<Vec<_>>(), [20]);
}

#[test]
fn the_nth_chance_answer_takes_the_nth_word() {
    let mut drawn = toy::table(7);
    play_on(&mut drawn, usize::MAX);
    let mut typed = toy::table(7);
    typed.chance_with("hide 1").unwrap();
    typed.run_chance().unwrap();
    play_on(&mut typed, usize::MAX);
    let dice = |table: &Table| table.record().lines.into_iter().filter(|line| line.text.starts_with("die")).collect::<Vec<_>>();
    assert_eq!(dice(&drawn), dice(&typed), "the typed answer passes over its word");
    assert_eq!(typed.chances(), 9);
}

#[test]
fn what_is_not_asked_is_refused_and_nothing_changes() {
    let mut table = toy::table(7);
    assert_eq!(table.play(0), Err(FaceError::Actor.into()));
    table.run_chance().unwrap();
    let before = (table.hash(), table.record());
    assert_eq!(table.chance(), Err(FaceError::Actor.into()));
    assert_eq!(table.play(10), Err(FaceError::Index { index: 10, count: 10 }.into()));
    let text = table.play_text("pek").unwrap_err().to_string();
    assert_eq!(text, "'pek' is not possible here; 10 actions are; did you mean 'peek'?");
    assert_eq!((table.hash(), table.record()), before);
}

#[test]
fn the_open_list_is_told_and_refusals_explained() {
    let mut table = toy::table(7);
    table.run_chance().unwrap();
    table.play_text("peek").unwrap();
    assert_eq!(table.action_texts().unwrap()[..3], ["add 1", "add 2", "show"]);
    assert_eq!(table.labels().unwrap().len(), 9);
    let refused = table.refusals(RED).unwrap();
    assert_eq!((refused.len(), refused[0].text.as_str()), (1, "peek"));
    assert_eq!(table.refusals(BLUE).unwrap(), []);
    assert_eq!(table.prompt(BLUE).unwrap().id, "asked");
    assert_eq!(table.scene(Observer::Public).unwrap().nodes.len(), 1);
}

#[test]
fn each_reads_the_log_it_may_read() {
    let mut table = toy::table(7);
    table.listen(true);
    table.chance_with("hide 4").unwrap();
    table.play_text("add 2").unwrap();
    table.play_text("peek").unwrap();
    let read = |observer| table.log(observer).into_iter().map(|line| (line.step, line.msg)).collect::<Vec<_>>();
    let whole = Msg::new("secret").with("seat", 0u8).with("n", Arg::Number(4));
    let part = Msg::new("something").with("seat", 0u8);
    assert_eq!(read(RED), [(3, whole.clone())]);
    assert_eq!(read(Observer::Host), [(3, whole)]);
    for observer in [BLUE, Observer::Public, Observer::Seat(Seat(5))] {
        assert_eq!(read(observer), [(3, part.clone())], "{observer:?}");
    }
}

#[test]
fn a_jump_shows_the_table_as_it_was() {
    let mut table = toy::table(3);
    let mut hashes = vec![table.hash().unwrap()];
    while !table.is_over() {
        let next = table.steps() + 1;
        play_on(&mut table, next);
        hashes.push(table.hash().unwrap());
    }
    for (step, &hash) in hashes.iter().enumerate().rev() {
        let then = table.jump(step).unwrap();
        assert_eq!(table.face().hash(then), Ok(hash), "step {step}");
        assert_eq!(table.jump(step), Ok(then));
    }
    assert!(table.is_over());
    let steps = table.steps();
    assert_eq!(table.jump(steps + 1), Err(TableError::Step { step: steps + 1, steps }));
}

#[test]
fn checkpoints_stay_few() {
    let mut face = toy::face();
    let at = face.start();
    let mut kept = Checkpoints::new(Some(at));
    for step in 1..=100_000 {
        kept.offer(&mut *face, step, at);
    }
    assert!((256..=512).contains(&kept.len()), "{}", kept.len());
    assert_eq!(kept.before(31).map(|(step, _)| step), Some(0));
    let (before, _) = kept.before(99_999).unwrap();
    assert!(before > 99_000, "{before}");
    kept.drop_after(&mut *face, 0);
    assert_eq!(kept.len(), 1);
}

#[test]
fn a_stopped_script_leaves_the_table_as_it_was() {
    for listening in [false, true] {
        let game = toy::Toy::default();
        let slow = game.slow.clone();
        let mut table = Table::new(Box::new(Hosted::new(game, Tools::default())), toy::header(1));
        table.listen(listening);
        table.run_chance().unwrap();
        table.play_text("guess 1").unwrap();
        let before = (table.hash(), table.record(), table.turn(), table.action_texts());
        slow.set(true);
        assert_eq!(table.play_text("show"), Err(FaceError::Stopped("too slow".to_owned()).into()));
        assert_eq!((table.hash(), table.record(), table.turn(), table.action_texts()), before);
        slow.set(false);
        table.play_text("show").unwrap();
        assert_eq!(table.log(Observer::Host).len(), usize::from(listening));
    }
}
