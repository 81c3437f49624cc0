//! Why something that was dropped goes back: said where it was let go, for as long as one reads, or until the next click.

use super::table_view::TableView;
use egui::{Area, Frame, Id, Order, Pos2, Rect, RichText, Stroke, Ui, vec2};
use std::time::Duration;

/// How long somebody reads, in seconds: at first, and each letter.
const READING: [f64; 2] = [2.0, 0.05];
/// How wide it is, at most.
const WIDE: f32 = 340.0;

fn id() -> Id {
    Id::unique("why a drop was refused")
}

/// Whether something was said in the last frame.
pub(super) fn is_shown(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(id())).unwrap_or(false)
}

/// What is said.
#[derive(Clone, Debug, Default)]
pub(super) struct Refused {
    told: Option<String>,
    /// The thing that was clicked, by id.
    of: Option<String>,
    /// Where, and since when; none before the first frame.
    shown: Option<(Pos2, f64)>,
}

impl Refused {
    /// From the next frame on this is said where the pointer is.
    pub(super) fn tell(&mut self, told: String) {
        *self = Self { told: Some(told), ..Self::default() };
    }

    /// The same of a thing that was clicked.
    pub(super) fn tell_of(&mut self, thing: &str, told: String) {
        self.tell(told);
        self.of = Some(thing.to_owned());
    }

    /// Whether the last thing that was said was of this one.
    pub(super) fn was_told_of(&self, thing: &str) -> bool {
        self.of.as_deref() == Some(thing)
    }

    /// Shows it over everything else, without taking clicks.
    /// What was refused on the table is said there, not over who plays and what a lesson tells.
    pub(super) fn show(&mut self, ui: &Ui, view: &TableView, plane: Rect) {
        ui.data_mut(|data| data.insert_temp(id(), self.told.is_some()));
        let Some(told) = &self.told else { return };
        let (now, at) = ui.input(|input| (input.time, input.pointer.latest_pos()));
        let (at, since) = *self.shown.get_or_insert_with(|| (at.unwrap_or(ui.max_rect().center()), now));
        let left = since + READING[0] + READING[1] * told.chars().count() as f64 - now;
        if left <= 0.0 {
            *self = Self::default();
            return;
        }
        if since < now && ui.input(|input| input.pointer.any_pressed()) {
            self.told = None; // a click on the same thing opens the rules
            return;
        }
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        let theme = &view.shared.theme;
        let area = Area::new(Id::unique("refused")).order(Order::Tooltip).interactable(false).fixed_pos(at + vec2(14.0, 14.0));
        let room = if plane.contains(at) { plane } else { ui.ctx().content_rect() };
        area.constrain_to(room).show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).stroke(Stroke::new(1.5, theme.alarm)).show(ui, |ui| {
                ui.set_max_width(WIDE * view.shared.prefs.text);
                ui.label(RichText::new(format!("✕ {told}")).color(theme.panel.ink));
            });
        });
    }
}
