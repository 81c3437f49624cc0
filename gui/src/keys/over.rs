//! What lies over the window until it is answered or closed: a dialog, a list, a menu. The keyboard stays in it, and is back where it was
//! when it is gone.
//!
//! Decides: what has the focus when it opens, where Tab leads in it, and what has the focus after it. Does not decide what the keys press.

use super::heard::stroke_taken;
use super::ring;
use egui::{FocusDirection, Id, Key, LayerId, Order, Popup, Ui};

/// What had the focus of the keys, and what had it last.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) focused: Option<Id>,
    pub(super) last: Option<Id>,
}

/// One of the things that are open.
#[derive(Copy, Clone, Debug)]
struct Over {
    layer: LayerId,
    /// Where the keyboard was when it opened.
    back: Kept,
    /// Whether the keyboard was in it already.
    is_entered: bool,
    /// What had the focus in it last.
    at: Option<Id>,
}

/// All of them.
#[derive(Clone, Default)]
struct Overs {
    /// The uppermost last: a dialog, and a list in it.
    open: Vec<Over>,
    /// Where the keyboard was when the frame before began.
    before: Kept,
    /// What the keyboard comes to first: the line of a list that is chosen now, the button of a dialog that Enter presses.
    first: Option<Id>,
}

fn overs<R>(ui: &Ui, with: impl FnOnce(&mut Overs) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("what lies over the window"))))
}

/// The keyboard comes to this first, when what it is in opens.
pub(crate) fn comes_first(ui: &Ui, thing: &egui::Response) {
    overs(ui, |overs| overs.first = Some(thing.id));
}

/// A frame begins: keeps the keyboard in what lies over the window, and brings it back from what is gone. Where it is now, and whether
/// something is open.
pub(super) fn go(ui: &Ui, mut now: Kept) -> (Kept, bool) {
    let layers: Vec<LayerId> = ui.memory(egui::Memory::top_modal_layer).into_iter().chain(list(ui)).collect();
    let mut all = overs(ui, std::mem::take);
    // Whoever opens a second one from the first comes back to where they were before both.
    let mut back = all.before;
    while let Some(gone) = all.open.pop_if(|over| !layers.contains(&over.layer)) {
        back = gone.back;
        if now.focused.is_none_or(|id| is_in(ui, gone.layer, id)) {
            now = back;
            focus(ui, now.focused);
        }
    }
    for &layer in layers.iter().skip(all.open.len()) {
        all.open.push(Over { layer, back, is_entered: false, at: None });
    }
    if let Some(uppermost) = all.open.last_mut() {
        now.focused = within(ui, uppermost, now.focused, all.first);
    }
    let is_open = !all.open.is_empty();
    (all.before, all.first) = (now, None);
    overs(ui, |known| *known = all);
    (now, is_open)
}

/// The keyboard in what is uppermost: what has the focus there now.
fn within(ui: &Ui, over: &mut Over, focused: Option<Id>, first: Option<Id>) -> Option<Id> {
    let things = things(ui, over.layer);
    let place = |id: Id| things.iter().position(|other| *other == id);
    let (Some(last), at) = (things.len().checked_sub(1), focused.and_then(place)) else { return focused };
    let next = |back: bool| match (at, back) {
        (None, false) => 0,
        (None, true) => last,
        (Some(at), false) => (at + 1) % things.len(),
        (Some(at), true) => at.checked_sub(1).unwrap_or(last),
    };
    let is_dialog = ui.memory(egui::Memory::top_modal_layer) == Some(over.layer);
    let first = || first.and_then(place).or(Some(0));
    let by_tab = stroke_taken(ui, |stroke| stroke.is_tab().then(|| next(stroke.shift)));
    let to = by_tab.or_else(|| {
        if is_dialog && at.is_none() {
            // It has just opened, a field was left, or an arrow led out of it.
            over.at.and_then(place).or_else(first)
        } else if !is_dialog && !over.is_entered && ring::are_used(ui) == Some(true) {
            first()
        } else {
            None
        }
    });
    over.is_entered = true;
    if let Some(to) = to {
        focus(ui, Some(things[to]));
    }
    let now = to.or(at).map(|at| things[at]);
    over.at = now.or(over.at);
    now.or(focused)
}

/// At the end of a frame: who has chosen in a list or a menu by a key is done with it, as by a click.
pub(super) fn end(ui: &Ui) {
    let (is_used, is_pressed) =
        ui.input(|input| (!input.events.is_empty(), input.key_pressed(Key::Enter) || input.key_pressed(Key::Space)));
    let focused = ui.memory(egui::Memory::focused).filter(|_| is_pressed);
    if let Some((layer, id)) = list(ui).zip(focused)
        && is_in(ui, layer, id)
        && ui.ctx().read_response(id).is_some_and(|thing| thing.clicked())
    {
        Popup::close_all(ui.ctx());
    }
    // The keyboard comes back as soon as something is gone, also if nobody does more.
    let open = overs(ui, |overs| overs.open.iter().map(|over| over.layer).collect::<Vec<_>>());
    let is_drawn = |layer: &LayerId| ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get_layer(*layer).next().is_some());
    if !open.is_empty() && (is_used || !open.iter().all(is_drawn)) {
        ui.ctx().request_repaint();
    }
}

/// The layer of the list or menu that is open: egui calls it after its button.
fn list(ui: &Ui) -> Option<LayerId> {
    if !Popup::is_any_open(ui.ctx()) {
        return None;
    }
    let buttons: Vec<Id> = ui.ctx().viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        layers.flat_map(|(_, widgets)| widgets.iter().map(|widget| widget.id)).collect()
    });
    let list = buttons.into_iter().map(|button| button.with("popup")).find(|list| Popup::is_id_open(ui.ctx(), *list))?;
    Some(LayerId::new(Order::Foreground, list))
}

/// What can have the focus in a layer, as it was drawn last.
fn things(ui: &Ui, layer: LayerId) -> Vec<Id> {
    ui.ctx().viewport(|viewport| {
        let things = viewport.prev_pass.widgets.get_layer(layer);
        things.filter(|thing| thing.enabled && thing.visible && thing.sense.is_focusable()).map(|thing| thing.id).collect()
    })
}

fn is_in(ui: &Ui, layer: LayerId, id: Id) -> bool {
    ui.ctx().read_response(id).is_some_and(|thing| thing.layer_id == layer)
}

fn focus(ui: &Ui, thing: Option<Id>) {
    ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        match (thing, memory.focused()) {
            (Some(thing), _) => memory.request_focus(thing),
            (None, Some(other)) => memory.surrender_focus(other),
            (None, None) => {}
        }
    });
}

#[cfg(test)]
mod tests {
    use crate::keys::parts::{self, Part};
    use crate::keys::{end, ring};
    use crate::prefs::Preferences;
    use crate::{lines, page};
    use egui::{ComboBox, Key, Modifiers};
    use egui_kittest::Harness;
    use egui_kittest::kittest::{By, NodeT, Queryable};

    /// A page with a dialog that can be opened, and a list.
    #[derive(Default)]
    struct Page {
        asks: bool,
        answers: Vec<&'static str>,
        chosen: usize,
    }

    fn window(chosen: usize) -> Harness<'static, Page> {
        let show = |ui: &mut egui::Ui, page: &mut Page| {
            ring::listen(ui);
            parts::go(ui, &Preferences::default());
            parts::part(ui, Part::Page, |ui| {
                drop(ui.button("before"));
                page.asks |= ui.button("ask").clicked();
                let list = ComboBox::from_id_salt("list").selected_text(page.chosen.to_string()).show_ui(ui, |ui| {
                    (0..5).for_each(|line| drop(lines::value(ui, &mut page.chosen, line, format!("line {line}"))));
                });
                list.response.accessible_name("list");
                drop(ui.button("behind"));
            });
            if page.asks {
                let shown =
                    page::dialog(ui, "asked").show(ui.ctx(), |ui| ["yes", "no"].into_iter().find(|name| ui.button(*name).clicked()));
                page.answers.extend(shown.inner);
                page.asks = shown.inner.is_none() && !shown.should_close();
            }
            end(ui);
        };
        let mut harness = Harness::builder().with_size([400.0, 300.0]).build_ui_state(show, Page { chosen, ..Page::default() });
        harness.run();
        harness
    }

    fn press_with(harness: &mut Harness<'_, Page>, modifiers: Modifiers, key: Key) -> Option<String> {
        harness.key_press_modifiers(modifiers, key);
        harness.run();
        harness.query_all(By::new().predicate(|node| node.is_focused())).find_map(|node| node.accesskit_node().label())
    }

    fn press(harness: &mut Harness<'_, Page>, key: Key) -> String {
        press_with(harness, Modifiers::NONE, key).unwrap_or_default()
    }

    #[test]
    fn a_dialog_keeps_the_keyboard_and_gives_it_back() {
        let mut window = window(0);
        press(&mut window, Key::Tab);
        press(&mut window, Key::Tab);
        let met = [Key::Enter, Key::Tab, Key::Tab, Key::ArrowUp, Key::ArrowUp, Key::ArrowLeft].map(|key| press(&mut window, key));
        assert_eq!(met, ["yes", "no", "yes", "yes", "yes", "yes"], "nothing leads out of it");
        assert_eq!(press_with(&mut window, Modifiers::SHIFT, Key::Tab).as_deref(), Some("no"));
        assert_eq!(press(&mut window, Key::Escape), "ask");
        assert!(!window.state().asks && window.state().answers.is_empty());
        assert_eq!([Key::Enter, Key::Enter].map(|key| press(&mut window, key)), ["yes", "ask"]);
        assert_eq!(window.state().answers, ["yes"]);
        assert_eq!(press(&mut window, Key::Tab), "list", "and on from there");
    }

    #[test]
    fn a_list_begins_at_what_is_chosen_and_is_closed_by_choosing() {
        let mut window = window(2);
        (0..3).for_each(|_| drop(press(&mut window, Key::Tab)));
        assert_eq!([Key::Enter, Key::ArrowUp, Key::Enter].map(|key| press(&mut window, key)), ["line 2", "line 1", "list"]);
        assert_eq!(window.state().chosen, 1);
        assert!(window.query_by_label("line 3").is_none(), "it is closed");
        let met = [Key::Space, Key::ArrowDown, Key::Tab, Key::Tab, Key::Tab, Key::Escape].map(|key| press(&mut window, key));
        assert_eq!(met, ["line 1", "line 2", "line 3", "line 4", "line 0", "list"]);
        assert_eq!(window.state().chosen, 1, "who closes it chooses nothing");
        assert_eq!(press(&mut window, Key::Tab), "behind");
    }
}
