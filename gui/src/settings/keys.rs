//! The keys, to be changed: a click on a command, then the new key.

use crate::keys::{self, Command, ROWS, Stroke, written};
use crate::prefs::Preferences;
use crate::shared::Shared;
use crate::texts::{keys as key_texts, settings as texts};
use egui::{Event, Key, RichText, Ui};

/// The keys being changed.
#[derive(Default)]
pub(crate) struct KeySettings {
    /// The command that waits for its new key.
    waiting: Option<Command>,
    /// A digit was pressed for it.
    refused: bool,
}

impl KeySettings {
    /// Whether the next key is meant for a command.
    pub(crate) fn listens(&self) -> bool {
        self.waiting.is_some()
    }

    /// Shows the table of keys.
    pub(crate) fn show(&mut self, ui: &mut Ui, shared: &Shared, prefs: &mut Preferences) {
        self.listen(ui, prefs);
        for row in ROWS {
            ui.push_id(row.name, |ui| {
                ui.horizontal_wrapped(|ui| self.row(ui, shared, prefs, row));
                let strokes = keys::strokes(prefs, row.command);
                let meets = strokes
                    .iter()
                    .flat_map(|stroke| keys::conflicts(prefs, row.command, *stroke).into_iter().map(|other| (*stroke, other)));
                for (stroke, other) in meets.collect::<Vec<_>>() {
                    let says = texts::conflict(stroke.says(), (keys::row(other).says)());
                    ui.label(RichText::new(shared.say(&says)).color(shared.theme.alarm));
                }
            });
        }
    }

    fn row(&mut self, ui: &mut Ui, shared: &Shared, prefs: &mut Preferences, row: &'static keys::Row) {
        let waits = self.waiting == Some(row.command);
        let says = shared.say(&(row.says)());
        let text = if waits { shared.say(&texts::press()) } else { written(shared, row.command) };
        let name = shared.say(&texts::change_key(says.clone()));
        let size = egui::vec2(190.0 * shared.prefs.text, 0.0);
        let button = ui.add(egui::Button::selectable(waits, text).min_size(size).frame_when_inactive(true)).accessible_name(name);
        if button.clicked() {
            (self.waiting, self.refused) = (Some(row.command), false);
            // So that Enter, Space and the arrows come here and not to the button.
            button.surrender_focus();
        }
        ui.label(says.clone());
        if prefs.keys.contains_key(row.name) {
            let name = shared.say(&texts::usual_key(says));
            if ui.button(shared.say(&texts::usual_key_short())).accessible_name(name).clicked() {
                prefs.keys.remove(row.name);
            }
        }
        if waits && self.refused {
            ui.label(RichText::new(shared.say(&key_texts::buttons())).color(shared.theme.alarm));
        }
    }

    /// Takes the next key for the waiting command. Escape leaves it as it was.
    fn listen(&mut self, ui: &Ui, prefs: &mut Preferences) {
        let Some(command) = self.waiting else { return };
        let pressed = ui.input_mut(|input| {
            let at = input.events.iter().position(|event| matches!(event, Event::Key { pressed: true, .. }))?;
            match input.events.remove(at) {
                Event::Key { key, modifiers, .. } => Some(Stroke::of(key, modifiers.shift)),
                _ => None,
            }
        });
        match pressed {
            Some(stroke) if stroke.key == Key::Escape => self.waiting = None,
            Some(stroke) if stroke.digit().is_some() => self.refused = true,
            Some(stroke) => {
                let row = keys::row(command);
                let written = stroke.write();
                if written == row.usual {
                    prefs.keys.remove(row.name);
                } else {
                    prefs.keys.insert(row.name.to_owned(), written);
                }
                self.waiting = None;
            }
            None => {}
        }
    }
}
