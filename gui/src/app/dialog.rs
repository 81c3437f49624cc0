//! Questions over the page: a sentence, and buttons that answer it.

use crate::intent::{Confirmation, Intent};
use crate::page;
use crate::shared::Shared;
use crate::texts::app as texts;
use clade_engine::Msg;
use egui::Ui;

/// What was answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing yet.
    None,
    /// Nothing is to be done.
    Cancel,
    /// The button of this number.
    Button(usize),
}

/// Shows the question; says what is wanted once it is answered.
pub(crate) fn show(open: &mut Option<Box<Confirmation>>, ui: &Ui, shared: &Shared, wants: &mut Vec<Intent>) {
    let Some(question) = open else { return };
    match ask(ui, shared, &question.asks, &[&question.yes]) {
        Answer::None => return,
        Answer::Cancel => {}
        Answer::Button(_) => wants.push(question.then.clone()),
    }
    *open = None;
}

/// Asks, with these buttons and one that cancels.
pub(super) fn ask(ui: &Ui, shared: &Shared, asks: &Msg, buttons: &[&Msg]) -> Answer {
    let shown = page::dialog(ui, "question").show(ui.ctx(), |ui| {
        ui.set_max_width((460.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
        ui.label(shared.say(asks));
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            // Enter gives the first answer, as a dialog does elsewhere; Tab goes to the others.
            let mut answer = Answer::None;
            for (at, button) in buttons.iter().enumerate() {
                if ui.button(shared.say(button)).clicked() {
                    answer = Answer::Button(at);
                }
            }
            if ui.button(shared.say(&texts::cancel())).clicked() {
                answer = Answer::Cancel;
            }
            answer
        })
        .inner
    });
    if shown.inner == Answer::None && shown.should_close() { Answer::Cancel } else { shown.inner }
}
