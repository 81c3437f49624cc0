//! Going back, to look or to stay.
//!
//! Decides how an earlier state is found: from the checkpoint before it, played forward. Not who may go back (`undo` does).

use super::{Table, TableError, step};
use crate::record::Record;
use clade_engine::{Actor, Handle};

impl Table {
    /// The table as it was after `step` actions, to look at: good until the next call of `jump` or `undo`.
    ///
    /// # Errors
    /// [`TableError::Step`] if the game has not got that far.
    pub fn jump(&mut self, step: usize) -> Result<Handle, TableError> {
        match self.look {
            Some((looked, handle)) if looked == step => return Ok(handle),
            Some((_, handle)) => self.face.free(handle),
            None => {}
        }
        self.look = None;
        let handle = self.rebuilt(step)?;
        self.look = Some((step, handle));
        Ok(handle)
    }

    /// Goes back to what the table was after `step` actions, to play on from there another way. What was played is returned
    /// as a record; the new one begins with the same lines. Outcomes that were typed in after the step are forgotten.
    ///
    /// # Errors
    /// [`TableError::Step`] if the game has not got that far.
    pub fn branch(&mut self, step: usize) -> Result<Record, TableError> {
        let left = self.record();
        self.back_to(step)?;
        drop(self.typed.split_off(&self.chances));
        Ok(left)
    }

    /// A new state as it was after `step` actions: from the checkpoint before it, played forward.
    pub(crate) fn rebuilt(&mut self, step_wanted: usize) -> Result<Handle, TableError> {
        let steps = self.steps.len();
        let (from, handle) = match self.checkpoints.before(step_wanted) {
            Some(checkpoint) if step_wanted <= steps => checkpoint,
            _ => return Err(TableError::Step { step: step_wanted, steps }),
        };
        let copy = self.face.fork(handle)?;
        let mut played = self.face.listen(copy, false);
        for kept in &self.steps[from..step_wanted] {
            played = played.and_then(|()| step(&mut *self.face, copy, kept.actor, kept.index).map(drop));
        }
        if let Err(error) = played {
            self.face.free(copy);
            return Err(error.into());
        }
        Ok(copy)
    }

    /// Undoes everything after `step` actions.
    pub(crate) fn back_to(&mut self, step: usize) -> Result<(), TableError> {
        let then = self.rebuilt(step)?;
        self.face.copy(then, self.at)?;
        self.face.free(then);
        self.face.listen(self.at, self.listening)?;
        self.turn = self.face.turn(self.at)?;
        self.steps.truncate(step);
        self.chances = self.steps.iter().filter(|step| step.actor == Actor::Chance).count() as u64;
        self.hashes.retain(|&(after, _)| after <= step);
        self.log.drop_after(step);
        self.notes.drop_after(step);
        self.checkpoints.drop_after(&mut *self.face, step);
        if let Some((_, handle)) = self.look.take() {
            self.face.free(handle);
        }
        Ok(())
    }
}
