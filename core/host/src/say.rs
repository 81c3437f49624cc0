//! Messages that programs use besides their own.

use crate::texts;
use clade_engine::{Msg, Translate};

/// Sentences in one line.
pub fn join(says: &[Msg], t: &dyn Translate) -> String {
    says.iter().map(|msg| t.text(msg)).collect::<Vec<_>>().join("; ")
}

/// Did the person mean this word?
pub fn near(word: String) -> Msg {
    texts::near(word)
}

/// The words that are allowed there.
pub fn valid(words: String) -> Msg {
    texts::valid(words)
}

/// A card failed, and was undone.
pub fn card_failed(fault: String) -> Msg {
    texts::fault(fault)
}

/// A library with a game has failed: this table is over.
pub fn broken(reason: String) -> Msg {
    texts::broken(reason)
}

/// A script was stopped by the program: see [`clade_engine::Tools::stop`].
pub fn stopped(reason: String) -> Msg {
    texts::stopped(reason)
}

/// How many actions of a saved game can be kept.
pub fn can_be_kept(actions: usize) -> Msg {
    texts::rescue(actions)
}
