//! Why a bot would answer so: a small window beside the table, with the next best answers and everybody's chances.

use super::table_view::TableView;
use crate::game::Hint;
use crate::texts::table as texts;
use egui::{Align2, RichText, Ui, Window, vec2};

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
            ui.set_max_width(420.0 * view.shared.prefs.text);
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
        });
    open
}
