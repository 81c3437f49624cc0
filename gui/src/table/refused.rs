//! Why something that was dropped goes back: said where it was let go, for as long as one reads, or until the next click.

use super::table_view::TableView;
use egui::{Area, Frame, Id, Order, Pos2, RichText, Stroke, Ui, vec2};
use std::time::Duration;

/// How long somebody reads, in seconds: at first, and each letter.
const READING: [f64; 2] = [2.0, 0.05];
/// How wide it is, at most.
const WIDE: f32 = 340.0;

/// What is said.
#[derive(Clone, Debug, Default)]
pub(super) struct Refused {
    told: Option<String>,
    /// Where, and since when; none before the first frame.
    shown: Option<(Pos2, f64)>,
}

impl Refused {
    /// From the next frame on this is said where the pointer is.
    pub(super) fn tell(&mut self, told: String) {
        (self.told, self.shown) = (Some(told), None);
    }

    /// Shows it over everything else, without taking clicks.
    pub(super) fn show(&mut self, ui: &Ui, view: &TableView) {
        let Some(told) = &self.told else { return };
        let (now, at) = ui.input(|input| (input.time, input.pointer.latest_pos()));
        let (at, since) = *self.shown.get_or_insert_with(|| (at.unwrap_or(ui.max_rect().center()), now));
        let left = since + READING[0] + READING[1] * told.chars().count() as f64 - now;
        if left <= 0.0 || since < now && ui.input(|input| input.pointer.any_pressed()) {
            self.told = None;
            return;
        }
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        let theme = &view.shared.theme;
        let area = Area::new(Id::unique("refused")).order(Order::Tooltip).interactable(false).fixed_pos(at + vec2(14.0, 14.0));
        area.constrain_to(ui.ctx().content_rect()).show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).stroke(Stroke::new(1.5, theme.alarm)).show(ui, |ui| {
                ui.set_max_width(WIDE * view.shared.prefs.text);
                ui.label(RichText::new(format!("✕ {told}")).color(theme.panel.ink));
            });
        });
    }
}
