//! Primordial Soup for two: things that are nobody's, or of one of a tribe's two colours, are drawn like those of a side.

use super::layout::{Form, HEADING, LINE, Laid, Order, Roots, Ruler, column, plane};
use super::pictures::session_with;
use crate::game::Session;
use crate::prefs::{Preferences, Speed};
use crate::testing::usual;
use clade_engine::scene::{Node, Scene, Shape};
use clade_engine::{Msg, Side};
use egui_kittest::kittest::Queryable;

const VARIANTS: [&str; 3] = ["dummy", "two-colours", "tribe"];

fn session(variant: &str, steps: usize) -> Session {
    session_with("soup", 2, &[("two-players", variant)], steps)
}

/// Words as they are called in scenes: about as wide as letters are.
struct Bare;

impl clade_engine::Translate for Bare {
    fn text(&self, msg: &Msg) -> String {
        msg.args.iter().fold(msg.id.to_string(), |told, (name, arg)| format!("{told} {name} {arg:?}"))
    }
}

const RULER: Ruler<'static> = Ruler { words: &Bare, width_of: &|text, size| text.chars().count() as f32 * size / 2.0 };

/// How all things of a table are drawn, each by its id.
fn forms(scene: &Scene) -> Vec<(&str, Form)> {
    let roots = Roots::of(scene, None);
    let (laid, _): (Laid, Order) = plane(scene, &roots.plane, egui::vec2(1000.0, 700.0), 0.7, None, &RULER);
    laid.places.iter().map(|place| (scene.nodes[usize::from(place.node)].id.as_str(), place.form)).collect()
}

#[test]
fn the_ladder_is_a_row_of_numbered_cells_and_every_marker_lies_on_it() {
    for variant in VARIANTS {
        let session = session(variant, 120);
        let forms = forms(&session.seen().scene);
        assert!(forms.iter().any(|(id, form)| *id == "ladder" && matches!(form, Form::Cells { .. })), "{variant}: {forms:?}");
        let markers: Vec<_> = forms.iter().filter(|(id, _)| id.starts_with("marker")).collect();
        assert!(markers.len() >= 2 && markers.iter().all(|(_, form)| *form == Form::Cube), "{variant}: {markers:?}");
    }
}

#[test]
fn food_of_every_colour_is_cubes_and_every_amoeba_a_figure_with_its_number() {
    for variant in VARIANTS {
        let session = session(variant, 120);
        let forms = forms(&session.seen().scene);
        for (of, wanted, least) in
            [("cubes-", Form::Cube, 20), ("supply0", Form::Cube, 1), ("amoeba", Form::Figure, 4), ("ozone", Form::Disc, 1)]
        {
            let those: Vec<_> = forms.iter().filter(|(id, _)| id.starts_with(of)).collect();
            assert!(those.len() >= least && those.iter().all(|(_, form)| *form == wanted), "{variant}: {those:?}");
        }
    }
}

#[test]
fn of_several_markers_on_a_cell_each_letter_is_seen() {
    let mut scene = Scene::default();
    let ladder = scene.add(Node::new("ladder", Shape::Track, Msg::new("ladder")).value(20));
    for side in 0..4 {
        scene.add(Node::new(format!("marker{side}"), Shape::Token, Msg::new("marker")).within(ladder).of(Side(side)).value(7));
    }
    let (laid, _): (Laid, Order) = plane(&scene, &[ladder], egui::vec2(1000.0, 700.0), 0.7, None, &RULER);
    let mut at: Vec<f32> = laid.places.iter().filter(|place| place.node != ladder).map(|place| place.rect.center().x).collect();
    at.sort_by(f32::total_cmp);
    assert!(at.len() == 4 && at.windows(2).all(|two| two[1] - two[0] >= 12.0), "{at:?}");
}

#[test]
fn signs_that_do_not_fit_beside_a_number_stand_below_it() {
    let mut scene = Scene::default();
    let panel = scene.add(Node::new("panel", Shape::Panel, Msg::new("panel")).of(Side(0)));
    let number = Node::new("short", Shape::Text, Msg::new("mutations")).within(panel).value(3);
    let long = "a defect with one of the four cards that are left in the deck".to_owned();
    scene.add(number.clone());
    scene.add(Node { id: "long".to_owned(), ..number }.badge(Msg { id: long.clone().into(), ..Msg::new("") }));
    let laid = column(&scene, &[0], 250.0, false, &RULER);
    let rows = |node: u16| laid.places.iter().find(|place| place.node == node).map(|place| (place.rect.height() / LINE).round());
    let wanted = 1.0 + ((RULER.width_of)(&long, HEADING) / 250.0).ceil();
    assert_eq!(rows(1), Some(1.0));
    assert!(rows(2) >= Some(wanted), "{:?} rows, {wanted} are needed", rows(2));
}

/// Each text that is painted, and whether its end is missing.
fn painted(shape: &egui::Shape, out: &mut Vec<(String, bool)>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, out)),
        egui::Shape::Text(text) => out.push((text.galley.text().to_owned(), text.galley.elided)),
        _ => {}
    }
}

#[test]
fn that_a_defect_is_ahead_is_read_to_its_end() {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    window.state_mut().play(session("dummy", 230)).unwrap();
    window.run_steps(4);
    let mut texts = Vec::new();
    window.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut texts));
    let ahead: Vec<_> = texts.iter().filter(|(text, _)| text.starts_with("(defect with")).collect();
    assert!(!ahead.is_empty() && ahead.iter().all(|(_, is_cut)| !is_cut), "{ahead:?}");
}

#[test]
fn that_the_game_is_over_is_said_once() {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    window.state_mut().play(session("tribe", usize::MAX)).unwrap();
    window.run_steps(4);
    assert_eq!(window.query_all_by_label("The game is over").count(), 1);
}
