//! Pictures and pieces: everything that is drawn more than once looks the same everywhere.

/// The set of pictures.
#[derive(Default)]
pub(crate) struct Icons {}

impl Icons {
    /// Draws a picture into a rectangle, as large as fits. `false` if there is no picture of this name: then nothing is drawn.
    pub(crate) fn draw(&self, _painter: &egui::Painter, _name: &str, _rect: egui::Rect, _color: egui::Color32) -> bool {
        false
    }
}

/// The top of the table.
pub(crate) fn table_top(painter: &egui::Painter, rect: egui::Rect, theme: &crate::theme::Theme) {
    painter.rect_filled(rect, 0.0, theme.table[0]);
}
