//! The keyboard's way through what can be chosen: Tab and the arrows go from one legal thing to the next, in the order in which one reads.
//!
//! Decides: what comes next, and that nobody is caught: behind the last thing Tab goes on through the window, as everywhere.

use crate::keys::{self, Command};
use crate::prefs::Preferences;
use egui::{FocusDirection, Id, Rect, Response, Ui};

/// What the keyboard can come to on the table, in the frame that is drawn and in the one before.
#[derive(Clone, Default)]
struct Stops {
    now: Vec<(Rect, Id)>,
    /// What comes behind all others, wherever it lies.
    last: Option<Id>,
    before: Vec<(Rect, Id)>,
    /// What had the focus at the end of the frame before.
    focused: Option<Id>,
}

fn stops<R>(ui: &Ui, with: impl FnOnce(&mut Stops) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("stops"))))
}

/// A thing that can be chosen.
pub(super) fn add(ui: &Ui, response: &Response) {
    stops(ui, |stops| stops.now.push((response.rect, response.id)));
}

/// What ends the matter: whoever presses Tab and Enter has not meant that.
pub(super) fn add_last(ui: &Ui, response: &Response) {
    add(ui, response);
    stops(ui, |stops| stops.last = Some(response.id));
}

/// Whether the keyboard is at the thing of the table with this id.
pub(super) fn is_at(ui: &Ui, thing: Option<&str>) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    thing.is_some_and(|id| focused == Some(Id::unique(("table", id))))
}

/// Goes on to the next thing or back to the one before, if a key for it was pressed. Before anything of the table is drawn.
pub(super) fn go(ui: &Ui, prefs: &Preferences) {
    let (order, focused) = stops(ui, |stops| {
        stops.before = in_reading_order(std::mem::take(&mut stops.now));
        let last = stops.last.take();
        stops.before.sort_by_key(|(_, id)| Some(*id) == last); // a stable sort
        (stops.before.clone(), stops.focused)
    });
    let at = focused.and_then(|id| order.iter().position(|(_, other)| *other == id));
    // Whoever is at a button of the window goes on through the window.
    if order.is_empty() || focused.is_some() && at.is_none() {
        return;
    }
    let forward = |is_tab: bool| match at {
        None => Some(0),
        Some(at) if is_tab => (at + 1 < order.len()).then_some(at + 1),
        Some(at) => Some((at + 1) % order.len()),
    };
    let back = |is_tab: bool| match at {
        None => Some(order.len() - 1),
        Some(at) if is_tab => at.checked_sub(1),
        Some(at) => Some((at + order.len() - 1) % order.len()),
    };
    let next = keys::moved(ui, prefs, Command::Next, |stroke| forward(stroke.is_tab()))
        .or_else(|| keys::moved(ui, prefs, Command::Previous, |stroke| back(stroke.is_tab())));
    if let Some(next) = next {
        ui.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            memory.request_focus(order[next].1);
        });
    }
}

/// Another question is asked: who was at a thing of the one before begins anew.
pub(super) fn renew(ui: &Ui) {
    let gone = stops(ui, |stops| stops.focused.take_if(|id| stops.now.iter().any(|(_, other)| other == id)));
    if let Some(id) = gone {
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
}

/// Remembers where the keyboard is. After everything of the table is drawn.
pub(super) fn end(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    stops(ui, |stops| stops.focused = focused);
}

/// From the top to the bottom, and in a row from the left to the right. Things are in one row if their middles are.
fn in_reading_order(mut stops: Vec<(Rect, Id)>) -> Vec<(Rect, Id)> {
    stops.sort_by(|(one, _), (other, _)| one.center().y.total_cmp(&other.center().y));
    let mut ordered: Vec<(Rect, Id)> = Vec::with_capacity(stops.len());
    let mut rest = stops.into_iter().peekable();
    while let Some(first) = rest.next() {
        let mut row = vec![first];
        while let Some(next) = rest.next_if(|(rect, _)| rect.center().y < first.0.center().y + first.0.height() / 2.0) {
            row.push(next);
        }
        row.sort_by(|(one, _), (other, _)| one.left().total_cmp(&other.left()));
        ordered.extend(row);
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn rows_are_read_from_the_left() {
        let stop = |x: f32, y: f32, name: &str| (Rect::from_min_size(pos2(x, y), vec2(40.0, 20.0)), Id::unique(name));
        let ordered = in_reading_order(vec![stop(90.0, 4.0, "second"), stop(0.0, 60.0, "third"), stop(5.0, 8.0, "first")]);
        let names: Vec<Id> = ordered.iter().map(|(_, id)| *id).collect();
        assert_eq!(names, ["first", "second", "third"].map(Id::unique));
    }
}
