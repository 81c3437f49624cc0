//! A question before something that cannot be taken back.

use crate::intent::Intent;
use crate::page;
use crate::shared::Shared;
use crate::texts::app as texts;
use clade_engine::Msg;
use egui::Ui;

/// A question before something is done.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// What is asked.
    pub(crate) asks: Msg,
    /// What the button says that does it.
    pub(crate) yes: Msg,
    /// What is done then.
    pub(crate) then: Intent,
}

/// Shows the question; says what is wanted once it is answered.
pub(crate) fn show(open: &mut Option<Box<Question>>, ui: &Ui, shared: &Shared, wants: &mut Vec<Intent>) {
    let Some(question) = open else { return };
    let shown = page::dialog(ui, "question").show(ui.ctx(), |ui| {
        ui.set_max_width((460.0 * shared.prefs.text).min(ui.ctx().content_rect().width() - 80.0));
        ui.label(shared.say(&question.asks));
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            let yes = ui.button(shared.say(&question.yes)).clicked();
            let no = ui.button(shared.say(&texts::cancel())).clicked();
            (yes, no)
        })
        .inner
    });
    let (yes, no) = shown.inner;
    if yes {
        wants.push(question.then.clone());
    }
    if yes || no || shown.should_close() {
        *open = None;
    }
}
