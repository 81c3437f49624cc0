//! Between two people at one screen: nothing is shown until the next one sits there.

use super::table_view::TableView;
use crate::intent::Intent;
use crate::texts::table as texts;
use clade_engine::Seat;
use egui::{Button, CentralPanel, Key, RichText, Ui, vec2};

/// Shows the curtain for a seat.
pub(crate) fn show(ui: &mut Ui, view: &TableView, seat: Seat, wants: &mut Vec<Intent>) {
    CentralPanel::default().show(ui, |ui| {
        view.easel(ui.painter(), 1.0).art().table_top(ui.max_rect());
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() * 0.35);
            let sides: Vec<String> = view.sides.iter().filter(|(of, _)| *of == seat).map(|(_, name)| view.say(name)).collect();
            let name = format!("{} · {}", sides.join(", "), view.person(seat));
            ui.label(RichText::new(view.shared.say(&texts::pass_to(name))).heading().size(30.0));
            ui.add_space(20.0);
            let text = RichText::new(view.shared.say(&texts::lift())).size(20.0);
            let response = ui.add(Button::new(text).min_size(vec2(220.0, 48.0)));
            if response.clicked() || ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space)) {
                wants.push(Intent::Lift);
            }
        });
    });
}
