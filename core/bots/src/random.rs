//! The bot that takes any legal action, all equally likely.

use crate::Bot;
use clade_engine::{Face, Handle, chance};
use clade_table::WordStream;

/// The stream of words of this bot.
const STREAM: u64 = 1;

/// Takes any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    words: WordStream,
}

impl Random {
    /// The bot of a seed.
    pub fn new(seed: u64) -> Self {
        Self { words: WordStream::stream(seed, STREAM) }
    }
}

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        let count = face.turn(at).map_or(0, |turn| turn.count);
        chance::below(self.words.next(), count)
    }

    fn may_repeat(&self) -> bool {
        false
    }
}
