use super::*;
use crate::{LogLine, toy};
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
    assert_eq!(table.play(11), Err(FaceError::Index { index: 11, count: 11 }.into()));
    let text = table.play_text("pek").unwrap_err().to_string();
    assert_eq!(text, "'pek' is not possible here; 11 actions are; did you mean 'peek'?");
    assert_eq!((table.hash(), table.record()), before);
}

#[test]
fn the_open_list_is_told_and_refusals_explained() {
    let mut table = toy::table(7);
    table.run_chance().unwrap();
    table.play_text("peek").unwrap();
    assert_eq!(table.action_texts().unwrap()[..3], ["add 1", "add 2", "show"]);
    assert_eq!(table.labels().unwrap().len(), 10);
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
fn what_came_after_a_step_is_told_alone() {
    let mut table = toy::table(4);
    table.listen(true);
    play_on(&mut table, usize::MAX);
    let (text, log, steps) = (table.record().write(), table.log(RED), table.steps());
    assert!(steps > HASH_EVERY && !log.is_empty());
    for step in 0..=steps {
        let first = table.record().first(step).write();
        assert_eq!(first + &table.record_after(step), text, "after {step}");
        let later: Vec<LogLine> = log.iter().filter(|line| line.step > step).cloned().collect();
        assert_eq!(table.log_after(RED, step), later);
    }
    let actors: Vec<String> = table.actors().map(crate::actor_word).collect();
    assert_eq!(actors, table.record().lines.into_iter().map(|line| line.actor).collect::<Vec<_>>());
    assert_eq!(table.actors().rposition(|actor| actor == Actor::Seat(Seat(0))), actors.iter().rposition(|actor| actor == "1"));
    assert_eq!((0..=steps).map(|step| table.index_of(step)).position(|index| index.is_none()), Some(steps));
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

/// Offers a state after each of so many steps; the steps between two checkpoints, and how many there are.
fn kept_of(state_size: usize, steps: usize) -> (usize, usize) {
    let mut face = toy::face();
    let at = face.start();
    let mut kept = Checkpoints::new(Some(at), state_size);
    (1..=steps).for_each(|step| kept.offer(&mut *face, step, at));
    let furthest = (0..=steps).map(|step| step - kept.before(step).unwrap().0).max().unwrap();
    let result = (furthest + 1, kept.len());
    kept.drop_after(&mut *face, 0);
    assert_eq!((kept.len(), kept.before(steps).map(|(step, _)| step)), (1, Some(0)));
    result
}

#[test]
fn checkpoints_are_few_and_near() {
    assert_eq!(kept_of(6 << 10, 10_000), (32, 313));
    assert_eq!(kept_of(6 << 10, crate::MOST_ACTIONS), (256, 391));
    assert_eq!(kept_of(64 << 10, 10_000), (256, 40), "4 MB in states");
    assert_eq!(kept_of(1 << 30, 10_000), (2048, 5), "the fewest");
}

#[test]
fn a_branch_keeps_the_first_answers_and_gives_back_the_rest() {
    let mut table = toy::table(3);
    play_on(&mut table, 5);
    table.run_chance().unwrap();
    play_on(&mut table, 8);
    let drawn = table.record().lines[8..].to_vec();
    table.chance_with(if drawn.first().is_some_and(|line| line.text == "die 6") { "die 5" } else { "die 6" }).unwrap();
    play_on(&mut table, 25);
    let (was, hash) = (table.record(), table.hash());
    assert_eq!(table.branch(26), Err(TableError::Step { step: 26, steps: 25 }));
    assert_eq!(table.branch(7).unwrap(), was, "what was played is given back");
    assert_eq!(table.record(), was.first(7));
    play_on(&mut table, 25);
    assert!(table.record().lines[..7] == was.lines[..7] && table.record().lines[8] != was.lines[8], "the typed die is forgotten");
    let again = Table::replay(toy::face(), &was).unwrap();
    assert_eq!(again.hash(), hash, "the old game can still be played");
}

#[test]
fn a_game_is_never_longer_than_a_record() {
    let mut table = toy::table(3);
    table.run_chance().unwrap();
    let step = table.steps[0].clone();
    table.steps.resize(crate::MOST_ACTIONS, step);
    let before = table.hash();
    assert_eq!(table.play(0), Err(TableError::Full));
    assert_eq!((table.hash(), table.steps()), (before, crate::MOST_ACTIONS));
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
