//! One table behind the face: a state with its open list, and what has happened since the last answer.

use crate::{Actor, CardNotes, Ecological, Game, Kinds};

/// A table under its handle.
pub(super) struct Table<G: Game> {
    pub(super) state: G::State,
    pub(super) actor: Actor,
    pub(super) list: Vec<G::Action>,
    pub(super) events: Vec<G::Event>,
    pub(super) listening: bool,
    /// Whether it was dealt out as a possible world for somebody, so that it hides nothing.
    pub(super) dealt: bool,
    /// What was noted of food and life; `None` where nobody measures.
    pub(super) notes: Option<Vec<Ecological>>,
    /// The cards that are explained.
    pub(super) explained: Kinds,
    /// What was noted of cards since the last answer.
    pub(super) card_notes: CardNotes,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        let (state, list) = (self.state.clone(), self.list.clone());
        Self {
            state,
            actor: self.actor,
            list,
            events: Vec::new(),
            listening: self.listening,
            dealt: self.dealt,
            notes: None,
            explained: Kinds::NONE,
            card_notes: CardNotes::default(),
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.state.clone_from(&from.state);
        self.actor = from.actor;
        self.list.clone_from(&from.list);
        self.events.clear();
        self.listening = from.listening;
        self.dealt = from.dealt;
        self.notes = None;
        self.card_notes.clear();
    }
}
