//! Saved games on disk: what is written over, what is not, and how far a file can be played again.

use crate::common::Place;
use clade_bots::{Level, luck};
use clade_engine::{Module, Setup};
use clade_host::results::results;
use clade_host::review::{self, Review, judge, pieces};
use clade_host::{
    Autosave, Error, Folder, Home, Replaces, SaveError, Saved, advice, bot_answer, mods_used, ruleset, save, say, texts_of, watchdog,
};
use clade_table::{Header, Record, Table, Texts};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

const GAMES: &[&dyn Module] = &[&clade_pond::MODULE];

/// A game of Pond by bots, after so many actions.
fn game(seed: u64, actions: usize) -> Table {
    let (module, setup) = (GAMES[0], Setup { seats: 3, options: Default::default() });
    let rules = ruleset(module, &setup, &[]).expect("rules");
    let about = module.about();
    let mut header = Header::new(about.id, about.version, rules.hash(), setup, seed);
    header.mods = mods_used(&*rules, &[]);
    let mut table = Table::new(rules.open(watchdog::guarded()).expect("a face"), header);
    while table.steps() < actions {
        assert!(on(&mut table), "the game is longer than this");
    }
    table
}

/// One more action; false if the game is over.
fn on(table: &mut Table) -> bool {
    match table.turn().actor {
        clade_engine::Actor::Chance => table.chance().expect("an outcome"),
        clade_engine::Actor::Seat(seat) => {
            let index = bot_answer(table, seat, "random", &mut clade_bots::Patience::default()).expect("a bot");
            table.play(index).expect("a legal action");
        }
        clade_engine::Actor::Over => return false,
    }
    true
}

#[test]
fn a_game_that_a_person_played_to_its_end_is_remembered_once() {
    let place = Place::new("results");
    let home = Home::new(Some(&place.0));
    let to_the_end = |table: &mut Table, autosave: &mut Autosave| {
        autosave.keep(table).expect("kept");
        while on(table) {
            autosave.keep(table).expect("kept");
        }
    };
    let by = |player: &str| {
        let mut table = game(5, 3);
        table.header_mut().players = vec![player.to_owned(), "random".to_owned(), "random".to_owned()];
        table
    };
    to_the_end(&mut by("random"), &mut Autosave::new(&home).expect("a home"));
    assert_eq!(results(&home).expect("a file"), [], "bots among themselves are nobody's game");
    let (mut table, mut autosave) = (by("human"), Autosave::new(&home).expect("a home"));
    to_the_end(&mut table, &mut autosave);
    let all = results(&home).expect("a file");
    assert_eq!((all.len(), all[0].seats.len(), all[0].seats[0].is_person()), (1, 3, true));
    // Its end is undone and played again: the same game.
    table.undo_past_barrier(clade_engine::Seat(0)).expect("an answer to take back");
    autosave.keep(&table).expect("kept");
    to_the_end(&mut table, &mut autosave);
    assert_eq!(results(&home).expect("a file").len(), 1);
    // The same cards, played once more, are another game; a game that was over when it was opened is none.
    to_the_end(&mut by("human"), &mut Autosave::new(&home).expect("a home"));
    Autosave::new(&home).expect("a home").keep(&table).expect("kept");
    assert_eq!(results(&home).expect("a file").len(), 2);
}

/// A home in which nothing is kept.
fn nowhere() -> Home {
    Home::default()
}

fn words() -> Texts {
    Texts::new("en", &[texts_of("en"), &GAMES[0].texts("en")]).expect("tested texts")
}

#[test]
fn only_saved_games_and_empty_files_are_written_over() {
    let place = Place::new("over");
    let (one, other) = (game(1, 5).record(), game(2, 9).record());
    let file = place.file("game");
    save(&file, &one, None, Replaces::Any).expect("a new file");
    save(&file, &other, None, Replaces::Any).expect("another game");
    assert_eq!(Record::read(fs::read(&file).expect("a file")).expect("a record"), other);
    fs::write(&file, "").expect("a file");
    save(&file, &one, None, Replaces::Any).expect("an empty file");
    let whole = fs::read_to_string(&file).expect("a file");
    for kept in ["my diary\n", &whole[..whole.len() - 3]] {
        fs::write(&file, kept).expect("a file");
        let error = save(&file, &other, None, Replaces::Any).expect_err("no saved game");
        assert!(matches!(error, SaveError::NoSavedGame(_)), "{error}");
        assert!(error.say(&words()).contains("is not a saved game"));
        assert_eq!(fs::read_to_string(&file).expect("still there"), kept);
    }
    assert_eq!(place.names(), ["game"], "nothing is left beside it");
}

#[test]
fn another_game_is_replaced_only_if_that_was_said() {
    let place = Place::new("another");
    let (one, other) = (game(1, 5).record(), game(2, 9).record());
    let (file, link) = (place.file("game"), place.file(".").join("game"));
    save(&file, &one, None, Replaces::Only(None)).expect("a new file");
    for own in [None, Some(place.file("elsewhere"))] {
        let error = save(&file, &other, None, Replaces::Only(own.as_deref())).expect_err("another game");
        assert!(matches!(error, SaveError::OtherGame(_)) && error.say(&words()).contains("another saved game"), "{error}");
        assert_eq!(Record::read(fs::read(&file).expect("a file")).expect("a record"), one);
    }
    save(&file, &other, None, Replaces::Only(Some(&link))).expect("its own file, by any of its names");
    assert_eq!(Record::read(fs::read(&file).expect("a file")).expect("a record"), other);
}

#[test]
fn what_could_not_be_read_again_is_not_saved() {
    let place = Place::new("unreadable");
    let mut record = game(1, 5).record();
    record.header.version = "1".repeat(5000);
    let error = save(&place.file("game"), &record, None, Replaces::Any).expect_err("a line is too long");
    assert!(matches!(error, SaveError::Unreadable { .. }) && error.say(&words()).contains("could not be read again"), "{error}");
    assert_eq!(place.names(), [""; 0]);
}

#[test]
fn the_file_of_a_rescued_game_is_spared_by_any_of_its_names() {
    let place = Place::new("spared");
    let record = game(1, 5).record();
    let file = place.file("game");
    save(&file, &record, None, Replaces::Any).expect("a new file");
    let detour = place.file(".").join("game");
    for name in [&file, &detour] {
        let error = save(name, &record, Some(&file), Replaces::Any).expect_err("spared");
        assert!(matches!(error, SaveError::Spared(_)), "{error}");
    }
    save(&place.file("new"), &record, Some(&file), Replaces::Any).expect("another name");
}

#[test]
fn what_the_system_refuses_is_said_in_the_persons_words() {
    let place = Place::new("refused");
    let record = game(1, 5).record();
    let says = |file: PathBuf| save(&file, &record, None, Replaces::Any).expect_err("refused").say(&words());
    assert!(says(place.0.clone()).ends_with("this is a folder, not a file"));
    assert!(says(place.file("nowhere").join("game")).ends_with("there is no such file or folder"));
    let locked = place.file("locked");
    fs::write(&locked, record.write()).expect("a file");
    let mut rights = fs::metadata(&locked).expect("a file").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&locked, rights).expect("rights");
    assert!(says(locked).ends_with("access is forbidden"));
    assert_eq!(place.names(), ["locked"]);
}

#[cfg(unix)]
#[test]
fn a_link_and_the_rights_of_a_file_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let place = Place::new("linked");
    let (file, link) = (place.file("game"), place.file("link"));
    save(&file, &game(1, 5).record(), None, Replaces::Any).expect("a new file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("rights");
    symlink(&file, &link).expect("a link");
    let other = game(2, 5).record();
    save(&link, &other, None, Replaces::Any).expect("through the link");
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    assert_eq!(Record::read(fs::read(&file).expect("a file")).expect("a record"), other);
}

#[test]
fn a_saved_game_is_played_again() {
    let place = Place::new("again");
    let (file, table) = (place.file("game"), game(3, 12));
    save(&file, &table.record(), None, Replaces::Any).expect("saved");
    let saved = Saved::open(GAMES, &file, &[], &nowhere()).expect("a saved game");
    assert!(saved.changes.is_none() && saved.changes_told().is_empty());
    let again = saved.verify(usize::MAX, false).expect("rules");
    assert!(again.fault.is_none() && saved.effect_told(&again).is_none());
    assert_eq!(again.table.hash(), table.hash());
    assert_eq!(saved.keep(7).expect("a table").record(), table.record().first(7));
}

#[test]
fn of_a_torn_file_what_can_be_read_is_kept() {
    let place = Place::new("torn");
    let (file, whole) = (place.file("game"), game(3, 12).record().write());
    fs::write(&file, &whole[..whole.rfind("# hash").unwrap_or(whole.len()) - 2]).expect("a file");
    let saved = Saved::open(GAMES, &file, &[], &nowhere()).expect("the header is whole");
    let again = saved.look(usize::MAX, false).expect("rules");
    let fault = again.fault.expect("a fault");
    assert!(fault.torn && fault.kept == again.table.steps() && fault.kept > 0, "{fault:?}");
    assert!(say::join(&fault.told(&words()), &words()).contains("breaks off"));
    fs::write(&file, &whole[..20]).expect("a file");
    let error = Saved::open(GAMES, &file, &[], &nowhere()).err().expect("no header");
    assert!(matches!(error, Error::Record { .. }) && error.say(&words()).contains("not a saved game"), "{error}");
}

#[test]
fn a_game_that_a_program_does_not_have_is_named() {
    let place = Place::new("other");
    let file = place.file("game");
    save(&file, &game(3, 2).record(), None, Replaces::Any).expect("saved");
    let error = Saved::open(&[], &file, &[], &nowhere()).err().expect("no such game");
    assert!(error.say(&words()).contains("holds a game of pond, which is not here"), "{error}");
}

#[test]
fn a_folder_without_a_mod_is_none() {
    let place = Place::new("folder");
    assert!(matches!(Folder::read(&place.0), Err(Error::NoMod(_))));
    assert!(matches!(Folder::read(&place.file("nowhere")), Err(Error::File { .. })));
    fs::write(place.file("mod.toml"), "id = \"mine\"\n").expect("a file");
    fs::write(place.file("notes.txt"), "mine").expect("a file");
    let folder = Folder::read(&place.0).expect("a mod");
    assert_eq!((folder.id().as_deref(), folder.files.len()), (Some("mine"), 1));
}

#[test]
fn advice_is_legal_and_changes_nothing() {
    let mut table = game(4, 0);
    let mut asked = 0;
    while !table.is_over() {
        let (hash, turn) = (table.hash(), table.turn());
        if turn.actor == clade_engine::Actor::Chance {
            assert!(advice(&mut table).is_none(), "nobody is asked");
            table.chance().expect("an outcome");
            continue;
        }
        // Each question would take minutes in a build for tests.
        let index = if asked % 100 > 0 { 0 } else { advice(&mut table).expect("advice").answers[0].thought.index };
        assert!(index < turn.count && table.hash() == hash);
        table.play(index).expect("a legal action");
        asked += 1;
    }
    assert!(asked > 0 && advice(&mut table).is_none());
}

#[test]
fn luck_is_nobodys_in_the_long_run_and_a_review_adds_up() {
    let mut table = game(4, 60);
    let pieces = pieces(&mut table).expect("pieces");
    let [chance, choices] =
        [true, false].map(|is| pieces.iter().filter(|piece| (piece.actor == clade_engine::Actor::Chance) == is).count());
    assert!(chance > 5 && choices == table.choices().count(), "{chance} {choices}");
    for piece in pieces.iter().filter(|piece| piece.actor == clade_engine::Actor::Chance) {
        let at = table.jump(piece.step).expect("a table");
        let (face, _) = table.parts();
        let weights = face.weights(at).expect("weights");
        let mut sum = [0.0; 3];
        for (index, &weight) in (0..).zip(&weights) {
            let luck = luck(face, at, index).expect("luck").unwrap_or_else(|| vec![0.0; 3]);
            assert!(luck.iter().sum::<f64>().abs() < 1e-9, "what one gains the others lose: {luck:?}");
            sum.iter_mut().zip(&luck).for_each(|(sum, luck)| *sum += luck * f64::from(weight));
        }
        assert!(sum.iter().all(|sum| sum.abs() < 1e-6), "{sum:?} of {weights:?}");
    }
    let level = Level { name: "test", iterations: 8, is_strict: true };
    let (face, _) = table.parts();
    let verdicts: Vec<_> = pieces.iter().map(|piece| judge(face, piece, level, 7, &Arc::default()).expect("a verdict")).collect();
    let review = Review::of(&pieces, verdicts, &table).expect("a review");
    let accounts = review.accounts(3);
    assert_eq!(accounts.iter().map(|account| account.choices[0] as usize).sum::<usize>(), choices);
    assert!(accounts.iter().map(|account| account.luck).sum::<f64>().abs() < 1e-6, "{accounts:?}");
    assert_eq!(review.curve().count(), choices);
    assert!(review.strokes().is_sorted_by(|one, two| most(one.1) >= most(two.1)));
    assert!(review.mistakes().is_sorted_by(|one, two| one.2.lost >= two.2.lost));
    assert!(accounts.iter().map(|account| account.chances[0]).sum::<f64>() > 0.999);
    for turned in review.turning_points() {
        assert!(turned.change.iter().sum::<f64>().abs() < 1e-6 && turned.steps[0] < turned.steps[1], "{turned:?}");
    }
}

#[test]
fn where_a_game_turned_is_where_its_curve_rises_and_not_where_it_trembles() {
    let mut table = game(4, 60);
    let pieces = pieces(&mut table).expect("pieces");
    let piece = pieces.iter().find(|piece| piece.actor != clade_engine::Actor::Chance).expect("a choice");
    let (face, _) = table.parts();
    let level = Level { name: "test", iterations: 8, is_strict: true };
    let verdict = judge(face, piece, level, 7, &Arc::default()).expect("a verdict");
    let Some(review::Verdict::Choice(any)) = verdict else { panic!("{verdict:?}") };
    // A choice by turns: whoever chooses thinks a little worse of others. Half-way the first one rises from a third to nearly all.
    let chances = |nth: usize| {
        let trembles = if nth.is_multiple_of(3) { 0.05 } else { -0.05 };
        let first = if nth < 60 { 0.3 } else { 0.9 };
        vec![first + trembles, (1.0 - first) / 2.0, (1.0 - first) / 2.0 - trembles]
    };
    let mut verdicts = Vec::new();
    for nth in 0..120 {
        let judged = clade_bots::Judged { chances: chances(nth), ..(*any).clone() };
        verdicts.push((nth, clade_engine::Actor::Seat(clade_engine::Seat((nth % 3) as u8)), review::Verdict::Choice(Box::new(judged))));
    }
    let review = Review { verdicts, end: None };
    let turned = review.turning_points();
    assert!(turned.len() == 1, "once: {turned:?}");
    assert!(turned[0].steps[0] <= 60 && turned[0].steps[1] >= 60 && turned[0].change[0] > 0.5, "{turned:?}");
    assert_eq!(review.causes(&turned[0], 2), [[59, 60]], "each seat thinks otherwise at its next choice: what these have in common");
    let mut review = review;
    for (step, lost) in [(20, 0.5), (56, 0.2), (61, 0.3), (63, 0.1)] {
        let review::Verdict::Choice(judged) = &mut review.verdicts[step].2 else { panic!("a choice") };
        judged.lost = lost;
        judged.gave = vec![lost / 2.0; 3];
        judged.gave[step % 3] = -lost;
    }
    let accounts = review.accounts(3);
    let of = |seat: usize| [accounts[seat].lost, accounts[seat].gained].map(|sum| (sum * 100.0).round() as i32);
    assert_eq!([0, 1, 2].map(of), [[10, 50], [30, 40], [70, 20]], "20 and 56 are the third seat's, 61 the second's, 63 the first's");
    let way = accounts[1].way();
    assert_eq!(way[5], way[..5].iter().sum::<i64>(), "{way:?}");
    let small: Vec<f64> = turned[0].change.iter().map(|change| change * 5.0).collect();
    let causes = |review: &Review, most| review.causes(&turned[0], most);
    assert_eq!(causes(&review, 1), [[59, 60]], "a mistake of others that brought a quarter is less than what nothing explains");
    assert_eq!(causes(&review, 2), [[59, 60], [61, 62]], "but comes next, in the order of the game");
    assert!(review.causes(&review::Stretch { change: small, ..turned[0].clone() }, 2).is_empty(), "many small things");
    review.verdicts[59].2 = review::Verdict::Luck(vec![0.45, -0.3, -0.15]);
    assert_eq!(causes(&review, 2), [[59, 60], [61, 62]], "luck explains most of the jump");
    assert_eq!(causes(&review, 1), [[59, 60]]);
    review.verdicts[59].2 = review::Verdict::Luck(vec![-0.45, 0.3, 0.15]);
    assert_eq!(causes(&review, 2), [[58, 60], [61, 62]], "but not what went against the turn: who saw the jump no longer agree so well");
}

#[test]
fn the_strongest_bot_at_a_table_judges_and_no_weaker_one_than_usual() {
    let level = |players: &[&str]| clade_host::adviser(players.iter().copied()).name;
    assert_eq!(level(&["human", "easy", "greedy"]), "normal");
    assert_eq!(level(&["human", "hard", "normal"]), "hard");
}

fn most(luck: &[f64]) -> f64 {
    luck.iter().fold(0.0, |most, luck| most.max(luck.abs()))
}
