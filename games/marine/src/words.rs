//! What an action means and who does what and why, in messages.

use crate::action::Action;
use crate::marine::Marine;
use crate::state::State;
use clade_engine::Msg;

impl Marine {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let mut text = String::new();
        self.write_action(state, action, &mut text);
        Msg::new(text)
    }

    /// Who does what and why.
    pub(crate) fn prompted(&self, state: &State) -> Msg {
        Msg::new(format!("{:?}", state.agenda.top()))
    }
}
