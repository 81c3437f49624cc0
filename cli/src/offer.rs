//! What can still be done with a saved game that can only partly be replayed.

use crate::shell::typed;
use crate::texts;
use clade_engine::Msg;
use clade_host::{Saved, say};
use std::path::PathBuf;

/// How to keep this many actions of a saved game; `mods` are the folders that were given for it. Nothing if there are none.
pub(crate) fn of(saved: &Saved, mods: &[PathBuf], kept: usize) -> Option<Msg> {
    let given: String = mods.iter().map(|folder| format!(" --mod {}", typed(folder))).collect();
    let file = format!("{}{given}", typed(&saved.file));
    (kept > 0).then(|| texts::rescue(say::can_be_kept(kept), file))
}
