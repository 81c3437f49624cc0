//! What is written down and read back: actions in records, saved states, positions in scenarios.

use crate::{Misplaced, Rules, Side, Sink};

/// What is kept: the same in every language.
pub trait Kept: Rules {
    /// The text of an action: unique within its list, without spaces at its ends.
    fn action_text(&self, state: &Self::State, action: Self::Action, out: &mut String);

    /// An answer as somebody typed it, in the words of [`Kept::action_text`], where a thing has several names. By default as it is.
    fn in_own_words(&self, typed: &str) -> String {
        typed.to_owned()
    }

    /// Whether a loaded state belongs to this ruleset (its hash is the one the state carries) and the rules can lead to it.
    fn is_sound(&self, state: &Self::State) -> bool;

    /// The word for a side in positions and texts of actions. By default its number, from 1.
    fn side_word(&self, side: Side) -> String {
        (side.0 + 1).to_string()
    }

    /// The whole state as TOML in the game's own words, from which [`Kept::place`] makes an equal one. `None` if the game sets
    /// up no positions.
    fn position(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// A state from a position that is not empty: the game's base for positions, with everything in place that the TOML names. What
    /// happens by itself from there to the first question goes to the sink.
    ///
    /// # Errors
    /// [`Misplaced`] names the key, what was found and what was expected.
    fn place(&self, _position: &str, _sink: &mut Sink<'_, Self::Event>) -> Result<Self::State, Misplaced> {
        Err(Misplaced::unsupported())
    }
}
