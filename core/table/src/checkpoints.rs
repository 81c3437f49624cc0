//! Copies of the table along its way, so that looking back does not replay everything.
//!
//! Decides how many are kept; not what is done with them. A game has at most 100,000 actions
//! ([`crate::MOST_ACTIONS`]), so at most 256 lie between two of 512 checkpoints; in a game of 10,000 it is 32.
//! `cli/examples/jump.rs` measures what a jump costs then; the checkpoints cost at most [`MOST_BYTES`] in states.

use clade_engine::{Face, Handle};

/// How many steps lie between two checkpoints at first.
const EVERY: usize = 32;
/// How many checkpoints are kept; then every second one goes and the distance doubles.
const MOST: usize = 512;
/// The bytes that the states of all checkpoints may take together, without the heap of an open script: 512 states of 8 kB.
/// A game with larger states has fewer checkpoints.
const MOST_BYTES: usize = 4 << 20;
/// The fewest, whatever a state takes.
const FEWEST: usize = 8;

/// Forked tables by the number of steps played; the first is the start and is never dropped.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    every: usize,
    most: usize,
    kept: Vec<(usize, Handle)>,
}

impl Checkpoints {
    /// Only the start, for states of this size in bytes.
    pub(crate) fn new(start: Option<Handle>, state_size: usize) -> Self {
        let most = (MOST_BYTES / state_size.max(1)).clamp(FEWEST, MOST);
        Self { every: EVERY, most, kept: start.into_iter().map(|handle| (0, handle)).collect() }
    }

    /// Keeps a copy of the table after `step` actions, if one is due.
    pub(crate) fn offer(&mut self, face: &mut dyn Face, step: usize, at: Handle) {
        let newest = self.kept.last().map_or(0, |&(step, _)| step);
        if !step.is_multiple_of(self.every) || (step <= newest && !self.kept.is_empty()) {
            return;
        }
        if let Ok(copy) = face.fork(at) {
            self.kept.push((step, copy));
        }
        if self.kept.len() > self.most {
            self.every *= 2;
            let every = self.every;
            self.drop_if(face, |step| !step.is_multiple_of(every));
        }
    }

    /// The last checkpoint at or before a step.
    pub(crate) fn before(&self, step: usize) -> Option<(usize, Handle)> {
        let after = self.kept.partition_point(|&(kept, _)| kept <= step);
        self.kept[..after].last().copied()
    }

    /// Drops what lies after a step: it was undone.
    pub(crate) fn drop_after(&mut self, face: &mut dyn Face, step: usize) {
        self.drop_if(face, |kept| kept > step);
    }

    fn drop_if(&mut self, face: &mut dyn Face, unwanted: impl Fn(usize) -> bool) {
        self.kept.retain(|&(step, handle)| {
            let drop = unwanted(step);
            if drop {
                face.free(handle);
            }
            !drop
        });
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }
}
