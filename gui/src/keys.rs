//! What can be done by keys: one table of commands, the source of the list of keys, the settings and what is checked each frame.
//!
//! A stroke is written as people write it: `U`, `Shift+Tab`, `?`. A command may have several, separated by spaces.

mod heard;
mod list;
pub(crate) mod over;
pub(crate) mod parts;
pub(crate) mod ring;
mod stroke;

pub(crate) use heard::{begin, digit, end, moved, pressed, pressed_in_menu, scrolls, takes_back};
pub(crate) use list::{KeyList, written};
pub(crate) use stroke::Stroke;

use crate::prefs::Preferences;
use crate::texts::keys as texts;
use clade_engine::Msg;

/// Where a command is heard. Two commands may share a key if they are never heard together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On every page.
    Everywhere,
    /// While a game is played.
    Table,
    /// While a saved game is looked at.
    Replay,
}

impl Place {
    fn meets(self, other: Self) -> bool {
        self == other || self == Self::Everywhere || other == Self::Everywhere
    }
}

/// One row of the table: its name in the preferences, where it is heard, its usual strokes and what it does in words.
pub(crate) struct Row {
    /// The command.
    pub(crate) command: Command,
    /// Its name in the preferences.
    pub(crate) name: &'static str,
    /// Where it is heard.
    pub(crate) place: Place,
    /// Its usual strokes.
    pub(crate) usual: &'static str,
    /// What it does.
    pub(crate) says: fn() -> Msg,
}

macro_rules! commands {
    ($($(#[$doc:meta])* $command:ident = $name:literal, $place:ident, $usual:literal, $says:ident;)*) => {
        /// Something that a key does.
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Command { $($(#[$doc])* $command,)* }

        /// All commands, in the order in which they are listed.
        pub(crate) const ROWS: &[Row] = &[$(
            Row { command: Command::$command, name: $name, place: Place::$place, usual: $usual, says: texts::$says },
        )*];
    };
}

commands! {
    /// Undo the last answer.
    Undo = "undo", Table, "U", undo;
    /// Let a bot say what it would do.
    Hint = "hint", Table, "H", hint;
    /// Show the rules of the game, or hide them.
    Rules = "rules", Table, "B", rules;
    /// The next thing that can be chosen.
    Next = "next", Table, "Tab Right Down", next;
    /// The one before.
    Previous = "previous", Table, "Shift+Tab Left Up", previous;
    /// The next part of the window.
    NextPart = "next-part", Everywhere, "F6", next_part;
    /// The part before it.
    PreviousPart = "previous-part", Everywhere, "Shift+F6", previous_part;
    /// Take what is chosen.
    Confirm = "confirm", Everywhere, "Enter", confirm;
    /// Go back, close, give up a part that was chosen.
    Back = "back", Everywhere, "Escape", back;
    /// Show the table larger.
    ZoomIn = "zoom-in", Everywhere, "+ =", zoom_in;
    /// Show the table smaller.
    ZoomOut = "zoom-out", Everywhere, "-", zoom_out;
    /// Show the table in its own size.
    ZoomReset = "zoom-reset", Everywhere, "N", zoom_reset;
    /// Show the whole table.
    Fit = "fit", Everywhere, "F", fit;
    /// Go to where something is to be done.
    ToAction = "to-action", Table, "A", to_action;
    /// Show or hide the log.
    Log = "log", Everywhere, "L", log;
    /// Show or hide what is eaten.
    Food = "food", Everywhere, "E", food;
    /// Stop the bots, or let them go on.
    Pause = "pause", Table, "Space", pause;
    /// The table as it was one action before.
    StepBack = "step-back", Replay, "Left", step_back;
    /// The table as it was one action later.
    StepOn = "step-on", Replay, "Right", step_on;
    /// The table as it was where the turn before began.
    TurnBack = "turn-back", Replay, "PageUp Shift+Left", turn_back;
    /// The table as it was where the next turn begins.
    TurnOn = "turn-on", Replay, "PageDown Shift+Right", turn_on;
    /// The table as it was at the start.
    ToStart = "to-start", Replay, "Home", to_start;
    /// The table as it was at the end.
    ToEnd = "to-end", Replay, "End", to_end;
    /// Let the saved game run, or stop it.
    Run = "run", Replay, "Space", run;
    /// The games.
    Lobby = "lobby", Everywhere, "G", lobby;
    /// The running game.
    Table = "table", Everywhere, "T", table;
    /// The saved game.
    Replay = "replay", Everywhere, "R", replay;
    /// The cards.
    Codex = "cards", Everywhere, "C", codex;
    /// Games compared.
    Compare = "compare", Everywhere, "V", compare;
    /// The mods of the person.
    Workshop = "workshop", Everywhere, "W", workshop;
    /// The settings.
    Settings = "settings", Everywhere, "S", settings;
    /// About the program.
    About = "about", Everywhere, "I", about;
    /// What was told so far.
    Messages = "messages", Everywhere, "M", messages;
    /// This list.
    Keys = "keys", Everywhere, "? F1", keys;
}

/// The row of a command.
pub(crate) fn row(command: Command) -> &'static Row {
    &ROWS[command as usize]
}

/// The strokes of a command, as they were changed or as usual.
pub(crate) fn strokes(prefs: &Preferences, command: Command) -> Vec<Stroke> {
    let row = row(command);
    let text = prefs.keys.get(row.name).map_or(row.usual, String::as_str);
    text.split(' ').filter_map(Stroke::read).collect()
}

/// The commands that hear a stroke where `command` is heard, other than it. The digits belong to the buttons.
pub(crate) fn conflicts(prefs: &Preferences, command: Command, stroke: Stroke) -> Vec<Command> {
    let place = row(command).place;
    let others = ROWS.iter().filter(|other| other.command != command && other.place.meets(place));
    others.filter(|other| strokes(prefs, other.command).contains(&stroke)).map(|other| other.command).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_keys_can_be_read_and_meet_nowhere() {
        let prefs = Preferences::default();
        for (at, row) in ROWS.iter().enumerate() {
            assert_eq!(row.command as usize, at, "{}", row.name);
            assert_eq!(strokes(&prefs, row.command).len(), row.usual.split(' ').count(), "{}", row.name);
            for stroke in strokes(&prefs, row.command) {
                assert_eq!(conflicts(&prefs, row.command, stroke), [], "{} {stroke:?}", row.name);
            }
        }
    }

    #[test]
    fn a_changed_key_is_told_where_it_meets_another() {
        let mut prefs = Preferences::default();
        prefs.keys.insert("hint".to_owned(), "U".to_owned());
        let u = Stroke::read("U").unwrap();
        assert_eq!(conflicts(&prefs, Command::Undo, u), [Command::Hint]);
        let left = Stroke::read("Left").unwrap();
        assert_eq!(conflicts(&prefs, Command::StepBack, left), [], "table and replay are never heard together");
    }
}
