//! The list of all keys, over whatever page is shown.

use crate::keys::{self, ROWS};
use crate::page;
use crate::shared::Shared;
use crate::texts::{app as app_texts, keys as texts};
use egui::{RichText, ScrollArea, Ui};

/// The list of keys: open or not.
#[derive(Default)]
pub(crate) struct KeyList {
    open: bool,
    /// Whether it was not shown yet: it begins at its top.
    is_new: bool,
}

impl KeyList {
    /// Opens it.
    pub(crate) fn open(&mut self) {
        (self.open, self.is_new) = (true, true);
    }

    /// Shows it, if it is open.
    pub(crate) fn show(&mut self, ui: &Ui, shared: &Shared) {
        if !self.open {
            return;
        }
        let shown = page::dialog(ui, "keys").show(ui.ctx(), |ui| {
            let wide = (560.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0);
            ui.set_max_width(wide);
            ui.heading(shared.say(&texts::title()));
            ui.add_space(8.0);
            let room = ui.ctx().content_rect().height() - 200.0 * shared.prefs.text;
            page::from_top(ScrollArea::vertical().max_height(room), &mut self.is_new).show(ui, |ui| {
                rows(ui, shared, wide);
                page::scroll_by_keys(ui, true);
            });
            ui.add_space(8.0);
            ui.label(shared.say(&texts::where_changed()));
            ui.button(shared.say(&app_texts::close())).clicked()
        });
        if shown.inner || shown.should_close() {
            self.open = false;
        }
    }
}

/// The rows, in so much room: long lines wrap.
fn rows(ui: &mut Ui, shared: &Shared, wide: f32) {
    egui::Grid::new("keys").num_columns(2).max_col_width(wide * 0.55).spacing([24.0, 6.0]).show(ui, |ui| {
        for row in ROWS {
            ui.label(RichText::new(written(shared, row.command)).strong());
            ui.label(shared.say(&(row.says)()));
            ui.end_row();
        }
        let others = [
            [texts::digits(), texts::buttons()],
            [texts::shift(), texts::large()],
            [texts::pages(), texts::scrolls()],
            // Signs on cards that no key has, but that somebody may look for here.
            [texts::corner(), texts::is_cornered()],
            [texts::question_mark(), texts::is_doubted()],
        ];
        for [key, says] in others {
            ui.label(RichText::new(shared.say(&key)).strong());
            ui.label(shared.say(&says));
            ui.end_row();
        }
    });
}

/// The strokes of a command as people read them.
pub(crate) fn written(shared: &Shared, command: keys::Command) -> String {
    let strokes = keys::strokes(&shared.prefs, command);
    if strokes.is_empty() {
        return shared.say(&texts::none());
    }
    strokes.iter().map(|stroke| shared.say(&stroke.says())).collect::<Vec<_>>().join(", ")
}
