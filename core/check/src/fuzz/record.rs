//! Bytes as a saved game. Decides what must hold of what was read; not what a record is (`clade_table` does).

use super::{rules, short};
use clade_engine::{Module, Tools};
use clade_table::{Record, Table};

/// How many answers of a record are played.
const MOST: usize = 300;

/// Bytes as a record of a game: read, written, read again, and played as far as it goes. Gives whether
/// an answer was played.
///
/// # Panics
/// When a law is broken: what can be read is not what is written; what was read before an error is not what stands before it; a
/// table that was replayed cannot be saved, looked back at or taken further.
pub fn record(module: &dyn Module, data: &[u8]) -> bool {
    let record = match Record::read(data) {
        Ok(record) => record,
        Err(error) => {
            short(&error.to_string());
            let lines: Vec<&[u8]> = data.split_inclusive(|&byte| byte == b'\n').collect();
            assert!((1..=lines.len() + 1).contains(&error.line), "{error}: there are {} lines", lines.len());
            let Some(partial) = error.partial else { return false };
            let before = Record::read(lines[..error.line - 1].concat());
            let before = before.or_else(|error| error.partial.map(|partial| *partial).ok_or(()));
            assert_eq!(before.as_ref(), Ok(&*partial), "what was read before an error is what stands before it");
            *partial
        }
    };
    let written = record.write();
    assert_eq!(Record::read(&written).as_ref(), Ok(&record), "written and read, a record is another one: {written:?}");
    record.header.game == module.about().id && play(module, &record)
}

/// Plays a record as far as it goes. Whether header and rules fit is not asked first: that is how a game is played again under
/// changed cards.
fn play(module: &dyn Module, record: &Record) -> bool {
    let rules = match rules(module, &record.header.setup) {
        Ok(rules) => rules,
        Err(error) => {
            short(&error.to_string());
            return false;
        }
    };
    let open = || rules.open(Tools::default()).expect("shipped cards open");
    let under = Table::replay_under(open(), record.header.clone(), record, MOST, false);
    let under = under.map_or_else(|error| error.table.steps(), |replayed| replayed.table.steps());
    let mut table = match Table::replay_to(open(), record, MOST, true) {
        Ok(table) => table,
        Err(error) => {
            short(&error.to_string());
            assert!(error.line > 0 && error.action <= record.lines.len(), "an error tells its place: {error}");
            let kept = error.kept();
            let rescued = error.rescue().expect("what is worth keeping can be kept");
            assert_eq!(rescued.steps(), kept, "what is rescued is what is worth keeping");
            rescued
        }
    };
    assert!(table.steps() <= under, "who minds no hash comes at least as far");
    let played = table.record();
    let steps = table.steps();
    assert_eq!(played.lines, record.lines[..steps], "what was played is what the record says");
    assert_eq!(Record::read(played.write()).as_ref(), Ok(&played), "a replayed table can be saved");
    let half = table.jump(steps / 2).and_then(|at| Ok(table.face().hash(at)?));
    let again = Table::replay_to(open(), &played, steps / 2, false).expect("what was played can be replayed");
    assert_eq!(half, Ok(again.hash().expect("a hash")), "looking back is replaying");
    table.run_chance().expect("a table goes on");
    steps > 0
}
