//! A table with text of 125 %, as many people have it: the tools keep to their line, and answers that lie beside the table have buttons.

use super::hands::wait;
use super::layout::Roots;
use super::pictures::session_with;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, usual};
use egui_kittest::kittest::Queryable;

fn game(name: &str, seats: u8, steps: usize, text: f32) -> Window {
    let mut window = usual();
    let old = window.state().prefs().clone();
    let prefs =
        Preferences { text, language: "pl".to_owned(), animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..old };
    window.state_mut().prefer(prefs);
    window.state_mut().play(session_with(name, seats, &[], steps)).unwrap();
    wait(&mut window);
    window
}

#[test]
fn the_tools_keep_to_one_line() {
    let mut window = game("marine", 3, 12, 1.25);
    window.run_steps(4);
    let height = window.state_mut().playing().unwrap().page().heights[2];
    assert!(height < 60.0, "{height}");
    let told = window.get_by_label_contains("Wszystkie możliwości").rect();
    assert!(told.right() < 906.0, "{told:?}");
}

/// Soup: which of one's own genes is given up is asked about cards on a panel, and there are buttons for it.
#[test]
fn what_lies_beside_the_table_has_buttons() {
    let mut window = game("soup", 3, 4, 1.25);
    let mut met = 0;
    for n in 0..2_500_u32 {
        let playing = window.state_mut().playing().unwrap();
        let session = playing.session();
        if session.table().is_over() {
            break;
        }
        let seen = session.seen();
        let nodes = &seen.scene.nodes;
        let edge = Roots::of(&seen.scene, Some(&clade_engine::scene::Template { regions: Vec::new() })).edge;
        let count = seen.labels.len();
        let lit = || nodes.iter().filter(|node| !node.actions.is_empty() && node.actions.len() < count);
        let is_beside = |node: &&clade_engine::scene::Node| node.parent.is_some_and(|parent| edge.contains(&parent));
        if count > 3 && lit().count() > 2 && lit().all(|node| is_beside(&node)) {
            met += 1;
            window.run_steps(4);
            assert_eq!(window.query_all_by_label_contains("na stole").count(), 0, "they are not on the table");
            let playing = window.state_mut().playing().unwrap();
            let (offered, labels) = (playing.page().answers.offered().to_vec(), playing.session().seen().labels.clone());
            let words: Vec<String> =
                offered.iter().map(|&answer| clade_engine::Translate::text(playing.words(), &labels[usize::from(answer)])).collect();
            assert!(words.iter().any(|told| window.query_all_by_label(told).any(|node| node.rect().top() < 200.0)), "{words:?}");
        }
        let session = window.state_mut().playing().unwrap().session();
        if session.asked().is_some() {
            session.answer(n.wrapping_mul(7919) % session.table().turn().count, std::time::Instant::now()).unwrap();
        }
        while window.state_mut().playing().unwrap().session().is_busy() {
            window.step();
        }
    }
    assert!(met > 0, "nothing was asked about things on panels alone");
}
