//! The lines of a list that opens: whoever opens it by a key begins at the one that is chosen now.

use crate::keys::over;
use egui::{IntoAtoms, Response, Ui};

/// A line.
pub(crate) fn line<'a>(ui: &mut Ui, is_chosen: bool, says: impl IntoAtoms<'a>) -> Response {
    let line = ui.selectable_label(is_chosen, says);
    if is_chosen {
        over::comes_first(ui, &line);
    }
    if line.gained_focus() {
        line.scroll_to_me(None);
    }
    line
}

/// The line of one of the values that something can have.
pub(crate) fn value<'a, V: PartialEq>(ui: &mut Ui, now: &mut V, own: V, says: impl IntoAtoms<'a>) -> Response {
    let mut line = line(ui, *now == own, says);
    if line.clicked() && *now != own {
        *now = own;
        line.mark_changed();
    }
    line
}
