//! What hands and ears meet, by accessible names: one file for each kind of it. Here is what they have in common.

mod clicked;
mod dragged;
mod in_sight;
mod told;

use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, click, usual, window};
use egui_kittest::kittest::NodeT;

/// A game of Pond against one bot, at a person's question.
pub(super) fn pond(size: [f32; 2], prefs: impl FnOnce(Preferences) -> Preferences) -> Window {
    let mut window = window(size);
    let usual = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs(usual));
    click(&mut window, "Pond");
    click(&mut window, "Play");
    wait(&mut window);
    window
}

/// A game of Evolution for two after so many actions, at a person's question.
pub(super) fn evolution(steps: usize) -> Window {
    game("evolution", 2, steps)
}

/// Any game after so many actions, at a person's question. Nothing is confirmed.
pub(super) fn game(name: &str, seats: u8, steps: usize) -> Window {
    game_with(name, seats, &[], steps)
}

fn game_with(name: &str, seats: u8, options: &[(&str, &str)], steps: usize) -> Window {
    let mut window = usual();
    let prefs =
        Preferences { animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_with(name, seats, options, steps)).unwrap();
    wait(&mut window);
    window
}

pub(super) fn wait(window: &mut Window) {
    while window.state_mut().playing().unwrap().session().is_busy() {
        window.step();
    }
    window.run();
}

/// What lies on the table as long as this answer is preferred, once something that begins so can be chosen.
fn led_to(window: &mut Window, prefers: &str, id: &str) -> clade_engine::scene::Node {
    let lit = |window: &mut Window| {
        let seen = window.state_mut().playing().unwrap().session().seen();
        let answers = seen.labels.len();
        let can = |node: &&clade_engine::scene::Node| node.id.starts_with(id) && (1..answers).contains(&node.actions.len());
        seen.scene.nodes.iter().find(can).cloned()
    };
    let found = (0..80).find_map(|_| {
        if let Some(found) = lit(window) {
            return Some(found);
        }
        let session = window.state_mut().playing().unwrap().session();
        let preferred = session.seen().texts.iter().position(|text| text.contains(prefers)).unwrap_or(0);
        session.answer(preferred as u32, std::time::Instant::now()).unwrap();
        wait(window);
        None
    });
    found.unwrap_or_else(|| panic!("nothing called {id} can be chosen"))
}

fn is_lit(node: &egui_kittest::Node<'_>) -> bool {
    node.accesskit_node().label().is_some_and(|label| label.ends_with(", can be chosen"))
}

fn called(window: &mut Window, node: &clade_engine::scene::Node) -> String {
    clade_engine::Translate::text(window.state_mut().playing().unwrap().words(), &node.name)
}
