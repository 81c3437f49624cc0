//! What is laid out off screen is drawn whole.

use super::Still;
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::testing::MODULES;
use egui::{Color32, ColorImage, Sense, Ui, vec2};

fn still(show: impl FnMut(&mut Ui)) -> ColorImage {
    let shared = Shared::new(MODULES, Preferences::default()).unwrap();
    Still::lay(&shared, 200.0, 2.0, show).draw()
}

fn share(image: &ColorImage, of: Color32) -> f64 {
    image.pixels.iter().filter(|pixel| **pixel == of).count() as f64 / image.pixels.len() as f64
}

#[test]
fn it_is_as_high_as_what_is_in_it() {
    let tall = still(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for _ in 0..100 {
            ui.allocate_exact_size(vec2(200.0, 50.0), Sense::hover());
        }
        let (last, _) = ui.allocate_exact_size(vec2(200.0, 50.0), Sense::hover());
        ui.painter().rect_filled(last, 0.0, Color32::RED);
    });
    // 16 points lie around it on each side, and two pixels are a point.
    assert_eq!(tall.size, [2 * 232, 2 * (101 * 50 + 32)]);
    let red = 400.0 * 100.0 / (464.0 * 10_164.0);
    assert!((share(&tall, Color32::RED) - red).abs() < 1e-4, "the last thing is there, all of it and once: {}", share(&tall, Color32::RED));
    assert_eq!(tall.pixels[464 * (10_164 - 40) + 232], Color32::RED);
}

#[test]
fn neighbours_leave_no_gap_and_do_not_overlap() {
    let half = Color32::from_rgba_unmultiplied(255, 255, 255, 128);
    let fan = still(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(200.0, 100.0), Sense::hover());
        ui.painter().rect_filled(rect, 0.0, Color32::BLACK);
        // Two triangles with a common edge that goes askew through pixels.
        let mut mesh = egui::Mesh::default();
        for at in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
            mesh.colored_vertex(at, half);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 3, 2);
        ui.painter().add(mesh);
    });
    let [width, _] = fan.size;
    let inside = (0..200).flat_map(|y| (0..400).map(move |x| (y + 32) * width + x + 32));
    let mut colors: Vec<Color32> = inside.map(|at| fan.pixels[at]).collect();
    colors.dedup();
    assert_eq!(colors.len(), 1, "{colors:?}");
}

#[test]
fn words_are_written() {
    let shared = Shared::new(MODULES, Preferences::default()).unwrap();
    let ink = shared.theme.panel.ink;
    let written = still(|ui| drop(ui.label(egui::RichText::new("Ж").size(60.0).color(ink))));
    assert!(share(&written, ink) > 0.01, "{}", share(&written, ink));
    let none = still(|ui| drop(ui.label("")));
    assert_eq!(share(&none, ink), 0.0);
}
