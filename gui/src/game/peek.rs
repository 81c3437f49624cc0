//! Whether an answer can be taken back, looked up before it is given.

use super::session::Session;
use clade_engine::Actor;
use clade_host::watchdog::watched;

impl Session {
    /// Whether the person who is asked could not take this answer back alone: Chance or somebody else comes after it.
    pub(crate) fn is_final(&mut self, index: u32) -> bool {
        let asked = self.table.turn().actor;
        let (face, at) = self.table.parts();
        let Ok(copy) = face.fork(at) else { return false };
        let next = watched(|| face.listen(copy, false).and_then(|()| face.advance(copy, index)));
        face.free(copy);
        // Cards that failed in a table that was only thought of are nobody's news.
        drop(face.faults());
        next.is_ok_and(|turn| turn.actor != asked && turn.actor != Actor::Over)
    }
}
