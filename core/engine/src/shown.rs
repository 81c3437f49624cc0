//! What people see of a game: its questions, answers, events and table, and what an event means in points, food and life.

use crate::ecology::Reading;
use crate::scene::{Form, Look, Staged, Template};
use crate::{Caution, Ecological, Msg, Rules, Scene, Side, Tells, View};

/// What is shown, as messages and data; a host has the words and the pixels.
pub trait Shown: Rules {
    /// The name of a side.
    fn side_name(&self, side: Side) -> Msg;

    /// How the things of a side look: its figure and colour, as its name says.
    fn side_look(&self, _side: Side) -> Look {
        Look::default()
    }

    /// Who does what and why, in one line.
    fn prompt(&self, view: &View<Self::State>) -> Msg;

    /// What an action means, for people.
    fn label(&self, view: &View<Self::State>, action: Self::Action) -> Msg;

    /// What should give pause before a legal action is taken; its label says why. By default nothing does.
    fn caution(&self, _view: &View<Self::State>, _action: Self::Action) -> Option<Caution> {
        None
    }

    /// The log line of an event as its observer knows it; `None` if it is not worth one.
    fn log_line(&self, event: &Self::Event) -> Option<Msg>;

    /// What that line is about, if hosts should know. By default no line is special.
    fn tells(&self, _event: &Self::Event) -> Option<Tells> {
        None
    }

    /// The table as it is to be drawn. `actions` are the legal actions of the observer, if it is asked.
    fn scene(&self, view: &View<Self::State>, actions: &[Self::Action]) -> Scene;

    /// Fixed places for the parts of the scene, if the game has them for this shape of window; otherwise the host arranges them.
    fn template(&self, _form: Form) -> Option<Template> {
        None
    }

    /// How an event is shown, as its observer knows it, in the order in which it happens. Law: the nodes that it names are in the
    /// scene before the answer or after it.
    fn staged(&self, _event: &Self::Event, _tell: &mut dyn FnMut(Staged)) {}

    /// What an event adds to the score of a side or takes from it, and from what: `enter(side, points, source)`. Law: at the end a
    /// score is what it was at the beginning plus what the events gave. A source is a kind of thing, such as a card: what has the
    /// same source is added up for people to read.
    fn score_changes(&self, _event: &Self::Event, _enter: &mut dyn FnMut(Side, i64, Msg)) {}

    /// Adds what an event means for food and life, in the order in which it happened. It follows from the event alone, never from the
    /// events before it. A game's README says what it means by these words.
    fn ecology(&self, _event: &Self::Event, _notes: &mut Vec<Ecological>) {}

    /// How to read these notes; `None` for a game that notes nothing.
    fn reading(&self) -> Option<Reading> {
        None
    }

    /// Adds the food and the beings that are on the table, as if they had just come there, and the current round.
    fn opening(&self, _state: &Self::State, _notes: &mut Vec<Ecological>) {}
}
