//! What happened, as the person at the screen may know it: each time only what is new.

use crate::texts::{game::and, table as texts};
use clade_engine::{Msg, Observer};
use clade_table::{LogLine, Table};

/// All that was told so far; at the end also who has won, whatever the game itself says of that.
pub(crate) fn told(table: &Table, observer: Observer) -> Vec<LogLine> {
    with_end(table, table.log(observer))
}

/// These lines, with who has won behind the last one, if that does not say so itself.
fn with_end(table: &Table, mut lines: Vec<LogLine>) -> Vec<LogLine> {
    let (winners, told) = won(table).unzip();
    let says_so = lines.last().is_some_and(|last| winners.iter().flatten().all(|winner| last.msg.mentions(winner)));
    lines.extend(told.filter(|_| !says_so));
    lines
}

/// Who has won, once the game is over, and the line that says so.
fn won(table: &Table) -> Option<(Vec<Msg>, LogLine)> {
    let places = table.is_over().then(|| table.places().ok())??;
    let first = places.iter().filter(|place| place.place == 1);
    let winners: Vec<_> = first.flat_map(|place| &place.sides).map(|(side, _)| table.face().side_name(*side)).collect();
    let names = winners.iter().cloned().reduce(and)?;
    let msg = if winners.len() == 1 { texts::wins(names) } else { texts::win_together(names) };
    Some((winners, LogLine { step: table.steps(), msg, tells: None }))
}

/// What one observer read.
#[derive(Debug)]
pub(crate) struct Log {
    observer: Observer,
    lines: Vec<LogLine>,
}

impl Log {
    /// All that was told so far.
    pub(super) fn new(table: &Table, observer: Observer) -> Self {
        Self { observer, lines: told(table, observer) }
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
        self.lines.extend(with_end(table, table.log_after(observer, read)));
    }

    pub(super) fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}
