//! Since when the open question is shown, and whether what is done was meant for it: a second click of two, or one that was on its way to a
//! button of the question before, is no answer to one that nobody can have read.

use super::prompt::Used;
use super::table_view::TableView;
use egui::{Pos2, Ui};

/// Nobody has read a question so soon, in seconds.
const READ: f64 = 0.3;
/// Nor has anybody who clicks twice, so soon, with the pointer where it was, give or take so much: a hand trembles.
const HASTE: f64 = 0.6;
const TREMBLE: f32 = 6.0;

/// Nobody has thought so soon about what comes next, in seconds.
const SOON: f64 = 1.0;

/// What ends all that a side does in a part of the game, by its words in a record.
const FOR_GOOD: [&str; 2] = ["pass", "retrieve"];

/// What is asked now.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    since: f64,
    /// By what message the person here was asked last, and since when it has been that one.
    own: (String, f64),
    /// Where the pointer was when it came.
    pointer: Option<Pos2>,
    /// By what message it asks.
    by: String,
    /// Whether the question before was asked by the same: who goes on with it may be quick.
    is_same: bool,
    /// By what message the question asked that a key ended last.
    ended: Option<String>,
}

impl Asked {
    /// Another question is asked.
    pub(super) fn renew(&mut self, ui: &Ui, view: &TableView) {
        let by = view.seen.prompt.id.to_string();
        let (since, pointer) = ui.input(|input| (input.time, input.pointer.latest_pos()));
        let mut own = std::mem::take(&mut self.own);
        if !view.seen.labels.is_empty() && own.0 != by {
            own = (by.clone(), since);
        }
        *self = Self { since, own, pointer, is_same: by == self.by, by, ended: self.ended.take() };
    }

    /// For how long.
    fn age(&self, ui: &Ui) -> f64 {
        ui.input(|input| input.time) - self.since
    }

    /// Whether somebody may have read it.
    pub(super) fn is_read(&self, ui: &Ui) -> bool {
        self.age(ui) > READ
    }

    /// A key gives this answer. Whether it ends what has only just begun: perhaps the part before, which ended by itself, was meant.
    pub(super) fn ends_too_soon(&self, ui: &Ui, view: &TableView, action: u16) -> bool {
        ui.input(|input| input.time) - self.own.1 < SOON && super::answers::says_end(view, action)
    }

    /// A key gives this answer. Whether it ends all that its side does now, by the key that has just ended another question: who pressed it
    /// once more has not meant that, and is asked.
    pub(super) fn ends_by_habit(&mut self, view: &TableView, action: u16) -> bool {
        if !super::answers::says_end(view, action) {
            self.ended = None;
            return false;
        }
        let before = self.ended.replace(view.seen.prompt.id.to_string());
        let is_for_good = view.seen.texts.get(usize::from(action)).is_some_and(|text| FOR_GOOD.contains(&text.as_str()));
        is_for_good && before.is_some_and(|before| self.ended.as_ref() != Some(&before))
    }

    /// Whether a click was meant for the button that was under the pointer before, or for none: this one has just come there. What ends
    /// another question than the one before is not meant so soon in any case: it stands where that could be ended.
    pub(super) fn is_hasty(&self, ui: &Ui, view: &TableView, used: Used) -> bool {
        let (Used::Choose(_) | Used::Undo) = used else { return false };
        let ends = matches!(used, Used::Choose(action) if super::answers::says_end(view, action)) && !self.is_same;
        self.has_just_come(ui) && (ends || self.rests(ui))
    }

    /// The same of a click on the table. Who answers one question again and again with the same thing may be quick.
    pub(super) fn is_hasty_there(&self, ui: &Ui) -> bool {
        !self.is_same && self.has_just_come(ui) && self.rests(ui)
    }

    fn has_just_come(&self, ui: &Ui) -> bool {
        ui.input(|input| input.pointer.any_released()) && self.age(ui) < HASTE
    }

    /// Whether the pointer is where it was when the question came.
    fn rests(&self, ui: &Ui) -> bool {
        let now = ui.input(|input| input.pointer.latest_pos());
        now.zip(self.pointer).is_some_and(|(now, then)| now.distance(then) <= TREMBLE)
    }
}
