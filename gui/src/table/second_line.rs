//! Answers that need a second line: the table makes room for it and is not covered.

use super::hands::wait;
use super::pictures::session_with;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, window};
use egui_kittest::kittest::{NodeT, Queryable};
use std::collections::{BTreeMap, BTreeSet};

/// Where the buttons of the answers lie above the table.
fn buttons(window: &mut Window) -> Vec<egui::Rect> {
    let playing = window.state_mut().playing().unwrap();
    let (offered, labels) = (playing.page().answers.offered().to_vec(), playing.session().seen().labels.clone());
    let said: Vec<String> =
        offered.iter().map(|&answer| clade_engine::Translate::text(playing.words(), &labels[usize::from(answer)])).collect();
    let is_answer = |label: String| said.contains(&label);
    let all = window.query_all_by_role(egui::Role::Button);
    let answers = all.filter(|node| node.accesskit_node().label().is_some_and(is_answer)).map(|node| node.rect());
    answers.filter(|at| at.top() < 300.0).collect() // not those of the menu at a thing
}

/// Soup with large letters in a narrow window, where "drift" and "move" with their words stand one below the other.
#[test]
fn a_second_line_of_answers_makes_the_table_smaller() {
    let mut window = window([720.0, 900.0]);
    let usual = window.state().prefs().clone();
    let prefs = Preferences { text: 2.0, animation: false, speed: Speed::AtOnce, ..usual };
    window.state_mut().prefer(prefs);
    window.state_mut().play(session_with("soup", 3, &[], 4)).unwrap();
    wait(&mut window);
    // How high the table is, by how many lines of answers stand above it.
    let mut heights: BTreeMap<usize, BTreeSet<i32>> = BTreeMap::new();
    for _ in 0..12 {
        let buttons = buttons(&mut window);
        let playing = window.state_mut().playing().unwrap();
        let table = playing.page().area();
        assert!(buttons.iter().all(|button| button.bottom() <= table.top()), "{buttons:?} over {table:?}");
        let lines: BTreeSet<i32> = buttons.iter().map(|button| button.top() as i32).collect();
        heights.entry(lines.len()).or_default().insert(table.height() as i32);
        let session = playing.session();
        let answer = session.table().steps() as u32 * 7 % session.table().turn().count;
        session.answer(answer, std::time::Instant::now()).unwrap();
        wait(&mut window);
    }
    let [one, two] = [1, 2].map(|lines| heights.get(&lines).cloned().unwrap_or_default());
    assert!(one.len() == 1 && two.len() == 1, "the same height for as many lines: {heights:?}");
    assert!(two.first() < one.first(), "the table makes room: {heights:?}");
}
