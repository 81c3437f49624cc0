//! One stroke of the keyboard, as it is written and read.

use crate::texts::keys as texts;
use clade_engine::Msg;
use egui::Key;

/// A key, with Shift or without. With signs such as `?` Shift says nothing: on some keyboards they need it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stroke {
    /// The key.
    pub(crate) key: Key,
    /// Whether Shift is held.
    pub(crate) shift: bool,
}

const SHIFT: &str = "Shift+";

impl Stroke {
    /// What was pressed.
    pub(crate) fn of(key: Key, shift: bool) -> Self {
        Self { key, shift: shift && !is_sign(key) }
    }

    /// A stroke as it is written in the preferences.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (shift, name) = text.strip_prefix(SHIFT).map_or((false, text), |name| (true, name));
        Key::from_name(name).map(|key| Self::of(key, shift))
    }

    /// As it is written in the preferences.
    pub(crate) fn write(self) -> String {
        format!("{}{}", if self.shift { SHIFT } else { "" }, self.key.name())
    }

    /// As people read it.
    pub(crate) fn says(self) -> Msg {
        let key = match self.key {
            Key::ArrowLeft => texts::left(),
            Key::ArrowRight => texts::right(),
            Key::ArrowUp => texts::up(),
            Key::ArrowDown => texts::down(),
            Key::Space => texts::space(),
            Key::Minus => texts::sign("-".to_owned()),
            key => texts::sign(key.symbol_or_name().to_owned()),
        };
        if self.shift { texts::shifted(key) } else { key }
    }

    /// Whether it is Tab, with Shift or without.
    pub(crate) fn is_tab(self) -> bool {
        self.key == Key::Tab
    }

    /// Whether a widget that has the focus acts on this key itself.
    pub(crate) fn moves_focus(self) -> bool {
        matches!(self.key, Key::Tab | Key::Enter | Key::Space | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
    }

    /// Whether it only leads from one thing to another.
    pub(crate) fn only_moves(self) -> bool {
        self.moves_focus() && !matches!(self.key, Key::Enter | Key::Space)
    }

    /// Whether it does nothing in a field in which somebody types.
    pub(crate) fn types_nothing(self) -> bool {
        self.is_tab() || (Key::F1..=Key::F35).contains(&self.key)
    }

    /// Whether it goes through what is higher than its room.
    pub(crate) fn scrolls(self) -> bool {
        !self.shift && matches!(self.key, Key::PageUp | Key::PageDown | Key::Home | Key::End)
    }

    /// The digit that it is, if it is one of those that press the buttons.
    pub(crate) fn digit(self) -> Option<u8> {
        const DIGITS: [Key; 10] =
            [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
        (0..).zip(DIGITS).find(|(_, key)| *key == self.key && !self.shift).map(|(digit, _)| digit)
    }
}

/// Whether the key is a sign that some keyboards reach by Shift.
fn is_sign(key: Key) -> bool {
    key.symbol_or_name().chars().all(|c| !c.is_alphanumeric() && !('\u{23f4}'..='\u{23f7}').contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_are_read_as_they_are_written() {
        for text in ["U", "Shift+Tab", "Escape", "Left", "Shift+Left", "0", "F1", "Questionmark", "Space"] {
            assert_eq!(Stroke::read(text).map(Stroke::write).as_deref(), Some(text));
        }
        assert_eq!(Stroke::read("nonsense"), None);
    }

    #[test]
    fn shift_counts_for_letters_but_not_for_signs() {
        assert_eq!(Stroke::read("?"), Some(Stroke::of(Key::Questionmark, true)));
        assert_eq!(Stroke::read("+"), Some(Stroke::of(Key::Plus, true)));
        assert_ne!(Stroke::read("U"), Some(Stroke::of(Key::U, true)));
        assert_ne!(Stroke::read("Left"), Some(Stroke::of(Key::ArrowLeft, true)));
    }
}
