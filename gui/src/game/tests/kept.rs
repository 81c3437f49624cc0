//! Every answer is in a file before the next is asked for.

use super::super::new_game::Beginning;
use super::{Folder, Played, begin, new_game};
use crate::game::{Rules, Session};
use clade_engine::Actor;
use clade_host::{Autosave, Home, Listed};
use clade_table::{Record, Table};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

const SITTERS: [&str; 3] = ["human", "random", "random"];

fn kept(test: &str) -> (Folder, Home, Played) {
    let folder = Folder::new(test);
    let home = Home::new(Some(folder.path()));
    let mut played = begin(&clade_soup::MODULE, &SITTERS);
    played.session.keep_in(Autosave::new(&home).unwrap());
    (folder, home, played)
}

/// The only file there is.
fn file(home: &Home) -> PathBuf {
    let paths: Vec<PathBuf> = fs::read_dir(home.kept().unwrap()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(paths.len(), 1, "{paths:?}");
    paths[0].clone()
}

/// A game continues from a file.
fn go_on(home: &Home, found: &Listed, record: &Record) -> Session {
    let new = new_game(&clade_soup::MODULE, &SITTERS);
    let rules = Rules::shipped(&clade_soup::MODULE, &new).unwrap();
    let face = rules.ruleset.open(clade_host::watchdog::guarded()).unwrap();
    let table = Table::replay_to(face, record, usize::MAX, true).unwrap();
    let mut session = Session::go_on(table, rules.ruleset, Arc::new(|| {})).unwrap();
    session.keep_in(Autosave::instead_of(home, found).unwrap());
    session
}

#[test]
fn the_file_is_the_record_after_every_step_also_back_and_another_way() {
    let (_folder, home, mut played) = kept("steps");
    let is_kept = |played: &Played| {
        let written = fs::read_to_string(file(&home)).unwrap();
        assert_eq!(written.trim_end_matches("# over\n"), played.session.record().write());
        assert_eq!(written.ends_with("# over\n"), played.session.table.is_over());
    };
    played.run();
    assert!(!home.kept().unwrap().exists(), "no seat has answered yet");
    played.answer();
    while !played.session.table.is_over() {
        is_kept(&played);
        if played.run() == 0 {
            played.answer();
        }
    }
    is_kept(&played);
    played.session.undo(true).unwrap();
    is_kept(&played);
    played.play(usize::MAX);
    is_kept(&played);
    played.session.look(Some(45));
    played.session.branch().unwrap();
    is_kept(&played);
    played.play(70);
    is_kept(&played);
    assert_eq!(played.session.take_notes(), []);
}

#[test]
fn what_was_kept_goes_on_after_a_crash() {
    let (_folder, home, mut played) = kept("crash");
    played.play(70);
    assert_eq!(Autosave::find(&home), None, "it is being played in another window");
    let record = played.session.record();
    drop(played); // as in a crash: nothing is written at the end
    let found = Autosave::find(&home).unwrap();
    let answers = record.lines.iter().filter(|line| line.actor != "chance").count();
    assert_eq!((found.game.as_str(), found.steps, found.answers), ("soup", record.lines.len(), answers));
    assert_eq!(found.players, SITTERS);
    let read = Record::read(fs::read(&found.path).unwrap()).unwrap();
    assert_eq!(read, record);
    let session = go_on(&home, &found, &read);
    assert_eq!(session.record(), record);
    assert_eq!(session.log(), session.table.log(session.seen().observer));
    assert_ne!(file(&home), found.path, "the new file stands for the old one");
    assert_eq!(fs::read_to_string(file(&home)).unwrap(), record.write());
    assert_eq!(Autosave::find(&home), None);
}

#[test]
fn a_torn_line_costs_only_itself() {
    let (_folder, home, mut played) = kept("torn");
    played.play(45);
    let record = played.session.record();
    drop(played);
    let whole = fs::read(file(&home)).unwrap();
    let head = Record::new(record.header.clone()).write().len();
    for length in (head..whole.len()).rev() {
        fs::write(file(&home), &whole[..length]).unwrap();
        let lines = whole[head..length].split_inclusive(|&byte| byte == b'\n');
        let actions = lines.filter(|line| line.ends_with(b"\n") && !line.starts_with(b"#")).count();
        let answers = record.lines[..actions].iter().filter(|line| line.actor != "chance").count();
        let found = Autosave::find(&home);
        assert_eq!(found.as_ref().map(|found| found.steps), (answers > 0).then_some(actions), "{length} bytes");
        if let Some(found) = found.filter(|_| length % 97 == 0) {
            let partial = Record::read(&whole[..length]).or_else(|error| error.partial.map(|it| *it).ok_or(())).unwrap();
            assert_eq!(go_on(&home, &found, &partial).record().lines, record.lines[..actions]);
        }
    }
}

#[test]
fn two_windows_have_two_files_and_a_game_that_is_over_does_not_go_on() {
    let (_folder, home, mut one) = kept("two");
    let mut two = begin(&clade_pond::MODULE, &["human", "random"]);
    two.session.keep_in(Autosave::new(&home).unwrap());
    one.play(60);
    two.play(10);
    one.play(70);
    let (first, second) = (one.session.record(), two.session.record());
    drop(two);
    assert_eq!(Autosave::find(&home).map(|found| found.game), Some("pond".to_owned()), "the other is being played");
    drop(one);
    let mut listed = home.games();
    listed.sort_by_key(|game| game.game.clone());
    let told: Vec<_> = listed.iter().map(|game| (game.game.as_str(), game.steps, game.is_kept, game.is_over)).collect();
    assert_eq!(told, [("pond", second.lines.len(), true, false), ("soup", first.lines.len(), true, false)]);

    let mut over = begin(&clade_pond::MODULE, &["human", "random"]);
    over.session.keep_in(Autosave::new(&home).unwrap());
    over.play(usize::MAX);
    drop(over);
    assert_eq!(home.games().iter().filter(|game| game.is_over).count(), 1);
    assert!(!Autosave::find(&home).unwrap().is_over);
}

#[test]
fn old_files_make_room() {
    let (_folder, home, played) = kept("room");
    drop(played);
    fs::create_dir_all(home.kept().unwrap()).unwrap();
    for n in 0..60 {
        fs::write(home.kept().unwrap().join(format!("old-{n}.clade")), "").unwrap();
    }
    fs::write(home.kept().unwrap().join("letter.txt"), "none of ours").unwrap();
    let mut played = begin(&clade_soup::MODULE, &SITTERS);
    played.session.keep_in(Autosave::new(&home).unwrap());
    played.play(50);
    let names: Vec<_> = fs::read_dir(home.kept().unwrap()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 40 + 1);
    assert!(names.iter().any(|name| name == "letter.txt") && names.iter().any(|name| name == "soup-1.clade"));
}

#[test]
fn games_that_are_over_make_room_first_and_the_last_of_a_game_never() {
    let (_folder, home, mut played) = kept("worth");
    let mut over = begin(&clade_pond::MODULE, &["human", "random"]);
    over.play(usize::MAX);
    let mut pond = begin(&clade_pond::MODULE, &["human", "random"]);
    pond.play(10);
    played.play(50);
    let soup = file(&home);
    let text = fs::read_to_string(&soup).unwrap();
    fs::remove_file(&soup).unwrap();
    drop(played);
    let write = |name: &str, text: &str, when: u64| {
        let mut file = fs::File::create(home.kept().unwrap().join(name)).unwrap();
        file.write_all(text.as_bytes()).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(when)).unwrap();
    };
    write("pond-1.clade", &pond.session.record().write(), 1);
    (0..38).for_each(|n| write(&format!("soup-{n}.clade"), &text, 2 + n));
    write("pond-2.clade", &format!("{}# over\n", over.session.record().write()), 50);
    let next = || {
        let mut played = begin(&clade_soup::MODULE, &SITTERS);
        played.session.keep_in(Autosave::new(&home).unwrap());
        played.play(50);
        drop(played);
        ["pond-1", "pond-2", "soup-0", "soup-1"].map(|name| home.kept().unwrap().join(format!("{name}.clade")).exists())
    };
    assert_eq!(next(), [true, false, true, true], "what is over goes first");
    assert_eq!(next(), [true, false, false, true], "the oldest, but not the only one of its game");
}

#[test]
fn where_nothing_can_be_written_the_game_goes_on_and_that_is_told_once() {
    let folder = Folder::new("nowhere");
    let home = Home::new(Some(folder.path()));
    fs::write(home.kept().unwrap(), "a file where the folder should be").unwrap();
    let mut played = begin(&clade_soup::MODULE, &SITTERS);
    played.session.keep_in(Autosave::new(&home).unwrap());
    played.play(60);
    let notes: Vec<_> = played.session.take_notes().into_iter().map(|note| note.msg.id).collect();
    assert_eq!(notes, ["game-not-kept"]);
}

#[test]
fn a_game_is_saved_over_another_but_over_nothing_else() {
    let (folder, home, mut played) = kept("save");
    played.play(50);
    let (game, letter) = (home.new_file("soup").unwrap(), folder.path().join("letter.txt"));
    played.session.save(&game, false, &home).unwrap();
    played.play(60);
    played.session.save(&game, false, &home).unwrap();
    assert_eq!(fs::read_to_string(&game).unwrap(), played.session.record().write());
    fs::write(&letter, "dear reader\n").unwrap();
    assert!(matches!(played.session.save(&letter, false, &home), Err(clade_host::SaveError::NoSavedGame(_))));
    assert_eq!(fs::read_to_string(&letter).unwrap(), "dear reader\n");
    assert!(matches!(played.session.save(folder.path(), false, &home), Err(clade_host::SaveError::File { .. })));
}

#[test]
fn a_record_of_strangers_does_not_begin() {
    let new = new_game(&clade_soup::MODULE, &SITTERS);
    let table = |players: &[&str]| {
        let rules = Rules::shipped(&clade_soup::MODULE, &new).unwrap();
        let mut table = Table::new(
            rules.ruleset.open(clade_host::watchdog::guarded()).unwrap(),
            begin(&clade_soup::MODULE, &SITTERS).session.table.header().clone(),
        );
        assert_eq!(table.turn().actor, Actor::Chance);
        table.header_mut().players = players.iter().map(|&word| word.to_owned()).collect();
        Session::go_on(table, rules.ruleset, Arc::new(|| {})).err().unwrap()
    };
    assert!(matches!(table(&["human", "gredy", "random"]), Beginning::Host(clade_host::Error::Unknown { word, .. }) if word == "gredy"));
    assert!(matches!(table(&["human", "random"]), Beginning::Seats { seats: 3, found: 2 }));
}
