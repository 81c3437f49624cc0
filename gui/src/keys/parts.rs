//! The keyboard's way through the window: Tab goes through all that can have the focus, another key from one part of the window to the next.
//!
//! Decides: in which order, whatever is drawn first. So the keyboard reads a page as the eye does, and is caught nowhere.

use super::heard::led;
use super::over::{self, Kept};
use super::{Command, moved};
use crate::prefs::Preferences;
use egui::{FocusDirection, Id, Key, LayerId, Ui};
use std::collections::HashSet;

/// A part of the window; they are gone through in this order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// What lies over the page, and is read first.
    Over,
    /// What can be chosen at a table, in all its parts: Tab comes there first.
    Choices,
    /// The bar of the window.
    Bar,
    /// What stands above the page.
    Head,
    /// The tools of a table.
    Tools,
    /// The page itself.
    Page,
    /// What stands beside the page: its head, all of it, its foot.
    SideHead,
    Side,
    SideFoot,
    /// What stands below the page.
    Foot,
}

/// What can have the focus.
#[derive(Clone, Default)]
struct Parts {
    /// As it was drawn in this frame, or in the one before.
    drawn: Vec<(Part, Id)>,
    /// The part that the focus goes to as soon as it is there.
    wanted: Option<Part>,
    /// What had the focus last: a field gives it up with Enter, and what is closed takes it away.
    last: Option<Id>,
}

fn parts<R>(ui: &Ui, with: impl FnOnce(&mut Parts) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("parts of the window"))))
}

/// Shows these things as a part of the window.
pub(crate) fn part<R>(ui: &mut Ui, part: Part, things: impl FnOnce(&mut Ui) -> R) -> R {
    let layer = ui.layer_id();
    let before = focusable(ui, layer, 0).1;
    let shown = things(ui);
    add(ui, part, focusable(ui, layer, before).0);
    shown
}

/// All that was shown in this layer is a part of the window.
pub(crate) fn layer(ui: &Ui, part: Part, layer: LayerId) {
    add(ui, part, focusable(ui, layer, 0).0);
}

/// These things are a part of the window.
pub(crate) fn add(ui: &Ui, part: Part, ids: impl IntoIterator<Item = Id>) {
    parts(ui, |parts| parts.drawn.extend(ids.into_iter().map(|id| (part, id))));
}

/// What can have the focus in a layer behind the first so many things of it, and how many things it has.
fn focusable(ui: &Ui, layer: LayerId, behind: usize) -> (Vec<Id>, usize) {
    ui.ctx().viewport(|viewport| {
        let widgets = || viewport.this_pass.widgets.get_layer(layer);
        let can = widgets().skip(behind).filter(|widget| widget.enabled && widget.visible && widget.sense.is_focusable());
        let can = can.filter(|widget| !is_edge(ui, widget));
        (can.map(|widget| widget.id).collect(), widgets().count())
    })
}

/// Whether it is the edge of a panel, which only the pointer drags: as broad as egui makes them, which nothing else is that can be clicked.
fn is_edge(ui: &Ui, widget: &egui::WidgetRect) -> bool {
    let (broad, size) = (2.0 * ui.style().interaction.resize_grab_radius_side, widget.rect.size());
    widget.sense == egui::Sense::click_and_drag() && (size.min_elem() - broad).abs() < 0.5 && size.max_elem() > 4.0 * broad
}

/// The focus goes to the first thing of this part as soon as it is there.
pub(crate) fn enter(ui: &Ui, part: Part) {
    parts(ui, |parts| parts.wanted = Some(part));
    ui.ctx().request_repaint();
}

/// A frame begins: goes on or back if a key for it was pressed.
pub(crate) fn go(ui: &Ui, prefs: &Preferences) {
    let focused = ui.memory(egui::Memory::focused);
    let last = parts(ui, |parts| focused.or(parts.last));
    let (Kept { focused, last }, is_over) = over::go(ui, Kept { focused, last });
    let (order, wanted) = parts(ui, |parts| {
        parts.last = last;
        let mut order = std::mem::take(&mut parts.drawn);
        // What can be chosen is that wherever it lies; all else belongs to the innermost part, which is finished first.
        order.sort_by_key(|(part, _)| *part > Part::Choices); // a stable sort
        let mut known = HashSet::new();
        order.retain(|(_, id)| known.insert(*id));
        order.sort_by_key(|(part, _)| *part);
        let is_there = |part: &mut Part| order.iter().any(|(other, _)| other == part);
        let wanted = parts.wanted.take_if(|part| !is_over && is_there(part));
        (order, wanted)
    });
    if is_over {
        return;
    }
    let first = |part: Part| order.iter().position(|(other, _)| *other == part);
    let place = |id: Id| order.iter().position(|(_, other)| *other == id);
    // Whoever has answered chooses anew.
    let left = || last.and_then(place).filter(|&at| order[at].0 != Part::Choices).map(Some);
    let at = focused.map(place).or_else(left);
    let to = wanted
        .and_then(first)
        .or_else(|| by_tab(ui, &order, at))
        .or_else(|| by_arrows(ui, &order, at.flatten()?))
        .or_else(|| by_parts(ui, prefs, &order, at.flatten()));
    if let Some(to) = to {
        ui.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            memory.request_focus(order[to].1);
        });
    }
}

/// Where Tab leads, with Shift back, from where the focus is: `None` if nothing has it, `Some(None)` if something that is in no part.
fn by_tab(ui: &Ui, order: &[(Part, Id)], at: Option<Option<usize>>) -> Option<usize> {
    // From what is no part the window's own order leads on.
    let last = order.len().checked_sub(1).filter(|_| at != Some(None))?;
    let next = |back: bool| match (at.flatten(), back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(at), false) => (at + 1) % order.len(),
        (Some(at), true) => at.checked_sub(1).unwrap_or(last),
    };
    led(ui, |stroke| stroke.is_tab().then(|| next(stroke.shift)))
}

/// Where an arrow leads in what lies over the page: never to what lies below it.
fn by_arrows(ui: &Ui, order: &[(Part, Id)], at: usize) -> Option<usize> {
    let to = |key| match key {
        Key::ArrowDown | Key::ArrowRight => Some(at + 1),
        Key::ArrowUp | Key::ArrowLeft => at.checked_sub(1),
        _ => None,
    };
    let is_over = |at: &usize| order.get(*at).is_some_and(|(part, _)| *part == Part::Over);
    led(ui, |stroke| to(stroke.key).filter(|_| is_over(&at))).map(|to| if is_over(&to) { to } else { at })
}

/// Where the keys for it lead that go from part to part: to the first thing there.
fn by_parts(ui: &Ui, prefs: &Preferences, order: &[(Part, Id)], at: Option<usize>) -> Option<usize> {
    let mut all: Vec<Part> = order.iter().map(|(part, _)| *part).collect();
    all.dedup();
    let here = at.and_then(|at| all.iter().position(|part| *part == order[at].0));
    let last = all.len().checked_sub(1)?;
    let on = here.map_or(0, |here| (here + 1) % all.len());
    let back = here.and_then(|here| here.checked_sub(1)).unwrap_or(last);
    let to = moved(ui, prefs, Command::NextPart, |_| Some(on)).or_else(|| moved(ui, prefs, Command::PreviousPart, |_| Some(back)))?;
    order.iter().position(|(part, _)| *part == all[to])
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;
    use egui_kittest::Harness;
    use egui_kittest::kittest::{By, NodeT, Queryable};

    /// A window whose side is drawn before its page, as a layout needs it.
    fn window() -> Harness<'static> {
        Harness::builder().with_size([300.0, 200.0]).build_ui(|ui| {
            go(ui, &Preferences::default());
            part(ui, Part::Page, |ui| {
                part(ui, Part::Side, |ui| ["side", "beside"].map(|name| drop(ui.button(name))));
                drop(ui.button("page"));
                part(ui, Part::Head, |ui| drop(ui.button("head")));
            });
        })
    }

    fn press(harness: &mut Harness<'_>, modifiers: Modifiers, key: Key) -> Option<String> {
        harness.key_press_modifiers(modifiers, key);
        harness.run();
        harness.query_all(By::new().predicate(|node| node.is_focused())).find_map(|node| node.accesskit_node().label())
    }

    #[test]
    fn tab_reads_the_parts_in_their_order() {
        let mut harness = window();
        harness.run();
        let met: Vec<_> = (0..5).map(|_| press(&mut harness, Modifiers::NONE, Key::Tab).unwrap()).collect();
        assert_eq!(met, ["head", "page", "side", "beside", "head"]);
        assert_eq!(press(&mut harness, Modifiers::SHIFT, Key::Tab).as_deref(), Some("beside"));
    }

    #[test]
    fn the_edge_of_a_panel_is_no_stop() {
        let mut harness = Harness::builder().with_size([300.0, 200.0]).build_ui(|ui| {
            go(ui, &Preferences::default());
            part(ui, Part::Page, |ui| {
                egui::Panel::left("side").resizable(true).show(ui, |ui| drop(ui.button("side")));
                drop(ui.button("page"));
            });
        });
        harness.run();
        let met: Vec<_> = (0..4).map(|_| press(&mut harness, Modifiers::NONE, Key::Tab).unwrap_or_default()).collect();
        assert_eq!(met, ["side", "page", "side", "page"]);
    }

    #[test]
    fn a_key_goes_from_part_to_part() {
        let mut harness = window();
        harness.run();
        let met: Vec<_> = (0..4).map(|_| press(&mut harness, Modifiers::NONE, Key::F6).unwrap()).collect();
        assert_eq!(met, ["head", "page", "side", "head"]);
        assert_eq!(press(&mut harness, Modifiers::SHIFT, Key::F6).as_deref(), Some("side"));
    }
}
