//! The keyboard's way through what can be chosen: the arrows go from one legal thing to the next, in the order in which one reads, and round
//! it. So does Tab, but behind the last thing it goes on through the window.

use crate::keys::parts::{self, Part};
use crate::keys::{self, Command};
use crate::prefs::Preferences;
use egui::{FocusDirection, Id, Rect, Response, Ui};

/// What the keyboard can come to on the table.
#[derive(Clone, Default)]
struct Stops {
    /// In the frame that is drawn.
    now: Vec<(Rect, Id)>,
    /// What comes behind those that are rather meant.
    late: Vec<Id>,
    /// What comes behind all others, wherever it lies.
    last: Option<Id>,
    /// In the frame before, in order.
    order: Vec<Id>,
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

/// A thing that is seldom meant.
pub(super) fn add_late(ui: &Ui, response: &Response) {
    add(ui, response);
    stops(ui, |stops| stops.late.push(response.id));
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
    let (order, focused) = stops(ui, |stops| (stops.order.clone(), stops.focused));
    let at = focused.and_then(|id| order.iter().position(|other| *other == id));
    // Whoever is elsewhere in the window goes on there.
    if order.is_empty() || focused.is_some() && at.is_none() {
        return;
    }
    let on = at.map_or(0, |at| (at + 1) % order.len());
    let back = at.map_or(order.len() - 1, |at| (at + order.len() - 1) % order.len());
    let leads = |command, to: usize| keys::moved(ui, prefs, command, |stroke| (!stroke.is_tab()).then_some(to));
    if let Some(next) = leads(Command::Next, on).or_else(|| leads(Command::Previous, back)) {
        ui.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            memory.request_focus(order[next]);
        });
    }
}

/// Another question is asked: who was at a thing of the one before begins anew.
pub(super) fn renew(ui: &Ui) {
    let gone = stops(ui, |stops| stops.focused.take_if(|id| stops.order.contains(id)));
    if let Some(id) = gone {
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
}

/// Remembers where the keyboard is and what it can come to. After everything of the table is drawn.
pub(super) fn end(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    let order = stops(ui, |stops| {
        let (last, late) = (stops.last.take(), std::mem::take(&mut stops.late));
        stops.order = in_reading_order(std::mem::take(&mut stops.now)).into_iter().map(|(_, id)| id).collect();
        stops.order.sort_by_key(|id| (Some(*id) == last, late.contains(id))); // a stable sort
        stops.focused = focused;
        stops.order.clone()
    });
    parts::add(ui, Part::Choices, order);
}

/// From the top to the bottom, and in a row from the left to the right. Things are in one row if their middles are.
pub(super) fn in_reading_order<T>(mut stops: Vec<(Rect, T)>) -> Vec<(Rect, T)> {
    stops.sort_by(|(one, _), (other, _)| one.center().y.total_cmp(&other.center().y));
    let mut ordered: Vec<(Rect, T)> = Vec::with_capacity(stops.len());
    let mut rest = stops.into_iter().peekable();
    while let Some(first) = rest.next() {
        let end = first.0.center().y + first.0.height() / 2.0;
        let mut row = vec![first];
        while let Some(next) = rest.next_if(|(rect, _)| rect.center().y < end) {
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
