//! Who hears a key: a dialog, a list, a field in which somebody types, what is scrolled and what has the focus come first.

use super::{Command, Stroke, over, strokes};
use crate::prefs::Preferences;
use egui::{Event, Id, Key, Modifiers, Ui};

/// What goes on as long as its key is held.
const GO_ON: [Command; 8] = [
    Command::Next,
    Command::Previous,
    Command::ZoomIn,
    Command::ZoomOut,
    Command::StepBack,
    Command::StepOn,
    Command::TurnBack,
    Command::TurnOn,
];

/// Once a frame, before anybody hears: a key that answers, confirms or presses a button does that once, however long it is held. It would
/// run through questions that nobody has read.
pub(crate) fn begin(ui: &Ui, prefs: &Preferences) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let goes_on = |stroke: Stroke| {
        stroke.only_moves() || stroke.scrolls() || GO_ON.into_iter().any(|command| strokes(prefs, command).contains(&stroke))
    };
    let is_held = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
    ui.input_mut(|input| input.events.retain(|event| !is_held(event) || stroke_of(event).is_none_or(goes_on)));
}

/// Whether a stroke of this command was pressed in this frame; the first to ask gets it. Nothing is heard while a dialog is open, nor what
/// somebody types, what the widget that has the focus acts on, or what scrolls something.
pub(crate) fn pressed(ui: &Ui, prefs: &Preferences, command: Command) -> bool {
    let strokes = strokes(prefs, command);
    taken(ui, |stroke| strokes.contains(&stroke))
}

/// Whether the last answer is to be taken back: by its key, or by the one that does so everywhere else.
pub(crate) fn takes_back(ui: &Ui, prefs: &Preferences) -> bool {
    let is_elsewhere = ui.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(ui.ctx());
    let is_heard = !is_elsewhere && !ui.ctx().text_edit_focused();
    pressed(ui, prefs, Command::Undo) || is_heard && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z))
}

/// The same in a menu that is open, and shows the command with its key.
pub(crate) fn pressed_in_menu(ui: &Ui, prefs: &Preferences, command: Command) -> bool {
    let strokes = strokes(prefs, command);
    stroke_taken(ui, |stroke| strokes.contains(&stroke).then_some(())).is_some()
}

/// Of things that have a digit the one whose digit was pressed in this frame. The other digits are left to whoever else hears them.
pub(crate) fn digit<T: Copy>(ui: &Ui, heard: &[(u8, T)]) -> Option<T> {
    heard.iter().find(|(digit, _)| taken(ui, |stroke| stroke.digit() == Some(*digit))).map(|(_, thing)| *thing)
}

/// Where a stroke of this command leads that moves the focus, whatever has it now; `None` if none was pressed, or if it leads nowhere: then
/// others hear it.
pub(crate) fn moved<T>(ui: &Ui, prefs: &Preferences, command: Command, leads: impl Fn(Stroke) -> Option<T>) -> Option<T> {
    let strokes = strokes(prefs, command);
    led(ui, |stroke| strokes.contains(&stroke).then(|| leads(stroke)).flatten())
}

/// The same of any stroke. Nothing is heard while a dialog or a list is open, nor what is meant for a field in which somebody types.
pub(super) fn led<T>(ui: &Ui, leads: impl Fn(Stroke) -> Option<T>) -> Option<T> {
    let is_elsewhere = ui.memory(|memory| memory.top_modal_layer().is_some()) || egui::Popup::is_any_open(ui.ctx());
    if is_elsewhere { None } else { stroke_taken(ui, leads) }
}

/// The same, whatever is open.
pub(super) fn stroke_taken<T>(ui: &Ui, leads: impl Fn(Stroke) -> Option<T>) -> Option<T> {
    let types = ui.ctx().text_edit_focused();
    ui.input_mut(|input| {
        let found = input.events.iter().enumerate().find_map(|(at, event)| {
            let stroke = stroke_of(event).filter(|stroke| !types || stroke.types_nothing())?;
            leads(stroke).map(|to| (at, to))
        });
        found.map(|(at, to)| {
            input.events.remove(at);
            to
        })
    })
}

/// The stroke that an event is, if one was pressed.
fn stroke_of(event: &Event) -> Option<Stroke> {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } if !(modifiers.ctrl || modifiers.alt || modifiers.command) => {
            Some(Stroke::of(*key, modifiers.shift))
        }
        _ => None,
    }
}

/// At the end of a frame: whether somebody types, and whether a list is open. Escape takes the focus from a field and closes a list before
/// anybody hears of it, and must do no more than that.
pub(crate) fn end(ui: &Ui) {
    over::end(ui);
    let (types, is_open) = (ui.ctx().text_edit_focused(), egui::Popup::is_any_open(ui.ctx()));
    ui.data_mut(|data| {
        data.insert_temp(Id::unique("somebody types"), types);
        data.insert_temp(Id::unique("a list is open"), is_open);
    });
}

/// Whether a list is open, or was a frame ago.
fn is_list_open(ui: &Ui) -> bool {
    egui::Popup::is_any_open(ui.ctx()) || ui.data(|data| data.get_temp(Id::unique("a list is open"))).unwrap_or(false)
}

/// Whether somebody types, or did a frame ago.
fn types(ui: &Ui) -> bool {
    ui.ctx().text_edit_focused() || ui.data(|data| data.get_temp(Id::unique("somebody types"))).unwrap_or(false)
}

/// At the end of what is scrolled by keys.
pub(crate) fn scrolls(ui: &Ui) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(Id::unique("keys scroll"), frame));
}

/// Whether something is scrolled by keys, or was a frame ago.
fn is_scrolled(ui: &Ui) -> bool {
    let last: Option<u64> = ui.data(|data| data.get_temp(Id::unique("keys scroll")));
    last.is_some_and(|last| last + 1 >= ui.ctx().cumulative_frame_nr())
}

fn taken(ui: &Ui, wanted: impl Fn(Stroke) -> bool) -> bool {
    let (modal, focused) = ui.memory(|memory| (memory.top_modal_layer().is_some(), memory.focused().is_some()));
    // A list that is open closes first.
    if modal || is_list_open(ui) {
        return false;
    }
    let (types, is_scrolled) = (types(ui), is_scrolled(ui));
    let is_anothers =
        |stroke: Stroke| focused && stroke.moves_focus() || types && !stroke.types_nothing() || is_scrolled && stroke.scrolls();
    ui.input_mut(|input| {
        let is_meant = |stroke: Stroke| wanted(stroke) && !is_anothers(stroke);
        let at = input.events.iter().position(|event| stroke_of(event).is_some_and(is_meant));
        at.map(|at| input.events.remove(at)).is_some()
    })
}
