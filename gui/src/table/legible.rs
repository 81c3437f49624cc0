//! What is drawn small can be read and told apart: names of cards, signs of animals, pieces.

use super::easel::Easel;
use super::layout::{Form, Place};
use super::pictures::session_with;
use crate::cast::Cast;
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::testing::MODULES;
use clade_engine::scene::{Node, Scene, Shape, Tint};
use clade_engine::{Msg, Observer, Side, Translate};
use clade_table::LANGUAGES;
use egui::{Pos2, Rect, Ui, Vec2, vec2};

/// What is written on the window so far, as its letters alone.
fn written(ui: &Ui) -> Vec<String> {
    let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric() || *c == '…').collect::<String>();
    ui.ctx().graphics(|layers| {
        let text = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
            egui::Shape::Text(text) => {
                let elided = if text.galley.elided { "…" } else { "" };
                Some(letters(&(text.galley.text().to_owned() + elided)))
            }
            _ => None,
        };
        layers.get(ui.layer_id()).map(|list| list.all_entries().filter_map(text).collect()).unwrap_or_default()
    })
}

#[test]
fn every_gene_in_the_shop_says_its_name() {
    // Whole down to where the tester had it beside a review; its beginning at least where it is smaller than a thumbnail.
    let sizes = [(Form::Low, vec2(130.0, 84.0), [0.78, 1.0]), (Form::Card, vec2(106.0, 134.0), [0.4, 0.56])];
    let session = session_with("soup", 3, &[], 4);
    let scene = session.table().scene(Observer::Host).unwrap();
    let is_pile = |at: u16| scene.nodes[usize::from(at)].shape == Shape::Pile;
    let genes: Vec<u16> = (0..scene.nodes.len() as u16)
        .filter(|&at| scene.nodes[usize::from(at)].shape == Shape::Card && scene.nodes[usize::from(at)].parent.is_some_and(is_pile))
        .collect();
    for language in LANGUAGES {
        let shared = Shared::new(MODULES, Preferences { language: language.to_owned(), ..Preferences::default() }).unwrap();
        let cast = Cast::new(session.table(), session.ruleset(), &shared).unwrap();
        let (mut met, mut missing) = (0, Vec::new());
        let window = |ui: &mut Ui| {
            (met, missing) = (0, Vec::new());
            let painter = ui.painter().clone();
            for (form, size, scales) in sizes {
                for scale in scales {
                    let words = &cast.words;
                    let (scene, cards) = (&scene, session.cards());
                    let easel = Easel { painter: &painter, shared: &shared, words, scene, scale, print: 1.0, letters: &[], cards };
                    for &gene in &genes {
                        let before = written(ui).len();
                        let place = Place { node: gene, rect: Rect::from_min_size(Pos2::ZERO, size), form };
                        easel.place(&place, Rect::from_min_size(Pos2::ZERO + Vec2::splat(20.0), size * scale), Default::default());
                        let name: String =
                            words.text(&scene.nodes[usize::from(gene)].name).chars().filter(|c| c.is_alphanumeric()).collect();
                        let told = written(ui).split_off(before);
                        met += 1;
                        if !told.contains(&name) {
                            missing.push(format!("{name} at {scale}: {told:?}"));
                        }
                    }
                }
            }
        };
        let (theme, prefs) = (shared.theme.clone(), shared.prefs.clone());
        let dress = move |ctx: &egui::Context| crate::theme::apply(ctx, &theme, &prefs);
        drop(egui_kittest::Harness::builder().with_context_setup(dress).build_ui(window));
        assert!(met > 60 && missing.is_empty(), "{language}: {missing:#?}");
    }
}

/// Where each text is that was drawn, with it: pictures are letters of the private area.
fn texts(ui: &Ui) -> Vec<(String, Rect)> {
    ui.ctx().graphics(|layers| {
        let text = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
            egui::Shape::Text(text) => {
                let elided = if text.galley.elided { "…" } else { "" };
                Some((text.galley.text().to_owned() + elided, text.visual_bounding_rect()))
            }
            _ => None,
        };
        layers.get(ui.layer_id()).map(|list| list.all_entries().filter_map(text).collect()).unwrap_or_default()
    })
}

/// The texts of one thing of a scene that is drawn so.
fn drawn(scene: &Scene, node: u16, form: Form, rect: Rect, scale: f32) -> Vec<(String, Rect)> {
    let shared = Shared::new(MODULES, Preferences::default()).unwrap();
    let mut found = Vec::new();
    let window = |ui: &mut Ui| {
        let painter = ui.painter().clone();
        let words = &shared.words;
        let easel = Easel { painter: &painter, shared: &shared, words, scene, scale, print: 1.0, letters: &[], cards: &[] };
        let before = texts(ui).len();
        easel.place(&Place { node, rect, form }, rect, Default::default());
        found = texts(ui).split_off(before);
    };
    let (theme, prefs) = (shared.theme.clone(), shared.prefs.clone());
    let dress = move |ctx: &egui::Context| crate::theme::apply(ctx, &theme, &prefs);
    drop(egui_kittest::Harness::builder().with_context_setup(dress).build_ui(window));
    found
}

#[test]
fn special_pawns_are_told_from_regular_ones() {
    let mut scene = Scene::default();
    let pawn = scene.add(Node::new("pawn", Shape::Token, Msg::new("p")).of(Side(0)).icon("pawn"));
    let special = scene.add(Node::new("special", Shape::Token, Msg::new("p")).of(Side(0)).icon("snail").tint(Tint::White));
    let rect = Rect::from_min_size(Pos2::ZERO + Vec2::splat(20.0), vec2(25.0, 29.0));
    let picture = |node| {
        let is_picture = |(text, at): (String, Rect)| text.chars().all(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)).then_some(at.height());
        drawn(&scene, node, Form::Figure, rect, 1.0).into_iter().find_map(is_picture).unwrap()
    };
    assert!(picture(special) > 1.25 * picture(pawn), "{} {}", picture(special), picture(pawn));
    // In the game they are white, whoever controls them.
    let session = session_with("marine", 2, &[], 300);
    let scene = session.table().scene(Observer::Host).unwrap();
    let special: Vec<&Node> = scene.nodes.iter().filter(|node| node.id.starts_with("special-")).collect();
    assert!(special.iter().any(|node| node.owner.is_some()) && special.iter().all(|node| node.look.tint == Tint::White), "{special:?}");
}

#[test]
fn signs_of_an_animal_are_not_cut() {
    let mut scene = Scene::default();
    let signs = ["fed and well", "(its card is face up)"].map(Msg::new);
    let beast = Node::new("fox", Shape::Card, Msg::new("Fox 1")).of(Side(0)).badge(signs[0].clone()).badge(signs[1].clone());
    let beast = scene.add(beast);
    for wide in [128.0, 140.0, 160.0] {
        let rect = Rect::from_min_size(Pos2::ZERO + Vec2::splat(20.0), vec2(wide, 90.0));
        let told = drawn(&scene, beast, Form::Beast, rect, 0.8);
        assert!(told.iter().all(|(text, at)| !text.contains('…') && at.right() <= rect.right() + 1.0), "{wide}: {told:?}");
        assert!(told.iter().any(|(text, _)| text.starts_with("fed and well")), "{wide}: {told:?}");
        // Rather small than not at all.
        assert!(wide < 160.0 || told.iter().any(|(text, _)| text.ends_with("face up)")), "{told:?}");
    }
}

#[test]
fn no_cord_ends_on_the_name_of_a_trait() {
    let rect = Rect::from_min_size(Pos2::ZERO + Vec2::splat(20.0), vec2(110.0, 18.0));
    for letters in 4..24 {
        let mut scene = Scene::default();
        let fox = scene.add(Node::new("fox", Shape::Card, Msg::new("Fox 1")).of(Side(0)));
        let name = Msg::new("o".repeat(letters));
        let mut pair = Node::new("one", Shape::Card, name.clone()).within(fox).of(Side(0));
        pair.bond = Some("other".into());
        let one = scene.add(pair);
        let other = scene.add(Node::new("other", Shape::Card, name).within(fox).of(Side(0)));
        for node in [one, other] {
            let told = drawn(&scene, node, Form::Strip, rect, 1.0);
            assert!(!told.is_empty() && told.iter().all(|(_, at)| at.right() <= rect.right() - 8.0), "{told:?}");
        }
    }
}

#[test]
fn a_small_ladder_has_numbers() {
    let mut scene = Scene::default();
    let ladder = scene.add(Node::new("ladder", Shape::Track, Msg::new("Ladder")));
    for (scale, least) in [(1.0, 52), (0.4, 11)] {
        let rect = Rect::from_min_size(Pos2::ZERO + Vec2::splat(20.0), vec2(590.0, 120.0) * scale);
        let told = drawn(&scene, ladder, Form::Cells { most: 51, in_line: 26, goal: 42 }, rect, scale);
        let numbers: Vec<&(String, Rect)> = told.iter().filter(|(text, _)| text.parse::<u32>().is_ok()).collect();
        assert!(numbers.len() >= least && numbers.iter().all(|(_, at)| at.height() > 4.5), "{scale}: {numbers:?}");
        let touch = |(nth, one): (usize, &&(String, Rect))| numbers[..nth].iter().any(|other| other.1.intersects(one.1));
        assert!(!numbers.iter().enumerate().any(touch), "{scale}: {numbers:?}");
    }
}
