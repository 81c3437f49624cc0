//! Where the game is between two steps: who thinks, what was chosen, how long it is shown.

use crate::prefs::Speed;
use clade_engine::{Msg, Seat, Side};
use clade_host::Told;
use clade_table::TableError;
use std::time::{Duration, Instant};

/// Where the game is between two steps.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    /// How fast what happens is shown.
    pub(super) speed: Speed,
    /// How long the last step is shown at the usual speed.
    pub(super) shown: Duration,
    /// Nothing more is shown until somebody at the screen is asked.
    pub(super) hurry: bool,
    /// Beings of somebody at the screen that died in the last step, by their names: it waits for a click.
    pub(super) lost: Vec<Msg>,
    /// The same of the steps before, while the card or action that did it goes on: it waits once for all of them.
    pub(super) held: Vec<Msg>,
    /// After how many steps the first of these died.
    pub(super) lost_since: Option<usize>,
    /// Where it waits for a click, the next one may be taken.
    pub(super) let_on: bool,
    /// When the last step was taken.
    pub(super) at: Option<Instant>,
    /// Whether it waits until somebody lets it go on.
    pub(super) paused: bool,
    /// Who thinks now.
    pub(super) thinking: Option<Thinking>,
    /// What a bot has decided.
    pub(super) chosen: Option<u32>,
    /// What a bot would do, if somebody asked one.
    pub(super) hint: Option<Hint>,
}

/// Somebody thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Thinking {
    /// For which seat.
    pub(crate) seat: Seat,
    /// The name of the bot.
    pub(crate) bot: &'static str,
    /// Since when.
    pub(crate) since: Instant,
    /// Whether it thinks for a person who asked for a hint.
    pub(crate) is_hint: bool,
}

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The index of the legal action.
    pub(crate) index: u32,
    /// Its meaning.
    pub(crate) label: Msg,
    /// The best answers with their reasons, this one first. A lesson has none: it says itself why.
    pub(crate) answers: Vec<Hinted>,
    /// How probably each seat wins, of a hundred games; nothing if that is not known.
    pub(crate) chances: Vec<(Side, u32)>,
    /// The name of the bot; empty in a lesson.
    pub(crate) by: &'static str,
}

/// An answer that a bot thinks well of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hinted {
    /// Its meaning.
    pub(crate) label: Msg,
    /// What speaks for it.
    pub(crate) told: Told,
}

/// Why nothing was answered. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotNow {
    /// Nobody at the screen is asked.
    #[error("nobody at the screen is asked")]
    NobodyAsked,
    /// The lesson goes on with another answer.
    #[error("the lesson goes on with another answer")]
    Lesson,
    /// The table refused; people are informed.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Steps {
    /// What belongs to the table as it was.
    pub(super) fn forget(&mut self) {
        (self.thinking, self.chosen, self.hint) = (None, None, None);
    }

    /// These died in this step; of what `goes_on` all is told at its end.
    pub(super) fn lose(&mut self, lost: Vec<Msg>, step: usize, goes_on: bool) {
        if self.held.is_empty() {
            self.lost_since = (!lost.is_empty()).then_some(step);
        }
        self.held.extend(lost);
        if !goes_on {
            self.lost = std::mem::take(&mut self.held);
        }
    }

    /// The game waits until somebody lets it go on.
    pub(super) fn halt(&mut self) {
        self.paused = true;
        self.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::Steps;
    use clade_engine::Msg;

    #[test]
    fn what_one_card_kills_is_told_at_once() {
        let (mut steps, cube) = (Steps::default(), || vec![Msg::new("insects")]);
        steps.lose(cube(), 7, true);
        steps.lose(cube(), 8, true);
        assert!(steps.lost.is_empty(), "the card goes on");
        steps.lose(Vec::new(), 9, false);
        assert_eq!((steps.lost.len(), steps.lost_since), (2, Some(7)));
        steps.lost.clear();
        steps.lose(cube(), 12, false);
        assert_eq!((steps.lost.len(), steps.lost_since), (1, Some(12)), "another one");
    }
}
