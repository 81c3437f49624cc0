//! All widgets in the style, as a picture.

use super::{Theme, apply};
use crate::art::Icons;
use crate::prefs::{Mood, Palette, Preferences, Speed};
use crate::testing::{Painter, compare};
use egui::{Button, Slider, Ui, vec2};
use egui_kittest::Harness;

fn widgets(ui: &mut Ui, icons: &Icons, theme: &Theme) {
    ui.heading("Первичный бульон");
    ui.label("Amoebas drift, eat what others leave, divide and mutate.");
    ui.weak("2–4 players, about 90 minutes");
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.add(Button::new((icons.atom("play-button", 18.0), "Play")).fill(theme.accent.fill).selected(true));
        ui.add(Button::new((icons.atom("anticlockwise-rotation", 16.0), "Take back")));
        ui.button("Saved games…").request_focus();
        ui.add_enabled(false, Button::new("Not now"));
    });
    ui.horizontal(|ui| {
        ui.checkbox(&mut true, "Continents");
        ui.checkbox(&mut false, "Time to Fly");
        let _ = ui.radio(true, "en");
        let _ = ui.radio(false, "pl");
    });
    ui.horizontal(|ui| {
        let name = ui.label("Seat").id;
        egui::ComboBox::from_id_salt("seat").selected_text("Żółw").show_ui(ui, |_| {}).response.labelled_by(name);
        ui.add(Slider::new(&mut 0.4, 0.0..=1.0).show_value(false)).labelled_by(name);
        ui.add(egui::DragValue::new(&mut 1234)).labelled_by(name);
    });
    ui.add(egui::TextEdit::singleline(&mut String::new()).hint_text("Name"));
    ui.horizontal(|ui| {
        ui.selectable_label(true, "Chosen").on_hover_text("why");
        let _ = ui.selectable_label(false, "Other");
        let _ = ui.link("game-icons.net");
        ui.colored_label(theme.alarm, "Broken");
    });
    ui.separator();
    ui.collapsing("Options", |_| {});
    ui.add(egui::ProgressBar::new(0.6).desired_width(200.0));
}

fn picture(name: &str, mood: Mood, text: f32) {
    let prefs = Preferences { mood, text, animation: false, speed: Speed::AtOnce, ..Preferences::default() };
    let theme = Theme::new(mood, Palette::Usual);
    let icons = Icons::default();
    let setup = {
        let theme = theme.clone();
        move |ctx: &egui::Context| apply(ctx, &theme, &prefs)
    };
    let size = vec2(500.0, 410.0) * text;
    let mut harness = Harness::builder().with_size(size).with_context_setup(setup).renderer(Painter::default()).build_ui(|ui| {
        ui.painter().rect_filled(ui.max_rect().expand(40.0), 0.0, theme.panel.fill);
        widgets(ui, &icons, &theme);
    });
    harness.run();
    compare(name, &mut harness);
}

#[test]
fn widgets_light() {
    picture("widgets_light", Mood::Light, 1.0);
}

#[test]
fn widgets_dark_in_large_letters() {
    picture("widgets_dark", Mood::Dark, 1.5);
}
