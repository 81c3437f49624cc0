//! Stopped coroutines: those that can go on where they are, by the content of their frame, and spare ones for other effects. Never
//! observable.

use crate::calls::Shared;
use crate::frames::Entry;
use crate::schema::Gives;
use crate::{Frame, Frames};
use mlua::Thread;

/// How many stopped coroutines are kept, to go on without a re-run. Never observable.
const MAX_KEPT: usize = 8;

/// A stopped coroutine, with the content of its frame as its key.
pub(crate) struct Kept {
    pub(crate) thread: Thread,
    pub(crate) frame: Frame,
    pub(crate) journal: Vec<Entry>,
    /// The memory and the steps that it has taken from its start.
    pub(crate) memory: usize,
    pub(crate) steps: u32,
}

/// The coroutines of one machine.
#[derive(Default)]
pub(crate) struct Threads {
    kept: Vec<Kept>,
    spare: Vec<Thread>,
}

impl Threads {
    /// None can go on any more.
    pub(crate) fn forget(&mut self) {
        self.kept.clear();
    }

    /// None is left.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
        self.spare.clear();
    }

    /// One for an effect that begins.
    pub(crate) fn spare(&mut self) -> Option<Thread> {
        self.spare.pop()
    }

    /// One that stopped with the innermost frame as it is but for one answer.
    pub(crate) fn take(&mut self, shared: &Shared, frames: &Frames) -> Option<Kept> {
        let frame = frames.top()?;
        let journal = frames.journal();
        let at = self.kept.iter().rposition(|k| {
            (k.frame.card, k.frame.hook, k.frame.side, k.frame.args, k.frame.call)
                == (frame.card, frame.hook, frame.side, frame.args, frame.call)
                && journal.len() > k.journal.len()
                && journal[..k.journal.len()] == k.journal[..]
                && journal[k.journal.len()].call == k.frame.call
                && is_one_answer(shared.gives_of(k.frame.call), &journal[k.journal.len()..])
        })?;
        Some(self.kept.remove(at))
    }

    /// Keeps one with the innermost frame as its key, and what it has taken from its start.
    pub(crate) fn keep(&mut self, thread: Thread, frames: &Frames, memory: usize, steps: u32) {
        let Some(frame) = frames.top() else { return self.lay_aside(thread) };
        let mut journal = Vec::new();
        if self.kept.len() >= MAX_KEPT {
            let oldest = self.kept.remove(0);
            journal = oldest.journal;
            self.lay_aside(oldest.thread);
        }
        journal.clear();
        journal.extend_from_slice(frames.journal());
        let frame = frame.clone_head();
        self.kept.push(Kept { thread, frame, journal, memory, steps });
    }

    /// Puts a thread aside for another effect, wherever it stopped.
    pub(crate) fn lay_aside(&mut self, thread: Thread) {
        if self.spare.len() < MAX_KEPT {
            self.spare.push(thread);
        }
    }
}

/// Whether these entries are exactly one answer: a coroutine goes on with one, not with the answers to two equal calls.
fn is_one_answer(gives: Gives, entries: &[Entry]) -> bool {
    match gives {
        Gives::List(_) => usize::try_from(entries[0].value()).is_ok_and(|n| entries.len() == n + 1),
        _ => entries.len() == 1,
    }
}
