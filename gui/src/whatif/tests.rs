use crate::app::Viewer;
use crate::prefs::{Preferences, Speed};
use crate::table::pictures::session_with;
use crate::testing::{click, window};
use clade_engine::Observer;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::time::{Duration, Instant};

#[test]
fn a_running_game_is_played_on_as_far_as_its_player_sees() {
    let mut window = window([1280.0, 1200.0]);
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    let mut session = session_with("pond", 3, &[], 12);
    let (steps, observer) = (session.table().steps(), session.seen().observer);
    assert!(session.ground().is_some_and(|ground| ground.eyes == observer) && observer != Observer::Host);
    let lies = |eyes, session: &mut crate::game::Session| super::position(steps, eyes, session.table_mut()).unwrap();
    assert_ne!(lies(observer, &mut session), lies(Observer::Host, &mut session), "the hands of others are dealt anew");
    window.state_mut().play(session).unwrap();
    window.run_steps(4);
    click(&mut window, "What if…");
    window.get_by_label_contains("What you do not see is dealt anew");
    assert!(window.query_all_by_label("Another answer").next().is_some());
    assert!(window.query_by_label("Choose another answer or a rule, or write what lies differently.").is_some());
    click(&mut window, "This table in the game’s words");
    let line = window.query_all_by_label_contains("pond = ").find_map(|node| node.accesskit_node().value()).unwrap();
    click(&mut window, &line);
    let field = window.get_by_role_and_label(egui::Role::MultilineTextInput, "What lies differently, in the game’s words");
    assert_eq!(field.accesskit_node().value().unwrap(), line, "a line that is clicked is there to be changed");
    click(&mut window, "Play it on");
    let told = format!("Played after action {steps}: 100 games each way");
    let began = Instant::now();
    let unsure = "Every game went the same both ways: from here on nothing depends on it any more.";
    let is_told = |window: &crate::testing::Window| [&told, unsure].iter().all(|label| window.query_by_label(label).is_some());
    while !is_told(&window) && began.elapsed().as_secs() < 120 {
        std::thread::sleep(Duration::from_millis(20));
        window.step();
    }
    window.get_by_label(&told);
    window.get_by_label(unsure);
    click(&mut window, "What if…");
    assert!(window.query_by_label("Play it on").is_none(), "closed");
}

#[test]
fn another_answer_is_chosen_and_the_one_that_was_given_is_told() {
    let folder = crate::testing::Folder::new("other-answer");
    let file = folder.path().join("game.clade");
    let record = crate::testing::played(crate::testing::MODULES[4], &["random", "random"], usize::MAX);
    std::fs::write(&file, record.write()).unwrap();
    let mut window = crate::testing::at(folder.path(), Some(&file), [1280.0, 1200.0]);
    let at = record.lines.iter().position(|line| line.actor != "chance").unwrap();
    window.key_press(egui::Key::Home);
    window.run();
    for _ in 0..at {
        window.key_press(egui::Key::ArrowRight);
        window.run();
    }
    click(&mut window, "What if…");
    let tells = |window: &Harness<Viewer>, said: &str| {
        window.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            [node.label(), node.value()].into_iter().flatten().any(|text| text.contains(said))
        })
    };
    assert!(tells(&window, "as it was: "), "the game is over: nothing is a secret");
    window.get_by_role_and_label(egui::accesskit::Role::ComboBox, "Another answer").click();
    window.run();
}
