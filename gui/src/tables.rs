//! Tables of words and numbers, as they stand behind pictures.

use clade_compare::Table;
use egui::{Grid, RichText, ScrollArea, Ui};

/// Shows one; it is moved sideways where it is too wide. Names stand at the left, what is beside them at the left of its column.
pub(crate) fn show(ui: &mut Ui, table: &Table) {
    ScrollArea::horizontal().id_salt(&table.caption).show(ui, |ui| {
        Grid::new("table").striped(true).spacing([20.0, 6.0]).show(ui, |ui| {
            for head in &table.heads {
                ui.label(RichText::new(head).strong());
            }
            ui.end_row();
            for row in &table.rows {
                for cell in row {
                    ui.label(cell);
                }
                ui.end_row();
            }
        });
    });
}
