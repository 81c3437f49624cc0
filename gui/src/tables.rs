//! Tables of words and numbers, such as those behind pictures.

use crate::shared::Shared;
use clade_compare::Table;
use egui::{Grid, RichText, ScrollArea, Ui};

/// The least width of a column, at the usual size of text.
const LEAST: f32 = 120.0;
/// Between two columns.
const BETWEEN: f32 = 16.0;

/// Shows one. What is too long for its column goes on in the next line; with many columns the table is moved sideways.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, table: &Table) {
    let columns = table.heads.len().max(1) as f32;
    let room = (ui.available_width() - BETWEEN * (columns - 1.0)) / columns;
    let widest = room.max(LEAST * shared.prefs.text);
    ScrollArea::horizontal().id_salt(&table.caption).show(ui, |ui| {
        Grid::new("table").striped(true).spacing([BETWEEN, 6.0]).max_col_width(widest).show(ui, |ui| {
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
