//! Copies of the table along its way, so that looking back does not replay everything.
//!
//! Decides how many are kept; not what is done with them.

use clade_engine::{Face, Handle};

/// How many steps lie between two checkpoints at first.
const EVERY: usize = 32;
/// How many checkpoints are kept; then every second one goes and the distance doubles.
const MOST: usize = 512;

/// Forked tables by the number of steps played; the first is the start and is never dropped.
#[derive(Debug)]
pub(crate) struct Checkpoints {
    every: usize,
    kept: Vec<(usize, Handle)>,
}

impl Checkpoints {
    pub(crate) fn new(start: Option<Handle>) -> Self {
        Self { every: EVERY, kept: start.into_iter().map(|handle| (0, handle)).collect() }
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
        if self.kept.len() > MOST {
            self.every *= 2;
            let every = self.every;
            self.drop_if(face, |step| !step.is_multiple_of(every));
        }
    }

    /// The last checkpoint at or before a step.
    pub(crate) fn before(&self, step: usize) -> Option<(usize, Handle)> {
        self.kept.iter().rev().find(|(kept, _)| *kept <= step).copied()
    }

    /// Drops what lies after a step: it was taken back.
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
