//! A game in the middle of a position, played by the texts of answers: for tests that look into states.

use clade_engine::{Actor, Game, Sink};

/// A game, its table, and what happened last.
///
/// **For tests only**: faults are reported by a panic.
#[derive(Debug)]
pub struct AtTable<G: Game> {
    /// The game.
    pub game: G,
    /// The table.
    pub state: G::State,
    /// What happened in the last [`AtTable::play`].
    pub events: Vec<G::Event>,
}

impl<G: Game> AtTable<G> {
    /// A game at a position.
    ///
    /// # Panics
    /// If the position cannot be set up, or the table is not sound.
    pub fn of(game: G, position: &str) -> Self {
        let state = game.place(position, &mut Sink::null()).unwrap_or_else(|e| panic!("{e}"));
        assert!(game.is_sound(&state), "the position is sound");
        Self { game, state, events: Vec::new() }
    }

    /// The texts of the legal actions, or of the outcomes of chance.
    pub fn legal(&self) -> Vec<String> {
        self.actions().into_iter().map(|action| self.text(action)).collect()
    }

    fn actions(&self) -> Vec<G::Action> {
        let (mut list, mut outcomes) = (Vec::new(), Vec::new());
        match self.game.actor(&self.state) {
            Actor::Seat(_) => self.game.legal_actions(&self.state, &mut list),
            Actor::Chance => self.game.outcomes(&self.state, &mut outcomes),
            Actor::Over => {}
        }
        list.extend(outcomes.into_iter().map(|(action, _)| action));
        list
    }

    fn text(&self, action: G::Action) -> String {
        let mut text = String::new();
        self.game.action_text(&self.state, action, &mut text);
        text
    }

    /// Takes answers by their texts, separated by `;`, even where there is only one.
    ///
    /// # Panics
    /// If one is not legal, or the table is not sound after it.
    #[track_caller]
    pub fn play(&mut self, answers: &str) {
        self.events.clear();
        for answer in answers.split(';').map(str::trim) {
            let action = self.actions().into_iter().find(|&action| self.text(action) == answer);
            let action = action.unwrap_or_else(|| panic!("'{answer}' is none of {:?}", self.legal()));
            self.game.play(&mut self.state, action, &mut Sink::to(&mut self.events));
            assert!(self.game.is_sound(&self.state), "sound after '{answer}'");
        }
    }
}
