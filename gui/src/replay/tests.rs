//! Saved games looked at, by accessible names.

use super::run::SPEEDS;
use crate::app::{Start, Viewer};
use crate::prefs::{Preferences, Speed};
use crate::testing::{Folder, MODULES, at_home, click, played, started};
use clade_engine::{Actor, Module, Observer, Seat};
use clade_table::Record;
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

/// A window in which this game is looked at, and its home.
fn looked_at(record: &Record) -> (Harness<'static, Viewer>, Folder) {
    let folder = Folder::new("replay");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, record.write()).unwrap();
    let mut harness = at_home(folder.path(), Some(&file));
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..harness.state().prefs().clone() };
    harness.state_mut().prefer(prefs);
    (harness, folder)
}

fn of(module: &dyn Module) -> Record {
    played(module, &["human", "random", "greedy"], usize::MAX)
}

fn press(harness: &mut Harness<Viewer>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn step(harness: &Harness<Viewer>) -> usize {
    harness.state().replay().unwrap().film.step()
}

/// Where the turns begin, told by the record alone.
fn starts(record: &Record) -> Vec<usize> {
    let mut last = None;
    let lines = record.lines.iter().enumerate().filter(|(_, line)| line.actor != "chance");
    lines.filter(|(_, line)| last.replace(&line.actor) != Some(&line.actor)).map(|(at, _)| at).collect()
}

#[test]
fn a_game_of_each_kind_is_looked_at_from_its_start_to_its_end() {
    for module in MODULES {
        let record = of(*module);
        let (all, starts) = (record.lines.len(), starts(&record));
        let (mut harness, _folder) = looked_at(&record);
        assert_eq!((step(&harness), harness.state().replay().unwrap().film.steps()), (0, all));
        click(&mut harness, "To the end");
        assert_eq!(step(&harness), all);
        harness.get_by_label("Place");
        let last = harness.state().replay().unwrap().film.scores().to_vec();
        click(&mut harness, "Action before");
        assert_eq!(step(&harness), all - 1);
        assert!(harness.query_by_label("Place").is_none(), "the game is not over there");
        click(&mut harness, "Turn before");
        assert_eq!(step(&harness), *starts.iter().rfind(|start| **start < all - 1).unwrap());
        click(&mut harness, "To the start");
        assert_eq!(step(&harness), 0);
        assert_ne!(harness.state().replay().unwrap().film.scores(), last);
        click(&mut harness, "Next turn");
        let first = *starts.iter().find(|start| **start > 0).unwrap();
        assert_eq!(step(&harness), first);
        click(&mut harness, "Next action");
        assert_eq!(step(&harness), first + 1);
        let seen = &harness.state().replay().unwrap().film.seen();
        assert!(seen.labels.is_empty() && seen.scene.nodes.iter().all(|node| node.actions.is_empty()), "nobody is asked");
    }
}

#[test]
fn the_keys_do_what_the_buttons_do() {
    let record = of(MODULES[4]);
    let (all, starts) = (record.lines.len(), starts(&record));
    let (mut harness, _folder) = looked_at(&record);
    press(&mut harness, Key::End);
    assert_eq!(step(&harness), all);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(step(&harness), all - 1);
    press(&mut harness, Key::Home);
    assert_eq!(step(&harness), 0);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(step(&harness), 2);
    press(&mut harness, Key::PageDown);
    let next = *starts.iter().find(|start| **start > 2).unwrap();
    assert_eq!(step(&harness), next);
    press(&mut harness, Key::PageUp);
    assert_eq!(step(&harness), starts.iter().copied().rfind(|start| *start < next).unwrap_or(0));
}

/// Over the table lie the rules: they are scrolled, the game stays where it is.
#[test]
fn what_scrolls_the_rules_steps_through_no_game() {
    let (mut harness, _folder) = looked_at(&of(MODULES[0]));
    press(&mut harness, Key::PageDown);
    let at = step(&harness);
    assert!(at > 0);
    press(&mut harness, Key::B);
    harness.get_by_role(egui::Role::TextInput); // the search in them
    for key in [Key::PageDown, Key::End, Key::PageUp, Key::Home] {
        press(&mut harness, key);
        assert_eq!(step(&harness), at, "{key:?}");
    }
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Home);
    assert_eq!(step(&harness), 0);
}

#[test]
fn the_timeline_is_clicked_dragged_and_stepped() {
    let record = of(MODULES[0]);
    let all = record.lines.len();
    let (mut harness, _folder) = looked_at(&record);
    let near = |found: usize, part: f32| (found as f32 - all as f32 * part).abs() <= 1.0 + all as f32 * 0.03;
    click(&mut harness, "Timeline");
    assert!(near(step(&harness), 0.5), "{}", step(&harness));
    let rect = harness.get_by_label("Timeline").rect();
    harness.drag_at(rect.center());
    harness.run();
    harness.hover_at(rect.lerp_inside(egui::vec2(0.75, 0.5)));
    harness.run();
    assert!(near(step(&harness), 0.75), "{}", step(&harness));
    harness.drop_at(rect.lerp_inside(egui::vec2(0.75, 0.5)));
    harness.run();
    let at = step(&harness);
    harness.get_by_label("Timeline").increment_accesskit();
    harness.run();
    assert_eq!(step(&harness), at + 1);
    harness.get_by_label("Timeline").focus();
    harness.run();
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(step(&harness), at - 1);
}

#[test]
fn eyes_see_what_their_seat_knew() {
    let (mut harness, _folder) = looked_at(&of(MODULES[1]));
    for _ in 0..12 {
        press(&mut harness, Key::ArrowRight);
    }
    let seen = |harness: &Harness<Viewer>| {
        let seen = &harness.state().replay().unwrap().film.seen();
        (seen.observer, seen.scene.clone())
    };
    assert_eq!(seen(&harness).0, Observer::Seat(Seat(0)), "the one person who played looks at it first");
    click(&mut harness, "Everybody");
    let public = seen(&harness);
    let replay = harness.state().replay().unwrap();
    let seat = replay.cast.sides[0].0;
    let name = format!("{} · {}", replay.cast.name_of(seat), replay.cast.people[usize::from(seat.0)].name);
    click(&mut harness, &name);
    let own = seen(&harness);
    click(&mut harness, "All revealed");
    let open = seen(&harness);
    assert_eq!((public.0, own.0, open.0), (Observer::Public, Observer::Seat(seat), Observer::Host));
    assert!(public.1 != own.1 && own.1 != open.1 && open.1 != public.1, "hands are hidden from others");
    click(&mut harness, "Everybody");
    assert_eq!(seen(&harness).1, public.1);
    assert_eq!(step(&harness), 12);
}

#[test]
fn it_runs_until_it_is_stopped_or_over() {
    let record = of(MODULES[4]);
    let (mut harness, _folder) = looked_at(&record);
    click(&mut harness, "Run");
    harness.run_steps(40);
    let here = step(&harness);
    assert!(here > 3 && here < record.lines.len(), "{here}");
    click(&mut harness, "Stop");
    let here = step(&harness);
    harness.run_steps(40);
    assert_eq!(step(&harness), here);
    click(&mut harness, "Speed");
    click(&mut harness, &format!("×{}", SPEEDS[SPEEDS.len() - 1]));
    harness.get_by_label("Run").click();
    harness.run_steps(3 * record.lines.len());
    assert_eq!(step(&harness), record.lines.len());
    harness.get_by_label("Run").click();
    harness.run_steps(4);
    let here = step(&harness);
    assert!(here < 6, "at the end it begins anew, not at {here}"); // a step a frame, and the click takes frames, too
}

#[test]
fn a_line_of_the_log_leads_to_its_action() {
    let (mut harness, _folder) = looked_at(&of(MODULES[0]));
    press(&mut harness, Key::End);
    let film = &harness.state().replay().unwrap().film;
    let told = film.log().last().unwrap().step;
    let last = film.log().iter().filter(|line| line.step == told).count();
    assert!(told > 0 && last > 0);
    press(&mut harness, Key::Home);
    let first = harness.state().replay().unwrap().film.log()[0].clone();
    let words = clade_engine::Translate::text(&harness.state().replay().unwrap().cast.words, &first.msg);
    click(&mut harness, &format!("{} {words}", first.step));
    assert_eq!(step(&harness), first.step);
}

#[test]
fn it_is_played_on_from_any_action_another_way() {
    let record = of(MODULES[0]);
    let (mut harness, folder) = looked_at(&record);
    let before = std::fs::read(folder.path().join("game.clade")).unwrap();
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    let from = step(&harness);
    assert_ne!(record.lines[from].actor, "chance");
    click(&mut harness, "Play on from here…");
    let sides: Vec<String> = {
        let cast = &harness.state().replay().unwrap().cast;
        (0..3).map(|seat| cast.name_of(clade_engine::Seat(seat))).collect()
    };
    for side in &sides[1..] {
        click(&mut harness, &format!("Who plays {side}"));
        harness.get_all_by_label("Person").last().unwrap().click();
        harness.run();
    }
    click(&mut harness, "Play on");
    let header = harness.state_mut().header().unwrap();
    assert_eq!(header.players, ["human", "human", "human"]);
    let table = harness.state_mut().playing().unwrap().session().table();
    assert_eq!(table.record().lines, record.lines[..from]);
    assert!(matches!(table.turn().actor, Actor::Seat(_)));
    assert_eq!(std::fs::read(folder.path().join("game.clade")).unwrap(), before);
}

#[test]
fn after_a_table_that_is_not_as_it_was_saved_nobody_plays_on() {
    let mut record = of(MODULES[0]);
    let [(sure, _), (wrong, hash)] = record.hashes[..2] else { panic!("a hash now and then") };
    record.hashes[1] = (wrong, hash ^ 1);
    let (mut harness, _folder) = looked_at(&record);
    click(&mut harness, "Only look at it");
    let told = format!("Only up to action {sure} is this certainly the saved game; it cannot be played on from a later table");
    let can = |harness: &Harness<Viewer>| {
        let button = !harness.get_by_label("Play on from here…").accesskit_node().is_disabled();
        assert_ne!(button, harness.query_by_label(&told).is_some(), "the reason stands beside it");
        button
    };
    assert!(can(&harness));
    press(&mut harness, Key::End);
    assert_eq!(step(&harness), wrong, "it can be looked at");
    assert!(!can(&harness));
    while step(&harness) > sure {
        assert!(!can(&harness), "{}", step(&harness));
        press(&mut harness, Key::ArrowLeft);
    }
    assert!(can(&harness));
    click(&mut harness, "Play on from here…");
    click(&mut harness, "Play on");
    let played = harness.state_mut().playing().unwrap().session().record();
    assert_eq!(played.lines[..sure], record.lines[..sure]);
    assert!(played.lines.len() < wrong);
}

#[test]
fn every_page_of_it_speaks_the_language_that_is_chosen() {
    let (mut harness, _folder) = looked_at(&of(MODULES[0]));
    click(&mut harness, "Русский");
    harness.get_by_label("Лента времени");
    harness.get_by_label("Следующий ход");
    click(&mut harness, "Polski");
    harness.get_by_label("Następna tura");
}

#[test]
fn a_review_is_made_beside_the_game_kept_and_leads_to_its_tables() {
    let record = of(MODULES[4]);
    let (mut harness, folder) = looked_at(&record);
    click(&mut harness, "Review");
    let is_there = |harness: &Harness<Viewer>| harness.query_all_by_label("Chances of winning").next().is_some();
    let began = std::time::Instant::now();
    while !is_there(&harness) && began.elapsed().as_secs() < 120 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        harness.step();
    }
    assert!(is_there(&harness), "the review is made");
    assert!(folder.path().join("game.review.json").exists(), "and kept beside the game");
    for (column, help) in [("unforeseen", "The rest of the sum"), ("chance at the end", "How the game ended")] {
        harness.get_by_label(column).scroll_to_me();
        harness.run();
        harness.get_by_label(column).hover();
        harness.run_steps(60);
        assert!(harness.query_by_label_contains(help).is_some(), "{column} says what it means");
    }
    // Who answers at random gives something away in a whole game; the first of it leads to its table.
    let review = clade_host::review::file_of(&folder.path().join("game.clade"));
    let text = std::fs::read_to_string(&review).unwrap();
    assert!(text.contains("\"lost\":0.") && text.contains("Luck"), "{text}");
    let (mut first, mut said) = (None, String::new());
    for node in harness.query_all_by_role(egui::accesskit::Role::Button) {
        let label = node.accesskit_node().label().unwrap_or_default();
        if let (None, Some(rest)) = (first, label.strip_prefix("After ")) {
            (first, said) = (rest.split([':', ' ']).next().and_then(|step| step.parse::<usize>().ok()), label.clone());
        }
    }
    click(&mut harness, &said);
    assert_eq!(Some(step(&harness)), first, "{said}");
    click(&mut harness, "Review");
    assert!(!is_there(&harness), "closed");
    click(&mut harness, "Review");
    harness.run();
    assert!(is_there(&harness), "what was found is shown again at once");
    // Somebody else judges: the game is thought through again.
    harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Judged by").scroll_to_me();
    harness.run();
    choose(&mut harness, "Judged by");
    click(&mut harness, "Easy bot");
    let began = std::time::Instant::now();
    let is_of = |level: &str| std::fs::read_to_string(&review).unwrap().contains(&format!("\"level\":\"{level}\""));
    while !is_of("easy") && began.elapsed().as_secs() < 120 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        harness.step();
    }
    assert!(is_of("easy") && is_there(&harness), "and what it found is kept and shown");
}

#[test]
fn who_looks_at_something_else_finds_the_review_where_it_was() {
    let (mut harness, _folder) = looked_at(&played(MODULES[0], &["random", "random", "random"], usize::MAX));
    let of = |harness: &Harness<Viewer>| {
        let review = &harness.state().replay().unwrap().review;
        (review.is_open(), review.is_thinking())
    };
    let mut seen = Vec::new();
    for button in ["Review", "What if…", "Review", "Review"] {
        harness.get_by_role_and_label(egui::accesskit::Role::Button, button).click();
        harness.run_steps(3);
        seen.push(of(&harness));
    }
    assert_eq!(seen, [(true, true), (false, true), (true, true), (false, false)], "only who closes it stops it");
}

#[test]
fn beside_a_review_the_table_has_the_room_of_players_and_log() {
    let (mut harness, _folder) = looked_at(&of(MODULES[4]));
    let mut has_log = Vec::new();
    for _ in 0..3 {
        has_log.push(harness.query_by_label("What happened").is_some());
        harness.get_by_role_and_label(egui::accesskit::Role::Button, "Review").click();
        harness.run_steps(3);
    }
    assert_eq!(has_log, [true, false, true]);
}

/// Opens a list of choices.
fn choose(harness: &mut Harness<Viewer>, label: &str) {
    harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, label).click();
    harness.run();
}

#[test]
fn a_table_is_played_on_both_ways() {
    let folder = Folder::new("what-if");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, played(MODULES[0], &["random", "random", "random"], 60).write()).unwrap();
    let start = Start { home: Some(folder.path().to_owned()), record: Some(file), at: Some(50), ..Start::default() };
    let mut harness = started(&start, [1280.0, 1400.0]);
    click(&mut harness, "What if…");
    harness.get_by_label("Choose another answer or a rule, or write what lies differently.");
    choose(&mut harness, "A rule that is different");
    click(&mut harness, "Left cubes");
    click(&mut harness, "Left cubes, a common pile that falls at random");
    choose(&mut harness, "Who plays on");
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "Random bot").click();
    harness.run();
    click(&mut harness, "Play it on");
    let is_there = |harness: &Harness<Viewer>| harness.query_by_label("Played after action 50: 100 games each way").is_some();
    let began = std::time::Instant::now();
    while !is_there(&harness) && began.elapsed().as_secs() < 120 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        harness.step();
    }
    assert!(is_there(&harness), "all are played");
    let pictures = harness.query_all_by_label_contains("Score on the way, ").filter_map(|node| node.accesskit_node().label());
    assert_eq!(pictures.collect::<std::collections::BTreeSet<_>>().len(), 3, "a picture for each side");
    harness.get_by_role_and_label(egui::accesskit::Role::MultilineTextInput, "What lies differently, in the game’s words").click();
    harness.run();
    let field = harness.get_by_role_and_label(egui::accesskit::Role::MultilineTextInput, "What lies differently, in the game’s words");
    field.type_text("red.points = \"many\"");
    harness.run();
    click(&mut harness, "Play it on");
    assert_eq!(harness.query_all_by_label_contains("✗ That cannot be: ").count(), 1, "said, and nothing is played");
    click(&mut harness, "What if…");
    assert!(harness.query_by_label("Play it on").is_none(), "closed");
}

#[test]
fn what_is_hidden_in_a_game_that_is_not_over_is_shown_only_to_who_wants_it() {
    let (mut harness, _folder) = looked_at(&played(MODULES[4], &["human", "random", "random"], 20));
    click(&mut harness, "Only look at it");
    let asks = |harness: &Harness<Viewer>| harness.query_by_label_contains("This game is not over. Show").is_some();
    click(&mut harness, "Player 1 · Person");
    assert!(!asks(&harness), "one’s own hand");
    let is_dealt = |harness: &Harness<Viewer>| harness.query_by_label_contains("What you do not see is dealt anew").is_some();
    click(&mut harness, "What if…");
    assert!(is_dealt(&harness), "what-if knows no more");
    click(&mut harness, "What if…");
    for (button, asked) in [("Cancel", true), ("Show it", true), ("", false)] {
        click(&mut harness, "All revealed");
        assert_eq!(asks(&harness), asked);
        if asked {
            click(&mut harness, button);
        }
    }
    click(&mut harness, "What if…");
    assert!(!is_dealt(&harness), "now all is known");
}

/// With large letters in a usual window the table has half of the height: the timeline is low, eyes and what else can be done are lists.
#[test]
fn in_a_low_window_the_controls_leave_room_for_the_table() {
    for (module, seats) in [(0, 4), (1, 5), (4, 3)] {
        let (mut harness, _folder) = looked_at(&played(MODULES[module], &vec!["random"; seats], usize::MAX));
        let height = |harness: &Harness<Viewer>| harness.state().replay().unwrap().page.height();
        let usual = height(&harness);
        harness.state_mut().with_text(1.5);
        harness.run();
        assert!(height(&harness) >= 400.0, "{module}: {}, usually {usual}", height(&harness));
        harness.get_by_label("Seen by").click();
        harness.run();
        click(&mut harness, "Everybody");
        assert_eq!(harness.state().replay().unwrap().film.seen().observer, Observer::Public);
        click(&mut harness, "More");
        harness.get_by_label("Score");
        click(&mut harness, "What if…");
        harness.get_by_label("Choose another answer or a rule, or write what lies differently.");
        press(&mut harness, Key::Escape);
        assert!(harness.query_by_label("Play it on").is_none(), "closed by the key that closes things");
    }
}
