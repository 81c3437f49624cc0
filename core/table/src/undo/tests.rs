use super::*;
use crate::toy;
use clade_engine::Observer;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

fn both() -> Seats {
    Seats::one(RED).with(BLUE)
}

/// A table at the first question, the hidden number a 4.
fn table(texts: &[&str]) -> Table {
    let mut table = toy::table(1);
    table.chance_with("hide 4").unwrap();
    texts.iter().for_each(|text| table.play_text(text).unwrap());
    table
}

fn barrier(table: &mut Table, seat: Seat) -> BarrierKind {
    match table.undo(seat) {
        Err(UndoError::Barrier(barrier)) => {
            assert_eq!(barrier.step, table.steps());
            barrier.kind
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn own_open_answers_are_taken_back_one_by_one() {
    let mut table = table(&["add 1"]);
    let before = (table.hash(), table.record());
    table.play_text("add 2").unwrap();
    assert_eq!(table.undo(RED), Ok(2));
    assert_eq!((table.hash(), table.record()), before);
    assert_eq!(table.undo(RED), Ok(1));
    assert_eq!(table.undo(RED), Err(UndoError::Nothing(RED)));
    assert_eq!(table.turn().actor, Actor::Seat(RED));
}

#[test]
fn an_answer_without_a_choice_goes_with_the_choice_before_it() {
    let mut table = table(&["show", "draw", "look"]);
    assert_eq!((table.undoable(RED), table.undo(RED)), (Ok((2, None)), Ok(2)));
    assert_eq!(barrier(&mut self::table(&["draw", "look"]), RED), BarrierKind::Secret(Seats::one(RED)), "it has looked");
    let mut choices = self::table(&["draw", "look", "add 1"]);
    assert_eq!(choices.choices().collect::<Vec<_>>(), [(1, RED), (3, RED)]);
    assert_eq!((choices.undo(RED), choices.undo(RED).is_err()), (Ok(3), true));
}

#[test]
fn what_would_be_taken_back_is_told_before() {
    let mut table = table(&[]);
    assert_eq!(table.undoable(RED), Err(UndoError::Nothing(RED)));
    table.play_text("add 1").unwrap();
    let hash = table.hash();
    assert_eq!(table.undoable(RED), Ok((1, None)));
    table.play_text("show").unwrap();
    assert_eq!(table.undoable(RED), Ok((2, Some(Barrier { step: 3, kind: BarrierKind::Secret(both()) }))));
    assert_eq!(table.undo_past_barrier(RED), Ok(2));
    assert_eq!(table.hash(), hash);
}

#[test]
fn chance_and_other_seats_are_barriers() {
    let mut table = table(&["add 1", "add 1", "add 1"]);
    table.chance().unwrap();
    assert_eq!(barrier(&mut table, RED), BarrierKind::Chance);
    table.play_text("add 1").unwrap();
    assert_eq!(barrier(&mut table, RED), BarrierKind::Seat(BLUE));
    assert_eq!(table.undo(BLUE), Ok(5));
}

#[test]
fn who_learns_a_secret_cannot_go_back() {
    assert_eq!(barrier(&mut table(&["peek"]), RED), BarrierKind::Secret(Seats::one(RED)));
    assert_eq!(barrier(&mut table(&["show"]), RED), BarrierKind::Secret(both()));
    let text = table(&["show"]).undo(RED).unwrap_err().to_string();
    assert_eq!(text, "step 2 showed a secret to seat 1, 2: the others must agree");
    // Red knows already; blue is shown.
    assert_eq!(barrier(&mut table(&["peek", "show"]), RED), BarrierKind::Secret(Seats::one(BLUE)));
    // The number is known to all, red's guess not yet.
    assert_eq!(barrier(&mut table(&["show", "guess 3", "show"]), RED), BarrierKind::Secret(Seats::one(BLUE)));
    assert_eq!(table(&["show", "show"]).undo(RED), Ok(2), "nothing new");
    let (_, shown) = table(&["peek", "show"]).undoable(RED).unwrap();
    let shown = shown.unwrap();
    assert!(shown.counts(Seats::ALL) && shown.counts(both()) && !shown.counts(Seats::one(RED)), "a bot remembers nothing");
}

#[test]
fn a_secret_pick_shows_nothing() {
    let mut guessed = table(&["guess 3"]);
    assert_eq!(guessed.undo(RED), Ok(1));
    let mut added = table(&["show", "add 2"]);
    assert_eq!(added.undo(RED), Ok(2), "what was shown before is no secret any more");
}

#[test]
fn past_a_barrier_outcomes_are_kept() {
    let mut table = table(&["add 1", "add 1", "add 1"]);
    table.chance().unwrap();
    let first = table.record();
    assert_eq!(table.undo_past_barrier(RED), Ok(3));
    table.play_text("add 1").unwrap();
    table.chance().unwrap();
    assert_eq!(table.record(), first, "a drawn outcome");

    let drawn = first.lines.last().unwrap().text.clone();
    let typed = if drawn == "die 6" { "die 5" } else { "die 6" };
    table.undo_past_barrier(RED).unwrap();
    table.play_text("add 2").unwrap();
    table.chance_with(typed).unwrap();
    table.undo_past_barrier(RED).unwrap();
    table.play_text("add 1").unwrap();
    table.chance().unwrap();
    assert_eq!(table.record().lines.last().unwrap().text, typed, "a typed outcome");
}

#[test]
fn undo_drops_the_log_and_leaks_no_handles() {
    let mut table = table(&[]);
    table.listen(true);
    table.play_text("guess 2").unwrap();
    let before = table.parts().0.start().0;
    table.parts().0.free(Handle(before));
    assert_eq!(table.undo(RED), Ok(1));
    assert_eq!(table.log(Observer::Host), []);
    table.play_text("guess 2").unwrap();
    assert_eq!(table.log(Observer::Host).len(), 1, "it still listens");
    assert_eq!(table.parts().0.start().0, before);
}
