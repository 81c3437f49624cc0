//! One table behind the face: a state with its open list, and what has happened since the last answer.

use crate::{Actor, CardNotes, Ecological, Game, Kinds};

/// So many events wait at most until somebody asks what they mean for food and life.
pub(super) const MOST_WAITING: usize = 256;
/// Room for the notes of a usual opening.
const USUAL_NOTES: usize = 256;

/// A table under its handle.
pub(super) struct Table<G: Game> {
    pub(super) state: G::State,
    pub(super) actor: Actor,
    pub(super) list: Vec<G::Action>,
    pub(super) events: Vec<G::Event>,
    pub(super) listening: bool,
    /// Whether it was dealt out as a possible world for somebody, so that it hides nothing.
    pub(super) dealt: bool,
    /// What happens to food and life; `None` where nobody measures.
    pub(super) measured: Option<Measured<G>>,
    /// The cards that are explained.
    pub(super) explained: Kinds,
    /// What was noted of cards since the last answer.
    pub(super) card_notes: CardNotes,
}

/// What has happened to food and life at a table since somebody last asked.
pub(super) struct Measured<G: Game> {
    /// As far as it was worked out.
    pub(super) notes: Vec<Ecological>,
    /// What happened after that where nobody listens: many events one after the other are worked out in less time than each by itself.
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Measured<G> {
    /// From a table as it is now.
    pub(super) fn opening(game: &G, state: &G::State) -> Self {
        let mut notes = Vec::with_capacity(USUAL_NOTES);
        game.opening(state, &mut notes);
        Self { notes, events: Vec::with_capacity(MOST_WAITING) }
    }

    /// Works out what waits, and then these events.
    pub(super) fn note(&mut self, game: &G, more: &[G::Event]) {
        let Self { notes, events } = self;
        events.iter().for_each(|event| game.ecology(event, notes));
        more.iter().for_each(|event| game.ecology(event, notes));
        events.clear();
    }

    /// Tells what it has worked out, and what still waits, without keeping that first.
    pub(super) fn tell(&mut self, game: &G, out: &mut Vec<Ecological>) {
        out.append(&mut self.notes);
        self.events.iter().for_each(|event| game.ecology(event, out));
        self.events.clear();
    }
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
            measured: None,
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
        self.measured = None;
        self.card_notes.clear();
    }
}
