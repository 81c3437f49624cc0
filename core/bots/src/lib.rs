//! Who answers when no person does: bots that play any game through its [`Face`].
//!
//! **Decides:** which legal action a bot takes. **Does not decide:** what is legal or good (games do), when a bot is asked.
//! A bot knows what its seat knows: it looks at the state only through what a seat may see. The same seed and
//! the same questions give the same answers.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

mod chances;
mod greedy;
mod levels;
mod patience;
mod random;
mod search;

pub use chances::{by_seat, chances, won};
pub use greedy::Greedy;
pub use levels::{LEVELS, Level};
pub use patience::Patience;
pub use random::Random;
pub use search::{Advice, Advised, Judged, Reason, Searcher, Thought, luck};

use clade_engine::{Face, Handle, nearest};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The names of all bots.
pub const NAMES: &[&str] = &["easy", "normal", "hard", "expert", "greedy", "random"];
/// The greedy bot as it was before it learned what the parts of a value are worth: others are measured against it, nobody sits down with it.
pub const PLAIN: &str = "plain";
/// Those that need no time to think: no levels, but what others are measured against, and what is compared where nobody names others.
pub const QUICK: &[&str] = &["random", "greedy"];
/// The best of those that need no time to think: games to learn from and to compare are played by it where nobody names another.
pub const GREEDY: &str = QUICK[1];
/// The one that sits opposite a person who chose none.
pub const USUAL: &str = "normal";

/// The level that gives hints, where no stronger bot sits at the table.
pub const ADVISER: Level = LEVELS[1];

/// One who answers for a seat.
pub trait Bot {
    /// The name, as on the command line and in records.
    fn name(&self) -> &'static str;

    /// The index of the legal action to take for the asked seat. The state stays as it is, and nothing stays forked.
    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32;

    /// The same, in the middle of its turn: its seat has just answered, and neither Chance nor anybody else has since. What was begun is gone
    /// on with, as far as the bot can know that from the table.
    fn go_on(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        self.choose(face, at)
    }

    /// Lends a flag that another thread may set: then the bot stops soon and answers with the best it has found so far. Such an
    /// answer depends on when the flag was set. A bot that never thinks long need not check it.
    fn stop_when(&mut self, _stop: Arc<AtomicBool>) {}

    /// What the last answer rests on, the best answer first; empty for a bot that does not try answers again and again.
    fn thoughts(&self) -> &[Thought] {
        &[]
    }

    /// How probable it is, by what the last answer rests on, that each seat wins; empty for a bot that cannot tell.
    fn chances(&self) -> &[f64] {
        &[]
    }

    /// Whether it may give the same answer for ever when everything looks the same. One that answers at random does not.
    fn may_repeat(&self) -> bool {
        true
    }
}

/// There is no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{name}'; it may be {}{}", NAMES.join(", "), clade_engine::hint(.nearest))]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
    /// The nearest name.
    pub nearest: Option<String>,
}

/// A bot by its name. Bots at one table should have different seeds.
///
/// # Errors
/// [`UnknownBot`] with the nearest name.
pub fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        PLAIN => Ok(Box::new(Greedy::plain(seed))),
        _ => match LEVELS.into_iter().find(|level| level.name == name) {
            Some(level) => Ok(Box::new(Searcher::new(level, seed))),
            None => Err(UnknownBot { name: name.to_owned(), nearest: nearest(name, NAMES.iter().copied()) }),
        },
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
