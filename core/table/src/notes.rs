//! What was noted of cards, answer by answer: what they logged, and the calls of those that are explained.
//!
//! Decides that a rule hook's answer is told once: with the same facts it is always the same. Does not decide what is noted
//! (the face does) nor how it is worded (hosts do).

use clade_engine::{CallKind, CardCall, CardNotes, Face, Handle};
use std::collections::{BTreeSet, VecDeque};

/// How many answers keep their notes; older ones are forgotten.
const MOST_STEPS: usize = 4096;

/// What was noted of cards.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    kept: VecDeque<(usize, CardNotes)>,
    /// The answers of rule hooks among them.
    told: BTreeSet<CardCall>,
}

impl Notes {
    /// Keeps what was noted while the last answer was played.
    pub(crate) fn keep(&mut self, face: &dyn Face, at: Handle, step: usize) {
        let Ok(mut notes) = face.card_notes(at) else { return };
        notes.calls.retain(|call| call.kind != CallKind::Asked || self.told.insert(call.clone()));
        if !notes.is_empty() {
            self.kept.push_back((step, notes));
        }
        while self.kept.front().is_some_and(|(kept, _)| kept + MOST_STEPS <= step) {
            self.kept.pop_front();
        }
    }

    pub(crate) fn drop_after(&mut self, step: usize) {
        while self.kept.back().is_some_and(|(kept, _)| *kept > step) {
            self.kept.pop_back();
        }
        let asked = self.kept.iter().flat_map(|(_, notes)| &notes.calls).filter(|call| call.kind == CallKind::Asked);
        self.told = asked.cloned().collect();
    }

    /// What was noted after a step, each with the number of actions played by then.
    pub(crate) fn after(&self, step: usize) -> impl Iterator<Item = (usize, &CardNotes)> {
        let first = self.kept.partition_point(|(kept, _)| *kept <= step);
        self.kept.iter().skip(first).map(|(kept, notes)| (*kept, notes))
    }
}
