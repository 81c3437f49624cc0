//! Pictures of numbers by pointer and accessible name.

use super::chart::Point;
use super::{Axis, Bar, Bars, Chart, Curve, Part, Scale, Trace};
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::testing::MODULES;
use clade_compare::Prose;
use clade_ecology::measure::Unit;
use egui::accesskit::Role;
use egui::{Color32, Key, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::cell::Cell;

/// What a test shows with, and what was clicked.
struct Stage {
    shared: Shared,
    words: Prose,
    chosen: Cell<Option<Point>>,
    clicked: Option<Point>,
}

fn curve(name: &str, points: &[[f64; 2]]) -> Curve {
    let (name, short) = (name.to_owned(), name[..1].to_owned());
    Curve { name, short, color: Color32::RED, place: 1, trace: Trace::Line, points: points.to_vec(), band: Vec::new() }
}

fn stage(show: impl Fn(&mut egui::Ui, &Stage) -> Option<Point> + 'static) -> Harness<'static, Stage> {
    let stage = Stage {
        shared: Shared::new(MODULES, Preferences::default()).unwrap(),
        words: Prose::new("en", MODULES),
        chosen: Cell::default(),
        clicked: None,
    };
    let mut has_fonts = false;
    let draw = move |ui: &mut egui::Ui, stage: &mut Stage| {
        if !std::mem::replace(&mut has_fonts, true) {
            crate::theme::apply(ui.ctx(), &stage.shared.theme, &stage.shared.prefs);
            return ui.ctx().request_discard("fonts");
        }
        stage.clicked = show(ui, stage).or(stage.clicked.take());
    };
    Harness::builder().with_size([500.0, 320.0]).build_ui_state(draw, stage)
}

#[test]
fn a_click_near_a_point_finds_it_and_one_far_off_does_not() {
    let mut harness = stage(|ui, stage| {
        let axis = |scale| Axis { name: "axis".to_owned(), scale };
        let curves = [curve("alga", &[[1.0, 0.0], [3.0, 1.0]]), curve("bird", &[[2.0, 0.5]])];
        let (x, y) = (axis(Scale::Whole), axis(Scale::Share));
        let chart = Chart {
            id: "chart",
            title: "Life".to_owned(),
            x,
            y,
            curves: &curves,
            level: Some(0.3),
            here: None,
            reach: [0.0; 2],
            height: 200.0,
        };
        chart.pick(ui, &stage.shared, &stage.words, &mut None, &|_| String::new())
    });
    harness.run();
    let rect = harness.get_by_role(Role::SpinButton).rect();
    let mut found = Vec::new();
    for step in 0..100 {
        let part = step as f32 / 99.0;
        // The points lie on the rising diagonal.
        let at = pos2(egui::lerp(rect.left()..=rect.right(), part), egui::lerp(rect.bottom()..=rect.top(), part));
        harness.drag_at(at);
        harness.drop_at(at);
        harness.run();
        let clicked = harness.state_mut().clicked.take();
        if found.last() != Some(&clicked) {
            found.push(clicked);
        }
    }
    let of = |curve, at| Some(Point { curve, at });
    assert_eq!(found, [None, of(0, 0), None, of(1, 0), None, of(0, 1), None]);
}

#[test]
fn bars_are_told_part_by_part() {
    let mut harness = stage(|ui, stage| {
        let part = |name: &str| Part { name: name.to_owned(), color: Color32::BLUE };
        let bar = |name: &str, parts, beside| Bar { name: name.to_owned(), parts, beside };
        let bars = [bar("Pond", Ok(vec![0.25, 0.0, 0.75]), Some(0.1)), bar("Sea", Err("nobody eats".to_owned()), None)];
        let parts = [part("grass"), part("dust"), part("fish")];
        let beside = Some("given away".to_owned());
        Bars { title: "Meals".to_owned(), unit: Unit::Share, parts: &parts, beside, bars: &bars }.show(ui, &stage.shared, &stage.words);
        None
    });
    harness.run();
    harness.get_by_label("Meals, Pond: grass 25%; fish 75%; given away 10%");
    harness.get_by_label("– nobody eats");
}

#[test]
fn points_are_walked_by_keys_and_told() {
    let mut harness = stage(|ui, stage| {
        let axis = |scale| Axis { name: "axis".to_owned(), scale };
        let curves = [curve("alga", &[[0.0, 0.2], [0.1, 0.9], [0.2, 0.5]]), curve("bird", &[]), curve("crab", &[[1.0, 0.4], [1.1, 0.6]])];
        let (x, y) = (axis(Scale::Beside), axis(Scale::Share));
        let chart =
            Chart { id: "chart", title: "Life".to_owned(), x, y, curves: &curves, level: None, here: None, reach: [0.0; 2], height: 200.0 };
        let says = |Point { curve, at }: Point| format!("curve {curve}, point {at}");
        let mut chosen = stage.chosen.get();
        let opened = chart.pick(ui, &stage.shared, &stage.words, &mut chosen, &says);
        stage.chosen.set(chosen);
        opened
    });
    let value = |harness: &Harness<'static, Stage>| harness.get_by_role(Role::SpinButton).value().unwrap_or_default();
    assert_eq!(value(&harness), "");
    harness.get_by_role(Role::SpinButton).focus();
    harness.run();
    assert_eq!(value(&harness), "curve 0, point 1", "the highest of the first");
    let mut walk = |keys: &[Key]| {
        for key in keys {
            harness.key_press(*key);
            harness.run();
        }
        value(&harness)
    };
    assert_eq!(walk(&[Key::ArrowUp]), "curve 0, point 1", "nothing is higher");
    assert_eq!(walk(&[Key::ArrowDown]), "curve 0, point 2");
    assert_eq!(walk(&[Key::ArrowRight]), "curve 2, point 0", "as high as near as can be");
    assert_eq!(walk(&[Key::ArrowUp, Key::ArrowLeft]), "curve 0, point 2");
    assert_eq!(walk(&[Key::End]), "curve 0, point 0");
    assert_eq!(walk(&[Key::Home]), "curve 0, point 1");
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().clicked, Some(Point { curve: 0, at: 1 }));
    assert!(harness.get_by_role(Role::SpinButton).is_focused());
}

#[test]
fn letters_of_curves_that_end_together_stand_in_one_line() {
    let axis = |scale| Axis { name: "axis".to_owned(), scale };
    let ends = [("alga", 0.0), ("bird", 0.5), ("crab", 0.02)].map(|(name, end)| curve(name, &[[1.0, 0.9], [2.0, end]]));
    let (x, y) = (axis(Scale::Whole), axis(Scale::Share));
    let chart = Chart { id: "chart", title: String::new(), x, y, curves: &ends, level: None, here: None, reach: [0.0; 2], height: 200.0 };
    assert_eq!(chart.ends(), [([2.0, 0.0], "a c".to_owned()), ([2.0, 0.5], "b".to_owned())]);
}
