//! What stands beside the table: who plays, and what happened.

use super::layout::{self, Roots};
use super::nodes::{Done, Marks};
use super::page::TablePage;
use super::table_view::TableView;
use super::{players, zoom};
use crate::intent::Intent;
use egui::{Panel, Ui};

impl TablePage {
    /// The sides, and what happened. If the table shows everything that belongs to the sides, the log gets the room.
    pub(super) fn edge(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, wants: &mut Vec<Intent>) -> Done {
        if let Some((course, session)) = view.course {
            course.show(ui, view.shared, session, view.sides.len(), wants);
        }
        let (height, mut done) = (ui.available_height(), Done::default());
        let mut log = |ui: &mut Ui| {
            self.log_top = ui.cursor().top();
            ui.horizontal(|ui| {
                ui.strong(view.shared.say(&crate::texts::table::log()));
                if !view.replay && self.log.is_scrolled_up() && ui.small_button(view.shared.say(&crate::texts::table::newest())).clicked() {
                    self.log.go_to_newest();
                }
            });
            let found = self.log.show(ui, view, wants);
            if let Some(card) = found.card.and_then(|at| view.cards.get(at)) {
                zoom::note(ui, view, card);
            }
            self.hot = found.named;
        };
        let has_log = !self.has_no_log && view.course.is_none();
        if has_log && !roots.edge.is_empty() {
            let heights = log_heights(height, view.sides.len(), layout::are_slight(&view.seen.scene, &roots.edge));
            // Each kind of table has its own: panels of numbers leave more to the log.
            let panel = Panel::bottom(egui::Id::unique(("log", heights[1].is_finite(), view.sides.len())));
            if heights[1].is_finite() {
                panel.resizable(false).exact_size(heights[1]).show(ui, &mut log);
            } else {
                panel.resizable(true).default_size(heights[0]).show(ui, &mut log);
            }
        }
        let mut sides = |ui: &mut Ui| done = players::show(ui, view, roots, &mut self.edge, marks, &mut self.motion);
        if has_log && roots.edge.is_empty() {
            sides(ui);
            ui.separator();
            log(ui);
        } else {
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, sides);
        }
        done
    }
}

/// How high the log is at first, and at most: of many sides each needs its share, but those that have only numbers need little.
fn log_heights(height: f32, sides: usize, are_slight: bool) -> [f32; 2] {
    const LEAST: f32 = 110.0;
    /// A side with its numbers and two rows of what it owns.
    const OWNED: f32 = 136.0;
    if are_slight {
        let share = if sides <= 4 { 82.0 } else { 60.0 };
        return [(height - share * sides as f32).max(LEAST); 2];
    }
    [(height - OWNED * sides as f32).clamp(LEAST, (height * 0.3).clamp(LEAST, 360.0)), f32::INFINITY]
}
