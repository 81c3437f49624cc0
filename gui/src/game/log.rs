//! What happened, as the person at the screen may know it: each time only what is new.

use clade_engine::Observer;
use clade_table::{LogLine, Table};

/// What one observer read.
#[derive(Debug)]
pub(crate) struct Log {
    observer: Observer,
    lines: Vec<LogLine>,
}

impl Log {
    /// All that was told so far.
    pub(super) fn new(table: &Table, observer: Observer) -> Self {
        Self { observer, lines: table.log(observer) }
    }

    /// What was told since.
    pub(super) fn read(&mut self, table: &Table, observer: Observer) {
        if observer != self.observer {
            *self = Self::new(table, observer);
            return;
        }
        // The step read last may have been taken back and played another way.
        let last = table.steps().saturating_sub(1);
        self.lines.truncate(self.lines.partition_point(|line| line.step <= last));
        let read = self.lines.last().map_or(0, |line| line.step);
        self.lines.extend(table.log_after(observer, read));
    }

    pub(super) fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}
