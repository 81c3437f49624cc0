//! Folded corners: only where there is more to be read, and explained where they are met.

use super::hands::wait;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, usual};
use egui::{Pos2, Shape};

/// A table in Polish, whose words are long.
fn table(game: &str, steps: usize) -> Window {
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, language: "pl".to_owned(), ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_with(game, 4, &[], steps)).unwrap();
    wait(&mut window);
    window
}

/// Where corners are folded.
fn folded(window: &Window) -> Vec<Pos2> {
    let fill = window.state().shared().theme.accent.fill;
    let corner = |shape: &Shape| match shape {
        Shape::Path(path) if path.points.len() == 3 && path.closed && path.fill == fill => Some(path.points[1]),
        _ => None,
    };
    window.output().shapes.iter().filter_map(|clipped| corner(&clipped.shape)).collect()
}

#[test]
fn a_gene_of_which_all_is_said_has_no_folded_corner() {
    let mut window = table("soup", 150);
    let scene = window.state_mut().playing().unwrap().session().seen().scene.clone();
    let mut genes = scene.nodes.iter().filter(|node| node.shape == clade_engine::scene::Shape::Card && node.owner.is_some()).peekable();
    assert!(genes.peek().is_some() && genes.all(|gene| gene.badges.is_empty()));
    assert_eq!(folded(&window), []);
}

#[test]
fn a_folded_corner_is_explained_where_it_is_met() {
    let mut window = table("evolution", 130);
    let corners = folded(&window);
    assert!(!corners.is_empty(), "a sign has no room");
    window.hover_at(corners[0] + egui::vec2(-4.0, 6.0));
    for _ in 0..12 {
        window.step();
    }
    assert!(folded(&window).len() > corners.len(), "the same corner stands before what it stands for");
}
