//! What is wrong with a set-up, where it is wrong.

use crate::lobby::draft::{At, Draft};
use crate::page::fault;
use crate::shared::Shared;
use egui::Ui;

/// What is wrong here, in words.
pub(super) fn faults(ui: &mut Ui, shared: &Shared, draft: &Draft, at: &At) {
    draft.faults(at, shared).into_iter().for_each(|says| fault(ui, shared, says));
}

/// What is wrong with the whole, in words.
pub(crate) fn faults_of_whole(ui: &mut Ui, shared: &Shared, draft: &Draft) {
    for at in [At::Places, At::Whole] {
        faults(ui, shared, draft, &at);
    }
}
