//! Why a bot would answer so: a small window beside the table, with the next best answers and everybody's chances.

use super::table_view::TableView;
use crate::game::Hint;
use crate::texts::table as texts;
use egui::{Align2, RichText, ScrollArea, Ui, Window, vec2};

/// Shows what is behind a hint; `false` if it was closed.
pub(super) fn show(ui: &Ui, view: &TableView, hint: &Hint) -> bool {
    let mut open = true;
    Window::new(view.shared.say(&texts::hint()))
        .id(egui::Id::unique("advice"))
        .open(&mut open)
        .collapsible(true)
        .resizable(false)
        // Over the log, where it hides no answer.
        .pivot(Align2::RIGHT_BOTTOM)
        .default_pos(ui.ctx().content_rect().right_bottom() - vec2(8.0, 8.0))
        .show(ui.ctx(), |ui| {
            // Its title, with what closes it, stays in the window, however large the text is.
            let room = ui.ctx().content_rect().size();
            ui.set_max_width((420.0 * view.shared.prefs.text).min(room.x * 0.5));
            ScrollArea::vertical().max_height(room.y * 0.6).show(ui, |ui| reasons(ui, view, hint));
        });
    open
}

/// The answers with what speaks for them, and everybody's chances.
fn reasons(ui: &mut Ui, view: &TableView, hint: &Hint) {
    for (nth, answer) in hint.answers.iter().enumerate() {
        let label = view.say(&answer.label);
        ui.label(
            RichText::new(if nth == 0 { view.shared.say(&texts::hint_is(label)) } else { view.shared.say(&texts::hint_or(label)) })
                .strong(),
        );
        for why in &answer.why {
            ui.indent(nth, |ui| ui.label(view.say(why)));
        }
    }
    if let Some(chances) = &hint.chances {
        ui.separator();
        ui.label(view.say(chances));
    }
}
